//! CyberWar keeps the laws, in every mode, for every number of players and under every switch.
//!
//! `cargo test -p cyberwar --test laws -- --nocapture` shows what was looked at.

use cyberwar::CyberWar;
use laws::{Laws, Report};
use tabletop::Config;

fn keeps_the_laws(configs: &[Config], seeds: u64) {
    let report: Report = Laws::over(0..seeds)
        .comparable(0.4)
        .changed(0.4)
        .check::<CyberWar>(configs)
        .unwrap_or_else(|violation| panic!("{violation}"));
    show(&report);
}

#[expect(clippy::print_stdout, reason = "the shares are there to be read")]
fn show(report: &Report) {
    println!("{report}");
}

fn red_blue() -> Config {
    Config::new(2).with("mode", "red-blue")
}

fn drafts() -> Vec<Config> {
    (2..=4).map(Config::new).collect()
}

#[test]
fn in_solo_at_every_level() {
    // In study and blind all detections may be read: what is hidden is only the order of the deck.
    for level in ["study", "exam", "blind"] {
        keeps_the_laws(&[Config::new(1).with("level", level)], 150);
    }
}

#[test]
fn in_the_draft() {
    keeps_the_laws(&drafts(), 200);
}

#[test]
fn in_red_blue() {
    keeps_the_laws(&[red_blue()], 200);
}
