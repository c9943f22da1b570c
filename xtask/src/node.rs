//! Node.js and npm, which build the client.

use std::process::Command;

use crate::run::{Failed, output};

/// What the client's tools ask for, taken together.
const NEEDED: &str =
    "Node.js 20.19 or later (of 22: 22.13 or later; not 21 or 23) and npm 10 or later";

/// A version: major, minor.
type Version = (u32, u32);

/// The npm command; on Windows it is a script.
pub fn npm() -> Command {
    Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" })
}

/// Node.js and npm are there and new enough.
pub fn check() -> Result<(), Failed> {
    let version = |mut command: Command| output(command.arg("--version"));
    judge("Node.js", version(Command::new("node")), fits_node)?;
    judge("npm", version(npm()), |(major, _)| major >= 10)
}

fn judge(tool: &str, found: Option<String>, fits: fn(Version) -> bool) -> Result<(), Failed> {
    let trouble = match found {
        None => format!("{tool} is not installed, or not on the PATH"),
        Some(text) => match read(&text) {
            Some(version) if fits(version) => return Ok(()),
            Some(_) | None => format!("{tool} is {text}"),
        },
    };
    Err(Failed(format!(
        "{trouble}.\nThe client needs {NEEDED}: see https://nodejs.org."
    )))
}

fn fits_node((major, minor): Version) -> bool {
    match major {
        20 => minor >= 19,
        22 => minor >= 13,
        major => major >= 24,
    }
}

fn read(text: &str) -> Option<Version> {
    let mut numbers = text.trim_start_matches('v').split('.').map(str::parse);
    Some((numbers.next()?.ok()?, numbers.next()?.ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_that_the_tools_support_are_taken() {
        for version in ["v20.19.0", "v22.13.1", "v24.0.0", "v26.1.0"] {
            assert!(
                judge("Node.js", Some(version.into()), fits_node).is_ok(),
                "{version}"
            );
        }
    }

    #[test]
    fn others_are_refused_with_what_is_needed() {
        for found in [
            "v18.20.0", "v20.18.9", "v21.7.0", "v22.12.0", "v23.9.0", "nonsense",
        ] {
            let Failed(why) = judge("Node.js", Some(found.into()), fits_node).unwrap_err();
            assert!(why.contains(found) && why.contains("20.19"), "{why}");
        }
        let Failed(why) = judge("npm", None, |_| true).unwrap_err();
        assert!(why.contains("npm is not installed"), "{why}");
    }
}
