//! What is said of attacks afterwards: what came of them, what answered them, what would have.

use tabletop::{Against, Fate, Incident, Phrase, Technique};

use crate::table::*;

/// The ids of remedies, and whether the defender held them.
fn remedies(remedies: &[tabletop::Remedy]) -> Vec<(&str, bool)> {
    remedies
        .iter()
        .map(|remedy| {
            (
                remedy.mitigation.as_deref().expect("all have one"),
                remedy.held,
            )
        })
        .collect()
}

fn only(table: &Table) -> Incident {
    let [incident] = table.0.incidents().try_into().expect("one attack");
    incident
}

#[test]
fn of_an_attack_that_got_through_it_is_said_what_would_have_stopped_it_and_what_was_at_hand() {
    let mut table = Layout::new()
        .hand(ANNA, [T1566])
        .down(BEN, [M1017])
        .holds(BEN, [M1049])
        .attacking();
    table.place(ANNA, T1566).done(BEN);
    let incident = only(&table);
    assert_eq!(incident.by, Some(ANNA));
    assert_eq!(incident.against, Against::Seat(BEN));
    assert_eq!(incident.what, Phrase::new("frontline-technique-t1566"));
    assert_eq!(incident.technique, Some(Technique::new("T1566")));
    assert_eq!(incident.fate, Fate::Through);
    assert!(incident.answered_by.is_empty());
    assert_eq!(
        remedies(&incident.would_have),
        [
            ("M1017", true),
            ("M1021", false),
            ("M1031", false),
            ("M1049", true)
        ]
    );
    let monday = Phrase::new("frontline-technique-t1566-defend");
    assert_eq!(incident.monday, Some(monday));
}

#[test]
fn of_an_attack_that_was_stopped_it_is_said_by_what() {
    let mut table = Layout::new()
        .hand(ANNA, [T1566])
        .up(BEN, [M1017, M1053])
        .attacking();
    table.place(ANNA, T1566);
    let incident = only(&table);
    assert_eq!(incident.fate, Fate::Stopped);
    assert_eq!(remedies(&incident.answered_by), [("M1017", false)]);
    assert!(incident.would_have.is_empty());
}

#[test]
fn a_defence_that_copies_nullified_answered_and_was_not_enough() {
    let mut table = Layout::new()
        .hand(ANNA, [T1203, T1566, T1566])
        .up(BEN, [M1017])
        .attacking();
    table.place(ANNA, T1566);
    assert!(table.0.incidents().is_empty());
    table.act(ANNA, frontline::Action::Nullify);
    let incident = only(&table);
    assert_eq!(incident.fate, Fate::Through);
    assert_eq!(remedies(&incident.answered_by), [("M1017", false)]);
    assert_eq!(incident.would_have.len(), 3);
}
