//! Everything that can go wrong on the command line, each saying what to do.

use std::io;
use std::path::PathBuf;

use catalog::{LoadError, NoSuchGame};
use lab::LabError;

#[derive(Debug, thiserror::Error)]
pub enum Error {
    #[error(transparent)]
    Game(#[from] NoSuchGame),
    /// Set-up refused; the sentence is ready.
    #[error("{0}")]
    Refused(String),
    #[error("{file}: {why}", file = file.display())]
    Record { file: PathBuf, why: String },
    #[error("cannot read {file}: {error}", file = file.display())]
    Read { file: PathBuf, error: io::Error },
    #[error("cannot write {file}: {error}", file = file.display())]
    Write { file: PathBuf, error: io::Error },
    #[error("{file}: {why}; nothing was changed", file = file.display())]
    Bundle {
        file: PathBuf,
        why: stix::NotABundle,
    },
    #[error(
        "{file}: no group in it has enough techniques with detections we know; nothing was changed",
        file = file.display()
    )]
    NoGroups { file: PathBuf },
    #[error("{file} holds nothing that was imported: {why}", file = file.display())]
    Library {
        file: PathBuf,
        why: catalog::NoLibrary,
    },
    #[error("there is already a file {file}; choose another name", file = .0.display())]
    Exists(PathBuf),
    #[error("the deck cannot be made: {0}")]
    Deck(#[from] anki::Error),
    #[error("no technique of ATT&CK was met: there is nothing to write")]
    NoLayer,
    #[error("there is no seat {seat}: {players} played")]
    NoSeat { seat: u8, players: u8 },
    #[error("--names and --seat are for the players of one table: name one file")]
    OneTable,
    #[error(transparent)]
    Lab(LabError),
    #[error("the input ended before the game did")]
    InputEnded,
    #[error("cannot read the input: {0}")]
    Input(io::Error),
    #[error("cannot write the output: {0}")]
    Output(#[from] io::Error),
    #[error("the system gives no random numbers: {0}")]
    Random(#[from] getrandom::Error),
    #[error("the server did not stand it:\n{0}")]
    Lost(String),
    #[error(transparent)]
    Load(#[from] load::Error),
    #[error(transparent)]
    Transfer(#[from] server::TransferError),
    #[error(transparent)]
    Server(#[from] server::ServeError),
}

impl Error {
    /// With the reason in words, where the reason is a phrase.
    pub fn of_lab(error: LabError, texts: &crate::texts::Texts) -> Error {
        match error {
            LabError::Config(refused) => Error::Refused(texts.say(&refused.phrase(), &[])),
            LabError::Game(game) => Error::Game(game),
            other => Error::Lab(other),
        }
    }

    pub fn of_record(file: PathBuf, error: LoadError, texts: &crate::texts::Texts) -> Error {
        let reason = match &error {
            LoadError::Config(refused) => Some(refused.phrase()),
            LoadError::Illegal { why, .. } => Some(why.clone()),
            _ => None,
        };
        let why = match reason {
            Some(reason) => format!("{error}: {}", texts.say(&reason, &[])),
            None => error.to_string(),
        };
        Error::Record { file, why }
    }
}
