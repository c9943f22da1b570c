//! A whole game for every number of players, written down: any change of the rules shows here.
//! `UPDATE_GOLDEN=1 cargo test -p gamename --test golden` writes the files anew.

use gamename::Gamename;
use laws::{assert_golden, golden};
use tabletop::{Config, Game};

#[test]
fn a_game_for_every_number_of_players_goes_as_ever() {
    for players in Gamename::PLAYERS {
        let text = golden::<Gamename>(&Config::new(players), "golden");
        assert_golden(format!("tests/golden/{players}-players.txt"), &text);
    }
}
