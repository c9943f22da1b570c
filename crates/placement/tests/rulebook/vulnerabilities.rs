//! The twenty vulnerability cards.

use placement::Event;
use placement::board::{Cost, Site};
use placement::cards::{Attack, Security, Vulnerability};
use tabletop::cards::{Copies, Kind};
use tabletop::{Phrase, Words};

use crate::table::*;

/// What the card takes off an attack and off the next move, by the attacker's level at its site.
fn reductions(card: Vulnerability) -> [(Cost, Cost); 3] {
    [0, 1, 2].map(|level: u8| {
        let mut layout = Layout::players(3)
            .hand(ANNA, [Attack::SqlInjection])
            .vulnerability(card);
        if level > 0 {
            layout = layout.inside(A1, card.site(), level);
        }
        let table = layout.start();
        let aids = table.0.game().aids(&table.view(ANNA));
        let mut uses = aids.cards[0].uses.iter();
        let usage = uses.find(|usage| usage.attacker == A1 && usage.site == card.site());
        let moves = aids.sites[card.site().index()].moves;
        let attack = usage.expect("it can attack").bill.less;
        (attack, moves[usize::from(level)].bill.less)
    })
}

const NONE: Cost = Cost::FREE;
const OWN: Cost = Cost::new(1, 0);
const OTHER: Cost = Cost::new(0, 1);

/// The four cards of a site that change costs, in the order of the rulebook.
fn four(site: Site, cards: [Vulnerability; 4]) {
    let expected = [
        [(NONE, NONE), (OTHER, NONE), (OTHER, NONE)],
        [(NONE, NONE), (NONE, NONE), (OWN, NONE)],
        [(NONE, NONE), (NONE, OTHER), (NONE, OTHER)],
        [(NONE, NONE), (NONE, OWN), (NONE, OWN)],
    ];
    for (card, expected) in cards.into_iter().zip(expected) {
        assert_eq!(card.site(), site);
        assert_eq!(reductions(card), expected, "{card:?}");
    }
}

#[test]
fn end_of_os_support_and_unpatched_vpn_at_the_hospital() {
    use Vulnerability::*;
    four(
        Hospital,
        [
            OsEndOfSupport1,
            OsEndOfSupport2,
            VpnUnpatched1,
            VpnUnpatched2,
        ],
    );
}

#[test]
fn no_lockout_and_alert_flood_at_the_company() {
    use Vulnerability::*;
    four(Company, [NoLockout1, NoLockout2, AlertFlood1, AlertFlood2]);
}

#[test]
fn web_design_flaw_and_cloud_misconfiguration_at_the_e_commerce_site() {
    use Vulnerability::*;
    let cards = [
        WebDesignFlaw1,
        WebDesignFlaw2,
        CloudMisconfiguration1,
        CloudMisconfiguration2,
    ];
    four(ECommerce, cards);
}

#[test]
fn stopped_os_updates_and_two_network_cards_at_the_factory() {
    use Vulnerability::*;
    four(
        Factory,
        [OsUpdatesStopped1, OsUpdatesStopped2, DualNic1, DualNic2],
    );
}

#[test]
fn a_weak_password_voids_the_security_of_its_site() {
    use Vulnerability::*;
    let cards = [
        WeakPasswordHospital,
        WeakPasswordCompany,
        WeakPasswordECommerce,
        WeakPasswordFactory,
    ];
    for (site, card) in Site::ALL.into_iter().zip(cards) {
        let mut table = Layout::players(3)
            .tokens(ANNA, [2, 2, 2, 2])
            .security(site, Security::AccessControl)
            .security(site, Security::Waf)
            .vulnerability(card)
            .start();
        table.enter(A1, site);
        assert_eq!(table.tokens(ANNA)[site.index()], 0, "{card:?}");
    }
}

#[test]
fn there_is_one_of_each() {
    assert!(
        Vulnerability::ALL
            .iter()
            .all(|&card| Vulnerability::DECK.count(card) == 1)
    );
}

/// The two of a family have one name: the log says what each takes off.
#[test]
fn the_log_tells_the_two_of_a_family_apart() {
    let table = Layout::players(3).start();
    let exposed = Event::Exposed {
        card: Vulnerability::OsEndOfSupport1,
        replaced: Some(Vulnerability::OsEndOfSupport2),
    };
    let flaw = |card: &str, less: &'static str, sign: &'static str| {
        let less = Phrase::new(less).with(sign, 1);
        let less = less.with("site", Phrase::new("placement-site-hospital"));
        let card = Phrase::new(format!("placement-vulnerability-{card}"));
        Phrase::new("placement-flaw")
            .with("card", card)
            .with("less", less)
    };
    let old = flaw("os-end-of-support-2", "placement-cost-own", "own");
    let new = flaw("os-end-of-support-1", "placement-cost-other", "other");
    let expected = Phrase::new("placement-event-log-exposed-replacing")
        .with("old", old)
        .with("card", new)
        .with("site", Phrase::new("placement-site-hospital"));
    assert_eq!(table.0.game().event(&exposed), expected);
}
