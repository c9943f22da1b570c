//! All checks and tests. What is quick or missing comes to light first; the client is built before
//! the program that embeds it.

use std::env;
use std::path::PathBuf;
use std::time::Instant;

use crate::run::{self, Failed, cargo, in_words, step};
use crate::{browser, client, node, supply};

/// Checks that can be asked for alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    Format,
    Rust,
    Client,
    Browser,
}

impl Group {
    pub const ALL: [Group; 4] = [Group::Format, Group::Rust, Group::Client, Group::Browser];

    pub const fn name(self) -> &'static str {
        match self {
            Group::Format => "format",
            Group::Rust => "rust",
            Group::Client => "client",
            Group::Browser => "browser",
        }
    }
}

/// Runs one group of checks, or all, up to the first that fails.
pub fn run(only: Option<Group>) -> Result<(), Failed> {
    let begun = Instant::now();
    match only {
        None => everything()?,
        Some(Group::Format) => {
            install_client()?;
            format()?;
        }
        Some(Group::Rust) => rust()?,
        Some(Group::Client) => {
            install_client()?;
            client()?;
        }
        Some(Group::Browser) => {
            let browser = ready_to_play()?;
            play(browser)?;
        }
    }
    println!("\nall is well, after {}", in_words(begun.elapsed()));
    Ok(())
}

fn everything() -> Result<(), Failed> {
    install_client()?;
    format()?;
    let browser = find_browser()?;
    client()?;
    rust()?;
    play(browser)
}

fn install_client() -> Result<(), Failed> {
    step("Install the client's packages", || {
        node::check()?;
        client::install()
    })
}

fn find_browser() -> Result<PathBuf, Failed> {
    let mut found = None;
    step("Find a browser", || {
        let browser = found.insert(browser::find()?);
        println!("{}", browser.display());
        Ok(())
    })?;
    Ok(found.expect("the step went well"))
}

fn format() -> Result<(), Failed> {
    let advise = |Failed(why)| Failed(format!("{why}\n`cargo xtask fmt` mends it."));
    step("Check Rust's formatting", || {
        run::run(cargo().args(["fmt", "--all", "--check"])).map_err(advise)
    })?;
    step("Check the client's formatting", || {
        client::check_format().map_err(advise)
    })
}

fn client() -> Result<(), Failed> {
    step("Lint the client", || client::run_script("lint"))?;
    step("Check the client's types and texts", || {
        client::run_script("check")
    })?;
    step("Test the client's units", || client::run_script("test"))?;
    step("Build the client", client::build)
}

fn rust() -> Result<(), Failed> {
    step("Check licences and where crates come from", supply::check)?;
    step("Lint Rust", || {
        let targets = ["clippy", "--workspace", "--all-targets"];
        run::run(cargo().args(targets).args(["--", "--deny", "warnings"]))
    })?;
    // With the tests' features, so that this is the program the tests need and nothing is built twice.
    step("Build the program and the tests", || {
        run::run(cargo().args(["build", "--workspace", "--bins", "--tests"]))
    })?;
    step("Test Rust", || {
        run::run(cargo().args(["test", "--workspace"]))
    })
}

/// Client, program and a browser, as they are now.
fn ready_to_play() -> Result<PathBuf, Failed> {
    install_client()?;
    let browser = find_browser()?;
    step("Build the client", client::build_if_stale)?;
    step("Build the program", || {
        run::run(cargo().args(["build", "--package", "sandtable"]))
    })?;
    Ok(browser)
}

/// Pictures of every kind of decision, for looking at.
pub fn pictures(args: &[String]) -> Result<(), Failed> {
    let browser = ready_to_play()?;
    step("Take pictures", || in_browser("pictures", args, browser))
}

/// How the screens feel, over whole games.
pub fn screens(args: &[String]) -> Result<(), Failed> {
    let browser = ready_to_play()?;
    step("Play whole games", || in_browser("screens", args, browser))
}

fn play(browser: PathBuf) -> Result<(), Failed> {
    step("Play in the browser", || in_browser("e2e", &[], browser))
}

/// Runs a script of the client's that drives the browser on the program.
fn in_browser(script: &str, args: &[String], browser: PathBuf) -> Result<(), Failed> {
    let mut script = client::script(script);
    if !args.is_empty() {
        script.arg("--").args(args);
    }
    run::run(
        script
            .env("CHROMIUM", browser)
            .env("SANDTABLE_BIN", program()?),
    )
}

/// The program, in the profile that tests and browser runs share: it is built beside this one.
fn program() -> Result<PathBuf, Failed> {
    let me = env::current_exe()
        .map_err(|error| Failed(format!("cannot tell where programs are built: {error}")))?;
    Ok(me.with_file_name(format!("sandtable{}", env::consts::EXE_SUFFIX)))
}
