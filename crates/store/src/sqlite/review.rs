//! Reviews, each kept whole beside its table: they follow from the record, but take long to make.

use rusqlite::{Connection, OptionalExtension, params};

use crate::Error;

pub(super) fn keep(db: &Connection, table: &str, review: &str) -> Result<(), Error> {
    db.prepare_cached("INSERT OR REPLACE INTO reviews SELECT id, ?2 FROM tables WHERE id = ?1")?
        .execute(params![table, review])?;
    Ok(())
}

pub(super) fn load(db: &Connection, table: &str) -> Result<Option<String>, Error> {
    let review = db
        .prepare_cached("SELECT review FROM reviews WHERE table_id = ?1")?
        .query_row([table], |row| row.get(0))
        .optional()?;
    Ok(review)
}
