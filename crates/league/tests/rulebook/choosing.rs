//! Choosing a tile and the cards under it, in secret.

use league::cards::{Card, Cards};
use league::state::Phase;
use league::{Action, Event, Hand, Illegal, Mind, Plan, Shown, Tile};
use tabletop::Viewer;

use crate::table::*;

fn duel() -> Layout {
    Layout::players(3)
        .hand(
            ANNA,
            &[d(TrojanHorse, Red), a(A01, Red), COINS[0], COINS[1]],
        )
        .hand(BEN, &[a(A02, Blue), COINS[2], COINS[3]])
}

fn pay(cards: &[Card]) -> Action {
    Action::Pay(cards.iter().copied().collect())
}

#[test]
fn each_tile_takes_its_number_of_cards() {
    let table = duel().start();
    let menu = table.0.menu(ANNA);
    let plans = |tile| {
        let plans = menu.iter().filter_map(|action| match action {
            Action::Plan(plan) => Some(plan),
            _ => None,
        });
        plans.filter(|plan| plan.tile() == tile).count()
    };
    assert_eq!(plans(Tile::Install), 1);
    assert_eq!(plans(Tile::Defend), 1);
    assert_eq!(plans(Tile::Attack), 12, "three attacks in four strengths");
    assert_eq!(plans(Tile::Repair), 4, "with one to four cards");
}

#[test]
fn what_cannot_be_paid_is_refused_with_the_numbers() {
    let table = Layout::players(3)
        .round(2)
        .hand(ANNA, &[d(UndergroundMarket, Red), a(A01, Red)])
        .hand(BEN, &[COINS[0]])
        .start();
    let dear = Action::Plan(Plan::Defend(d(UndergroundMarket, Red)));
    let lacking = |need, have| Illegal::NotEnough { need, have };
    assert_eq!(table.refused(ANNA, dear), lacking(3, 1));
    let strong = Plan::Attack {
        card: a(A01, Red),
        step: 2,
    };
    assert_eq!(table.refused(ANNA, Action::Plan(strong)), lacking(2, 1));
    assert_eq!(
        table.refused(BEN, Action::Plan(Plan::Install)),
        lacking(2, 1)
    );
    let more = Action::Plan(Plan::Repair(2));
    assert_eq!(table.refused(BEN, more), lacking(2, 1));
}

#[test]
fn only_fitting_cards_go_with_a_tile() {
    let table = duel().start();
    let refused = |plan| table.refused(ANNA, Action::Plan(plan));
    assert_eq!(refused(Plan::Defend(a(A01, Red))), Illegal::NotADefence);
    let trojan = Plan::Attack {
        card: d(TrojanHorse, Red),
        step: 0,
    };
    assert_eq!(refused(trojan), Illegal::NotAnAttack);
    assert_eq!(
        refused(Plan::Defend(d(TrojanHorse, Blue))),
        Illegal::NotInHand
    );
    let stronger = Plan::Attack {
        card: a(A01, Red),
        step: 4,
    };
    assert_eq!(refused(stronger), Illegal::NoSuchStep);
    let nothing = Illegal::WrongNumber { need: 1, got: 0 };
    assert_eq!(refused(Plan::Repair(0)), nothing);
}

#[test]
fn installing_is_not_possible_when_the_supply_is_empty() {
    let table = duel().supply(&[]).start();
    let install = Action::Plan(Plan::Install);
    assert_eq!(table.refused(ANNA, install), Illegal::NoServers);
}

#[test]
fn the_payment_is_any_cards_but_the_one_it_is_about() {
    let mut table = duel().start();
    table.act(ANNA, Action::Plan(Plan::Defend(d(TrojanHorse, Red))));
    assert_eq!(table.0.menu(ANNA).len(), 3);
    let itself = pay(&[d(TrojanHorse, Red)]);
    assert_eq!(table.refused(ANNA, itself), Illegal::NotInHand);
    let two = pay(&[COINS[0], COINS[1]]);
    let wrong = Illegal::WrongNumber { need: 1, got: 2 };
    assert_eq!(table.refused(ANNA, two), wrong);
    table.act(ANNA, pay(&[COINS[0]]));
    assert_eq!(table.awaited(), [BEN]);
}

#[test]
fn alike_cards_are_one_option() {
    let mut table = duel()
        .hand(
            ANNA,
            &[
                Card::A_06,
                Card::A_06,
                Card::DEEP_SECURITY,
                Card::DEEP_SECURITY,
            ],
        )
        .start();
    table.act(ANNA, Action::Plan(Plan::Repair(2)));
    let ways = [
        [Card::DEEP_SECURITY, Card::DEEP_SECURITY],
        [Card::DEEP_SECURITY, Card::A_06],
        [Card::A_06, Card::A_06],
    ];
    assert_eq!(table.0.menu(ANNA), ways.map(|way| pay(&way)));
}

#[test]
fn a_payment_with_one_way_is_not_asked_for() {
    let mut table = duel().start();
    table.act(ANNA, Action::Plan(Plan::Repair(4)));
    assert_eq!(table.awaited(), [BEN]);
    let alone = Plan::Attack {
        card: a(A02, Blue),
        step: 0,
    };
    table.act(BEN, Action::Plan(alone));
    assert_eq!(
        table.open().action,
        2,
        "all have chosen, and all is resolved"
    );
}

#[test]
fn lge_r6_others_see_only_that_somebody_has_chosen() {
    let mut table = duel().start();
    let before = table.view(BEN);
    table.act(ANNA, Action::Plan(Plan::Repair(2)));
    assert_eq!(
        table.view(BEN),
        before,
        "half a choice is nobody's business"
    );
    assert_eq!(table.told(), []);
    table.act(ANNA, pay(&[COINS[0], COINS[1]]));
    assert_eq!(table.told(), [Event::Committed { seat: ANNA }]);
    let anna = &table.view(BEN).players[0];
    assert_eq!(anna.mind, Mind::Committed);
    assert_eq!(anna.hand, Hand::Closed { count: 4 }, "as many as before");
    assert_eq!(
        table.0.view(Viewer::Spectator).players[0].mind,
        Mind::Committed
    );
    let own = table.view(ANNA).players[0].mind;
    assert!(matches!(own, Mind::Known { up: false, .. }));
}

#[test]
fn lge_r6_a_choice_can_be_changed_until_the_last_player_has_chosen() {
    let mut table = duel().start();
    let before = *table.0.state();
    table.act(ANNA, Action::Plan(Plan::Repair(2)));
    table.0.retract(ANNA);
    assert_eq!(*table.0.state(), before);
    table.repair(ANNA, &[COINS[0], COINS[1]]);
    table.0.retract(ANNA);
    assert_eq!(*table.0.state(), before);
    table.attack(ANNA, a(A01, Red), &[]);
    table.repair(BEN, &[COINS[2]]);
    let next = *table.0.state();
    assert_eq!(next.action, 2);
    let game = table.0.game();
    assert_eq!(tabletop::Game::retract(game, &next, ANNA), None);
}

#[test]
fn the_order_in_which_choices_arrive_changes_nothing() {
    let mut one = duel().server(BEN, 1, &[]).start();
    one.attack(ANNA, a(A01, Red), &[COINS[0]])
        .install(BEN, &[COINS[2]]);
    let mut other = duel().server(BEN, 1, &[]).start();
    other
        .install(BEN, &[COINS[2]])
        .attack(ANNA, a(A01, Red), &[COINS[0]]);
    assert_eq!(one.0.state(), other.0.state());
}

#[test]
fn lge_r6_all_tiles_are_turned_up_together_with_their_numbers_of_cards() {
    let mut table = duel().start();
    table.attack(ANNA, a(A01, Red), &[COINS[0]]);
    table.install(BEN, &[COINS[2]]);
    let shown = |tile, cards| Some(Shown { tile, cards });
    let tiles = vec![shown(Tile::Attack, 2), shown(Tile::Install, 1), None];
    assert!(
        table.told().contains(&Event::Revealed { tiles }),
        "Cleo has no cards"
    );
    // Ben picks his server, so that Anna's tile is still to be resolved.
    assert_eq!(table.phase(), Phase::Install { seat: BEN });
    let anna = &table.view(BEN).players[0];
    assert_eq!(
        anna.mind,
        Mind::Shown {
            tile: Tile::Attack,
            cards: 2
        }
    );
    assert_eq!(anna.hand, Hand::Closed { count: 2 });
    assert!(
        !table.discards().contains(a(A01, Red)),
        "her cards stay hidden"
    );
}

#[test]
fn lge_r7_who_has_cards_must_choose_and_who_has_none_is_passed_over() {
    let mut table = duel().start();
    assert_eq!(table.awaited(), [ANNA, BEN]);
    table.repair(ANNA, &[COINS[0]]).repair(BEN, &[COINS[2]]);
    assert_eq!(table.awaited(), [ANNA, BEN]);
    assert_eq!(table.discards().len(), 2, "there was nothing to repair");
}

#[test]
fn with_one_card_only_repairing_may_be_left() {
    let table = Layout::players(3)
        .supply(&[])
        .hand(ANNA, &[d(TrojanHorse, Red)])
        .start();
    assert_eq!(table.0.menu(ANNA), [Action::Plan(Plan::Repair(1))]);
}

#[test]
fn the_clock_repairs_with_one_card() {
    let mut table = duel().start();
    let fallback = |table: &Table| {
        let game = table.0.game();
        tabletop::Game::fallback(game, table.0.state(), ANNA)
    };
    assert_eq!(fallback(&table), Action::Plan(Plan::Repair(1)));
    table.act(ANNA, Action::Plan(Plan::Repair(1)));
    let first: Cards = [d(TrojanHorse, Red)].into_iter().collect();
    assert_eq!(fallback(&table), Action::Pay(first));
}
