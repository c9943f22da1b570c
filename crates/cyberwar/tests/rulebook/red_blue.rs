//! Red/blue: four attacks against three defences, three times.

use cyberwar::cards::{Defences, Handle};
use cyberwar::state::DuelPhase;
use cyberwar::{Action, Event};
use tabletop::{Config, Seats};

use crate::table::*;

/// With three detections each: T1015 RFP, T1027 XEB, T1043 NKU, T1045 B, T1053 EFC.
const ROW: [&str; 5] = ["T1015", "T1027", "T1043", "T1045", "T1053"];

fn fresh() -> Table {
    Table::red_blue(&red_blue_config(), &ROW, "PXNFL")
}

fn one_game() -> Config {
    red_blue_config().with("roles", "one")
}

/// CYW-R17
#[test]
fn red_picks_one_of_the_boxes_groups_first() {
    let config = Config::new(2).with("mode", "red-blue");
    for (group, cards) in [(0, 44), (1, 23)] {
        let mut table = Table::opening(&config, "pick");
        assert_eq!(table.awaited(), Seats::one(ALICE));
        assert_eq!(table.menu(ALICE), [Action::Pick(0), Action::Pick(1)]);
        assert!(table.spectator().group.is_none());
        table.act(ALICE, Action::Pick(group));
        let view = table.spectator();
        assert_eq!(view.attacks.len() + usize::from(view.deck), cards);
    }
}

#[test]
fn red_lays_out_five_attacks_and_blue_five_of_the_twelve_defences() {
    for seed in 0..20 {
        let table = Table::opening(&red_blue_config(), &seed.to_string());
        let duel = table.duel();
        assert_eq!((duel.red, duel.blue), (ALICE, BOB));
        assert_eq!(handles(duel.row), [0, 1, 2, 3, 4]);
        assert_eq!((duel.rack.len(), duel.deck), (5, 7));
    }
}

#[test]
fn cards_go_to_the_middle_by_turns_red_first_and_last() {
    let mut table = fresh();
    let mut movers = Vec::new();
    while table.duel().rounds.is_empty() {
        let seat = table.awaited().first().expect("someone is awaited");
        movers.push(seat);
        table.act(seat, table.menu(seat)[0]);
    }
    assert_eq!(movers, [ALICE, BOB, ALICE, BOB, ALICE, BOB, ALICE]);
}

/// CYW-R19
#[test]
fn blue_plays_its_own_defences() {
    let mut table = fresh();
    table.act(ALICE, Action::Attack(Handle(0)));
    let own: Vec<Action> = defences("PXNFL").iter().map(Action::Defend).collect();
    assert_eq!(table.menu(BOB), own);
}

/// CYW-R20
#[test]
fn an_attack_is_stopped_if_any_of_the_three_defences_detects_it_whatever_the_order() {
    // P stops T1015, F T1015 and T1053; nothing here detects T1043 and T1045.
    for guards in ["PFL", "LFP", "FLP"] {
        let mut table = fresh();
        table.fight([2, 0, 3, 4], guards);
        let duel = table.duel();
        assert_eq!(
            (handles(duel.stopped), handles(duel.through)),
            (vec![0, 4], vec![2, 3])
        );
    }
}

#[test]
fn what_is_stopped_goes_to_blues_pile_and_the_rest_to_reds() {
    let mut table = fresh();
    table.fight([2, 0, 3, 4], "PFL");
    let fought = Event::Fought {
        round: 1,
        stopped: 2,
        through: 2,
    };
    assert!(table.told().contains(&fought));
    let duel = table.duel();
    assert_eq!(duel.discard, defences("PFL"));
    assert!(duel.attacks.is_empty() && duel.guards.is_empty());
}

#[test]
fn unplayed_cards_stay_and_red_draws_four_and_blue_three() {
    let mut table = fresh();
    // Three are stopped: only red draws the bonus.
    table.fight([0, 1, 2, 3], "PXN");
    let duel = table.duel();
    assert_eq!(handles(duel.row), [4, 5, 6, 7, 8, 9]);
    assert!(duel.rack.contains(defence('F')) && duel.rack.contains(defence('L')));
    assert_eq!((duel.rack.len(), duel.deck), (5, 4));
}

/// How many cards each side drew beyond four and three.
fn bonus(table: &Table) -> [usize; 2] {
    let told = table.told();
    let red = told
        .iter()
        .filter(|event| matches!(event, Event::RedDrew { bonus: true, .. }));
    let blue = told
        .iter()
        .filter(|event| matches!(event, Event::BlueDrew { bonus: true, .. }));
    [red.count(), blue.count()]
}

#[test]
fn three_or_four_stopped_give_red_one_more_none_or_one_give_blue_one_more_and_two_both() {
    for (rack, attacks, guards, stopped, expected) in [
        ("PXNFL", [0, 1, 2, 4], "PXN", 3, [1, 0]),
        ("PXNFL", [0, 4, 1, 2], "FXN", 4, [1, 0]),
        ("PXNFL", [2, 0, 3, 4], "PFL", 2, [1, 1]),
        ("PXNFL", [2, 0, 3, 4], "PXL", 1, [0, 1]),
        ("PLRAK", [2, 3, 4, 1], "PLR", 0, [0, 1]),
    ] {
        let mut table = Table::red_blue(&red_blue_config(), &ROW, rack);
        table.fight(attacks, guards);
        assert_eq!(table.duel().stopped.len(), stopped, "{attacks:?} {guards}");
        assert_eq!(bonus(&table), expected, "{stopped} stopped");
    }
}

/// CYW-R21
#[test]
fn a_draw_from_the_empty_defence_deck_shuffles_the_discard_with_the_defences_just_played() {
    let table = fresh();
    let mut state = table.state().clone();
    let duel = duel_of(&mut state);
    // One card is left to draw, and nothing has been discarded.
    duel.deck = defences("C");
    duel.rack = defences("PXNFLAUKREB");
    let mut table = Table::new(table.game().clone(), state);
    table.fight([2, 0, 3, 4], "PFL");
    assert!(table.told().contains(&Event::Reshuffled));
    let duel = table.duel();
    // Three for the round and one more for two attacks stopped: all that there is.
    assert_eq!(duel.rack, Defences::FULL);
    assert_eq!((duel.deck, duel.discard), (0, Defences::EMPTY));
}

/// CYW-R22
#[test]
fn after_the_third_round_nobody_draws() {
    let mut table = Table::opening(&one_game(), "third");
    while table.duel().rounds.len() < 3 {
        let seat = table.awaited().first().expect("someone is awaited");
        table.act(seat, table.menu(seat)[0]);
    }
    assert!(table.is_over());
    let drew = |event: &Event| matches!(event, Event::RedDrew { .. } | Event::BlueDrew { .. });
    assert!(!table.told().iter().any(drew));
    let duel = table.duel();
    assert_eq!(duel.stopped.len() + duel.through.len(), 12);
}

/// A single game, or the second of two, with so many attacks stopped in each.
fn ended(config: &Config, stopped: u8, before: Option<u8>) -> Table {
    let table = Table::opening(config, "ended");
    let mut state = table.state().clone();
    let cards: Vec<_> = state.attacks.iter().copied().take(12).collect();
    let duel = duel_of(&mut state);
    duel.phase = DuelPhase::Over;
    duel.stopped = (0..stopped).map(Handle).collect();
    duel.through = (stopped..12).map(Handle).collect();
    if let Some(before) = before {
        let (was_stopped, got_through) = cards.split_at(before.into());
        duel.red = BOB;
        duel.past = Some(cyberwar::state::Fought {
            group: 0,
            red: ALICE,
            stopped: was_stopped.iter().copied().collect(),
            through: got_through.iter().copied().collect(),
        });
    }
    Table::new(table.game().clone(), state)
}

/// CYW-R23
#[test]
fn in_a_single_game_more_attacks_win_and_six_each_go_to_red() {
    let winner = |stopped| ended(&one_game(), stopped, None).outcome().winners;
    assert_eq!(winner(5), Seats::one(ALICE));
    assert_eq!(winner(6), Seats::one(ALICE));
    assert_eq!(winner(7), Seats::one(BOB));
    assert_eq!(ended(&one_game(), 7, None).outcome().scores(), [5, 7]);
}

/// CYW-R23
#[test]
fn over_both_roles_the_attacks_in_ones_own_piles_decide_and_twelve_each_are_shared() {
    // Alice was red first: what got through then and what she stops now is hers.
    let outcome = |before, stopped| ended(&red_blue_config(), stopped, Some(before)).outcome();
    assert_eq!(outcome(5, 6).scores(), [7 + 6, 5 + 6]);
    assert_eq!(outcome(5, 6).winners, Seats::one(ALICE));
    assert_eq!(outcome(7, 6).winners, Seats::one(BOB));
    assert_eq!(outcome(6, 6).winners, Seats::all(2));
    assert_eq!(outcome(8, 8).winners, Seats::all(2));
}

/// CYW-R23, CYW-R17
#[test]
fn after_the_first_game_the_roles_are_swapped_and_the_new_red_picks() {
    let mut table = Table::opening(&Config::new(2).with("mode", "red-blue"), "swap");
    while table.duel().past.is_none() {
        let seat = table.awaited().first().expect("someone is awaited");
        table.act(seat, table.menu(seat)[0]);
    }
    let duel = table.duel();
    assert_eq!((duel.game, duel.games, duel.phase), (2, 2, DuelPhase::Pick));
    assert_eq!((duel.red, duel.blue), (BOB, ALICE));
    let past = duel.past.expect("a game has been played");
    assert_eq!(past.red, ALICE);
    assert_eq!(past.stopped.len() + past.through.len(), 12);
    table.act(BOB, Action::Pick(1));
    assert_eq!(table.spectator().attacks.len(), 5);
    assert_eq!(table.duel().rack.len() + table.duel().deck, 12);
}
