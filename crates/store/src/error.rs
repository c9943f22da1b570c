//! What can go wrong, in words for whoever runs the program.

use std::path::PathBuf;

/// Why a file or a database cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OpenError {
    #[error("cannot open {}: {why}", path.display())]
    Unopened { path: PathBuf, why: String },
    #[error("{} may only be read, and tables have to be written to it", path.display())]
    ReadOnly { path: PathBuf },
    #[error("{} is in use by another program, perhaps another Sandtable", path.display())]
    InUse { path: PathBuf },
    #[error("{} has data that is not Sandtable's", path.display())]
    Foreign { path: PathBuf },
    #[error(
        "{} was written by a newer Sandtable (format {found}; this one knows {known})", path.display()
    )]
    Newer {
        path: PathBuf,
        found: i64,
        known: i64,
    },
    #[error("{} was written by an older Sandtable: serve it once with this one", path.display())]
    Older { path: PathBuf },
    #[error("{} is damaged: {why}", path.display())]
    Damaged { path: PathBuf, why: String },
}

/// Why something was not kept or not found.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Error {
    #[error("there is no such table")]
    NoSuchTable,
    #[error("the table's id or code is taken")]
    Taken,
    /// The disk is full, the file or the database has gone, …
    #[error("the data cannot be read or written: {0}")]
    Failed(String),
    /// Another server holds the table now.
    #[error("another server holds the table")]
    Elsewhere,
    #[error("the store is closed")]
    Closed,
}

impl From<rusqlite::Error> for Error {
    fn from(error: rusqlite::Error) -> Error {
        match error {
            rusqlite::Error::QueryReturnedNoRows => Error::NoSuchTable,
            other => Error::Failed(other.to_string()),
        }
    }
}

impl From<tokio_postgres::Error> for Error {
    fn from(error: tokio_postgres::Error) -> Error {
        use tokio_postgres::error::SqlState;
        // What the database itself says is told apart; the rest only says that it said something.
        match error.as_db_error() {
            Some(said) if *said.code() == SqlState::FOREIGN_KEY_VIOLATION => Error::NoSuchTable,
            // Somebody else has written the same entry.
            Some(said) if *said.code() == SqlState::UNIQUE_VIOLATION => Error::Elsewhere,
            Some(said) => Error::Failed(said.to_string()),
            None => {
                let cause = std::error::Error::source(&error).map(ToString::to_string);
                Error::Failed(cause.unwrap_or_else(|| error.to_string()))
            }
        }
    }
}
