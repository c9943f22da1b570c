//! A class: many people at many tables, and somebody in charge of all of them.

use std::collections::BTreeMap;

use bots::Level;
use catalog::Ending;
use catalog::debrief::Debrief;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use tabletop::{Phrase, Seat, Setting, Standing};
use ts_rs::TS;

use super::{Conduct, Hands, Order, SeatInfo, Stage, TableInfo};

/// `POST /api/classes`: a new class.
#[derive(Debug, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CreateClass {
    pub plan: ClassPlan,
    /// Who is expected at which table, by name; empty where nobody was named.
    #[serde(default)]
    #[ts(optional, as = "Option<Vec<Vec<String>>>")]
    pub teams: Vec<Vec<String>>,
    /// Settled once: whoever comes in is told.
    #[serde(default)]
    #[ts(optional, as = "Option<Keeping>")]
    pub keep: Keeping,
}

/// What is kept of a class after it was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Keeping {
    /// Names stay with the games; else they are deleted on the day after.
    pub names: bool,
    /// How long decisions take and what the rules refuse is noted.
    pub journal: bool,
    /// So long after its last game began the class is deleted with all it holds.
    pub days: u16,
}

impl Default for Keeping {
    fn default() -> Keeping {
        Keeping {
            names: true,
            journal: true,
            days: 30,
        }
    }
}

/// How the next round is to be played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ClassPlan {
    pub game: String,
    #[serde(default)]
    #[ts(optional, as = "Option<BTreeMap<String, Setting>>")]
    pub switches: BTreeMap<String, Setting>,
    /// Players at a table.
    pub size: u8,
    /// What is done where people do not come out even.
    pub fill: Fill,
    /// The level of the bots.
    pub level: Level,
    pub seating: Seating,
    /// Seconds for a decision before the clock answers.
    #[serde(default)]
    #[ts(optional)]
    pub clock: Option<u32>,
    /// Every table has the same luck: the same cards and dice in the same places.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub same_deal: bool,
    /// Whose hands are open, and to whom; everybody is told.
    #[serde(default)]
    #[ts(optional, as = "Option<Hands>")]
    pub hands: Hands,
    /// Until the bell, counted from the beginning of the round.
    #[serde(default)]
    #[ts(optional)]
    pub minutes: Option<u16>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Fill {
    /// Bots sit where people are missing.
    Bots,
    /// Tables are smaller where the game allows it.
    Fewer,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Seating {
    /// Whoever comes one after another sits together.
    Arrival,
    /// By lot; in later rounds with as few as possible whom one has met.
    Random,
    /// By the results so far, strong with weak; before there are any, by lot.
    Mixed,
    /// By the results so far, strong with strong; before there are any, by lot.
    Alike,
    /// As the facilitator has said, by list or one by one.
    Teams,
    /// People choose their tables.
    Choosing,
}

/// The answer to a new class. The secret is shown this once; whoever has it is in charge.
#[derive(Debug, Serialize, TS, JsonSchema)]
pub struct Founded {
    pub class: String,
    pub code: String,
    pub secret: String,
}

/// `POST /api/classes/{class}/people`: somebody comes in.
#[derive(Debug, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Enter {
    pub name: String,
}

/// The person's secret is that of each seat that the class gives them.
#[derive(Debug, Serialize, TS, JsonSchema)]
pub struct Entered {
    pub class: String,
    pub person: u32,
    pub secret: String,
}

/// What is sent over `GET /api/classes/{class}/socket`.
#[derive(Debug, Deserialize, TS, JsonSchema)]
#[serde(tag = "t", rename_all = "kebab-case", deny_unknown_fields)]
pub enum FromClass {
    /// The first message, and only the first: the facilitator's secret or a person's.
    Hello {
        #[serde(default)]
        wire: u32,
        secret: String,
    },
    /// The facilitator settles how the next round is to be played.
    Plan { re: u32, plan: ClassPlan },
    /// The facilitator has everybody seated and the round begin.
    Begin { re: u32 },
    /// The facilitator orders something at one table, or at all tables of this round.
    Order {
        re: u32,
        #[serde(default)]
        #[ts(optional)]
        table: Option<String>,
        order: Order,
    },
    /// Who sits at which table in the next round: for oneself where people choose, for anybody as the
    /// facilitator. None: where there is room.
    Choose {
        re: u32,
        person: u32,
        team: Option<u8>,
    },
    /// The facilitator says anew who is expected at which table, by name.
    Teams { re: u32, teams: Vec<Vec<String>> },
    /// The facilitator takes somebody off the list; a bot plays on.
    Dismiss { re: u32, person: u32 },
    /// Nobody comes in any more, or people do again.
    Close { re: u32, closed: bool },
    /// Everybody in the class may read the debrief, or nobody else may any more.
    Release { re: u32, released: bool },
    /// The facilitator has the class forgotten, with all its tables.
    Forget { re: u32 },
    /// Is the class still there?
    Ping { re: u32 },
}

impl FromClass {
    /// The number by which the answer refers to it.
    pub(crate) fn number(&self) -> Option<u32> {
        match *self {
            FromClass::Hello { .. } => None,
            FromClass::Plan { re, .. }
            | FromClass::Begin { re }
            | FromClass::Order { re, .. }
            | FromClass::Choose { re, .. }
            | FromClass::Teams { re, .. }
            | FromClass::Dismiss { re, .. }
            | FromClass::Close { re, .. }
            | FromClass::Release { re, .. }
            | FromClass::Forget { re }
            | FromClass::Ping { re } => Some(re),
        }
    }
}

/// What the server sends there.
#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
#[serde(tag = "t", rename_all = "kebab-case")]
pub enum ToClass {
    /// The answer to hello.
    Welcome {
        /// None: the facilitator.
        me: Option<u32>,
        info: ClassInfo,
    },
    /// The class has changed.
    Info { info: ClassInfo },
    /// Who is expected at which table, for the facilitator.
    Teams { teams: Vec<Vec<String>> },
    /// How a table stands, for the facilitator.
    Glance { table: String, glance: Glance },
    /// The request with this number was carried out.
    Done { re: u32 },
    /// The request with this number was refused.
    Refused { re: u32, why: Phrase },
    /// The connection ends, and why.
    Bye {
        why: Phrase,
        /// It will pass: whoever comes back later may be welcome.
        again: bool,
    },
}

/// What everyone in a class may know of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct ClassInfo {
    pub class: String,
    pub code: String,
    pub plan: ClassPlan,
    pub keep: Keeping,
    /// The round that is on, or was last; 0 before the first.
    pub round: u16,
    /// Since when it has been on.
    pub begun: Option<Since>,
    pub closed: bool,
    /// Everybody in the class may read the debrief.
    pub released: bool,
    pub people: Vec<Pupil>,
    /// The tables of this round.
    pub tables: Vec<ClassTable>,
    /// How many tables there would be if the next round began now.
    pub next_tables: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct Pupil {
    pub person: u32,
    pub name: String,
    /// Connected to the class's page or to the table.
    pub here: bool,
    /// The table that was chosen for the next round, from 0.
    pub team: Option<u8>,
    /// Where they sit in this round; none: nowhere yet.
    pub table: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct ClassTable {
    pub table: String,
    pub game: String,
}

/// `POST /api/classes/{class}/debrief`: what the class has to talk about, for its facilitator, and for
/// everybody in it once it is released.
#[derive(Debug, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AskDebrief {
    pub secret: String,
}

#[derive(Debug, Serialize, TS, JsonSchema)]
pub struct ClassDebrief {
    /// All tables of all rounds, in the order in which the debrief has them.
    pub tables: Vec<TableInfo>,
    /// As people know these tables.
    pub places: Vec<Place>,
    pub debrief: Debrief,
    /// How long people took.
    pub noted: Vec<Noted>,
    /// What was tried against the rules, most often first.
    pub refused: Vec<Refused>,
}

/// A table within its round, both counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct Place {
    pub round: u16,
    pub number: u16,
}

/// A person's decisions.
#[derive(Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct Noted {
    pub table: usize,
    #[ts(type = "number")]
    pub seat: Seat,
    pub decisions: u32,
    pub median_ms: u32,
    pub longest_ms: u32,
    /// The step of the replay that took longest.
    pub longest_step: Option<usize>,
    /// How often a hint was asked for.
    pub hints: u32,
    /// How often a decision was taken back by consent.
    pub taken_back: u32,
}

/// Something that the rules have refused.
#[derive(Debug, Serialize, TS, JsonSchema)]
pub struct Refused {
    /// The table of the example: its players are meant.
    pub table: usize,
    #[ts(as = "Phrase")]
    #[schemars(with = "Phrase")]
    pub why: Box<RawValue>,
    pub times: u32,
}

/// A table at a glance, as spectators may see it.
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct Glance {
    pub stage: Stage,
    pub conduct: Conduct,
    pub seats: Vec<SeatInfo>,
    #[ts(type = "Array<number>")]
    pub awaited: Vec<Seat>,
    /// What is decided, in a sentence.
    pub prompt: Option<Phrase>,
    /// Since when nothing has changed of all this.
    pub since: Since,
    pub standing: Option<Standing>,
    pub ending: Option<Ending>,
}

/// Seconds that had gone by when it was sent. That more go by is no news.
#[derive(Clone, Copy, Debug, Serialize, TS, JsonSchema)]
pub struct Since(pub u32);

impl PartialEq for Since {
    fn eq(&self, _: &Since) -> bool {
        true
    }
}

impl Eq for Since {}
