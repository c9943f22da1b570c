//! What others have written for us: under which licences, from where, and what is known to be wrong with it.
//! `deny.toml` says what is accepted.

use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::{env, fs};

use crate::run::{self, Failed, cargo, root};

/// The licences that are accepted, as `deny.toml` lists them.
pub struct Accepted(Vec<String>);

impl Accepted {
    pub fn read() -> Result<Accepted, Failed> {
        Ok(Accepted::of(&text("deny.toml")?))
    }

    fn of(deny: &str) -> Accepted {
        let list = deny.split_once("\nallow = [").map_or("", |(_, rest)| rest);
        let list = list.split_once("\n]").map_or("", |(list, _)| list);
        let quoted = list
            .lines()
            .filter_map(|line| line.trim().strip_prefix('"')?.split('"').next());
        Accepted(quoted.map(str::to_owned).collect())
    }

    /// Whether one of the licences among which an expression lets us choose is accepted.
    pub fn allows(&self, expression: &str) -> bool {
        let spaced = expression.replace('(', " ( ").replace(')', " ) ");
        let words: Vec<&str> = spaced
            .split([' ', '/'])
            .filter(|it| !it.is_empty())
            .collect();
        // The older way to write it: "MIT/Apache-2.0".
        let choice = expression.contains('/');
        let mut reading = Reading {
            words: &words,
            accepted: self,
            choice,
        };
        let allowed = reading.any();
        allowed && reading.words.is_empty()
    }
}

/// An expression of SPDX, as far as it is read.
struct Reading<'a> {
    words: &'a [&'a str],
    accepted: &'a Accepted,
    choice: bool,
}

impl Reading<'_> {
    fn next_is(&mut self, word: &str) -> bool {
        let is = self.words.first() == Some(&word);
        if is {
            self.words = &self.words[1..];
        }
        is
    }

    fn any(&mut self) -> bool {
        let mut allowed = self.all();
        while self.next_is("OR") || (self.choice && !self.words.is_empty()) {
            allowed |= self.all();
        }
        allowed
    }

    fn all(&mut self) -> bool {
        let mut allowed = self.one();
        while self.next_is("AND") {
            allowed &= self.one();
        }
        allowed
    }

    fn one(&mut self) -> bool {
        if self.next_is("(") {
            let allowed = self.any();
            return self.next_is(")") && allowed;
        }
        let Some((name, rest)) = self.words.split_first() else {
            return false;
        };
        self.words = rest;
        let mut name = (*name).to_owned();
        if self.next_is("WITH")
            && let Some((exception, rest)) = self.words.split_first()
        {
            name = format!("{name} WITH {exception}");
            self.words = rest;
        }
        self.accepted.0.contains(&name)
    }
}

fn text(file: &str) -> Result<String, Failed> {
    fs::read_to_string(root().join(file)).map_err(|error| Failed(format!("{file}: {error}")))
}

/// What needs nothing but Cargo: licences, and that everything comes from the usual place.
pub fn check() -> Result<(), Failed> {
    let accepted = Accepted::read()?;
    let tree = ["tree", "--workspace", "--edges", "normal,build,dev"];
    let form = ["--prefix", "none", "--format", "{p}|{l}"];
    let crates = run::output(cargo().args(tree).args(form))
        .ok_or_else(|| Failed("`cargo tree` does not tell what we depend on".into()))?;
    let client = text("web/package-lock.json")?;
    let mut wrong = unaccepted(&accepted, &crates, &client);
    wrong.extend(foreign(&text("Cargo.lock")?));
    match wrong.is_empty() {
        true => Ok(()),
        false => {
            wrong.sort();
            wrong.dedup();
            let advice = "deny.toml says what is accepted";
            Err(Failed(format!("{}\n{advice}", wrong.join("\n"))))
        }
    }
}

/// What has a licence that is not accepted: of the crates as `cargo tree` tells of them, and of the
/// client's packages as its lock file does.
fn unaccepted(accepted: &Accepted, crates: &str, client: &str) -> Vec<String> {
    // What was told before has a star.
    let crates = crates.lines().map(|line| line.trim_end_matches(" (*)"));
    let crates = crates.filter_map(|line| line.split_once('|'));
    let mut name = "";
    let packages = client.lines().filter_map(|line| {
        let line = line.trim();
        if let Some(path) = line.strip_prefix("\"node_modules/") {
            name = path.split('"').next().unwrap_or(path);
        }
        let licence = line.strip_prefix("\"license\": \"")?;
        Some((name, licence.split('"').next().unwrap_or(licence)))
    });
    crates
        .chain(packages)
        .filter(|(_, licence)| !accepted.allows(licence))
        .map(|(name, licence)| format!("{name} has the licence '{licence}'"))
        .collect()
}

/// Whatever does not come from where Cargo gets crates unless told otherwise, as `serde` does.
fn foreign(lock: &str) -> Vec<String> {
    let usual = lock
        .split_once("\nname = \"serde\"\n")
        .and_then(|(_, rest)| rest.lines().find(|line| is_source(line)));
    let sources = lock.lines().filter(|line| is_source(line));
    sources
        .filter(|source| Some(*source) != usual)
        .map(|source| format!("{source} is not the usual place for crates"))
        .collect()
}

fn is_source(line: &str) -> bool {
    line.starts_with("source = ")
}

/// All that cargo-deny looks at, where it is installed: to build it takes longer than all the rest.
pub fn deny() -> Result<(), Failed> {
    if run::output(Command::new(PROGRAM).arg("--version")).is_none() {
        println!(
            "cargo-deny is not installed: known advisories are NOT checked, nor what is banned."
        );
        println!("`cargo install cargo-deny --locked` installs it.");
        return Ok(());
    }
    let ask = |args: &[&str]| {
        let mut command = Command::new(PROGRAM);
        command.current_dir(root()).arg("deny").args(args);
        command
    };
    run::run(&mut ask(&["check", "licenses", "bans", "sources"]))?;
    let mut fetch = ask(&["fetch", "db"]);
    let fetched = fetch.stderr(Stdio::null()).status();
    if fetched.is_ok_and(|status| status.success()) {
        return run::run(&mut ask(&["check", "advisories"]));
    }
    // Without a network nothing new can be known; what is not looked at is said.
    print!("The database of advisories cannot be fetched: ");
    if advisories().is_some_and(|folder| folder.is_dir()) {
        println!("what is known of them from the last time is looked at.");
        run::run(&mut ask(&["--offline", "check", "advisories"]))
    } else {
        println!("advisories are NOT checked.");
        Ok(())
    }
}

/// Where cargo-deny keeps the database of advisories.
fn advisories() -> Option<PathBuf> {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(env::home_dir()?.join(".cargo")))?;
    Some(home.join("advisory-dbs"))
}

const PROGRAM: &str = "cargo-deny";

#[cfg(test)]
mod tests {
    use super::*;

    fn accepted() -> Accepted {
        Accepted::of(
            "[licenses]\nallow = [\n    \"MIT\",\n    # why\n    \"Zlib\",\n    \"X WITH Y\",\n]\n",
        )
    }

    #[test]
    fn of_several_licences_one_must_be_accepted_or_all() {
        let accepted = accepted();
        for fine in [
            "MIT",
            "GPL-3.0 OR MIT",
            "GPL-3.0/MIT",
            "MIT AND Zlib",
            "(GPL-3.0 OR MIT) AND Zlib",
            "X WITH Y",
            "X WITH Z OR MIT",
        ] {
            assert!(accepted.allows(fine), "{fine}");
        }
        for wrong in [
            "",
            "GPL-3.0",
            "MIT AND GPL-3.0",
            "X",
            "X WITH Z",
            "MIT)",
            "(MIT",
            "AND",
        ] {
            assert!(!accepted.allows(wrong), "{wrong}");
        }
    }

    #[test]
    fn what_is_not_accepted_is_named() {
        let crates = "serde v1.0.0|MIT\nserde v1.0.0|MIT (*)\n\nviral v2.0.0|GPL-3.0\n";
        let client = "\"node_modules/fine\": {\n \"license\": \"Zlib\"\n \"node_modules/theirs\": {\n \"license\": \"None\",\n";
        assert_eq!(
            unaccepted(&accepted(), crates, client),
            [
                "viral v2.0.0 has the licence 'GPL-3.0'",
                "theirs has the licence 'None'"
            ]
        );
        let usual = "\nname = \"serde\"\nversion = \"1\"\nsource = \"registry+usual\"\n";
        let lock =
            format!("source = \"registry+usual\"\n{usual}source = \"git+https://example.org/x\"\n");
        assert_eq!(foreign(&lock).len(), 1);
    }

    #[test]
    fn the_real_list_is_read() {
        let accepted = Accepted::read().expect("it is there");
        assert!(accepted.allows("MIT") && accepted.allows("Apache-2.0 WITH LLVM-exception"));
        assert!(!accepted.allows("GPL-3.0-only"));
    }
}
