//! Small bundles in the shapes that MITRE has used, and files that are none.

use serde_json::{Value, json};
use stix::{NotABundle, Table, read};

fn object(kind: &str, id: &str, attack_id: &str, name: &str) -> Value {
    json!({
        "type": kind,
        "id": format!("{kind}--{id}"),
        "name": name,
        "modified": "2031-04-22T10:00:00.000Z",
        "external_references": [
            { "source_name": "elsewhere", "external_id": "nothing" },
            { "source_name": "mitre-attack", "external_id": attack_id },
        ],
    })
}

fn technique(id: &str, attack_id: &str, name: &str, tactics: &[&str]) -> Value {
    let mut technique = object("attack-pattern", id, attack_id, name);
    let phase = |tactic: &&str| json!({ "kill_chain_name": "mitre-attack", "phase_name": tactic });
    technique["kill_chain_phases"] = tactics.iter().map(phase).collect();
    technique
}

fn relation(kind: &str, source: &str, target: &str) -> Value {
    json!({
        "type": "relationship",
        "id": format!("relationship--{source}-{target}"),
        "relationship_type": kind,
        "source_ref": source,
        "target_ref": target,
    })
}

/// What every version has: two techniques, a group that uses them, a mitigation.
fn common() -> Vec<Value> {
    vec![
        technique("t1", "T1059.001", "PowerShell", &["execution"]),
        technique(
            "t2",
            "T1003",
            "OS Credential Dumping",
            &["credential-access"],
        ),
        object("intrusion-set", "g1", "G0007", "APT28"),
        object(
            "course-of-action",
            "m1",
            "M1042",
            "Disable or Remove Feature",
        ),
        relation("uses", "intrusion-set--g1", "attack-pattern--t1"),
        relation("uses", "intrusion-set--g1", "attack-pattern--t2"),
        relation("mitigates", "course-of-action--m1", "attack-pattern--t1"),
    ]
}

fn of(objects: Vec<Value>) -> Result<Table, NotABundle> {
    let bundle = json!({ "type": "bundle", "id": "bundle--1", "objects": objects });
    read(bundle.to_string().as_bytes())
}

fn names(table: &Table, technique: &str) -> Vec<String> {
    let ids = table.techniques[technique].components.iter();
    ids.map(|id| table.components[id].clone()).collect()
}

/// Version 18: a detection strategy, its analytics, and the data components of their log sources.
fn version_18() -> Vec<Value> {
    let mut objects = common();
    let mut collection = object("x-mitre-collection", "c", "", "Enterprise ATT&CK");
    collection["x_mitre_version"] = json!("18.1");
    let mut strategy = object(
        "x-mitre-detection-strategy",
        "s",
        "DET0001",
        "Detect PowerShell",
    );
    strategy["x_mitre_analytic_refs"] = json!(["x-mitre-analytic--a", "x-mitre-analytic--b"]);
    let analytic = |id: &str, component: &str| {
        let mut analytic = object("x-mitre-analytic", id, "AN0001", "Analytic");
        analytic["x_mitre_log_source_references"] = json!([
            { "x_mitre_data_component_ref": component, "name": "log", "channel": "None" },
        ]);
        analytic
    };
    objects.extend([
        collection,
        object("x-mitre-data-component", "p", "DC0032", "Process Creation"),
        object("x-mitre-data-component", "c", "DC0064", "Command Execution"),
        analytic("a", "x-mitre-data-component--p"),
        analytic("b", "x-mitre-data-component--c"),
        strategy,
        relation(
            "detects",
            "x-mitre-detection-strategy--s",
            "attack-pattern--t1",
        ),
    ]);
    objects
}

#[test]
fn detection_strategies_lead_to_data_components() {
    let table = of(version_18()).unwrap();
    assert_eq!(table.version, "18.1");
    assert_eq!(
        names(&table, "T1059.001"),
        ["Process Creation", "Command Execution"]
    );
    assert!(names(&table, "T1003").is_empty());
    assert_eq!(table.techniques["T1059.001"].mitigations.len(), 1);
    assert_eq!(table.groups["G0007"].0, "APT28");
    assert_eq!(table.groups["G0007"].1.len(), 2);
}

#[test]
fn before_version_18_data_components_detect_techniques_themselves() {
    let mut objects = common();
    let mut component = object("x-mitre-data-component", "p", "", "Process Creation");
    component["external_references"] = json!([]);
    objects.extend([
        component,
        relation("detects", "x-mitre-data-component--p", "attack-pattern--t1"),
    ]);
    let table = of(objects).unwrap();
    assert_eq!(names(&table, "T1059.001"), ["Process Creation"]);
    // Without a collection the day of the last change says how new it is.
    assert_eq!(table.version, "2031-04-22");
}

#[test]
fn before_version_10_a_technique_lists_its_data_itself() {
    let mut objects = common();
    objects[0]["x_mitre_data_sources"] = json!(["Process: Process Creation", "Process monitoring"]);
    let table = of(objects).unwrap();
    assert_eq!(
        names(&table, "T1059.001"),
        ["Process Creation", "Process monitoring"]
    );
}

#[test]
fn what_was_revoked_or_deprecated_does_not_count() {
    let mut objects = version_18();
    objects[1]["revoked"] = json!(true);
    let table = of(objects).unwrap();
    assert!(!table.techniques.contains_key("T1003"));
    assert_eq!(table.groups["G0007"].1.len(), 1);

    let mut objects = version_18();
    objects[2]["x_mitre_deprecated"] = json!(true);
    assert_eq!(of(objects), Err(NotABundle::NoGroups));
}

#[test]
fn names_cannot_break_the_table() {
    let mut objects = version_18();
    objects[0]["name"] = json!("Power|Shell\nversion|0");
    objects[2]["name"] = json!("x".repeat(5000));
    let text = of(objects).unwrap().text();
    assert!(text.contains("technique|T1059.001|Power Shell version 0|execution|"));
    assert_eq!(
        text.lines()
            .filter(|line| line.starts_with("version|"))
            .count(),
        1
    );
    assert!(text.lines().all(|line| line.len() < 1000));
}

#[test]
fn ids_that_are_none_are_left_out() {
    let mut objects = version_18();
    objects.push(technique("t3", "T1|x", "Odd", &["execution"]));
    objects.push(technique("t4", "CAPEC-1", "Odd", &["execution"]));
    objects.push(object("intrusion-set", "g2", "GROUP", "Odd"));
    assert_eq!(of(objects).unwrap().techniques.len(), 2);
}

#[test]
fn a_byte_order_mark_is_skipped() {
    let bundle = json!({ "type": "bundle", "objects": version_18() }).to_string();
    assert_eq!(
        read(format!("\u{feff}{bundle}").as_bytes()),
        of(version_18())
    );
}

#[test]
fn null_is_as_good_as_nothing() {
    let mut objects = version_18();
    let fields = [
        "type",
        "id",
        "name",
        "modified",
        "revoked",
        "x_mitre_deprecated",
        "external_references",
        "kill_chain_phases",
        "relationship_type",
        "source_ref",
        "target_ref",
        "x_mitre_version",
        "x_mitre_analytic_refs",
        "x_mitre_log_source_references",
        "x_mitre_data_sources",
    ];
    objects.extend(fields.map(|field| json!({ "type": "x-of-tomorrow", field: null })));
    objects.push(json!({ "type": "tool", "external_references": [null, { "source_name": null }] }));
    objects.push(Value::Null);
    assert_eq!(of(objects), of(version_18()));
}

#[test]
fn a_file_that_ends_in_the_middle_is_called_truncated() {
    let whole = json!({ "type": "bundle", "objects": version_18() }).to_string();
    for bytes in [0, 1, whole.len() / 2, whole.len() - 1] {
        let cut = read(&whole.as_bytes()[..bytes]);
        assert!(
            matches!(cut, Err(NotABundle::Truncated { .. })),
            "{bytes}: {cut:?}"
        );
    }
}

#[test]
fn other_files_are_refused_with_the_reason() {
    let refused = |text: &str| read(text.as_bytes()).unwrap_err().to_string();
    assert!(refused("PK\u{3}\u{4}").starts_with("the file is not JSON"));
    assert!(refused("<html></html>").starts_with("the file is not JSON"));
    assert!(refused("[]").contains("not a STIX bundle"));
    assert!(refused("{\"objects\": 3}").contains("not a STIX bundle"));
    assert!(refused("{\"type\": \"report\", \"objects\": []}").contains("its type is 'report'"));
    assert!(refused("{\"type\": \"bundle\", \"objects\": []}").contains("enterprise-attack.json"));
    assert!(refused(&"[".repeat(100_000)).contains("not"));
}

#[test]
fn the_bundle_of_another_domain_is_refused() {
    let mut objects = common();
    for technique in &mut objects[..2] {
        technique["kill_chain_phases"][0]["kill_chain_name"] = json!("mitre-mobile-attack");
    }
    assert_eq!(of(objects), Err(NotABundle::NotEnterprise));
}

#[test]
fn a_bundle_without_detections_is_refused() {
    assert_eq!(of(common()), Err(NotABundle::NoDetections));
}

/// What is read again and again for every other part of a bundle would take hours here.
#[test]
fn a_large_bundle_is_read_in_one_go() {
    let mut objects = common();
    for number in 0..1500 {
        let id = format!("l{number}");
        let attack_id = format!("T{}", 2000 + number);
        let mut technique = technique(&id, &attack_id, "Many", &["execution"]);
        let names: Vec<String> = (0..40).map(|n| format!("S: {number} {n}")).collect();
        technique["x_mitre_data_sources"] = json!(names);
        objects.push(technique);
    }
    let references = vec![json!({ "source_name": "elsewhere" }); 60_000];
    objects[0]["external_references"]
        .as_array_mut()
        .unwrap()
        .splice(0..0, references);
    let used = relation("uses", "intrusion-set--g1", "attack-pattern--t1");
    objects.extend(vec![used; 20_000]);
    let table = of(objects).unwrap();
    assert_eq!(table.components.len(), 60_000);
    assert_eq!(table.techniques.len(), 1502);
}

#[test]
fn detections_do_not_multiply_without_end() {
    let mut objects = version_18();
    let strategy = |object: &&mut Value| object["type"] == "x-mitre-detection-strategy";
    let strategy = objects.iter_mut().find(strategy).unwrap();
    strategy["x_mitre_analytic_refs"] = json!(vec!["x-mitre-analytic--a"; 2000]);
    let id = strategy["id"].as_str().unwrap().to_owned();
    let detects = relation("detects", &id, "attack-pattern--t1");
    objects.extend(vec![detects; 2000]);
    assert_eq!(of(objects), Err(NotABundle::TooManyDetections));
}

/// Whatever a file holds, it is read or refused, and what was read can be written.
#[test]
fn fuzz_bundles() {
    let bundle = |objects: Vec<Value>| {
        json!({ "type": "bundle", "id": "bundle--1", "objects": objects }).to_string()
    };
    let samples = [version_18(), common()].map(bundle);
    fuzz::nearly(&samples, |text| {
        if let Ok(table) = read(text.as_bytes()) {
            let written = table.text();
            assert!(written.starts_with(stix::MARK), "{written}");
        }
    });
}
