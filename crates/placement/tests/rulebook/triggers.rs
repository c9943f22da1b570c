//! Security triggers, leaks and arrests.

use placement::board::Space;
use placement::cards::{Attack, EventCard, Security, Vulnerability};
use placement::state::{Persistent, Phase};
use placement::{Action, Event, Trigger};

use crate::table::*;

fn taking() -> Layout {
    Layout::players(3).phase(Phase::Gather)
}

#[test]
fn a_stock_that_falls_to_five_draws_security() {
    let mut table = taking()
        .stock(Company, 6)
        .next_security(Security::Waf)
        .start();
    table.act(ANNA, Action::Take(Company));
    assert_eq!(table.stock(Company), 5);
    let secured = Event::Secured {
        site: Company,
        card: Security::Waf,
        cause: Trigger::LowStock,
    };
    assert!(table.told().contains(&secured));
}

#[test]
fn only_once_until_the_site_is_reset() {
    let mut table = taking().stock(Company, 6).start();
    table
        .act(ANNA, Action::Take(Company))
        .act(ANNA, Action::Take(Company));
    assert_eq!(table.stock(Company), 4);
    assert_eq!(table.security(Company).len(), 1);
}

fn crowd() -> Layout {
    Layout::players(3)
        .tokens(ANNA, [0, 6, 0, 0])
        .inside(B1, Company, 1)
        .inside(C1, Company, 3)
}

#[test]
fn three_attackers_of_anyone_in_a_site_draw_security() {
    let mut table = crowd().next_security(Security::Edr).start();
    table.enter(A1, Company);
    let secured = Event::Secured {
        site: Company,
        card: Security::Edr,
        cause: Trigger::Crowd,
    };
    assert!(table.told().contains(&secured));
}

#[test]
fn two_attackers_do_not() {
    let mut table = crowd().arrested([C1]).start();
    table.enter(A1, Company);
    assert_eq!(table.security(Company), []);
}

#[test]
fn a_fourth_attacker_or_one_that_comes_again_draws_no_more() {
    let mut table = crowd()
        .next_security(Security::Edr)
        .tokens(ANNA, [0, 9, 9, 0])
        .start();
    table.enter(A1, Company);
    table.act(ANNA, Action::Retreat(A1));
    table.enter(A2, Company);
    assert_eq!(table.security(Company), [Security::Edr]);
}

#[test]
fn both_triggers_make_two_cards_at_most() {
    let mut table = crowd().stock(Company, 6).start();
    table.enter(A1, Company);
    assert_eq!(table.security(Company).len(), 1);
    let mut table = crowd()
        .phase(Phase::Gather)
        .stock(Company, 6)
        .security(Company, Security::Waf)
        .with(|state| state.sites[1].crowd_drawn = true)
        .start();
    table.act(ANNA, Action::Take(Company));
    assert_eq!(table.security(Company).len(), 2);
}

#[test]
fn an_empty_stock_leaks_everyone_in_the_site_is_arrested_and_it_begins_anew() {
    let mut table = taking()
        .stock(Company, 1)
        .inside(A1, Company, 1)
        .inside(B1, Company, 3)
        .inside(C1, Factory, 1)
        .security(Company, Security::Waf)
        .security(Company, Security::Edr)
        .vulnerability(Vulnerability::AlertFlood1)
        .with(|state| {
            state.sites[1].crowd_drawn = true;
            state.attacks.pile.remove(Attack::Cryptomining);
            state.crews[1].attackers[0].persistent.cryptomining = 1;
        })
        .start();
    table.act(ANNA, Action::Take(Company));
    assert_eq!([A1, B1].map(|piece| table.space(piece)), [Space::Gone; 2]);
    assert_eq!(table.space(C1), Space::In(Factory, 1));
    assert_eq!(table.attacker(B1).persistent, Persistent::NONE);
    assert_eq!(
        (table.stock(Company), table.security(Company)),
        (10, vec![])
    );
    assert_eq!(table.vulnerability(Company), None);
    let site = &table.open().sites[1];
    assert!(
        !site.low_drawn && !site.crowd_drawn,
        "both triggers are armed again"
    );
    assert!(table.open().attacks.discards.contains(Attack::Cryptomining));
    let order: Vec<bool> = table
        .told()
        .iter()
        .map(|event| matches!(event, Event::Leaked { .. }))
        .collect();
    assert_eq!(
        order,
        [false, true, false, false],
        "took, leaked, arrested, arrested"
    );
}

#[test]
fn after_a_reset_the_triggers_work_again() {
    let mut table = taking().stock(Company, 1).start();
    table
        .act(ANNA, Action::Take(Company))
        .act(ANNA, Action::Take(Hospital));
    assert_eq!(table.stock(Company), 10);
    assert!(!table.open().sites[1].low_drawn);
}

// The Unauthorized Access Law's arrests

#[test]
fn arrests_of_one_cause_are_simultaneous() {
    let mut table = Layout::players(3)
        .points(ANNA, 10)
        .points(BEN, 12)
        .arrested([A2, A3, B2, B3])
        .inside(A1, Company, 1)
        .inside(B1, Company, 2)
        .tokens(ANNA, [1, 1, 1, 0])
        .next_event(EventCard::UnauthorizedAccessLaw)
        .start();
    table.act(ANNA, Action::Buy);
    table.assert_won_by(CLEO);
}
