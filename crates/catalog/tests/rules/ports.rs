use ports::cards::{FACTS, Fact, RED_MARKS, Set, Transport};
use tabletop::SwitchKind;

use crate::page::{Cell, Page, Tables, assert_tables, is};

#[test]
fn the_tables_of_ports_are_those_of_the_cards() {
    assert_tables("ports", tables);
}

pub fn tables(page: &Page) -> Tables {
    vec![(0, sets(page)), (1, cards(page))]
}

fn set(page: &Page, set: Set) -> String {
    page.text(&format!("ports-hand-{}", set.id()))
}

fn name(page: &Page, fact: &Fact) -> String {
    page.text(&format!("ports-card-{}", fact.id))
}

fn sets(page: &Page) -> Vec<Vec<Cell>> {
    let row = |it: Set| {
        let members = FACTS.iter().filter(|fact| fact.sets.contains(it));
        let names = members.clone().map(|fact| name(page, fact)).collect();
        vec![is(set(page, it)), is(members.count()), Cell::Row(names)]
    };
    Set::ALL.map(row).into()
}

fn cards(page: &Page) -> Vec<Vec<Cell>> {
    let SwitchKind::Cards { default: red, .. } = RED_MARKS else {
        panic!("the red marks are a choice of cards");
    };
    let row = |fact: &Fact| {
        let sets = page.list(fact.sets.iter().map(|it| set(page, it)));
        vec![
            is(if sets.is_empty() {
                page.word("special")
            } else {
                sets
            }),
            is(name(page, fact)),
            is(fact.port),
            is(match fact.transport {
                Transport::Tcp => "TCP",
                Transport::Udp => "UDP",
                Transport::Both => "TCP+UDP",
            }),
            is(if red.contains(&fact.id) {
                page.word("red")
            } else {
                String::new()
            }),
        ]
    };
    FACTS.iter().map(row).collect()
}
