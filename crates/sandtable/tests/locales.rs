//! Every text exists in every language, with the same variables.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use laws::texts::{assert_alike, files, languages, plain};

/// A technique, a mitigation, a group or a piece of software, as ATT&CK numbers them: `T1059`.
fn attck_id(text: &str) -> Option<&str> {
    (0..text.len()).find_map(|at| {
        let id = text.get(at..at + 5)?;
        let (letter, digits) = id.split_at_checked(1)?;
        let is_id = "TMGS".contains(letter) && digits.bytes().all(|byte| byte.is_ascii_digit());
        is_id.then_some(id)
    })
}

#[test]
fn attck_ids_are_facts_of_the_games_and_in_no_text() {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    for lang in languages() {
        for file in files(&lang) {
            let text = fs::read_to_string(locales.join(&lang).join(&file)).unwrap();
            for line in text.lines().filter(|line| !line.starts_with('#')) {
                assert_eq!(attck_id(line), None, "{lang}/{file}: {line}");
            }
        }
    }
    assert_eq!(attck_id("Adds T1208, too"), Some("T1208"));
    assert_eq!(attck_id("「弱點掃描」（M1016）"), Some("M1016"));
}

#[test]
fn every_text_exists_in_every_language_with_the_same_variables() {
    let english = files("en");
    assert!(!english.is_empty());
    for language in languages() {
        assert_eq!(files(&language), english, "{language}");
    }
    assert_alike(&english);
}

#[test]
fn a_bot_has_a_name_on_every_seat_that_a_game_has_and_no_two_are_alike() {
    let seats = catalog::games()
        .iter()
        .map(|game| game.players.max)
        .max()
        .unwrap();
    for language in languages() {
        let texts = plain(&language, "table.ftl");
        let names: BTreeSet<&String> = (1..=seats)
            .map(|seat| &texts[&format!("bot-name-{seat}")])
            .collect();
        assert_eq!(names.len(), usize::from(seats), "{language}");
    }
}
