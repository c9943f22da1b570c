//! Attack: placing cards, the defender's window, judgement and nullifying.

use frontline::cards::{EventCard, Plan, Stage};
use frontline::state::{Phase, Slot};
use frontline::{Action, Cause, Event, Illegal, Place};
use tabletop::cards::Kind;

use crate::table::*;

#[test]
fn cards_are_placed_in_the_order_of_the_stages() {
    let table = Layout::new().hand(ANNA, [T1566, T1059]).attacking();
    assert_eq!(
        table.refused(ANNA, Action::Place(T1059)),
        Illegal::WrongStage {
            next: Stage::Deliver
        }
    );
    assert_eq!(
        table.refused(ANNA, Action::Place(T1486)),
        Illegal::NotInHand
    );
}

#[test]
fn a_card_that_nothing_stops_survives_and_the_attack_goes_on() {
    let mut table = Layout::new().hand(ANNA, [T1566, T1059]).attacking();
    table.place(ANNA, T1566);
    let placed = Event::Placed {
        seat: ANNA,
        card: T1566,
        stage: Stage::Deliver,
    };
    let survived = Event::Survived {
        seat: ANNA,
        card: T1566,
        stage: Stage::Deliver,
    };
    assert_eq!(table.told(), [placed, survived]);
    assert_eq!(table.chain(ANNA), [T1566]);
    table.place(ANNA, T1059);
    assert_eq!(table.chain(ANNA), [T1566, T1059]);
}

#[test]
fn an_attacker_may_stop_at_any_stage() {
    let mut table = Layout::new().hand(ANNA, [T1566, T1059]).attacking();
    table.place(ANNA, T1566).done(ANNA);
    assert_eq!(table.told_to(BEN)[0], Event::HeldBack { seat: ANNA });
    assert_eq!(table.chain(ANNA), [T1566]);
    assert_eq!(table.hand(ANNA), [T1059]);
    assert_eq!(table.open().turn, 3);
}

#[test]
fn a_card_named_by_a_face_up_defence_is_trashed_and_the_attack_ends() {
    let mut table = Layout::new()
        .hand(ANNA, [T1566, T1189])
        .up(BEN, [M1017])
        .attacking();
    table.place(ANNA, T1566);
    assert_eq!(
        table.told()[1..],
        [Event::Judged {
            seat: ANNA,
            card: T1566,
            defences: vec![M1017]
        }]
    );
    table.act(ANNA, Action::GiveUp);
    assert!(table.told().contains(&Event::Stopped {
        seat: ANNA,
        card: T1566,
        stage: Stage::Deliver
    }));
    assert!(table.chain(ANNA).is_empty());
    assert_eq!(table.trash(), [T1566]);
    assert_eq!(table.hand(ANNA), [T1189]);
    assert_eq!(table.open().turn, 3, "her attack is over");
}

#[test]
fn a_defence_that_does_not_name_the_card_does_not_stop_it() {
    let mut table = Layout::new()
        .hand(ANNA, [T1566])
        .up(BEN, [M1016])
        .attacking();
    table.place(ANNA, T1566);
    assert_eq!(table.chain(ANNA), [T1566]);
}

/// Every technique against every defence, as ATT&CK relates them.
#[test]
fn each_technique_is_stopped_by_exactly_the_defences_that_name_it() {
    use frontline::cards::{Mitigation, Technique};
    for &card in Technique::ALL {
        for &defence in Mitigation::ALL {
            let before = card.stage().index();
            let chain = [T1190, T1203, T1102, T1080, T1486];
            let mut table = Layout::new()
                .hand(ANNA, [card, card])
                .up(BEN, [defence])
                .with(|state| {
                    for &reached in &chain[..before] {
                        state.deck.remove(reached);
                        state.sides[0].chain[reached.stage().index()] = Some(reached);
                    }
                })
                .attacking();
            table.place(ANNA, card);
            let asked = matches!(table.phase(), Phase::Nullify { .. });
            let stopped = card.stopped_by().contains(defence);
            assert_eq!(asked, stopped, "{card:?} against {defence:?}");
        }
    }
}

#[test]
fn the_defender_may_turn_up_face_down_defences_before_the_judgement() {
    let mut table = Layout::new()
        .hand(ANNA, [T1566, T1566])
        .down(BEN, [M1017, M1016])
        .attacking();
    table.place(ANNA, T1566);
    assert_eq!(
        table.phase(),
        Phase::Reveal {
            seat: ANNA,
            technique: T1566
        }
    );
    assert_eq!(table.awaited(), BEN);
    table.turn_up(BEN, 0);
    let shown = Event::TurnedUp {
        seat: BEN,
        slot: Slot(0),
        card: M1017,
        by: Cause::Defence,
    };
    assert_eq!(table.told(), [shown]);
    assert_eq!(table.awaited(), BEN, "another one may follow");
    table.done(BEN);
    assert_eq!(
        table.phase(),
        Phase::Nullify {
            seat: ANNA,
            technique: T1566,
            need: 1
        }
    );
}

#[test]
fn the_defender_may_turn_up_several_and_even_those_that_do_not_help() {
    let mut table = Layout::new()
        .hand(ANNA, [T1566, T1566, T1566])
        .down(BEN, [M1017, M1016, M1031])
        .attacking();
    table.place(ANNA, T1566).turn_up(BEN, 1).turn_up(BEN, 0);
    assert_eq!(table.awaited(), BEN);
    table.turn_up(BEN, 2);
    assert_eq!(
        table.phase(),
        Phase::Nullify {
            seat: ANNA,
            technique: T1566,
            need: 2
        },
        "nothing is face down any more: it is judged"
    );
}

#[test]
fn a_defence_that_stays_face_down_stops_nothing() {
    let mut table = Layout::new()
        .hand(ANNA, [T1566])
        .down(BEN, [M1017])
        .attacking();
    table.place(ANNA, T1566).done(BEN);
    assert_eq!(table.chain(ANNA), [T1566]);
    assert_eq!(table.seen(BEN).zone[0], Place::Hidden);
}

/// FRL-R12
#[test]
fn the_defender_is_asked_even_if_nothing_would_help() {
    let mut table = Layout::new()
        .hand(ANNA, [T1566])
        .down(BEN, [M1016])
        .attacking();
    table.place(ANNA, T1566);
    assert_eq!(table.awaited(), BEN);
    assert_eq!(table.0.menu(BEN), [Action::TurnUp(Slot(0)), Action::Done]);
}

#[test]
fn with_nothing_face_down_the_defender_is_not_asked() {
    let mut table = Layout::new()
        .hand(ANNA, [T1566, T1059])
        .up(BEN, [M1016])
        .attacking();
    table.place(ANNA, T1566);
    assert_eq!(table.awaited(), ANNA);
}

#[test]
fn one_further_copy_nullifies_one_defence() {
    let mut table = Layout::new()
        .hand(ANNA, [T1566, T1566])
        .up(BEN, [M1017])
        .attacking();
    table.place(ANNA, T1566).act(ANNA, Action::Nullify);
    assert_eq!(
        table.told()[0],
        Event::Nullified {
            seat: ANNA,
            card: T1566,
            copies: 1,
            defences: vec![M1017]
        }
    );
    assert_eq!(table.chain(ANNA), [T1566]);
    assert!(table.hand(ANNA).is_empty());
    assert_eq!(table.trash(), [T1566]);
}

#[test]
fn two_stopping_defences_take_two_further_copies() {
    let mut table = Layout::new()
        .hand(ANNA, [T1566, T1566, T1566])
        .up(BEN, [M1017, M1021])
        .attacking();
    table.place(ANNA, T1566);
    assert_eq!(
        table.phase(),
        Phase::Nullify {
            seat: ANNA,
            technique: T1566,
            need: 2
        }
    );
    table.act(ANNA, Action::Nullify);
    assert_eq!(table.chain(ANNA), [T1566]);
    assert_eq!(table.trash(), [T1566, T1566]);
}

/// FRL-R13
#[test]
fn nullifying_is_all_or_nothing() {
    let mut table = Layout::new()
        .hand(ANNA, [T1566, T1566, T1059])
        .up(BEN, [M1017, M1021])
        .attacking();
    table.place(ANNA, T1566);
    assert_eq!(
        table.refused(ANNA, Action::Nullify),
        Illegal::NotEnoughCopies { need: 2, have: 1 }
    );
    table.act(ANNA, Action::GiveUp);
    assert_eq!(table.hand(ANNA), [T1566, T1059], "the copy is kept");
}

/// FRL-R13
#[test]
fn the_attacker_is_asked_whatever_the_hand_holds() {
    let mut table = Layout::new()
        .hand(ANNA, [T1566, T1059])
        .up(BEN, [M1017])
        .attacking();
    table.place(ANNA, T1566);
    assert_eq!(table.0.menu(ANNA), [Action::GiveUp]);
}

/// FRL-R13
#[test]
fn with_too_few_cards_in_hand_the_attacker_is_not_asked() {
    let mut table = Layout::new()
        .hand(ANNA, [T1566])
        .up(BEN, [M1017])
        .attacking();
    table.place(ANNA, T1566);
    assert_eq!(table.trash(), [T1566]);
    assert_eq!(table.open().turn, 3);
}

/// FRL-R9
#[test]
fn a_nullified_defence_is_off_for_later_stages_of_the_turn() {
    // M1049 names both T1566 and T1059.
    let mut table = Layout::new()
        .hand(ANNA, [T1566, T1566, T1059, T1219])
        .up(BEN, [M1049])
        .attacking();
    table.place(ANNA, T1566).act(ANNA, Action::Nullify);
    assert_eq!(
        table.zone(BEN)[0],
        Place::Up {
            card: M1049,
            nullified: true
        }
    );
    table.place(ANNA, T1059);
    assert_eq!(table.chain(ANNA), [T1566, T1059]);
}

/// FRL-R9
#[test]
fn in_the_next_turn_a_nullified_defence_works_again() {
    let mut table = Layout::new()
        .hand(ANNA, [T1566, T1566, T1059])
        .up(BEN, [M1049])
        .next_event(EventCard::ExtraBudget)
        .attacking();
    table
        .place(ANNA, T1566)
        .act(ANNA, Action::Nullify)
        .done(ANNA)
        .plan(ATTACK, NOTHING)
        .place(ANNA, T1059);
    assert_eq!(table.trash(), [T1566, T1059]);
}

/// FRL-R8
#[test]
fn a_card_that_has_survived_is_never_judged_again() {
    let mut table = Layout::new()
        .chain(ANNA, [T1566])
        .hand(ANNA, [T1203])
        .down(BEN, [M1017])
        .attacking();
    table.place(ANNA, T1203).turn_up(BEN, 0);
    assert_eq!(table.chain(ANNA), [T1566, T1203]);
}

#[test]
fn surviving_cards_stay_for_the_following_turns() {
    let mut table = Layout::new()
        .hand(ANNA, [T1566, T1203])
        .next_event(EventCard::ExtraBudget)
        .attacking();
    table.place(ANNA, T1566).done(ANNA);
    table.plan(ATTACK, NOTHING).place(ANNA, T1203);
    assert_eq!(table.chain(ANNA), [T1566, T1203]);
}

#[test]
fn both_may_attack_in_a_turn() {
    let mut table = Layout::new()
        .hand(ANNA, [T1566])
        .hand(BEN, [T1189])
        .planned(ATTACK, ATTACK);
    table.place(ANNA, T1566).place(BEN, T1189);
    assert_eq!(table.chain(BEN), [T1189]);
}

#[test]
fn a_whole_attack_can_be_made_in_one_turn() {
    let mut table = Layout::new()
        .hand(ANNA, [T1566, T1203, T1102, T1021, T1486])
        .attacking();
    for card in [T1566, T1203, T1102, T1021] {
        table.place(ANNA, card);
    }
    table.place(ANNA, T1486);
    assert_eq!(table.open().wins, [1, 0]);
}

#[test]
fn recon_before_the_attack_helps_to_choose() {
    let plan = Plan {
        recon: 1,
        attack: 1,
        ..NOTHING
    };
    let mut table = Layout::new()
        .hand(ANNA, [T1566, T1133])
        .down(BEN, [M1017])
        .planned(plan, NOTHING);
    table.act(ANNA, Action::Scout(Slot(0))).place(ANNA, T1133);
    assert_eq!(table.chain(ANNA), [T1133]);
}

#[test]
fn what_was_placed_or_discarded_cannot_be_undone() {
    let mut table = Layout::new()
        .hand(ANNA, [T1566, T1566])
        .up(BEN, [M1017])
        .attacking();
    table.place(ANNA, T1566);
    assert!(!table.0.was_quiet());
    table.act(ANNA, Action::Nullify);
    assert!(!table.0.was_quiet());
}
