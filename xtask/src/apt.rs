//! What tests need of the system, installed where that is possible.

use std::process::Command;

use crate::run::{Failed, output, run};

/// Installs packages where nobody has to be asked for a password, or says how to do it by hand.
pub fn install(packages: &[&str], by_hand: &str) -> Result<(), Failed> {
    let list = packages.join(" and ");
    let Some(as_root) = way_to_root() else {
        return Err(Failed(format!(
            "{list} cannot be installed here without asking.\n{by_hand}"
        )));
    };
    println!("installing {list}");
    let apt = |args: &[&str]| {
        let mut words = as_root.iter().copied();
        let mut command = Command::new(words.next().expect("it ends with apt-get"));
        run(command.args(words).args(args))
    };
    apt(&["update", "--quiet=2"])
        .and_then(|()| {
            let options = ["install", "--quiet=2", "--yes", "--no-install-recommends"];
            apt(&[&options[..], packages].concat())
        })
        .map_err(|Failed(why)| Failed(format!("{why}\n{by_hand}")))
}

/// How to call apt-get with the rights it needs.
fn way_to_root() -> Option<&'static [&'static str]> {
    output(Command::new("apt-get").arg("--version"))?;
    if output(Command::new("id").arg("-u")).as_deref() == Some("0") {
        return Some(&["env", "DEBIAN_FRONTEND=noninteractive", "apt-get"]);
    }
    output(Command::new("sudo").args(["--non-interactive", "true"]))?;
    Some(&[
        "sudo",
        "--non-interactive",
        "env",
        "DEBIAN_FRONTEND=noninteractive",
        "apt-get",
    ])
}
