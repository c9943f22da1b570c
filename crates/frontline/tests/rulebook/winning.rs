//! Winning a set and the match.

use frontline::state::{Phase, SetWon, TURNS, Victory};
use frontline::{Action, Event};

use crate::table::*;

/// Anna is one card from the objective.
fn nearly_won() -> Layout {
    Layout::new()
        .chain(ANNA, [T1566, T1203, T1102, T1021])
        .hand(ANNA, [T1486])
}

/// A set that Anna has won, or Ben.
fn won_before(layout: Layout, winners: &[tabletop::Seat]) -> Layout {
    layout.with(|state| {
        for (index, &winner) in winners.iter().enumerate() {
            state.past[index] = Some(SetWon {
                winner,
                by: Victory::Objective,
                turn: 7,
                first: winner,
            });
        }
    })
}

#[test]
fn the_fifth_card_that_survives_wins_the_set_at_once() {
    let mut table = nearly_won().hand(BEN, [T1566]).planned(ATTACK, ATTACK);
    table.place(ANNA, T1486);
    assert!(table.told().contains(&Event::SetWon {
        seat: ANNA,
        set: 1,
        by: Victory::Objective
    }));
    assert_eq!(table.open().wins, [1, 0]);
    let won = SetWon {
        winner: ANNA,
        by: Victory::Objective,
        turn: 2,
        first: ANNA,
    };
    assert_eq!(table.open().past, [won]);
}

#[test]
fn the_fifth_card_must_survive_its_judgement() {
    let mut table = nearly_won().down(BEN, [M1053]).attacking();
    table.place(ANNA, T1486).turn_up(BEN, 0);
    assert_eq!(table.open().wins, [0, 0]);
    assert_eq!(table.trash(), [T1486]);
}

/// FRL-R16
#[test]
fn if_both_could_finish_in_the_same_turn_the_first_to_do_so_wins() {
    let mut table = nearly_won()
        .chain(BEN, [T1189, T1059, T1219, T1080])
        .hand(BEN, [T1048])
        .first(BEN)
        .planned(ATTACK, ATTACK);
    table.place(BEN, T1048);
    assert_eq!(table.open().wins, [0, 1]);
}

/// FRL-R1
#[test]
fn the_loser_of_a_set_chooses_who_goes_first_in_the_next() {
    for (choice, first) in [(Action::GoFirst, BEN), (Action::GoSecond, ANNA)] {
        let mut table = nearly_won().attacking();
        table.place(ANNA, T1486);
        assert_eq!(table.phase(), Phase::Order { seat: BEN });
        table.act(BEN, choice);
        let by = Some(BEN);
        assert_eq!(table.told(), [Event::FirstChosen { first, by }]);
        assert_eq!(table.open().first, first);
        assert!(matches!(table.phase(), Phase::Opening { .. }));
    }
}

#[test]
fn everything_is_reset_for_the_next_set() {
    let mut table = nearly_won()
        .up(BEN, [M1016])
        .holds(ANNA, [M1017])
        .attacking();
    table.place(ANNA, T1486).act(BEN, Action::GoFirst);
    let view = table.open();
    assert_eq!((view.set, view.turn, view.event), (2, 0, None));
    assert_eq!(view.deck.len(), 64);
    assert_eq!(view.events.len(), 12);
    assert!(view.trash.is_empty() && view.past_events.is_empty());
    for seat in [ANNA, BEN] {
        let side = table.side(seat);
        assert_eq!(side.defences.open(), [M1049]);
        assert!(side.chain.is_empty() && side.techniques.is_empty());
        assert_eq!(side.pile.len(), 15);
    }
}

#[test]
fn the_loser_of_set_one_has_thirty_funds_in_set_two() {
    let mut table = nearly_won().attacking();
    table.place(ANNA, T1486);
    assert!(table.told().contains(&Event::SetBegan {
        set: 2,
        funds: [20, 30]
    }));
    assert_eq!([ANNA, BEN].map(|seat| table.funds(seat)), [20, 30]);
}

#[test]
fn in_set_three_both_have_thirty_funds_and_the_loser_of_set_two_chooses() {
    let mut table = won_before(nearly_won(), &[BEN]).attacking();
    table.place(ANNA, T1486);
    assert_eq!(table.open().set, 3);
    assert_eq!([ANNA, BEN].map(|seat| table.funds(seat)), [30, 30]);
    assert_eq!(table.phase(), Phase::Order { seat: BEN });
}

#[test]
fn two_sets_win_the_match() {
    let mut table = won_before(nearly_won(), &[ANNA]).attacking();
    table.place(ANNA, T1486);
    let sets = [2, 0];
    assert!(table.told().contains(&Event::Won { seat: ANNA, sets }));
    let outcome = table.outcome();
    assert_eq!(outcome.scores(), [2, 0]);
    assert!(outcome.winners.contains(ANNA) && !outcome.winners.contains(BEN));
    assert_eq!(table.open().set, 2);
}

#[test]
fn the_third_set_decides_if_each_has_won_one() {
    let mut table = won_before(nearly_won(), &[BEN, ANNA]).attacking();
    table.place(ANNA, T1486);
    assert_eq!(table.outcome().scores(), [2, 1]);
    assert_eq!(table.open().set, 3);
}

fn last_turn() -> Layout {
    Layout::new().turn(TURNS)
}

/// FRL-R17
#[test]
fn after_twenty_turns_the_set_goes_to_who_is_further() {
    let table = last_turn()
        .chain(BEN, [T1566])
        .funds(ANNA, 100)
        .planned(NOTHING, NOTHING);
    let told = table.told();
    assert!(told.contains(&Event::TurnsEnded { turns: 20 }));
    assert!(told.contains(&Event::SetWon {
        seat: BEN,
        set: 1,
        by: Victory::Further
    }));
}

/// FRL-R17
#[test]
fn if_both_are_equally_far_after_twenty_turns_more_funds_decide() {
    let table = last_turn().funds(ANNA, 21).planned(NOTHING, NOTHING);
    assert!(table.told().contains(&Event::SetWon {
        seat: ANNA,
        set: 1,
        by: Victory::Funds
    }));
}

/// FRL-R17
#[test]
fn if_the_funds_are_equal_too_the_set_goes_to_the_second_player() {
    let table = last_turn().planned(NOTHING, NOTHING);
    assert!(table.told().contains(&Event::SetWon {
        seat: BEN,
        set: 1,
        by: Victory::Second
    }));
}

/// FRL-R17
#[test]
fn the_last_turn_is_played_to_the_end_of_its_harden_phase() {
    let mut table = last_turn().planned(NOTHING, HARDEN);
    assert_eq!(table.awaited(), BEN);
    table.act(BEN, Action::Buy(M1016)).done(BEN);
    assert_eq!(table.open().wins, [1, 0], "Ben has spent 4");
}
