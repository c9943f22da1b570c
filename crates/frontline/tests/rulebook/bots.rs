//! What bots see in a position, and what they leave out.

use frontline::Action;
use frontline::cards::Plan;
use frontline::state::{Phase, Slot};
use tabletop::{Game, Seat};

use crate::table::*;

fn worth(layout: Layout, seat: Seat) -> i32 {
    let table = layout.start();
    table.0.game().worth(table.0.state(), seat)
}

fn shortlist(table: &Table, seat: Seat) -> Vec<Action> {
    let mut list = Vec::new();
    table.0.game().shortlist(table.0.state(), seat, &mut list);
    list
}

#[test]
fn what_one_gains_the_other_loses() {
    let layout = Layout::new()
        .hand(ANNA, [T1566])
        .down(BEN, [M1016])
        .funds(BEN, 3);
    assert_eq!(worth(layout.clone(), ANNA), -worth(layout, BEN));
}

#[test]
fn of_two_who_have_the_same_whoever_goes_first_stands_better() {
    let table = Layout::new().start();
    let first = table.0.state().first;
    assert!(worth(Layout::new(), first) > 0);
}

#[test]
fn a_stage_reached_a_card_in_hand_funds_and_defences_are_worth_something() {
    assert!(worth(Layout::new().chain(ANNA, [T1566]), ANNA) > 0);
    assert!(worth(Layout::new().hand(ANNA, [T1566]), ANNA) > 0);
    assert!(worth(Layout::new().funds(ANNA, 30), ANNA) > 0);
    assert!(worth(Layout::new().down(ANNA, [M1021]), ANNA) > 0);
}

#[test]
fn a_card_that_is_surely_stopped_is_worth_less_and_a_second_copy_makes_up_for_it() {
    let free = worth(Layout::new().hand(ANNA, [T1566]).up(BEN, [M1016]), ANNA);
    let stopped = worth(Layout::new().hand(ANNA, [T1566]).up(BEN, [M1017]), ANNA);
    let twice = Layout::new().hand(ANNA, [T1566, T1566]).up(BEN, [M1017]);
    assert!(free > stopped);
    assert!(worth(twice, ANNA) > stopped + 20);
}

/// What lies face down is judged by what it may be, not by what it is.
#[test]
fn nobody_sees_through_the_back_of_a_card() {
    let against = |card| worth(Layout::new().hand(ANNA, [T1133]).down(BEN, [card]), ANNA);
    // M1032 stops T1133 and T1021, M1018 stops T1021 and T1489.
    assert_eq!(against(M1032), against(M1018));
}

#[test]
fn scouting_a_harmless_defence_is_good_news() {
    let hidden = Layout::new().hand(ANNA, [T1133]).down(BEN, [M1018]);
    let shown = Layout::new().hand(ANNA, [T1133]).up(BEN, [M1018]);
    assert!(worth(shown, ANNA) > worth(hidden, ANNA));
}

#[test]
fn bots_plan_as_much_as_they_can_use() {
    let table = Layout::new().start();
    let plans = shortlist(&table, ANNA);
    assert!(!plans.is_empty());
    for action in plans {
        let Action::Plan(plan) = action else {
            panic!("{action:?}");
        };
        assert_eq!(plan.len(), 3);
        assert_eq!(
            (plan.recon, plan.attack),
            (0, 0),
            "there is nothing to scout"
        );
    }
    let broke = Layout::new().funds(ANNA, 0).start();
    assert_eq!(shortlist(&broke, ANNA), [Action::Plan(Plan::NOTHING)]);
}

#[test]
fn bots_turn_up_only_what_stops_the_card_and_may_keep_even_that_hidden() {
    let mut table = Layout::new()
        .hand(ANNA, [T1566])
        .down(BEN, [M1016, M1017])
        .attacking();
    table.place(ANNA, T1566);
    assert_eq!(
        shortlist(&table, BEN),
        [Action::TurnUp(Slot(1)), Action::Done]
    );
}

#[test]
fn bots_set_what_they_hold() {
    let table = Layout::new()
        .holds(ANNA, [M1016, M1017])
        .planned(HARDEN, NOTHING);
    assert!(matches!(table.phase(), Phase::Harden { .. }));
    let sets = [Action::Set(M1016), Action::Set(M1017)];
    assert_eq!(shortlist(&table, ANNA), sets);
}
