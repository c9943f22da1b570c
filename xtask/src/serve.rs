//! From a fresh clone to a running server.

use std::process::Command;

use crate::run::{Failed, cargo};
use crate::{client, node};

pub fn serve(args: &[String]) -> Result<(), Failed> {
    node::check()?;
    client::install()?;
    client::build_if_stale()?;
    become_the_server(
        cargo()
            .args(["run", "--release", "--package", "sandtable", "--", "serve"])
            .args(args),
    )
}

/// Cargo, and then the server, take the place of this process, so that signals reach them.
#[cfg(unix)]
fn become_the_server(command: &mut Command) -> Result<(), Failed> {
    use std::os::unix::process::CommandExt;
    let error = command.exec();
    Err(Failed(format!("cargo cannot be started: {error}")))
}

#[cfg(not(unix))]
fn become_the_server(command: &mut Command) -> Result<(), Failed> {
    crate::run::run(command)
}
