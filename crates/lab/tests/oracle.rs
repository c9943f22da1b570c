//! How much there is to decide.

use std::ops::ControlFlow;

use bots::Level;
use lab::{ArenaPlan, LabError, OracleReport, oracle};
use tabletop::{Config, Seed};

fn on(_: u64) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

fn draft(players: u8, threads: usize) -> ArenaPlan {
    ArenaPlan {
        game: "cyberwar".to_owned(),
        config: Config::new(players),
        a: Level::Random,
        b: Level::Greedy,
        games: 80,
        seed: Seed::from_text("oracle"),
        threads,
    }
}

#[test]
fn who_knows_everything_wins_more_than_a_fair_share_and_than_chance() {
    let report = oracle(&draft(4, 1), &on).unwrap();
    assert_eq!((report.games, report.deals, report.fair), (80, 20, 0.25));
    assert!(report.oracle > report.fair, "{report:?}");
    assert!(report.oracle > report.win_rate, "{report:?}");
    assert!(report.part.is_some_and(|part| part < 1.0), "{report:?}");
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let timeless = |threads| OracleReport {
        seconds: 0.0,
        ..oracle(&draft(4, threads), &on).unwrap()
    };
    assert_eq!(timeless(1), timeless(2));
}

#[test]
fn whoever_is_alone_has_nobody_to_foresee() {
    assert_eq!(oracle(&draft(1, 1), &on), Err(LabError::Alone));
}
