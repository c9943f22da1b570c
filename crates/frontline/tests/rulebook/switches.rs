//! The table's switches.

use frontline::state::{Phase, Victory};
use frontline::{Action, Event, FrontLine, Illegal, PlanView};
use tabletop::{Config, Game, Refused, Seats};

use crate::table::*;

#[test]
fn two_play() {
    for players in [1, 3] {
        let refused = FrontLine::new(&Config::new(players)).err();
        assert_eq!(
            refused,
            Some(Refused::Players {
                min: 2,
                max: 2,
                got: players
            })
        );
    }
}

#[test]
fn with_secret_plans_both_seal_theirs_at_the_same_time() {
    let mut table = Layout::new()
        .down(BEN, [M1016])
        .switch("secret-plans", true)
        .start();
    assert_eq!(table.0.awaited(), Seats::all(2));
    table.act(BEN, Action::Plan(HARDEN));
    assert_eq!(table.told_to(ANNA), [Event::Sealed { seat: BEN }]);
    assert_eq!(table.seen(BEN).plan, PlanView::Sealed);
    let own = table.view(BEN).sides[BEN.index()].plan;
    let secret = true;
    assert_eq!(
        own,
        PlanView::Open {
            plan: HARDEN,
            secret
        }
    );
    table.act(ANNA, Action::Plan(RECON));
    let planned = |seat, plan| Event::Planned { seat, plan };
    assert_eq!(
        table.told_to(BEN)[1..],
        [planned(ANNA, RECON), planned(BEN, HARDEN)]
    );
    assert_eq!(
        table.phase(),
        Phase::Recon {
            seat: ANNA,
            left: 1
        }
    );
    let secret = false;
    assert_eq!(
        table.seen(BEN).plan,
        PlanView::Open {
            plan: HARDEN,
            secret
        }
    );
}

#[test]
fn a_sealed_plan_can_be_taken_back_until_the_other_is_sealed() {
    let mut table = Layout::new().switch("secret-plans", true).start();
    table.act(BEN, Action::Plan(HARDEN));
    table.0.retract(BEN);
    assert_eq!(table.0.awaited(), Seats::all(2));
    table
        .act(BEN, Action::Plan(RECON))
        .act(ANNA, Action::Plan(HARDEN));
    assert_eq!(table.0.game().retract(table.0.state(), BEN), None);
}

#[test]
fn an_open_plan_is_not_taken_back_but_undone() {
    let mut table = Layout::new().start();
    table.act(ANNA, Action::Plan(HARDEN));
    assert_eq!(table.0.game().retract(table.0.state(), ANNA), None);
    assert!(table.0.was_quiet());
}

/// FRL-R10
#[test]
fn attacks_are_allowed_in_turn_one() {
    let mut table = Layout::new().turn(1).hand(ANNA, [T1566]).attacking();
    table.place(ANNA, T1566);
    assert_eq!(table.chain(ANNA), [T1566]);
}

/// FRL-R10, FRL-R11
#[test]
fn with_a_calm_start_nobody_attacks_in_turn_one() {
    let layout = Layout::new().hand(ANNA, [T1566]).switch("calm-start", true);
    let table = layout.clone().turn(1).start();
    assert_eq!(
        table.refused(ANNA, Action::Plan(ATTACK)),
        Illegal::FirstTurn
    );
    let table = layout.turn(2).start();
    assert!(table.may(ANNA, Action::Plan(ATTACK)));
}

/// Both are one card from the objective, and attack.
fn both_nearly_there() -> Layout {
    Layout::new()
        .switch("resolve-both", true)
        .chain(ANNA, [T1566, T1203, T1102, T1021])
        .hand(ANNA, [T1486])
        .chain(BEN, [T1189, T1059, T1219, T1080])
        .hand(BEN, [T1048])
}

/// FRL-R16
#[test]
fn with_both_attacks_resolved_the_other_may_still_finish_and_more_funds_decide() {
    let mut table = both_nearly_there().funds(BEN, 21).planned(ATTACK, ATTACK);
    table.place(ANNA, T1486);
    assert_eq!(table.awaited(), BEN);
    table.place(BEN, T1048);
    assert!(table.told().contains(&Event::SetWon {
        seat: BEN,
        set: 1,
        by: Victory::Funds
    }));
}

/// FRL-R16
#[test]
fn with_both_attacks_resolved_and_equal_funds_the_second_player_wins() {
    let mut table = both_nearly_there().planned(ATTACK, ATTACK);
    table.place(ANNA, T1486).place(BEN, T1048);
    assert!(table.told().contains(&Event::SetWon {
        seat: BEN,
        set: 1,
        by: Victory::Second
    }));
}

/// FRL-R16
#[test]
fn with_both_attacks_resolved_who_alone_is_through_wins() {
    let mut table = both_nearly_there().funds(BEN, 90).planned(ATTACK, ATTACK);
    table.place(ANNA, T1486).done(BEN);
    assert!(table.told().contains(&Event::SetWon {
        seat: ANNA,
        set: 1,
        by: Victory::Objective
    }));
}

/// FRL-R16
#[test]
fn who_has_not_planned_an_attack_has_none_to_resolve() {
    let mut table = both_nearly_there().planned(ATTACK, NOTHING);
    table.place(ANNA, T1486);
    assert_eq!(table.open().wins, [1, 0]);
}
