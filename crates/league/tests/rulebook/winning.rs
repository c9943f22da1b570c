//! The end of the game.

use league::state::Phase;
use league::{Event, League};
use tabletop::{Seat, Words};

use crate::table::*;

/// The last card of the last round is Anna's.
fn last() -> Layout {
    Layout::players(3).round(3).hand(ANNA, &COINS[..1])
}

fn winners(table: &Table) -> Vec<Seat> {
    table.outcome().winners.iter().collect()
}

#[test]
fn after_three_rounds_the_highest_score_wins() {
    let mut table = last().score(ANNA, 10).score(BEN, 12).score(CLEO, 9).start();
    table.repair(ANNA, &COINS[..1]);
    assert_eq!(table.phase(), Phase::Over);
    assert_eq!(winners(&table), [BEN]);
    assert_eq!(table.outcome().scores(), [10, 12, 9]);
    assert!(table.awaited().is_empty());
}

#[test]
fn the_last_round_end_counts() {
    let mut table = last()
        .score(ANNA, 10)
        .score(BEN, 8)
        .server(BEN, 2, &[])
        .start();
    table.repair(ANNA, &COINS[..1]);
    assert_eq!(table.outcome().scores(), [10, 12, 0]);
    assert_eq!(winners(&table), [BEN]);
}

#[test]
fn lge_r21_a_tie_goes_to_the_one_with_less_damage() {
    let mut table = last()
        .score(ANNA, 10)
        .score(BEN, 10)
        .server(ANNA, 1, &[1, 1])
        .server(BEN, 5, &[2, 1])
        .start();
    table.repair(ANNA, &COINS[..1]);
    assert_eq!(
        table.outcome().scores(),
        [13, 10, 0],
        "the repair cleaned Anna's server"
    );

    let mut table = last()
        .score(BEN, 10)
        .score(CLEO, 10)
        .server(BEN, 1, &[1, 1])
        .server(CLEO, 5, &[2, 1])
        .start();
    table.repair(ANNA, &COINS[..1]);
    assert_eq!(winners(&table), [BEN]);
    assert_eq!(table.damage(1), [1, 1], "the damage stays on the table");
    let won = table.told().into_iter().any(|event| {
        matches!(
            event,
            Event::Won {
                by_damage: true,
                points: 10,
                ..
            }
        )
    });
    assert!(won);
}

#[test]
fn lge_r21_the_damage_is_counted_after_the_recovery() {
    let mut table = last()
        .score(BEN, 10)
        .score(CLEO, 10)
        .server(BEN, 1, &[2, 2])
        .server(CLEO, 5, &[2, 3])
        .defence(CLEO, AutoRecovery, Red)
        .start();
    table.repair(ANNA, &COINS[..1]);
    table.mend(CLEO, 5, 1).mend(CLEO, 5, 1);
    assert_eq!(table.outcome().scores(), [0, 10, 10]);
    assert_eq!(winners(&table), [CLEO], "3 against 4");
}

#[test]
fn lge_r21_still_tied_players_share_the_win() {
    let mut table = last().score(BEN, 10).score(CLEO, 10).start();
    table.repair(ANNA, &COINS[..1]);
    assert_eq!(winners(&table), [BEN, CLEO]);
    let verdict = table.0.game().verdict(&table.open());
    assert_eq!(verdict[0].key, "league-event-won-shared");
}

#[test]
fn only_the_third_round_ends_the_game() {
    let mut table = Layout::players(4).round(2).hand(ANNA, &COINS[..1]).start();
    table.repair(ANNA, &COINS[..1]);
    assert_eq!(table.open().round, 3);
    let outcome = <League as tabletop::Game>::outcome(table.0.game(), table.0.state());
    assert_eq!(outcome, None);
}
