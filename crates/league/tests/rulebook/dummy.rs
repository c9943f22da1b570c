//! The dummy opponent of a game of two.

use league::state::{Phase, Side};
use league::{Action, Event, Illegal};
use tabletop::Words;

use crate::table::*;

fn duel() -> Layout {
    Layout::players(2).hand(ANNA, &COINS)
}

#[test]
fn its_defence_in_a_colour_is_the_number_of_its_vulnerabilities() {
    let mut table = duel()
        .hand(ANNA, &[a(A01, Red), a(A01, Blue), COINS[0], COINS[1]])
        .dummy(1, &[])
        .dummy(2, &[])
        .start();
    assert_eq!(
        table.0.game().aids(&table.view(ANNA)).dummy,
        Some([3, 1, 0, 0])
    );
    table.attack(ANNA, a(A01, Red), &COINS[..1]);
    assert_eq!(table.score(ANNA), 5 - 3);
    assert_eq!((table.damage(1), table.damage(2)), (vec![1, 1], vec![0, 0]));
}

#[test]
fn lge_r19_its_remainder_is_placed_without_asking() {
    let mut table = duel()
        .hand(ANNA, &[a(A03, Red), COINS[0]])
        .dummy(2, &[])
        .dummy(3, &[])
        .start();
    table.attack(ANNA, a(A03, Red), &[]);
    assert_eq!((table.damage(2), table.damage(3)), (vec![1, 0], vec![0, 0]));
    assert_eq!(table.phase(), Phase::Choose);
}

#[test]
fn it_counts_as_an_opponent_for_proofs_and_markets() {
    let mut table = duel()
        .hand(ANNA, &[a(A03, Red), COINS[0]])
        .dummy(2, &[])
        .server(BEN, 3, &[])
        .defence(ANNA, ProofOfConcept, Red)
        .defence(ANNA, UndergroundMarket, Red)
        .start();
    table.attack(ANNA, a(A03, Red), &[]);
    assert_eq!(table.score(ANNA), 1 + 1 + 2);
}

#[test]
fn it_gets_a_server_when_a_player_owns_more_of_the_level_and_the_other_player_picks() {
    let mut table = duel()
        .server(ANNA, 1, &[])
        .server(BEN, 2, &[])
        .dummy(3, &[])
        .dummy(4, &[])
        .start();
    table.install(ANNA, &COINS[..1]).take(ANNA, 5);
    assert_eq!(table.phase(), Phase::Choose, "two against two");
    table.install(ANNA, &COINS[1..2]).take(ANNA, 6);
    assert_eq!(table.phase(), Phase::Grow { seat: BEN });
    assert_eq!(table.awaited(), [BEN]);
    let level_2 = Action::Take(s(11));
    assert_eq!(table.refused(BEN, level_2), Illegal::NotInSupply);
    table.take(BEN, 10);
    assert_eq!(table.dummys(), [s(3), s(4), s(10)]);
    let grew = Event::Installed {
        side: Side::Dummy,
        server: s(10),
    };
    assert!(table.told().contains(&grew));
}

#[test]
fn only_servers_of_the_rounds_level_are_compared() {
    let mut table = duel()
        .round(2)
        .server(ANNA, 1, &[])
        .dummy(3, &[])
        .dummy(4, &[])
        .start();
    table.install(ANNA, &COINS[..2]).take(ANNA, 11);
    assert_eq!(
        table.phase(),
        Phase::Grow { seat: BEN },
        "one of level 2 against none"
    );
}

#[test]
fn lge_r18_nothing_is_made_up_for_if_the_supply_was_empty() {
    let mut table = duel()
        .supply(&[5])
        .server(ANNA, 1, &[])
        .server(BEN, 2, &[])
        .dummy(3, &[])
        .start();
    table.install(ANNA, &COINS[..1]);
    assert_eq!(table.servers(ANNA), [s(1), s(5)]);
    assert_eq!(table.dummys(), [s(3)], "no server was left");

    // In the next round it is behind by nothing.
    table.act(ANNA, Action::Plan(league::Plan::Repair(7)));
    assert_eq!(table.open().round, 2);
    assert_eq!(table.dummys(), [s(3)]);
}

#[test]
fn lge_r22_the_last_server_goes_to_it_without_asking() {
    let mut table = duel()
        .supply(&[5, 6])
        .server(ANNA, 1, &[])
        .dummy(3, &[])
        .start();
    table.install(ANNA, &COINS[..1]).take(ANNA, 5);
    assert_eq!(table.dummys(), [s(3), s(6)]);
}

#[test]
fn lge_r18_a_replaced_server_counts_before_they_are_compared() {
    let mut table = duel()
        .server(ANNA, 1, &[])
        .server(ANNA, 2, &[])
        .server(ANNA, 3, &[])
        .server(ANNA, 4, &[])
        .dummy(5, &[])
        .dummy(6, &[])
        .dummy(7, &[])
        .dummy(8, &[])
        .start();
    table
        .install(ANNA, &COINS[..1])
        .take(ANNA, 9)
        .remove(ANNA, 1);
    assert_eq!(table.phase(), Phase::Choose, "four against four");
}

#[test]
fn lge_r19_beyond_four_the_player_who_picks_removes_an_old_one() {
    let mut table = duel()
        .round(2)
        .server(ANNA, 1, &[])
        .dummy(2, &[4, 1])
        .dummy(3, &[])
        .dummy(4, &[])
        .dummy(5, &[])
        .start();
    table.install(ANNA, &COINS[..2]).take(ANNA, 11);
    table.take(BEN, 12);
    assert_eq!(
        table.phase(),
        Phase::Outgrow {
            seat: BEN,
            new: s(12)
        }
    );
    let new = Action::Remove(s(12));
    assert_eq!(table.refused(BEN, new), Illegal::NotYours);
    let annas = Action::Remove(s(1));
    assert_eq!(table.refused(BEN, annas), Illegal::NotYours);
    table.remove(BEN, 2);
    assert_eq!(table.dummys(), [s(12), s(3), s(4), s(5)]);
    assert_eq!(
        table.damage(12),
        [2, 2, 1],
        "what is left over goes to the first places"
    );
    assert_eq!(table.phase(), Phase::Choose);
}

#[test]
fn it_is_cleaned_every_round_and_never_scores() {
    let mut table = duel()
        .hand(ANNA, &COINS[..1])
        .dummy(2, &[4, 1])
        .dummy(3, &[])
        .start();
    table.repair(ANNA, &COINS[..1]);
    assert_eq!(table.open().round, 2);
    assert_eq!((table.damage(2), table.damage(3)), (vec![0, 0], vec![0, 0]));
    assert_eq!((table.score(ANNA), table.score(BEN)), (0, 0));
}

#[test]
fn there_is_no_dummy_with_three_players() {
    let table = Layout::players(3).hand(ANNA, &COINS).start();
    assert_eq!(table.open().dummy, None);
}
