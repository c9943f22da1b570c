use frontline::cards::{ActionCard, EventCard, Mitigation, Stage, Technique};
use tabletop::cards::Kind;

use crate::page::{Cell, Page, Tables, assert_tables, is};

#[test]
fn the_tables_of_frontline_are_those_of_the_cards() {
    assert_tables("frontline", tables);
}

pub fn tables(page: &Page) -> Tables {
    vec![
        (0, techniques(page)),
        (1, mitigations(page)),
        (2, actions(page)),
        (3, events(page)),
    ]
}

fn ids(ids: impl Iterator<Item = &'static str>) -> Cell {
    is(ids.map(str::to_uppercase).collect::<Vec<_>>().join(" "))
}

fn techniques(page: &Page) -> Vec<Vec<Cell>> {
    let row = |&card: &Technique| {
        let stage = card.stage();
        let place = Stage::ALL.iter().position(|&it| it == stage);
        let name = page.text(&format!("frontline-stage-{}", stage.id()));
        vec![
            is(format!("{} {name}", place.expect("one of all") + 1)),
            is(card.id().to_uppercase()),
            is(page.text(&format!("frontline-technique-{}", card.id()))),
            is(card.cost()),
            ids(card.stopped_by().iter().map(Mitigation::id)),
        ]
    };
    Technique::ALL.iter().map(row).collect()
}

fn mitigations(page: &Page) -> Vec<Vec<Cell>> {
    let row = |&card: &Mitigation| {
        let cost = if card == Mitigation::FREE {
            let free = page.word("free");
            Cell::Says(vec![card.cost()], vec![free])
        } else {
            is(card.cost())
        };
        vec![
            is(card.id().to_uppercase()),
            is(page.text(&format!("frontline-mitigation-{}", card.id()))),
            cost,
            ids(card.stops().iter().map(Technique::id)),
        ]
    };
    Mitigation::ALL.iter().map(row).collect()
}

fn actions(page: &Page) -> Vec<Vec<Cell>> {
    // As one gets to know them: what hardens comes before what attacks.
    let order = [
        ActionCard::Recon,
        ActionCard::Weaponise,
        ActionCard::Harden,
        ActionCard::Attack,
    ];
    assert_eq!(order.len(), ActionCard::ALL.len());
    let row = |card: ActionCard| {
        vec![
            is(page.text(&format!("frontline-plan-{}", card.id()))),
            is(card.copies()),
            Cell::Prose,
        ]
    };
    order.map(row).into()
}

fn events(page: &Page) -> Vec<Vec<Cell>> {
    let row = |&card: &EventCard| {
        vec![
            is(format!("E{:02}", card.index() + 1)),
            is(page.text(&format!("frontline-event-{}", card.id()))),
            Cell::Prose,
        ]
    };
    EventCard::ALL.iter().map(row).collect()
}
