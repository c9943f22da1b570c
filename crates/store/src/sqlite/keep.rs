//! What is written and read.

use std::time::Duration;

use rusqlite::{Connection, Row, params};

use super::calendar::now;
use super::class;
use super::fresh;
use super::writer::File;
use crate::{CHAT_KEPT, Change, Count, Error, Found, From, Line, Saved, SecretHash, Sitter, Table};

pub(super) fn create(db: &Connection, table: &Table, after: Option<&str>) -> Result<(), Error> {
    let Table {
        id,
        code,
        game,
        config,
        founder,
        clock,
        grace,
        stand_in,
        host,
        class,
        conduct,
        luck,
        seats,
        head,
    } = table;
    let classes: i64 = db
        .prepare_cached("SELECT count(*) FROM classes WHERE code = ?1")?
        .query_row([code], |row| row.get(0))?;
    if classes > 0 {
        return Err(Error::Taken);
    }
    db.prepare_cached(
        "INSERT INTO tables (id, code, game, config, clock, grace, stand_in, host, luck, head,
             class, conduct, founder, created, touched)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?14)",
    )?
    .execute(params![
        id,
        code,
        game,
        config,
        clock,
        grace,
        stand_in,
        host,
        luck,
        head,
        class,
        conduct,
        founder,
        now(db)?
    ])
    .map_err(taken)?;
    for (seat, sitter) in (0..).zip(seats) {
        sit(db, id, seat, sitter)?;
    }
    if let Some(before) = after {
        let linked = db
            .prepare_cached("UPDATE tables SET next = ?2 WHERE id = ?1 AND next IS NULL")?
            .execute([before, id])?;
        if linked == 0 {
            return Err(Error::Taken);
        }
    }
    Ok(())
}

/// A new id or code that is not new.
pub(super) fn taken(error: rusqlite::Error) -> Error {
    match error.sqlite_error_code() {
        Some(rusqlite::ErrorCode::ConstraintViolation) => Error::Taken,
        _ => error.into(),
    }
}

fn sit(db: &Connection, table: &str, seat: u8, sitter: &Sitter) -> Result<(), Error> {
    let (name, secret, level) = match sitter {
        Sitter::Open => (None, None, None),
        Sitter::Bot { level } => (None, None, Some(level)),
        Sitter::Person { name, secret, held } => (Some(name), Some(secret), held.as_ref()),
    };
    db.prepare_cached("INSERT OR REPLACE INTO seats VALUES (?1, ?2, ?3, ?4, ?5)")?
        .execute(params![table, seat, name, secret, level])?;
    Ok(())
}

/// How old a table is matters by the hour: to note it with every move would double what is written, and
/// even to look at the calendar would take longer than to keep the move.
const TOUCH_EVERY: Duration = Duration::from_secs(60);

/// Whether a failure in the middle leaves nothing of the change behind. That a table was touched may
/// stay.
pub(super) fn is_whole(change: &Change) -> bool {
    match change {
        Change::Seat { .. }
        | Change::Begin { .. }
        | Change::Entry { .. }
        | Change::Over
        | Change::Note(_)
        | Change::Conduct(_)
        | Change::Host(_)
        | Change::Grace(_) => true,
        Change::Chat(_) => false,
    }
}

pub(super) fn write(file: &mut File, table: &str, changes: &[Change]) -> Result<(), Error> {
    touch(file, table)?;
    changes
        .iter()
        .try_for_each(|change| one(file, table, change))
}

fn touch(file: &mut File, table: &str) -> Result<(), Error> {
    let looked = file.fresh.touched(table);
    if looked.is_some_and(|looked| looked.elapsed() < TOUCH_EVERY) {
        return Ok(());
    }
    let db = &file.db;
    let now = now(db)?;
    let touched: i64 = db
        .prepare_cached("SELECT touched FROM tables WHERE id = ?1")?
        .query_row([table], |row| row.get(0))?;
    if now.abs_diff(touched) >= TOUCH_EVERY.as_secs() {
        db.prepare_cached("UPDATE tables SET touched = ?2 WHERE id = ?1")?
            .execute(params![table, now])?;
    }
    file.fresh.touch(table);
    Ok(())
}

fn one(file: &mut File, table: &str, change: &Change) -> Result<(), Error> {
    let db = &file.db;
    match change {
        Change::Seat { seat, sitter } => sit(db, table, *seat, sitter)?,
        Change::Begin { head } => {
            db.prepare_cached("UPDATE tables SET head = ?2 WHERE id = ?1")?
                .execute([table, head])?;
        }
        Change::Entry { n, entry } => file.fresh.add(db, table, *n, entry)?,
        Change::Over => {
            db.prepare_cached("UPDATE tables SET over = 1 WHERE id = ?1")?
                .execute([table])?;
        }
        Change::Note(note) => class::note(db, table, note)?,
        Change::Conduct(conduct) => {
            db.prepare_cached("UPDATE tables SET conduct = ?2 WHERE id = ?1")?
                .execute([table, conduct])?;
        }
        Change::Host(host) => {
            db.prepare_cached("UPDATE tables SET host = ?2 WHERE id = ?1")?
                .execute(params![table, host])?;
        }
        Change::Grace(grace) => {
            db.prepare_cached("UPDATE tables SET grace = ?2 WHERE id = ?1")?
                .execute(params![table, grace])?;
        }
        Change::Chat(line) => say(db, table, line)?,
    }
    Ok(())
}

pub(super) fn say(db: &Connection, table: &str, line: &Line) -> Result<(), Error> {
    let n: i64 = db
        .prepare_cached("SELECT ifnull(max(n), -1) + 1 FROM chat WHERE table_id = ?1")?
        .query_row([table], |row| row.get(0))?;
    db.prepare_cached("INSERT INTO chat VALUES (?1, ?2, ?3, ?4)")?
        .execute(params![table, n, speaker(line.from), line.text])?;
    // Spectators cannot talk away what was said at the table: their lines go first.
    db.prepare_cached(
        "DELETE FROM chat WHERE table_id = ?1 AND n IN (
             SELECT n FROM chat WHERE table_id = ?1 ORDER BY seat IS NULL DESC, n
             LIMIT max(0, (SELECT count(*) FROM chat WHERE table_id = ?1) - ?2))",
    )?
    .execute(params![table, CHAT_KEPT as i64])?;
    Ok(())
}

/// The host in the file; spectators are nobody there.
const HOST: i64 = -1;

fn speaker(from: From) -> Option<i64> {
    match from {
        From::Seat(seat) => Some(seat.into()),
        From::Spectator => None,
        From::Host => Some(HOST),
    }
}

fn read_line(row: &Row<'_>) -> rusqlite::Result<Line> {
    let from = match row.get::<_, Option<i64>>(0)? {
        None => From::Spectator,
        Some(HOST) => From::Host,
        Some(_) => From::Seat(row.get(0)?),
    };
    Ok(Line {
        from,
        text: row.get(1)?,
    })
}

pub(super) fn load(file: &File, table: &str) -> Result<Saved, Error> {
    let db = &file.db;
    let mut saved = db
        .prepare_cached(
            "SELECT id, code, game, config, clock, grace, stand_in, host, luck, head, over, next,
                 class, conduct, founder
             FROM tables WHERE id = ?1",
        )?
        .query_row([table], read_table)?;
    saved.table.seats = rows(
        db,
        "SELECT name, secret, level FROM seats WHERE table_id = ?1 ORDER BY seat",
        table,
        read_sitter,
    )?;
    saved.entries = fresh::settled(db, table)?;
    saved.entries.extend_from_slice(file.fresh.of(table)?);
    saved.chat = rows(
        db,
        "SELECT seat, text FROM chat WHERE table_id = ?1 ORDER BY n",
        table,
        read_line,
    )?;
    Ok(saved)
}

fn rows<T>(
    db: &Connection,
    query: &str,
    table: &str,
    read: impl FnMut(&Row<'_>) -> rusqlite::Result<T>,
) -> Result<Vec<T>, Error> {
    let mut statement = db.prepare_cached(query)?;
    let rows = statement.query_map([table], read)?;
    Ok(rows.collect::<rusqlite::Result<Vec<T>>>()?)
}

fn read_table(row: &Row<'_>) -> rusqlite::Result<Saved> {
    Ok(Saved {
        table: Table {
            id: row.get(0)?,
            code: row.get(1)?,
            game: row.get(2)?,
            config: row.get(3)?,
            clock: row.get(4)?,
            grace: row.get(5)?,
            stand_in: row.get(6)?,
            host: row.get(7)?,
            class: row.get(12)?,
            conduct: row.get(13)?,
            founder: row.get(14)?,
            luck: row.get(8)?,
            seats: Vec::new(),
            head: row.get(9)?,
        },
        over: row.get(10)?,
        next: row.get(11)?,
        entries: Vec::new(),
        chat: Vec::new(),
    })
}

fn read_sitter(row: &Row<'_>) -> rusqlite::Result<Sitter> {
    let person: Option<(String, SecretHash)> = row
        .get::<_, Option<String>>(0)?
        .zip(row.get::<_, Option<SecretHash>>(1)?);
    let level: Option<String> = row.get(2)?;
    Ok(match (person, level) {
        (Some((name, secret)), held) => Sitter::Person { name, secret, held },
        (None, Some(level)) => Sitter::Bot { level },
        (None, None) => Sitter::Open,
    })
}

pub(super) fn find(db: &Connection, code: &str) -> Result<Found, Error> {
    let mut statement = db.prepare_cached(
        "SELECT id, 0 FROM tables WHERE code = ?1 UNION ALL SELECT id, 1 FROM classes WHERE code = ?1",
    )?;
    let found = statement.query_row([code], |row| {
        let id = row.get(0)?;
        Ok(match row.get(1)? {
            true => Found::Class(id),
            false => Found::Table(id),
        })
    })?;
    Ok(found)
}

pub(super) fn ticking(db: &Connection) -> Result<Vec<String>, Error> {
    let mut statement = db.prepare_cached(
        "SELECT id FROM tables WHERE head IS NOT NULL AND over = 0 AND clock IS NOT NULL",
    )?;
    let ids = statement.query_map([], |row| row.get(0))?;
    Ok(ids.collect::<rusqlite::Result<Vec<String>>>()?)
}

pub(super) fn count(db: &Connection, founder: Option<&str>) -> Result<Count, Error> {
    let count = db
        .prepare_cached(
            "SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM classes),
                 (SELECT count(*) FROM tables WHERE founder = ?1)
                     + (SELECT count(*) FROM classes WHERE founder = ?1)",
        )?
        .query_row([founder], |row| {
            Ok(Count {
                tables: row.get::<_, i64>(0)? as usize,
                classes: row.get::<_, i64>(1)? as usize,
                own: row.get::<_, i64>(2)? as usize,
            })
        })?;
    Ok(count)
}

pub(super) fn forget(file: &mut File, kept: Duration) -> Result<usize, Error> {
    // What is in its place goes with its table.
    file.fresh.settle(&file.db)?;
    file.fresh.know_nothing();
    let before = now(&file.db)?.saturating_sub_unsigned(kept.as_secs());
    let forgotten = file
        .db
        .prepare_cached("DELETE FROM tables WHERE class IS NULL AND touched < ?1")?
        .execute([before])?;
    Ok(forgotten)
}
