//! What takes longer than belongs in the usual tests: the template of a game is made into one, in a copy
//! of the repository, which is then built, tested and played in a browser.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use crate::new_game::alone;
use crate::run::{self, Failed, cargo, in_words, root, step};
use crate::{browser, client, node};

/// What the game is called there.
const GAME: &str = "fromtemplate";

pub fn run() -> Result<(), Failed> {
    let begun = Instant::now();
    step("Install the client's packages", || {
        node::check()?;
        client::install()
    })?;
    let browser = browser::find()?;
    let copy = Copy::new()?;
    step("Copy the repository", || copy.fill())?;
    step("Make a game from the template", || {
        run::run(copy.cargo().args(["xtask", "new-game", GAME]))
    })?;
    rust(&copy)?;
    web(&copy)?;
    play(&copy, &browser)?;
    println!("\nall is well, after {}", in_words(begun.elapsed()));
    Ok(())
}

fn rust(copy: &Copy) -> Result<(), Failed> {
    step("Check its formatting", || {
        run::run(copy.cargo().args(["fmt", "--all", "--check"]))
    })?;
    let tests = ["golden", "laws", "rulebook", "words"].map(|test| ["--test", test]);
    let mut of_the_game = alone(GAME)?;
    of_the_game.extend(tests.concat().iter().map(|&arg| arg.to_owned()));
    step("Lint it", || {
        let mut lint = copy.cargo();
        run::run(
            lint.arg("clippy")
                .args(&of_the_game)
                .args(["--", "--deny", "warnings"]),
        )
    })?;
    step("Test its rules, laws and words", || {
        run::run(copy.cargo().arg("test").args(&of_the_game))
    })?;
    step("Test its rules pages", || {
        run::run(copy.cargo().args(["test", "--workspace", "--test", "docs"]))
    })
}

fn web(copy: &Copy) -> Result<(), Failed> {
    for (what, script) in [
        ("Lint the client with it", "lint"),
        ("Check the client's types and texts", "check"),
        ("Test the client's units", "test"),
        ("Build the client", "build"),
    ] {
        step(what, || run::run(&mut copy.script(script)))?;
    }
    Ok(())
}

fn play(copy: &Copy, browser: &Path) -> Result<(), Failed> {
    step("Build the program", || {
        // With a test, so that it is built with the tests' features, as everything was before.
        let program = [
            "build",
            "--workspace",
            "--bin",
            "sandtable",
            "--test",
            "types",
        ];
        run::run(copy.cargo().args(program))
    })?;
    step("Play it among bots", || {
        run::run(Command::new(copy.program()).args(["sim", GAME, "--games", "200"]))
    })?;
    step("Play it in the browser", || {
        let mut story = Command::new("node");
        story.args(["--test", "--test-reporter=spec"]);
        story.arg(format!("e2e/{GAME}.test.js"));
        run::run(
            story
                .current_dir(copy.web())
                .env("CHROMIUM", browser)
                .env("SANDTABLE_BIN", copy.program()),
        )
    })
}

/// The copy, with a folder of its own for programs, so that ours stay as they are.
struct Copy {
    /// Where ours are built.
    target: PathBuf,
}

impl Copy {
    fn new() -> Result<Copy, Failed> {
        let me = std::env::current_exe().ok();
        let target = me
            .as_deref()
            .and_then(|me| Some(me.parent()?.parent()?.to_owned()));
        let target =
            target.ok_or_else(|| Failed("cannot tell where programs are built".to_owned()))?;
        Ok(Copy { target })
    }

    fn folder(&self) -> PathBuf {
        self.target.join("slow/sandtable")
    }

    fn programs(&self) -> PathBuf {
        self.target.join("slow/programs")
    }

    fn web(&self) -> PathBuf {
        self.folder().join("web")
    }

    fn program(&self) -> PathBuf {
        let name = format!("sandtable{}", std::env::consts::EXE_SUFFIX);
        self.programs().join("debug").join(name)
    }

    /// Libraries of others are taken from where ours were built; an older Cargo builds them again.
    fn cargo(&self) -> Command {
        let mut cargo = cargo();
        cargo
            .current_dir(self.folder())
            .env("CARGO_TARGET_DIR", self.programs())
            .env("CARGO_BUILD_BUILD_DIR", &self.target);
        cargo
    }

    fn script(&self, name: &str) -> Command {
        let mut command = client::script(name);
        command.current_dir(self.web());
        command
    }

    /// All files that belong to the repository, as they are now, and the client's packages.
    fn fill(&self) -> Result<(), Failed> {
        let mut list = Command::new("git");
        list.current_dir(root()).args([
            "ls-files",
            "-z",
            "--cached",
            "--others",
            "--exclude-standard",
        ]);
        let list = run::output(&mut list);
        let list = list.ok_or_else(|| Failed("`git ls-files` says nothing".to_owned()))?;
        let files = list.split('\0').filter(|file| !file.is_empty());
        self.copy(files).map_err(|why| {
            let folder = self.folder();
            Failed(format!("{} cannot be filled: {why}", folder.display()))
        })
    }

    fn copy<'a>(&self, files: impl Iterator<Item = &'a str>) -> io::Result<()> {
        let (from, to) = (root(), self.folder());
        if to.exists() {
            fs::remove_dir_all(&to)?;
        }
        for file in files.filter(|file| from.join(file).is_file()) {
            let (from, to) = (from.join(file), to.join(file));
            fs::create_dir_all(to.parent().expect("a file is in a folder"))?;
            fs::copy(&from, &to)?;
            // What has not changed need not be built again.
            let changed = from.metadata()?.modified()?;
            File::options()
                .write(true)
                .open(&to)?
                .set_modified(changed)?;
        }
        link(&from.join("web/node_modules"), &to.join("web/node_modules"))
    }
}

#[cfg(unix)]
fn link(from: &Path, to: &Path) -> io::Result<()> {
    std::os::unix::fs::symlink(from, to)
}

#[cfg(windows)]
fn link(from: &Path, to: &Path) -> io::Result<()> {
    std::os::windows::fs::symlink_dir(from, to)
}
