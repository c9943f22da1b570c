//! The eight security cards.

use placement::board::Cost;
use placement::cards::{Attack, EventCard, Security, Vulnerability};
use placement::{Action, Illegal};
use tabletop::Words;

use crate::table::*;

/// What the card adds to attacks and to moves at its site, as (○, ●).
fn surcharge(card: Security) -> ((u8, u8), (u8, u8)) {
    let table = Layout::players(3)
        .hand(ANNA, [Attack::SqlInjection])
        .inside(A1, Company, 1)
        .security(Company, card)
        .start();
    let aids = table.0.game().aids(&table.view(ANNA));
    let pair = |cost: Cost| (cost.own, cost.other);
    let at_a1 = aids.cards[0].uses.iter().find(|usage| usage.attacker == A1);
    let attack = at_a1.expect("it can attack").bill.more;
    let moves = aids.sites[Company.index()].moves.map(|aid| aid.bill.more);
    assert!(moves.iter().all(|more| *more == moves[0]), "on every step");
    (pair(attack), pair(moves[0]))
}

#[test]
fn two_factor_adds_one_other_token_to_attacks_and_moves() {
    assert_eq!(surcharge(Security::TwoFactor), ((0, 1), (0, 1)));
}

#[test]
fn waf_adds_one_own_token_to_attacks_and_moves() {
    assert_eq!(surcharge(Security::Waf), ((1, 0), (1, 0)));
}

#[test]
fn antivirus_adds_two_other_tokens_to_attacks() {
    assert_eq!(surcharge(Security::Antivirus), ((0, 2), (0, 0)));
}

#[test]
fn log_monitoring_adds_two_own_tokens_to_attacks() {
    assert_eq!(surcharge(Security::LogMonitoring), ((2, 0), (0, 0)));
}

#[test]
fn edr_adds_two_other_tokens_to_moves() {
    assert_eq!(surcharge(Security::Edr), ((0, 0), (0, 2)));
}

#[test]
fn physical_protection_adds_two_own_tokens_to_moves() {
    assert_eq!(surcharge(Security::Physical), ((0, 0), (2, 0)));
}

#[test]
fn patching_voids_the_sites_vulnerability() {
    assert_eq!(surcharge(Security::Patching), ((0, 0), (0, 0)));
    let table = Layout::players(3)
        .inside(A1, Company, 1)
        .tokens(ANNA, [0, 2, 0, 0])
        .vulnerability(Vulnerability::AlertFlood1)
        .security(Company, Security::Patching)
        .start();
    let missing = Illegal::NotEnoughTokens {
        site: Company,
        need: Cost::new(2, 1),
        have: Cost::new(2, 0),
    };
    assert_eq!(table.refused(ANNA, Action::Move(A1)), missing);
}

/// PLC-R13
#[test]
fn access_control_forbids_every_way_of_entering_or_moving_deeper() {
    let mut table = Layout::players(3)
        .tokens(ANNA, [9, 9, 9, 9])
        .inside(A1, Company, 1)
        .security(Company, Security::AccessControl)
        .events(
            ANNA,
            [EventCard::PhysicalIntrusion, EventCard::InitialAccessBroker],
        )
        .start();
    let barred = Illegal::Barred { site: Company };
    assert_eq!(table.refused(ANNA, Action::Move(A1)), barred);
    table.act(ANNA, Action::Move(A2));
    assert_eq!(table.refused(ANNA, Action::At(Company)), barred);
    table.0.retract(ANNA);
    table.act(ANNA, Action::Use(EventCard::PhysicalIntrusion));
    assert_eq!(table.refused(ANNA, Action::With(A1)), barred);
    table.act(ANNA, Action::With(A2));
    assert_eq!(table.refused(ANNA, Action::At(Company)), barred);
    table.0.retract(ANNA);
    table
        .act(ANNA, Action::Use(EventCard::InitialAccessBroker))
        .act(ANNA, Action::With(A2));
    assert_eq!(table.refused(ANNA, Action::At(Company)), barred);
}
