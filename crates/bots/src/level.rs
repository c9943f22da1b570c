//! How strong a bot is.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use schemars::JsonSchema;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use tabletop::Mastery;
use ts_rs::TS;

use crate::plan::{Glance, Plan, Search};

/// Whom one plays against.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, TS, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Any legal move.
    Random,
    /// The move that looks best at once.
    Greedy,
    /// Has just read the rules: knows few facts, overlooks much, sees one move ahead.
    Newcomer,
    /// Has played a few times: knows more, overlooks less, and sees its own turn to its end.
    Apprentice,
    /// Overlooks little, knows most, and plays its own turn well.
    Skilled,
    /// Thinks of what the others may do, but not every time.
    Expert,
    /// Does so every time, and longer.
    Master,
}

impl Level {
    pub const ALL: [Level; 7] = [
        Level::Random,
        Level::Greedy,
        Level::Newcomer,
        Level::Apprentice,
        Level::Skilled,
        Level::Expert,
        Level::Master,
    ];

    /// Those that people play against, the easiest first; the others are yardsticks.
    pub const LADDER: [Level; 5] = [
        Level::Newcomer,
        Level::Apprentice,
        Level::Skilled,
        Level::Expert,
        Level::Master,
    ];

    /// What levels were called while there were three: kept tables, classes and browsers say so still.
    pub const FORMER: [(&str, Level); 3] = [
        ("easy", Level::Newcomer),
        ("medium", Level::Skilled),
        ("hard", Level::Master),
    ];

    pub const fn id(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
            Level::Newcomer => "newcomer",
            Level::Apprentice => "apprentice",
            Level::Skilled => "skilled",
            Level::Expert => "expert",
            Level::Master => "master",
        }
    }

    /// What the level means in numbers; docs/benchmarks.md says how they were found.
    pub const fn plan(self) -> Plan {
        const fn glance(mastery: u8, attention: u32, worlds: u32, reach: u32) -> Glance {
            Glance {
                mastery: Mastery(mastery),
                attention,
                worlds,
                reach,
            }
        }
        const fn search(mastery: u8, haste: u32, effort: u32) -> Plan {
            Plan::Search(Search {
                mastery: Mastery(mastery),
                haste,
                glance: Glance {
                    mastery: Mastery(mastery),
                    ..SKILLED
                },
                iterations: effort / 10,
                effort,
                curiosity: 0.7,
                trust: 1.0,
                margin: 0.5,
                care: 4,
                horizon: 16,
            })
        }
        const SKILLED: Glance = glance(70, 80, 4, 32);
        match self {
            Level::Random => Plan::Random,
            Level::Greedy => Plan::Greedy(glance(100, 100, 16, 64)),
            Level::Newcomer => Plan::Greedy(glance(20, 30, 1, 1)),
            Level::Apprentice => Plan::Greedy(glance(50, 52, 4, 16)),
            Level::Skilled => Plan::Greedy(SKILLED),
            Level::Expert => search(85, 40, 12_000),
            Level::Master => search(100, 0, 400_000),
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

    fn from_str(name: &str) -> Result<Level, NoSuchLevel> {
        let former = Level::FORMER.into_iter();
        let known = Level::ALL.map(|level| (level.id(), level));
        known
            .into_iter()
            .chain(former)
            .find(|(id, _)| *id == name)
            .map(|(_, level)| level)
            .ok_or_else(|| NoSuchLevel(name.to_owned()))
    }
}

/// By any of its names.
impl<'de> Deserialize<'de> for Level {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Level, D::Error> {
        let name = Cow::<str>::deserialize(deserializer)?;
        name.parse().map_err(D::Error::custom)
    }
}
