//! Several servers on one PostgreSQL, which the tests start and stop themselves.

use std::env;
use std::fs;
use std::path::PathBuf;

use crate::apt;
use crate::run::{self, Failed, cargo, step};

const BY_HAND: &str = "\
These tests start a PostgreSQL of their own. Install it with
  Debian, Ubuntu   sudo apt-get install postgresql
  Fedora           sudo dnf install postgresql-server
  Arch             sudo pacman -S postgresql
  macOS            brew install postgresql
The other tests run without: leave out `--slow`.";

/// Whether its programs are where the tests look for them (`crates/database`).
fn is_installed() -> bool {
    let path = env::var_os("PATH").unwrap_or_default();
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten();
    let versions = versions.flatten().map(|version| version.path().join("bin"));
    let mut folders = versions.chain(env::split_paths(&path));
    folders.any(|folder: PathBuf| folder.join("initdb").is_file())
}

fn find() -> Result<(), Failed> {
    if !is_installed() {
        apt::install(&["postgresql"], BY_HAND)?;
    }
    match is_installed() {
        true => Ok(()),
        false => Err(Failed(format!("there is no PostgreSQL.\n{BY_HAND}"))),
    }
}

/// Everything that needs a PostgreSQL, and the tests of the server once more, in one.
pub fn test() -> Result<(), Failed> {
    step("Find PostgreSQL", find)?;
    let ignored = ["--", "--ignored"];
    step("Keep tables in PostgreSQL", || {
        run::run(cargo().args(["test", "-p", "store"]).args(ignored))
    })?;
    let tables = ["test", "-p", "server", "--test", "tables"];
    step("Play at several servers", || {
        run::run(cargo().args(tables).args(ignored))
    })?;
    step("Play all tests of the server in PostgreSQL", || {
        run::run(cargo().args(tables).env("SANDTABLE_TEST_POSTGRES", "1"))
    })?;
    step("Torture three servers and their database", || {
        let torture = ["test", "-p", "sandtable", "--test", "torture"];
        run::run(cargo().args(torture).args(ignored))
    })
}
