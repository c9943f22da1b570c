//! What whoever is in charge of a table can order: its host over the table's socket, the facilitator of a
//! class over the class's, for one of its tables or for all.

use lessons::LessonId;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::Seat;
use ts_rs::TS;

use super::{Countdown, Grace};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Order {
    /// Nobody decides and no clock runs until it goes on.
    Pause(bool),
    /// Nobody takes a seat any more; newcomers watch.
    Close(bool),
    Talk(Talk),
    /// Who may ask for hints, from now on.
    Hints(Hints),
    /// The person is not of this table any more: before the game the seat is open again, during it a
    /// bot of the table's level plays on.
    Remove(#[ts(type = "number")] Seat),
    /// Before the game: two seats change who sits there.
    Swap(#[ts(type = "number")] Seat, #[ts(type = "number")] Seat),
    /// A bot plays for a person, who may be here, or plays no longer.
    Hold {
        #[ts(type = "number")]
        seat: Seat,
        hold: bool,
    },
    /// The person at this seat is the host from now on.
    PassOn(#[ts(type = "number")] Seat),
    Grace(Grace),
    /// So many seconds more for whoever is being waited for.
    MoreTime(u32),
    /// The game ends early and counts as it then stands.
    End(End),
    /// Before the game hands are opened; closed they can be at any time.
    Hands(Hands),
    /// Whoever asks to take a decision back may, or may not.
    TakeBack(bool),
    /// A word to everyone at the table.
    Say(String),
}

/// Who may write at a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Talk {
    #[default]
    Everyone,
    Players,
    /// The host alone.
    Nobody,
}

/// When players may ask what they might do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Hints {
    Always,
    /// In the first game at the table, and in no rematch.
    #[default]
    FirstGame,
    Never,
}

/// When a game ends that is not played to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    Now,
    /// When this round is over.
    AfterRound,
    /// It is played to its end after all.
    NotEarly,
}

/// How a table is being run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(default)]
pub struct Conduct {
    pub paused: bool,
    pub closed: bool,
    pub talk: Talk,
    pub hints: Hints,
    /// The game ends when this round is over.
    pub last_round: Option<u16>,
    /// The game was ended early.
    pub ended: bool,
    pub hands: Hands,
    /// Nothing is noted of how people play, even at the table of a class.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub unnoted: bool,
    /// It is a guided first game.
    #[serde(
        skip_serializing_if = "Option::is_none",
        deserialize_with = "LessonId::if_known"
    )]
    #[ts(optional)]
    pub lesson: Option<LessonId>,
}

/// Who may see all hands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Hands {
    /// Everybody who plays, until the first round is over.
    pub first_round: bool,
    /// The host or facilitator, who only watches.
    pub to_host: bool,
    /// Whoever else watches, as on a projector, while they are open to players or host.
    pub to_watchers: bool,
}

/// Somebody asks to take the last decision back, and nobody decides until the others have answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct Asking {
    #[ts(type = "number")]
    pub seat: Seat,
    /// Who has agreed so far; bots are not asked.
    #[ts(type = "Array<number>")]
    pub agreed: Vec<Seat>,
    /// Then whoever has not answered does not agree.
    pub left: Countdown,
}
