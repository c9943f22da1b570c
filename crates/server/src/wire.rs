//! What goes over the wire. The client's types, and the schema in `docs/`, are generated from here.

mod asked;
mod class;
mod order;
mod review;

use bots::Level;
use catalog::{Ahead, Change, Drawn, Hint, Shown};
use lessons::Guide;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::{Config, Phrase, Seat, Viewer};
use ts_rs::TS;

pub use asked::{
    AnswerPuzzle, AskWhose, BeginLesson, Compare, CreateTable, Failure, Found, Grace, PlayOn,
    PuzzleAnswered, Reach, SeatPlan, Seated, TakeSeat, Whose,
};
pub use class::{
    AskDebrief, ClassDebrief, ClassInfo, ClassPlan, ClassTable, CreateClass, Enter, Entered, Fill,
    Founded, FromClass, Glance, Keeping, Noted, Place, Pupil, Refused, Seating, Since, ToClass,
};
pub use order::{Asking, Conduct, End, Hands, Hints, Order, Talk};
pub use review::ReviewState;

/// The version of what goes over the socket. Whoever says hello with another one is told to reload.
pub const WIRE: u32 = 4;

/// `GET /api/tables/{table}`, and whenever it changes: what everyone may know of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct TableInfo {
    pub table: String,
    pub code: String,
    pub game: String,
    /// In short: the texts of imports are not sent again with every change.
    pub config: Config,
    pub stage: Stage,
    pub seats: Vec<SeatInfo>,
    pub spectators: u32,
    pub clock: Option<u32>,
    pub grace: Grace,
    pub stand_in: Level,
    pub conduct: Conduct,
    pub asking: Option<Asking>,
    /// The seat of the host; none: the host has no seat.
    #[ts(type = "number | null")]
    pub host: Option<Seat>,
    /// The class that the table belongs to, whose facilitator is its host.
    pub class: Option<String>,
    /// The table of the rematch.
    pub next: Option<String>,
    /// Days that the table is kept after the last change; none: as long as its class.
    pub kept: Option<u16>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    Lobby,
    Playing,
    Over,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
#[serde(tag = "who", rename_all = "kebab-case")]
pub enum SeatInfo {
    Open,
    Bot {
        level: Level,
    },
    Person {
        name: String,
        /// Connected right now.
        here: bool,
        /// A bot of this level plays until the person is back.
        held: Option<Level>,
        /// When the others may let a bot hold the seat; none if they may not, since the person is
        /// here, a bot holds the seat already, or the table waits however long.
        hold_in: Option<Countdown>,
    },
}

/// Seconds left when it was sent.
#[derive(Clone, Copy, Debug, Eq, Serialize, TS, JsonSchema)]
pub struct Countdown(pub u32);

/// Running or run out: that time goes by is no news, and nobody is sent anything because of it.
impl PartialEq for Countdown {
    fn eq(&self, other: &Countdown) -> bool {
        (self.0 == 0) == (other.0 == 0)
    }
}

/// What the client sends over `GET /api/tables/{table}/socket`.
#[derive(Debug, Deserialize, TS, JsonSchema)]
#[serde(tag = "t", rename_all = "kebab-case", deny_unknown_fields)]
pub enum FromClient {
    /// The first message, and only the first. Without a secret one watches.
    Hello {
        /// The version of the wire that the client speaks.
        #[serde(default)]
        wire: u32,
        #[serde(default)]
        #[ts(optional)]
        secret: Option<String>,
        /// To be told everything each time, as a change of everything, instead of what has changed:
        /// for whoever wants to complete nothing.
        #[serde(default)]
        #[ts(optional, as = "Option<bool>")]
        whole: bool,
    },
    /// Decides: one action, or a plan of several, carried out in order until one is refused or
    /// something is revealed (chance was drawn, something hidden was shown, or somebody else is to
    /// decide): then the rest is let go, and the request is done. If one is refused, what was done
    /// before it stays. `decision` is the number of the decision that is answered.
    Act {
        re: u32,
        decision: u32,
        #[ts(type = "Array<unknown>")]
        plan: Vec<serde_json::Value>,
    },
    /// Asks what each of these plans would come to if it were sent now. Nothing is done, and nobody
    /// else notices.
    Peek {
        re: u32,
        decision: u32,
        #[ts(type = "Array<Array<unknown>>")]
        plans: Vec<Vec<serde_json::Value>>,
    },
    /// Asks what one might do, how often that wins and why. Nobody else notices.
    Hint {
        re: u32,
        decision: u32,
    },
    /// Takes back an unfinished or still sealed decision.
    Retract {
        re: u32,
    },
    /// Undoes the last whole move.
    Undo {
        re: u32,
    },
    /// Asks the others to take the last decision back, whatever has come of it. Answered when they
    /// have answered.
    TakeBack {
        re: u32,
    },
    /// Agrees that somebody takes a decision back, or does not; whoever has asked can withdraw it so.
    Consent {
        re: u32,
        agrees: bool,
    },
    /// Asks for the table with all hands open, where that is allowed.
    Look {
        re: u32,
    },
    Chat {
        re: u32,
        text: String,
    },
    /// The host begins the game; open seats are filled with bots of this level.
    Start {
        re: u32,
        #[serde(default)]
        #[ts(optional)]
        fill: Option<Level>,
    },
    /// The host changes who is to sit at an open or a bot's seat, before the game begins.
    Plan {
        re: u32,
        #[ts(type = "number")]
        seat: Seat,
        plan: SeatPlan,
    },
    /// A player lets a bot of the table's level hold the own seat, or ends that; or lets it hold a
    /// seat whose person has been away for longer than the table's grace.
    Hold {
        re: u32,
        #[ts(type = "number")]
        seat: Seat,
        hold: bool,
    },
    /// The host orders something.
    Order {
        re: u32,
        order: Order,
    },
    /// A player asks for another game with the same people and bots, when this one is over.
    Rematch {
        re: u32,
    },
    /// Asks for the table in sentences, for screen readers.
    Describe {
        re: u32,
    },
    /// Asks for the lines of the log before this one.
    Log {
        re: u32,
        before: u32,
    },
    /// Is the table still there? A wire can be dead for minutes before either end is told.
    Ping {
        re: u32,
    },
}

impl FromClient {
    /// The number by which the answer refers to it.
    pub(crate) fn number(&self) -> Option<u32> {
        match *self {
            FromClient::Hello { .. } => None,
            FromClient::Act { re, .. }
            | FromClient::Peek { re, .. }
            | FromClient::Hint { re, .. }
            | FromClient::Retract { re }
            | FromClient::Undo { re }
            | FromClient::TakeBack { re }
            | FromClient::Consent { re, .. }
            | FromClient::Look { re }
            | FromClient::Chat { re, .. }
            | FromClient::Start { re, .. }
            | FromClient::Plan { re, .. }
            | FromClient::Hold { re, .. }
            | FromClient::Order { re, .. }
            | FromClient::Rematch { re }
            | FromClient::Describe { re }
            | FromClient::Log { re, .. }
            | FromClient::Ping { re } => Some(re),
        }
    }
}

/// What the server sends.
#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
#[serde(tag = "t", rename_all = "kebab-case")]
pub enum FromServer<'a> {
    /// The answer to hello. Sent again when the game begins. The last lines of the log follow.
    Welcome {
        viewer: Viewer,
        host: bool,
        info: TableInfo,
        /// None before the game begins.
        now: Option<Now<'a>>,
        chat: Vec<ChatLine>,
    },
    /// What happened before the welcome, in sentences: the last of it unasked, older lines on request.
    Log {
        /// How many lines there are before these.
        from: u32,
        lines: Vec<Phrase>,
    },
    /// Something happened: frames to play, then the table as it is.
    Frames {
        frames: Vec<Shown<'a>>,
        now: Next<'a>,
        /// The request of this connection that it came of, which is thereby carried out.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        done: Option<u32>,
    },
    /// The table in sentences, as it was asked for.
    Described {
        re: u32,
        lines: Vec<Phrase>,
    },
    /// The table with all hands open, as it was asked for.
    Open {
        re: u32,
        #[ts(as = "catalog::Scene")]
        #[schemars(with = "catalog::Scene")]
        scene: &'a Drawn,
    },
    /// Not everybody has agreed that one takes a decision back.
    Declined {
        why: Phrase,
    },
    /// The table's people or stage changed.
    Info {
        info: TableInfo,
    },
    Chat {
        line: ChatLine,
    },
    /// What the plans of the request with this number would come to, in their order.
    Ahead {
        re: u32,
        ahead: Vec<Ahead>,
    },
    /// What the guide of a lesson says to its learner, about the decision with this number.
    Guide {
        decision: u32,
        guide: Guide,
    },
    /// The best options of the decision that was asked about, best first; none: there is no choice.
    Hints {
        re: u32,
        hints: Vec<Hint>,
    },
    /// The request with this number was carried out.
    Done {
        re: u32,
    },
    /// The request with this number was refused.
    Refused {
        re: u32,
        why: Phrase,
    },
    /// The connection ends, and why.
    Bye {
        why: Phrase,
        /// It will pass: whoever comes back later with the same hello may be welcome.
        again: bool,
    },
}

/// The table as one viewer sees it now.
#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct Now<'a> {
    /// Moves only when something this viewer can see has changed. Begins anywhere, also anew after
    /// the server was restarted.
    pub version: u32,
    /// The number of this viewer's present decision: moves when its own question is answered or replaced.
    pub decision: u32,
    #[ts(as = "catalog::Scene")]
    #[schemars(with = "catalog::Scene")]
    pub scene: &'a Drawn,
    /// Seconds left on the clock, if one runs.
    pub clock: Option<u32>,
}

/// The same, after a change.
#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct Next<'a> {
    pub version: u32,
    pub decision: u32,
    /// What has changed since the last frame, or since the scene before if there was none.
    pub scene: Change<'a>,
    pub clock: Option<u32>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct ChatLine {
    pub from: ChatFrom,
    pub text: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ChatFrom {
    Seat(Seat),
    Spectator,
    /// Whoever is in charge of the table.
    Host,
}
