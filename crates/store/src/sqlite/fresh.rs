//! Entries as they come: those that share a commit share a row, whatever table they are of. From time
//! to time they are put where those of their table are, many at once, and those of a table share a row
//! again.

use std::collections::HashMap;
use std::time::Instant;

use rusqlite::{Connection, params};

use super::packed::{Unpacked, pack};
use crate::Error;

/// So many entries are put in their places at once. More would share more, and keep everyone waiting
/// for longer.
const MOST: usize = 4096;

/// The entries that are not in their places yet, and what is known of their tables.
#[derive(Default)]
pub(super) struct Fresh {
    tables: HashMap<String, Last>,
    /// What the next row holds: table, number and text of every entry since the last one.
    row: String,
    count: usize,
    /// Where there is no room to put them in their places, it is tried again only when there are many
    /// more.
    most: usize,
    /// Why they could not be read: then none is added and none is put anywhere.
    unread: Option<Error>,
}

/// What a table has come to.
struct Last {
    /// The number of the next entry.
    next: i64,
    /// When it was last looked whether the table is known to have been touched.
    touched: Option<Instant>,
    /// The last entries, which are not in their places yet.
    entries: Vec<String>,
}

impl Fresh {
    /// Keeps the `n`th entry of a table, which must be the next.
    pub(super) fn add(
        &mut self,
        db: &Connection,
        table: &str,
        n: usize,
        entry: &str,
    ) -> Result<(), Error> {
        self.are_read()?;
        let n = n as i64;
        let last = match self.tables.get_mut(table) {
            Some(last) => last,
            None => {
                let last = Last::at(next_of(db, table)?);
                self.tables.entry(table.to_owned()).or_insert(last)
            }
        };
        if n != last.next {
            let next = last.next;
            return Err(Error::Failed(format!("entry {n} cannot follow {next}")));
        }
        for text in [table, &n.to_string(), entry] {
            pack(text, &mut self.row);
        }
        last.entries.push(entry.to_owned());
        last.next = n + 1;
        self.count += 1;
        Ok(())
    }

    /// Writes what has come since the last row, before anything that must come after it.
    pub(super) fn flush(&mut self, db: &Connection) -> Result<(), Error> {
        if !self.row.is_empty() {
            db.prepare_cached("INSERT INTO commits (entries) VALUES (?1)")?
                .execute([&self.row])?;
            self.row.clear();
        }
        Ok(())
    }

    /// The entries of a table that are not in their places yet.
    pub(super) fn of(&self, table: &str) -> Result<&[String], Error> {
        self.are_read()?;
        let last = self.tables.get(table);
        Ok(last.map_or(&[], |last| &last.entries))
    }

    fn are_read(&self) -> Result<(), Error> {
        self.unread.clone().map_or(Ok(()), Err)
    }

    /// When it was last looked whether the table is known to have been touched.
    pub(super) fn touched(&self, table: &str) -> Option<Instant> {
        self.tables.get(table).and_then(|last| last.touched)
    }

    pub(super) fn touch(&mut self, table: &str) {
        if let Some(last) = self.tables.get_mut(table) {
            last.touched = Some(Instant::now());
        }
    }

    pub(super) fn are_many(&self) -> bool {
        self.count >= self.most
    }

    /// Puts all entries in their places.
    pub(super) fn settle(&mut self, db: &Connection) -> Result<(), Error> {
        let settled = self.put_down(db);
        self.most = match settled {
            Ok(()) => MOST,
            Err(_) => self.count + MOST,
        };
        settled?;
        self.count = 0;
        self.row.clear();
        // Who had nothing to put down has not played for a while.
        self.tables.retain(|_, last| !last.entries.is_empty());
        self.tables
            .values_mut()
            .for_each(|last| last.entries.clear());
        Ok(())
    }

    fn put_down(&self, db: &Connection) -> Result<(), Error> {
        self.are_read()?;
        if self.count == 0 {
            return Ok(());
        }
        let mut played: Vec<(&String, &Last)> = self.tables.iter().collect();
        played.retain(|(_, last)| !last.entries.is_empty());
        played.sort_unstable_by_key(|(table, _)| *table);
        let mut insert = db.prepare_cached("INSERT INTO runs VALUES (?1, ?2, ?3, ?4)")?;
        let mut run = String::new();
        for (table, last) in played {
            run.clear();
            last.entries.iter().for_each(|entry| pack(entry, &mut run));
            let count = last.entries.len() as i64;
            insert.execute(params![table, last.next - count, count, run])?;
        }
        db.prepare_cached("DELETE FROM commits")?.execute([])?;
        Ok(())
    }

    /// Tables may have gone: only the file knows which there are.
    pub(super) fn know_nothing(&mut self) {
        self.tables.clear();
    }

    /// Something was taken back: only the file knows what there is.
    pub(super) fn look_again(&mut self, db: &Connection) {
        self.unread = self.read(db).err();
    }

    fn read(&mut self, db: &Connection) -> Result<(), Error> {
        self.tables.clear();
        self.row.clear();
        self.count = 0;
        let mut statement = db.prepare_cached("SELECT entries FROM commits ORDER BY id")?;
        let mut rows = statement.query([])?;
        while let Some(row) = rows.next()? {
            let mut texts = Unpacked(row.get_ref(0)?.as_str().map_err(rusqlite::Error::from)?);
            while let Some(table) = texts.next().transpose()? {
                let n = texts.next().transpose()?.and_then(|n| n.parse().ok());
                let entry = texts.next().transpose()?;
                let damaged = || Error::Failed("a commit is damaged".to_owned());
                let (n, entry) = n.zip(entry).ok_or_else(damaged)?;
                let last = self.tables.entry(table.to_owned());
                let last = last.or_insert_with(|| Last::at(n));
                last.entries.push(entry.to_owned());
                last.next = n + 1;
                self.count += 1;
            }
        }
        Ok(())
    }
}

impl Last {
    fn at(next: i64) -> Last {
        Last {
            next,
            touched: None,
            entries: Vec::new(),
        }
    }
}

/// The entries of a table that are in their places, as they are written.
pub(super) fn settled(db: &Connection, table: &str) -> Result<Vec<String>, Error> {
    let mut statement =
        db.prepare_cached("SELECT entries FROM runs WHERE table_id = ?1 ORDER BY n")?;
    let mut rows = statement.query([table])?;
    let mut entries = Vec::new();
    while let Some(row) = rows.next()? {
        let run = row.get_ref(0)?.as_str().map_err(rusqlite::Error::from)?;
        for entry in Unpacked(run) {
            entries.push(entry?.to_owned());
        }
    }
    Ok(entries)
}

/// The number of the entry after those in their places.
fn next_of(db: &Connection, table: &str) -> Result<i64, Error> {
    let next = db
        .prepare_cached("SELECT ifnull(max(n + count), 0) FROM runs WHERE table_id = ?1")?
        .query_row([table], |row| row.get(0))?;
    Ok(next)
}
