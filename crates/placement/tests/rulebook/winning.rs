//! Winning and going out.

use placement::board::Space;
use placement::cards::{Attack, EventCard};
use placement::state::{Crew, Earned, Phase, Victory};
use placement::{Action, Event, Manner, Scoring};
use tabletop::{Viewer, Words};

use crate::table::*;

#[test]
fn fifteen_points_win_at_once() {
    let mut table = Layout::players(3)
        .points(ANNA, 14)
        .events(ANNA, [EventCard::Ransom1])
        .start();
    table.act(ANNA, Action::Use(EventCard::Ransom1));
    table.assert_won_by(ANNA);
    assert_eq!(table.outcome().scores(), [15, 0, 0]);
}

/// PLC-R3
#[test]
fn of_two_at_once_the_turn_player_wins() {
    let mut table = Layout::players(3)
        .points(ANNA, 13)
        .points(BEN, 14)
        .hand(ANNA, [Attack::ArpSpoofing])
        .tokens(BEN, [3, 3, 3, 3])
        .inside(A1, Company, 1)
        .inside(B1, Company, 1)
        .start();
    table.attack_by(Attack::ArpSpoofing, A1, Manner::Together(B1));
    let join = table.0.menu(BEN)[0];
    table.act(BEN, join);
    assert_eq!((table.points(ANNA), table.points(BEN)), (15, 16));
    table.assert_won_by(ANNA);
}

#[test]
fn a_partner_may_win_in_anothers_turn() {
    let mut table = Layout::players(3)
        .points(BEN, 13)
        .hand(ANNA, [Attack::ArpSpoofing])
        .tokens(BEN, [3, 3, 3, 3])
        .inside(A1, Company, 1)
        .inside(B1, Company, 1)
        .start();
    table.attack_by(Attack::ArpSpoofing, A1, Manner::Together(B1));
    let join = table.0.menu(BEN)[0];
    table.act(BEN, join);
    table.assert_won_by(BEN);
}

#[test]
fn the_last_crew_with_a_free_attacker_wins() {
    let mut table = Layout::players(3)
        .phase(Phase::Gather)
        .arrested([B1, B2, B3, C2, C3])
        .inside(C1, Company, 1)
        .stock(Company, 1)
        .start();
    table.act(ANNA, Action::Take(Company));
    table.assert_won_by(ANNA);
}

/// Everyone left is in the company when it leaks.
fn last_arrest() -> Layout {
    Layout::players(3)
        .phase(Phase::Gather)
        .arrested([A2, A3, B2, B3, C1, C2, C3])
        .inside(A1, Company, 1)
        .inside(B1, Company, 1)
        .points(CLEO, 14)
        .stock(Company, 1)
}

/// PLC-R5
#[test]
fn if_nobody_is_left_the_most_points_among_those_just_eliminated_win() {
    let mut table = last_arrest().points(ANNA, 3).points(BEN, 4).start();
    table.act(ANNA, Action::Take(Company));
    table.assert_won_by(BEN);
    assert_eq!(
        table.phase(),
        Phase::Over {
            winner: BEN,
            by: Victory::LastArrest
        }
    );
}

/// PLC-R5
#[test]
fn in_a_tie_the_turn_player_if_tied_else_the_next_in_turn_order() {
    let mut table = last_arrest().points(ANNA, 4).points(BEN, 4).start();
    table.act(ANNA, Action::Take(Company));
    table.assert_won_by(ANNA);
    let mut table = Layout::players(3)
        .phase(Phase::Gather)
        .arrested([A2, A3, B2, B3, C2, C3])
        .inside(A1, Company, 1)
        .inside(B1, Company, 1)
        .inside(C1, Company, 1)
        .points(BEN, 4)
        .points(CLEO, 4)
        .stock(Company, 1)
        .start();
    table.act(ANNA, Action::Take(Company));
    table.assert_won_by(BEN);
}

/// PLC-R4
#[test]
fn who_goes_out_gives_tokens_and_cards_back() {
    let mut table = Layout::players(3)
        .phase(Phase::Gather)
        .arrested([B2, B3])
        .inside(B1, Company, 1)
        .stock(Company, 1)
        .tokens(BEN, [1, 2, 3, 4])
        .hand(BEN, [Attack::Snake])
        .events(BEN, [EventCard::Ransom2])
        .start();
    table.act(ANNA, Action::Take(Company));
    assert_eq!(table.tokens(BEN), [0; 4]);
    assert_eq!((table.hand(BEN), table.events_of(BEN)), (vec![], vec![]));
    assert!(table.open().attacks.discards.contains(Attack::Snake));
    assert!(table.open().events.discards.contains(EventCard::Ransom2));
    assert!(table.told().contains(&Event::WentOut { seat: BEN }));
    assert!(!table.0.was_quiet(), "the hand was shown");
}

#[test]
fn a_turn_player_who_goes_out_ends_the_turn_at_once_without_a_draw() {
    let mut table = Layout::players(3)
        .phase(Phase::Gather)
        .arrested([A2, A3])
        .inside(A1, Company, 1)
        .stock(Company, 1)
        .start();
    table.act(ANNA, Action::Take(Company));
    assert_eq!(table.space(A1), Space::Gone);
    assert_eq!(table.spectator().turn, BEN);
    assert_eq!(table.hand(ANNA), []);
}

#[test]
fn going_out_in_the_preparation_passes_the_turn_on() {
    let mut table = Layout::players(3)
        .before_turn_of(BEN)
        .arrested([B2, B3])
        .inside(B1, Company, 1)
        .stock(Company, 1)
        .start();
    table.end_turn(ANNA);
    assert_eq!(table.spectator().turn, CLEO);
    assert_eq!(table.awaited(), CLEO);
}

/// PLC-R25
#[test]
fn when_the_rounds_run_out_the_most_points_win_and_ties_go_by_turn_order() {
    let last = |points: [u8; 3]| {
        let mut table = Layout::players(3)
            .switch("rounds", 5)
            .with(|state| {
                state.round = 5;
                state.start = BEN;
            })
            .points(ANNA, points[0])
            .points(BEN, points[1])
            .points(CLEO, points[2])
            .start();
        table.end_turn(ANNA);
        table
    };
    last([3, 2, 5]).assert_won_by(CLEO);
    last([5, 2, 5]).assert_won_by(CLEO);
    assert_eq!(
        last([5, 5, 5]).phase(),
        Phase::Over {
            winner: BEN,
            by: Victory::Rounds
        }
    );
}

/// PLC-R25
#[test]
fn a_table_may_play_without_a_last_round() {
    let rounds = [5, 40, 60, 255, 256, 9_999];
    for round in rounds {
        let mut table = Layout::players(3)
            .switch("endless", true)
            .with(|state| {
                state.round = round;
                state.start = BEN;
            })
            .start();
        table.end_turn(ANNA);
        assert!(!table.is_over());
        assert_eq!(table.spectator().round, round + 1);
        assert_eq!(table.spectator().rounds, None);
    }
}

#[test]
fn when_the_game_is_over_nothing_can_be_done() {
    let mut table = Layout::players(3)
        .points(ANNA, 14)
        .events(ANNA, [EventCard::Ransom1])
        .start();
    table.act(ANNA, Action::Use(EventCard::Ransom1));
    assert!(table.is_over());
    assert_eq!(table.refused(ANNA, Action::End), placement::Illegal::Over);
}

#[test]
fn every_point_is_kept_with_its_round_and_source() {
    let mut table = Layout::players(3)
        .events(ANNA, [EventCard::Ransom1, EventCard::Ransom2])
        .start();
    table.act(ANNA, Action::Use(EventCard::Ransom1));
    table.act(ANNA, Action::Use(EventCard::Ransom2));
    let view = table.0.view(Viewer::Spectator);
    let crew = &view.crews[ANNA.index()];
    let item = |points, card| Earned {
        round: view.round,
        points,
        why: Scoring::Event(card),
    };
    let items = [item(1, EventCard::Ransom1), item(2, EventCard::Ransom2)];
    assert_eq!(crew.earned, items);
    assert_eq!(crew.points, 3);
}

#[test]
fn what_a_round_brings_for_the_same_again_is_one_item() {
    let item = Earned {
        round: 1,
        points: 1,
        why: Scoring::Event(EventCard::Ransom1),
    };
    let mut crew = Crew::FRESH;
    crew.score(item);
    crew.score(item);
    crew.score(Earned { round: 2, ..item });
    let kept: Vec<_> = crew.earned.into_iter().flatten().collect();
    assert_eq!(
        kept,
        [Earned { points: 2, ..item }, Earned { round: 2, ..item }]
    );
}

/// The items and what deals have moved come to the points of the crew.
#[test]
fn the_lines_of_the_result_add_up() {
    let mut table = Layout::players(3)
        .points(ANNA, 14)
        .events(ANNA, [EventCard::Ransom1])
        .start();
    table.act(ANNA, Action::Use(EventCard::Ransom1));
    let game = table.0.game();
    let lines = game.scoring(&table.0.view(Viewer::Spectator));
    let keys: Vec<_> = lines.iter().map(|line| line.key.as_ref()).collect();
    assert_eq!(
        keys[..3],
        [
            "placement-score-item",
            "placement-score-deals",
            "placement-score-crew"
        ]
    );
}
