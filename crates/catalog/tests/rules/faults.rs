//! The comparison can fail: a number that is changed on one side only is found, whichever it is.

use laws::texts::languages;

use crate::page::{Cell, Page, Tables};
use crate::{cyberwar, frontline, league, placement, ports};

type Expected = fn(&Page) -> Tables;

const GAMES: [(&str, Expected); 5] = [
    ("ports", ports::tables),
    ("placement", placement::tables),
    ("league", league::tables),
    ("frontline", frontline::tables),
    ("cyberwar", cyberwar::tables),
];

/// The first number in it, or the first token of a price, is another.
fn changed(text: &str) -> Option<String> {
    let is_number = |letter: char| letter.is_ascii_digit() || "○●".contains(letter);
    let (at, letter) = text.char_indices().find(|(_, letter)| is_number(*letter))?;
    let other = match letter {
        '9' => '8',
        '○' => '●',
        '●' => '○',
        _ => '9',
    };
    let rest = &text[at + letter.len_utf8()..];
    Some(format!("{}{other}{rest}", &text[..at]))
}

/// Every cell that says something exactly: table, row and place in the row.
fn cells(tables: &Tables) -> impl Iterator<Item = (usize, [usize; 2], &Cell)> {
    tables.iter().flat_map(|(table, rows)| {
        rows.iter().enumerate().flat_map(move |(row, cells)| {
            let at = move |(place, cell)| (*table, [row, place], cell);
            cells.iter().enumerate().map(at)
        })
    })
}

#[test]
fn a_number_changed_in_the_rules_is_found() {
    for (game, expected) in GAMES {
        let mut tried = 0;
        for language in languages() {
            let page = Page::read(game, &language);
            let expected = expected(&page);
            for (table, [row, place], cell) in cells(&expected) {
                let printed = &page.tables[table][row][place];
                let (Cell::Is(_) | Cell::Says(..), Some(other)) = (cell, changed(printed)) else {
                    continue;
                };
                let mut page = page.clone();
                page.tables[table][row][place].clone_from(&other);
                let found = page.wrong(&expected);
                assert!(found.is_some(), "{game}, {language}: {printed} as {other}");
                tried += 1;
            }
        }
        assert!(tried >= 20, "{game}: only {tried} numbers were tried");
    }
}

#[test]
fn a_number_changed_on_the_cards_is_found() {
    for (game, expected) in GAMES {
        let mut tried = 0;
        for language in languages() {
            let page = Page::read(game, &language);
            let facts = expected(&page);
            for (nth, (_, rows)) in facts.iter().enumerate() {
                for (row, cells) in rows.iter().enumerate() {
                    for (place, cell) in cells.iter().enumerate() {
                        let Some(other) = otherwise(cell) else {
                            continue;
                        };
                        let mut facts = facts.clone();
                        facts[nth].1[row][place] = other;
                        let found = page.wrong(&facts);
                        assert!(found.is_some(), "{game}, {language}: other than {cell:?}");
                        tried += 1;
                    }
                }
            }
        }
        assert!(tried >= 20, "{game}: only {tried} numbers were tried");
    }
}

/// The cell if one number of the facts were another.
fn otherwise(cell: &Cell) -> Option<Cell> {
    match cell {
        Cell::Is(text) => changed(text).map(Cell::Is),
        Cell::Says(said, words) => {
            let mut said = said.clone();
            *said.first_mut()? += 1;
            Some(Cell::Says(said, words.clone()))
        }
        Cell::Names(_) | Cell::Row(_) | Cell::Prose => None,
    }
}

#[test]
fn a_row_too_many_or_too_few_is_found() {
    for (game, expected) in GAMES {
        let page = Page::read(game, "en");
        let expected = expected(&page);
        let (table, _) = expected[0];
        let mut fewer = page.clone();
        fewer.tables[table].pop();
        assert!(fewer.wrong(&expected).is_some(), "{game}");
    }
}
