//! The append-only record of tables, in one SQLite file.
//!
//! A thread of its own owns the connection; a [`Store`] is a cheap handle to it. What is waiting is
//! written in one go, and nobody is answered before it is safe on disk, so whoever shows an effect
//! only after the answer never shows anything that a crash could take back.
//!
//! The store knows no game: set-ups, heads and entries are texts to it. Only hashes of secrets get here.

mod class;
mod error;
mod file;
mod fresh;
mod keep;
mod packed;
mod review;
mod writer;

#[cfg(test)]
mod tests;

use std::path::Path;
use std::time::Duration;

pub use error::{Error, OpenError};
use writer::Writer;

/// The hash of a secret that only its owner has.
pub type SecretHash = [u8; 32];

/// A table as it was set up, and who sits at it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    pub id: String,
    /// Short, for people; no two tables share one.
    pub code: String,
    pub game: String,
    /// The set-up as JSON.
    pub config: String,
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

#[derive(Clone, Debug, PartialEq, Eq)]
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
#[derive(Clone, Debug, PartialEq, Eq)]
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
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    pub from: From,
    pub text: String,
}

/// Who has said something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum From {
    Seat(u8),
    Spectator,
    Host,
}

/// A class: people and tables that somebody is in charge of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Class {
    pub id: String,
    /// No other class and no table has it.
    pub code: String,
    /// Its people, plans and tables, as JSON.
    pub roll: String,
}

/// What is kept beside the record of how somebody plays.
#[derive(Clone, Debug, PartialEq, Eq)]
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

/// How long tables are kept after the last change to them.
#[derive(Clone, Copy, Debug)]
pub struct Keep {
    /// Tables whose game never began.
    pub lobby: Duration,
    pub playing: Duration,
    pub over: Duration,
}

/// How many lines of chat are kept for a table.
pub const CHAT_KEPT: usize = 200;

/// A handle to the store. When the last one is gone the file is closed.
#[derive(Clone)]
pub struct Store {
    writer: Writer,
}

impl Store {
    /// Opens a file, or makes it. `:memory:` keeps everything in memory only.
    pub fn open(path: &Path) -> Result<Store, OpenError> {
        let writer = Writer::start(file::open(path)?);
        Ok(Store { writer })
    }

    /// Lets go, and waits until all other handles are gone and the file is closed. Nothing is lost
    /// without it, but afterwards the file is whole in itself.
    pub async fn close(self) {
        self.writer.close().await;
    }

    /// Keeps a new table. With `after` it becomes the rematch of that table.
    pub async fn create(&self, table: Table, after: Option<String>) -> Result<(), Error> {
        self.writer
            .run(move |file| keep::create(&file.db, &table, after.as_deref()))
            .await
    }

    /// Keeps the changes, all or none.
    pub async fn write(&self, table: &str, changes: Vec<Change>) -> Result<(), Error> {
        let table = table.to_owned();
        let whole = matches!(changes.as_slice(), [change] if keep::is_whole(change));
        let write = move |file: &mut _| keep::write(file, &table, &changes);
        if whole {
            self.writer.run_one(write).await
        } else {
            self.writer.run(write).await
        }
    }

    pub async fn load(&self, table: &str) -> Result<Saved, Error> {
        let table = table.to_owned();
        self.writer
            .run_one(move |file| keep::load(file, &table))
            .await
    }

    /// What is noted of those who play at a table, in order.
    pub async fn journal(&self, table: &str) -> Result<Vec<Note>, Error> {
        let table = table.to_owned();
        self.writer
            .run_one(move |file| class::journal(&file.db, &table))
            .await
    }

    /// The review of a table's game, if there is one.
    pub async fn review(&self, table: &str) -> Result<Option<String>, Error> {
        let table = table.to_owned();
        self.writer
            .run_one(move |file| review::load(&file.db, &table))
            .await
    }

    /// Keeps the review of a table's game.
    pub async fn keep_review(&self, table: &str, review: String) -> Result<(), Error> {
        let table = table.to_owned();
        self.writer
            .run(move |file| review::keep(&file.db, &table, &review))
            .await
    }

    /// Keeps a new class.
    pub async fn create_class(&self, class: Class) -> Result<(), Error> {
        self.writer
            .run(move |file| class::create(&file.db, &class))
            .await
    }

    /// Keeps what has become of a class.
    pub async fn write_class(&self, id: &str, roll: String) -> Result<(), Error> {
        let id = id.to_owned();
        self.writer
            .run_one(move |file| class::write(&file.db, &id, &roll))
            .await
    }

    pub async fn load_class(&self, id: &str) -> Result<Class, Error> {
        let id = id.to_owned();
        self.writer
            .run_one(move |file| class::load(&file.db, &id))
            .await
    }

    /// All classes there are.
    pub async fn classes(&self) -> Result<Vec<Class>, Error> {
        self.writer.run_one(|file| class::all(&file.db)).await
    }

    /// Forgets a class with all its tables.
    pub async fn forget_class(&self, id: &str) -> Result<(), Error> {
        let id = id.to_owned();
        self.writer.run(move |file| class::forget(file, &id)).await
    }

    /// What has this code.
    pub async fn find(&self, code: &str) -> Result<Found, Error> {
        let code = code.to_owned();
        self.writer
            .run_one(move |file| keep::find(&file.db, &code))
            .await
    }

    /// The tables whose game is on and has a clock: they go on even if nobody looks.
    pub async fn ticking(&self) -> Result<Vec<String>, Error> {
        self.writer.run_one(|file| keep::ticking(&file.db)).await
    }

    /// How many tables there are.
    pub async fn count(&self) -> Result<usize, Error> {
        self.writer.run_one(|file| keep::count(&file.db)).await
    }

    /// Forgets the tables that nobody has touched for long, and says how many. How long those of a
    /// class are kept is for the class to say.
    pub async fn forget(&self, keep: Keep) -> Result<usize, Error> {
        self.writer.run(move |file| keep::forget(file, keep)).await
    }
}
