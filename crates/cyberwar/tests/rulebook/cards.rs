//! The cards: which attacks there are, and what detects them.

use std::collections::BTreeMap;

use cyberwar::cards::{ATTACK, BOX};
use cyberwar::solver;
use tabletop::Config;

use crate::table::*;

/// Attacks with the letters of the defences that detect them, the rarest first (CYW-R1).
const BOTH: &str = "T1015 RFP; T1027 XEBUFCP; T1043 NKUP; T1045 B; T1053 EFCP; T1060 RF; T1064 FCP; \
    T1085 BFCP; T1086 RFCP; T1095 XNKU; T1107 BFC";
const APT29_ONLY: &str = "T1023 FCP; T1047 NLCP; T1070 AEFCP; T1084 CP; T1088 LCP; T1097 L; T1172 K; \
    T1188 XN; T1192 K; T1193 KF; T1203 P; T1204 CP";
const APT3_ONLY: &str = "T1002 BFCP; T1003 ACP; T1005 FCP; T1016 CP; T1018 XUCP; T1033 FCP; T1041 P; \
    T1049 CP; T1050 RECP; T1056 RAP; T1057 CP; T1059 CP; T1061 BFCP; T1065 NUP; T1066 BUCP; T1069 ACP; \
    T1073 UP; T1074 FCP; T1076 NLP; T1077 LUCP; T1078 LP; T1081 FC; T1082 CP; T1083 FCP; T1087 ACP; \
    T1090 NKUP; T1098 AEKL; T1104 XNKU; T1105 XNKUFP; T1108 XBKLUFP; T1110 L; T1136 ELCP; T1143 EFCP";
const NEITHER: &str = "T1208 E; T1518 FCP";

fn list(text: &str) -> BTreeMap<&str, &str> {
    text.split("; ")
        .map(|card| card.split_once(' ').unwrap())
        .collect()
}

/// Letters in the order of the defences' numbers.
fn sorted(text: &str) -> String {
    letters(defences(text).iter())
}

fn ids(texts: &[&'static str]) -> Vec<&'static str> {
    let mut ids: Vec<&str> = texts
        .iter()
        .flat_map(|text| list(text).into_keys())
        .collect();
    ids.sort_unstable();
    ids
}

#[test]
fn there_are_58_attack_cards_in_the_box() {
    assert_eq!(BOX.techniques.len(), 58);
    assert_eq!(ids(&[BOTH, APT29_ONLY, APT3_ONLY, NEITHER]).len(), 58);
}

/// CYW-R1
#[test]
fn every_attack_of_the_box_is_detected_as_attack_6_3_says() {
    let game = game(&solo_config());
    for (id, by) in [BOTH, APT29_ONLY, APT3_ONLY, NEITHER]
        .into_iter()
        .flat_map(list)
    {
        assert_eq!(links(&game, id), sorted(by), "{id}");
    }
}

/// CYW-R1
#[test]
fn apt3_has_44_cards_and_apt29_has_23_of_which_11_are_in_both() {
    let game = game(&solo_config());
    assert_eq!(deck_of(&game, 0), ids(&[BOTH, APT3_ONLY]));
    assert_eq!(deck_of(&game, 1), ids(&[BOTH, APT29_ONLY]));
    assert_eq!(deck_of(&game, 0).len(), 44);
    assert_eq!(deck_of(&game, 1).len(), 23);
}

/// CYW-R4
#[test]
fn the_hard_cards_come_into_either_deck_and_always_both() {
    for group in ["apt3", "apt29"] {
        let game = game(&solo_config().with("hard-cards", true).with("group", group));
        for deck in 0..2 {
            let deck = deck_of(&game, deck);
            assert!(deck.contains(&"T1208") && deck.contains(&"T1518"));
        }
        assert_eq!([deck_of(&game, 0).len(), deck_of(&game, 1).len()], [46, 25]);
    }
}

/// CYW-R5
#[test]
fn rarity_is_a_fixed_order_from_windows_registry_to_process_monitoring() {
    let order = BOX
        .rarity
        .map(|number| LETTERS.as_bytes()[usize::from(number)] as char);
    assert_eq!(order.iter().collect::<String>(), "RAXEBNKLUFCP");
}

/// CYW-R5
#[test]
fn a_card_keeps_its_rarest_detections_only_and_gets_no_other() {
    for keep in [3, 2] {
        let config = solo_config().with("difficulty", &*keep.to_string());
        let game = game(&config);
        for (id, by) in [BOTH, APT29_ONLY, APT3_ONLY, NEITHER]
            .into_iter()
            .flat_map(list)
        {
            let rarest: String = by.chars().take(keep).collect();
            assert_eq!(links(&game, id), sorted(&rarest), "{id}");
        }
    }
}

/// CYW-R5
#[test]
fn all_detections_are_usual_in_solo_and_draft_and_three_in_red_blue() {
    let keeps = |config: &Config| game(config).settings().keep;
    assert_eq!(keeps(&solo_config()), None);
    for players in 2..=4 {
        assert_eq!(keeps(&Config::new(players)), None);
    }
    assert_eq!(keeps(&red_blue_config()), Some(3));
    assert_eq!(keeps(&red_blue_config().with("difficulty", "all")), None);
}

/// The shares of fives that no four defences stop, as the reference for balance has them.
#[test]
fn some_fives_of_a_deck_cannot_be_stopped() {
    let share = |group: &str, keep: &str| {
        let config = solo_config().with("group", group).with("difficulty", keep);
        let game = game(&config);
        let pool = &game.settings().pool;
        let number = usize::from(group == "apt29");
        let deck: Vec<_> = pool.decks[number]
            .cards
            .iter()
            .map(|card| pool.links[card.index()])
            .collect();
        let fives = (0..5).fold(1, |product, i| product * (deck.len() - i) / (i + 1));
        let stoppable = solver::odds(&deck, cyberwar::cards::Defences::FULL).of;
        100.0 * (fives as f64 - f64::from(stoppable)) / fives as f64
    };
    for (group, keep, percent, within) in [
        ("apt29", "all", 0.15, 0.005),
        ("apt29", "3", 0.36, 0.005),
        ("apt29", "2", 3.1, 0.05),
        ("apt3", "all", 0.002, 0.0005),
        ("apt3", "3", 0.015, 0.0005),
        ("apt3", "2", 1.1, 0.05),
    ] {
        let share = share(group, keep);
        assert!(
            (share - percent).abs() < within,
            "{group} {keep}: {share} %"
        );
    }
}

#[test]
fn replaced_techniques_name_their_entry_of_today() {
    let today = |id: &str| {
        let (entry, _) = BOX
            .techniques
            .iter()
            .find(|(entry, _)| entry.id == id)
            .unwrap();
        format!("{:?}", entry.today)
    };
    assert!(today("T1086").contains("T1059.001"));
    assert!(today("T1043").contains("Dropped"));
    assert!(today("T1003").contains("Same"));
}

#[test]
fn both_tables_carry_mitres_notice_and_licence() {
    for text in [
        include_str!("../../data/box.txt"),
        include_str!("../../data/attack-v18.1.txt"),
    ] {
        assert!(
            text.contains("The MITRE Corporation. This work is reproduced and distributed with")
        );
        assert!(text.contains("non-exclusive, royalty-free"));
    }
    assert_eq!(
        (BOX.version.as_str(), ATTACK.version.as_str()),
        ("6.3", "18.1")
    );
}
