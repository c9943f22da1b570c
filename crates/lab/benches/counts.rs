//! How many instructions a decision of random play and an imagined game of the search take: `cargo
//! xtask bench counts`. Unlike times they are the same on a busy machine, so that what became slower
//! shows. `counts.txt` has them as they were; `UPDATE_COUNTS=1` writes it anew.
//!
//! Valgrind runs this program again, for some work and for twice as much: the difference is without
//! what only happens once.
#![allow(clippy::print_stdout, reason = "a benchmark prints what it measured")]

mod tables;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::ops::ControlFlow;
use std::process::{Command, ExitCode};
use std::{env, fs};

use bots::Level;
use catalog::Visitor;
use lab::{SimPlan, simulate};
use tables::{Opening, Setting};
use tabletop::{Config, Lawful, Seed, Words};

const KEPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/benches/counts.txt");
/// Another compiler, or another order of the same code, changes this much, in percent.
const TOLERANCE: f64 = 5.0;

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    match &args[..] {
        [name, work, size] => {
            let setting = tables::all().into_iter().find(|one| one.name() == *name);
            let (Some(setting), Some(work), Ok(size)) =
                (setting, Work::named(work), size.parse::<u64>())
            else {
                println!("there is no such work");
                return ExitCode::FAILURE;
            };
            println!("{}", work.carry_out(&setting, size));
            ExitCode::SUCCESS
        }
        _ => match compare() {
            Ok(()) => ExitCode::SUCCESS,
            Err(why) => {
                println!("{why}");
                ExitCode::FAILURE
            }
        },
    }
}

#[derive(Clone, Copy)]
enum Work {
    Play,
    Search,
}

impl Work {
    const ALL: [Work; 2] = [Work::Play, Work::Search];

    fn name(self) -> &'static str {
        match self {
            Work::Play => "play",
            Work::Search => "search",
        }
    }

    fn named(name: &str) -> Option<Work> {
        Work::ALL.into_iter().find(|work| work.name() == name)
    }

    /// How much is done once.
    fn size(self) -> u64 {
        match self {
            Work::Play => 100,
            Work::Search => 1,
        }
    }

    /// How many decisions were made, or games imagined.
    fn carry_out(self, setting: &Setting, size: u64) -> u64 {
        match self {
            Work::Play => {
                let plan = SimPlan {
                    game: setting.game.to_owned(),
                    config: setting.config.clone(),
                    games: size,
                    seed: Seed::from_text("counts"),
                    bots: vec![Level::Random],
                    threads: 1,
                };
                simulate(&plan, &|_| ControlFlow::Continue(()))
                    .expect("the setting is one of the game's")
                    .decisions
            }
            Work::Search => {
                struct Times<'a>(&'a Config, u64);
                impl Visitor for Times<'_> {
                    type Output = u64;
                    fn visit<G: Lawful + Words>(self) -> u64 {
                        Opening::<G>::new(self.0).search(self.1)
                    }
                }
                catalog::visit(setting.game, Times(&setting.config, size))
                    .expect("ids are of games")
            }
        }
    }
}

/// Counts everything, and says what takes more than it did.
fn compare() -> Result<(), String> {
    let update = env::var_os("UPDATE_COUNTS").is_some();
    let kept = read(&fs::read_to_string(KEPT).unwrap_or_default());
    let mut found = String::new();
    let mut worse = Vec::new();
    for setting in tables::all() {
        for work in Work::ALL {
            let count = count(&setting, work)?;
            let what = format!("{} {}", setting.name(), work.name());
            let before = kept.get(&what).copied();
            let change = before.map(|before| 100.0 * (count / before - 1.0));
            println!(
                "{what:<36}{count:>12.0}{}",
                change.map_or_else(String::new, |change| format!("{change:>+8.1} %"))
            );
            writeln!(found, "{what}: {count:.0}").expect("writing to a string does not fail");
            if change.is_none_or(|change| change > TOLERANCE) {
                worse.push(what);
            }
        }
    }
    if update {
        return fs::write(KEPT, found).map_err(|error| format!("cannot write {KEPT}: {error}"));
    }
    if kept.is_empty() {
        println!("nothing was kept to compare with: UPDATE_COUNTS=1 keeps these");
        return Ok(());
    }
    if worse.is_empty() {
        return Ok(());
    }
    Err(format!(
        "more instructions than in counts.txt, or not in it: {}. UPDATE_COUNTS=1 writes it anew",
        worse.join(", ")
    ))
}

fn read(kept: &str) -> BTreeMap<String, f64> {
    kept.lines()
        .filter_map(|line| line.split_once(": "))
        .filter_map(|(what, count)| Some((what.to_owned(), count.parse().ok()?)))
        .collect()
}

/// Instructions for each decision or imagined game.
fn count(setting: &Setting, work: Work) -> Result<f64, String> {
    let once = run(setting, work, work.size())?;
    let twice = run(setting, work, 2 * work.size())?;
    Ok((twice.0 - once.0) / (twice.1 - once.1))
}

/// The instructions of a run, and what was done in it.
fn run(setting: &Setting, work: Work, size: u64) -> Result<(f64, f64), String> {
    let own = env::current_exe().map_err(|error| error.to_string())?;
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(own)
        .args([&setting.name(), work.name(), &size.to_string()])
        .output()
        .map_err(|error| format!("this needs valgrind: {error}"))?;
    let told = String::from_utf8_lossy(&output.stderr);
    let instructions = told
        .lines()
        .find_map(|line| line.split_once("Collected :"))
        .and_then(|(_, count)| count.trim().parse().ok());
    let done = String::from_utf8_lossy(&output.stdout).trim().parse().ok();
    instructions
        .zip(done)
        .ok_or_else(|| format!("valgrind failed:\n{told}"))
}
