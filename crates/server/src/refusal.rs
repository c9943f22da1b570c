//! The one error type: why something is refused, for people and as an HTTP answer.

use std::ops::RangeInclusive;

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use catalog::{LoadError, NoSuchGame, StepRefused};
use tabletop::{Phrase, Refused, Seat};

use crate::limits;
use crate::wire::{Failure, FromServer};

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("refused: {}", self.phrase().key)]
pub(crate) enum Refusal {
    // What there is not.
    NoSuchTable,
    NoSuchCode,
    NoSuchClass,
    NoSuchPerson,
    NoSuchSeat,
    NoSuchStep,
    NoSuchGame(NoSuchGame),
    NoSuchPage,

    // What cannot be set up or said like this.
    SetUp(Refused),
    Clock,
    /// The shortest grace that this server allows.
    Grace(u32),
    NameEmpty,
    NameLong,
    ChatEmpty,
    ChatLong,
    BadViewer,
    Unreadable,
    /// The client speaks another version of the wire.
    OtherVersion,
    /// Who has said hello is known.
    HelloAgain,
    NotJson,
    TooLarge,
    Method,

    // Not now.
    SeatTaken,
    TableFull,
    OpenSeats,
    AlreadyBegun,
    NotPlaying,
    NotOver,
    Stale,
    Held,
    Paused,
    /// Somebody asks to take a decision back.
    Asking,
    /// Nobody does.
    NobodyAsks,
    /// Not everybody has agreed.
    Declined,
    HandsClosed,
    /// Nobody takes a seat any more.
    Closed,
    /// The host has asked for quiet.
    Hushed,
    NoClock,
    /// The host allows no hints.
    NoHints,
    /// The table is a class's, and its facilitator sees to this.
    OfAClass,
    ClassFull,
    /// A class cannot be kept for so many days.
    ClassDays,
    /// A round cannot have so many minutes.
    Minutes,
    NobodyToSeat,
    /// The facilitator has not released the debrief.
    NotReleased,
    /// Other tables still play the same deal.
    SameDeal,
    TooSoon {
        seat: Seat,
        away: u32,
        left: u32,
    },
    NoStandIn,
    /// So much has been taken back at the table that no more can be.
    BackEnough,
    Step(StepRefused),

    // Not you.
    NotHost,
    NotAPlayer,
    SomeoneIsHere,
    NotYourSeat,
    NotAPerson,
    OwnSeat,
    /// The host has taken the person off the table.
    Removed,
    NotFacilitator,
    WrongSecret,
    OtherSite,

    // A record that does not play.
    Replay(LoadError),
    TooLong,
    ReplayTooLarge,

    // Too much, too slow, or our own trouble.
    TooFast,
    TooManyConnections,
    /// How many days tables are kept.
    TooManyTables {
        days: u16,
    },
    /// Of one address, and how many it may have.
    TooManyOfYours {
        most: usize,
        days: u16,
    },
    TooSlow,
    NotSaved,
    Closing,
    Trouble,
}

impl Refusal {
    /// What to say about it.
    pub(crate) fn phrase(&self) -> Phrase {
        match self {
            Refusal::SetUp(refused) => refused.phrase(),
            Refusal::Step(refused) => refused.phrase(),
            Refusal::Replay(error) => error.phrase(),
            Refusal::NoSuchGame(NoSuchGame(game)) => {
                Phrase::new("refused-no-such-game").with("game", game.as_str())
            }
            Refusal::ClassDays => within("refused-class-days", &limits::CLASS_DAYS),
            Refusal::Minutes => within("refused-minutes", &limits::CLASS_MINUTES),
            Refusal::Clock => Phrase::new("refused-clock")
                .with("min", limits::CLOCK_MIN as usize)
                .with("max", limits::CLOCK_MAX as usize),
            Refusal::Grace(min) => Phrase::new("refused-grace")
                .with("min", *min as usize)
                .with("max", limits::GRACE_MAX as usize),
            Refusal::TooSoon { seat, away, left } => Phrase::new("refused-too-soon")
                .with("player", *seat)
                .with("away", *away as usize)
                .with("left", *left as usize),
            Refusal::TooManyTables { days } => {
                Phrase::new("refused-too-many-tables").with("days", usize::from(*days))
            }
            Refusal::TooManyOfYours { most, days } => Phrase::new("refused-too-many-of-yours")
                .with("most", *most)
                .with("days", usize::from(*days)),
            Refusal::NameLong => Phrase::new("refused-name-long").with("max", limits::NAME_CHARS),
            Refusal::ChatLong => Phrase::new("refused-chat-long").with("max", limits::CHAT_CHARS),
            other => Phrase::new(other.kind().1),
        }
    }

    pub(crate) fn status(&self) -> StatusCode {
        self.kind().0
    }

    /// Whether it will pass by itself: the same can be asked again later.
    pub(crate) fn passes(&self) -> bool {
        let status = self.status();
        status.is_server_error()
            || status == StatusCode::REQUEST_TIMEOUT
            || status == StatusCode::TOO_MANY_REQUESTS
    }

    /// The last words to a connection that ends for this reason.
    pub(crate) fn bye(&self) -> FromServer<'static> {
        FromServer::Bye {
            why: self.phrase(),
            again: self.passes(),
        }
    }

    /// The status, and the text of those that need no arguments.
    const fn kind(&self) -> (StatusCode, &'static str) {
        match self {
            Refusal::NoSuchTable => (StatusCode::NOT_FOUND, "refused-no-such-table"),
            Refusal::NoSuchCode => (StatusCode::NOT_FOUND, "refused-no-such-code"),
            Refusal::NoSuchClass => (StatusCode::NOT_FOUND, "refused-no-such-class"),
            Refusal::NoSuchPerson => (StatusCode::NOT_FOUND, "refused-no-such-person"),
            Refusal::NoSuchSeat => (StatusCode::NOT_FOUND, "refused-no-such-seat"),
            Refusal::NoSuchStep => (StatusCode::NOT_FOUND, "refused-no-such-step"),
            Refusal::NoSuchGame(_) => (StatusCode::NOT_FOUND, "refused-no-such-game"),
            Refusal::NoSuchPage => (StatusCode::NOT_FOUND, "refused-no-such-page"),
            Refusal::SetUp(_) => (StatusCode::BAD_REQUEST, "refused-players"),
            Refusal::Clock => (StatusCode::BAD_REQUEST, "refused-clock"),
            Refusal::ClassDays => (StatusCode::BAD_REQUEST, "refused-class-days"),
            Refusal::Minutes => (StatusCode::BAD_REQUEST, "refused-minutes"),
            Refusal::Grace(_) => (StatusCode::BAD_REQUEST, "refused-grace"),
            Refusal::NameEmpty => (StatusCode::BAD_REQUEST, "refused-name-empty"),
            Refusal::NameLong => (StatusCode::BAD_REQUEST, "refused-name-long"),
            Refusal::ChatEmpty => (StatusCode::BAD_REQUEST, "refused-chat-empty"),
            Refusal::ChatLong => (StatusCode::BAD_REQUEST, "refused-chat-long"),
            Refusal::BadViewer => (StatusCode::BAD_REQUEST, "refused-bad-viewer"),
            Refusal::Unreadable => (StatusCode::BAD_REQUEST, "refused-unreadable"),
            Refusal::OtherVersion => (StatusCode::BAD_REQUEST, "refused-other-version"),
            Refusal::HelloAgain => (StatusCode::BAD_REQUEST, "refused-hello-again"),
            Refusal::NotJson => (StatusCode::UNSUPPORTED_MEDIA_TYPE, "refused-not-json"),
            Refusal::TooLarge => (StatusCode::PAYLOAD_TOO_LARGE, "refused-too-large"),
            Refusal::Method => (StatusCode::METHOD_NOT_ALLOWED, "refused-unreadable"),
            Refusal::SeatTaken => (StatusCode::CONFLICT, "refused-seat-taken"),
            Refusal::TableFull => (StatusCode::CONFLICT, "refused-table-full"),
            Refusal::OpenSeats => (StatusCode::CONFLICT, "refused-open-seats"),
            Refusal::AlreadyBegun => (StatusCode::CONFLICT, "refused-already-begun"),
            Refusal::NotPlaying => (StatusCode::CONFLICT, "refused-not-playing"),
            Refusal::NotOver => (StatusCode::CONFLICT, "refused-not-over"),
            Refusal::Stale => (StatusCode::CONFLICT, "refused-stale"),
            Refusal::Held => (StatusCode::CONFLICT, "refused-held"),
            Refusal::Paused => (StatusCode::CONFLICT, "refused-paused"),
            Refusal::Asking => (StatusCode::CONFLICT, "refused-asking"),
            Refusal::NobodyAsks => (StatusCode::CONFLICT, "refused-nobody-asks"),
            Refusal::Declined => (StatusCode::CONFLICT, "refused-declined"),
            Refusal::HandsClosed => (StatusCode::FORBIDDEN, "refused-hands-closed"),
            Refusal::Closed => (StatusCode::CONFLICT, "refused-closed"),
            Refusal::Hushed => (StatusCode::CONFLICT, "refused-hushed"),
            Refusal::NoClock => (StatusCode::CONFLICT, "refused-no-clock"),
            Refusal::NoHints => (StatusCode::CONFLICT, "refused-no-hints"),
            Refusal::OfAClass => (StatusCode::CONFLICT, "refused-of-a-class"),
            Refusal::ClassFull => (StatusCode::CONFLICT, "refused-class-full"),
            Refusal::NobodyToSeat => (StatusCode::CONFLICT, "refused-nobody-to-seat"),
            Refusal::NotReleased => (StatusCode::FORBIDDEN, "refused-not-released"),
            Refusal::SameDeal => (StatusCode::CONFLICT, "refused-same-deal"),
            Refusal::TooSoon { .. } => (StatusCode::CONFLICT, "refused-too-soon"),
            Refusal::NoStandIn => (StatusCode::CONFLICT, "refused-no-stand-in"),
            Refusal::BackEnough => (StatusCode::CONFLICT, "refused-back-enough"),
            Refusal::Step(_) => (StatusCode::CONFLICT, "refused-unreadable"),
            Refusal::NotHost => (StatusCode::FORBIDDEN, "refused-not-host"),
            Refusal::NotAPlayer => (StatusCode::FORBIDDEN, "refused-not-a-player"),
            Refusal::SomeoneIsHere => (StatusCode::FORBIDDEN, "refused-someone-is-here"),
            Refusal::NotYourSeat => (StatusCode::FORBIDDEN, "refused-not-your-seat"),
            Refusal::NotAPerson => (StatusCode::FORBIDDEN, "refused-not-a-person"),
            Refusal::OwnSeat => (StatusCode::FORBIDDEN, "refused-own-seat"),
            Refusal::Removed => (StatusCode::FORBIDDEN, "refused-removed"),
            Refusal::NotFacilitator => (StatusCode::FORBIDDEN, "refused-not-facilitator"),
            Refusal::WrongSecret => (StatusCode::FORBIDDEN, "refused-wrong-secret"),
            Refusal::OtherSite => (StatusCode::FORBIDDEN, "refused-other-site"),
            Refusal::Replay(_) => (StatusCode::UNPROCESSABLE_ENTITY, "replay-not-a-record"),
            Refusal::TooLong => (StatusCode::UNPROCESSABLE_ENTITY, "replay-too-long"),
            Refusal::ReplayTooLarge => (StatusCode::UNPROCESSABLE_ENTITY, "replay-too-large"),
            Refusal::TooFast => (StatusCode::TOO_MANY_REQUESTS, "refused-too-fast"),
            Refusal::TooManyConnections => (
                StatusCode::TOO_MANY_REQUESTS,
                "refused-too-many-connections",
            ),
            Refusal::TooManyTables { .. } => {
                (StatusCode::SERVICE_UNAVAILABLE, "refused-too-many-tables")
            }
            Refusal::TooManyOfYours { .. } => {
                (StatusCode::TOO_MANY_REQUESTS, "refused-too-many-of-yours")
            }
            Refusal::TooSlow => (StatusCode::REQUEST_TIMEOUT, "refused-too-slow"),
            Refusal::NotSaved => (StatusCode::SERVICE_UNAVAILABLE, "refused-not-saved"),
            Refusal::Closing => (StatusCode::SERVICE_UNAVAILABLE, "refused-closing"),
            Refusal::Trouble => (StatusCode::INTERNAL_SERVER_ERROR, "refused-trouble"),
        }
    }

    /// What an error status of the framework means in our words.
    pub(crate) fn of(status: StatusCode) -> Refusal {
        match status {
            StatusCode::NOT_FOUND => Refusal::NoSuchPage,
            StatusCode::METHOD_NOT_ALLOWED => Refusal::Method,
            StatusCode::PAYLOAD_TOO_LARGE => Refusal::TooLarge,
            StatusCode::UNSUPPORTED_MEDIA_TYPE => Refusal::NotJson,
            status if status.is_client_error() => Refusal::Unreadable,
            _ => Refusal::Trouble,
        }
    }
}

impl From<store::Error> for Refusal {
    fn from(error: store::Error) -> Refusal {
        match error {
            store::Error::NoSuchTable => Refusal::NoSuchTable,
            // Whoever asks again comes to the one that holds it.
            store::Error::Elsewhere => Refusal::Closing,
            store::Error::Taken | store::Error::Failed(_) | store::Error::Closed => {
                tracing::error!("{error}");
                Refusal::NotSaved
            }
        }
    }
}

/// What is refused as out of its range.
fn within(key: &'static str, range: &RangeInclusive<u16>) -> Phrase {
    Phrase::new(key)
        .with("min", usize::from(*range.start()))
        .with("max", usize::from(*range.end()))
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let why = self.phrase();
        (self.status(), Json(Failure { why })).into_response()
    }
}
