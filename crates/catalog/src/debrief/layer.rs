//! The techniques that were met as layers for the ATT&CK Navigator, format 4.5. Their texts are phrases:
//! whoever writes the file says them in a language.

use schemars::JsonSchema;
use serde::Serialize;
use tabletop::{Phrase, Seat};
use ts_rs::TS;

use super::account::Account;
use super::attack;
use super::attempts::{Attempt, Spot};

/// The format, and the oldest Navigator that writes it for this version of ATT&CK.
const FORMAT: &str = "4.5";
const NAVIGATOR: &str = "5.1.0";

/// A layer, but for its texts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct Layer {
    /// The table, and whose techniques these are; none: everybody's.
    pub table: usize,
    #[ts(type = "number | null")]
    pub seat: Option<Seat>,
    pub name: Phrase,
    pub versions: Versions,
    pub domain: &'static str,
    pub description: Phrase,
    pub techniques: Vec<Cell>,
    pub gradient: Gradient,
    /// The legend, as (colour, what it means).
    #[serde(rename = "legendItems")]
    pub legend: Vec<Legend>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct Versions {
    pub attack: String,
    pub navigator: &'static str,
    pub layer: &'static str,
}

/// A technique that was met.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct Cell {
    #[serde(rename = "techniqueID")]
    pub technique: String,
    /// How often it was met.
    pub score: usize,
    pub comment: Phrase,
    pub enabled: bool,
    #[serde(rename = "showSubtechniques")]
    pub show_subtechniques: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct Gradient {
    pub colors: [&'static str; 2],
    #[serde(rename = "minValue")]
    pub min: usize,
    #[serde(rename = "maxValue")]
    pub max: usize,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct Legend {
    pub label: Phrase,
    pub color: &'static str,
}

/// White to the red of ATT&CK's own heat maps: the Navigator has no other way to say it.
const COLOURS: [&str; 2] = ["#ffffff", "#ff6666"];

impl Layer {
    /// As the file has it, with its texts said.
    pub fn said(&self, say: impl Fn(&Phrase) -> String) -> serde_json::Value {
        let mut file = serde_json::to_value(self).expect("plain data always serialises");
        file["name"] = say(&self.name).into();
        file["description"] = say(&self.description).into();
        for (cell, said) in self.techniques.iter().zip(0..) {
            file["techniques"][said as usize]["comment"] = say(&cell.comment).into();
        }
        for (legend, said) in self.legend.iter().zip(0..) {
            file["legendItems"][said as usize]["label"] = say(&legend.label).into();
        }
        if let Some(file) = file.as_object_mut() {
            file.remove("table");
            file.remove("seat");
        }
        file
    }
}

/// Of all tables together, then of each player. None where no technique was met.
pub(super) fn layers(tables: &[Account], attempts: &[Attempt]) -> Vec<Layer> {
    let everybody = layer(0, None, cells(attempts, |_| true));
    let mut layers: Vec<Layer> = everybody.into_iter().collect();
    for (table, account) in tables.iter().enumerate() {
        for seat in Seat::all(account.players) {
            let own = cells(attempts, |spot| spot.concerns(table, seat));
            layers.extend(layer(table, Some(seat), own));
        }
    }
    layers
}

fn layer(table: usize, seat: Option<Seat>, cells: Vec<Cell>) -> Option<Layer> {
    let max = cells.iter().map(|cell| cell.score).max()?;
    Some(Layer {
        table,
        seat,
        name: match seat {
            Some(seat) => Phrase::new("debrief-layer-of").with("player", seat),
            None => Phrase::new("debrief-layer"),
        },
        versions: Versions {
            attack: major(attack::version()),
            navigator: NAVIGATOR,
            layer: FORMAT,
        },
        domain: "enterprise-attack",
        description: Phrase::new("debrief-layer-what"),
        techniques: cells,
        gradient: Gradient {
            colors: COLOURS,
            min: 0,
            max,
        },
        legend: vec![Legend {
            label: Phrase::new("debrief-layer-legend"),
            color: COLOURS[1],
        }],
    })
}

/// The Navigator knows versions of ATT&CK by their first number.
fn major(version: &str) -> String {
    version.split('.').next().unwrap_or(version).to_owned()
}

/// Techniques that ATT&CK still has, by id, each once.
fn cells(attempts: &[Attempt], counts: impl Fn(&Spot) -> bool) -> Vec<Cell> {
    let mut met: std::collections::BTreeMap<&str, [usize; 2]> = std::collections::BTreeMap::new();
    for attempt in attempts {
        let today = attempt
            .technique
            .as_ref()
            .and_then(|it| it.today.as_deref());
        let count = |spots: &[Spot]| spots.iter().filter(|spot| counts(spot)).count();
        if let Some(id) = today {
            let times = met.entry(id).or_default();
            times[0] += count(&attempt.through);
            times[1] += count(&attempt.stopped);
        }
    }
    met.into_iter()
        .filter(|(_, [through, stopped])| through + stopped > 0)
        .map(|(id, [through, stopped])| Cell {
            technique: id.to_owned(),
            score: through + stopped,
            comment: Phrase::new("debrief-layer-cell")
                .with("through", through)
                .with("stopped", stopped),
            enabled: true,
            show_subtechniques: id.contains('.'),
        })
        .collect()
}
