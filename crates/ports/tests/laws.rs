//! Ports keeps the laws, for every number of players and under every switch.
//!
//! `cargo test -p ports --test laws -- --nocapture` shows what was looked at.

use laws::{Laws, Report, player_counts};
use ports::Ports;
use tabletop::{Config, Setting};

/// The least share of the leak law's steps that must leave re-dealt worlds comparable. Most steps
/// of Ports turn a card over, which no viewer can mistake, so it is far from 1.
const COMPARABLE: f64 = 0.4;

fn keeps_the_laws(configs: &[Config], seeds: u64) {
    let report: Report = Laws::over(0..seeds)
        .comparable(COMPARABLE)
        .check::<Ports>(configs)
        .unwrap_or_else(|violation| panic!("{violation}"));
    show(&report);
}

#[expect(clippy::print_stdout, reason = "the shares are there to be read")]
fn show(report: &Report) {
    println!("{report}");
}

fn keeps_the_laws_with(switch: &str, value: impl Into<Setting> + Clone) {
    let tables = player_counts::<Ports>(|table| table.with(switch, value.clone()));
    keeps_the_laws(&tables, 40);
}

#[test]
fn with_two_to_six_players() {
    keeps_the_laws(&player_counts::<Ports>(|table| table), 200);
}

#[test]
fn with_captures_name_up() {
    keeps_the_laws_with("captures-name-up", true);
}

#[test]
fn with_a_beginner() {
    keeps_the_laws_with("beginners", ["1"]);
}

#[test]
fn without_any_red_mark() {
    keeps_the_laws_with("red", []);
}

#[test]
fn with_red_marks_everywhere() {
    let all = ports::cards::Name::all().map(|name| name.id().to_owned());
    keeps_the_laws_with("red", Setting::Set(all.collect()));
}

#[test]
fn with_more_overlap_and_more_tcp_and_udp() {
    let tables = player_counts::<Ports>(|table| {
        table
            .with("dot-over-tls", true)
            .with("dual-transport", true)
    });
    keeps_the_laws(&tables, 40);
}

#[test]
fn over_three_games() {
    let tables = player_counts::<Ports>(|table| table.with("games", 3));
    keeps_the_laws(&tables, 15);
}

#[test]
fn with_everything_at_once() {
    let tables = player_counts::<Ports>(|table| {
        table
            .with("captures-name-up", true)
            .with("beginners", ["1", "2"])
            .with("red", ["smtp", "irc", "dns"])
            .with("dot-over-tls", true)
            .with("dual-transport", true)
            .with("games", 2)
    });
    keeps_the_laws(&tables, 10);
}
