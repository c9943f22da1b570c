//! Entries as they come: one after another in one place, whatever table they are of, so that those
//! written together share their pages. From time to time they are put where those of their table are,
//! many at once.

use std::collections::HashMap;

use rusqlite::{Connection, params};

use crate::Error;

/// So many entries are put in their places at once. More would share more, and keep everyone waiting
/// for longer.
const MOST: usize = 4096;

/// What is known of the entries that are not in their places yet.
#[derive(Default)]
pub(crate) struct Fresh {
    tables: HashMap<String, Last>,
    count: usize,
    /// Where there is no room to put them in their places, it is tried again only when there are many
    /// more.
    most: usize,
}

/// What a table has come to.
#[derive(Clone, Copy)]
struct Last {
    /// The number of the next entry.
    next: i64,
    /// When the table is known to have been touched.
    touched: i64,
}

impl Fresh {
    /// Keeps the `n`th entry of a table, which must not be there yet.
    pub(crate) fn add(
        &mut self,
        db: &Connection,
        table: &str,
        n: usize,
        entry: &str,
    ) -> Result<(), Error> {
        let n = n as i64;
        let last = match self.tables.get_mut(table) {
            Some(last) => last,
            None => {
                let next = next_of(db, table)?;
                let last = Last { next, touched: 0 };
                self.tables.entry(table.to_owned()).or_insert(last)
            }
        };
        if n < last.next {
            return Err(Error::Failed(format!("entry {n} is there already")));
        }
        db.prepare_cached("INSERT INTO fresh (table_id, n, entry) VALUES (?1, ?2, ?3)")?
            .execute(params![table, n, entry])?;
        last.next = n + 1;
        self.count += 1;
        Ok(())
    }

    /// The entries of a table that are not in their places yet.
    pub(crate) fn of(&self, db: &Connection, table: &str) -> Result<Vec<String>, Error> {
        if !self.tables.contains_key(table) {
            return Ok(Vec::new());
        }
        let mut statement =
            db.prepare_cached("SELECT entry FROM fresh WHERE table_id = ?1 ORDER BY n")?;
        let rows = statement.query_map([table], |row| row.get(0))?;
        Ok(rows.collect::<rusqlite::Result<_>>()?)
    }

    /// When the table is known to have been touched.
    pub(crate) fn touched(&self, table: &str) -> Option<i64> {
        self.tables.get(table).map(|last| last.touched)
    }

    pub(crate) fn touch(&mut self, table: &str, touched: i64) {
        if let Some(last) = self.tables.get_mut(table) {
            last.touched = touched;
        }
    }

    pub(crate) fn are_many(&self) -> bool {
        self.count >= self.most
    }

    /// Puts all entries in their places.
    pub(crate) fn settle(&mut self, db: &Connection) -> Result<(), Error> {
        let settled = if self.count > 0 {
            db.execute_batch(
                "INSERT INTO entries SELECT table_id, n, entry FROM fresh ORDER BY table_id, n;
                 DELETE FROM fresh;",
            )
        } else {
            Ok(())
        };
        self.most = match settled {
            Ok(()) => MOST,
            Err(_) => self.count + MOST,
        };
        settled?;
        self.count = 0;
        self.tables.clear();
        Ok(())
    }

    /// Something was taken back: only the file knows what there is.
    pub(crate) fn look_again(&mut self, db: &Connection) -> Result<(), Error> {
        self.tables.clear();
        self.count = 0;
        let mut statement = db
            .prepare_cached("SELECT table_id, max(n) + 1, count(*) FROM fresh GROUP BY table_id")?;
        let mut rows = statement.query([])?;
        while let Some(row) = rows.next()? {
            let (next, touched) = (row.get(1)?, 0);
            self.tables.insert(row.get(0)?, Last { next, touched });
            self.count += row.get::<_, i64>(2)? as usize;
        }
        Ok(())
    }
}

/// The number of the entry after those in their places.
fn next_of(db: &Connection, table: &str) -> Result<i64, Error> {
    let next = db
        .prepare_cached("SELECT ifnull(max(n) + 1, 0) FROM entries WHERE table_id = ?1")?
        .query_row([table], |row| row.get(0))?;
    Ok(next)
}
