//! What takes longer than belongs in the usual tests: the template of a game is made into one, in a copy
//! of the repository, which is then built, tested and played in a browser, as is a class of forty people; layers
//! of debriefs are loaded with MITRE's own library, and decks of flash cards with Anki's; cargo-deny is asked about what we depend on; and several servers share a PostgreSQL.

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use crate::new_game::alone;
use crate::run::{self, Failed, cargo, in_words, root, step};
use crate::{anki, browser, client, dist, navigator, node, postgres, supply};

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
    step("Load layers of debriefs with MITRE's library", || {
        navigator::check(&copy.program(), &copy.place)
    })?;
    step("Import decks of flash cards with Anki", || {
        anki::check(&copy.program(), &copy.place)
    })?;
    step("Ask cargo-deny about what we depend on", supply::deny)?;
    let archive = dist::make(dist::Profile::Dev)?;
    step("Start the packed program with nothing around it", || {
        dist::try_out(&archive)
    })?;
    postgres::test()?;
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
        let own = PathBuf::from(format!("e2e/{GAME}.test.js"));
        stories(copy, browser, &[own])
    })?;
    step("Play a class of forty, and measure every board", || {
        stories(copy, browser, &copy.slow_stories()?)
    })
}

fn stories(copy: &Copy, browser: &Path, files: &[PathBuf]) -> Result<(), Failed> {
    let mut story = Command::new("node");
    story.args(["--test", "--test-concurrency=2", "--test-reporter=spec"]);
    story.args(files);
    run::run(
        story
            .current_dir(copy.web())
            .env("CHROMIUM", browser)
            .env("SANDTABLE_BIN", copy.program()),
    )
}

/// The copy, built in a folder of its own: Cargo cannot tell its crates from ours.
struct Copy {
    /// Where ours are built: `target/debug`.
    ours: PathBuf,
    /// Where the copy is, and what is built from it.
    place: PathBuf,
}

impl Copy {
    fn new() -> Result<Copy, Failed> {
        let lost = || Failed("cannot tell where programs are built".to_owned());
        let me = std::env::current_exe().map_err(|_| lost())?;
        let ours = me.parent().ok_or_else(lost)?;
        let target = ours.parent().ok_or_else(lost)?;
        Ok(Copy {
            ours: ours.to_owned(),
            place: target.join("slow"),
        })
    }

    /// Stories that take longer than belongs in the usual tests.
    fn slow_stories(&self) -> Result<Vec<PathBuf>, Failed> {
        let folder = self.web().join("e2e/slow");
        let files = fs::read_dir(&folder)
            .map_err(|error| Failed(format!("cannot read {}: {error}", folder.display())))?;
        let mut files: Vec<PathBuf> = files.flatten().map(|file| file.path()).collect();
        files.sort();
        Ok(files)
    }

    fn folder(&self) -> PathBuf {
        self.place.join("sandtable")
    }

    fn target(&self) -> PathBuf {
        self.place.join("target")
    }

    fn web(&self) -> PathBuf {
        self.folder().join("web")
    }

    fn program(&self) -> PathBuf {
        let name = format!("sandtable{}", std::env::consts::EXE_SUFFIX);
        self.target().join("debug").join(name)
    }

    fn cargo(&self) -> Command {
        let mut cargo = cargo();
        cargo
            .current_dir(self.folder())
            .env("CARGO_TARGET_DIR", self.target());
        cargo
    }

    fn script(&self, name: &str) -> Command {
        let mut command = client::script(name);
        command.current_dir(self.web());
        command
    }

    /// All files that belong to the repository, as they are now, and what others have made for it.
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
        self.copy_sources(files)
            .and_then(|()| self.copy_libraries())
            .map_err(|why| Failed(format!("{}: {why}", self.place.display())))
    }

    fn copy_sources<'a>(&self, files: impl Iterator<Item = &'a str>) -> io::Result<()> {
        let (from, to) = (root(), self.folder());
        if to.exists() {
            fs::remove_dir_all(&to)?;
        }
        for file in files.filter(|file| from.join(file).is_file()) {
            copy(&from.join(file), &to.join(file))?;
        }
        link(&from.join("web/node_modules"), &to.join("web/node_modules"))
    }

    /// The libraries of others as they were built for us: they need not be built again.
    fn copy_libraries(&self) -> io::Result<()> {
        let lock = fs::read_to_string(root().join("Cargo.lock"))?;
        let theirs = libraries(&lock);
        for folder in ["build", "deps", ".fingerprint"] {
            let to = self.target().join("debug").join(folder);
            for entry in fs::read_dir(self.ours.join(folder))? {
                let entry = entry?;
                let name = entry.file_name();
                let to = to.join(&name);
                if is_of(&theirs, &name.to_string_lossy()) && !to.exists() {
                    copy(&entry.path(), &to)?;
                }
            }
        }
        Ok(())
    }
}

/// The packages that come from elsewhere, named as crates are.
fn libraries(lock: &str) -> BTreeSet<String> {
    let packages = lock.split("[[package]]");
    let theirs = packages.filter(|package| package.contains("\nsource = "));
    theirs
        .filter_map(|package| package.split("\nname = \"").nth(1)?.split('"').next())
        .map(|name| name.replace('-', "_"))
        .collect()
}

/// Whether something that Cargo made, such as `libserde_json-0123456789abcdef.rlib`, is of one of these.
fn is_of(libraries: &BTreeSet<String>, made: &str) -> bool {
    let Some((name, _hash)) = made.rsplit_once('-') else {
        return false;
    };
    let name = name.replace('-', "_");
    let in_file = name.strip_prefix("lib").unwrap_or(&name);
    libraries.contains(&name) || libraries.contains(in_file)
}

/// With the time of the last change: what has not changed is not built again.
fn copy(from: &Path, to: &Path) -> io::Result<()> {
    if from.is_dir() {
        for entry in fs::read_dir(from)? {
            let entry = entry?;
            copy(&entry.path(), &to.join(entry.file_name()))?;
        }
        return Ok(());
    }
    fs::create_dir_all(to.parent().expect("a file is in a folder"))?;
    fs::copy(from, to)?;
    let changed = from.metadata()?.modified()?;
    let file = File::options().write(true).open(to)?;
    file.set_modified(changed)
}

#[cfg(unix)]
fn link(from: &Path, to: &Path) -> io::Result<()> {
    std::os::unix::fs::symlink(from, to)
}

#[cfg(windows)]
fn link(from: &Path, to: &Path) -> io::Result<()> {
    std::os::windows::fs::symlink_dir(from, to)
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOCK: &str = r#"
[[package]]
name = "serde_json"
version = "1.0.0"
source = "registry+https://example.org"

[[package]]
name = "libsqlite3-sys"
version = "0.1.0"
source = "registry+https://example.org"

[[package]]
name = "laws"
version = "0.1.0"
dependencies = [
 "serde_json",
]
"#;

    #[test]
    fn libraries_of_others_are_told_from_ours() {
        let theirs = libraries(LOCK);
        for made in [
            "serde_json-0123456789abcdef",
            "libserde_json-0123456789abcdef.rlib",
            "libsqlite3-sys-0123456789abcdef",
            "liblibsqlite3_sys-0123456789abcdef.rmeta",
        ] {
            assert!(is_of(&theirs, made), "{made}");
        }
        for made in [
            "laws-0123456789abcdef",
            "liblaws-0123456789abcdef.rlib",
            "sandtable",
        ] {
            assert!(!is_of(&theirs, made), "{made}");
        }
    }
}
