//! Spreading damage evenly, and placing what is left.

use league::state::{Phase, Within};
use league::{Action, Event, Illegal};

use crate::table::*;

/// Anna attacks in red with so many damage points, 2 to 11.
fn hit(layout: Layout, damage: u8) -> Table {
    let (card, step) = match damage {
        2 => (a(A01, Red), 0),
        3 => (a(A03, Red), 1),
        4 => (a(A02, Red), 1),
        5 => (a(A01, Red), 1),
        7 => (a(A01, Red), 2),
        8 => (a(A02, Red), 2),
        9 => (a(A01, Red), 3),
        11 => (a(A02, Red), 3),
        _ => panic!("no card does {damage}"),
    };
    let mut hand = COINS.to_vec();
    hand.push(card);
    let mut table = layout.hand(ANNA, &hand).start();
    table.attack(ANNA, card, &COINS[..step]);
    table
}

#[test]
fn damage_that_can_be_spread_evenly_is() {
    let table = hit(
        Layout::players(3)
            .server(BEN, 1, &[])
            .server(BEN, 2, &[])
            .server(BEN, 3, &[]),
        8,
    );
    assert_eq!(
        (table.damage(1), table.damage(2), table.damage(3)),
        (vec![2, 2], vec![2, 0], vec![2, 0])
    );
    assert_eq!(table.phase(), Phase::Choose, "nobody is asked");
}

#[test]
fn the_least_damaged_are_filled_up_first() {
    let table = hit(
        Layout::players(3)
            .server(BEN, 1, &[3, 0])
            .server(BEN, 2, &[1, 0]),
        5,
    );
    assert_eq!(table.damage(1), [3, 3]);
    assert_eq!(table.damage(2), [3, 0]);
}

#[test]
fn the_defender_places_the_remainder_on_the_least_damaged() {
    let mut table = hit(
        Layout::players(3)
            .server(BEN, 2, &[])
            .server(BEN, 3, &[])
            .server(BEN, 4, &[4, 0]),
        5,
    );
    let within = Within::Colour(Red);
    let left = [0, 1, 0, 0];
    assert_eq!(table.phase(), Phase::Place { within, left });
    assert_eq!(table.awaited(), [BEN]);
    assert_eq!((table.damage(2), table.damage(3)), (vec![2, 0], vec![2, 0]));
    let full = Action::Place(spot(4, 0));
    assert_eq!(table.refused(BEN, full), Illegal::NotThere);
    let other_colour = Action::Place(spot(2, 1));
    assert_eq!(table.refused(BEN, other_colour), Illegal::NotThere);
    table.place(BEN, 3, 0);
    assert_eq!((table.damage(2), table.damage(3)), (vec![2, 0], vec![3, 0]));
    assert_eq!(table.score(ANNA), 5, "the attacker scores all of it");
    assert_eq!(table.phase(), Phase::Choose);
}

#[test]
fn several_tokens_of_a_remainder_go_to_different_vulnerabilities() {
    let layout = Layout::players(3)
        .server(BEN, 2, &[])
        .server(BEN, 3, &[])
        .server(BEN, 4, &[]);
    let mut table = hit(layout, 2);
    table.place(BEN, 4, 0);
    let again = Action::Place(spot(4, 0));
    assert_eq!(table.refused(BEN, again), Illegal::NotThere);
    table.place(BEN, 2, 0);
    assert_eq!(
        (table.damage(2), table.damage(3), table.damage(4)),
        (vec![1, 0], vec![0, 0], vec![1, 0])
    );
}

#[test]
fn damage_that_finds_no_room_is_lost_and_not_scored() {
    let table = hit(Layout::players(3).server(BEN, 1, &[3, 2]), 11);
    assert_eq!(table.damage(1), [4, 4]);
    assert_eq!(table.score(ANNA), 3);
}

#[test]
fn lge_r2_damage_tokens_do_not_run_out() {
    // 4 × 5 × 4 places on vulnerabilities of level 3 are more than the 70 tokens of the box.
    let full = [4, 4, 4, 4];
    let numbers = [[19, 20, 21, 22, 23], [24, 25, 26, 11, 12]];
    let mut layout = Layout::players(3);
    for (seat, numbers) in [BEN, CLEO].into_iter().zip(numbers) {
        for number in numbers {
            let spots = s(number).spots().len();
            layout = layout.server(seat, number, &full[..spots]);
        }
    }
    let table = hit(layout.server(ANNA, 1, &[]), 5);
    let damage = |seat| -> u32 {
        let servers = table.player(seat).servers;
        servers
            .iter()
            .flat_map(|it| &it.damage)
            .map(|&it| u32::from(it))
            .sum()
    };
    assert_eq!(damage(BEN) + damage(CLEO), 80 + 72);
}

#[test]
fn lge_r13_several_defenders_place_at_the_same_time_and_in_any_order() {
    let layout = || {
        Layout::players(3)
            .server(BEN, 2, &[])
            .server(BEN, 3, &[])
            .server(CLEO, 4, &[])
            .server(CLEO, 11, &[])
    };
    let mut one = hit(layout(), 3);
    assert_eq!(one.awaited(), [BEN, CLEO]);
    let mut other = hit(layout(), 3);
    one.place(BEN, 2, 0).place(CLEO, 11, 0);
    other.place(CLEO, 11, 0).place(BEN, 2, 0);
    assert_eq!(one.0.state(), other.0.state());
    assert_eq!((one.damage(2), one.damage(3)), (vec![2, 0], vec![1, 0]));
    assert_eq!((one.damage(4), one.damage(11)), (vec![1, 0], vec![2, 0, 0]));
}

#[test]
fn lge_r13_nobody_is_asked_where_it_makes_no_difference() {
    let table = hit(Layout::players(3).server(BEN, 1, &[]), 3);
    assert_eq!(table.damage(1), [2, 1], "both are red and on one server");
    let table = hit(
        Layout::players(3)
            .server(BEN, 1, &[])
            .server(BEN, 2, &[2, 0]),
        3,
    );
    assert_eq!(table.damage(1), [2, 1], "the other server has more damage");
    assert_eq!(table.phase(), Phase::Choose);
}

#[test]
fn the_next_attack_waits_until_the_remainder_is_placed() {
    let mut table = Layout::players(3)
        .hand(ANNA, &[a(A03, Red), COINS[0], COINS[1]])
        .hand(CLEO, &[a(A01, Red), COINS[2]])
        .server(BEN, 2, &[])
        .server(BEN, 3, &[])
        .score(CLEO, 1)
        .start();
    table.attack(ANNA, a(A03, Red), &COINS[..1]);
    table.attack(CLEO, a(A01, Red), &[]);
    assert_eq!(table.awaited(), [BEN]);
    assert_eq!(table.score(CLEO), 1);
    table.place(BEN, 3, 0);
    let told = table.told();
    let cleos = |event: &Event| matches!(event, Event::Attacked { seat, .. } if *seat == CLEO);
    assert!(told.iter().any(cleos));
    assert_eq!(table.score(CLEO), 3);
    table.place(BEN, 2, 0);
    assert_eq!((table.damage(2), table.damage(3)), (vec![3, 0], vec![2, 0]));
}
