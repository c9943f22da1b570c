//! Python, for what is checked with other people's libraries: each in an environment of its own, made here.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::run::{self, Failed};

/// The Python of an environment that has these packages.
pub fn environment(folder: &Path, packages: &[&str]) -> Result<PathBuf, Failed> {
    let python = folder.join(if cfg!(windows) {
        "Scripts/python.exe"
    } else {
        "bin/python"
    });
    let lacks = |what: &str| {
        let packages = packages.join(" and ");
        Failed(format!(
            "checking with {packages} needs {what}: see to it, then run this again"
        ))
    };
    if !python.exists() {
        let mut make = Command::new("python3");
        run::run(make.args(["-m", "venv"]).arg(folder))
            .map_err(|_| lacks("Python 3 with its module venv"))?;
    }
    let mut install = Command::new(&python);
    let install = install
        .args(["-m", "pip", "install", "--quiet"])
        .args(packages);
    run::run(install).map_err(|_| lacks("pip and a package index that it can reach"))?;
    Ok(python)
}
