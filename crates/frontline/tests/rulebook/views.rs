//! Who may know what.

use frontline::{Cards, FrontLine, Place};
use tabletop::{Chance, Config, Game, Seed, Viewer};

use crate::table::*;

#[test]
fn hands_are_secret_and_their_sizes_are_not() {
    let table = Layout::new()
        .hand(ANNA, [T1566, T1566])
        .holds(ANNA, [M1016])
        .start();
    let seen = table.seen(ANNA);
    assert_eq!(seen.techniques, Cards::Closed { count: 2 });
    assert_eq!(seen.defences, Cards::Closed { count: 1 });
    assert_eq!(seen.pile, Cards::Closed { count: 15 });
    let own = &table.view(ANNA).sides[0];
    assert_eq!(own.techniques.open(), [T1566, T1566]);
    assert_eq!(own.defences.open(), [M1016]);
}

#[test]
fn a_spectator_sees_no_more_than_both_players_see_of_each_other() {
    let table = Layout::new()
        .hand(ANNA, [T1566])
        .down(ANNA, [M1016])
        .hand(BEN, [T1189])
        .planned(WEAPONISE, NOTHING);
    let view = table.0.view(Viewer::Spectator);
    assert_eq!(view.sides[0], table.seen(ANNA));
    assert_eq!(view.sides[1], table.seen(BEN));
    assert_eq!(view.looked, Cards::Closed { count: 5 });
    assert_eq!(view.sides[0].zone[0], Place::Hidden);
}

#[test]
fn funds_zones_plans_and_trash_are_public() {
    let table = Layout::new()
        .funds(ANNA, 13)
        .chain(ANNA, [T1566])
        .up(ANNA, [M1016])
        .deck([T1059])
        .start();
    let seen = table.seen(ANNA);
    assert_eq!(seen.funds, 13);
    assert_eq!(seen.chain, [T1566]);
    let up = Place::Up {
        card: M1016,
        nullified: false,
    };
    assert_eq!(seen.zone[0], up);
    assert_eq!(table.view(BEN).trash.len(), 62);
}

/// FRL-R21
#[test]
fn nobody_imagines_m1049_in_a_pile() {
    let mut table = Table::opening(&Config::new(2));
    table.prepare(ANNA, [M1016]).prepare(BEN, [M1021]);
    let view = table.view(ANNA);
    let mut chance = Chance::new(Seed([3; 32]));
    for _ in 0..200 {
        let world = table.0.game().imagine(&view, &(), &mut chance);
        assert!(!world.side(BEN).pile.contains(M1049));
        assert_eq!(world.side(BEN).set().len(), 1);
    }
}

#[test]
fn the_open_view_shows_everything() {
    let table = Layout::new().hand(ANNA, [T1566]).down(BEN, [M1016]).start();
    let view = table.open();
    assert_eq!(view.sides[0].techniques.open(), [T1566]);
    let down = Place::Down {
        card: M1016,
        known: false,
    };
    assert_eq!(view.sides[1].zone[0], down);
    assert_eq!(view.deck.open().len(), 63);
}

/// A clock that runs out must not lose a set that the defender could hold.
#[test]
fn the_fallback_stops_a_card_if_it_can_and_shows_nothing_otherwise() {
    use frontline::Action;
    use frontline::state::Slot;
    let attacked = |card| {
        let mut table = Layout::new()
            .hand(ANNA, [card, card])
            .down(BEN, [M1016, M1017])
            .attacking();
        table.place(ANNA, card);
        let game: &FrontLine = table.0.game();
        game.fallback(table.0.state(), BEN)
    };
    assert_eq!(attacked(T1566), Action::TurnUp(Slot(1)));
    assert_eq!(attacked(T1133), Action::Done);
}
