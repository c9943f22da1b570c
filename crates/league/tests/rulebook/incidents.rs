//! What is said of attacks afterwards: what came of them, what answered them, what would have.

use league::cards::Card;
use tabletop::{Against, Fate, Incident, Phrase, Technique};

use crate::table::*;

/// Anna attacks; Ben and Cleo each have a red vulnerability. Ben holds a card and pays another.
fn attack(card: Card, layout: Layout) -> Vec<Incident> {
    let paid = d(ProofOfConcept, Blue);
    let mut table = layout
        .hand(ANNA, &[card])
        .hand(BEN, &[d(IncidentResponse, Red), paid])
        .server(BEN, 1, &[])
        .server(CLEO, 3, &[])
        .start();
    table.attack(ANNA, card, &[]).repair(BEN, &[paid]);
    table.0.incidents()
}

fn cards(remedies: &[tabletop::Remedy]) -> Vec<String> {
    let name = |remedy: &tabletop::Remedy| match &remedy.card.args[..] {
        [(_, tabletop::Arg::Phrase(card)), ..] => card.key.to_string(),
        _ => remedy.card.key.to_string(),
    };
    remedies.iter().map(name).collect()
}

#[test]
fn each_opponent_that_was_hit_is_an_incident_of_its_own() {
    let card = a(A01, Red);
    let layout = Layout::players(3).defence(CLEO, SolidStateCache, Red);
    let [ben, cleo] = attack(card, layout).try_into().expect("two were hit");

    assert_eq!((ben.by, ben.against), (Some(ANNA), Against::Seat(BEN)));
    assert_eq!(ben.what, Phrase::new("league-attack-a-01-red"));
    assert_eq!(ben.technique, Some(Technique::new("T1189")));
    assert_eq!(ben.fate, Fate::Through);
    assert!(ben.answered_by.is_empty());
    assert!(cards(&ben.would_have).contains(&"league-defence-thin-provision".to_owned()));
    // One of strength 1 would not have been enough against 2.
    assert!(!cards(&ben.would_have).contains(&"league-defence-trojan-horse".to_owned()));
    let held = ben.would_have.iter().filter(|remedy| remedy.held).cloned();
    assert_eq!(
        cards(&held.collect::<Vec<_>>()),
        ["league-defence-incident-response"]
    );
    assert_eq!(
        ben.monday,
        Some(Phrase::new("league-attack-a-01-red-defend"))
    );

    assert_eq!(cleo.fate, Fate::Stopped);
    assert_eq!(
        cards(&cleo.answered_by),
        ["league-defence-solid-state-cache"]
    );
    assert!(cleo.would_have.is_empty());
}

#[test]
fn no_card_would_have_stopped_direct_damage() {
    let incidents = attack(a(A03, Red), Layout::players(3));
    assert!(!incidents.is_empty());
    for incident in incidents {
        assert_eq!(incident.fate, Fate::Through);
        assert!(incident.would_have.is_empty());
    }
}
