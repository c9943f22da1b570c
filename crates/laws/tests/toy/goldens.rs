//! A playthrough kept in a file.

use laws::{assert_golden, golden};
use tabletop::Config;

use crate::game::Toy;

#[test]
fn the_playthroughs_are_as_they_were() {
    for players in 2..=3 {
        let text = golden::<Toy>(&Config::new(players), "golden");
        assert_golden(format!("tests/toy/golden/{players}.txt"), &text);
    }
}

#[test]
fn another_seed_is_another_game() {
    let [one, other] = ["one", "other"].map(|seed| golden::<Toy>(&Config::new(3), seed));
    assert_ne!(one, other);
    assert_eq!(one, golden::<Toy>(&Config::new(3), "one"));
}
