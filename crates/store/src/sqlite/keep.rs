//! What is written and read.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use rusqlite::{Connection, Row, params};

use super::class;
use super::fresh;
use super::writer::File;
use crate::{CHAT_KEPT, Change, Error, Found, From, Keep, Line, Saved, SecretHash, Sitter, Table};

/// Seconds since 1970.
pub(super) fn now() -> i64 {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |since| since.as_secs() as i64)
}

pub(super) fn create(db: &Connection, table: &Table, after: Option<&str>) -> Result<(), Error> {
    let Table {
        id,
        code,
        game,
        config,
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
             class, conduct, created, touched)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?13)",
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
        now()
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

/// How old a table is matters by the hour: to note it with every move would double what is written.
const TOUCH_EVERY: u64 = 60;

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
    let now = now();
    let is_new = |touched: i64| now.abs_diff(touched) < TOUCH_EVERY;
    if file.fresh.touched(table).is_some_and(is_new) {
        return Ok(());
    }
    let db = &file.db;
    let mut touched: i64 = db
        .prepare_cached("SELECT touched FROM tables WHERE id = ?1")?
        .query_row([table], |row| row.get(0))?;
    if !is_new(touched) {
        db.prepare_cached("UPDATE tables SET touched = ?2 WHERE id = ?1")?
            .execute(params![table, now])?;
        touched = now;
    }
    file.fresh.touch(table, touched);
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
                 class, conduct
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

pub(super) fn count(db: &Connection) -> Result<usize, Error> {
    let count: i64 = db
        .prepare_cached("SELECT count(*) FROM tables")?
        .query_row([], |row| row.get(0))?;
    Ok(count as usize)
}

pub(super) fn forget(file: &mut File, keep: Keep) -> Result<usize, Error> {
    // What is in its place goes with its table.
    file.fresh.settle(&file.db)?;
    file.fresh.know_nothing();
    let now = now();
    let before = |kept: Duration| now.saturating_sub_unsigned(kept.as_secs());
    let forgotten = file
        .db
        .prepare_cached(
            "DELETE FROM tables WHERE class IS NULL AND touched <
                 CASE WHEN over THEN ?1 WHEN head IS NULL THEN ?2 ELSE ?3 END",
        )?
        .execute([before(keep.over), before(keep.lobby), before(keep.playing)])?;
    Ok(forgotten)
}
