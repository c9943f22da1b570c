//! Every phrase that server, catalog and contract can say exists in every language.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

const LANGS: [&str; 3] = ["en", "ja", "zh-TW"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The messages of a Fluent file and the variables that each uses.
fn messages(lang: &str) -> BTreeMap<String, Vec<String>> {
    let path = root().join("locales").join(lang).join("table.ftl");
    let text = fs::read_to_string(&path).unwrap();
    let mut messages: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut current = None;
    for line in text.lines() {
        if let Some((key, _)) = line.split_once(" = ")
            && !line.starts_with([' ', '#'])
        {
            assert!(!messages.contains_key(key), "{lang}: {key} twice");
            current = Some(key.to_owned());
        }
        let Some(key) = &current else { continue };
        let variables = messages.entry(key.clone()).or_default();
        for (at, _) in line.match_indices('$') {
            let name: String = line[at + 1..]
                .chars()
                .take_while(|letter| letter.is_ascii_alphanumeric() || *letter == '-')
                .collect();
            variables.push(name);
        }
        variables.sort();
        variables.dedup();
    }
    messages
}

/// The text keys in the sources: words in quotes that begin like ours.
fn keys() -> Vec<String> {
    let mut keys = Vec::new();
    for folder in ["tabletop", "catalog", "server", "server/src/table"] {
        let folder = match folder {
            "server/src/table" => root().join("crates/server/src/table"),
            name => root().join("crates").join(name).join("src"),
        };
        for file in fs::read_dir(folder).unwrap() {
            let path = file.unwrap().path();
            if path.extension().is_some_and(|extension| extension == "rs") {
                let text = fs::read_to_string(path).unwrap();
                keys.extend(
                    text.split('"')
                        .filter(|word| is_key(word))
                        .map(str::to_owned),
                );
            }
        }
    }
    keys.extend(bots::Level::ALL.map(|level| format!("level-{level}")));
    keys.sort();
    keys.dedup();
    keys
}

fn is_key(word: &str) -> bool {
    ["refused-", "replay-", "table-"]
        .iter()
        .any(|start| word.starts_with(start) && word.len() > start.len())
        && word.bytes().all(|b| b.is_ascii_lowercase() || b == b'-')
}

#[test]
fn every_phrase_exists_in_every_language() {
    let keys = keys();
    assert!(keys.len() > 40, "{keys:?}");
    for lang in LANGS {
        let messages = messages(lang);
        for key in &keys {
            assert!(messages.contains_key(key), "{lang} lacks {key}");
        }
    }
}

#[test]
fn the_languages_say_the_same_things() {
    let english = messages("en");
    for lang in LANGS {
        let other = messages(lang);
        assert_eq!(
            english.keys().collect::<Vec<_>>(),
            other.keys().collect::<Vec<_>>(),
            "{lang}"
        );
        for (key, variables) in &english {
            assert_eq!(variables, &other[key], "{lang}: {key}");
        }
    }
}
