//! The twelve events.

use frontline::cards::{EventCard, Plan, Stage};
use frontline::state::{Phase, Slot};
use frontline::{Action, Cause, Event, Face, Illegal, Place};
use tabletop::cards::{Kind, Set};

use crate::table::*;

/// FRL-R7
#[test]
fn the_olympics_bring_each_player_an_attack_card_and_a_defence_of_the_own_pile() {
    let table = Layout::new().happens(EventCard::Olympics);
    for seat in [ANNA, BEN] {
        let side = table.side(seat);
        assert_eq!(side.techniques.len(), 1);
        assert_eq!(side.defences.len(), 1);
        assert_eq!(side.pile.len(), 15);
        assert_eq!(side.funds, 30, "free, and 10 for the turn");
    }
    assert_eq!(table.open().deck.len(), 62);
    let gained = table.told_to(BEN);
    assert!(gained.contains(&Event::Gained {
        seat: ANNA,
        technique: Some(Face::Down),
        defence: Some(Face::Down)
    }));
    let (technique, defence) = (table.hand(BEN)[0], table.held(BEN)[0]);
    assert!(gained.contains(&Event::Gained {
        seat: BEN,
        technique: Some(Face::Up(technique)),
        defence: Some(Face::Up(defence))
    }));
}

/// FRL-R18
#[test]
fn the_olympics_bring_nothing_from_where_nothing_is() {
    let table = Layout::new()
        .deck([T1566])
        .with(|state| {
            state.trash = Default::default();
            let ben = state.side_mut(BEN);
            ben.trashed = std::mem::replace(&mut ben.pile, Set::EMPTY);
        })
        .happens(EventCard::Olympics);
    assert_eq!(table.hand(ANNA), [T1566], "the first player comes first");
    assert!(table.hand(BEN).is_empty() && table.held(BEN).is_empty());
    assert!(table.told().contains(&Event::Gained {
        seat: BEN,
        technique: None,
        defence: None
    }));
}

#[test]
fn more_staff_lets_both_plan_four_action_cards() {
    let mut table = Layout::new().happens(EventCard::Staffing);
    let four = Plan {
        recon: 1,
        weaponise: 1,
        attack: 1,
        harden: 1,
    };
    table.plan(four, four);
    assert_eq!(table.open().turn, 3);
}

#[test]
fn state_backing_lets_who_is_behind_plan_four() {
    let four = Action::Plan(Plan {
        recon: 2,
        weaponise: 2,
        ..NOTHING
    });
    let mut table = Layout::new()
        .chain(ANNA, [T1566])
        .happens(EventCard::StateBacking);
    let most = Illegal::TooManyCards { most: 3 };
    assert_eq!(table.refused(ANNA, four), most);
    table.act(ANNA, Action::Plan(NOTHING));
    assert!(table.may(BEN, four));
}

/// FRL-R24
#[test]
fn state_backing_is_for_both_if_both_are_equally_far() {
    let four = Action::Plan(Plan {
        recon: 2,
        weaponise: 2,
        ..NOTHING
    });
    let mut table = Layout::new().happens(EventCard::StateBacking);
    table.act(ANNA, four).act(BEN, four);
}

#[test]
fn an_extra_budget_brings_ten_funds_each() {
    let table = Layout::new().happens(EventCard::ExtraBudget);
    assert_eq!([ANNA, BEN].map(|seat| table.funds(seat)), [40, 40]);
    assert!(table.told().contains(&Event::FundsChanged {
        seat: BEN,
        change: 10,
        funds: 30
    }));
}

/// FRL-R18
#[test]
fn a_budget_cut_takes_five_funds_each_before_the_turn_s_funds_and_not_below_nothing() {
    let table = Layout::new().funds(ANNA, 3).happens(EventCard::BudgetCut);
    assert_eq!(table.funds(ANNA), 10);
    assert_eq!(table.funds(BEN), 25);
    assert!(table.told().contains(&Event::FundsChanged {
        seat: ANNA,
        change: -3,
        funds: 0
    }));
}

#[test]
fn under_a_zero_day_m1016_and_m1051_stop_nothing() {
    let mut table = Layout::new()
        .hand(ANNA, [T1190])
        .up(BEN, [M1016, M1051])
        .happens(EventCard::ZeroDay);
    table.plan(ATTACK, NOTHING).place(ANNA, T1190);
    assert_eq!(table.chain(ANNA), [T1190]);
}

#[test]
fn under_a_zero_day_other_defences_still_work() {
    let mut table = Layout::new()
        .hand(ANNA, [T1190])
        .up(BEN, [M1016, M1026])
        .happens(EventCard::ZeroDay);
    table.plan(ATTACK, NOTHING).place(ANNA, T1190);
    let judged = Event::Judged {
        seat: ANNA,
        card: T1190,
        defences: vec![M1026],
    };
    assert!(table.told().contains(&judged));
}

#[test]
fn in_a_reorganisation_each_may_turn_an_own_face_up_defence_face_down() {
    let mut table = Layout::new()
        .up(ANNA, [M1016])
        .down(ANNA, [M1018])
        .up(BEN, [M1017])
        .happens(EventCard::Reorganisation);
    assert_eq!(table.phase(), Phase::Reorganise { seat: ANNA });
    let refused = |slot| table.refused(ANNA, Action::TurnDown(Slot(slot)));
    assert_eq!(refused(1), Illegal::NotFaceUp);
    assert_eq!(refused(4), Illegal::NoSuchSlot);
    table.act(ANNA, Action::TurnDown(Slot(0)));
    assert_eq!(table.phase(), Phase::Reorganise { seat: BEN });
    assert_eq!(table.funds(ANNA), 20, "the funds come afterwards");
    table.done(BEN);
    assert_eq!(table.phase(), Phase::Plan);
    assert_eq!(table.funds(ANNA), 30);
    let down = |card| Place::Down { card, known: true };
    assert_eq!(table.zone(ANNA)[0], down(M1016));
}

/// FRL-R14
#[test]
fn a_defence_turned_face_down_again_stays_in_its_place_and_everyone_remembers_it() {
    let mut table = Layout::new()
        .down(ANNA, [M1018])
        .up(ANNA, [M1016])
        .happens(EventCard::Reorganisation);
    table.act(ANNA, Action::TurnDown(Slot(1)));
    let known = Place::Down {
        card: M1016,
        known: true,
    };
    assert_eq!(table.seen(ANNA).zone[..2], [Place::Hidden, known]);
    assert_eq!(
        table.told_to(BEN)[0],
        Event::TurnedDown {
            seat: ANNA,
            slot: Slot(1),
            card: M1016
        }
    );
}

/// FRL-R18
#[test]
fn a_reorganisation_passes_over_those_with_nothing_face_up() {
    let table = Layout::new()
        .down(ANNA, [M1016])
        .happens(EventCard::Reorganisation);
    assert_eq!(table.phase(), Phase::Plan);
}

#[test]
fn a_takedown_trashes_the_last_attack_card_of_those_with_three_or_more() {
    let table = Layout::new()
        .chain(ANNA, [T1566, T1203, T1102])
        .chain(BEN, [T1189, T1059])
        .happens(EventCard::C2Takedown);
    assert_eq!(table.chain(ANNA), [T1566, T1203]);
    assert_eq!(table.chain(BEN), [T1189, T1059]);
    assert_eq!(table.trash(), [T1102]);
    assert!(table.told().contains(&Event::TakenDown {
        seat: ANNA,
        card: T1102,
        stage: Stage::Control
    }));
}

#[test]
fn an_insider_leak_turns_up_a_face_down_defence_of_each_player() {
    let table = Layout::new()
        .down(ANNA, [M1016, M1017])
        .up(BEN, [M1018])
        .down(BEN, [M1021])
        .happens(EventCard::InsiderLeak);
    let up = |seat| {
        let zone = table.zone(seat);
        let up = zone
            .iter()
            .filter(|place| matches!(place, Place::Up { .. }));
        up.count()
    };
    assert_eq!([up(ANNA), up(BEN)], [1, 2]);
    assert!(table.told().contains(&Event::TurnedUp {
        seat: BEN,
        slot: Slot(1),
        card: M1021,
        by: Cause::InsiderLeak
    }));
}

/// FRL-R22
#[test]
fn an_insider_leak_can_hit_a_defence_that_everyone_knows() {
    let table = Layout::new()
        .down(ANNA, [M1016])
        .with(|state| state.side_mut(ANNA).known.insert(M1016))
        .happens(EventCard::InsiderLeak);
    let up = Place::Up {
        card: M1016,
        nullified: false,
    };
    assert_eq!(table.zone(ANNA)[0], up);
}

#[test]
fn leaked_tools_and_the_month_of_awareness_last_for_the_turn() {
    let plan = Plan {
        weaponise: 1,
        harden: 1,
        ..NOTHING
    };
    let mut table = Layout::new().deck([T1566]).happens(EventCard::ToolLeak);
    table
        .plan(plan, NOTHING)
        .act(ANNA, Action::Weaponise(T1566));
    assert_eq!(table.funds(ANNA), 28);
    table.act(ANNA, Action::Buy(M1021));
    assert_eq!(table.funds(ANNA), 18, "defences cost what they cost");
    let mut table = Layout::new()
        .deck([T1566])
        .happens(EventCard::AwarenessMonth);
    table
        .plan(plan, NOTHING)
        .act(ANNA, Action::Weaponise(T1566));
    assert_eq!(table.funds(ANNA), 26);
    table.act(ANNA, Action::Buy(M1021));
    assert_eq!(table.funds(ANNA), 18);
}

#[test]
fn during_a_cease_fire_nobody_attacks() {
    let table = Layout::new()
        .hand(ANNA, [T1566])
        .happens(EventCard::CeaseFire);
    assert_eq!(
        table.refused(ANNA, Action::Plan(ATTACK)),
        Illegal::CeaseFire
    );
}

#[test]
fn an_event_ends_with_its_turn() {
    let mut table = Layout::new().happens(EventCard::Staffing);
    assert_eq!(table.open().event, Some(EventCard::Staffing));
    table.plan(NOTHING, NOTHING);
    let view = table.open();
    assert_ne!(view.event, Some(EventCard::Staffing));
    assert_eq!(view.turn, 4);
}

/// FRL-R18
#[test]
fn an_empty_event_deck_is_made_anew_from_the_past_events() {
    let mut table = Layout::new().happens(EventCard::Staffing);
    assert!(table.open().events.is_empty());
    table.plan(NOTHING, NOTHING);
    let view = table.open();
    assert_eq!(view.events.len(), EventCard::ALL.len() - 1);
    assert!(view.past_events.is_empty());
}
