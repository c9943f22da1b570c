//! What a new game can be called.

use std::fs;
use std::path::Path;

const LENGTHS: std::ops::RangeInclusive<usize> = 3..=16;

/// Rust's words, and the crates that are always there.
const RUST: &str = "abstract alloc as async await become box break const continue core crate do dyn else enum \
    extern false final fn for gen if impl in let loop macro match mod move mut override priv proc_macro pub ref \
    return self static std struct super test trait true try type typeof union unsafe unsized use virtual where \
    while yield";

/// The id of a game, from which its other names follow.
#[derive(Debug, PartialEq, Eq)]
pub struct Name {
    pub id: String,
}

impl Name {
    /// A word that can be a crate, a folder and the beginning of text keys.
    pub fn read(text: &str) -> Result<Name, String> {
        if !is_word(text) {
            let (least, most) = (LENGTHS.start(), LENGTHS.end());
            let advice = advised(text).map(|name| format!(": how about '{name}'?"));
            return Err(format!(
                "'{text}' cannot be the name of a game. It is one word of {least} to {most} small letters and digits, \
                 the first a letter, since crate, folders and text keys begin with it{}",
                advice.unwrap_or_default()
            ));
        }
        if RUST.split_whitespace().any(|word| word == text) {
            return Err(format!("'{text}' is a word of Rust: choose another name"));
        }
        Ok(Name {
            id: text.to_owned(),
        })
    }

    /// `siege` is `Siege`.
    pub fn type_name(&self) -> String {
        self.id[..1].to_uppercase() + &self.id[1..]
    }

    /// The beginning of the ids of its rulings: `SIE-R1`.
    pub fn ruling(&self) -> String {
        self.id[..3].to_uppercase()
    }

    /// Nothing else in the repository is called so.
    pub fn check_free(&self, root: &Path) -> Result<(), String> {
        let read = |path: &Path| {
            fs::read_to_string(path).map_err(|why| format!("{}: {why}", path.display()))
        };
        let id = &self.id;
        let taken = |by: &str| Err(format!("'{id}' is {by}: choose another name"));
        if root.join("crates").join(id).exists() {
            return taken("there already, in crates/");
        }
        if read(&root.join("Cargo.lock"))?.contains(&format!("\nname = \"{id}\"\n")) {
            return taken("the name of a library that Sandtable uses");
        }
        for text in files(&root.join("locales/en"), ".ftl") {
            let begins = |line: &str| {
                line.strip_prefix(id)
                    .is_some_and(|rest| rest.starts_with('-'))
            };
            if read(&text)?.lines().any(begins) {
                return taken("what texts of something else begin with");
            }
        }
        // Its type and its crate are named beside these.
        for folder in ["xtask/template/crates", "crates/catalog/src"] {
            for file in files(&root.join(folder), ".rs") {
                let text = read(&file)?;
                let mut words = code(&text);
                if words.any(|word| word == id || word == self.type_name()) {
                    return taken("what something in the code of games is called");
                }
            }
        }
        Ok(())
    }
}

fn is_word(text: &str) -> bool {
    let is_part = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit();
    text.chars().all(is_part)
        && text.starts_with(|c: char| c.is_ascii_lowercase())
        && LENGTHS.contains(&text.len())
}

/// The nearest word that would do.
fn advised(text: &str) -> Option<String> {
    let letters = text.chars().filter(char::is_ascii_alphanumeric);
    let letters = letters
        .skip_while(char::is_ascii_digit)
        .take(*LENGTHS.end());
    Some(letters.collect::<String>().to_lowercase()).filter(|word| is_word(word))
}

/// What is code of a file of Rust.
fn code(text: &str) -> impl Iterator<Item = &str> {
    let lines = text
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"));
    lines.flat_map(|line| line.split(|c: char| !c.is_alphanumeric() && c != '_'))
}

/// All files below a folder whose names end so.
fn files(folder: &Path, ending: &str) -> Vec<std::path::PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            found.extend(files(&path, ending));
        } else if path.to_string_lossy().ends_with(ending) {
            found.push(path);
        }
    }
    found.sort();
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::run::root;

    #[test]
    fn a_name_that_cannot_be_is_refused_with_one_that_can() {
        for (wrong, right) in [
            ("my-game", "mygame"),
            ("Siege", "siege"),
            ("2nd", "nd"),
            ("night_watch", "nightwatch"),
            ("averyverylongnameindeed", "averyverylongnam"),
        ] {
            let why = Name::read(wrong).unwrap_err();
            let says = why.contains(&format!("how about '{right}'?"));
            assert_eq!(says, is_word(right), "{why}");
            assert!(why.contains("one word of 3 to 16 small letters"), "{why}");
        }
        for wrong in ["", "ab", "遊戯", "../x"] {
            assert!(Name::read(wrong).is_err(), "{wrong}");
        }
        assert!(Name::read("match").unwrap_err().contains("a word of Rust"));
    }

    #[test]
    fn a_name_that_something_has_is_refused() {
        let free = |name: &str| Name::read(name).and_then(|name| name.check_free(&root()));
        for (name, by) in [
            ("ports", "there already"),
            ("serde", "a library"),
            ("replay", "texts of something else"),
            ("state", "in the code of games"),
            ("facts", "in the code of games"),
        ] {
            let why = free(name).unwrap_err();
            assert!(why.contains(by) && why.contains("choose another"), "{why}");
        }
        assert_eq!(free("siege"), Ok(()));
    }

    #[test]
    fn its_other_names_follow_from_its_id() {
        let name = Name::read("siege").expect("it is a good name");
        assert_eq!(
            (name.type_name(), name.ruling()),
            ("Siege".to_owned(), "SIE".to_owned())
        );
    }
}
