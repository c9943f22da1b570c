//! Everything that is run on the repository, in plain Rust: it works wherever Cargo does and builds
//! in a second. `cargo xtask` says what there is.
#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "talking to the terminal is what a task does"
)]

mod anki;
mod apt;
mod browser;
mod checks;
mod client;
mod dist;
mod name;
mod navigator;
mod new_game;
mod node;
mod postgres;
mod python;
mod run;
mod serve;
mod slow;
mod stale;
mod supply;

use std::env;
use std::process::{Command, ExitCode};

use checks::Group;
use run::{Failed, cargo};

const HELP: &str = "\
Everything that is run on this repository.

Usage: cargo xtask <COMMAND>

Commands:
  serve [-- ARGS]      Build the client and the server (release) and serve;
                       ARGS go to `sandtable serve`, e.g. -- --bind 0.0.0.0:7070
  test [--only GROUP]  Run all checks and tests, or one group of them:
                         format   rustfmt and prettier
                         rust     licences of what we depend on, clippy and the Rust tests,
                                  the laws included
                         client   lints, types, texts, unit tests and build of web/
                         browser  whole games in a real Chromium
  test --slow          Run what takes longer than belongs there: make a game from the
                       template in a copy of the repository, build, test and play it,
                       play a class of forty and measure every board in the browser,
                       load layers of debriefs with MITRE's own library, ask cargo-deny about
                       what we depend on (where it is installed), start the packed program with
                       nothing around it, and play at several servers that share a PostgreSQL,
                       which is installed where that is possible
  new-game NAME        Make a small game that runs, to be turned into yours
  client               Build the client into web/dist
  types                Write the client's types and facts from the Rust ones
  records              Keep a record of every game as its rules are now, beside the older ones
  situations [GAME]    Harvest the positions that tests start from anew, of all games or one
  pictures [-- ARGS]   Picture every kind of decision of every game, for looking at, as sheets in
                       target/pictures: every window, theme and language, or those that ARGS
                       name (--game --window --theme --language, each as often as wanted);
                       -- --docs takes those of the documents anew instead
  puzzles WEEKS        Find puzzles in games between bots, where one is lacking and for so many more weeks
  golden               Write golden games and transcripts anew; look at what changes
  bench [-- ARGS]      Measure the speed of the rules and the bots, every game, mode and number of
                       players
  bench counts         Count instructions with valgrind, which no other work changes, and fail where
                       they became more (UPDATE_COUNTS=1 keeps them as they are now)
  bench screens [-- ARGS]
                       Play whole games in Chromium and report how soon a press is answered,
                       what jumps, and how large each game's part is; ARGS may name games and
                       a window (--game --window desktop|phone), another deal (--seed), or
                       ask what jumps (--shifts)
  dist                 Pack the program with its licences into one archive, in target/dist, for
                       machines without Rust and Node
  torture [ARGS]       Kill, stop and freeze a server, fill its disk, put its clock wrong, cut off,
                       slow down and deafen its clients while people play, and see whether
                       anything is lost: --minutes M, --blows N, --only WHAT, --tables N,
                       --servers N to share a PostgreSQL among several, which is disturbed
                       too, and --seed TEXT to do what an earlier run did
  fmt                  Format Rust and the client
  help                 Show this

Rust is all that `--only rust` needs. The client needs Node.js as well; the browser
tests need Chromium and a Chinese-Japanese font, which are installed where apt-get
may be used without asking. CHROMIUM=/path/to/chromium names a browser of your own.
";

/// What was asked for.
#[derive(Debug, PartialEq, Eq)]
enum Task {
    Serve(Vec<String>),
    Test(Tests),
    NewGame(String),
    Client,
    Types,
    Records,
    Situations(Option<String>),
    Pictures(Vec<String>),
    Puzzles(String),
    Golden,
    Bench(Vec<String>),
    Counts,
    Screens(Vec<String>),
    Dist,
    Torture(Vec<String>),
    Format,
    Help,
}

/// Which tests.
#[derive(Debug, PartialEq, Eq)]
enum Tests {
    Usual,
    Only(Group),
    Slow,
}

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let task = match Task::read(&args) {
        Ok(task) => task,
        Err(wrong) => {
            eprintln!("{wrong}\n\n`cargo xtask help` shows what there is.");
            return ExitCode::from(2);
        }
    };
    match task.carry_out() {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failed(why)) => {
            eprintln!("\nfailed: {why}");
            ExitCode::FAILURE
        }
    }
}

impl Task {
    fn read(args: &[String]) -> Result<Task, String> {
        let Some((command, rest)) = args.split_first() else {
            return Ok(Task::Help);
        };
        let asks_for_help = |arg: &String| matches!(arg.as_str(), "-h" | "--help");
        if rest
            .iter()
            .take_while(|arg| *arg != "--")
            .any(asks_for_help)
        {
            return Ok(Task::Help);
        }
        let alone = |task| match rest {
            [] => Ok(task),
            [other, ..] => Err(format!("`{command}` takes no '{other}'")),
        };
        match command.as_str() {
            "serve" => Ok(Task::Serve(passed_on(rest))),
            "bench" => match rest {
                [screens, rest @ ..] if screens == "screens" => Ok(Task::Screens(passed_on(rest))),
                [counts] if counts == "counts" => Ok(Task::Counts),
                rest => Ok(Task::Bench(passed_on(rest))),
            },
            "test" => tests(rest).map(Task::Test),
            "new-game" => match rest {
                [name] => Ok(Task::NewGame(name.clone())),
                _ => Err("`new-game` takes the name of the game".to_owned()),
            },
            "client" => alone(Task::Client),
            "types" => alone(Task::Types),
            "records" => alone(Task::Records),
            "situations" => match rest {
                [] => Ok(Task::Situations(None)),
                [game] => Ok(Task::Situations(Some(game.clone()))),
                [_, other, ..] => Err(format!("`situations` takes one game, not '{other}' too")),
            },
            "pictures" => Ok(Task::Pictures(passed_on(rest))),
            "puzzles" => match rest {
                [weeks] => Ok(Task::Puzzles(weeks.clone())),
                [] | [_, _, ..] => Err("`puzzles` takes a number of weeks".to_owned()),
            },
            "golden" => alone(Task::Golden),
            "torture" => Ok(Task::Torture(rest.to_vec())),
            "dist" => alone(Task::Dist),
            "fmt" => alone(Task::Format),
            "help" | "-h" | "--help" => Ok(Task::Help),
            other => Err(format!("there is no command '{other}'")),
        }
    }

    fn carry_out(self) -> Result<(), Failed> {
        match self {
            Task::Serve(args) => serve::serve(&args),
            Task::Test(Tests::Usual) => checks::run(None),
            Task::Test(Tests::Only(group)) => checks::run(Some(group)),
            Task::Test(Tests::Slow) => slow::run(),
            Task::NewGame(name) => new_game::make(&name),
            Task::Client => {
                node::check()?;
                client::install()?;
                client::build()
            }
            Task::Types => generate_types(),
            Task::Records => keep_records(),
            Task::Situations(game) => run::run(
                cargo()
                    .env("HARVEST_SITUATIONS", game.unwrap_or_default())
                    .args(["test", "--package", "catalog", "--test", "situations"]),
            ),
            Task::Pictures(args) => checks::pictures(&args),
            Task::Puzzles(weeks) => run::run(
                cargo()
                    .args(["run", "--release", "--package", "puzzles"])
                    .args(["--example", "find", "--", &weeks]),
            ),
            Task::Golden => run::run(cargo().env("UPDATE_GOLDEN", "1").args([
                "test",
                "--workspace",
                "--test",
                "golden",
                "--test",
                "transcripts",
            ])),
            Task::Bench(args) => run::run(bench("speed").arg("--").args(args)),
            Task::Counts => run::run(&mut bench("counts")),
            Task::Screens(args) => checks::screens(&args),
            Task::Torture(args) => run::run(
                cargo()
                    .args([
                        "run",
                        "--release",
                        "--package",
                        "sandtable",
                        "--",
                        "torture",
                    ])
                    .args(args),
            ),
            Task::Dist => dist::make(dist::Profile::Release).map(drop),
            Task::Format => {
                run::run(cargo().args(["fmt", "--all"]))?;
                node::check()?;
                client::install()?;
                client::run_script("format")
            }
            Task::Help => {
                print!("{HELP}");
                Ok(())
            }
        }
    }
}

fn bench(name: &str) -> Command {
    let mut command = cargo();
    command.args(["bench", "--package", "lab", "--bench", name]);
    command
}

fn generate_types() -> Result<(), Failed> {
    // Of the whole workspace: with the features of everything, nothing is built twice.
    let test = ["test", "--workspace", "--test", "types"];
    run::run(cargo().env("UPDATE_TYPES", "1").args(test))
}

fn keep_records() -> Result<(), Failed> {
    let test = ["test", "--workspace", "--test", "records"];
    run::run(cargo().env("ADD_RECORDS", "1").args(test))
}

/// Arguments for another program, with or without `--` before them.
fn passed_on(args: &[String]) -> Vec<String> {
    match args {
        [first, rest @ ..] if first == "--" => rest.to_vec(),
        all => all.to_vec(),
    }
}

fn tests(args: &[String]) -> Result<Tests, String> {
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    let name = match words[..] {
        [] => return Ok(Tests::Usual),
        ["--slow"] => return Ok(Tests::Slow),
        ["--only", name] => name,
        [arg] => arg
            .strip_prefix("--only=")
            .ok_or_else(|| format!("`test` takes no '{arg}'"))?,
        _ => return Err("`test` takes one --only GROUP, or --slow".to_owned()),
    };
    let known = || Group::ALL.map(Group::name).join(", ");
    Group::ALL
        .into_iter()
        .find(|group| group.name() == name)
        .map(Tests::Only)
        .ok_or_else(|| format!("there is no group '{name}': choose one of {}", known()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<Task, String> {
        let args: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
        Task::read(&args)
    }

    #[test]
    fn arguments_after_the_dashes_go_to_the_server() {
        let bound = Task::Serve(vec!["--bind".into(), "0.0.0.0:80".into()]);
        assert_eq!(read("serve -- --bind 0.0.0.0:80").as_ref(), Ok(&bound));
        assert_eq!(read("serve --bind 0.0.0.0:80").as_ref(), Ok(&bound));
        assert_eq!(
            read("serve -- --help"),
            Ok(Task::Serve(vec!["--help".into()]))
        );
        assert_eq!(read("serve --help"), Ok(Task::Help));
    }

    #[test]
    fn the_screens_are_measured_apart_from_the_rules() {
        let ports = || vec!["--game".into(), "ports".into()];
        let screens = "bench screens -- --game ports";
        assert_eq!(read(screens), Ok(Task::Screens(ports())));
        assert_eq!(read("bench -- --game ports"), Ok(Task::Bench(ports())));
        assert_eq!(read("bench"), Ok(Task::Bench(Vec::new())));
        assert_eq!(read("bench counts"), Ok(Task::Counts));
    }

    #[test]
    fn one_group_of_tests_can_be_asked_for() {
        assert_eq!(read("test"), Ok(Task::Test(Tests::Usual)));
        assert_eq!(read("test --slow"), Ok(Task::Test(Tests::Slow)));
        let rust = Task::Test(Tests::Only(Group::Rust));
        assert_eq!(read("test --only rust"), Ok(rust));
        assert_eq!(
            read("test --only=browser"),
            Ok(Task::Test(Tests::Only(Group::Browser)))
        );
        let wrong = read("test --only everything").unwrap_err();
        assert!(wrong.contains("format, rust, client, browser"), "{wrong}");
    }

    #[test]
    fn what_is_not_understood_is_not_guessed() {
        for line in [
            "tset",
            "client --fast",
            "test rust",
            "test --only",
            "test --slow --only rust",
            "fmt all",
            "new-game",
            "new-game one two",
            "situations ports league",
        ] {
            assert!(read(line).is_err(), "{line}");
        }
    }

    #[test]
    fn every_command_is_in_the_help() {
        assert_eq!(read(""), Ok(Task::Help));
        for command in [
            "serve",
            "test",
            "client",
            "types",
            "records",
            "situations",
            "pictures",
            "golden",
            "bench",
            "fmt",
            "help",
        ] {
            assert!(read(command).is_ok(), "{command}");
            assert!(HELP.contains(&format!("\n  {command} ")), "{command}");
        }
        assert!(read("new-game siege").is_ok() && HELP.contains("\n  new-game NAME "));
        assert!(read("test --slow").is_ok() && HELP.contains("\n  test --slow "));
        for group in Group::ALL {
            assert!(HELP.contains(&format!(" {} ", group.name())), "{group:?}");
        }
    }
}
