//! A table as it is founded, and as it comes back from the store.

use bots::Level;
use catalog::{AnyMatch, LoadError, OpenError};
use lessons::LessonId;
use serde_json::value::RawValue;
use store::{Saved, SecretHash};
use tabletop::{Chance, Config, Seat, Seed};

use super::Chair;
use crate::wire::{ChatFrom, ChatLine, Conduct, Grace, Hands};
use crate::{Refusal, secret};

/// All it takes to found a table; its id, code and luck are drawn.
#[derive(Clone)]
pub(crate) struct Founding {
    pub(crate) game: String,
    pub(crate) config: Config,
    pub(crate) clock: Option<u32>,
    pub(crate) grace: Grace,
    /// The bot that holds a person's seat.
    pub(crate) stand_in: Level,
    pub(crate) host: SecretHash,
    /// Whose tables it counts among.
    pub(crate) founder: Option<String>,
    pub(crate) class: Option<String>,
    /// How it is run from the beginning.
    pub(crate) hands: Hands,
    pub(crate) seats: Vec<Chair>,
    /// Nothing is noted of how people play.
    pub(crate) unnoted: bool,
    /// It is a guided first game; a game after it is not.
    pub(crate) lesson: Option<LessonId>,
    /// The game begins at once.
    pub(crate) begun: bool,
}

impl Founding {
    pub(crate) fn draw(&self, seed: Seed) -> Result<store::Table, Refusal> {
        // Set up in any case, so that a set-up which the game refuses is refused now.
        let opened = begin(&self.game, &self.config, seed)?;
        Ok(store::Table {
            id: secret::table_id(),
            code: secret::code(),
            game: self.game.clone(),
            config: serde_json::to_string(&self.config).expect("plain data always serialises"),
            founder: self.founder.clone(),
            clock: self.clock,
            grace: match self.grace {
                Grace::Seconds(seconds) => Some(seconds),
                Grace::Never => None,
            },
            stand_in: self.stand_in.id().to_owned(),
            host: self.host,
            class: self.class.clone(),
            conduct: self.conduct(),
            // On a stream of its own: it tells nothing of the game's.
            luck: Chance::stream(seed, 1).seed().to_string(),
            seats: self.seats.iter().map(Chair::sitter).collect(),
            head: self.begun.then(|| opened.head()),
        })
    }
}

impl Founding {
    /// How it is run from the beginning, if somebody has chosen.
    fn conduct(&self) -> Option<String> {
        let chosen = Conduct {
            hands: self.hands,
            unnoted: self.unnoted,
            lesson: self.lesson,
            ..Conduct::default()
        };
        (chosen != Conduct::default()).then(|| chosen.text())
    }
}

/// A fresh game.
pub(crate) fn begin(game: &str, config: &Config, seed: Seed) -> Result<Box<dyn AnyMatch>, Refusal> {
    catalog::open(game, config, seed).map_err(|error| match error {
        OpenError::Game(game) => Refusal::NoSuchGame(game),
        OpenError::Config(refused) => Refusal::SetUp(refused),
    })
}

/// A table that came back.
pub(super) struct Restored {
    pub(super) code: String,
    pub(super) founding: Founding,
    pub(super) conduct: Conduct,
    pub(super) luck: Seed,
    pub(super) next: Option<String>,
    pub(super) chat: Vec<ChatLine>,
    pub(super) game: Option<Box<dyn AnyMatch>>,
}

pub(super) fn restore(saved: Saved) -> Result<Restored, Refusal> {
    let table = saved.table;
    let damaged = |why: &dyn std::fmt::Display| {
        tracing::error!("table {} does not come back: {why}", table.code);
        Refusal::Trouble
    };
    let game = match &table.head {
        None => None,
        Some(head) => {
            let record = record(head, &saved.entries).map_err(|error| damaged(&error))?;
            Some(catalog::load(&record).map_err(|error: LoadError| {
                damaged(&error);
                Refusal::Replay(error)
            })?)
        }
    };
    let conduct = match &table.conduct {
        None => Conduct::default(),
        Some(kept) => serde_json::from_str(kept).map_err(|error| damaged(&error))?,
    };
    Ok(Restored {
        conduct,
        founding: Founding {
            config: serde_json::from_str(&table.config).map_err(|error| damaged(&error))?,
            clock: table.clock,
            grace: table.grace.map_or(Grace::Never, Grace::Seconds),
            stand_in: table.stand_in.parse().map_err(|error| damaged(&error))?,
            host: table.host,
            founder: table.founder.clone(),
            class: table.class.clone(),
            // How it is run by now is kept as its conduct.
            hands: Hands::default(),
            seats: table
                .seats
                .iter()
                .map(|sitter| Chair::try_from(sitter.clone()))
                .collect::<Result<_, _>>()
                .map_err(|error| damaged(&error))?,
            unnoted: conduct.unnoted,
            lesson: None,
            begun: game.is_some(),
            game: table.game.clone(),
        },
        luck: table.luck.parse().map_err(|error| damaged(&error))?,
        code: table.code,
        next: saved.next,
        chat: saved
            .chat
            .into_iter()
            .map(|line| ChatLine {
                from: match line.from {
                    store::From::Seat(seat) => ChatFrom::Seat(Seat(seat)),
                    store::From::Spectator => ChatFrom::Spectator,
                    store::From::Host => ChatFrom::Host,
                },
                text: line.text,
            })
            .collect(),
        game,
    })
}

/// Head and entries as one record again; what entries the head has are left out.
pub(crate) fn record(head: &str, entries: &[String]) -> Result<String, serde_json::Error> {
    let mut record: std::collections::BTreeMap<String, Box<RawValue>> = serde_json::from_str(head)?;
    let entries = RawValue::from_string(format!("[{}]", entries.join(",")))?;
    record.insert("entries".to_owned(), entries);
    serde_json::to_string(&record)
}
