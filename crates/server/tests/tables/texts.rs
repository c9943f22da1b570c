//! Every phrase that server, catalog and contract can say exists in every language.

use std::fs;
use std::path::{Path, PathBuf};

use laws::texts::{languages, messages};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
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
    for language in languages() {
        let messages = messages(&language, "table.ftl");
        for key in &keys {
            assert!(messages.contains_key(key), "{language} lacks {key}");
        }
    }
}
