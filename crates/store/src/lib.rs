//! The append-only record of tables: in one SQLite file, or in PostgreSQL for several servers.
//!
//! A [`Store`] is a cheap handle. What is waiting is written in one go, and nobody is answered before
//! it is safe on disk, so whoever shows an effect only after the answer never shows anything that a
//! crash could take back.
//!
//! - [`sqlite`]: a thread of its own owns the file, and nobody else has it.
//! - [`postgres`]: several servers share the tables. Each table is held by one of them ([`Lease`]); the
//!   others know which, and take it over when that one is gone.
//!
//! The store knows no game: set-ups, heads and entries are texts to it. Only hashes of secrets get here.

mod calendar;
mod error;
mod lease;
mod place;
mod postgres;
mod private;
#[doc(hidden)]
pub mod sample;
mod sqlite;
mod transfer;

use std::time::Duration;

pub use calendar::{Ran, Time};
pub use error::{Error, OpenError};
pub use lease::{Holder, Lease, Peers};
pub use place::Place;
use postgres::Postgres;
pub use postgres::SILENCE;
use serde::{Deserialize, Serialize};
use sqlite::Sqlite;
pub use transfer::{Later, Moved, TransferError, backup, export, import};

/// The hash of a secret that only its owner has.
pub type SecretHash = [u8; 32];

/// A table as it was set up, and who sits at it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    pub id: String,
    /// Short, for people; no two tables share one.
    pub code: String,
    pub game: String,
    /// The set-up as JSON.
    pub config: String,
    /// Whose it is, so that nobody has too many: the hash of an address.
    #[serde(default)]
    pub founder: Option<String>,
    /// Seconds for a decision.
    pub clock: Option<u32>,
    /// Seconds that a person may be away before others can have a bot hold the seat; none: for ever.
    pub grace: Option<u32>,
    /// The level of a bot that holds a person's seat.
    pub stand_in: String,
    pub host: SecretHash,
    /// The class that it belongs to.
    pub class: Option<String>,
    /// How it is being run, as JSON; none: as if nobody had chosen anything.
    pub conduct: Option<String>,
    /// The seed of the bots' luck.
    pub luck: String,
    pub seats: Vec<Sitter>,
    /// The record without its entries; none before the game begins.
    pub head: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Sitter {
    Open,
    Bot {
        level: String,
    },
    Person {
        name: String,
        secret: SecretHash,
        /// The level of the bot that plays until the person is back.
        held: Option<String>,
    },
}

/// All that is kept of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Saved {
    pub table: Table,
    /// The entries of the record, in order.
    pub entries: Vec<String>,
    pub over: bool,
    /// The table of the rematch.
    pub next: Option<String>,
    /// The latest lines.
    pub chat: Vec<Line>,
}

/// A line of chat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Line {
    pub from: From,
    pub text: String,
}

/// Who has said something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum From {
    Seat(u8),
    Spectator,
    Host,
}

/// A class: people and tables that somebody is in charge of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Class {
    pub id: String,
    /// No other class and no table has it.
    pub code: String,
    /// Whose it is, and all tables of it are, so that nobody has too many.
    #[serde(default)]
    pub founder: Option<String>,
    /// Its people, plans and tables, as JSON.
    pub roll: String,
}

/// What is kept beside the record of how somebody plays.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Note {
    pub seat: u8,
    pub what: String,
    /// How long it took.
    pub millis: u32,
}

/// What a code stands for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    Table(String),
    Class(String),
}

/// Something to be kept about a table that exists.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    Seat {
        seat: u8,
        sitter: Sitter,
    },
    Begin {
        head: String,
    },
    /// The `n`th entry of the record, counted from 0. It is never replaced.
    Entry {
        n: usize,
        entry: String,
    },
    Over,
    Chat(Line),
    Note(Note),
    /// How the table is being run.
    Conduct(String),
    Host(SecretHash),
    Grace(Option<u32>),
}

/// How many tables and classes there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Count {
    pub tables: usize,
    pub classes: usize,
    /// Those of one founder, tables and classes.
    pub own: usize,
}

/// How many lines of chat are kept for a table.
pub const CHAT_KEPT: usize = 200;

/// More than that is not noted of a table.
const NOTES_KEPT: i64 = 4000;

/// A handle to the store. When the last one is gone it is closed.
#[derive(Clone)]
pub struct Store(Kept);

#[derive(Clone)]
enum Kept {
    File(Sqlite),
    Shared(Postgres),
}

/// Says the same to whichever store it is.
macro_rules! either {
    ($store:expr, $it:ident => $said:expr) => {
        match &$store.0 {
            Kept::File($it) => $said,
            Kept::Shared($it) => $said,
        }
    };
}

impl Store {
    /// Opens what is there, or makes it.
    pub async fn open(place: &Place) -> Result<Store, OpenError> {
        let kept = match place {
            Place::File(path) => Kept::File(Sqlite::open(path)?),
            Place::Postgres(url) => Kept::Shared(Postgres::open(url).await?),
        };
        Ok(Store(kept))
    }

    /// Lets go, and waits until all other handles are gone and a file is closed. Nothing is lost
    /// without it, but afterwards the file is whole in itself, and other servers need not wait.
    pub async fn close(self) {
        match self.0 {
            Kept::File(file) => file.close().await,
            Kept::Shared(shared) => shared.close().await,
        }
    }

    /// Keeps a new table. With `after` it becomes the rematch of that table.
    pub async fn create(&self, table: Table, after: Option<String>) -> Result<(), Error> {
        either!(self, it => it.create(table, after).await)
    }

    /// Keeps the changes, all or none.
    pub async fn write(&self, table: &str, changes: Vec<Change>) -> Result<(), Error> {
        either!(self, it => it.write(table, changes).await)
    }

    pub async fn load(&self, table: &str) -> Result<Saved, Error> {
        either!(self, it => it.load(table).await)
    }

    /// What is noted of those who play at a table, in order.
    pub async fn journal(&self, table: &str) -> Result<Vec<Note>, Error> {
        either!(self, it => it.journal(table).await)
    }

    /// The review of a table's game, if there is one.
    pub async fn review(&self, table: &str) -> Result<Option<String>, Error> {
        either!(self, it => it.review(table).await)
    }

    /// Keeps the review of a table's game.
    pub async fn keep_review(&self, table: &str, review: String) -> Result<(), Error> {
        either!(self, it => it.keep_review(table, review).await)
    }

    /// Keeps a new class.
    pub async fn create_class(&self, class: Class) -> Result<(), Error> {
        either!(self, it => it.create_class(class).await)
    }

    /// Keeps what has become of a class.
    pub async fn write_class(&self, id: &str, roll: String) -> Result<(), Error> {
        either!(self, it => it.write_class(id, roll).await)
    }

    pub async fn load_class(&self, id: &str) -> Result<Class, Error> {
        either!(self, it => it.load_class(id).await)
    }

    /// All classes there are.
    pub async fn classes(&self) -> Result<Vec<Class>, Error> {
        either!(self, it => it.classes().await)
    }

    /// Forgets a class with all its tables.
    pub async fn forget_class(&self, id: &str) -> Result<(), Error> {
        either!(self, it => it.forget_class(id).await)
    }

    /// What has this code.
    pub async fn find(&self, code: &str) -> Result<Found, Error> {
        either!(self, it => it.find(code).await)
    }

    /// The tables that go on even if nobody looks, since their game is on and has a clock; of those
    /// that several servers share, the ones that none of them holds.
    pub async fn ticking(&self) -> Result<Vec<String>, Error> {
        either!(self, it => it.ticking().await)
    }

    /// Whether anything can be kept at present.
    pub async fn can_write(&self) -> Result<(), Error> {
        either!(self, it => it.can_write().await)
    }

    /// How many tables and classes there are, and how many of this founder.
    pub async fn count(&self, founder: Option<String>) -> Result<Count, Error> {
        either!(self, it => it.count(founder).await)
    }

    /// Looks at the clocks: at first with nothing measured, and then regularly, so that house time goes
    /// on as time does.
    pub async fn look(&self, ran: Option<Ran>) -> Result<Time, Error> {
        either!(self, it => it.look(ran).await)
    }

    /// Forgets the tables that nobody has touched for so long, by house time, and says how many. How
    /// long those of a class are kept is for the class to say.
    pub async fn forget(&self, kept: Duration) -> Result<usize, Error> {
        either!(self, it => it.forget(kept).await)
    }

    /// Holds a table, so that no other server does. Those of a class are held together with it.
    pub async fn hold(&self, table: &str) -> Result<Lease, Error> {
        match &self.0 {
            Kept::File(_) => Ok(Lease::alone()),
            Kept::Shared(shared) => shared.hold(table).await,
        }
    }

    /// Holds a class, and with it its tables.
    pub async fn hold_class(&self, class: &str) -> Result<Lease, Error> {
        match &self.0 {
            Kept::File(_) => Ok(Lease::alone()),
            Kept::Shared(shared) => shared.hold_class(class).await,
        }
    }

    /// Who holds a table, or the class with this id.
    pub async fn holder(&self, table_or_class: &str) -> Result<Holder, Error> {
        match &self.0 {
            Kept::File(_) => Ok(Holder::Nobody),
            Kept::Shared(shared) => shared.holder(table_or_class).await,
        }
    }

    /// What several servers know of each other; none where there is only one.
    pub fn peers(&self) -> Option<&Peers> {
        match &self.0 {
            Kept::File(_) => None,
            Kept::Shared(shared) => Some(shared.peers()),
        }
    }
}
