//! The course of a turn: funds, plans, and who is asked when.

use frontline::cards::{ActionCard, EventCard, Plan};
use frontline::state::Phase;
use frontline::{Action, Event, Illegal, PlanView};
use tabletop::Config;

use crate::table::*;

/// FRL-R2
#[test]
fn turn_one_brings_ten_funds_but_no_event() {
    let mut table = Table::opening(&Config::new(2));
    table.prepare(ANNA, []).prepare(BEN, [M1016]);
    assert_eq!(table.open().turn, 1);
    assert_eq!(table.open().event, None);
    assert_eq!(table.funds(ANNA), 30);
    assert_eq!(table.funds(BEN), 26);
    assert!(table.told().contains(&Event::Income {
        amount: 10,
        funds: [30, 26]
    }));
}

#[test]
fn from_turn_two_on_an_event_comes_first_and_then_the_funds() {
    let table = Layout::new().happens(EventCard::BudgetCut);
    let view = table.open();
    assert_eq!(view.turn, 3);
    let card = view.event.expect("an event");
    let told = table.told();
    let at = |event: &Event| told.iter().position(|one| one == event);
    let happened = at(&Event::Happened { card }).expect("it is told");
    let income = told
        .iter()
        .position(|event| matches!(event, Event::Income { .. }));
    assert!(happened < income.expect("it is told"));
    assert_eq!(card, EventCard::BudgetCut);
    assert!(view.events.is_empty());
}

#[test]
fn the_first_player_plans_in_the_open_and_then_the_second() {
    let mut table = Layout::new().first(BEN).start();
    assert_eq!(table.awaited(), BEN);
    table.act(BEN, Action::Plan(RECON));
    assert_eq!(table.awaited(), ANNA);
    assert_eq!(
        table.seen(BEN).plan,
        PlanView::Open {
            plan: RECON,
            secret: false
        }
    );
    let planned = Event::Planned {
        seat: BEN,
        plan: RECON,
    };
    assert_eq!(table.told_to(ANNA), [planned]);
}

#[test]
fn three_action_cards_at_most_are_planned() {
    let table = Layout::new().start();
    let four = Plan {
        recon: 2,
        weaponise: 2,
        ..NOTHING
    };
    assert_eq!(
        table.refused(ANNA, Action::Plan(four)),
        Illegal::TooManyCards { most: 3 }
    );
    assert_eq!(table.0.menu(ANNA).len(), 30);
}

#[test]
fn planning_nothing_is_allowed() {
    let table = Layout::new().start();
    assert!(table.may(ANNA, Action::Plan(NOTHING)));
}

/// FRL-R19
#[test]
fn nobody_has_two_attack_cards_or_four_of_another() {
    let table = Layout::new().event(EventCard::Staffing).start();
    let attacks = Plan {
        attack: 2,
        ..NOTHING
    };
    let scouts = Plan {
        recon: 4,
        ..NOTHING
    };
    for plan in [attacks, scouts] {
        assert_eq!(table.refused(ANNA, Action::Plan(plan)), Illegal::NoSuchPlan);
    }
}

#[test]
fn each_phase_is_played_by_the_first_player_and_then_by_the_second() {
    let all = Plan {
        weaponise: 1,
        attack: 1,
        harden: 1,
        ..NOTHING
    };
    let mut table = Layout::new()
        .hand(ANNA, [T1566])
        .hand(BEN, [T1566])
        .planned(all, all);
    use ActionCard::{Attack, Harden, Weaponise};
    let mut asked = Vec::new();
    while table.open().turn == 2 {
        let seat = table.awaited();
        let card = match table.phase() {
            Phase::Weaponise { .. } => Weaponise,
            Phase::Attack { .. } => Attack,
            Phase::Harden { .. } => Harden,
            other => panic!("{other:?}"),
        };
        asked.push((card, seat));
        table.done(seat);
    }
    let expected = [
        (Weaponise, ANNA),
        (Weaponise, BEN),
        (Attack, ANNA),
        (Attack, BEN),
        (Harden, ANNA),
        (Harden, BEN),
    ];
    assert_eq!(asked, expected);
}

#[test]
fn who_has_not_planned_a_phase_is_not_asked_in_it() {
    let table = Layout::new()
        .hand(ANNA, [T1566])
        .hand(BEN, [T1566])
        .planned(NOTHING, ATTACK);
    assert_eq!(table.phase(), Phase::Attack { seat: BEN });
}

/// FRL-R20
#[test]
fn nobody_is_asked_where_everyone_can_see_that_there_is_nothing_to_do() {
    let plan = Plan {
        recon: 1,
        attack: 1,
        harden: 1,
        ..NOTHING
    };
    let table = Layout::new().up(BEN, [M1016]).planned(plan, NOTHING);
    assert_eq!(
        table.phase(),
        Phase::Harden {
            seat: ANNA,
            left: 1
        },
        "Ben has nothing face down, and Anna no attack card"
    );
}

#[test]
fn the_action_cards_return_at_the_end_of_the_turn() {
    let table = Layout::new().planned(RECON, RECON);
    assert_eq!(table.open().turn, 3);
    for seat in [ANNA, BEN] {
        assert_eq!(table.side(seat).plan, PlanView::NotYet);
    }
}

#[test]
fn the_first_player_stays_the_first_in_every_turn() {
    let table = Layout::new().first(BEN).planned(NOTHING, NOTHING);
    assert_eq!(table.awaited(), BEN);
}

/// FRL-R11
#[test]
fn an_attack_cannot_be_planned_during_a_cease_fire() {
    let table = Layout::new()
        .hand(ANNA, [T1566])
        .event(EventCard::CeaseFire)
        .start();
    assert_eq!(
        table.refused(ANNA, Action::Plan(ATTACK)),
        Illegal::CeaseFire
    );
    assert!(table.may(ANNA, Action::Plan(HARDEN)));
}
