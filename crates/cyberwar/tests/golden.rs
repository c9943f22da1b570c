//! A whole game of every mode and number of players, written down: any change of the rules shows here.
//! `UPDATE_GOLDEN=1 cargo test -p cyberwar --test golden` writes the files anew.

use cyberwar::CyberWar;
use laws::{assert_golden, golden};
use tabletop::{Config, Game};

#[test]
fn a_game_for_every_number_of_players_goes_as_ever() {
    for players in CyberWar::PLAYERS {
        let text = golden::<CyberWar>(&Config::new(players), "golden");
        assert_golden(format!("tests/golden/{players}-players.txt"), &text);
    }
}

#[test]
fn a_game_of_red_against_blue_goes_as_ever() {
    let config = Config::new(2).with("mode", "red-blue");
    let text = golden::<CyberWar>(&config, "golden");
    assert_golden("tests/golden/red-blue.txt", &text);
}
