//! The collection of a package: Anki's tables, with one deck and its notes.

use std::collections::BTreeSet;
use std::time::{SystemTime, UNIX_EPOCH};

use rusqlite::{Connection, params};

use crate::{Deck, Error, id_of, looks};

/// The version of the tables. Later ones differ from Anki to Anki; this one all of them read.
const SCHEMA: u8 = 11;

const TABLES: &str = "
CREATE TABLE col (id integer PRIMARY KEY, crt integer NOT NULL, mod integer NOT NULL, scm integer NOT NULL,
    ver integer NOT NULL, dty integer NOT NULL, usn integer NOT NULL, ls integer NOT NULL, conf text NOT NULL,
    models text NOT NULL, decks text NOT NULL, dconf text NOT NULL, tags text NOT NULL);
CREATE TABLE notes (id integer PRIMARY KEY, guid text NOT NULL, mid integer NOT NULL, mod integer NOT NULL,
    usn integer NOT NULL, tags text NOT NULL, flds text NOT NULL, sfld integer NOT NULL, csum integer NOT NULL,
    flags integer NOT NULL, data text NOT NULL);
CREATE TABLE cards (id integer PRIMARY KEY, nid integer NOT NULL, did integer NOT NULL, ord integer NOT NULL,
    mod integer NOT NULL, usn integer NOT NULL, type integer NOT NULL, queue integer NOT NULL,
    due integer NOT NULL, ivl integer NOT NULL, factor integer NOT NULL, reps integer NOT NULL,
    lapses integer NOT NULL, left integer NOT NULL, odue integer NOT NULL, odid integer NOT NULL,
    flags integer NOT NULL, data text NOT NULL);
CREATE TABLE revlog (id integer PRIMARY KEY, cid integer NOT NULL, usn integer NOT NULL, ease integer NOT NULL,
    ivl integer NOT NULL, lastIvl integer NOT NULL, factor integer NOT NULL, time integer NOT NULL,
    type integer NOT NULL);
CREATE TABLE graves (usn integer NOT NULL, oid integer NOT NULL, type integer NOT NULL);
CREATE INDEX ix_notes_usn ON notes (usn);
CREATE INDEX ix_notes_csum ON notes (csum);
CREATE INDEX ix_cards_usn ON cards (usn);
CREATE INDEX ix_cards_nid ON cards (nid);
CREATE INDEX ix_cards_sched ON cards (did, queue, due);
CREATE INDEX ix_revlog_usn ON revlog (usn);
CREATE INDEX ix_revlog_cid ON revlog (cid);
";

/// Between the fields of a note.
const FIELD: char = '\u{1f}';

pub(crate) fn write(deck: &Deck, made: SystemTime) -> Result<Vec<u8>, Error> {
    let since = made.duration_since(UNIX_EPOCH).unwrap_or_default();
    let seconds = i64::try_from(since.as_secs()).expect("not before the sun goes out");
    let mut connection = Connection::open_in_memory()?;
    connection.execute_batch(TABLES)?;
    let filling = connection.transaction()?;
    filling.execute(
        "INSERT INTO col VALUES (1, ?1, ?2, ?2, ?3, 0, 0, 0, '{}', ?4, ?5, ?6, '{}')",
        params![
            seconds,
            seconds * 1000,
            SCHEMA,
            looks::models().to_string(),
            looks::decks(deck, seconds).to_string(),
            looks::options().to_string(),
        ],
    )?;
    let mut taken = BTreeSet::new();
    for (place, note) in (1_i64..).zip(&deck.notes) {
        let mut id = id_of(&note.guid);
        while !taken.insert(id) {
            id += 1;
        }
        filling.execute(
            // The checksum, by which Anki finds notes that begin alike, it reckons itself on importing.
            "INSERT INTO notes VALUES (?1, ?2, ?3, ?4, -1, ?5, ?6, ?7, 0, 0, '')",
            params![
                id,
                note.guid,
                looks::kind(),
                seconds,
                // With a space at either end, by which Anki finds whole tags.
                format!(" {} ", note.tags.join(" ")),
                format!("{}{FIELD}{}", note.front, note.back),
                note.front,
            ],
        )?;
        // A new card, in its place among the new ones.
        filling.execute(
            "INSERT INTO cards VALUES (?1, ?1, ?2, 0, ?3, -1, 0, 0, ?4, 0, 0, 0, 0, 0, 0, 0, 0, '')",
            params![id, id_of(&deck.id), seconds, place],
        )?;
    }
    filling.commit()?;
    Ok(connection.serialize("main")?.to_vec())
}
