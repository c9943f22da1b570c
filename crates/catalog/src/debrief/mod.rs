//! What to talk about after a game: results and turning points, attacks and what would have stopped
//! them, techniques, questions. Made from records, and from reviews where there are any, of one table or of
//! several.

mod account;
mod attack;
mod attempts;
mod decisions;
mod layer;
mod misjudged;
mod partings;
mod people;
mod questions;
mod screens;
mod sheet;
mod stix;

use schemars::JsonSchema;
use serde::Serialize;
use ts_rs::TS;

pub use account::{Account, Happened, Outcome, Turn, Turned, account};
pub(crate) use attack::lore;
pub use attack::{Known, Lore};
pub use attempts::{Attempt, Spot};
pub use layer::{Cell, Gradient, Layer, Legend, Versions};
pub use misjudged::{Misjudged, MisjudgedHow};
pub use partings::{Came, Chosen, Parting};
pub use people::{Person, Starter};
pub use questions::Question;
pub use screens::{Line, Screen, ScreenKind};
pub use sheet::{Row, Sheet};
pub use stix::{KillChainPhase, StixBundle, StixObject, StixReference};

use crate::broken::LoadError;

/// Everything that a debrief shows. Seats are those of the table that is named beside them.
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct Debrief {
    pub tables: Vec<Account>,
    /// Of all tables.
    pub attempts: Vec<Attempt>,
    /// The tactics of ATT&CK in the order of its matrix, as far as they were met.
    pub tactics: Vec<&'static str>,
    /// Where tables of the same deal parted, and what came of it.
    pub partings: Vec<Parting>,
    pub people: Vec<Person>,
    /// The cards that were misjudged most often.
    pub misjudged: Vec<Misjudged>,
    pub questions: Vec<Question>,
    /// For the ATT&CK Navigator: of everybody first, then of each player.
    pub layers: Vec<Layer>,
    /// Every attack as a line of a table.
    pub sheet: Sheet,
    /// What tables of the same deal decided, as a table.
    pub compared: Sheet,
    /// The techniques and mitigations in STIX. None: no technique was met.
    pub stix: Option<StixBundle>,
    /// All of it told in order.
    pub screens: Vec<Screen>,
}

impl Debrief {
    /// The debrief of these tables together.
    pub fn of(tables: &[Account]) -> Debrief {
        let attempts = attempts::attempts(tables);
        let is_met = |tactic: &&str| {
            let mut tactics = attempts.iter().flat_map(|it| &it.lore.tactics);
            tactics.any(|met| met == tactic)
        };
        let partings = partings::partings(tables);
        let mut debrief = Debrief {
            tables: tables.to_vec(),
            tactics: attack::TACTICS.into_iter().filter(is_met).collect(),
            people: people::people(tables),
            misjudged: misjudged::misjudged(tables),
            questions: questions::questions(tables, &attempts, &partings),
            layers: layer::layers(tables, &attempts),
            sheet: sheet::sheet(tables, &attempts),
            compared: partings::sheet(&partings),
            stix: stix::bundle(tables, &attempts),
            partings,
            attempts,
            screens: Vec::new(),
        };
        debrief.screens = screens::screens(&debrief);
        debrief
    }
}

/// The debrief of one recorded game.
pub fn debrief(record: &str) -> Result<Debrief, LoadError> {
    Ok(Debrief::of(&[account(record, None)?]))
}
