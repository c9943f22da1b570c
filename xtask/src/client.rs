//! The client in `web/`: its packages, its build, its scripts.

use std::fs;
use std::io::{self, BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Command, Stdio};

use crate::node::npm;
use crate::run::{self, Failed, root};
use crate::stale;

/// What the client is not built from.
const NO_SOURCES: [&str; 5] = ["dist", "e2e", "node_modules", "test-results", "tests"];

/// Quiet, and with shorter waits than npm's own, so that one without a network soon knows.
const INSTALL_OPTIONS: [&str; 5] = [
    "--prefer-offline",
    "--no-audit",
    "--no-fund",
    "--fetch-retry-mintimeout=1000",
    "--fetch-retry-maxtimeout=5000",
];

/// Codes by which npm says that it did not get through.
const UNREACHABLE: [&str; 7] = [
    "EAI_AGAIN",
    "ECONNREFUSED",
    "ECONNRESET",
    "EHOSTUNREACH",
    "ENETUNREACH",
    "ENOTFOUND",
    "ETIMEDOUT",
];

fn web() -> PathBuf {
    root().join("web")
}

/// Notes on what was done last. They vanish with the packages they tell of.
fn note(name: &str) -> PathBuf {
    web().join("node_modules/.xtask").join(name)
}

fn npm_here() -> Command {
    let mut command = npm();
    command.current_dir(web());
    command
}

/// The folders of the packages that become part of the built client.
pub fn bundled() -> Result<Vec<PathBuf>, Failed> {
    let list = ["ls", "--omit=dev", "--all", "--parseable"];
    let listed = run::output(npm_here().args(list))
        .ok_or_else(|| Failed("npm does not tell what the client is made of".into()))?;
    // The first is the client itself.
    Ok(listed.lines().skip(1).map(PathBuf::from).collect())
}

/// A script of the client's `package.json`.
pub fn script(name: &str) -> Command {
    let mut command = npm_here();
    command.args(["run", "--silent", name]);
    command
}

/// Runs a script of the client's `package.json`.
pub fn run_script(name: &str) -> Result<(), Failed> {
    run::run(&mut script(name))
}

pub fn check_format() -> Result<(), Failed> {
    run::run(npm_here().args(["exec", "--no", "--", "prettier", "--check", "."]))
}

/// Installs the client's packages as the lock file says, unless just these are there.
pub fn install() -> Result<(), Failed> {
    let lock = fs::read(web().join("package-lock.json")).map_err(unreadable)?;
    if fs::read(note("installed")).is_ok_and(|installed| installed == lock) {
        return Ok(());
    }
    println!("installing the client's packages");
    run_and_listen(npm_here().arg("ci").args(INSTALL_OPTIONS))?
        .map_err(|said| Failed(advice(&said)))?;
    write_note("installed", &lock)
}

/// Runs it and shows what it complains of; on failure the complaints come back.
fn run_and_listen(command: &mut Command) -> Result<Result<(), String>, Failed> {
    let trouble = |error| Failed(format!("npm cannot be run: {error}"));
    let mut child = command.stderr(Stdio::piped()).spawn().map_err(trouble)?;
    let stderr = child.stderr.take().expect("it was just piped");
    let mut said = String::new();
    for line in BufReader::new(stderr).lines() {
        let line = line.map_err(trouble)?;
        eprintln!("{line}");
        said.push_str(&line);
        said.push('\n');
    }
    let ended = child.wait().map_err(trouble)?;
    Ok(if ended.success() { Ok(()) } else { Err(said) })
}

fn advice(said: &str) -> String {
    if UNREACHABLE.iter().any(|code| said.contains(code)) {
        return "the package registry cannot be reached.\n\
                The client's packages are needed once: connect to the network, or say with \
                `npm config set registry` or `npm config set proxy` how to reach a registry."
            .to_owned();
    }
    "`npm ci` could not install the client's packages; what npm says is above.".to_owned()
}

/// Builds the client.
pub fn build() -> Result<(), Failed> {
    // Made before, given its name after: what is changed during the build counts as newer.
    write_note("building", b"")?;
    run_script("build")?;
    fs::rename(note("building"), note("built")).map_err(unreadable)
}

/// Builds the client if it was not, or not from what is there now.
pub fn build_if_stale() -> Result<(), Failed> {
    let is_there = web().join("dist/index.html").is_file();
    if is_there && !is_stale().map_err(unreadable)? {
        return Ok(());
    }
    build()
}

fn is_stale() -> io::Result<bool> {
    let mut sources = stale::inside(&web(), &NO_SOURCES)?;
    sources.extend(["locales", "docs/rules"].map(|name| root().join(name)));
    stale::is_older(&note("built"), sources)
}

fn write_note(name: &str, text: &[u8]) -> Result<(), Failed> {
    let path = note(name);
    let folder = path.parent().expect("notes are in a folder");
    fs::create_dir_all(folder)
        .and_then(|()| fs::write(&path, text))
        .map_err(unreadable)
}

fn unreadable(error: io::Error) -> Failed {
    Failed(format!("web/ cannot be read or written: {error}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unreachable_registry_is_told_from_other_trouble() {
        let said = "npm error code ENOTFOUND\nnpm error network request failed\n";
        assert!(advice(said).contains("registry cannot be reached"));
        let said = "npm error code EUSAGE\nnpm error `npm ci` can only install …\n";
        assert!(advice(said).contains("what npm says is above"));
    }
}
