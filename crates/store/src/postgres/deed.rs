//! What is written, one thing after another within a transaction.

use super::link::{Reads, Session, Values};
use std::time::Duration;

use crate::calendar::Calendar;
use crate::{CHAT_KEPT, Change, Class, Error, From, NOTES_KEPT, Note, Sitter, Table};

/// Something to be kept, all of it or nothing.
pub(super) enum Deed {
    Create {
        table: Box<Table>,
        after: Option<String>,
    },
    Write {
        table: String,
        changes: Vec<Change>,
    },
    Review {
        table: String,
        review: String,
    },
    CreateClass(Class),
    WriteClass {
        id: String,
        roll: String,
    },
    ForgetClass(String),
    Forget(Duration),
    /// What it has become, if it still is what it was.
    Calendar {
        was: Calendar,
        is: Calendar,
    },
}

/// Entries of records, which are written many at once.
#[derive(Default)]
pub(super) struct Entries<'a> {
    tables: Vec<&'a str>,
    numbers: Vec<i64>,
    entries: Vec<&'a str>,
    /// The tables that something was written to.
    touched: Vec<&'a str>,
}

impl Entries<'_> {
    /// Each must follow the one before it, be that written or among these.
    pub(super) async fn write(self, session: &Session) -> Result<(), Error> {
        let Entries {
            tables,
            numbers,
            entries,
            touched,
        } = self;
        if !touched.is_empty() {
            // How old a table is matters by the hour: to note it with every move would double what is
            // written.
            let touch = "UPDATE tables SET touched = house_time()
                 WHERE id = ANY($1) AND touched < house_time() - 60";
            session.change(touch, &[&touched]).await?;
        }
        if entries.is_empty() {
            return Ok(());
        }
        let insert =
            "INSERT INTO entries SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[])";
        session
            .change(insert, &[&tables, &numbers, &entries])
            .await?;
        let gaps = "SELECT n FROM unnest($1::text[], $2::bigint[]) AS new (id, n) WHERE n > 0
             AND NOT EXISTS (SELECT FROM entries WHERE table_id = new.id AND entries.n = new.n - 1)";
        match session.rows(gaps, &[&tables, &numbers]).await?.first() {
            None => Ok(()),
            Some(row) => {
                let n: i64 = row.get(0);
                Err(Error::Failed(format!("entry {n} follows none")))
            }
        }
    }
}

impl Deed {
    /// Writes it, apart from entries, which are added to those that are written together. Gives how
    /// much was forgotten, or whether the calendar was what it was.
    pub(super) async fn carry_out<'a>(
        &'a self,
        session: &Session,
        entries: &mut Entries<'a>,
    ) -> Result<u64, Error> {
        match self {
            Deed::Create { table, after } => {
                create(session, table, after.as_deref())
                    .await
                    .map_err(taken)?;
            }
            Deed::Write { table, changes } => {
                entries.touched.push(table);
                for change in changes {
                    write(session, table, change, entries).await?;
                }
            }
            Deed::Review { table, review } => {
                let keep = "INSERT INTO reviews SELECT id, $2 FROM tables WHERE id = $1
                     ON CONFLICT (table_id) DO UPDATE SET review = excluded.review";
                session.change(keep, &[table, review]).await?;
            }
            Deed::CreateClass(class) => create_class(session, class).await.map_err(taken)?,
            Deed::WriteClass { id, roll } => {
                let write = "UPDATE classes SET roll = $2, touched = house_time()
                     WHERE id = $1";
                if session.change(write, &[id, roll]).await? == 0 {
                    return Err(Error::NoSuchTable);
                }
            }
            Deed::ForgetClass(id) => {
                let tables = "DELETE FROM tables WHERE class = $1";
                session.change(tables, &[id]).await?;
                let class = "DELETE FROM classes WHERE id = $1";
                session.change(class, &[id]).await?;
            }
            Deed::Forget(kept) => return forget(session, *kept).await,
            Deed::Calendar { was, is } => {
                let put = "UPDATE calendar SET house = $1, wall = $2, gaps = $3
                     WHERE house = $4 AND wall = $5";
                let gaps = serde_json::to_string(&is.gaps).unwrap_or_default();
                let values: Values<'_> = &[&is.house, &is.wall, &gaps, &was.house, &was.wall];
                return session.change(put, values).await;
            }
        }
        Ok(0)
    }
}

/// A new id or code that is not new.
fn taken(error: Error) -> Error {
    match error {
        Error::Elsewhere => Error::Taken,
        other => other,
    }
}

/// Nobody else makes anything with this code until the transaction is over.
const RESERVE: &str = "SELECT pg_advisory_xact_lock(hashtext($1))";

async fn create(session: &Session, table: &Table, after: Option<&str>) -> Result<(), Error> {
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
    session.rows(RESERVE, &[code]).await?;
    let classes = "SELECT FROM classes WHERE code = $1";
    if !session.rows(classes, &[code]).await?.is_empty() {
        return Err(Error::Taken);
    }
    let insert = "INSERT INTO tables (id, code, game, config, clock, grace, stand_in, host, luck,
             head, class, conduct, founder, created, touched)
         SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, now, now
         FROM (SELECT house_time() AS now) AS moment";
    let (clock, grace) = (clock.map(i64::from), grace.map(i64::from));
    let host = host.as_slice();
    session
        .change(
            insert,
            &[
                id, code, game, config, &clock, &grace, stand_in, &host, luck, head, class,
                conduct, founder,
            ],
        )
        .await?;
    for (seat, sitter) in (0..).zip(seats) {
        sit(session, id, seat, sitter).await?;
    }
    if let Some(before) = after {
        let link = "UPDATE tables SET next = $2 WHERE id = $1 AND next IS NULL";
        if session.change(link, &[&before, id]).await? == 0 {
            return Err(Error::Taken);
        }
    }
    Ok(())
}

async fn create_class(session: &Session, class: &Class) -> Result<(), Error> {
    let Class {
        id,
        code,
        founder,
        roll,
    } = class;
    session.rows(RESERVE, &[code]).await?;
    let tables = "SELECT FROM tables WHERE code = $1";
    if !session.rows(tables, &[code]).await?.is_empty() {
        return Err(Error::Taken);
    }
    let insert = "INSERT INTO classes (id, code, founder, roll, touched)
         VALUES ($1, $2, $3, $4, house_time())";
    session.change(insert, &[id, code, founder, roll]).await?;
    Ok(())
}

async fn sit(session: &Session, table: &str, seat: u8, sitter: &Sitter) -> Result<(), Error> {
    let (name, secret, level) = match sitter {
        Sitter::Open => (None, None, None),
        Sitter::Bot { level } => (None, None, Some(level)),
        Sitter::Person { name, secret, held } => {
            (Some(name), Some(secret.as_slice()), held.as_ref())
        }
    };
    let sit = "INSERT INTO seats VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (table_id, seat) DO UPDATE
         SET name = excluded.name, secret = excluded.secret, level = excluded.level";
    let seat = i16::from(seat);
    session
        .change(sit, &[&table, &seat, &name, &secret, &level])
        .await?;
    Ok(())
}

async fn write<'a>(
    session: &Session,
    table: &'a str,
    change: &'a Change,
    entries: &mut Entries<'a>,
) -> Result<(), Error> {
    let set = async |statement, values| match session.change(statement, values).await? {
        0 => Err(Error::NoSuchTable),
        _ => Ok(()),
    };
    match change {
        Change::Entry { n, entry } => {
            entries.tables.push(table);
            entries.numbers.push(*n as i64);
            entries.entries.push(entry);
            Ok(())
        }
        Change::Seat { seat, sitter } => sit(session, table, *seat, sitter).await,
        Change::Begin { head } => {
            set("UPDATE tables SET head = $2 WHERE id = $1", &[&table, head]).await
        }
        Change::Over => set("UPDATE tables SET over = TRUE WHERE id = $1", &[&table]).await,
        Change::Conduct(conduct) => {
            let statement = "UPDATE tables SET conduct = $2 WHERE id = $1";
            set(statement, &[&table, conduct]).await
        }
        Change::Host(host) => {
            let host = host.as_slice();
            set(
                "UPDATE tables SET host = $2 WHERE id = $1",
                &[&table, &host],
            )
            .await
        }
        Change::Grace(grace) => {
            let grace = grace.map(i64::from);
            set(
                "UPDATE tables SET grace = $2 WHERE id = $1",
                &[&table, &grace],
            )
            .await
        }
        Change::Chat(line) => {
            let say = "INSERT INTO chat SELECT $1, coalesce(max(n), -1) + 1, $2, $3
                 FROM chat WHERE table_id = $1";
            session
                .change(say, &[&table, &speaker(line.from), &line.text])
                .await?;
            // Spectators cannot talk away what was said at the table: their lines go first.
            let trim = "DELETE FROM chat WHERE table_id = $1 AND n IN (
                     SELECT n FROM chat WHERE table_id = $1 ORDER BY seat IS NULL DESC, n
                     LIMIT greatest(0, (SELECT count(*) FROM chat WHERE table_id = $1) - $2))";
            session.change(trim, &[&table, &(CHAT_KEPT as i64)]).await?;
            Ok(())
        }
        Change::Note(Note { seat, what, millis }) => {
            let note = "INSERT INTO journal SELECT $1, count(*), $2, $3, $4 FROM journal
                 WHERE table_id = $1 HAVING count(*) < $5";
            let (seat, millis) = (i16::from(*seat), i64::from(*millis));
            session
                .change(note, &[&table, &seat, what, &millis, &NOTES_KEPT])
                .await?;
            Ok(())
        }
    }
}

/// The host in the database; spectators are nobody there.
pub(super) const HOST: i16 = -1;

fn speaker(from: From) -> Option<i16> {
    match from {
        From::Seat(seat) => Some(seat.into()),
        From::Spectator => None,
        From::Host => Some(HOST),
    }
}

async fn forget(session: &Session, kept: Duration) -> Result<u64, Error> {
    let forget = "DELETE FROM tables WHERE class IS NULL AND touched < house_time() - $1";
    let kept = i64::try_from(kept.as_secs()).unwrap_or(i64::MAX / 2);
    session.change(forget, &[&kept]).await
}
