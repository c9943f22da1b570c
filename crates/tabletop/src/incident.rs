//! What was attempted and what came of it: for whoever talks about a game afterwards.

use schemars::JsonSchema;
use serde::Serialize;
use ts_rs::TS;

use crate::{Phrase, Seat};

/// An attack, as whoever sees everything could tell of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct Incident {
    /// Who attacked; none: the game itself.
    pub by: Option<Seat>,
    pub against: Against,
    /// The card or whatever else was used.
    pub what: Phrase,
    /// None: ATT&CK has no word for it.
    pub technique: Option<Technique>,
    pub fate: Fate,
    /// What stood in its way, whether that was enough or not.
    pub answered_by: Vec<Remedy>,
    /// What would have stopped it, had it been there. Empty: nothing in the game, or it was stopped.
    pub would_have: Vec<Remedy>,
    /// What a defender does about it on Monday. None: the card does not say.
    pub monday: Option<Phrase>,
}

/// Who or what was attacked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Against {
    Seat(Seat),
    Thing(Phrase),
}

/// What came of an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, TS, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Fate {
    Through,
    Stopped,
}

/// A technique of ATT&CK.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, TS, JsonSchema)]
pub struct Technique {
    /// As the card has it.
    pub id: String,
    /// As ATT&CK has it today. None: it was given up.
    pub today: Option<String>,
}

/// Something that answers an attack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct Remedy {
    pub card: Phrase,
    /// The mitigation of ATT&CK that it is.
    pub mitigation: Option<String>,
    /// Whoever was attacked had it, or could have had it at that moment.
    pub held: bool,
}

impl Technique {
    /// A technique whose id is still the same.
    pub fn new(id: impl Into<String>) -> Technique {
        let id = id.into();
        Technique {
            today: Some(id.clone()),
            id,
        }
    }
}

impl Remedy {
    pub fn new(card: Phrase) -> Remedy {
        Remedy {
            card,
            mitigation: None,
            held: false,
        }
    }

    #[must_use]
    pub fn mitigation(mut self, id: impl Into<String>) -> Remedy {
        self.mitigation = Some(id.into());
        self
    }

    #[must_use]
    pub fn held(mut self, held: bool) -> Remedy {
        self.held = held;
        self
    }
}
