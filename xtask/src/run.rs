//! Running other programs.

use std::env;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// Why a task could not be carried out, in words for whoever asked for it.
#[derive(Debug)]
pub struct Failed(pub String);

/// The folder of the repository.
pub fn root() -> PathBuf {
    // Cargo says where this crate is now; where it was compiled may have moved since.
    let xtask = env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    let root = xtask.parent().expect("xtask/ is in the repository");
    root.to_owned()
}

/// The Cargo that runs this task. It stays in the folder it was called from, so that paths given to
/// the server mean what they say.
pub fn cargo() -> Command {
    Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// Runs it to its end; it must go well.
pub fn run(command: &mut Command) -> Result<(), Failed> {
    let line = line_of(command);
    let ended = command
        .status()
        .map_err(|error| Failed(format!("`{line}` cannot be started: {error}")))?;
    if ended.success() {
        Ok(())
    } else {
        Err(Failed(format!("`{line}` ({ended})")))
    }
}

/// What it prints; none: it cannot be started, or it fails.
pub fn output(command: &mut Command) -> Option<String> {
    let output = command.stdin(Stdio::null()).output().ok()?;
    let text = String::from_utf8_lossy(&output.stdout);
    output.status.success().then(|| text.trim().to_owned())
}

/// Takes a step: says what it is before, and how long it took after.
pub fn step(name: &str, work: impl FnOnce() -> Result<(), Failed>) -> Result<(), Failed> {
    println!("\n==> {name}");
    let begun = Instant::now();
    let done = work();
    let took = in_words(begun.elapsed());
    match done {
        Ok(()) => {
            println!("==> {name}: ok, {took}");
            Ok(())
        }
        Err(Failed(why)) => Err(Failed(format!("{name}, after {took}: {why}"))),
    }
}

pub fn in_words(time: Duration) -> String {
    let seconds = time.as_secs();
    match seconds {
        0..10 => format!("{:.1} s", time.as_secs_f64()),
        10..60 => format!("{seconds} s"),
        _ => format!("{} min {:02} s", seconds / 60, seconds % 60),
    }
}

/// The command as somebody could type it.
fn line_of(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let mut line = program.file_stem().map_or_else(
        || program.display().to_string(),
        |name| name.to_string_lossy().into_owned(),
    );
    for arg in command.get_args() {
        write!(line, " {}", arg.to_string_lossy()).expect("writing to a string does not fail");
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failed_step_says_which_command_failed_and_how() {
        let mut command = cargo();
        command.args(["no-such-subcommand"]).stderr(Stdio::null());
        let Failed(why) = step("Try", || run(&mut command)).unwrap_err();
        assert!(why.starts_with("Try, after "), "{why}");
        assert!(why.contains("`cargo no-such-subcommand` (exit"), "{why}");
    }

    #[test]
    fn a_program_that_is_not_there_is_named() {
        let Failed(why) = run(&mut Command::new("no-such-program")).unwrap_err();
        assert!(why.contains("`no-such-program` cannot be started"), "{why}");
        assert_eq!(output(&mut Command::new("no-such-program")), None);
    }

    #[test]
    fn times_are_said_as_people_say_them() {
        assert_eq!(in_words(Duration::from_millis(1_240)), "1.2 s");
        assert_eq!(in_words(Duration::from_secs(42)), "42 s");
        assert_eq!(in_words(Duration::from_secs(125)), "2 min 05 s");
    }
}
