//! In which order tiles and players are resolved.

use league::state::Phase;
use league::{Event, Tile};
use tabletop::Seat;

use crate::table::*;

fn four() -> Layout {
    let seats = [ANNA, BEN, CLEO, DORA];
    let spare = [d(DeepSecurity, Red); 4];
    seats
        .iter()
        .zip(spare)
        .enumerate()
        .fold(Layout::players(4), |layout, (nth, (&seat, spare))| {
            layout.hand(seat, &[COINS[nth], spare])
        })
}

/// The orders of the tiles, as they were told.
fn orders(table: &Table) -> Vec<(Tile, Vec<Seat>)> {
    let told = table.told().into_iter();
    told.filter_map(|event| match event {
        Event::TileBegan { tile, order } => Some((tile, order)),
        _ => None,
    })
    .collect()
}

#[test]
fn install_comes_before_defend_before_attack_before_repair() {
    let mut table = four()
        .supply(&[1])
        .hand(ANNA, &[COINS[0], d(TrojanHorse, Red)])
        .hand(BEN, &[a(A01, Red), COINS[1]])
        .hand(CLEO, &[d(ProofOfConcept, Blue), COINS[2], COINS[4]])
        .start();
    table.repair(ANNA, &[COINS[0]]);
    table.attack(BEN, a(A01, Red), &[]);
    table.defend(CLEO, d(ProofOfConcept, Blue), &[COINS[2]]);
    table.install(DORA, &[COINS[3]]);
    let expected = [
        (Tile::Install, vec![DORA]),
        (Tile::Defend, vec![CLEO]),
        (Tile::Attack, vec![BEN]),
        (Tile::Repair, vec![ANNA]),
    ];
    assert_eq!(orders(&table), expected);
}

#[test]
fn within_a_tile_the_lower_score_comes_first() {
    let mut table = four()
        .score(ANNA, 9)
        .score(BEN, 4)
        .score(CLEO, 12)
        .score(DORA, 7)
        .start();
    for (seat, coin) in [ANNA, BEN, CLEO, DORA].into_iter().zip(COINS) {
        table.repair(seat, &[coin]);
    }
    assert_eq!(
        orders(&table),
        [(Tile::Repair, vec![BEN, DORA, ANNA, CLEO])]
    );
}

#[test]
fn on_a_tie_the_higher_disc_comes_first() {
    // Cleo's disc came last to its space, Anna's first.
    let mut table = four().discs([ANNA, DORA, BEN, CLEO]).score(DORA, 1).start();
    for (seat, coin) in [ANNA, BEN, CLEO, DORA].into_iter().zip(COINS) {
        table.repair(seat, &[coin]);
    }
    assert_eq!(
        orders(&table),
        [(Tile::Repair, vec![CLEO, BEN, ANNA, DORA])]
    );
}

#[test]
fn lge_r4_a_disc_that_arrives_on_an_occupied_space_goes_on_top() {
    // Anna attacks for 5 and arrives where Ben's disc lies.
    let mut table = Layout::players(3)
        .hand(ANNA, &[a(A01, Red), COINS[0], COINS[1]])
        .hand(BEN, &[COINS[2], COINS[3]])
        .server(CLEO, 1, &[])
        .score(BEN, 5)
        .discs([ANNA, BEN, CLEO, DORA])
        .start();
    table.attack(ANNA, a(A01, Red), &[COINS[0]]);
    table.repair(BEN, &[COINS[2]]);
    assert_eq!((table.score(ANNA), table.score(BEN)), (5, 5));
    assert_eq!(
        table.open().discs,
        [BEN, CLEO, ANNA],
        "the last to move is highest"
    );
    table.repair(ANNA, &[COINS[1]]).repair(BEN, &[COINS[3]]);
    assert_eq!(orders(&table), [(Tile::Repair, vec![ANNA, BEN])]);
}

#[test]
fn lge_r4_no_points_move_nothing() {
    let mut table = Layout::players(3)
        .hand(ANNA, &[a(A01, Red), COINS[0]])
        .discs([ANNA, BEN, CLEO, DORA])
        .start();
    table.attack(ANNA, a(A01, Red), &[]);
    assert_eq!(table.open().discs, [ANNA, BEN, CLEO], "nobody was hit");
}

#[test]
fn lge_r4_all_points_of_one_action_are_one_move() {
    let mut table = Layout::players(3)
        .hand(ANNA, &[a(A01, Red), COINS[0]])
        .defence(ANNA, ProofOfConcept, Red)
        .defence(ANNA, UndergroundMarket, Red)
        .server(BEN, 1, &[])
        .server(CLEO, 3, &[])
        .start();
    table.attack(ANNA, a(A01, Red), &[]);
    let scored: Vec<Event> = table
        .told()
        .into_iter()
        .filter(|event| matches!(event, Event::Scored { .. }))
        .collect();
    let once = Event::Scored {
        seat: ANNA,
        points: 2 + 1 + 2,
        total: 5,
    };
    assert_eq!(scored, [once]);
}

#[test]
fn the_player_with_fewer_points_picks_the_server_first() {
    let mut table = four().supply(&[1, 2, 3]).score(ANNA, 3).start();
    table.install(ANNA, &[COINS[0]]).install(BEN, &[COINS[1]]);
    table.repair(CLEO, &[COINS[2]]).repair(DORA, &[COINS[3]]);
    assert_eq!(table.phase(), Phase::Install { seat: BEN });
    table.take(BEN, 2);
    assert_eq!(table.phase(), Phase::Install { seat: ANNA });
    table.take(ANNA, 1);
    assert_eq!(table.servers(BEN), [s(2)]);
    assert_eq!(table.servers(ANNA), [s(1)]);
}
