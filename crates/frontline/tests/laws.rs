//! Cyber FrontLine keeps the laws, under every switch.
//!
//! `cargo test -p frontline --test laws -- --nocapture` shows what was looked at.

use frontline::FrontLine;
use laws::{Laws, Report};
use tabletop::Config;

/// The least share of the leak law's steps that must leave re-dealt worlds comparable: most of what
/// happens follows from what lies open.
const COMPARABLE: f64 = 0.8;

/// Matches are long: so many see twenty thousand decisions at each table.
const SEEDS: u64 = 60;

fn keeps_the_laws(table: Config) {
    let report: Report = Laws::over(0..SEEDS)
        .comparable(COMPARABLE)
        .check::<FrontLine>(&[table])
        .unwrap_or_else(|violation| panic!("{violation}"));
    show(&report);
}

#[expect(clippy::print_stdout, reason = "the shares are there to be read")]
fn show(report: &Report) {
    println!("{report}");
}

#[test]
fn as_it_is_usually_played() {
    keeps_the_laws(Config::new(2));
}

#[test]
fn with_secret_plans() {
    keeps_the_laws(Config::new(2).with("secret-plans", true));
}

#[test]
fn with_a_calm_start() {
    keeps_the_laws(Config::new(2).with("calm-start", true));
}

#[test]
fn when_both_attacks_are_resolved() {
    keeps_the_laws(Config::new(2).with("resolve-both", true));
}

#[test]
fn with_all_switches() {
    let table = Config::new(2)
        .with("secret-plans", true)
        .with("calm-start", true)
        .with("resolve-both", true);
    keeps_the_laws(table);
}
