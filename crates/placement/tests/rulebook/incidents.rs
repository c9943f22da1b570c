//! What is said of attacks afterwards: what came of them, what answered them, what would have.

use placement::cards::{Attack, Security};
use tabletop::{Against, Fate, Incident, Phrase, Technique};

use crate::table::*;

fn only(table: &Table) -> Incident {
    let [incident] = table.0.incidents().try_into().expect("one attack");
    incident
}

fn keys(remedies: &[tabletop::Remedy]) -> Vec<(&str, Option<&str>)> {
    let keys = remedies.iter().map(|remedy| {
        let card = remedy.card.key.strip_prefix("placement-security-");
        (card.expect("a security card"), remedy.mitigation.as_deref())
    });
    keys.collect()
}

#[test]
fn of_an_attack_it_is_said_which_security_made_it_dearer_and_which_more_would_have_stopped_it() {
    // SQL Injection costs ○●●, and Two-Factor one ● more: Anna pays her last tokens.
    let mut table = Layout::players(3)
        .hand(ANNA, [Attack::SqlInjection])
        .security(Hospital, Security::TwoFactor)
        .tokens(ANNA, [1, 3, 0, 0])
        .start();
    table.attack_at(Attack::SqlInjection, A1, Hospital);
    let incident = only(&table);
    assert_eq!(incident.by, Some(ANNA));
    let hospital = Phrase::new("placement-site-hospital");
    assert_eq!(incident.against, Against::Thing(hospital));
    assert_eq!(incident.what, Phrase::new("placement-attack-sql-injection"));
    assert_eq!(incident.technique, Some(Technique::new("T1190")));
    assert_eq!(incident.fate, Fate::Through);
    assert_eq!(keys(&incident.answered_by), [("two-factor", Some("M1032"))]);
    assert_eq!(
        keys(&incident.would_have),
        [
            ("two-factor", Some("M1032")),
            ("waf", Some("M1050")),
            ("antivirus", Some("M1049")),
            ("log-monitoring", Some("M1047")),
        ]
    );
    let monday = Phrase::new("placement-attack-sql-injection-defend");
    assert_eq!(incident.monday, Some(monday));
}

#[test]
fn whoever_can_pay_for_anything_would_not_have_been_stopped() {
    let mut table = Layout::players(3)
        .hand(ANNA, [Attack::SqlInjection])
        .tokens(ANNA, [9, 9, 9, 9])
        .start();
    table.attack_at(Attack::SqlInjection, A1, Hospital);
    table.pay();
    assert!(only(&table).would_have.is_empty());
}

#[test]
fn an_attacker_who_is_caught_inside_was_stopped() {
    let mut table = Layout::players(3)
        .hand(ANNA, [Attack::Snake])
        .inside(A1, Factory, 3)
        .inside(B1, Factory, 1)
        .tokens(ANNA, [9, 9, 9, 9])
        .start();
    table.attack(Attack::Snake, A1);
    let incidents = table.0.incidents();
    let caught = incidents.iter().find(|it| it.fate == Fate::Stopped);
    let caught = caught.expect("Ben's attacker was in the site that leaked");
    assert_eq!(caught.by, Some(BEN));
    let factory = Phrase::new("placement-site-factory");
    assert_eq!(caught.against, Against::Thing(factory));
    assert_eq!(caught.technique, None);
}
