//! The deal, the handicap and the first servers.

use laws::Scenario;
use league::cards::{Cards, Server};
use league::state::Phase;
use league::{Action, Event, Hand, Illegal, League};
use tabletop::{Config, Game, Refused, Seat, Viewer};

use crate::table::*;

fn opening(config: &Config) -> Table {
    Table(Scenario::opening(config, "setup"))
}

/// Everyone picks the first server there is; who did, in order.
fn pick_all(table: &mut Table) -> Vec<Seat> {
    let mut order = Vec::new();
    while let Phase::Pick { seat, .. } = table.phase() {
        let first = table.open().supply[0];
        table.act(seat, Action::Take(first));
        order.push(seat);
    }
    order
}

#[test]
fn everyone_gets_eight_cards_and_all_servers_of_level_1_are_in_the_supply() {
    for players in League::PLAYERS {
        let table = opening(&Config::new(players));
        for seat in Seat::all(players) {
            assert_eq!(table.hand(seat).len(), 8);
            assert_eq!(table.player(seat).track, [0; 4]);
        }
        let level_1: Vec<Server> = Server::of_level(1).iter().collect();
        assert_eq!(table.open().supply, level_1);
        assert!(matches!(
            table.told()[..],
            [Event::RoundBegan { round: 1, .. }]
        ));
    }
}

#[test]
fn lge_r3_chance_says_who_picks_first() {
    let first = |seed: u64| {
        let table = Scenario::<League>::opening(&Config::new(4), &seed.to_string());
        table.view(Viewer::Spectator).first
    };
    let firsts: std::collections::BTreeSet<Seat> = (0..40).map(first).collect();
    assert_eq!(firsts.len(), 4);
}

#[test]
fn servers_are_picked_in_seat_order_and_the_first_disc_lies_at_the_bottom() {
    let mut table = opening(&Config::new(4));
    let first = table.open().first;
    let order: Vec<Seat> = (0..4).map(|steps| first.after(steps, 4)).collect();
    assert_eq!(pick_all(&mut table), order);
    assert_eq!(table.open().discs, order);
    assert_eq!(table.open().supply.len(), 6);
    assert_eq!(table.phase(), Phase::Choose);
}

#[test]
fn only_servers_of_the_supply_can_be_picked() {
    let table = opening(&Config::new(3));
    let first = table.open().first;
    let level_2 = Action::Take(s(11));
    assert_eq!(table.refused(first, level_2), Illegal::NotInSupply);
    let other = first.after(1, 3);
    assert_eq!(
        table.refused(other, Action::Take(s(1))),
        Illegal::NotYourTurn
    );
}

#[test]
fn lge_r17_with_two_players_each_also_picks_a_server_for_the_dummy() {
    let mut table = opening(&Config::new(2));
    let first = table.open().first;
    let second = first.after(1, 2);
    assert_eq!(pick_all(&mut table), [first, first, second, second]);
    assert_eq!(table.dummys().len(), 2);
    assert_eq!(table.servers(ANNA).len(), 1);
    assert_eq!(table.open().actions, 4);
    assert_eq!(table.open().most_servers, 4);
}

#[test]
fn lge_r5_newcomers_draw_more_and_put_as_many_back_unseen() {
    let config = Config::new(3)
        .with("newcomers", ["1", "3"])
        .with("extra-cards", 3);
    let mut table = opening(&config);
    assert_eq!(table.awaited(), [ANNA, CLEO]);
    assert_eq!(table.hand(ANNA).len(), 11);
    assert_eq!(table.hand(BEN).len(), 8);
    assert_eq!(
        table.0.menu(ANNA).len(),
        165,
        "three of eleven different cards"
    );

    let all: Cards = table.hand(ANNA).into_iter().collect();
    let back: Cards = all.iter().take(3).collect();
    let too_few: Cards = all.iter().take(2).collect();
    let refusal = table.refused(ANNA, Action::Discard(too_few));
    assert_eq!(refusal, Illegal::WrongNumber { need: 3, got: 2 });
    table.act(ANNA, Action::Discard(back));
    assert_eq!(
        table.told(),
        [Event::Trimmed {
            seat: ANNA,
            cards: 3
        }]
    );
    assert_eq!(table.view(ANNA).returned, back);
    assert_eq!(table.view(BEN).returned, Cards::EMPTY);
    assert!(table.discards().is_empty(), "they are in the deck again");

    let cards: Cards = table.hand(CLEO).into_iter().take(3).collect();
    table.act(CLEO, Action::Discard(cards));
    assert!(matches!(table.phase(), Phase::Pick { .. }));
    let closed = |count| Hand::Closed { count };
    assert_eq!(table.view(BEN).players[0].hand, closed(8));
}

#[test]
fn lge_r5_each_newcomer_may_have_a_number_of_its_own() {
    let config = Config::new(4)
        .with("newcomers", ["1", "2", "3"])
        .with("one-more", ["1"])
        .with("one-fewer", ["3", "4"]);
    let table = opening(&config);
    let hands = Seat::all(4).map(|seat| table.hand(seat).len());
    assert_eq!(hands.collect::<Vec<_>>(), [11, 10, 9, 8]);
    assert_eq!(table.awaited(), [ANNA, BEN, CLEO], "4 is no newcomer");
}

#[test]
fn lge_r5_a_handicap_is_one_to_three_cards() {
    for (extra, named, cards) in [(3, "one-more", 11), (1, "one-fewer", 9)] {
        let config = Config::new(2)
            .with("newcomers", ["1"])
            .with("extra-cards", extra)
            .with(named, ["1"]);
        assert_eq!(opening(&config).hand(ANNA).len(), cards, "{named}");
    }
}

#[test]
fn a_handicap_is_for_seats_of_the_table() {
    let config = Config::new(2).with("newcomers", ["3"]);
    assert!(matches!(
        League::new(&config),
        Err(Refused::BadValue { .. })
    ));
    let config = Config::new(2).with("extra-cards", 4);
    assert!(matches!(
        League::new(&config),
        Err(Refused::BadValue { .. })
    ));
    assert!(matches!(
        League::new(&Config::new(5)),
        Err(Refused::Players { .. })
    ));
}
