//! Records in files: reading one that may be anything, and keeping one.

use std::fs::File;
use std::io::{ErrorKind, Read, Write};
use std::path::Path;

use crate::error::Error;

/// A hundred times the longest game. What is larger is no record, and some files never end.
const MOST_BYTES: u64 = 32 << 20;

/// Bytes that are no text are no record either, and are told so like any foreign text.
pub fn read(file: &Path) -> Result<String, Error> {
    let unreadable = |error| Error::Read {
        file: file.to_owned(),
        error,
    };
    let mut bytes = Vec::new();
    let opened = File::open(file).map_err(unreadable)?;
    let mut limited = opened.take(MOST_BYTES + 1);
    limited.read_to_end(&mut bytes).map_err(unreadable)?;
    if bytes.len() as u64 > MOST_BYTES {
        let why = "it is no record: it is larger than 32 MB, and a long game takes 0.3".to_owned();
        let file = file.to_owned();
        return Err(Error::Record { file, why });
    }
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// Writes a new file, never over another one.
pub fn keep(file: &Path, record: &str) -> Result<(), Error> {
    let write = || File::create_new(file)?.write_all(record.as_bytes());
    write().map_err(|error| match error.kind() {
        ErrorKind::AlreadyExists => Error::Exists(file.to_owned()),
        _ => Error::Write {
            file: file.to_owned(),
            error,
        },
    })
}
