//! Finds puzzles in the place of those that were taken out and for so many more weeks, and keeps them:
//! `cargo xtask puzzles WEEKS`.
#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "it says what it does"
)]

use std::process::ExitCode;
use std::{fs, io};

use tabletop::Seed;

const KEPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/data/puzzles.jsonl");

/// What stands where there is no puzzle.
const TAKEN_OUT: &str = "null";

fn main() -> ExitCode {
    let weeks = std::env::args().nth(1).map(|arg| arg.parse::<usize>());
    let Some(Ok(weeks @ 0..=52)) = weeks else {
        eprintln!("say for how many more weeks, from 0 to 52");
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
    let kept = fs::read_to_string(KEPT)?;
    let mut lines: Vec<String> = kept.lines().map(str::to_owned).collect();
    lines.resize(lines.len() + days, TAKEN_OUT.to_owned());
    for day in 0..lines.len() {
        if lines[day] == TAKEN_OUT {
            lines[day] = find(day);
            // Whatever was found is kept, also if the next takes too long.
            fs::write(KEPT, lines.join("\n") + "\n")?;
            println!("day {day}: {}", puzzles::config(day).0);
        }
    }
    Ok(())
}

fn find(day: usize) -> String {
    let (game, config) = puzzles::config(day);
    let puzzle = (0..).find_map(|nth: u32| {
        let seed = Seed::from_text(&format!("puzzle {day} {nth}"));
        let found = catalog::find_puzzle(game, &config, seed);
        found.expect("every game of the week can be set up")
    });
    serde_json::to_string(&puzzle).expect("plain data always serialises")
}
