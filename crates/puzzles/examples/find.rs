//! Finds puzzles for so many more weeks and adds them to those that are kept: `cargo xtask puzzles WEEKS`.
#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "it says what it does"
)]

use std::fs::OpenOptions;
use std::io::{self, Write};
use std::process::ExitCode;

use tabletop::Seed;

const KEPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/data/puzzles.jsonl");

fn main() -> ExitCode {
    let weeks = std::env::args().nth(1).map(|arg| arg.parse::<usize>());
    let Some(Ok(weeks @ 1..=52)) = weeks else {
        eprintln!("say for how many more weeks, from 1 to 52");
        return ExitCode::from(2);
    };
    match add(weeks * puzzles::WEEK.len()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{KEPT}: {error}");
            ExitCode::FAILURE
        }
    }
}

fn add(days: usize) -> io::Result<()> {
    let mut kept = OpenOptions::new().append(true).open(KEPT)?;
    for day in puzzles::count()..puzzles::count() + days {
        let (game, config) = puzzles::config(day);
        let puzzle = (0..).find_map(|nth: u32| {
            let seed = Seed::from_text(&format!("puzzle {day} {nth}"));
            let found = catalog::find_puzzle(game, &config, seed);
            found.expect("every game of the week can be set up")
        });
        let line = serde_json::to_string(&puzzle).expect("plain data always serialises");
        writeln!(kept, "{line}")?;
        println!("day {day}: {game}");
    }
    Ok(())
}
