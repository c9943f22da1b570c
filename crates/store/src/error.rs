//! What can go wrong, in words for whoever runs the program.

use std::path::PathBuf;

/// Why a file cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OpenError {
    #[error("cannot open {}: {why}", path.display())]
    Unopened { path: PathBuf, why: String },
    #[error("{} may only be read, and tables have to be written to it", path.display())]
    ReadOnly { path: PathBuf },
    #[error("{} is in use by another program, perhaps another Sandtable", path.display())]
    InUse { path: PathBuf },
    #[error("{} is not a Sandtable data file", path.display())]
    Foreign { path: PathBuf },
    #[error(
        "{} was written by a newer Sandtable (format {found}; this one knows {known})", path.display()
    )]
    Newer {
        path: PathBuf,
        found: i64,
        known: i64,
    },
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
    /// The disk is full, the file has gone, …
    #[error("the data file cannot be read or written: {0}")]
    Failed(String),
    #[error("the data file is closed")]
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
