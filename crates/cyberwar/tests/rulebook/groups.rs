//! Beyond the box: any group of ATT&CK.

use std::fs;
use std::path::Path;

use cyberwar::attack::{Facts, Wrong};
use cyberwar::cards::{ATTACK, Defences, Handle};
use cyberwar::{Action, CyberWar, Event};
use tabletop::{Config, Game, SwitchKind};

use crate::table::*;

fn playable() -> Vec<(&'static str, usize)> {
    let count = |group| ATTACK.playable(group).len();
    ATTACK
        .groups
        .iter()
        .map(|group| (&*group.id, count(group)))
        .collect()
}

/// CYW-R24
#[test]
fn there_are_168_groups_and_66_techniques_without_a_detection_are_left_out() {
    assert_eq!(ATTACK.groups.len(), 168);
    let undetected = ATTACK.techniques.iter().filter(|(_, by)| *by == 0);
    assert_eq!(undetected.count(), 66);
}

/// CYW-R24: a component is seen by none, one or more of the twelve, and nothing is made up.
#[test]
fn a_technique_is_detected_by_the_defences_of_all_its_components_and_no_other() {
    let seen = |name: &str| letters_of(ATTACK.components[name]);
    assert_eq!(seen("Host Status"), "");
    assert_eq!(seen("Process Creation"), "P");
    assert_eq!(seen("Network Traffic Content"), "KX");
    let by = |id: &str| {
        let found = ATTACK.techniques.iter().find(|(entry, _)| entry.id == id);
        letters_of(found.expect("it is in the table").1)
    };
    // System Information Discovery leaves no trace in authentication logs.
    assert_eq!(by("T1082"), "PC");
}

fn letters_of(mask: u16) -> String {
    letters(Defences::from_bits(mask.into()).iter())
}

/// CYW-R25
#[test]
fn the_115_groups_with_at_least_ten_cards_are_offered() {
    let large: Vec<&str> = playable()
        .into_iter()
        .filter(|(_, cards)| *cards >= 10)
        .map(|(id, _)| id)
        .collect();
    let Some(SwitchKind::Listed { facts, .. }) = CyberWar::SWITCHES
        .iter()
        .find(|switch| switch.id == "group")
        .map(|switch| switch.kind)
    else {
        panic!("the group is a switch");
    };
    let offered: Vec<&str> = facts.iter().map(|fact| fact.id).collect();
    assert_eq!(offered, large);
    assert_eq!(offered.len(), 115);
    let rules = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules");
    for language in laws::texts::languages() {
        let page = rules.join(format!("cyberwar.{language}.md"));
        let page = fs::read_to_string(page).expect("the rules are there in every language");
        let (_, said) = page
            .split_once("ATT&CK v18.1")
            .expect("it names the version");
        let first = said
            .split(|c: char| !c.is_ascii_digit())
            .find(|digits| !digits.is_empty());
        assert_eq!(first, Some(&*offered.len().to_string()));
    }
}

/// CYW-R24
#[test]
fn every_offered_group_can_be_played_alone_and_as_a_draft() {
    for (id, cards) in playable().into_iter().filter(|(_, cards)| *cards >= 10) {
        let table = Table::opening(&solo_config().with("group", id), id);
        let view = table.view(ALICE);
        assert_eq!(view.attacks.len() + usize::from(view.deck), cards, "{id}");
        assert_eq!(view.groups[0].id, id);
        assert!(!view.groups[0].is_box);
        Table::opening(&Config::new(3).with("group", id), id);
    }
}

/// CYW-R24
#[test]
fn other_groups_are_played_with_three_or_two_detections_per_card() {
    let config = solo_config().with("group", "G0007");
    for (difficulty, most) in [("usual", 3), ("3", 3), ("2", 2)] {
        let game = game(&config.clone().with("difficulty", difficulty));
        let links = &game.settings().pool.links;
        let lens = links.iter().map(|link| link.len());
        assert!(lens.clone().all(|len| (1..=most).contains(&len)));
        assert_eq!(lens.max(), Some(most));
    }
    assert_eq!(
        refused(&config.with("difficulty", "all")),
        "cyberwar-refused-all"
    );
}

/// CYW-R24
#[test]
fn rarity_does_not_depend_on_which_techniques_are_in_the_table() {
    let table = include_str!("../../data/attack-v18.1.txt").lines();
    let is = |line: &str, kind: &str| line.split('|').next() == Some(kind);
    let technique = table.clone().find(|line| is(line, "technique"));
    let technique = technique.expect("there are techniques");
    let id = technique.split('|').nth(1).expect("it has an id");
    let group = format!("group|G0000|One|{id}");
    let rest = table.filter(|line| !is(line, "technique") && !is(line, "group"));
    let lines: Vec<&str> = rest.chain([technique, &group]).collect();
    let small = Facts::read(&lines.join("\n")).expect("it is a table");
    assert_eq!(small.rarity, ATTACK.rarity);
}

/// CYW-R24
#[test]
fn rarity_is_counted_over_all_techniques_and_the_lower_number_wins_a_tie() {
    let order = ATTACK
        .rarity
        .map(|number| LETTERS.as_bytes()[usize::from(number)] as char);
    // D06 and D11 see the same component: they detect as many.
    assert_eq!(order.iter().collect::<String>(), "ABRNLEKXUCFP");
}

/// CYW-R25
#[test]
fn red_blue_needs_twelve_cards() {
    let config = |id: &str| Config::new(2).with("mode", "red-blue").with("group", id);
    for (id, cards) in playable().into_iter().filter(|(_, cards)| *cards >= 10) {
        if cards >= 12 {
            game(&config(id));
        } else {
            assert_eq!(refused(&config(id)), "cyberwar-refused-few-cards", "{id}");
        }
    }
}

/// CYW-R25
#[test]
fn with_twelve_cards_draws_from_the_empty_attack_deck_are_skipped() {
    let (id, _) = playable()
        .into_iter()
        .find(|(_, cards)| *cards == 12)
        .expect("some group has twelve");
    let config = Config::new(2)
        .with("mode", "red-blue")
        .with("group", id)
        .with("roles", "one");
    let mut table = Table::opening(&config, "twelve");
    let mut skipped = false;
    while !table.is_over() {
        let seat = table.awaited().first().expect("someone is awaited");
        let action = table.menu(seat)[0];
        table.act(seat, action);
        skipped |= table
            .told()
            .iter()
            .any(|event| matches!(event, Event::RedDrew { attacks, .. } if attacks.is_empty()));
    }
    assert!(skipped);
    let duel = table.duel();
    assert_eq!(duel.stopped.len() + duel.through.len(), 12);
}

/// CYW-R17
#[test]
fn a_table_with_one_group_leaves_red_no_choice() {
    let config = Config::new(2)
        .with("mode", "red-blue")
        .with("group", "G0007");
    let table = Table::opening(&config, "one group");
    assert!(matches!(table.menu(ALICE)[0], Action::Attack(Handle(0))));
}

#[test]
fn names_of_other_groups_are_facts() {
    let view = Table::opening(&solo_config().with("group", "G0032"), "names").view(ALICE);
    assert_eq!(view.groups[0].name, "Lazarus Group");
    assert_eq!(
        view.group.map(|group| group.version),
        Some("18.1".to_owned())
    );
}

#[test]
fn a_table_of_facts_that_is_wrong_is_refused_with_the_line() {
    let good = "version|1\ncomponent|DC1|D01|Process\ntechnique|T1|One|impact||DC1|\ngroup|G1|A group|T1\n";
    assert!(Facts::read(good).is_ok());
    let wrong = |from: &str, to: &str| Facts::read(&good.replace(from, to)).map(|_| ());
    let at = |line, why| Err(Wrong { line, why });
    assert!(wrong("D01", "").is_ok() && wrong("D01", "D01 D12").is_ok());
    for unknown in ["D13", "D01 D13"] {
        assert_eq!(wrong("D01", unknown), at(2, "there is no such defence"));
    }
    assert_eq!(
        wrong("||DC1|", "||DC2|"),
        at(3, "the component is not in the table")
    );
    assert_eq!(
        wrong("|impact|", "||"),
        at(3, "a technique has an id, a name and a tactic")
    );
    assert_eq!(
        wrong("group|T1", "group|T2"),
        at(4, "the technique is not in the table")
    );
    assert_eq!(
        wrong("group|T1", "group|T1 T1"),
        at(4, "a technique is there twice")
    );
    assert_eq!(
        wrong("group|", "crowd|"),
        at(4, "this is no line of such a table")
    );
    assert_eq!(
        wrong("version|1\n", ""),
        at(0, "it does not say of which version it is")
    );
}
