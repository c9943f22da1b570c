//! What can go wrong, each saying what to do.

use std::io;

use crate::plan::Unfit;

#[derive(Debug, thiserror::Error)]
pub enum Error {
    #[error(transparent)]
    Database(#[from] database::NoDatabase),
    #[error(transparent)]
    Plan(#[from] Unfit),
    #[error("the server did not start: {0}")]
    Start(String),
    #[error("the server cannot be reached: {0}")]
    Wire(#[from] io::Error),
    #[error("the connection ended: {0}")]
    Socket(#[from] Box<tokio_tungstenite::tungstenite::Error>),
    #[error("the server refused: {0}; a server of your own needs `sandtable serve --unlimited`")]
    Refused(String),
    #[error("cannot follow what the server says: {0}")]
    Unreadable(#[from] serde_json::Error),
    #[error("a table stood still")]
    Stalled,
}

impl From<tokio_tungstenite::tungstenite::Error> for Error {
    fn from(error: tokio_tungstenite::tungstenite::Error) -> Error {
        Error::Socket(Box::new(error))
    }
}
