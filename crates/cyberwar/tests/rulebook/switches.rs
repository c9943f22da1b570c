//! Players and switches, and which go together.

use cyberwar::CyberWar;
use cyberwar::setup::Mode;
use tabletop::{Config, Game, Setting, SwitchKind};

use crate::table::*;

fn mode(config: &Config) -> Mode {
    game(config).settings().mode
}

#[test]
fn one_plays_solo_two_to_four_the_draft_and_two_also_red_against_blue() {
    assert!(matches!(mode(&Config::new(1)), Mode::Solo { .. }));
    for players in 2..=4 {
        assert!(matches!(mode(&Config::new(players)), Mode::Draft { .. }));
    }
    assert!(matches!(
        mode(&Config::new(2).with("mode", "red-blue")),
        Mode::Duel { both_roles: true }
    ));
    for players in [0, 5] {
        assert!(CyberWar::new(&Config::new(players)).is_err());
    }
    for players in [1, 3, 4] {
        let config = Config::new(players).with("mode", "red-blue");
        assert_eq!(refused(&config), "cyberwar-refused-red-blue");
    }
}

/// CYW-R27
#[test]
fn a_switch_of_another_mode_is_refused() {
    let on = Setting::Flag(true);
    let exam = Setting::from("exam");
    let one = Setting::from("one");
    let red_blue = Config::new(2).with("mode", "red-blue");
    for (switch, value, text) in [
        ("level", &exam, "solo-only"),
        ("hint", &on, "solo-only"),
        ("as-dealt", &on, "solo-only"),
    ] {
        for config in [Config::new(2), Config::new(4), red_blue.clone()] {
            let refused = refused(&config.with(switch, value.clone()));
            assert_eq!(refused, format!("cyberwar-refused-{text}"));
        }
    }
    for switch in ["kept-hidden", "best-of-three"] {
        for config in [Config::new(1), red_blue.clone()] {
            assert_eq!(
                refused(&config.with(switch, true)),
                "cyberwar-refused-draft-only"
            );
        }
    }
    for players in [1, 2, 3] {
        let config = Config::new(players).with("roles", one.clone());
        assert_eq!(refused(&config), "cyberwar-refused-red-blue-only");
    }
    assert_eq!(
        refused(&Config::new(1).with("blind", true)),
        "cyberwar-refused-not-solo"
    );
}

/// CYW-R27
#[test]
fn the_hard_cards_belong_to_the_box() {
    let config = Config::new(3)
        .with("group", "G0007")
        .with("hard-cards", true);
    assert_eq!(refused(&config), "cyberwar-refused-hard-cards");
}

#[test]
fn every_switch_at_its_default_is_the_plain_table() {
    let default = |kind: SwitchKind| -> Setting {
        match kind {
            SwitchKind::Flag => false.into(),
            SwitchKind::Choice { options } | SwitchKind::Listed { options, .. } => {
                options[0].into()
            }
            SwitchKind::Number { default, .. } => default.into(),
            SwitchKind::Seats | SwitchKind::Cards { .. } => [].into(),
        }
    };
    for players in CyberWar::PLAYERS {
        let plain = Table::opening(&Config::new(players), "plain");
        let mut config = Config::new(players);
        for switch in CyberWar::SWITCHES {
            config = config.with(switch.id, default(switch.kind));
        }
        assert_eq!(Table::opening(&config, "plain").state(), plain.state());
    }
}

#[test]
fn an_unknown_group_is_refused() {
    for group in ["G9999", "APT3", ""] {
        assert!(CyberWar::new(&Config::new(1).with("group", group)).is_err());
    }
}
