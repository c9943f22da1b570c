//! How strong a bot is.

use std::fmt;
use std::str::FromStr;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::Mastery;
use ts_rs::TS;

use crate::plan::{Glance, Plan, Search};

#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS, JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Any legal move.
    Random,
    /// The move that looks best at once.
    Greedy,
    Easy,
    Medium,
    Hard,
}

impl Level {
    pub const ALL: [Level; 5] = [
        Level::Random,
        Level::Greedy,
        Level::Easy,
        Level::Medium,
        Level::Hard,
    ];

    pub const fn id(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
        }
    }

    /// What the level means in numbers; docs/benchmarks.md says how they were found.
    pub const fn plan(self) -> Plan {
        const fn search(mastery: u8, iterations: u32, care: u32) -> Plan {
            Plan::Search(Search {
                mastery: Mastery(mastery),
                iterations,
                effort: 2_000_000,
                curiosity: 0.7,
                margin: 0.5,
                care,
                horizon: 200,
            })
        }
        match self {
            Level::Random => Plan::Random,
            Level::Greedy => Plan::Greedy(Glance {
                mastery: Mastery::FULL,
                worlds: 16,
                reach: 64,
            }),
            Level::Easy => search(40, 100, 0),
            Level::Medium => search(70, 1_000, 30),
            Level::Hard => search(100, 5_000, 60),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoSuchLevel(pub String);

impl fmt::Display for NoSuchLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known = Level::ALL.map(Level::id).join(", ");
        write!(f, "no bot is called '{}': choose one of {known}", self.0)
    }
}

impl std::error::Error for NoSuchLevel {}

impl FromStr for Level {
    type Err = NoSuchLevel;

    fn from_str(text: &str) -> Result<Level, NoSuchLevel> {
        Level::ALL
            .into_iter()
            .find(|level| level.id() == text)
            .ok_or_else(|| NoSuchLevel(text.to_owned()))
    }
}
