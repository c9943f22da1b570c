use league::cards::{AttackKind, Card, Colour, DefenceKind, Face, STEPS, Server};

use crate::page::{Cell, Page, Tables, assert_tables, is};

#[test]
fn the_tables_of_league_are_those_of_the_cards() {
    assert_tables("league", tables);
}

pub fn tables(page: &Page) -> Tables {
    vec![
        (2, defences(page)),
        (3, marks(page)),
        (4, attacks(page)),
        (5, servers(page)),
    ]
}

fn colour(page: &Page, colour: Colour) -> String {
    page.text(&format!("league-colour-{}", colour.id()))
}

fn defences(page: &Page) -> Vec<Vec<Cell>> {
    let row = |kind: DefenceKind| {
        let value = if kind == DefenceKind::DeepSecurity {
            let every = page.word("every");
            Cell::Says(vec![kind.value()], vec![every])
        } else {
            is(kind.value())
        };
        vec![
            is(kind.id().to_uppercase()),
            is(page.text(&format!("league-defence-{}", kind.slug()))),
            is(kind.cost()),
            value,
            Cell::Prose,
        ]
    };
    DefenceKind::ALL.map(row).into()
}

fn marks(page: &Page) -> Vec<Vec<Cell>> {
    let row = |own: Colour| {
        let marked = |kind: DefenceKind| {
            let card = Card::defence(kind, own);
            let others = (1..4).map(|places| own.after(places));
            let marked = others.filter(|&other| kind.marking(other).contains(card));
            page.list(marked.map(|other| colour(page, other)))
        };
        let marks = marked(DefenceKind::TrojanHorse);
        assert_eq!(marks, marked(DefenceKind::ZeroDayAttack));
        vec![is(colour(page, own)), is(marks)]
    };
    Colour::ALL.map(row).into()
}

fn attacks(page: &Page) -> Vec<Vec<Cell>> {
    let direct = page.word("direct");
    let power = |kind: AttackKind, step: u8| {
        let power = kind.power(step);
        match (power.normal, power.direct) {
            (normal, 0) => is(normal),
            (0, only) => Cell::Says(vec![only], vec![direct.clone()]),
            (normal, more) => Cell::Says(vec![normal, more], vec![direct.clone()]),
        }
    };
    let row = |kind: AttackKind| {
        let of_kind = |card: &Card| matches!(card.face(), Face::Attack(it, _) if it == kind);
        let cards: Vec<Card> = Card::all().filter(of_kind).collect();
        let names = cards
            .iter()
            .map(|card| page.text(&format!("league-attack-{}", card.id())));
        let names = names.collect();
        let mut row = vec![is(kind.id().to_uppercase()), Cell::Names(names)];
        row.extend((0..STEPS).map(|step| power(kind, step)));
        row
    };
    AttackKind::ALL.map(row).into()
}

fn servers(page: &Page) -> Vec<Vec<Cell>> {
    // English has letters, the others the first letter of the colour.
    let spot = |&it: &Colour| colour(page, it).chars().next().expect("a name");
    let row = |server: Server| {
        let spots: Vec<String> = server
            .spots()
            .iter()
            .map(|it| spot(it).to_uppercase().to_string())
            .collect();
        vec![
            is(server.id().to_uppercase()),
            is(page.text(&format!("league-server-{}", server.id()))),
            is(server.level()),
            is(spots.join(&page.word(" "))),
            is(server.price()),
            is(server.bonus()),
        ]
    };
    Server::all().map(row).collect()
}
