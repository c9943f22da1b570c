//! What was imported, as kept in a file.

use std::fs;
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

fn read_file(file: &Path) -> Result<Library, Error> {
    let text = fs::read_to_string(file).map_err(|error| Error::Read {
        file: file.to_owned(),
        error,
    })?;
    Library::read(&text).map_err(|why| Error::Library {
        file: file.to_owned(),
        why,
    })
}
