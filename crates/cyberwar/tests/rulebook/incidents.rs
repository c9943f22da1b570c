//! What is said of attacks afterwards: what came of them, what saw them, what would have.

use tabletop::{Against, Config, Fate, Incident, Phrase, Remedy};

use crate::table::*;

/// T1015 RFP, T1027 XEBUFCP, T1043 NKUP, T1045 B, T1053 EFCP.
const FIVE: [&str; 5] = ["T1015", "T1027", "T1043", "T1045", "T1053"];

fn of<'a>(incidents: &'a [Incident], id: &str) -> &'a Incident {
    let technique = |it: &&Incident| it.technique.as_ref().is_some_and(|it| it.id == id);
    incidents.iter().find(technique).expect("the attack came")
}

fn keys(remedies: &[Remedy]) -> Vec<(&str, bool)> {
    let seen = remedies.iter();
    seen.map(|it| (it.card.key.as_ref(), it.held)).collect()
}

#[test]
fn in_solo_the_game_attacks_and_every_defence_could_have_been_chosen() {
    let mut table = Table::solo(&solo_config(), &FIVE);
    table.answer("PCAL");
    let incidents = table.0.incidents();
    assert_eq!(incidents.len(), 5);

    let stopped = of(&incidents, "T1015");
    assert_eq!(
        (stopped.by, &stopped.against),
        (None, &Against::Seat(ALICE))
    );
    assert_eq!(stopped.what, Phrase::new("cyberwar-attack-t1015"));
    assert_eq!(stopped.fate, Fate::Stopped);
    assert_eq!(keys(&stopped.answered_by), [("cyberwar-defence-d01", true)]);

    let through = of(&incidents, "T1045");
    assert_eq!(through.fate, Fate::Through);
    assert!(through.answered_by.is_empty());
    assert_eq!(keys(&through.would_have), [("cyberwar-defence-d12", true)]);
    let monday = Phrase::new("cyberwar-attack-t1045-defend");
    assert_eq!(through.monday, Some(monday));
}

#[test]
fn a_technique_has_the_id_of_its_card_and_the_one_of_today() {
    let mut table = Table::solo(&solo_config(), &FIVE);
    table.answer("PBAL");
    let incidents = table.0.incidents();
    let today = |id| of(&incidents, id).technique.clone().and_then(|it| it.today);
    assert_eq!(today("T1053").as_deref(), Some("T1053"));
    assert_eq!(today("T1045").as_deref(), Some("T1027.002"));
    assert_eq!(today("T1043"), None); // ATT&CK gave it up.
}

#[test]
fn in_red_and_blue_red_attacks_and_what_blue_kept_back_was_at_hand() {
    let mut table = Table::red_blue(&red_blue_config(), &FIVE, "PXNFB");
    table.fight([0, 1, 2, 3], "PXN");
    let incidents = table.0.incidents();
    assert_eq!(incidents.len(), 4);
    let through = of(&incidents, "T1045");
    assert_eq!(
        (through.by, &through.against),
        (Some(ALICE), &Against::Seat(BOB))
    );
    assert_eq!(through.fate, Fate::Through);
    assert_eq!(keys(&through.would_have), [("cyberwar-defence-d12", true)]);
}

#[test]
fn in_a_draft_everybody_meets_the_five_with_a_team_of_their_own() {
    let mut table = Table::draft(&Config::new(4), &FIVE, &["PCF", "AUK", "RLN", "EXB"]);
    table.keep("PARE").keep("BCUL");
    let incidents = table.0.incidents();
    for seat in [ALICE, BOB] {
        let met = incidents
            .iter()
            .filter(|it| it.against == Against::Seat(seat));
        assert!(met.count() >= 5);
    }
    let fate = |seat| {
        let met = incidents
            .iter()
            .filter(move |it| it.against == Against::Seat(seat));
        let met: Vec<Incident> = met.cloned().collect();
        of(&met, "T1045").fate
    };
    assert_eq!(fate(ALICE), Fate::Stopped);
    assert_eq!(fate(BOB), Fate::Through);
}
