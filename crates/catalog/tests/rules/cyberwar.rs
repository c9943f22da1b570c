use cyberwar::attack::Today;
use cyberwar::cards::{BOX, Defence, HARD};

use crate::page::{Cell, Page, Tables, assert_tables, is};

/// A letter for each defence, D01 first.
const LETTERS: [&str; 12] = ["P", "C", "F", "A", "U", "K", "R", "L", "N", "E", "X", "B"];

#[test]
fn the_tables_of_cyberwar_are_those_of_the_cards() {
    assert_tables("cyberwar", tables);
}

pub fn tables(page: &Page) -> Tables {
    vec![(2, defences(page)), (3, attacks(page))]
}

fn defences(page: &Page) -> Vec<Vec<Cell>> {
    let row = |defence: Defence| {
        let bit = 1 << defence.index();
        let cards = BOX.techniques.iter().filter(|(_, mask)| mask & bit != 0);
        let name = page.text(&format!("cyberwar-defence-{}", defence.id()));
        vec![
            is(LETTERS[defence.index()]),
            is(format!("{} {name}", defence.id().to_uppercase())),
            is(cards.count()),
        ]
    };
    Defence::all().map(row).collect()
}

fn attacks(page: &Page) -> Vec<Vec<Cell>> {
    let group = |number: usize, id: &str| {
        let of = BOX
            .groups
            .iter()
            .filter(|group| group.techniques.contains(&number));
        match of.collect::<Vec<_>>()[..] {
            [] => {
                assert!(HARD.contains(&id), "{id} is in no deck");
                page.word("hard card")
            }
            [only] => page.text(&format!("cyberwar-group-{}", only.id.to_lowercase())),
            _ => page.word("both"),
        }
    };
    let row = |(number, (entry, mask)): (usize, &(cyberwar::attack::Entry, u16))| {
        let tactic = |tactic: &String| page.text(&format!("cyberwar-tactic-{tactic}"));
        let detects = BOX.rarity.iter().map(|&it| usize::from(it));
        let detects = detects.filter(|defence| mask >> defence & 1 == 1);
        let letters: Vec<&str> = detects.map(|defence| LETTERS[defence]).collect();
        let text_id = entry.id.to_lowercase();
        vec![
            is(&entry.id),
            is(page.text(&format!("cyberwar-attack-{text_id}"))),
            Cell::Row(entry.tactics.iter().map(tactic).collect()),
            is(group(number, &entry.id)),
            is(letters.join(" ")),
            is(match &entry.today {
                Today::Same => "",
                Today::Replaced { id, .. } => id,
                Today::Dropped => "–",
            }),
        ]
    };
    BOX.techniques.iter().enumerate().map(row).collect()
}
