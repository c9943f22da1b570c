use placement::board::{Cost, DEEPEST, Site};
use placement::cards::{
    Attack, AttackEffect, Condition, EventCard, Points, Security, SecurityEffect, Vulnerability,
    VulnerabilityEffect,
};
use tabletop::cards::{Copies, Kind};

use crate::page::{Cell, Page, Tables, assert_tables, in_every_language, is};

#[test]
fn the_tables_of_placement_are_those_of_the_cards() {
    assert_tables("placement", tables);
}

pub fn tables(page: &Page) -> Tables {
    vec![
        (0, sites(page)),
        (1, steps()),
        (2, attacks(page)),
        (3, securities(page)),
        (4, vulnerabilities(page)),
        (5, events(page)),
    ]
}

#[test]
fn the_rules_of_placement_count_the_cards() {
    let decks = [
        Attack::DECK.len(),
        Security::DECK.len(),
        Vulnerability::DECK.len(),
        EventCard::DECK.len(),
    ];
    in_every_language("placement", |page| page.counts(&decks));
}

fn copies<K: Copies>(card: K) -> Cell {
    is(K::DECK.count(card))
}

fn cost(cost: Cost) -> String {
    "○".repeat(cost.own.into()) + &"●".repeat(cost.other.into())
}

fn site(page: &Page, site: Site) -> String {
    page.text(&format!("placement-site-{}", site.id()))
}

fn sites(page: &Page) -> Vec<Vec<Cell>> {
    let row = |it: Site| {
        let colour = page.text(&format!("placement-colour-{}", it.colour()));
        vec![Cell::Names(vec![site(page, it)]), is(colour)]
    };
    Site::ALL.map(row).into()
}

fn steps() -> Vec<Vec<Cell>> {
    let row = |level: u8| {
        let levels = if level == 0 {
            vec![1]
        } else {
            vec![level, level + 1]
        };
        vec![
            Cell::Says(levels, Vec::new()),
            is(cost(Cost::of_step(level))),
        ]
    };
    (0..DEEPEST).map(row).collect()
}

fn attacks(page: &Page) -> Vec<Vec<Cell>> {
    let condition = |card: Attack| match card.condition() {
        Condition::Anywhere => is(""),
        Condition::StartSpace => is(page.word("start space")),
        Condition::Level(level) => Cell::Says(vec![level], vec!["+".to_owned()]),
        Condition::Heart(it) => Cell::Says(vec![DEEPEST], vec![site(page, it)]),
    };
    let row = |&card: &Attack| {
        vec![
            is(page.text(&format!("placement-attack-{}", card.id()))),
            copies(card),
            is(cost(card.cost())),
            match card.points() {
                Points::Printed(points) => is(points),
                Points::Varying => is("α"),
            },
            condition(card),
            match card.effect() {
                AttackEffect::Nothing => is(""),
                _ => Cell::Prose,
            },
            if card.co_op() {
                is(page.word("yes"))
            } else {
                is("")
            },
        ]
    };
    Attack::ALL.iter().map(row).collect()
}

/// `+1 ●`, `−1 ○`
fn change(sign: char, by: Cost) -> String {
    match (by.own, by.other) {
        (own, 0) => format!("{sign}{own} ○"),
        (0, other) => format!("{sign}{other} ●"),
        both => panic!("no card changes both: {both:?}"),
    }
}

fn securities(page: &Page) -> Vec<Vec<Cell>> {
    let attacking = page.word("attack");
    let moving_word = page.word("move");
    let effect = |card: Security| match card.effect() {
        SecurityEffect::Surcharge { attack, moving } => {
            let (what, by) = match (attack.is_free(), moving.is_free()) {
                (false, true) => (attacking.clone(), attack),
                (true, false) => (moving_word.clone(), moving),
                _ => {
                    assert_eq!(attack, moving, "{card:?}");
                    let and = page.word(" and ");
                    (format!("{attacking}{and}{moving_word}"), attack)
                }
            };
            let colon = page.word(": ");
            is(format!("{what}{colon}{}", change('+', by)))
        }
        SecurityEffect::VoidVulnerability | SecurityEffect::BarMoves => Cell::Prose,
    };
    let row = |&card: &Security| {
        vec![
            is(page.text(&format!("placement-security-{}", card.id()))),
            copies(card),
            effect(card),
        ]
    };
    Security::ALL.iter().map(row).collect()
}

fn vulnerabilities(page: &Page) -> Vec<Vec<Cell>> {
    let name = |card: Vulnerability| page.text(&format!("placement-vulnerability-{}", card.id()));
    let mut rows = Vec::new();
    let mut weak = Vec::new();
    for &card in Vulnerability::ALL {
        let (word, from, less) = match card.effect() {
            VulnerabilityEffect::CheaperAttack { from, less } => ("attack", from, less),
            // Entering is not made cheaper, so it is from level 1 on.
            VulnerabilityEffect::CheaperMove { less } => ("move", 1, less),
            VulnerabilityEffect::VoidSecurity => {
                weak.push(card);
                continue;
            }
        };
        let less_by = less.own + less.other;
        let words = vec![page.word(word), format!("{from}+"), change('−', less)];
        rows.push(vec![
            is(name(card)),
            Cell::Names(vec![site(page, card.site())]),
            Cell::Says(vec![from, less_by], words),
        ]);
    }
    // The last line is all cards that void security, one of each site.
    assert!(weak.iter().map(|card| card.site()).eq(Site::ALL));
    rows.push(vec![is(name(weak[0])), Cell::Prose, Cell::Prose]);
    rows
}

fn events(page: &Page) -> Vec<Vec<Cell>> {
    let row = |&card: &EventCard| {
        vec![
            is(page.text(&format!("placement-event-{}", card.id()))),
            copies(card),
            Cell::Prose,
        ]
    };
    EventCard::ALL.iter().map(row).collect()
}
