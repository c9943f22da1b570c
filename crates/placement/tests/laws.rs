//! Cyber Attacker Placement keeps the laws, for every number of players and under every switch.
//!
//! `cargo test -p placement --test laws -- --nocapture` shows what was looked at.

use laws::{Laws, Report, player_counts};
use placement::Placement;
use tabletop::{Config, Setting};

/// The least share of the leak law's steps that must leave re-dealt worlds comparable: most of what
/// happens on the board has nothing to do with hidden cards.
const COMPARABLE: f64 = 0.85;

fn keeps_the_laws(tables: &[Config], seeds: u64) {
    let report: Report = Laws::over(0..seeds)
        .comparable(COMPARABLE)
        .check::<Placement>(tables)
        .unwrap_or_else(|violation| panic!("{violation}"));
    show(&report);
}

#[expect(clippy::print_stdout, reason = "the shares are there to be read")]
fn show(report: &Report) {
    println!("{report}");
}

#[test]
fn with_three_players() {
    keeps_the_laws(&[Config::new(3)], SEEDS);
}

#[test]
fn with_four_players() {
    keeps_the_laws(&[Config::new(4)], SEEDS);
}

/// Games are long: so many of each kind see tens of thousands of decisions.
const SEEDS: u64 = 100;

#[test]
fn in_a_first_game() {
    let tables = player_counts::<Placement>(|table| table.with("first-game", true));
    keeps_the_laws(&tables, SEEDS);
}

#[test]
fn with_the_other_switches() {
    let tables = player_counts::<Placement>(|table| {
        table
            .with("event-price", Setting::Choice("three-of-one".to_owned()))
            .with("rounds", 12)
            .with("frozen-claims", true)
    });
    keeps_the_laws(&tables, SEEDS / 2);
}
