//! The techniques that were met as a bundle of STIX 2.1: what was seen at which table how often, and
//! what mitigates it. Its texts are phrases: whoever writes the file says them in a language, and when.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Serialize;
use tabletop::{Phrase, Seed};
use ts_rs::TS;

use super::account::Account;
use super::attempts::Attempt;

const VERSION: &str = "2.1";
const ATTACK: &str = "mitre-attack";

/// A bundle, but for its texts and the time at which it is written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct StixBundle {
    #[serde(rename = "type")]
    pub kind: &'static str,
    pub id: String,
    pub objects: Vec<StixObject>,
}

/// An object of STIX: its kind says which of these it has.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct StixObject {
    #[serde(rename = "type")]
    pub kind: &'static str,
    pub spec_version: &'static str,
    pub id: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub created_by_ref: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub name: Option<Phrase>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub description: Option<Phrase>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub identity_class: Option<&'static str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<StixReference>>")]
    pub external_references: Vec<StixReference>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<KillChainPhase>>")]
    pub kill_chain_phases: Vec<KillChainPhase>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub relationship_type: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub source_ref: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub target_ref: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub sighting_of_ref: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub where_sighted_refs: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub count: Option<usize>,
}

/// Where ATT&CK tells of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct StixReference {
    pub source_name: &'static str,
    pub external_id: String,
    pub url: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct KillChainPhase {
    pub kill_chain_name: &'static str,
    pub phase_name: String,
}

impl StixBundle {
    /// As the file has it, with its texts said, written at this time (RFC 3339).
    pub fn said(&self, when: &str, say: impl Fn(&Phrase) -> String) -> serde_json::Value {
        let mut file = serde_json::to_value(self).expect("plain data always serialises");
        for (object, at) in self.objects.iter().zip(0_usize..) {
            let said = &mut file["objects"][at];
            said["created"] = when.into();
            said["modified"] = when.into();
            for (field, text) in [("name", &object.name), ("description", &object.description)] {
                if let Some(text) = text {
                    said[field] = say(text).into();
                }
            }
        }
        file
    }
}

impl StixObject {
    /// An object that is the same wherever the same is told: `what` tells it from others of its kind.
    fn new(kind: &'static str, what: &str) -> StixObject {
        StixObject {
            kind,
            spec_version: VERSION,
            id: id(kind, what),
            created_by_ref: Some(id("identity", "sandtable")),
            ..StixObject::default()
        }
    }
}

fn id(kind: &str, what: &str) -> String {
    let mut bytes = Seed::from_text(&format!("sandtable {kind} {what}")).0;
    // The shape that STIX asks of an id.
    bytes[6] = bytes[6] & 0x0f | 0x40;
    bytes[8] = bytes[8] & 0x3f | 0x80;
    let hex: String = bytes[..16].iter().map(|it| format!("{it:02x}")).collect();
    let parts = [
        &hex[..8],
        &hex[8..12],
        &hex[12..16],
        &hex[16..20],
        &hex[20..],
    ];
    format!("{kind}--{}", parts.join("-"))
}

/// None where no technique was met that ATT&CK still has.
pub(super) fn bundle(tables: &[Account], attempts: &[Attempt]) -> Option<StixBundle> {
    let games: String = tables.iter().map(|it| it.digest.as_str()).collect();
    let mut techniques: BTreeMap<&str, Vec<&Attempt>> = BTreeMap::new();
    for attempt in attempts {
        let today = attempt
            .technique
            .as_ref()
            .and_then(|it| it.today.as_deref());
        if let Some(id) = today {
            techniques.entry(id).or_default().push(attempt);
        }
    }
    if techniques.is_empty() {
        return None;
    }
    let mut objects = vec![StixObject {
        created_by_ref: None,
        name: Some(Phrase::new("debrief-stix-by")),
        identity_class: Some("system"),
        ..StixObject::new("identity", "sandtable")
    }];
    objects.extend(
        tables
            .iter()
            .enumerate()
            .map(|(table, account)| StixObject {
                name: Some(Phrase::new("debrief-stix-table").with("table", table + 1)),
                description: Some(Phrase::new(format!("{}-title", account.game))),
                identity_class: Some("group"),
                ..StixObject::new("identity", &place(&games, table))
            }),
    );
    objects.extend(techniques.iter().map(|(id, met)| technique(id, met[0])));
    objects.extend(mitigations(&techniques));
    for (id, met) in &techniques {
        let seen = (0..tables.len()).filter_map(|table| sighting(&games, table, id, met));
        objects.extend(seen);
    }
    Some(StixBundle {
        kind: "bundle",
        id: id("bundle", &games),
        objects,
    })
}

fn place(games: &str, table: usize) -> String {
    format!("{games} {table}")
}

fn technique(technique: &str, attempt: &Attempt) -> StixObject {
    let phase = |tactic: &String| KillChainPhase {
        kill_chain_name: ATTACK,
        phase_name: tactic.clone(),
    };
    StixObject {
        name: Some(attempt.what.clone()),
        external_references: vec![StixReference {
            source_name: ATTACK,
            external_id: technique.to_owned(),
            url: format!(
                "https://attack.mitre.org/techniques/{}",
                technique.replace('.', "/")
            ),
        }],
        kill_chain_phases: attempt.lore.tactics.iter().map(phase).collect(),
        ..StixObject::new("attack-pattern", technique)
    }
}

/// Each mitigation once, then which technique it is against.
fn mitigations(techniques: &BTreeMap<&str, Vec<&Attempt>>) -> Vec<StixObject> {
    let mut actions: BTreeMap<&str, StixObject> = BTreeMap::new();
    let mut against = Vec::new();
    for (technique, met) in techniques {
        for known in &met[0].lore.mitigations {
            actions.entry(&known.id).or_insert_with(|| StixObject {
                name: Some(known.name.clone()),
                external_references: vec![StixReference {
                    source_name: ATTACK,
                    external_id: known.id.clone(),
                    url: format!("https://attack.mitre.org/mitigations/{}", known.id),
                }],
                ..StixObject::new("course-of-action", &known.id)
            });
            against.push(StixObject {
                relationship_type: Some("mitigates"),
                source_ref: Some(id("course-of-action", &known.id)),
                target_ref: Some(id("attack-pattern", technique)),
                ..StixObject::new("relationship", &format!("{} {technique}", known.id))
            });
        }
    }
    actions.into_values().chain(against).collect()
}

/// How often a technique was met at a table, and what came of it.
fn sighting(games: &str, table: usize, technique: &str, met: &[&Attempt]) -> Option<StixObject> {
    let here = |spots: &[super::Spot]| spots.iter().filter(|spot| spot.table == table).count();
    let through: usize = met.iter().map(|it| here(&it.through)).sum();
    let stopped: usize = met.iter().map(|it| here(&it.stopped)).sum();
    let place = place(games, table);
    (through + stopped > 0).then(|| StixObject {
        description: Some(
            Phrase::new("debrief-layer-cell")
                .with("through", through)
                .with("stopped", stopped),
        ),
        sighting_of_ref: Some(id("attack-pattern", technique)),
        where_sighted_refs: vec![id("identity", &place)],
        count: Some(through + stopped),
        ..StixObject::new("sighting", &format!("{place} {technique}"))
    })
}
