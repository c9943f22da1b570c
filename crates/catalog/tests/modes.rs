//! What a form for a table relies on: modes can be played, and switches name what there is.

use catalog::Visitor;
use tabletop::{Config, GameMode, Lawful, Words};

fn config(mode: &GameMode, players: u8) -> Config {
    let set = mode.set.iter();
    set.fold(Config::new(players), |config, (switch, option)| {
        config.with(switch, *option)
    })
}

struct Sound;

impl Visitor for Sound {
    type Output = ();
    fn visit<G: Lawful + Words>(self) {
        let game = G::ID;
        let has_switch = |id: &str| G::SWITCHES.iter().any(|switch| switch.id == id);
        let has_mode = |id: &str| G::MODES.iter().any(|mode| mode.id == id);
        for mode in G::MODES {
            for players in mode.min..=mode.max {
                let opened = G::new(&config(mode, players));
                assert!(opened.is_ok(), "{game}: {} with {players}", mode.id);
            }
        }
        if !G::MODES.is_empty() {
            for players in G::PLAYERS {
                let played = |mode: &GameMode| (mode.min..=mode.max).contains(&players);
                assert!(G::MODES.iter().any(played), "{game}: {players} players");
            }
        }
        for switch in G::SWITCHES {
            let id = switch.id;
            for mode in switch.modes {
                assert!(has_mode(mode), "{game}: {id} is for {mode}");
            }
            assert!(switch.with.is_none_or(has_switch), "{game}: {id}");
        }
    }
}

#[test]
fn every_mode_can_be_played_and_every_switch_names_what_there_is() {
    for game in catalog::ids() {
        catalog::visit(game, Sound).expect("ids are of games");
    }
}
