//! The command line of Sandtable.

mod after;
mod args;
mod asked;
mod commands;
mod debrief;
mod error;
mod flash_cards;
mod languages;
mod lesson;
mod listing;
mod plain;
mod record;
mod review;
mod rules;
mod screen;
mod texts;

use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;

use clap::Parser;

use args::{Args, Attack, Command};
use error::Error;
use plain::{Plain, within_a_line};

/// A server asks for many small pieces of memory and gives them back from other threads.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let args = Args::parse();
    // One lock and one buffer for all output; what is written is shown at every prompt and at the end.
    let mut out = Plain(io::BufWriter::new(io::stdout().lock()));
    let done = run(args.command, &mut out).and_then(|()| Ok(out.flush()?));
    match done {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever read our output has had enough: nothing is wrong.
        Err(Error::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            let _ = out.flush();
            let said = error.to_string();
            // What stands in a file is no line of ours.
            let said = match is_of_lines(&error) {
                true => said,
                false => within_a_line(&said),
            };
            let _ = writeln!(Plain(io::stderr()), "sandtable: {said}");
            ExitCode::FAILURE
        }
    }
}

/// Whether it is told in several lines, all of them ours.
fn is_of_lines(error: &Error) -> bool {
    matches!(error, Error::Lost(_))
}

fn run(command: Command, out: &mut impl Write) -> Result<(), Error> {
    match command {
        Command::Games(args) => commands::games::run(&args, out),
        Command::Serve(args) => commands::serve::run(&args, out),
        Command::Play(args) => commands::play::run(&args, out, &mut io::stdin().lock()),
        Command::Sim(args) => commands::sim::run(&args, out),
        Command::Arena(args) => commands::arena::run(&args, out),
        Command::Debrief(args) => commands::debrief::run(&args, out),
        Command::Review(args) => commands::review::run(&args, out),
        Command::Load(args) => commands::load::run(&args, out),
        Command::Torture(args) => commands::torture::run(&args, out),
        Command::Data(args) => commands::data::run(&args, out),
        Command::Replay(args) => {
            let is_terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
            commands::replay::run(&args, is_terminal, out, &mut io::stdin().lock())
        }
        Command::Anki(args) => commands::anki::run(&args, out),
        Command::Attack(Attack::Import(args)) => commands::import::run(&args, out),
        Command::Attack(Attack::Groups(args)) => commands::groups::run(&args, out),
    }
}
