//! Who sees what.

use league::state::Phase;
use league::{Action, Hand, Mind, Pile, Plan};
use tabletop::{Chance, Game, Seed, Viewer};

use crate::table::*;

fn table() -> Table {
    Layout::players(3)
        .hand(ANNA, &[a(A01, Red), COINS[0], COINS[1]])
        .hand(BEN, &[d(TrojanHorse, Red), COINS[2], COINS[3]])
        .start()
}

#[test]
fn a_hand_is_seen_by_its_owner_only() {
    let table = table();
    assert!(matches!(
        table.view(ANNA).players[0].hand,
        Hand::Open { .. }
    ));
    let closed = Hand::Closed { count: 3 };
    assert_eq!(table.view(BEN).players[0].hand, closed);
    assert_eq!(table.0.view(Viewer::Spectator).players[0].hand, closed);
    assert!(matches!(table.view(ANNA).deck, Pile::Closed { .. }));
}

#[test]
fn half_a_choice_is_seen_by_its_owner_only() {
    let mut table = table();
    let plan = Plan::Defend(d(TrojanHorse, Red));
    table.act(BEN, Action::Plan(plan));
    let paying = Mind::Paying { plan, cards: 1 };
    assert_eq!(table.view(BEN).players[1].mind, paying);
    assert_eq!(table.view(ANNA).players[1].mind, Mind::Thinking);
    assert_eq!(table.open().players[1].mind, paying);
}

#[test]
fn what_lies_under_a_tile_is_secret_until_it_is_resolved() {
    let mut table = table();
    table.install(ANNA, &COINS[..1]);
    table.defend(BEN, d(TrojanHorse, Red), &COINS[2..3]);
    assert_eq!(table.phase(), Phase::Install { seat: ANNA });
    assert!(matches!(
        table.view(ANNA).players[1].mind,
        Mind::Shown { cards: 2, .. }
    ));
    assert!(matches!(
        table.view(BEN).players[1].mind,
        Mind::Known { up: true, .. }
    ));
    table.take(ANNA, 1);
    assert_eq!(
        table.view(ANNA).players[1].defences[0].card,
        d(TrojanHorse, Red)
    );
}

/// A player who knows that ten cards are in hands imagines no world in which they are not.
#[test]
fn lge_r16_imagined_worlds_keep_what_everyone_knows() {
    let coins: league::cards::Cards = COINS.into_iter().collect();
    let rest = league::cards::Cards::DECK.minus(coins);
    let mut table = Layout::players(3)
        .hand(ANNA, &COINS)
        .discards(rest.iter().skip(10).collect())
        .start();
    table.act(ANNA, Action::Plan(Plan::Repair(8)));
    let view = table.view(ANNA);
    let mut chance = Chance::new(Seed::from_text("imagine"));
    for _ in 0..100 {
        let world = table.0.game().imagine(&view, &(), &mut chance);
        let hands = world.players.iter().map(|player| player.hand);
        let hands = hands.fold(league::cards::Cards::EMPTY, league::cards::Cards::plus);
        assert!(hands.includes(view.dealt));
    }
}

#[test]
fn others_do_not_perceive_what_is_chosen() {
    let table = table();
    let game = table.0.game();
    let seen = |action, by| game.seen(table.0.state(), ANNA, action, by);
    let plan = Action::Plan(Plan::Repair(1));
    let pay = Action::Pay(COINS[..1].iter().copied().collect());
    assert_eq!(seen(plan, ANNA), Some(plan));
    assert_eq!((seen(plan, BEN), seen(pay, BEN)), (None, None));
    let take = Action::Take(s(1));
    assert_eq!(seen(take, BEN), Some(take), "servers are taken openly");
}
