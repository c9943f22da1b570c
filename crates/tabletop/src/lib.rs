//! The contract of a game and its vocabulary. No game, no IO, no text meant for eyes; of JSON only what
//! a digest is made of.
//!
//! - [`Game`]: what every game implements; [`Lawful`] for the laws; [`Words`] for people.
//! - [`Table`]: what a game does its chance and its telling through.
//! - [`Config`], [`Switch`], [`Refused`]: how a table is set up.
//! - [`Match`] and [`Record`]: a game being played, and everything needed to play it again.
//! - [`Sight`]: all of it that reaches a viewer; [`Undos`]: what can be undone.
//! - [`cards`]: sets, bags and decks of cards.
//! - [`Standing`]: what wins, and how far everybody is; [`Incident`]: an attack, and what came of it.
//! - [`Page`], [`Form`]: what can be read, and filled in, without a board; [`Line`]: what people say in
//!   their own words.
//! - [`Phrase`]: a text key with arguments, resolved by whoever shows it.
#![warn(
    clippy::wildcard_enum_match_arm,
    clippy::match_wildcard_for_single_variants
)]

mod advice;
pub mod cards;
mod chance;
mod config;
mod game;
mod incident;
mod length;
mod line;
mod luck;
mod past;
mod phrase;
mod playing;
mod reading;
mod reason;
mod record;
mod sealed;
mod seat;
mod sight;
mod standing;
mod summary;
mod table;
mod undo;

pub use advice::{Advice, outlook};
pub use chance::{Chance, Seed, SeedError};
pub use config::{Config, Fact, GameMode, Import, Offers, Refused, Setting, Switch, SwitchKind};
pub use game::{Game, Lawful, Leg, Mastery, Outcome, Pace, Words};
pub use incident::{Against, Fate, Incident, Remedy, Technique};
pub use length::{Fixed, Length};
pub use line::{Line, tidy};
pub use luck::{Fortune, Luck, Place, Stand};
pub(crate) use past::{Past, Pasts};
pub use phrase::{Arg, Phrase, word};
pub use playing::{Ahead, Broken, BrokenWhy, Match, Played, Refusal, Replay};
pub use reading::{Filled, Form, FormPart, Page};
pub use reason::{Reason, telling};
pub use record::{By, Did, Digest, Entry, FORMAT, Record};
pub use sealed::Sealed;
pub use seat::{MAX_SEATS, Seat, Seats, Viewer};
pub use sight::{Judged, Sight};
pub use standing::{Round, Score, Standing};
pub use summary::Summary;
pub use table::{Frame, Silent, Table, Told, Watched};
pub use undo::Undos;
