//! What is worked out for the player: coverage while choosing, and the best answer afterwards.

use cyberwar::solver::{self, Odds};
use cyberwar::{Action, Aids, Caught, Review};
use tabletop::{Config, Words};

use crate::table::*;

/// T1015 RFP, T1027 XEBUFCP, T1043 NKUP, T1045 B, T1110 L.
const FIVE: [&str; 5] = ["T1015", "T1027", "T1043", "T1045", "T1110"];

fn aids(table: &Table) -> Aids {
    table.game().aids(&table.view(ALICE))
}

fn caught(table: &Table) -> Vec<String> {
    let side = aids(table).sides.remove(0);
    let text = |caught: &Caught| match caught {
        Caught::By { defences } => letters(defences.iter()),
        Caught::Not => "-".to_owned(),
        Caught::Unknown => "?".to_owned(),
    };
    side.attacks
        .iter()
        .map(|attack| text(&attack.caught))
        .collect()
}

fn review(table: &Table) -> Review {
    aids(table).reviews.pop().expect("a round is over")
}

#[test]
fn in_study_the_coverage_fills_up_as_defences_are_chosen() {
    let mut table = Table::solo(&solo_config(), &FIVE);
    assert_eq!(caught(&table), ["-", "-", "-", "-", "-"]);
    table.act(ALICE, Action::Choose(defence('P')));
    assert_eq!(caught(&table), ["P", "P", "P", "-", "-"]);
    table.act(ALICE, Action::Choose(defence('B')));
    assert_eq!(caught(&table), ["P", "PB", "P", "B", "-"]);
}

#[test]
fn in_exam_and_blind_nothing_is_said_before_the_attacks_are_turned_up() {
    for level in ["exam", "blind"] {
        let mut table = Table::solo(&solo_config().with("level", level), &FIVE);
        table.act(ALICE, Action::Choose(defence('P')));
        assert_eq!(caught(&table), ["?"; 5]);
    }
}

#[test]
fn after_a_round_the_best_answer_and_what_each_of_it_caught_are_shown() {
    for level in ["study", "exam", "blind"] {
        let mut table = Table::solo(&solo_config().with("level", level), &FIVE);
        table.answer("PBLA");
        let review = review(&table);
        assert_eq!((review.round, review.answer), (1, defences("PBLA")));
        assert_eq!(review.stopped.len(), 5);
        assert_eq!(review.best_stopped, 5);
        for catch in &review.best_catches {
            for &handle in &catch.attacks {
                assert!(table.state().link(handle).contains(catch.defence));
            }
        }
        let caught: Vec<_> = review
            .best_catches
            .iter()
            .flat_map(|catch| &catch.attacks)
            .collect();
        assert!(review.attacks.iter().all(|attack| caught.contains(&attack)));
    }
}

/// CYW-R29
#[test]
fn the_odds_of_an_answer_are_shown_where_fronts_are_open_and_in_the_exam_at_the_end() {
    for (level, at_once) in [("study", true), ("blind", true), ("exam", false)] {
        let mut table = Table::solo(&solo_config().with("level", level), &FIVE);
        table.answer("PBLA");
        assert_eq!(review(&table).odds.is_some(), at_once, "{level}");
        let odds = review(&table).odds;
        table.answer("AXRN");
        if table.is_over() {
            let reviews = aids(&table).reviews;
            assert_eq!(reviews.len(), 2);
            assert!(reviews.iter().all(|review| review.odds.is_some()));
            assert!(odds.is_none() || reviews[0].odds == odds);
        }
    }
}

#[test]
fn the_odds_are_those_of_the_deck_as_it_was_when_the_round_began() {
    let mut table = Table::solo(&solo_config(), &FIVE);
    let links = |table: &Table, from: usize| -> Vec<_> {
        let state = table.state();
        state.attacks[from..]
            .iter()
            .map(|card| state.links[card.index()])
            .collect()
    };
    let all = links(&table, 0);
    table.answer("PBLA");
    let expected = solver::odds(&all, defences("PBLA"));
    assert_eq!(review(&table).odds, Some(expected));
    let Odds { good, of } = expected;
    // 44 attacks, 1,086,008 fives, all but 0.002 % of which can be stopped.
    assert!(
        good < of && (1_085_900..1_086_008).contains(&of),
        "{good} of {of}"
    );
}

#[test]
fn in_red_blue_only_fronts_that_were_turned_up_tell_something() {
    let row = ["T1015", "T1027", "T1043", "T1045", "T1053"];
    let mut table = Table::red_blue(&red_blue_config(), &row, "PXNFL");
    table.act(ALICE, Action::Attack(cyberwar::cards::Handle(0)));
    table.act(BOB, Action::Defend(defence('P')));
    assert_eq!(caught(&table), ["?"]);
}

#[test]
fn when_a_draft_is_over_each_players_catch_is_shown() {
    let mut table = Table::opening(&Config::new(4), "catch");
    assert!(aids(&table).sides.is_empty());
    while let Some(seat) = table.awaited().first() {
        table.act(seat, table.menu(seat)[0]);
    }
    let result = table.draft_view(ALICE).results.remove(0);
    let sides = aids(&table).sides;
    assert_eq!(sides.len(), 4);
    for side in sides {
        let five = &side.attacks[..5];
        let stopped = five
            .iter()
            .filter(|attack| matches!(attack.caught, Caught::By { .. }));
        assert_eq!(
            stopped.count(),
            usize::from(result.scores[side.seat.index()])
        );
    }
}
