//! The toy game keeps all laws.

use laws::{Law, Laws, assert_lawful, check, player_counts};
use tabletop::Config;

use crate::game::Toy;

#[test]
fn the_toy_game_keeps_every_law_and_every_law_is_tested() {
    let report = assert_lawful::<Toy>(&player_counts::<Toy>(|config| config), 0..300);
    for (config, tally) in &report.tables {
        for law in Law::ALL {
            assert!(tally.tested(law) >= 100, "{law:?} at {config:?}\n{report}");
        }
        assert_eq!(tally.games, 300);
        assert!(tally.changed_share() > 0.9, "{report}");
        assert!(tally.comparable_share() > 0.5, "{report}");
    }
}

#[test]
fn a_seed_alone_decides_what_is_looked_at() {
    let configs = [Config::new(3)];
    let both = check::<Toy>(&configs, 7..9).unwrap();
    let [seventh, eighth] = [7..8, 8..9].map(|seeds| check::<Toy>(&configs, seeds).unwrap());
    let decisions = |report: &laws::Report| report.tables[0].1.decisions;
    assert_eq!(decisions(&both), decisions(&seventh) + decisions(&eighth));
}

#[test]
fn a_game_that_must_stay_comparable_more_often_than_it_does_fails() {
    let violation = Laws::over(0..50)
        .comparable(0.99)
        .check::<Toy>(&[Config::new(3)])
        .unwrap_err();
    assert_eq!((violation.law, violation.at), (Law::Leak, None));
}
