//! Harden: buying and setting defences.

use frontline::cards::{EventCard, Plan};
use frontline::state::{Phase, Slot};
use frontline::{Action, Cards, Event, Face, Illegal, Place};

use crate::table::*;

const TWO: Plan = Plan {
    harden: 2,
    ..NOTHING
};

#[test]
fn each_harden_card_buys_one_defence_of_the_own_pile() {
    let mut table = Layout::new().planned(TWO, NOTHING);
    table
        .act(ANNA, Action::Buy(M1016))
        .act(ANNA, Action::Buy(M1017));
    assert_eq!(table.held(ANNA), [M1016, M1017]);
    assert_eq!(table.funds(ANNA), 12);
    assert_eq!(
        table.refused(ANNA, Action::Buy(M1018)),
        Illegal::NoMorePurchases
    );
    assert_eq!(table.refused(ANNA, Action::Buy(M1016)), Illegal::NotInPile);
}

#[test]
fn buying_nothing_is_allowed() {
    let mut table = Layout::new().planned(HARDEN, NOTHING);
    table.done(ANNA);
    assert_eq!(table.open().turn, 3);
}

#[test]
fn a_defence_that_is_too_dear_cannot_be_bought() {
    let table = Layout::new().funds(ANNA, 9).planned(HARDEN, NOTHING);
    assert_eq!(
        table.refused(ANNA, Action::Buy(M1021)),
        Illegal::NotEnoughFunds { need: 10, have: 9 }
    );
}

#[test]
fn any_number_of_defences_from_the_hand_is_set_face_down() {
    let mut table = Layout::new()
        .holds(ANNA, [M1016, M1017, M1018])
        .planned(HARDEN, NOTHING);
    table
        .act(ANNA, Action::Set(M1018))
        .act(ANNA, Action::Set(M1016));
    let down = |card| Place::Down { card, known: false };
    assert_eq!(table.zone(ANNA)[..2], [down(M1018), down(M1016)]);
    assert_eq!(
        table.seen(ANNA).zone[..3],
        [Place::Hidden, Place::Hidden, Place::Empty]
    );
    table.done(ANNA);
    assert_eq!(table.held(ANNA), [M1017]);
}

/// FRL-R4
#[test]
fn setting_may_come_before_buying() {
    let mut table = Layout::new().holds(ANNA, [M1016]).planned(HARDEN, NOTHING);
    table
        .act(ANNA, Action::Set(M1016))
        .act(ANNA, Action::Buy(M1017))
        .act(ANNA, Action::Set(M1017));
    assert!(table.held(ANNA).is_empty());
}

/// FRL-R23
#[test]
fn others_learn_that_a_defence_was_bought_and_its_price_but_not_which() {
    let mut table = Layout::new().planned(HARDEN, NOTHING);
    table.act(ANNA, Action::Buy(M1021));
    let bought = |card| Event::Bought {
        seat: ANNA,
        card,
        price: 10,
    };
    assert_eq!(table.told_to(BEN), [bought(Face::Down)]);
    assert_eq!(table.told_to(ANNA), [bought(Face::Up(M1021))]);
    let seen = table.seen(ANNA);
    assert_eq!(seen.funds, 10);
    assert_eq!(seen.defences, Cards::Closed { count: 1 });
    table.act(ANNA, Action::Set(M1021));
    let laid = Event::Laid {
        seat: ANNA,
        slot: Slot(0),
        card: Face::Down,
    };
    assert_eq!(table.told_to(BEN), [laid]);
}

#[test]
fn five_defences_at_most_are_in_the_zone_face_up_and_face_down_together() {
    let table = Layout::new()
        .up(ANNA, [M1016, M1017])
        .down(ANNA, [M1018, M1021, M1026])
        .holds(ANNA, [M1030])
        .planned(HARDEN, NOTHING);
    assert_eq!(table.refused(ANNA, Action::Set(M1030)), Illegal::ZoneFull);
}

/// FRL-R15
#[test]
fn an_own_defence_may_be_trashed_to_make_room_and_everyone_sees_it() {
    let mut table = Layout::new()
        .up(ANNA, [M1016, M1017])
        .down(ANNA, [M1018, M1021, M1026])
        .holds(ANNA, [M1030])
        .planned(HARDEN, NOTHING);
    table.act(ANNA, Action::Trash(Slot(2)));
    let trashed = Event::Trashed {
        seat: ANNA,
        slot: Slot(2),
        card: M1018,
    };
    assert_eq!(table.told_to(BEN), [trashed]);
    assert!(!table.0.was_quiet(), "a face-down card was shown");
    table.act(ANNA, Action::Set(M1030));
    assert_eq!(
        table.zone(ANNA)[2],
        Place::Down {
            card: M1030,
            known: false
        }
    );
    assert_eq!(table.seen(ANNA).trashed, [M1018]);
}

/// FRL-R15
#[test]
fn a_trashed_defence_is_out_for_the_set() {
    let mut table = Layout::new()
        .up(ANNA, [M1016, M1017, M1018, M1021, M1026])
        .holds(ANNA, [M1030])
        .planned(HARDEN, NOTHING);
    table.act(ANNA, Action::Trash(Slot(0)));
    assert_eq!(table.refused(ANNA, Action::Buy(M1016)), Illegal::NotInPile);
    assert_eq!(table.refused(ANNA, Action::Set(M1016)), Illegal::NotInHand);
}

/// FRL-R15
#[test]
fn nothing_is_trashed_while_there_is_room_or_nothing_to_set() {
    let table = Layout::new()
        .up(ANNA, [M1016])
        .holds(ANNA, [M1030])
        .planned(HARDEN, NOTHING);
    let trash = |table: &Table, slot| table.refused(ANNA, Action::Trash(Slot(slot)));
    assert_eq!(trash(&table, 0), Illegal::RoomLeft);
    assert_eq!(trash(&table, 1), Illegal::NoSuchSlot);
    let table = Layout::new()
        .up(ANNA, [M1016, M1017, M1018, M1021, M1026])
        .planned(HARDEN, NOTHING);
    assert_eq!(trash(&table, 0), Illegal::NothingToSet);
}

#[test]
fn without_a_harden_card_nothing_is_set() {
    let table = Layout::new()
        .holds(ANNA, [M1016])
        .down(BEN, [M1016])
        .planned(RECON, NOTHING);
    assert_eq!(table.refused(ANNA, Action::Set(M1016)), Illegal::WrongStep);
}

#[test]
fn a_month_of_awareness_makes_defences_two_cheaper() {
    let mut table = Layout::new()
        .event(EventCard::AwarenessMonth)
        .planned(TWO, NOTHING);
    table
        .act(ANNA, Action::Buy(M1021))
        .act(ANNA, Action::Buy(M1016));
    assert_eq!(table.funds(ANNA), 20 - 8 - 2);
}

#[test]
fn one_is_asked_in_the_harden_phase_even_without_funds() {
    let table = Layout::new().funds(ANNA, 0).planned(HARDEN, NOTHING);
    assert_eq!(
        table.phase(),
        Phase::Harden {
            seat: ANNA,
            left: 1
        }
    );
}

#[test]
fn purchases_of_the_harden_phase_can_be_undone() {
    let mut table = Layout::new().planned(HARDEN, NOTHING);
    table.act(ANNA, Action::Buy(M1016));
    assert!(table.0.was_quiet());
}
