//! Intruding, moving deeper and retreating.

use placement::board::{Cost, Space, Tokens};
use placement::cards::Security;
use placement::state::{Phase, Plan, Pose};
use placement::{Action, Event, Illegal};

use crate::table::*;

#[test]
fn intruding_costs_two_tokens_of_the_sites_colour() {
    let mut table = Layout::players(3).tokens(ANNA, [2, 1, 0, 0]).start();
    table.enter(A1, Hospital);
    assert_eq!(table.space(A1), Space::In(Hospital, 1));
    assert_eq!(table.tokens(ANNA), [0, 1, 0, 0]);
    assert_eq!(
        table.pose(A1),
        Pose::Standing,
        "moving does not make it acted"
    );
}

#[test]
fn moving_to_level_2_costs_one_other_token_more_and_to_level_3_two() {
    let mut table = Layout::players(3)
        .tokens(ANNA, [4, 3, 0, 0])
        .inside(A1, Hospital, 1)
        .start();
    table.deeper(A1);
    assert_eq!(table.tokens(ANNA), [2, 2, 0, 0]);
    table.deeper(A1);
    assert_eq!(table.tokens(ANNA), [0, 0, 0, 0]);
    assert_eq!(table.space(A1), Space::In(Hospital, 3));
    assert_eq!(table.refused(ANNA, Action::Move(A1)), Illegal::Deepest);
}

#[test]
fn several_steps_may_follow_one_another_each_priced_anew() {
    let mut table = Layout::players(3)
        .tokens(ANNA, [6, 3, 0, 0])
        .inside(B1, Hospital, 1)
        .inside(B2, Hospital, 1)
        .next_security(Security::TwoFactor)
        .start();
    table.enter(A1, Hospital);
    assert_eq!(
        table.security(Hospital),
        [Security::TwoFactor],
        "three are inside now"
    );
    table.deeper(A1);
    assert_eq!(
        table.tokens(ANNA),
        [2, 1, 0, 0],
        "the second step pays for the security"
    );
}

#[test]
fn the_player_chooses_the_colours_of_the_other_tokens() {
    let mut table = Layout::players(3)
        .tokens(ANNA, [2, 1, 1, 3])
        .inside(A1, Hospital, 2)
        .start();
    table.act(ANNA, Action::Move(A1));
    let ways = [[2, 0, 0, 2], [2, 0, 1, 1], [2, 1, 0, 1], [2, 1, 1, 0]];
    assert_eq!(table.0.menu(ANNA), ways.map(|way| Action::Pay(Tokens(way))));
    let wrong = Action::Pay(Tokens([2, 0, 0, 1]));
    assert_eq!(table.refused(ANNA, wrong), Illegal::WrongPayment);
    table.act(ANNA, Action::Pay(Tokens([2, 1, 1, 0])));
    assert_eq!(table.tokens(ANNA), [0, 0, 0, 3]);
}

#[test]
fn the_proposed_payment_keeps_scarce_colours() {
    let mut table = Layout::players(3)
        .tokens(ANNA, [2, 1, 1, 3])
        .inside(A1, Hospital, 2)
        .start();
    table.act(ANNA, Action::Move(A1)).pay();
    assert_eq!(table.tokens(ANNA), [0, 1, 1, 1]);
}

#[test]
fn a_payment_that_everyone_can_see_is_not_asked_for() {
    let mut table = Layout::players(3)
        .tokens(ANNA, [2, 0, 5, 0])
        .inside(A1, Hospital, 2)
        .start();
    table.act(ANNA, Action::Move(A1));
    assert_eq!(table.space(A1), Space::In(Hospital, 3));
}

#[test]
fn without_the_tokens_it_is_said_what_is_missing() {
    let table = Layout::players(3)
        .tokens(ANNA, [1, 4, 0, 0])
        .inside(A1, Hospital, 1)
        .start();
    let missing = Illegal::NotEnoughTokens {
        site: Hospital,
        need: Cost::new(2, 1),
        have: Cost::new(1, 4),
    };
    assert_eq!(table.refused(ANNA, Action::Move(A1)), missing);
    let nowhere = Layout::players(3).tokens(ANNA, [1, 1, 1, 1]).start();
    assert_eq!(
        nowhere.refused(ANNA, Action::Move(A1)),
        Illegal::NotEnoughAnywhere
    );
}

#[test]
fn others_acted_and_arrested_attackers_cannot_be_moved() {
    let table = Layout::players(3)
        .tokens(ANNA, [9, 9, 9, 9])
        .acted(A1)
        .arrested([A2])
        .start();
    assert_eq!(table.refused(ANNA, Action::Move(A1)), Illegal::Acted);
    assert_eq!(table.refused(ANNA, Action::Move(A2)), Illegal::Arrested);
    assert_eq!(table.refused(ANNA, Action::Move(B1)), Illegal::NotYours);
    assert_eq!(table.refused(BEN, Action::Move(B1)), Illegal::NotYourTurn);
}

#[test]
fn retreating_scores_nothing_from_level_1_one_point_from_2_and_two_from_3() {
    for (level, points) in [(1, 0), (2, 1), (3, 2)] {
        let mut table = Layout::players(3).inside(A1, Factory, level).start();
        table.act(ANNA, Action::Retreat(A1));
        assert_eq!(table.points(ANNA), points);
        assert_eq!(table.space(A1), Space::Start);
        assert_eq!(table.pose(A1), Pose::Acted);
    }
}

#[test]
fn an_acted_attacker_and_one_on_the_start_space_cannot_retreat() {
    let table = Layout::players(3).inside(A1, Factory, 2).acted(A1).start();
    assert_eq!(table.refused(ANNA, Action::Retreat(A1)), Illegal::Acted);
    assert_eq!(
        table.refused(ANNA, Action::Retreat(A2)),
        Illegal::OnStartSpace
    );
}

#[test]
fn leaving_is_free_under_access_control() {
    let mut table = Layout::players(3)
        .inside(A1, Factory, 2)
        .security(Factory, Security::AccessControl)
        .start();
    table.act(ANNA, Action::Retreat(A1));
    assert_eq!(table.points(ANNA), 1);
}

#[test]
fn an_unfinished_move_can_be_taken_back_and_nobody_noticed() {
    let mut table = Layout::players(3)
        .tokens(ANNA, [2, 2, 2, 2])
        .inside(A2, Company, 1)
        .start();
    let before = *table.0.state();
    table.act(ANNA, Action::Move(A2));
    assert!(matches!(table.phase(), Phase::Plan(Plan::PayMove { .. })));
    assert_eq!(table.view(BEN).phase, Phase::Act);
    assert_eq!(table.told(), []);
    table.0.retract(ANNA);
    assert_eq!(*table.0.state(), before);
}

#[test]
fn a_move_that_draws_no_security_is_quiet() {
    let mut table = Layout::players(3).tokens(ANNA, [2, 0, 0, 0]).start();
    table.enter(A1, Hospital);
    assert!(table.0.was_quiet());
    let moved = |event: &Event| matches!(event, Event::Moved { attacker: A1, .. });
    assert!(table.told().iter().any(moved));
}
