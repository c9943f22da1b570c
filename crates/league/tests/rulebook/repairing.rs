//! Repairing damage.

use league::state::{Mending, Phase};
use league::{Action, Event, Illegal};

use crate::table::*;

fn anna() -> Layout {
    Layout::players(3).hand(ANNA, &COINS)
}

#[test]
fn each_card_removes_three_damage_anywhere() {
    let mut table = anna()
        .server(ANNA, 1, &[4, 1])
        .server(ANNA, 7, &[2, 3])
        .start();
    table.repair(ANNA, &COINS[..1]);
    let cause = Mending::Repair;
    let left = [3, 0, 0, 0];
    assert_eq!(table.phase(), Phase::Mend { cause, left });
    table.mend(ANNA, 1, 0).mend(ANNA, 7, 1).mend(ANNA, 1, 1);
    assert_eq!((table.damage(1), table.damage(7)), (vec![3, 0], vec![2, 2]));
    assert_eq!(table.phase(), Phase::Choose);
    table.repair(ANNA, &COINS[1..3]);
    let left = [6, 0, 0, 0];
    assert_eq!(table.phase(), Phase::Mend { cause, left });
}

#[test]
fn only_own_damage_can_be_removed() {
    let mut table = anna()
        .server(ANNA, 1, &[4, 4])
        .server(ANNA, 2, &[1, 0])
        .server(BEN, 3, &[2, 2])
        .start();
    table.repair(ANNA, &COINS[..1]);
    let bens = Action::Mend(spot(3, 0));
    assert_eq!(table.refused(ANNA, bens), Illegal::NothingToMend);
    let whole = Action::Mend(spot(2, 1));
    assert_eq!(table.refused(ANNA, whole), Illegal::NothingToMend);
}

#[test]
fn lge_r22_all_damage_that_can_be_removed_is_removed_without_asking() {
    let mut table = anna()
        .server(ANNA, 1, &[1, 2])
        .server(ANNA, 7, &[3, 0])
        .start();
    table.repair(ANNA, &COINS[..2]);
    assert_eq!((table.damage(1), table.damage(7)), (vec![0, 0], vec![0, 0]));
    let all = Event::MendedAll {
        seat: ANNA,
        damage: 6,
        cause: Mending::Repair,
    };
    assert!(table.told().contains(&all));
}

#[test]
fn lge_r22_the_only_damaged_vulnerability_is_repaired_without_asking() {
    let mut table = anna().server(ANNA, 1, &[4, 0]).start();
    table.repair(ANNA, &COINS[..1]);
    assert_eq!(table.damage(1), [1, 0]);
    assert_eq!(table.phase(), Phase::Choose);
    let told = table.told();
    let mended = told.iter().filter(|it| matches!(it, Event::Mended { .. }));
    let once = Event::Mended {
        seat: ANNA,
        spot: spot(1, 0),
        damage: 3,
        left: 1,
        cause: Mending::Repair,
    };
    assert_eq!(mended.collect::<Vec<_>>(), [&once]);
}

#[test]
fn incident_response_removes_two_more_and_is_tapped() {
    let mut table = anna()
        .server(ANNA, 1, &[4, 3])
        .defence(ANNA, IncidentResponse, Blue)
        .start();
    table.repair(ANNA, &COINS[..1]);
    assert_eq!(
        table.phase(),
        Phase::Respond {
            seat: ANNA,
            left: 3
        }
    );
    assert_eq!(table.0.menu(ANNA), [0, 1].map(Action::Respond));
    table.act(ANNA, Action::Respond(1));
    let left = [5, 0, 0, 0];
    let cause = Mending::Repair;
    assert_eq!(table.phase(), Phase::Mend { cause, left });
    assert_eq!(table.tapped(ANNA), [d(IncidentResponse, Blue)]);
    assert_eq!(
        table.player(ANNA).track,
        [0, 0, 0, 3],
        "tapping does not change the defence"
    );
    let tapped = Event::Tapped {
        seat: ANNA,
        kind: IncidentResponse,
        cards: 1,
    };
    assert!(table.told().contains(&tapped));
}

#[test]
fn several_incident_responses_can_be_used_on_one_repair() {
    let mut table = anna()
        .server(ANNA, 1, &[4, 3])
        .defence(ANNA, IncidentResponse, Blue)
        .defence(ANNA, IncidentResponse, Red)
        .start();
    table
        .repair(ANNA, &COINS[..1])
        .act(ANNA, Action::Respond(2));
    assert_eq!(table.damage(1), [0, 0]);
    assert_eq!(table.tapped(ANNA).len(), 2);
}

#[test]
fn a_tapped_incident_response_is_of_no_use_until_the_next_round() {
    let mut table = anna()
        .server(ANNA, 1, &[4, 3])
        .tapped(ANNA, IncidentResponse, Blue)
        .start();
    table.repair(ANNA, &COINS[..1]);
    assert!(matches!(table.phase(), Phase::Mend { .. }));
}

#[test]
fn incident_response_can_be_saved() {
    let mut table = anna()
        .server(ANNA, 1, &[4, 3])
        .defence(ANNA, IncidentResponse, Blue)
        .start();
    table
        .repair(ANNA, &COINS[..1])
        .act(ANNA, Action::Respond(0));
    assert!(table.tapped(ANNA).is_empty());
    table.mend(ANNA, 1, 0).mend(ANNA, 1, 0).mend(ANNA, 1, 0);
    assert_eq!(table.damage(1), [1, 3]);
}

#[test]
fn lge_r14_incident_response_is_asked_for_only_where_it_helps() {
    let layout = || {
        anna()
            .defence(ANNA, IncidentResponse, Blue)
            .defence(ANNA, IncidentResponse, Red)
    };
    let mut table = layout().server(ANNA, 1, &[1, 2]).start();
    table.repair(ANNA, &COINS[..1]);
    assert!(table.tapped(ANNA).is_empty(), "the card was enough");
    let mut table = layout().server(ANNA, 1, &[3, 2]).start();
    table.repair(ANNA, &COINS[..1]);
    assert_eq!(
        table.0.menu(ANNA),
        [0, 1].map(Action::Respond),
        "one is enough"
    );
    let more = Illegal::NotEnough { need: 2, have: 1 };
    assert_eq!(table.refused(ANNA, Action::Respond(2)), more);
}

#[test]
fn repair_mends_what_was_hit_in_the_same_action() {
    let mut table = Layout::players(3)
        .hand(ANNA, &[COINS[0], COINS[1]])
        .hand(BEN, &[a(A01, Red), COINS[2]])
        .server(ANNA, 1, &[])
        .start();
    table.repair(ANNA, &COINS[..1]);
    table.attack(BEN, a(A01, Red), &[]);
    assert_eq!(table.damage(1), [0, 0]);
    assert_eq!(table.score(BEN), 2);
}
