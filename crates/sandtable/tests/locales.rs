//! Every text exists in every language, with the same variables.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use laws::texts::{LANGUAGES, messages};

/// The names of the files of a language.
fn files(lang: &str) -> BTreeSet<String> {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    let entries = fs::read_dir(locales.join(lang)).unwrap();
    entries
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect()
}

#[test]
fn every_text_exists_in_every_language_with_the_same_variables() {
    let [english, others @ ..] = LANGUAGES;
    let all = files(english);
    assert!(!all.is_empty());
    for lang in others {
        assert_eq!(files(lang), all);
        for file in &all {
            let (ours, theirs) = (messages(english, file), messages(lang, file));
            for (key, variables) in &ours {
                assert_eq!(theirs.get(key), Some(variables), "{lang}/{file}: {key}");
            }
            for key in theirs.keys() {
                let known = ours.contains_key(key);
                assert!(known, "{lang}/{file}: {key} is not in English");
            }
        }
    }
}
