//! How many instructions a decision of random play, an imagined game of the search and one that is only
//! played on take: `cargo xtask bench counts`. Unlike times they are the same on a busy machine, so that
//! what became slower shows. `counts.txt` has them as they were, and which compiler made the program that
//! was counted: what takes more is a failure with that compiler, and only told with any other.
//! `UPDATE_COUNTS=1` writes the file anew.
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
use tabletop::{Config, Game, Lawful, Seed, Words};

const KEPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/benches/counts.txt");
/// Another order of the same code changes this much, in percent.
const TOLERANCE: f64 = 5.0;
/// The line of `counts.txt` that names the compiler begins so.
const COMPILER: &str = "# ";

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
    PlayOut,
}

impl Work {
    const ALL: [Work; 3] = [Work::Play, Work::Search, Work::PlayOut];

    fn name(self) -> &'static str {
        match self {
            Work::Play => "play",
            Work::Search => "search",
            Work::PlayOut => "play-out",
        }
    }

    fn named(name: &str) -> Option<Work> {
        Work::ALL.into_iter().find(|work| work.name() == name)
    }

    /// How much is done once.
    fn size(self) -> u64 {
        match self {
            Work::Play | Work::PlayOut => 100,
            Work::Search => 2,
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
            Work::Search => visit(setting, Searches(size)),
            Work::PlayOut => visit(setting, PlayOuts(size)),
        }
    }
}

fn visit<O: Once>(setting: &Setting, once: O) -> u64 {
    struct At<'a, O>(&'a Config, O);
    impl<O: Once> Visitor for At<'_, O> {
        type Output = u64;
        fn visit<G: Lawful + Words>(self) -> u64 {
            self.1.carry_out::<G>(&Opening::new(self.0))
        }
    }
    catalog::visit(setting.game, At(&setting.config, once)).expect("ids are of games")
}

/// Work from the opening on.
trait Once {
    fn carry_out<G: Game>(self, opening: &Opening<G>) -> u64;
}

struct Searches(u64);

impl Once for Searches {
    fn carry_out<G: Game>(self, opening: &Opening<G>) -> u64 {
        // A master takes thirty times as long, most of it in the same code.
        opening.search(Level::Expert, self.0)
    }
}

struct PlayOuts(u64);

impl Once for PlayOuts {
    fn carry_out<G: Game>(self, opening: &Opening<G>) -> u64 {
        opening.play_out(self.0)
    }
}

/// Counts everything, and says what takes more than it did.
fn compare() -> Result<(), String> {
    let update = env::var_os("UPDATE_COUNTS").is_some();
    let compiler = compiler()?;
    let text = fs::read_to_string(KEPT).unwrap_or_default();
    let counted = text.lines().find_map(|line| line.strip_prefix(COMPILER));
    let kept = read(&text);
    let mut found = format!("{COMPILER}{compiler}\n");
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
    if worse.is_empty() {
        return Ok(());
    }
    let worse = format!(
        "more instructions than in counts.txt, or not in it: {}",
        worse.join(", ")
    );
    match counted {
        Some(counted) if counted == compiler => {
            Err(format!("{worse}. UPDATE_COUNTS=1 writes it anew"))
        }
        other => {
            let other = other.unwrap_or("nobody");
            println!("{worse}. That proves nothing: it was counted by {other}, this by {compiler}");
            Ok(())
        }
    }
}

/// The compiler, and what it compiles for.
fn compiler() -> Result<String, String> {
    let rustc = Command::new("rustc").arg("--version").output();
    let rustc = rustc.map_err(|error| format!("this needs rustc: {error}"))?;
    let version = String::from_utf8_lossy(&rustc.stdout).trim().to_owned();
    Ok(format!("{version}, {}", env::consts::ARCH))
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
