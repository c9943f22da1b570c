//! Decks of flash cards as packages (`.apkg`) that Anki imports: a zip of a collection in SQLite, schema 11,
//! which every Anki since 2.0 reads. Knows nothing of ours but questions and answers.
//!
//! A note is known by its `guid`, so whoever imports a package again gets what has changed and no card twice;
//! how well it is known stays.

mod collection;
mod looks;

use std::io::{Cursor, Write};
use std::time::SystemTime;

use sha2::{Digest, Sha256};
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

/// What a deck is made of.
#[derive(Clone, Debug)]
pub struct Deck {
    /// What it is known by when it is imported again, whatever it is called then.
    pub id: String,
    pub name: String,
    pub description: String,
    pub notes: Vec<Note>,
}

/// A card with two sides.
#[derive(Clone, Debug)]
pub struct Note {
    /// What it is known by when it is imported again.
    pub guid: String,
    /// As HTML: see [`escape`].
    pub front: String,
    pub back: String,
    /// Without spaces; `::` leads to a tag below.
    pub tags: Vec<String>,
}

#[derive(Debug, thiserror::Error)]
pub enum Error {
    #[error("the collection: {0}")]
    Collection(#[from] rusqlite::Error),
    #[error("the package: {0}")]
    Package(#[from] zip::result::ZipError),
    #[error("the package: {0}")]
    Write(#[from] std::io::Error),
}

/// The package. Of a note that Anki has already the newer one counts, by when it was `made`.
pub fn package(deck: &Deck, made: SystemTime) -> Result<Vec<u8>, Error> {
    let collection = collection::write(deck, made)?;
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    // Without the time of day: the same deck is the same package.
    let options = SimpleFileOptions::default().compression_method(CompressionMethod::Deflated);
    zip.start_file("collection.anki2", options)?;
    zip.write_all(&collection)?;
    // By number the files that notes show; there are none.
    zip.start_file("media", options)?;
    zip.write_all(b"{}")?;
    Ok(zip.finish()?.into_inner())
}

/// Text as it stands in HTML.
pub fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for char in text.chars() {
        match char {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\n' => out.push_str("<br>"),
            other => out.push(other),
        }
    }
    out
}

/// Anki's ids are milliseconds. These lie in years past, so that nothing made by hand has the same, and stay
/// the same for the same text.
fn id_of(text: &str) -> i64 {
    const FIRST: u64 = 1_300_000_000_000;
    const YEARS: u64 = 200_000_000_000;
    let digest = Sha256::digest(text.as_bytes());
    let mut head = [0; 8];
    head.copy_from_slice(&digest[..8]);
    let id = FIRST + u64::from_be_bytes(head) % YEARS;
    i64::try_from(id).expect("it has 41 bits")
}

#[cfg(test)]
mod tests;
