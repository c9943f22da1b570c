//! Classes, each kept whole: there are few of them, and a class is small.

use rusqlite::{Connection, Row, params};

use super::calendar::now;
use super::keep::taken;
use super::writer::File;
use crate::{Class, Error, NOTES_KEPT, Note};

pub(super) fn create(db: &Connection, class: &Class) -> Result<(), Error> {
    let Class {
        id,
        code,
        founder,
        roll,
    } = class;
    let tables: i64 = db
        .prepare_cached("SELECT count(*) FROM tables WHERE code = ?1")?
        .query_row([code], |row| row.get(0))?;
    if tables > 0 {
        return Err(Error::Taken);
    }
    let insert =
        "INSERT INTO classes (id, code, founder, roll, touched) VALUES (?1, ?2, ?3, ?4, ?5)";
    db.prepare_cached(insert)?
        .execute(params![id, code, founder, roll, now(db)?])
        .map_err(taken)?;
    Ok(())
}

pub(super) fn write(db: &Connection, id: &str, roll: &str) -> Result<(), Error> {
    let written = db
        .prepare_cached("UPDATE classes SET roll = ?2, touched = ?3 WHERE id = ?1")?
        .execute(params![id, roll, now(db)?])?;
    if written == 0 {
        return Err(Error::NoSuchTable);
    }
    Ok(())
}

pub(super) fn load(db: &Connection, id: &str) -> Result<Class, Error> {
    let class = db
        .prepare_cached("SELECT id, code, founder, roll FROM classes WHERE id = ?1")?
        .query_row([id], read)?;
    Ok(class)
}

pub(super) fn all(db: &Connection) -> Result<Vec<Class>, Error> {
    let mut classes =
        db.prepare_cached("SELECT id, code, founder, roll FROM classes ORDER BY id")?;
    let classes = classes.query_map([], read)?;
    Ok(classes.collect::<rusqlite::Result<_>>()?)
}

fn read(row: &Row<'_>) -> rusqlite::Result<Class> {
    Ok(Class {
        id: row.get(0)?,
        code: row.get(1)?,
        founder: row.get(2)?,
        roll: row.get(3)?,
    })
}

pub(super) fn forget(file: &mut File, id: &str) -> Result<(), Error> {
    // What is in its place goes with its table.
    file.fresh.settle(&file.db)?;
    file.fresh.know_nothing();
    file.db
        .prepare_cached("DELETE FROM tables WHERE class = ?1")?
        .execute([id])?;
    file.db
        .prepare_cached("DELETE FROM classes WHERE id = ?1")?
        .execute([id])?;
    Ok(())
}

pub(super) fn note(db: &Connection, table: &str, note: &Note) -> Result<(), Error> {
    db.prepare_cached(
        "INSERT INTO journal SELECT ?1, count(*), ?2, ?3, ?4 FROM journal WHERE table_id = ?1
         HAVING count(*) < ?5",
    )?
    .execute(params![
        table,
        note.seat,
        note.what,
        note.millis,
        NOTES_KEPT
    ])?;
    Ok(())
}

pub(super) fn journal(db: &Connection, table: &str) -> Result<Vec<Note>, Error> {
    let mut notes =
        db.prepare_cached("SELECT seat, what, millis FROM journal WHERE table_id = ?1 ORDER BY n")?;
    let notes = notes.query_map([table], |row| {
        Ok(Note {
            seat: row.get(0)?,
            what: row.get(1)?,
            millis: row.get(2)?,
        })
    })?;
    Ok(notes.collect::<rusqlite::Result<_>>()?)
}
