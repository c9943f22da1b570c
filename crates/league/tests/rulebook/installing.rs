//! Installing servers, and what makes room for them.

use league::state::{Phase, Side, Within};
use league::{Action, Event, Illegal, Plan, Source};
use tabletop::Words;

use crate::table::*;

fn anna() -> Layout {
    Layout::players(3).hand(ANNA, &COINS)
}

#[test]
fn a_server_of_level_1_costs_one_card_and_of_levels_2_and_3_two() {
    for (round, server, price) in [(1, 5, 1), (2, 11, 2), (3, 19, 2)] {
        let mut table = anna().round(round).start();
        table.install(ANNA, &COINS[..price]).take(ANNA, server);
        assert_eq!(table.servers(ANNA), [s(server)]);
        assert_eq!(table.hand(ANNA).len(), 8 - price);
        assert_eq!(table.discards(), COINS[..price].iter().copied().collect());
    }
}

#[test]
fn every_server_of_a_level_has_one_price() {
    for server in league::cards::Server::all() {
        let price = if server.level() == 1 { 1 } else { 2 };
        assert_eq!(server.price(), price);
    }
}

#[test]
fn only_servers_of_the_supply_can_be_installed() {
    let mut table = anna().server(BEN, 1, &[]).start();
    table.install(ANNA, &COINS[..1]);
    assert_eq!(
        table.refused(ANNA, Action::Take(s(1))),
        Illegal::NotInSupply
    );
}

#[test]
fn lge_r22_the_last_server_is_installed_without_asking() {
    let mut table = anna().supply(&[7]).start();
    table.install(ANNA, &COINS[..1]);
    assert_eq!(table.servers(ANNA), [s(7)]);
    assert!(table.open().supply.is_empty());
}

#[test]
fn lge_r9_if_no_server_is_left_the_cards_go_back_unseen() {
    let mut table = anna()
        .supply(&[7])
        .hand(BEN, &[d(TrojanHorse, Red), d(TrojanHorse, Blue)])
        .score(BEN, 1)
        .start();
    table.install(ANNA, &COINS[..1]);
    table.install(BEN, &[d(TrojanHorse, Red)]);
    assert!(table.told().contains(&Event::TookBack {
        seat: BEN,
        cards: 1
    }));
    assert_eq!(table.hand(BEN).len(), 2);
    assert_eq!(table.discards().len(), 1, "only Anna's card");
    assert_eq!(table.open().action, 2, "the action is spent");
}

#[test]
fn thin_provision_takes_one_off_the_price_and_is_tapped() {
    let mut table = anna().round(2).defence(ANNA, ThinProvision, Red).start();
    table.install(ANNA, &COINS[..1]).take(ANNA, 11);
    assert_eq!(table.hand(ANNA).len(), 7);
    assert_eq!(table.tapped(ANNA), [d(ThinProvision, Red)]);
    assert_eq!(
        table.player(ANNA).track,
        [3, 0, 0, 0],
        "tapping does not change the defence"
    );
    table.install(ANNA, &COINS[1..3]).take(ANNA, 12);
    assert_eq!(table.hand(ANNA).len(), 5, "tapped, it is of no use");
}

#[test]
fn lge_r8_a_server_never_costs_less_than_one_and_no_more_are_tapped_than_help() {
    let mut table = anna()
        .round(2)
        .defence(ANNA, ThinProvision, Red)
        .defence(ANNA, ThinProvision, Blue)
        .start();
    table.install(ANNA, &COINS[..1]).take(ANNA, 11);
    assert_eq!(table.tapped(ANNA).len(), 1);
    table.install(ANNA, &COINS[1..2]).take(ANNA, 12);
    assert_eq!(
        table.tapped(ANNA).len(),
        2,
        "the second copy works for a second server"
    );

    let mut table = anna().defence(ANNA, ThinProvision, Red).start();
    table.install(ANNA, &COINS[..1]).take(ANNA, 1);
    assert!(
        table.tapped(ANNA).is_empty(),
        "it could not make it cheaper"
    );
}

#[test]
fn solid_state_cache_scores_for_every_server_and_stacks() {
    let mut table = anna().defence(ANNA, SolidStateCache, Red).start();
    table.install(ANNA, &COINS[..1]).take(ANNA, 1);
    assert_eq!(table.score(ANNA), 1);
    let mut table = anna()
        .defence(ANNA, SolidStateCache, Red)
        .defence(ANNA, SolidStateCache, Green)
        .start();
    table.install(ANNA, &COINS[..1]).take(ANNA, 1);
    assert_eq!(table.score(ANNA), 2);
    let cache = Event::Earned {
        seat: ANNA,
        points: 2,
        by: Source::SolidStateCache,
    };
    assert!(table.told().contains(&cache));
    table.install(ANNA, &COINS[1..2]).take(ANNA, 2);
    assert_eq!(table.score(ANNA), 4);
}

/// Anna has five servers, the first of which has this damage.
fn full(damage: &[u8]) -> Layout {
    anna()
        .round(2)
        .server(ANNA, 1, damage)
        .server(ANNA, 2, &[1, 0])
        .server(ANNA, 3, &[])
        .server(ANNA, 4, &[])
        .server(ANNA, 5, &[])
}

#[test]
fn lge_r10_a_sixth_server_replaces_an_old_one_and_takes_its_damage() {
    let mut table = full(&[3, 3]).start();
    table.install(ANNA, &COINS[..2]).take(ANNA, 11);
    assert_eq!(
        table.phase(),
        Phase::Replace {
            seat: ANNA,
            new: s(11)
        }
    );
    let new = Action::Remove(s(11));
    assert_eq!(
        table.refused(ANNA, new),
        Illegal::NotYours,
        "not the new one"
    );
    table.remove(ANNA, 1);
    assert_eq!(table.servers(ANNA), [s(11), s(2), s(3), s(4), s(5)]);
    assert_eq!(table.damage(11), [2, 2, 2], "whatever the colours");
    assert_eq!(table.open().gone, [s(1)]);
    let moved = Event::Replaced {
        side: Side::Player(ANNA),
        old: s(1),
        new: s(11),
        damage: 6,
    };
    assert!(table.told().contains(&moved));
}

#[test]
fn lge_r10_the_owner_places_what_is_left_over() {
    let mut table = full(&[3, 2]).start();
    table
        .install(ANNA, &COINS[..2])
        .take(ANNA, 11)
        .remove(ANNA, 1);
    let within = Within::Server(s(11));
    let left = [2, 0, 0, 0];
    assert_eq!(table.phase(), Phase::Place { within, left });
    assert_eq!(table.damage(11), [1, 1, 1]);
    table.place(ANNA, 11, 2);
    let again = Action::Place(spot(11, 2));
    assert_eq!(
        table.refused(ANNA, again),
        Illegal::NotThere,
        "one on each at most"
    );
    table.place(ANNA, 11, 0);
    assert_eq!(table.damage(11), [2, 1, 2]);
    assert_eq!(table.phase(), Phase::Choose);
}

#[test]
fn lge_r10_damage_beyond_four_on_a_vulnerability_is_lost() {
    // A server of level 3 makes room for one of level 1; that cannot come up by the levels alone.
    let mut table = anna()
        .supply(&[2, 3])
        .server(ANNA, 19, &[4, 4, 4, 4])
        .server(ANNA, 6, &[])
        .server(ANNA, 7, &[])
        .server(ANNA, 9, &[])
        .server(ANNA, 10, &[])
        .start();
    table
        .install(ANNA, &COINS[..1])
        .take(ANNA, 2)
        .remove(ANNA, 19);
    assert_eq!(table.damage(2), [4, 4]);
}

#[test]
fn lge_r13_a_remainder_over_one_colour_of_one_server_is_not_asked_for() {
    let mut table = anna()
        .supply(&[1, 2])
        .server(ANNA, 6, &[2, 1])
        .server(ANNA, 7, &[])
        .server(ANNA, 8, &[])
        .server(ANNA, 9, &[])
        .server(ANNA, 10, &[])
        .start();
    table
        .install(ANNA, &COINS[..1])
        .take(ANNA, 1)
        .remove(ANNA, 6);
    assert_eq!(table.damage(1), [2, 1]);
    assert_eq!(table.phase(), Phase::Choose);
}

#[test]
fn a_replaced_server_counts_as_installed() {
    let mut table = full(&[0, 0]).defence(ANNA, SolidStateCache, Red).start();
    table
        .install(ANNA, &COINS[..2])
        .take(ANNA, 11)
        .remove(ANNA, 3);
    assert_eq!(table.score(ANNA), 1);
    assert_eq!(table.damage(11), [0, 0, 0]);
}

#[test]
fn with_two_players_the_fifth_server_replaces_one() {
    let mut table = Layout::players(2)
        .hand(ANNA, &COINS)
        .server(ANNA, 1, &[])
        .server(ANNA, 2, &[])
        .server(ANNA, 3, &[])
        .server(ANNA, 4, &[])
        .start();
    table.install(ANNA, &COINS[..1]).take(ANNA, 5);
    assert_eq!(
        table.phase(),
        Phase::Replace {
            seat: ANNA,
            new: s(5)
        }
    );
}

/// What a server costs, as the player is told.
fn price(table: &Table) -> u8 {
    let aids = table.0.game().aids(&table.view(ANNA));
    aids.price.expect("Anna is told")
}

#[test]
fn the_price_is_told_with_every_reduction() {
    let plan = Action::Plan(Plan::Install);
    let table = anna().round(3).defence(ANNA, ThinProvision, Red).start();
    assert!(table.may(ANNA, plan));
    assert_eq!(price(&table), 1);
    let table = anna().round(3).tapped(ANNA, ThinProvision, Red).start();
    assert_eq!(price(&table), 2);
}
