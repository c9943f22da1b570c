//! What no table holds: the figures and the rulings that the sentences name are the same in every
//! language.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use laws::texts;

type Counts = BTreeMap<String, u32>;

fn count(found: impl Iterator<Item = String>) -> Counts {
    let mut counts = Counts::new();
    found.for_each(|it| *counts.entry(it).or_default() += 1);
    counts
}

/// Numbers of three signs and more, and percentages: smaller ones may be written as words.
fn figures(text: &str) -> Counts {
    let mut found = Vec::new();
    let mut rest = text;
    while let Some(begin) = rest.find(|sign: char| sign.is_ascii_digit()) {
        rest = &rest[begin..];
        let end = rest.find(|sign: char| !sign.is_ascii_digit() && !".,".contains(sign));
        let (number, after) = rest.split_at(end.unwrap_or(rest.len()));
        let number = number.trim_end_matches(['.', ',']);
        if number.len() >= 3 || after.trim_start_matches(' ').starts_with('%') {
            found.push(number.to_owned());
        }
        rest = after;
    }
    count(found.into_iter())
}

/// The rulings that are named, such as PLC-R10.
fn rulings(text: &str) -> Counts {
    let named = text.match_indices("-R").filter_map(|(at, sign)| {
        let after = &text[at + sign.len()..];
        let digits = after.find(|sign: char| !sign.is_ascii_digit());
        let number = &after[..digits.unwrap_or(after.len())];
        let game = text.get(at.checked_sub(3)?..at)?;
        let is_one = !number.is_empty() && game.chars().all(|sign| sign.is_ascii_uppercase());
        is_one.then(|| format!("{game}-R{number}"))
    });
    count(named)
}

#[test]
fn figures_and_rulings_are_found_in_sentences() {
    let text = "It won 46.8 % (±2.8) of 1,200, not 12, and 5% of 7 (PLC-R10, ICS-Report).";
    let found: Vec<String> = figures(text).into_keys().collect();
    assert_eq!(found, ["1,200", "2.8", "46.8", "5"]);
    assert_eq!(rulings(text).into_keys().collect::<Vec<_>>(), ["PLC-R10"]);
}

#[test]
fn figures_and_rulings_are_the_same_in_every_language() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules");
    let page = |game: &str, language: &str| {
        let file = root.join(format!("{game}.{language}.md"));
        fs::read_to_string(file).expect("every game has its rules")
    };
    for game in catalog::ids() {
        let english = page(game, "en");
        assert!(!rulings(&english).is_empty(), "{game} has rulings");
        for language in texts::languages() {
            let text = page(game, &language);
            let at = format!("docs/rules/{game}.{language}.md");
            assert_eq!(figures(&text), figures(&english), "{at}");
            assert_eq!(rulings(&text), rulings(&english), "{at}");
        }
    }
}
