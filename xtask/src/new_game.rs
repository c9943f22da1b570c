//! A new game, made from `xtask/template`: a small one that runs, and that can be turned into any other.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::name::Name;
use crate::run::{Failed, cargo, root, run, step};
use crate::{generate_types, keep_records};

/// What the template calls the game: as an id, as a type, in the ids of its rulings.
const ID: &str = "gamename";
const TYPE: &str = "Gamename";
const RULING: &str = "GMN";

/// The language of the template that stands in for one that it lacks.
const ENGLISH: &str = "en";

/// Makes the game and all that is generated from it.
pub fn make(name: &str) -> Result<(), Failed> {
    let root = root();
    let name = Name::read(name).map_err(Failed)?;
    name.check_free(&root).map_err(Failed)?;
    let changes = plan(&root, &name)?;
    carry_out(&changes)?;
    for change in &changes {
        let path = change.path.strip_prefix(&root).unwrap_or(&change.path);
        let what = if change.before.is_some() {
            "changed"
        } else {
            "made"
        };
        println!("{what:>7} {}", path.display());
    }
    let game = name.id.as_str();
    generate(game).map_err(|Failed(why)| {
        Failed(format!(
            "{why}\n{game} is written, but not all that is generated from it. When the cause is mended:\n  \
             cargo xtask types && cargo xtask records && cargo xtask golden"
        ))
    })?;
    println!(
        "\n{game} can be played: `cargo xtask serve`, or `cargo run --release -- play {game}`.\n\
         docs/adding-a-game.md says how to make it yours."
    );
    Ok(())
}

fn generate(game: &str) -> Result<(), Failed> {
    step("Format", || {
        run(cargo().args(["fmt", "--package", game, "--package", "catalog"]))
    })?;
    step("Write the client's types and facts", generate_types)?;
    step("Keep a record of every table", keep_records)?;
    step("Write the golden playthroughs", || {
        let mut cargo = cargo();
        let golden = cargo
            .env("UPDATE_GOLDEN", "1")
            .arg("test")
            .args(alone(game)?);
        run(golden.args(["--test", "golden"]))
    })
}

/// What selects the tests of a game: whatever is left of the workspace without the other crates that have
/// tests of these names. With the features of everything, no library is built once more for it.
pub fn alone(game: &str) -> Result<Vec<String>, Failed> {
    let mut args = vec!["--workspace".to_owned()];
    for folder in fs::read_dir(root().join("crates")).map_err(unreadable)? {
        let folder = folder.map_err(unreadable)?;
        let name = folder.file_name().to_string_lossy().into_owned();
        if name != game && folder.path().join("tests/laws.rs").exists() {
            args.extend(["--exclude".to_owned(), name]);
        }
    }
    Ok(args)
}

/// A file to be written.
#[derive(Debug)]
struct Change {
    path: PathBuf,
    /// None: it is new.
    before: Option<String>,
    after: String,
}

/// All that is to be written for a game of this name. Nothing is, yet.
fn plan(root: &Path, name: &Name) -> Result<Vec<Change>, Failed> {
    let mut files = BTreeMap::new();
    read_below(&root.join("xtask/template"), "", &mut files).map_err(unreadable)?;
    let mut changes: Vec<Change> = in_languages(files, &languages(root)?)
        .into_iter()
        .map(|(path, text)| Change {
            path: root.join(filled_in(&path, name)),
            before: None,
            after: filled_in(&text, name),
        })
        .collect();
    if let Some(there) = changes.iter().find(|change| change.path.exists()) {
        return Err(Failed(format!(
            "{} is there already: remove it, or choose another name",
            there.path.display()
        )));
    }
    let catalog = root.join("crates/catalog");
    changes.push(edit(catalog.join("Cargo.toml"), |text| {
        let line = format!("{0} = {{ path = \"../{0}\" }}", name.id);
        after_last(text, " = { path = \"../", &line)
    })?);
    changes.push(edit(catalog.join("src/list.rs"), |text| {
        let (before, games) = text.split_once("\ngames![")?;
        let line = format!("\n    {}::{},\n];", name.id, name.type_name());
        Some(format!(
            "{before}\ngames![{}",
            games.replacen("\n];", &line, 1)
        ))
    })?);
    Ok(changes)
}

fn filled_in(text: &str, name: &Name) -> String {
    text.replace(ID, &name.id)
        .replace(TYPE, &name.type_name())
        .replace(RULING, &name.ruling())
}

/// The template in these languages: what it lacks is there in English until somebody translates it.
fn in_languages(files: Files, languages: &[String]) -> Files {
    let mut all = Files::new();
    for (path, text) in &files {
        match language_of(path) {
            None => {
                all.insert(path.clone(), text.clone());
            }
            Some((ENGLISH, before, after)) => {
                for language in languages {
                    let path = format!("{before}{language}{after}");
                    let text = files.get(&path).unwrap_or(text).clone();
                    all.insert(path, text);
                }
            }
            Some(_) => {}
        }
    }
    all
}

/// The language that a file of the template is in, and its path around that.
fn language_of(path: &str) -> Option<(&str, &str, &str)> {
    let (place, end) = ["locales/", "docs/rules/gamename."]
        .iter()
        .zip(['/', '.'])
        .find(|(place, _)| path.starts_with(**place))?;
    let language = path[place.len()..].split(end).next()?;
    Some((language, place, &path[place.len() + language.len()..]))
}

type Files = BTreeMap<String, String>;

/// All files below a folder, by their path in it.
fn read_below(folder: &Path, path: &str, files: &mut Files) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let path = format!("{path}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            read_below(&entry.path(), &format!("{path}/"), files)?;
        } else {
            files.insert(path, fs::read_to_string(entry.path())?);
        }
    }
    Ok(())
}

/// The folders of `locales`.
fn languages(root: &Path) -> Result<Vec<String>, Failed> {
    let folders = fs::read_dir(root.join("locales")).map_err(unreadable)?;
    folders
        .map(|folder| Ok(folder?.file_name().to_string_lossy().into_owned()))
        .collect::<io::Result<_>>()
        .map_err(unreadable)
}

fn edit(path: PathBuf, change: impl Fn(&str) -> Option<String>) -> Result<Change, Failed> {
    let before = fs::read_to_string(&path).map_err(unreadable)?;
    let Some(after) = change(&before) else {
        return Err(Failed(format!("{} lists no games", path.display())));
    };
    Ok(Change {
        path,
        before: Some(before),
        after,
    })
}

/// The text with one more line after the last that has this in it.
fn after_last(text: &str, mark: &str, line: &str) -> Option<String> {
    let last = text.rfind(mark)?;
    let end = last + text[last..].find('\n')?;
    Some(format!("{}\n{line}{}", &text[..end], &text[end..]))
}

/// Writes everything, or nothing.
fn carry_out(changes: &[Change]) -> Result<(), Failed> {
    for (done, change) in changes.iter().enumerate() {
        let folder = change.path.parent().expect("a file is in a folder");
        let written =
            fs::create_dir_all(folder).and_then(|()| fs::write(&change.path, &change.after));
        if let Err(why) = written {
            undo(&changes[..=done]);
            let path = change.path.display();
            return Err(Failed(format!("{path} cannot be written: {why}")));
        }
    }
    Ok(())
}

/// As far as it goes: why it was begun is what is reported.
fn undo(changes: &[Change]) {
    for change in changes.iter().rev() {
        match &change.before {
            Some(before) => drop(fs::write(&change.path, before)),
            None => drop(fs::remove_file(&change.path)),
        }
        // Folders that were made for it; one that holds something else stays.
        for folder in change.path.ancestors().skip(1) {
            if fs::remove_dir(folder).is_err() {
                break;
            }
        }
    }
}

fn unreadable(error: io::Error) -> Failed {
    Failed(format!("the repository cannot be read: {error}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn planned() -> Vec<Change> {
        let name = Name::read("siege").expect("it is a good name");
        plan(&root(), &name).unwrap_or_else(|Failed(why)| panic!("{why}"))
    }

    #[test]
    fn nothing_of_the_templates_name_is_left() {
        for change in planned() {
            let path = change.path.to_string_lossy().into_owned();
            for text in [&path, &change.after] {
                assert!(
                    ![ID, TYPE, RULING].iter().any(|left| text.contains(left)),
                    "{path}"
                );
            }
        }
    }

    #[test]
    fn the_catalog_is_all_that_is_changed() {
        let changed = |change: &Change| {
            let before = change.before.as_deref()?.lines();
            let added = change
                .after
                .lines()
                .filter(|line| !before.clone().any(|old| old == *line));
            Some(added.map(str::to_owned).collect::<Vec<_>>())
        };
        let changed: Vec<_> = planned().iter().filter_map(changed).collect();
        assert_eq!(
            changed,
            [["siege = { path = \"../siege\" }"], ["    siege::Siege,"]]
        );
    }

    #[test]
    fn a_language_that_the_template_lacks_begins_in_english() {
        let template = [
            ("crates/gamename/src/lib.rs", "code"),
            ("docs/rules/gamename.en.md", "Rules"),
            ("docs/rules/gamename.ja.md", "規則"),
            ("locales/en/gamename.ftl", "text"),
            ("locales/ja/gamename.ftl", "文"),
        ];
        let template = template
            .map(|(path, text)| (path.to_owned(), text.to_owned()))
            .into();
        let made = in_languages(template, &["en".to_owned(), "ko".to_owned()]);
        let made: Vec<(&str, &str)> = made
            .iter()
            .map(|(path, text)| (&path[..], &text[..]))
            .collect();
        let expected = [
            ("crates/gamename/src/lib.rs", "code"),
            ("docs/rules/gamename.en.md", "Rules"),
            ("docs/rules/gamename.ko.md", "Rules"),
            ("locales/en/gamename.ftl", "text"),
            ("locales/ko/gamename.ftl", "text"),
        ];
        assert_eq!(made, expected);
    }

    #[test]
    fn what_cannot_be_written_whole_is_not_written_at_all() {
        let folder = std::env::temp_dir().join(format!("xtask-{}", std::process::id()));
        let kept = folder.join("kept.txt");
        fs::create_dir_all(&folder).unwrap();
        fs::write(&kept, "before").unwrap();
        let change = |path: PathBuf, before: Option<&str>| Change {
            path,
            before: before.map(str::to_owned),
            after: "after".to_owned(),
        };
        let changes = [
            change(folder.join("new/deep/file.txt"), None),
            change(kept.clone(), Some("before")),
            change(kept.join("not a folder"), None),
        ];
        assert!(carry_out(&changes).is_err());
        assert_eq!(fs::read_to_string(&kept).unwrap(), "before");
        assert!(!folder.join("new").exists());
        fs::remove_dir_all(&folder).unwrap();
    }
}
