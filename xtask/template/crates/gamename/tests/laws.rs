//! Gamename keeps the laws, for every number of players.
//!
//! `cargo test -p gamename --test laws -- --nocapture` shows what was looked at.

use gamename::Gamename;
use laws::{assert_lawful, player_counts};

#[test]
fn with_two_to_four_players() {
    let report = assert_lawful::<Gamename>(&player_counts::<Gamename>(|table| table), 0..200);
    println!("{report}");
}
