//! What was imported, as kept in a file.

use std::fs::File;
use std::io::{self, Read as _};
use std::path::Path;

use catalog::Library;

use crate::args::{ATTACK_FILE, Imported};
use crate::error::Error;

/// The file that was named, or the usual one if it is there.
pub fn read(imported: &Imported) -> Result<Library, Error> {
    match &imported.attack {
        Some(file) => read_file(file),
        None if Path::new(ATTACK_FILE).exists() => read_file(Path::new(ATTACK_FILE)),
        None => Ok(Library::default()),
    }
}

/// Many times what the official bundle comes to: some files never end.
const MOST_BYTES: u64 = 32 << 20;

fn read_file(file: &Path) -> Result<Library, Error> {
    let read = || -> io::Result<String> {
        let mut text = String::new();
        let mut read = File::open(file)?.take(MOST_BYTES + 1);
        match read.read_to_string(&mut text)? as u64 {
            ..=MOST_BYTES => Ok(text),
            _ => Err(io::ErrorKind::FileTooLarge.into()),
        }
    };
    let text = read().map_err(|error| Error::Read {
        file: file.to_owned(),
        error,
    })?;
    Library::read(&text).map_err(|why| Error::Library {
        file: file.to_owned(),
        why,
    })
}
