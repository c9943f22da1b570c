//! League of Hackers keeps the laws, for every number of players and under every switch.
//!
//! `cargo test -p league --test laws -- --nocapture` shows what was looked at.

use laws::{Laws, Report, player_counts};
use league::League;
use tabletop::Config;

/// The least share of the leak law's steps that must leave re-dealt worlds comparable: an action that
/// names a card is possible only where the card is in the same hand.
const COMPARABLE: f64 = 0.65;

fn keeps_the_laws(tables: &[Config], seeds: u64) {
    let report: Report = Laws::over(0..seeds)
        .comparable(COMPARABLE)
        .check::<League>(tables)
        .unwrap_or_else(|violation| panic!("{violation}"));
    show(&report);
}

#[expect(clippy::print_stdout, reason = "the shares are there to be read")]
fn show(report: &Report) {
    println!("{report}");
}

#[test]
fn with_two_players_and_the_dummy() {
    keeps_the_laws(&[Config::new(2)], 200);
}

#[test]
fn with_three_players() {
    keeps_the_laws(&[Config::new(3)], 200);
}

#[test]
fn with_four_players() {
    keeps_the_laws(&[Config::new(4)], 200);
}

#[test]
fn with_every_handicap() {
    for extra in 1..=3 {
        let tables = player_counts::<League>(|table| {
            table
                .with("newcomers", ["1", "2"])
                .with("extra-cards", extra)
                .with("one-fewer", ["2"])
        });
        keeps_the_laws(&tables, 40);
    }
}
