//! What can be read at a table, and what is put together there piece by piece: for whoever has no
//! board to look at and to press.

use crate::phrase::Text;
use crate::{Line, Phrase};

/// A thing that can be read about: a card, a set, a group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    pub name: Phrase,
    /// The things on the board that it is about, as [`Words::things`](crate::Words::things) names
    /// them.
    pub things: Vec<String>,
    /// What it costs and does, in one line.
    pub brief: Option<Phrase>,
    /// All the rest, the real world included.
    pub lines: Vec<Phrase>,
}

impl Page {
    pub fn new(name: Phrase) -> Page {
        Page {
            name,
            things: Vec::new(),
            brief: None,
            lines: Vec::new(),
        }
    }

    #[must_use]
    pub fn about(mut self, things: impl IntoIterator<Item = String>) -> Page {
        self.things.extend(things);
        self
    }

    #[must_use]
    pub fn brief(mut self, brief: Phrase) -> Page {
        self.brief = Some(brief);
        self
    }

    #[must_use]
    pub fn line(mut self, line: Phrase) -> Page {
        self.lines.push(line);
        self
    }

    #[must_use]
    pub fn lines(mut self, lines: impl IntoIterator<Item = Phrase>) -> Page {
        self.lines.extend(lines);
        self
    }

    /// What it is in the real world.
    #[must_use]
    pub fn what(self, key: impl Into<Text>) -> Page {
        self.line(Phrase::new("read-what").with("text", Phrase::new(key)))
    }

    /// What defenders do about it.
    #[must_use]
    pub fn defend(self, key: impl Into<Text>) -> Page {
        self.line(Phrase::new("read-defend").with("text", Phrase::new(key)))
    }

    /// Its number in ATT&CK.
    #[must_use]
    pub fn attack_id(self, id: &str) -> Page {
        self.line(Phrase::new("read-attack-id").with("id", id))
    }
}

/// A decision that no menu can list, put together from counted things, such as a deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    /// As an option says it.
    pub title: Phrase,
    pub parts: Vec<FormPart>,
    /// What may be added in one's own words, if anything.
    pub words: Option<Phrase>,
}

/// One question of a form: how many of each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormPart {
    pub title: Phrase,
    /// What there is and how many of it at most, in words and as a number.
    pub items: Vec<(Phrase, u8)>,
}

/// A form that was filled in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Filled {
    /// How many of each item, part by part.
    pub counts: Vec<Vec<u8>>,
    pub words: Line,
}
