//! What is written about the code stays true to it.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

const LANGUAGES: [&str; 3] = ["en", "ja", "zh-TW"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
}

/// All files below a folder whose names end so.
fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).into_iter().flatten() {
        let path = entry.expect("the folder can be read").path();
        if path.is_dir() {
            found.extend(files(&path, ending));
        } else if path.to_string_lossy().ends_with(ending) {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// The targets of Markdown's links and pictures that mean files of ours.
fn links(text: &str) -> impl Iterator<Item = &str> {
    text.split("](")
        .skip(1)
        .filter_map(|rest| rest.split_once(')'))
        .filter_map(|(target, _)| target.split('#').next())
        .filter(|target| !target.is_empty() && !target.contains(':') && !target.starts_with('/'))
}

#[test]
fn links_of_ours_are_found_among_others() {
    let text = "[a](docs/a.md#top) ![b](b.png) [c](https://c.example) [d](#d) [e](/rules/ports)";
    assert_eq!(links(text).collect::<Vec<_>>(), ["docs/a.md", "b.png"]);
}

#[test]
fn every_link_leads_somewhere() {
    let mut pages = files(&root().join("docs"), ".md");
    pages.push(root().join("README.md"));
    for page in pages {
        let folder = page.parent().expect("a page is in a folder");
        for link in links(&read(&page)) {
            let target = folder.join(link);
            assert!(target.exists(), "{}: there is no {link}", page.display());
        }
    }
}

/// The ids of rulings: `PRT-R7`.
fn rulings(text: &str) -> BTreeSet<String> {
    let is_part = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '-';
    text.split(|c| !is_part(c))
        .filter(|word| {
            word.split_once("-R").is_some_and(|(game, number)| {
                game.len() == 3 && !number.is_empty() && number.parse::<u8>().is_ok()
            })
        })
        .map(str::to_owned)
        .collect()
}

/// The games that can be played, of those that have rules pages.
fn games() -> Vec<String> {
    let catalog = read(&root().join("crates/catalog/src/list.rs"));
    let pages = files(&root().join("docs/rules"), ".en.md");
    let names = pages.iter().filter_map(|page| page.file_name()?.to_str());
    names
        .map(|name| name.trim_end_matches(".en.md").to_owned())
        .filter(|game| catalog.contains(&format!("{game}::")))
        .collect()
}

#[test]
fn every_ruling_is_explained_in_all_languages_and_cited_where_it_is_coded() {
    assert!(!games().is_empty(), "no game has its rules in docs/rules");
    for game in games() {
        let sources = files(&root().join("crates").join(&game).join("src"), ".rs");
        let cited = rulings(&sources.iter().map(|path| read(path)).collect::<String>());
        assert!(!cited.is_empty(), "crates/{game} cites no ruling");
        for language in LANGUAGES {
            let page = root().join(format!("docs/rules/{game}.{language}.md"));
            let explained = rulings(&read(&page));
            let odd: Vec<_> = explained.symmetric_difference(&cited).collect();
            assert!(
                odd.is_empty(),
                "only one of {} and crates/{game}/src has {odd:?}",
                page.display()
            );
        }
    }
}
