//! CyberWar keeps the laws, in every mode, for every number of players and under every switch.
//!
//! `cargo test -p cyberwar --test laws -- --nocapture` shows what was looked at.

use cyberwar::CyberWar;
use cyberwar::attack::Group;
use cyberwar::cards::ATTACK;
use laws::{Laws, Report};
use tabletop::Config;

fn keeps_the_laws(configs: &[Config], seeds: u64) {
    let report: Report = Laws::over(0..seeds)
        .comparable(0.4)
        .changed(0.4)
        .check::<CyberWar>(configs)
        .unwrap_or_else(|violation| panic!("{violation}"));
    show(&report);
}

#[expect(clippy::print_stdout, reason = "the shares are there to be read")]
fn show(report: &Report) {
    println!("{report}");
}

fn red_blue() -> Config {
    Config::new(2).with("mode", "red-blue")
}

fn drafts(with: impl Fn(Config) -> Config) -> Vec<Config> {
    (2..=4).map(Config::new).map(with).collect()
}

#[test]
fn in_solo_at_every_level() {
    for level in ["study", "exam", "blind"] {
        let config = Config::new(1).with("level", level);
        keeps_the_laws(std::slice::from_ref(&config), 150);
        let hinted = config
            .with("hint", true)
            .with("as-dealt", true)
            .with("hard-cards", true);
        keeps_the_laws(&[hinted], 40);
    }
}

#[test]
fn in_the_draft_with_two_to_four_players() {
    keeps_the_laws(&drafts(|config| config), 200);
}

#[test]
fn in_the_draft_with_kept_cards_hidden() {
    keeps_the_laws(&drafts(|config| config.with("kept-hidden", true)), 100);
}

#[test]
fn in_the_blind_draft() {
    keeps_the_laws(&drafts(|config| config.with("blind", true)), 60);
}

#[test]
fn in_a_best_of_three() {
    keeps_the_laws(&drafts(|config| config.with("best-of-three", true)), 40);
    let hidden = |config: Config| config.with("best-of-three", true).with("kept-hidden", true);
    keeps_the_laws(&drafts(hidden), 30);
}

#[test]
fn in_red_blue() {
    keeps_the_laws(&[red_blue()], 200);
}

#[test]
fn in_red_blue_under_every_switch() {
    keeps_the_laws(
        &[
            red_blue().with("blind", true),
            red_blue().with("roles", "one"),
            red_blue().with("group", "apt29").with("hard-cards", true),
            red_blue().with("difficulty", "2"),
        ],
        60,
    );
}

#[test]
fn with_other_groups() {
    // Kimsuky, the largest; one with just enough cards for red/blue; one with just enough for a draft.
    keeps_the_laws(
        &[Config::new(1).with("group", "G0094").with("level", "exam")],
        30,
    );
    keeps_the_laws(&drafts(|config| config.with("group", smallest(10))), 40);
    keeps_the_laws(&[red_blue().with("group", smallest(12))], 60);
}

/// A group with just so many cards.
fn smallest(cards: usize) -> &'static str {
    let fits = |group: &&Group| ATTACK.playable(group).len() == cards;
    let group = ATTACK.groups.iter().find(fits);
    &group.expect("there is such a group").id
}
