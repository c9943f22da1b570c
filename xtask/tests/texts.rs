//! Every text exists in every language, with the same variables.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

const LANGUAGES: [&str; 3] = ["en", "ja", "zh-TW"];

/// By key, the variables that a text uses.
type Texts<'a> = BTreeMap<&'a str, BTreeSet<&'a str>>;

/// Reads as much of Fluent as is needed: a message begins at the beginning of a line with its key,
/// and goes on in the indented lines after it.
fn texts(file: &str) -> Texts<'_> {
    let mut texts = Texts::new();
    let mut key = None;
    for line in file.lines().filter(|line| !line.starts_with('#')) {
        let begins = line.starts_with(|c: char| c.is_ascii_alphabetic());
        if let Some((name, _)) = line.split_once('=').filter(|_| begins) {
            let name = name.trim();
            assert!(!texts.contains_key(name), "{name} is there twice");
            key = Some(name);
        }
        if let Some(key) = key {
            texts.entry(key).or_default().extend(variables(line));
        }
    }
    texts
}

fn variables(line: &str) -> impl Iterator<Item = &str> {
    line.split('$').skip(1).map(|rest| {
        let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_');
        &rest[..end.unwrap_or(rest.len())]
    })
}

fn locales() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../locales")
}

fn files_of(language: &str) -> BTreeMap<String, String> {
    let folder = locales().join(language);
    let read = |entry: std::io::Result<fs::DirEntry>| {
        let entry = entry.expect("the folder can be read");
        let text = fs::read_to_string(entry.path()).expect("it is a text");
        (entry.file_name().to_string_lossy().into_owned(), text)
    };
    fs::read_dir(folder)
        .expect("the language has a folder")
        .map(read)
        .collect()
}

#[test]
fn messages_are_read_with_their_variables() {
    let file = "# $no\nplain = One\nchosen = { $count ->\n    [one] { $what }\n   *[other] { $count }\n}\n";
    let expected = Texts::from([
        ("plain", BTreeSet::new()),
        ("chosen", BTreeSet::from(["count", "what"])),
    ]);
    assert_eq!(texts(file), expected);
}

#[test]
fn every_text_is_in_every_language_with_the_same_variables() {
    let files = files_of("en");
    assert!(!files.is_empty());
    for language in LANGUAGES {
        let others = files_of(language);
        assert!(
            files.keys().eq(others.keys()),
            "{language} has other files than en"
        );
        for (name, file) in &files {
            let (ours, theirs) = (texts(file), texts(&others[name]));
            for key in ours.keys().chain(theirs.keys()) {
                assert_eq!(
                    ours.get(key),
                    theirs.get(key),
                    "{key}: en and {language}/{name}"
                );
            }
        }
    }
}

/// Keys that are put together are checked where that is done, by playing; these can be read off.
#[test]
fn every_text_that_rust_names_exists() {
    let files = files_of("en");
    let known: BTreeSet<&str> = files
        .values()
        .flat_map(|file| texts(file).into_keys())
        .collect();
    let mut sources = vec![locales().join("../crates")];
    let mut named = 0;
    while let Some(path) = sources.pop() {
        if path.is_dir() {
            let inside = fs::read_dir(&path).expect("the folder can be read");
            sources.extend(inside.map(|entry| entry.expect("the folder can be read").path()));
        } else if path.components().any(|part| part.as_os_str() == "src") {
            let source = fs::read_to_string(&path).expect("it is a text");
            for rest in source.split("Phrase::new(\"").skip(1) {
                let key = rest
                    .split('"')
                    .next()
                    .expect("there is always a first part");
                assert!(
                    known.contains(key),
                    "{}: no text is called {key}",
                    path.display()
                );
                named += 1;
            }
        }
    }
    assert!(named > 0, "no source names a text");
}
