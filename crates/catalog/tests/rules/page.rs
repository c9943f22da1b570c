//! A page of rules and what its tables must say.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use laws::texts;

pub struct Page {
    language: String,
    file: String,
    page: String,
    /// In order, without their heads.
    tables: Vec<Vec<Vec<String>>>,
    texts: BTreeMap<String, String>,
    /// By the English ones.
    words: BTreeMap<String, String>,
}

/// What a cell must say.
pub enum Cell {
    /// Exactly this.
    Is(String),
    /// These numbers and no others, and these words.
    Says(Vec<u8>, Vec<String>),
    /// Each of these names.
    Names(Vec<String>),
    /// These in a row, in whatever order.
    Row(BTreeSet<String>),
    /// Sentences, which no table of cards has.
    Prose,
}

pub fn is(text: impl ToString) -> Cell {
    Cell::Is(text.to_string())
}

/// Checks the rules of a game in every language.
pub fn in_every_language(game: &str, check: impl Fn(&Page)) {
    for language in texts::languages() {
        check(&Page::read(game, &language));
    }
}

impl Page {
    fn read(game: &str, language: &str) -> Page {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let file = format!("docs/rules/{game}.{language}.md");
        let text = fs::read_to_string(root.join(&file)).expect("every game has its rules");
        let named = format!("{game}-cards.ftl");
        let named = if root.join("locales").join(language).join(&named).exists() {
            named
        } else {
            format!("{game}.ftl")
        };
        Page {
            language: language.to_owned(),
            file,
            tables: tables(&text),
            page: text,
            texts: texts::plain(language, &named),
            words: words(language),
        }
    }

    /// The text of this key.
    pub fn text(&self, key: &str) -> String {
        let text = self.texts.get(key);
        let text = text.unwrap_or_else(|| panic!("{}: no text {key}", self.language));
        text.clone()
    }

    /// A word of the rules that is no text, by the English one: the glossary has it in every language.
    pub fn word(&self, english: &str) -> String {
        let word = self.words.get(english);
        let missing = || panic!("docs/glossary.md: no '{english}' in {}", self.language);
        word.unwrap_or_else(missing).clone()
    }

    /// In a row, as the language does it.
    pub fn list(&self, items: impl IntoIterator<Item = String>) -> String {
        let items: Vec<String> = items.into_iter().collect();
        items.join(&self.between())
    }

    fn between(&self) -> String {
        self.word(", ")
    }

    /// A line of the page ends with these numbers.
    pub fn counts(&self, expected: &[u8]) {
        let small = |line| -> Vec<u8> { digits(line).filter_map(|it| it.parse().ok()).collect() };
        let found = self
            .page
            .lines()
            .any(|line| small(line).ends_with(expected));
        assert!(found, "{}: no line counts {expected:?}", self.file);
    }

    pub fn check(&self, table: usize, expected: &[Vec<Cell>]) {
        let rows = &self.tables[table];
        let at = format!("{}, table {}", self.file, table + 1);
        assert_eq!(rows.len(), expected.len(), "{at}: rows");
        for (row, expected) in rows.iter().zip(expected) {
            let at = format!("{at}, {}", row[0]);
            assert_eq!(row.len(), expected.len(), "{at}: cells");
            for (cell, expected) in row.iter().zip(expected) {
                match expected {
                    Cell::Is(text) => assert_eq!(cell, text, "{at}"),
                    Cell::Says(said, words) => {
                        assert_eq!(numbers(cell), *said, "{at}: {cell}");
                        let missing = words.iter().find(|word| !cell.contains(*word));
                        assert_eq!(missing, None, "{at}: {cell}");
                    }
                    Cell::Names(names) => {
                        let missing = names.iter().find(|name| !cell.contains(*name));
                        assert_eq!(missing, None, "{at}: {cell}");
                    }
                    Cell::Row(names) => {
                        let between = self.between();
                        let named: BTreeSet<_> = cell.split(&between).map(str::to_owned).collect();
                        assert_eq!(named, *names, "{at}");
                    }
                    Cell::Prose => assert!(!cell.is_empty(), "{at}: a cell is empty"),
                }
            }
        }
    }
}

/// The words of the rules' tables in this language, by the English ones.
fn words(language: &str) -> BTreeMap<String, String> {
    let glossary = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/glossary.md");
    let glossary = fs::read_to_string(glossary).expect("there is a glossary");
    let (_, chapter) = glossary
        .split_once("## Words in the tables of the rules")
        .expect("the glossary has the words of the rules' tables");
    let rows = chapter.lines().skip_while(|line| !line.starts_with('|'));
    let mut rows = rows.take_while(|line| line.starts_with('|')).map(cells);
    let heads = rows.next().expect("the table has a head");
    let column = |language: &str| heads.iter().position(|head| head == language);
    let (Some(english), Some(own)) = (column("en"), column(language)) else {
        panic!(
            "docs/glossary.md: add a column for {language} to the words in the tables of the rules"
        );
    };
    let word = |cell: &str| cell.trim_matches('`').to_owned();
    rows.map(|row| (word(&row[english]), word(&row[own])))
        .collect()
}

/// Lines of cells; a ★ marks what is known of the printed cards and is no part of them.
fn tables(text: &str) -> Vec<Vec<Vec<String>>> {
    let lines: Vec<&str> = text.lines().collect();
    lines
        .chunk_by(|one, next| one.starts_with('|') == next.starts_with('|'))
        .filter(|lines| lines[0].starts_with('|'))
        .map(|lines| lines.iter().skip(2).map(|line| cells(line)).collect())
        .collect()
}

fn cells(line: &str) -> Vec<String> {
    let inner = line.trim().trim_start_matches('|');
    let inner = inner.strip_suffix('|').unwrap_or(inner);
    let cell = |cell: &str| cell.replace('★', "").trim().to_owned();
    inner.split('|').map(cell).collect()
}

fn numbers(cell: &str) -> Vec<u8> {
    let number = |digits: &str| digits.parse().expect("small numbers are printed on cards");
    digits(cell).map(number).collect()
}

fn digits(text: &str) -> impl Iterator<Item = &str> {
    let parts = text.split(|letter: char| !letter.is_ascii_digit());
    parts.filter(|digits| !digits.is_empty())
}
