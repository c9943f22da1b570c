//! A page of rules and what its tables must say.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use laws::texts;

#[derive(Clone)]
pub struct Page {
    language: String,
    file: String,
    page: String,
    /// In order, without their heads.
    pub tables: Vec<Vec<Vec<String>>>,
    texts: BTreeMap<String, String>,
    /// By the English ones.
    words: BTreeMap<String, String>,
}

/// What a cell must say.
#[derive(Clone, Debug)]
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

/// What tables of a page must say: by their place on the page.
pub type Tables = Vec<(usize, Vec<Vec<Cell>>)>;

/// Checks the rules of a game in every language.
pub fn in_every_language(game: &str, check: impl Fn(&Page)) {
    for language in texts::languages() {
        check(&Page::read(game, &language));
    }
}

/// The tables in the rules of a game say what they must, in every language.
pub fn assert_tables(game: &str, expected: impl Fn(&Page) -> Tables) {
    in_every_language(game, |page| {
        if let Some(wrong) = page.wrong(&expected(page)) {
            panic!("{wrong}");
        }
    });
}

impl Page {
    pub fn read(game: &str, language: &str) -> Page {
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

    /// The first thing that the page says otherwise.
    pub fn wrong(&self, expected: &Tables) -> Option<String> {
        expected.iter().find_map(|(table, expected)| {
            let rows = &self.tables[*table];
            let at = format!("{}, table {}", self.file, table + 1);
            if rows.len() != expected.len() {
                return Some(format!("{at}: {} rows, not {}", rows.len(), expected.len()));
            }
            rows.iter().zip(expected).find_map(|(row, expected)| {
                let at = format!("{at}, {}", row[0]);
                if row.len() != expected.len() {
                    return Some(format!("{at}: {} cells, not {}", row.len(), expected.len()));
                }
                row.iter().zip(expected).find_map(|(cell, expected)| {
                    let wrong = !expected.is_said_by(cell, &self.between());
                    wrong.then(|| format!("{at}: '{cell}' is not {expected:?}"))
                })
            })
        })
    }
}

impl Cell {
    fn is_said_by(&self, cell: &str, between: &str) -> bool {
        let has = |word: &String| cell.contains(word);
        match self {
            Cell::Is(text) => cell == text,
            Cell::Says(said, words) => numbers(cell) == *said && words.iter().all(has),
            Cell::Names(names) => names.iter().all(has),
            Cell::Row(names) => {
                let named: BTreeSet<_> = cell.split(between).map(str::to_owned).collect();
                named == *names
            }
            Cell::Prose => !cell.is_empty(),
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
