//! Setting up a set: order, funds, the first defences.

use frontline::state::{Phase, Slot};
use frontline::{Action, Cards, Event, Face, FrontLine, Illegal, Place};
use laws::Scenario;
use tabletop::{Config, Seats, Viewer, Words};

use crate::table::*;

fn opening() -> Table {
    Table::opening(&Config::new(2))
}

#[test]
fn each_player_begins_with_twenty_funds_m1049_in_hand_and_a_pile_of_fifteen() {
    let table = opening();
    for seat in [ANNA, BEN] {
        let side = table.side(seat);
        assert_eq!(side.funds, 20);
        assert_eq!(side.defences.open(), [M1049]);
        assert_eq!(side.pile.len(), 15);
        assert!(side.techniques.is_empty());
        assert_eq!(side.zone, [Place::Empty; 5]);
    }
    assert_eq!(table.open().deck.len(), 64);
    assert_eq!(table.open().events.len(), 12);
}

/// FRL-R1
#[test]
fn in_the_first_set_the_lot_decides_who_goes_first() {
    let firsts = (0..40).map(|seed| {
        let table = Scenario::<FrontLine>::opening(&Config::new(2), &seed.to_string());
        let told = table.events(Viewer::Spectator);
        let first = table.state().first;
        assert_eq!(told[1], Event::FirstChosen { first, by: None });
        first
    });
    let annas = firsts.filter(|&seat| seat == ANNA).count();
    assert!((8..=32).contains(&annas), "{annas} of 40");
}

#[test]
fn both_prepare_at_the_same_time() {
    let mut table = opening();
    assert_eq!(table.0.awaited(), Seats::all(2));
    table.done(BEN);
    assert_eq!(table.awaited(), ANNA);
    table.act(ANNA, Action::Buy(M1016));
}

#[test]
fn four_defences_at_most_are_bought_and_paid_for() {
    let mut table = opening();
    for card in [M1016, M1017, M1018, M1032] {
        table.act(ANNA, Action::Buy(card));
    }
    assert_eq!(table.funds(ANNA), 4);
    assert_eq!(
        table.refused(ANNA, Action::Buy(M1053)),
        Illegal::NoMorePurchases
    );
}

/// FRL-R25
#[test]
fn nothing_is_bought_on_credit() {
    let mut table = opening();
    table
        .act(ANNA, Action::Buy(M1021))
        .act(ANNA, Action::Buy(M1038));
    let refusal = Illegal::NotEnoughFunds { need: 4, have: 2 };
    assert_eq!(table.refused(ANNA, Action::Buy(M1016)), refusal);
}

#[test]
fn up_to_five_defences_are_set_face_down() {
    let mut table = opening();
    for card in [M1016, M1017, M1018, M1032] {
        table
            .act(ANNA, Action::Buy(card))
            .act(ANNA, Action::Set(card));
    }
    table.act(ANNA, Action::Set(M1049));
    let down = |card| Place::Down { card, known: false };
    assert_eq!(
        table.zone(ANNA),
        [M1016, M1017, M1018, M1032, M1049].map(down)
    );
    assert!(table.held(ANNA).is_empty());
}

/// FRL-R4
#[test]
fn buying_and_setting_go_in_any_order_and_what_is_not_set_stays_in_hand() {
    let mut table = opening();
    table
        .act(ANNA, Action::Set(M1049))
        .act(ANNA, Action::Buy(M1016))
        .act(ANNA, Action::Buy(M1017))
        .act(ANNA, Action::Set(M1017))
        .done(ANNA)
        .done(BEN);
    assert_eq!(table.held(ANNA), [M1016]);
    assert_eq!(table.held(BEN), [M1049]);
    assert_eq!(table.refused(ANNA, Action::Set(M1016)), Illegal::WrongStep);
}

/// Who is ready with defences in hand knows it.
#[test]
fn being_ready_says_what_stays_in_hand() {
    let mut table = opening();
    let done = |table: &Table| {
        let said = table.0.game().action(&table.view(ANNA), &Action::Done);
        said.key
    };
    assert_eq!(done(&table), "frontline-act-done-opening-keep");
    table.act(ANNA, Action::Set(M1049));
    assert_eq!(done(&table), "frontline-act-done-opening");
}

/// FRL-R3
#[test]
fn while_both_prepare_nothing_of_the_other_shows_but_whether_it_is_ready() {
    let mut table = opening();
    let before = table.view(BEN);
    table.act(ANNA, Action::Buy(M1021));
    assert_eq!(table.told_to(BEN), []);
    table.act(ANNA, Action::Set(M1021));
    assert_eq!(table.told_to(BEN), []);
    assert_eq!(table.view(BEN), before);
    assert_eq!(table.seen(ANNA).funds, 20);
    table.done(ANNA);
    assert_eq!(table.told_to(BEN), [Event::Ready { seat: ANNA }]);
    let after = table.view(BEN);
    assert_eq!(after.sides, before.sides);
    assert_eq!(
        after.phase,
        Phase::Opening {
            ready: Seats::one(ANNA)
        }
    );
}

/// FRL-R3
#[test]
fn when_both_are_ready_it_shows_how_many_were_bought_and_set_and_what_is_left() {
    let mut table = opening();
    table.prepare(ANNA, [M1021, M1016]).prepare(BEN, []);
    let told = table.told_to(BEN);
    let prepared = |seat, bought, set, funds| Event::Prepared {
        seat,
        bought,
        set,
        funds,
    };
    assert!(told.contains(&prepared(ANNA, 2, 2, 6)));
    assert!(told.contains(&prepared(BEN, 0, 0, 20)));
    let seen = table.seen(ANNA);
    assert_eq!(seen.funds, 16, "6 left, and 10 for turn 1");
    assert_eq!(seen.zone[..3], [Place::Hidden, Place::Hidden, Place::Empty]);
    assert_eq!(seen.defences, Cards::Closed { count: 1 });
    assert_eq!(seen.pile, Cards::Closed { count: 13 });
}

#[test]
fn the_owner_is_told_what_was_bought_and_set() {
    let mut table = opening();
    table.act(ANNA, Action::Buy(M1021));
    let bought = Event::Bought {
        seat: ANNA,
        card: Face::Up(M1021),
        price: 10,
    };
    assert_eq!(table.told_to(ANNA), [bought]);
    table.act(ANNA, Action::Set(M1021));
    let laid = Event::Laid {
        seat: ANNA,
        slot: Slot(0),
        card: Face::Up(M1021),
    };
    assert_eq!(table.told_to(ANNA), [laid]);
}

/// FRL-R3
#[test]
fn preparations_can_be_begun_anew_until_both_are_ready() {
    let mut table = opening();
    table.prepare(ANNA, [M1021]);
    table.act(BEN, Action::Buy(M1016));
    table.0.retract(ANNA);
    assert_eq!(table.0.awaited(), Seats::all(2));
    assert_eq!(table.funds(ANNA), 20);
    assert_eq!(table.side(ANNA).pile.len(), 15);
    assert_eq!(table.held(BEN), [M1016, M1049], "Ben's stay as they are");
    table.done(ANNA).done(BEN);
    let state = *table.0.state();
    use tabletop::Game;
    assert_eq!(table.0.game().retract(&state, ANNA), None);
}

/// FRL-R21
#[test]
fn m1049_is_free_and_never_for_sale() {
    let table = opening();
    assert_eq!(table.refused(ANNA, Action::Buy(M1049)), Illegal::NotInPile);
}
