//! What is read.

use tokio_postgres::Row;

use super::deed::HOST;
use super::link::{Reads, Values};
use crate::calendar::Calendar;
use crate::{Class, Count, Error, Found, From, Line, Note, Saved, SecretHash, Sitter, Table};

/// Whoever loads a table holds it: nobody writes to it meanwhile.
pub(super) async fn load(db: &impl Reads, table: &str) -> Result<Saved, Error> {
    let of_table = "SELECT id, code, game, config, clock, grace, stand_in, host, luck, head, over,
             next, class, conduct, founder
         FROM tables WHERE id = $1";
    let seats = "SELECT name, secret, level FROM seats WHERE table_id = $1 ORDER BY seat";
    let entries = "SELECT entry FROM entries WHERE table_id = $1 ORDER BY n";
    let chat = "SELECT seat, text FROM chat WHERE table_id = $1 ORDER BY n";
    let of: Values<'_> = &[&table];
    let (of_table, seats, entries, chat) = tokio::try_join!(
        db.rows(of_table, of),
        db.rows(seats, of),
        db.rows(entries, of),
        db.rows(chat, of),
    )?;
    let mut saved = read_table(of_table.first().ok_or(Error::NoSuchTable)?)?;
    saved.table.seats = seats.iter().map(read_sitter).collect::<Result<_, _>>()?;
    saved.entries = entries.iter().map(|row| row.get(0)).collect();
    saved.chat = chat.iter().map(read_line).collect();
    Ok(saved)
}

fn read_table(row: &Row) -> Result<Saved, Error> {
    let seconds = |seconds: Option<i64>| seconds.and_then(|seconds| u32::try_from(seconds).ok());
    Ok(Saved {
        table: Table {
            id: row.get(0),
            code: row.get(1),
            game: row.get(2),
            config: row.get(3),
            clock: seconds(row.get(4)),
            grace: seconds(row.get(5)),
            stand_in: row.get(6),
            host: hash(row.get(7))?,
            luck: row.get(8),
            head: row.get(9),
            class: row.get(12),
            conduct: row.get(13),
            founder: row.get(14),
            seats: Vec::new(),
        },
        over: row.get(10),
        next: row.get(11),
        entries: Vec::new(),
        chat: Vec::new(),
    })
}

fn hash(bytes: &[u8]) -> Result<SecretHash, Error> {
    let damaged = |_| Error::Failed("a secret is damaged".to_owned());
    SecretHash::try_from(bytes).map_err(damaged)
}

fn read_sitter(row: &Row) -> Result<Sitter, Error> {
    let secret: Option<&[u8]> = row.get(1);
    let person = row.get::<_, Option<String>>(0).zip(secret);
    let level: Option<String> = row.get(2);
    Ok(match (person, level) {
        (Some((name, secret)), held) => Sitter::Person {
            name,
            secret: hash(secret)?,
            held,
        },
        (None, Some(level)) => Sitter::Bot { level },
        (None, None) => Sitter::Open,
    })
}

fn read_line(row: &Row) -> Line {
    let from = match row.get::<_, Option<i16>>(0) {
        None => From::Spectator,
        Some(HOST) => From::Host,
        Some(seat) => From::Seat(seat as u8),
    };
    Line {
        from,
        text: row.get(1),
    }
}

pub(super) async fn journal(db: &impl Reads, table: &str) -> Result<Vec<Note>, Error> {
    let notes = "SELECT seat, what, millis FROM journal WHERE table_id = $1 ORDER BY n";
    let rows = db.rows(notes, &[&table]).await?;
    let read = |row: &Row| Note {
        seat: row.get::<_, i16>(0) as u8,
        what: row.get(1),
        millis: row.get::<_, i64>(2) as u32,
    };
    Ok(rows.iter().map(read).collect())
}

pub(super) async fn review(db: &impl Reads, table: &str) -> Result<Option<String>, Error> {
    let review = "SELECT review FROM reviews WHERE table_id = $1";
    let row = db.row(review, &[&table]).await?;
    Ok(row.map(|row| row.get(0)))
}

pub(super) async fn load_class(db: &impl Reads, id: &str) -> Result<Class, Error> {
    let class = "SELECT id, code, founder, roll FROM classes WHERE id = $1";
    let row = db.row(class, &[&id]).await?;
    row.as_ref().map(read_class).ok_or(Error::NoSuchTable)
}

pub(super) async fn classes(db: &impl Reads) -> Result<Vec<Class>, Error> {
    let classes = "SELECT id, code, founder, roll FROM classes ORDER BY id";
    Ok(db
        .rows(classes, &[])
        .await?
        .iter()
        .map(read_class)
        .collect())
}

fn read_class(row: &Row) -> Class {
    Class {
        id: row.get(0),
        code: row.get(1),
        founder: row.get(2),
        roll: row.get(3),
    }
}

pub(super) async fn find(db: &impl Reads, code: &str) -> Result<Found, Error> {
    let find = "SELECT id, FALSE FROM tables WHERE code = $1
         UNION ALL SELECT id, TRUE FROM classes WHERE code = $1";
    let row = db.row(find, &[&code]).await?.ok_or(Error::NoSuchTable)?;
    Ok(match row.get(1) {
        true => Found::Class(row.get(0)),
        false => Found::Table(row.get(0)),
    })
}

/// So many are taken up at once; those that are left are found when it is looked again.
const CLOCKS: i64 = 500;

pub(super) async fn ticking(db: &impl Reads) -> Result<Vec<String>, Error> {
    let ticking = "SELECT tables.id FROM tables
         WHERE head IS NOT NULL AND NOT over AND clock IS NOT NULL AND NOT EXISTS (
             SELECT FROM leases JOIN servers ON servers.id = leases.server
             WHERE leases.key = coalesce(tables.class, tables.id) AND servers.until >= now())
         LIMIT $1";
    let rows = db.rows(ticking, &[&CLOCKS]).await?;
    Ok(rows.iter().map(|row| row.get(0)).collect())
}

pub(super) async fn count(db: &impl Reads, founder: Option<&str>) -> Result<Count, Error> {
    let count = "SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM classes),
         (SELECT count(*) FROM tables WHERE founder = $1)
             + (SELECT count(*) FROM classes WHERE founder = $1)";
    let rows = db.rows(count, &[&founder]).await?;
    let number = |column| {
        let first = rows.first();
        first.map_or(0, |row| row.get::<usize, i64>(column) as usize)
    };
    Ok(Count {
        tables: number(0),
        classes: number(1),
        own: number(2),
    })
}

/// The calendar, and what the wall clock of the database shows.
pub(super) async fn calendar(db: &impl Reads) -> Result<(Calendar, i64), Error> {
    let calendar = "SELECT house, wall, gaps, extract(epoch FROM now())::bigint FROM calendar";
    let row = db.row(calendar, &[]).await?;
    let row = row.ok_or_else(|| Error::Failed("the calendar is missing".to_owned()))?;
    let calendar = Calendar {
        house: row.get(0),
        wall: row.get(1),
        // What cannot be read counts for nothing.
        gaps: serde_json::from_str(row.get(2)).unwrap_or_default(),
    };
    Ok((calendar, row.get(3)))
}
