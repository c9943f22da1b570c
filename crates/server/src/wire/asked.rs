//! What is asked over HTTP, and answered.

use std::collections::BTreeMap;

use bots::Level;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use tabletop::{Phrase, Seat, Setting};
use ts_rs::TS;

/// `POST /api/tables`: a new table.
#[derive(Debug, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CreateTable {
    pub game: String,
    #[serde(default)]
    #[ts(optional, as = "Option<BTreeMap<String, Setting>>")]
    pub switches: BTreeMap<String, Setting>,
    /// Who is to sit where; as many as there are players.
    pub seats: Vec<SeatPlan>,
    /// The creator's name; the creator takes the first open seat, or watches if there is none.
    pub name: String,
    /// The creator keeps no seat: hosts, and sees what spectators see.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub host_only: bool,
    /// Seconds for a decision before the clock answers.
    #[serde(default)]
    #[ts(optional)]
    pub clock: Option<u32>,
    /// How long a player may be away before the others can let a bot hold the seat; a minute if
    /// nothing is said.
    #[serde(default)]
    #[ts(optional, as = "Option<Grace>")]
    pub grace: Grace,
    /// The level of a bot that holds a player's seat, whoever asks for it.
    #[serde(default = "stand_in")]
    #[ts(optional, as = "Option<Level>")]
    pub stand_in: Level,
    /// Begin at once, which needs every seat filled.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub start: bool,
}

/// How long a player may be away before the others can let a bot hold the seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Grace {
    Seconds(u32),
    /// The table waits for its players, however long.
    Never,
}

impl Default for Grace {
    fn default() -> Grace {
        Grace::Seconds(60)
    }
}

const fn stand_in() -> Level {
    Level::Skilled
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SeatPlan {
    Open,
    Bot(Level),
}

/// The answer to creating a table and to taking a seat. The secret is shown this once; whoever has
/// it is the seat (or, without a seat, the host).
#[derive(Debug, Serialize, TS, JsonSchema)]
pub struct Seated {
    pub table: String,
    pub code: String,
    #[ts(type = "number | null")]
    pub seat: Option<Seat>,
    pub secret: String,
}

/// `POST /api/play-on`: a new table that stands as a recorded game stood after so many entries.
#[derive(Debug, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PlayOn {
    /// The record as it is given out when a game is over.
    #[ts(type = "unknown")]
    #[schemars(with = "serde_json::Value")]
    pub record: Box<RawValue>,
    pub step: usize,
    /// Where the creator sits; bots sit elsewhere.
    #[ts(type = "number")]
    pub seat: Seat,
    pub name: String,
    pub bots: Level,
    /// Whatever the seat could not know then is dealt anew, and so is the luck; otherwise all is as it
    /// really was.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub redeal: bool,
}

/// `POST /api/lessons/{lesson}`: a guided first game.
#[derive(Debug, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BeginLesson {
    pub name: String,
}

/// `POST /api/compare`: how often each of some options of a moment wins, from what the seat could know.
#[derive(Debug, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Compare {
    #[ts(type = "unknown")]
    #[schemars(with = "serde_json::Value")]
    pub record: Box<RawValue>,
    pub step: usize,
    #[ts(type = "number")]
    pub seat: Seat,
    /// Their places in the menu of the moment.
    pub options: Vec<u32>,
}

/// `POST /api/puzzles/{day}`: an answer to the puzzle of the day.
#[derive(Debug, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AnswerPuzzle {
    /// Its place in the menu.
    pub option: u32,
}

/// What is told of it.
#[derive(Debug, Serialize, TS, JsonSchema)]
pub struct PuzzleAnswered {
    #[serde(flatten)]
    pub solved: catalog::Solved,
    /// The game so far, to be played on from.
    #[ts(type = "unknown")]
    #[schemars(with = "serde_json::Value")]
    pub record: Box<RawValue>,
}

/// `POST /api/tables/{table}/seats`: takes a seat, a given one or the first that is open.
#[derive(Debug, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TakeSeat {
    pub name: String,
    #[serde(default)]
    #[ts(optional, type = "number")]
    pub seat: Option<Seat>,
}

/// `POST /api/tables/{table}/whose`: whose secret is this? Nobody learns that it was asked.
#[derive(Debug, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AskWhose {
    pub secret: String,
}

/// The one whose secret it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct Whose {
    /// None: the host, who only watches.
    #[ts(type = "number | null")]
    pub seat: Option<Seat>,
}

/// `GET /api/codes/{code}`: what has this code.
#[derive(Debug, Serialize, TS, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Found {
    Table(String),
    Class(String),
}

/// `GET /api/reach`: what links for others can begin with, as far as the server knows.
#[derive(Debug, Serialize, TS, JsonSchema)]
pub struct Reach {
    /// As the host has named them, best first.
    pub public: Vec<String>,
    /// This machine's addresses in its networks, best first.
    pub own: Vec<String>,
    /// Only this machine is listened to.
    pub only_here: bool,
    pub port: u16,
    /// Somebody has connected from another machine. Behind a proxy nobody ever does.
    pub others_seen: bool,
}

/// Every 4xx answer.
#[derive(Debug, Serialize, TS, JsonSchema)]
pub struct Failure {
    pub why: Phrase,
}
