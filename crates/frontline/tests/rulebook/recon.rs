//! Recon: turning up the other's defences.

use frontline::cards::Plan;
use frontline::state::{Phase, Slot};
use frontline::{Action, Cause, Event, Illegal, Place};

use crate::table::*;

const TWO: Plan = Plan {
    recon: 2,
    ..NOTHING
};

#[test]
fn each_recon_card_turns_up_a_face_down_defence_of_choice() {
    let mut table = Layout::new()
        .down(BEN, [M1016, M1017, M1018])
        .planned(TWO, NOTHING);
    table.act(ANNA, Action::Scout(Slot(1)));
    let shown = Event::TurnedUp {
        seat: BEN,
        slot: Slot(1),
        card: M1017,
        by: Cause::Recon,
    };
    assert_eq!(table.told(), [shown]);
    assert_eq!(
        table.phase(),
        Phase::Recon {
            seat: ANNA,
            left: 1
        }
    );
    table.act(ANNA, Action::Scout(Slot(2)));
    let up = |card| Place::Up {
        card,
        nullified: false,
    };
    let seen = table.seen(BEN).zone;
    assert_eq!(seen[..3], [Place::Hidden, up(M1017), up(M1018)]);
    assert_eq!(table.open().turn, 3, "nothing else was planned");
}

#[test]
fn what_is_turned_up_stays_up() {
    let mut table = Layout::new()
        .down(BEN, [M1016])
        .next_event(frontline::cards::EventCard::ExtraBudget)
        .planned(RECON, NOTHING);
    table
        .act(ANNA, Action::Scout(Slot(0)))
        .plan(NOTHING, NOTHING);
    let up = Place::Up {
        card: M1016,
        nullified: false,
    };
    assert_eq!(table.zone(BEN)[0], up);
}

#[test]
fn a_scout_may_stop_early() {
    let mut table = Layout::new()
        .down(BEN, [M1016, M1017])
        .planned(TWO, NOTHING);
    table.act(ANNA, Action::Scout(Slot(0))).done(ANNA);
    assert_eq!(table.seen(BEN).zone[1], Place::Hidden);
    assert_eq!(table.open().turn, 3);
}

#[test]
fn recon_ends_when_nothing_is_face_down_any_more() {
    let mut table = Layout::new()
        .down(BEN, [M1016])
        .up(BEN, [M1017])
        .planned(TWO, NOTHING);
    table.act(ANNA, Action::Scout(Slot(0)));
    assert_eq!(table.open().turn, 3);
}

#[test]
fn a_defence_that_is_face_up_or_not_there_cannot_be_turned_up() {
    let table = Layout::new()
        .down(BEN, [M1016])
        .up(BEN, [M1017])
        .planned(RECON, NOTHING);
    let refused = |slot| table.refused(ANNA, Action::Scout(Slot(slot)));
    assert_eq!(refused(1), Illegal::NotFaceDown);
    assert_eq!(refused(2), Illegal::NoSuchSlot);
    assert_eq!(refused(200), Illegal::NoSuchSlot);
}

/// FRL-R22
#[test]
fn recon_can_turn_up_a_defence_that_everyone_knows() {
    let mut table = Layout::new()
        .down(BEN, [M1016])
        .with(|state| state.side_mut(BEN).known.insert(M1016))
        .planned(RECON, NOTHING);
    table.act(ANNA, Action::Scout(Slot(0)));
    let up = Place::Up {
        card: M1016,
        nullified: false,
    };
    assert_eq!(table.zone(BEN)[0], up);
}

#[test]
fn scouting_cannot_be_undone() {
    let mut table = Layout::new()
        .down(BEN, [M1016, M1017])
        .planned(TWO, NOTHING);
    table.act(ANNA, Action::Scout(Slot(0)));
    assert!(!table.0.was_quiet());
}
