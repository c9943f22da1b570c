//! Decks from outside: an official bundle becomes decks, and a deck goes with the table and its record.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use cyberwar::CyberWar;
use cyberwar::attack::{Entry, Facts};
use cyberwar::cards::ATTACK;
use laws::Laws;
use serde_json::{Value, json};
use tabletop::{By, Config, Game, Import, Match, Record, Refused, Seat, Seed, Setting};

/// A bundle of the size and shape of MITRE's version 18, made of the facts of version 18.1: every
/// technique with its strategy, an analytic for each data component, and long texts that nobody reads.
fn bundle(version: &str) -> Vec<u8> {
    let filler = "Adversaries may leave traces; defenders may find them. ".repeat(160);
    let mut objects: Vec<Value> = vec![json!({
        "type": "x-mitre-collection", "id": "x-mitre-collection--1", "x_mitre_version": version,
    })];
    let object = |kind: &str, attack_id: &str, name: &str| {
        json!({
            "type": kind, "id": format!("{kind}--{attack_id}"), "name": name, "description": filler,
            "spec_version": "2.1", "modified": "2025-10-28T14:00:00.188Z", "revoked": false,
            "x_mitre_deprecated": false, "x_mitre_domains": ["enterprise-attack"],
            "external_references": [{
                "source_name": "mitre-attack", "external_id": attack_id,
                "url": format!("https://attack.mitre.org/{attack_id}"),
            }],
        })
    };
    let mut relations = Vec::new();
    let mut relate = |kind: &str, source: &str, target: &str| {
        relations.push(json!({
            "type": "relationship", "id": format!("relationship--{source}-{target}"),
            "relationship_type": kind, "source_ref": source, "target_ref": target, "description": filler,
        }));
    };
    let lines = || table_lines();
    for fields in lines() {
        match &fields[..] {
            ["component", id, _, name] => objects.push(object("x-mitre-data-component", id, name)),
            ["technique", id, name, tactics, mitigations, components, _] => {
                let mut technique = object("attack-pattern", id, name);
                let phase =
                    |tactic| json!({ "kill_chain_name": "mitre-attack", "phase_name": tactic });
                technique["kill_chain_phases"] = tactics.split(' ').map(phase).collect();
                objects.push(technique);
                let target = format!("attack-pattern--{id}");
                for mitigation in mitigations.split(' ').filter(|id| !id.is_empty()) {
                    relate(
                        "mitigates",
                        &format!("course-of-action--{mitigation}"),
                        &target,
                    );
                }
                let mut strategy = object("x-mitre-detection-strategy", &format!("DET-{id}"), name);
                let components: Vec<&str> =
                    components.split(' ').filter(|id| !id.is_empty()).collect();
                let analytics = components
                    .iter()
                    .map(|component| format!("x-mitre-analytic--AN-{id}-{component}"));
                strategy["x_mitre_analytic_refs"] = analytics.collect();
                objects.push(strategy);
                for component in components {
                    let mut analytic = object(
                        "x-mitre-analytic",
                        &format!("AN-{id}-{component}"),
                        "Analytic",
                    );
                    analytic["x_mitre_log_source_references"] = json!([{
                        "x_mitre_data_component_ref": format!("x-mitre-data-component--{component}"),
                        "name": "WinEventLog:Sysmon", "channel": "EventCode=1",
                    }]);
                    objects.push(analytic);
                }
                relate(
                    "detects",
                    &format!("x-mitre-detection-strategy--DET-{id}"),
                    &target,
                );
            }
            ["group", id, name, techniques] => {
                objects.push(object("intrusion-set", id, name));
                for technique in techniques.split(' ') {
                    relate(
                        "uses",
                        &format!("intrusion-set--{id}"),
                        &format!("attack-pattern--{technique}"),
                    );
                }
            }
            _ => {}
        }
    }
    for number in 1000..1100 {
        objects.push(object(
            "course-of-action",
            &format!("M{number}"),
            "Mitigation",
        ));
    }
    objects.extend(relations);
    json!({ "type": "bundle", "id": "bundle--1", "objects": objects })
        .to_string()
        .into_bytes()
}

fn table_lines() -> impl Iterator<Item = Vec<&'static str>> {
    let text = include_str!("../data/attack-v18.1.txt");
    text.lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| line.split('|').collect())
}

fn imported(version: &str) -> Vec<Import> {
    let table = stix::read(&bundle(version)).expect("the bundle is fine");
    let offers = CyberWar::offers(&table.text())
        .expect("it is for this game")
        .expect("it is fine");
    assert_eq!(offers.unknown, Vec::<String>::new());
    offers
        .imports
        .into_iter()
        .map(|(switch, import)| {
            assert_eq!(switch, "group");
            import
        })
        .collect()
}

fn with_group(players: u8, import: Import) -> Config {
    Config::new(players).with("group", Setting::Import(import))
}

#[test]
fn a_bundle_of_realistic_size_and_shape_gives_the_same_decks_as_the_built_in_table() {
    let bytes = bundle("18.1");
    let megabytes = bytes.len() / 1024 / 1024;
    assert!((40..120).contains(&megabytes), "{megabytes} MB");
    let offers = imported("18.1");
    let large = |group: &&cyberwar::attack::Group| ATTACK.playable(group).len() >= 10;
    let groups: Vec<_> = ATTACK.groups.iter().filter(large).collect();
    assert_eq!(offers.len(), groups.len());
    for (import, group) in offers.iter().zip(groups) {
        assert_eq!(import.id, format!("{}@18.1", group.id));
        let (theirs, ours) = (
            Facts::read(&import.text),
            Facts::read(&ATTACK.excerpt(group, 128)),
        );
        let (theirs, ours) = (theirs.expect("it is fine"), ours.expect("it is fine"));
        assert_eq!(theirs.rarity, ours.rarity, "{}", group.id);
        let plain = |facts: &Facts| -> Vec<(Entry, u16)> { facts.techniques.clone() };
        assert_eq!(plain(&theirs), plain(&ours), "{}", group.id);
    }
}

#[test]
fn an_imported_deck_is_played_under_its_own_version_and_keeps_the_laws() {
    let import = imported("99.0")
        .into_iter()
        .find(|import| import.id == "G0007@99.0");
    let import = import.expect("APT28 is in the bundle");
    assert_eq!(import.name, "APT28 (ATT&CK 99.0)");
    let configs = [
        with_group(1, import.clone()),
        with_group(3, import.clone()),
        with_group(2, import).with("mode", "red-blue"),
    ];
    let report = Laws::over(0..20)
        .comparable(0.3)
        .check::<CyberWar>(&configs);
    report.unwrap_or_else(|violation| panic!("{violation}"));
}

#[test]
fn a_record_holds_the_imported_deck_and_plays_again_anywhere() {
    let import = imported("99.0").remove(0);
    let config = with_group(2, import);
    let (mut game, _) = Match::<CyberWar>::new(&config, Seed([3; 32]), &[]).unwrap();
    while let Some(seat) = game.game().awaited(game.state()).first() {
        let mut menu = Vec::new();
        game.game().options(game.state(), seat, &mut menu);
        assert!(game.act(seat, menu[0], By::Person, &[]).is_ok());
    }
    let written = serde_json::to_string(game.record()).unwrap();
    let record: Record<cyberwar::Action> = serde_json::from_str(&written).unwrap();
    let again = Match::<CyberWar>::replay(&record, &[], |_, _, _| ());
    let again = again.unwrap_or_else(|_| panic!("the record plays again"));
    assert_eq!(again.game.state(), game.state());
    let view = again
        .game
        .game()
        .view(again.game.state(), tabletop::Viewer::Seat(Seat(0)));
    assert_eq!(
        view.group.map(|group| group.version).as_deref(),
        Some("99.0")
    );
}

#[test]
fn a_text_that_is_no_deck_is_refused() {
    let good = imported("99.0").remove(0);
    for text in [
        String::new(),
        "version|1".to_owned(),
        good.text.replace("D01", "D99"),
        good.text.clone() + &good.text,
        good.text
            .lines()
            .filter(|line| !line.starts_with("group"))
            .collect(),
        "#".repeat(100_000),
    ] {
        let config = with_group(
            1,
            Import {
                text,
                ..good.clone()
            },
        );
        let refused = CyberWar::new(&config).map(|_| ());
        assert!(
            matches!(
                refused,
                Err(Refused::BadValue {
                    switch: "group",
                    ..
                })
            ),
            "{refused:?}"
        );
    }
}

/// A record is anybody's: what its deck is called is shown on pages and in terminals.
#[test]
fn a_hostile_deck_ends_no_line_and_turns_none_around() {
    let good = imported("99.0").remove(0);
    for trick in [
        "\u{1b}[2J",
        "\r",
        "\u{85}",
        "\u{2028}",
        "\u{2029}",
        "\u{202e}",
        "\u{2069}",
        "\u{200b}",
    ] {
        let text = good
            .text
            .replace("version|99.0", &format!("version|99{trick}.0"));
        assert_ne!(text, good.text);
        let config = with_group(
            2,
            Import {
                text,
                ..good.clone()
            },
        );
        let (game, _) = Match::<CyberWar>::new(&config, Seed([3; 32]), &[]).unwrap();
        let seat = tabletop::Viewer::Seat(Seat(0));
        let group = game.game().view(game.state(), seat).group;
        let shown = tabletop::tidy(&format!("99{trick}.0"));
        assert_eq!(group.map(|group| group.version), Some(shown));

        let name = format!("{}{trick}", good.name);
        let config = with_group(
            2,
            Import {
                name,
                ..good.clone()
            },
        );
        // Whatever is kept from long ago still opens, and is shown by a tidy name.
        assert!(CyberWar::new(&config).is_ok(), "{trick:?}");
        let Some(Setting::Import(shown)) = config.in_short().switches.remove("group") else {
            panic!("it is no import any more");
        };
        assert_eq!(shown.name, tabletop::tidy(&format!("{}{trick}", good.name)));
    }
}

#[test]
fn other_texts_are_not_for_this_game() {
    assert!(CyberWar::offers("").is_none());
    assert!(CyberWar::offers("{}").is_none());
    let broken = format!("{}\nversion|1\nnonsense", cyberwar::import::MARK);
    assert!(matches!(CyberWar::offers(&broken), Some(Err(why)) if why.contains("line 3")));
}

#[test]
fn a_component_of_a_name_nobody_knows_detects_nothing() {
    let text = format!(
        "{}\nversion|1\ncomponent|DC1|-|Process Creation\ncomponent|DC2|-|Tea Leaves\n\
         technique|T1|One|impact||DC1 DC2|\ntechnique|T2|Two|impact||DC2|\ngroup|G1|Us|T1 T2\n",
        cyberwar::import::MARK
    );
    let known = |name: &str| ATTACK.components.get(name).copied();
    let facts = Facts::read_with(&text, known).unwrap();
    assert_eq!([facts.techniques[0].1, facts.techniques[1].1], [1, 0]);
    let offers = CyberWar::offers(&text).unwrap().unwrap();
    assert!(offers.imports.is_empty());
    assert_eq!(offers.unknown, ["Tea Leaves"]);
    assert_eq!(offers.skipped, ["T2 Two"]);
}
