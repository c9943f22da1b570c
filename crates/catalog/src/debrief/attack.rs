//! What ATT&CK says of a technique: tactics, mitigations and what detects it. CyberWar plays with the
//! table, so it stands there.

use cyberwar::attack::Entry;
use cyberwar::cards::ATTACK;
pub(super) use cyberwar::cards::TACTICS;
use schemars::JsonSchema;
use serde::Serialize;
use tabletop::{Phrase, Technique};
use ts_rs::TS;

/// Something of ATT&CK by its id and name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct Known {
    pub id: String,
    pub name: Phrase,
}

/// All that ATT&CK says of a technique. Nothing, where it has given it up or is newer than we are.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct Lore {
    pub tactics: Vec<String>,
    pub mitigations: Vec<Known>,
    /// Data components: what one looks at to notice it.
    pub detections: Vec<Known>,
}

/// The version of ATT&CK that the facts are of.
pub(super) fn version() -> &'static str {
    &ATTACK.version
}

pub(crate) fn lore(technique: &Technique) -> Lore {
    technique
        .today
        .as_deref()
        .and_then(entry)
        .map(of)
        .unwrap_or_default()
}

fn entry(id: &str) -> Option<&'static Entry> {
    let techniques = &ATTACK.techniques;
    let at = techniques.binary_search_by(|(entry, _)| entry.id.as_str().cmp(id));
    at.ok().map(|at| &techniques[at].0)
}

fn of(entry: &Entry) -> Lore {
    let mitigation = |id: &String| Known {
        id: id.clone(),
        name: Phrase::new(format!("cyberwar-mitigation-{}", id.to_lowercase())),
    };
    let detection = |id: &String| Known {
        id: id.clone(),
        name: Phrase::new(format!("debrief-component-{}", id.to_lowercase())),
    };
    Lore {
        tactics: entry.tactics.clone(),
        mitigations: entry.mitigations.iter().map(mitigation).collect(),
        detections: entry.components.iter().map(detection).collect(),
    }
}
