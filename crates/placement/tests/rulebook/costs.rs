//! How security and vulnerabilities change costs.

use placement::board::{Cost, Site};
use placement::cards::{Attack, EventCard, Security, Vulnerability};
use placement::{Action, Bill};
use tabletop::Words;

use crate::table::*;

/// The price of Anna's only card with her first attacker at this site, as the table shows it.
fn bill(table: &Table, site: Site) -> Bill {
    let aids = table.0.game().aids(&table.view(ANNA));
    let uses = &aids.cards[0].uses;
    let usage = uses
        .iter()
        .find(|usage| usage.attacker == A1 && usage.site == site);
    usage.expect("the attacker is in the right place").bill
}

/// The price of moving on from this level of a site.
fn move_bill(table: &Table, site: Site, level: usize) -> Bill {
    table.0.game().aids(&table.view(ANNA)).sites[site.index()].moves[level].bill
}

fn holding(card: Attack) -> Layout {
    Layout::players(3)
        .hand(ANNA, [card])
        .tokens(ANNA, [9, 9, 9, 9])
}

#[test]
fn a_price_says_how_it_came_about() {
    let table = holding(Attack::ArpSpoofing)
        .inside(A1, Factory, 1)
        .security(Factory, Security::TwoFactor)
        .vulnerability(Vulnerability::OsUpdatesStopped1)
        .start();
    let expected = Bill {
        printed: Cost::new(1, 2),
        more: Cost::new(0, 1),
        less: Cost::new(0, 1),
        total: Cost::new(1, 2),
    };
    assert_eq!(bill(&table, Factory), expected);
}

#[test]
fn two_security_cards_add_up() {
    let table = holding(Attack::BruteForce)
        .security(Factory, Security::TwoFactor)
        .security(Factory, Security::Antivirus)
        .start();
    assert_eq!(bill(&table, Factory).total, Cost::new(0, 6));
    assert_eq!(
        bill(&table, Hospital).total,
        Cost::new(0, 3),
        "other sites are not touched"
    );
}

/// PLC-R11
#[test]
fn an_attack_costs_at_least_one_own_token() {
    let table = holding(Attack::Emotet)
        .inside(A1, Factory, 2)
        .vulnerability(Vulnerability::OsUpdatesStopped1)
        .events(ANNA, [EventCard::ZeroDay]);
    let mut table = table.start();
    table
        .act(ANNA, Action::Use(EventCard::ZeroDay))
        .act(ANNA, Action::Exploit(Vulnerability::OsUpdatesStopped2));
    assert_eq!(bill(&table, Factory).less, Cost::new(1, 1));
    assert_eq!(bill(&table, Factory).total, Cost::new(1, 0));
}

#[test]
fn a_count_is_never_below_zero() {
    let table = holding(Attack::PortScan)
        .inside(A1, Factory, 1)
        .vulnerability(Vulnerability::OsUpdatesStopped1)
        .start();
    assert_eq!(bill(&table, Factory).total, Cost::new(2, 0));
}

#[test]
fn vulnerabilities_for_moving_do_not_help_to_enter() {
    let table = holding(Attack::PortScan)
        .vulnerability(Vulnerability::DualNic2)
        .start();
    assert_eq!(move_bill(&table, Factory, 0).total, Cost::new(2, 0));
    assert_eq!(move_bill(&table, Factory, 1).total, Cost::new(1, 1));
    assert_eq!(move_bill(&table, Factory, 2).total, Cost::new(1, 2));
}

#[test]
fn vulnerabilities_for_attacks_do_not_help_from_the_start_space() {
    let table = holding(Attack::SqlInjection)
        .vulnerability(Vulnerability::OsUpdatesStopped1)
        .start();
    assert_eq!(bill(&table, Factory).total, Cost::new(1, 2));
}

// Patching and Weak Password

/// PLC-R12
#[test]
fn a_weak_password_placed_after_patching_voids_the_security() {
    let table = holding(Attack::SqlInjection)
        .inside(A1, Factory, 1)
        .security(Factory, Security::Waf)
        .security(Factory, Security::Patching)
        .vulnerability(Vulnerability::WeakPasswordFactory)
        .start();
    let site = &table.spectator().sites[Factory.index()];
    assert!(!site.secure && site.weak);
    assert_eq!(bill(&table, Factory).total, Cost::new(1, 2));
}

/// PLC-R12
#[test]
fn patching_placed_after_a_weak_password_voids_it() {
    let table = holding(Attack::SqlInjection)
        .inside(A1, Factory, 1)
        .security(Factory, Security::Waf)
        .vulnerability(Vulnerability::WeakPasswordFactory)
        .security(Factory, Security::Patching)
        .start();
    let site = &table.spectator().sites[Factory.index()];
    assert!(site.secure && !site.weak);
    assert_eq!(bill(&table, Factory).total, Cost::new(2, 2));
}

fn zero_day(layout: Layout, card: Vulnerability) -> Table {
    let mut table = layout.events(ANNA, [EventCard::ZeroDay]).start();
    table
        .act(ANNA, Action::Use(EventCard::ZeroDay))
        .act(ANNA, Action::Exploit(card));
    table
}

#[test]
fn a_zero_day_weak_password_beats_patching_and_the_boards_vulnerability_works_too() {
    let layout = holding(Attack::SqlInjection)
        .inside(A1, Factory, 1)
        .vulnerability(Vulnerability::OsUpdatesStopped1)
        .security(Factory, Security::Waf)
        .security(Factory, Security::Patching);
    assert_eq!(
        bill(&layout.clone().start(), Factory).total,
        Cost::new(2, 2)
    );
    let table = zero_day(layout, Vulnerability::WeakPasswordFactory);
    assert_eq!(bill(&table, Factory).total, Cost::new(1, 1));
}

#[test]
fn any_other_zero_day_is_void_while_patching_is_in_force() {
    let layout = holding(Attack::SqlInjection)
        .inside(A1, Factory, 1)
        .security(Factory, Security::Patching);
    let table = zero_day(layout, Vulnerability::OsUpdatesStopped1);
    assert_eq!(bill(&table, Factory).total, Cost::new(1, 2));
}

#[test]
fn patching_that_comes_after_the_zero_day_beats_it() {
    let layout = Layout::players(3)
        .tokens(ANNA, [0, 0, 0, 2])
        .inside(B1, Factory, 1)
        .inside(B2, Factory, 1)
        .security(Factory, Security::Waf)
        .next_security(Security::Patching);
    let mut table = zero_day(layout, Vulnerability::WeakPasswordFactory);
    assert!(!table.spectator().sites[Factory.index()].secure);
    table.enter(A1, Factory);
    assert_eq!(table.security(Factory), [Security::Waf, Security::Patching]);
    assert!(table.spectator().sites[Factory.index()].secure);
}
