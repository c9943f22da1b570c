//! Putting up defences. What their effects do is told where they work.

use league::cards::Card;
use league::{Action, Event, Plan};

use crate::table::*;

#[test]
fn a_defence_costs_its_cards_and_adds_to_its_colour() {
    let table = [
        (ThinProvision, 1, 3),
        (IncidentResponse, 1, 3),
        (SolidStateCache, 1, 3),
        (AutoRecovery, 1, 2),
        (CertificationAudit, 2, 2),
        (ProofOfConcept, 1, 1),
        (TrojanHorse, 1, 1),
        (UndergroundMarket, 3, 2),
        (ZeroDayAttack, 2, 1),
    ];
    for (kind, cost, value) in table {
        let card = d(kind, Green);
        let mut hand = COINS.to_vec();
        hand.push(card);
        let mut table = Layout::players(3).hand(ANNA, &hand).start();
        table.defend(ANNA, card, &COINS[..cost]);
        assert_eq!(table.player(ANNA).track, [0, 0, value, 0], "{kind:?}");
        assert_eq!(table.player(ANNA).defences[0].card, card);
        assert_eq!(table.discards().len() as usize, cost, "{kind:?}");
        assert_eq!(table.hand(ANNA).len(), 8 - cost);
    }
}

#[test]
fn deep_security_defends_every_colour_and_stacks() {
    let hand = [
        Card::DEEP_SECURITY,
        Card::DEEP_SECURITY,
        COINS[0],
        COINS[1],
        COINS[2],
    ];
    let mut table = Layout::players(3).hand(ANNA, &hand).start();
    table.defend(ANNA, Card::DEEP_SECURITY, &COINS[..1]);
    assert_eq!(table.player(ANNA).track, [1, 1, 1, 1]);
    table.defend(ANNA, Card::DEEP_SECURITY, &COINS[1..2]);
    assert_eq!(table.player(ANNA).track, [2, 2, 2, 2]);
    assert_eq!(DeepSecurity.cost(), 1);
}

#[test]
fn there_is_no_limit_to_defences_and_they_stay() {
    let kinds = [
        ThinProvision,
        IncidentResponse,
        SolidStateCache,
        AutoRecovery,
    ];
    let mut layout = Layout::players(3)
        .hand(ANNA, &[d(TrojanHorse, Red), COINS[0]])
        .action(5);
    for kind in kinds {
        layout = layout.defence(ANNA, kind, Red);
    }
    let mut table = layout.start();
    table.defend(ANNA, d(TrojanHorse, Red), &COINS[..1]);
    assert_eq!(table.open().round, 2, "it was the last action");
    assert_eq!(table.player(ANNA).defences.len(), 5);
    assert_eq!(table.player(ANNA).track, [12, 0, 0, 0]);
}

#[test]
fn a_defence_put_up_in_an_action_already_works_against_its_attacks() {
    let mut table = Layout::players(3)
        .hand(ANNA, &[a(A01, Red), COINS[0], COINS[1]])
        .hand(BEN, &[d(ThinProvision, Red), COINS[2], COINS[3]])
        .server(BEN, 2, &[])
        .start();
    table.attack(ANNA, a(A01, Red), &COINS[..1]);
    table.defend(BEN, d(ThinProvision, Red), &COINS[2..3]);
    assert_eq!(table.damage(2), [2, 0], "5 less 3");
}

#[test]
fn a_card_has_no_effect_in_hand_or_as_a_payment() {
    let mut table = Layout::players(3)
        .round(2)
        .hand(ANNA, &[d(ThinProvision, Red), COINS[0], COINS[1]])
        .start();
    table.act(ANNA, Action::Plan(Plan::Install));
    assert_eq!(table.0.menu(ANNA).len(), 3, "two of three cards");
}

#[test]
fn everyone_sees_what_is_put_up_and_what_it_cost() {
    let card = d(ProofOfConcept, Blue);
    let mut table = Layout::players(3)
        .hand(ANNA, &[card, COINS[0], COINS[1]])
        .start();
    table.defend(ANNA, card, &COINS[..1]);
    let defended = Event::Defended {
        seat: ANNA,
        card,
        track: [0, 0, 0, 1],
    };
    assert!(table.told().contains(&defended));
    assert!(table.discards().contains(COINS[0]));
}
