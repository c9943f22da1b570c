//! What the database must be before anything is read from it.

use tokio_postgres::Row;

use super::link::{Reads, Session};
use crate::{Error, OpenError, Place};

/// Moves with every step below.
const FORMAT: i32 = STEPS.len() as i32;

/// What each format added to the one before. A database of an older format is taken to the present
/// one by the first server that opens it.
const STEPS: [&str; 3] = [
    "
    CREATE TABLE tables (
        id       TEXT    PRIMARY KEY,
        code     TEXT    NOT NULL UNIQUE,
        game     TEXT    NOT NULL,
        config   TEXT    NOT NULL,
        clock    BIGINT,
        grace    BIGINT,
        stand_in TEXT    NOT NULL,
        host     BYTEA   NOT NULL,
        luck     TEXT    NOT NULL,
        head     TEXT,                       -- none: still in the lobby
        over     BOOLEAN NOT NULL DEFAULT FALSE,
        next     TEXT,                       -- the rematch
        class    TEXT,
        conduct  TEXT,
        created  BIGINT  NOT NULL,
        touched  BIGINT  NOT NULL
    );
    CREATE INDEX of_class ON tables (class) WHERE class IS NOT NULL;
    CREATE INDEX ticking ON tables (id)
        WHERE head IS NOT NULL AND NOT over AND clock IS NOT NULL;

    CREATE TABLE seats (
        table_id TEXT     NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        seat     SMALLINT NOT NULL,
        name     TEXT,                       -- a person sits here
        secret   BYTEA,
        level    TEXT,                       -- a bot plays: for itself, or for the person
        PRIMARY KEY (table_id, seat),
        CHECK ((name IS NULL) = (secret IS NULL))
    );

    CREATE TABLE entries (
        table_id TEXT   NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        n        BIGINT NOT NULL,
        entry    TEXT   NOT NULL,
        PRIMARY KEY (table_id, n)            -- of two who write the same one, one has lost
    );

    CREATE TABLE chat (
        table_id TEXT     NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        n        BIGINT   NOT NULL,
        seat     SMALLINT,                   -- none: a spectator
        text     TEXT     NOT NULL,
        PRIMARY KEY (table_id, n)
    );

    CREATE TABLE journal (
        table_id TEXT     NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        n        BIGINT   NOT NULL,
        seat     SMALLINT NOT NULL,
        what     TEXT     NOT NULL,
        millis   BIGINT   NOT NULL,
        PRIMARY KEY (table_id, n)
    );

    CREATE TABLE reviews (
        table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
        review   TEXT NOT NULL
    );

    CREATE TABLE classes (
        id      TEXT   PRIMARY KEY,
        code    TEXT   NOT NULL UNIQUE,
        roll    TEXT   NOT NULL,
        touched BIGINT NOT NULL
    );

    -- Who serves tables now. A server that has not said so for a while may be removed by any other,
    -- and what it held is free.
    CREATE TABLE servers (
        id      BIGINT      PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
        address TEXT,
        until   TIMESTAMPTZ NOT NULL
    );

    -- The server that runs a table (or a class with its tables): its clocks, its bots, its people.
    CREATE TABLE leases (
        key    TEXT   PRIMARY KEY,
        server BIGINT NOT NULL REFERENCES servers (id) ON DELETE CASCADE
    );
    CREATE INDEX of_server ON leases (server);
",
    // House time, which went on until something was last kept, or until now if a clock was wrong then;
    // and whose tables are.
    "
    CREATE TABLE calendar (
        house BIGINT NOT NULL,
        wall  BIGINT NOT NULL,
        gaps  TEXT   NOT NULL
    );
    INSERT INTO calendar
        SELECT last, last, '[]' FROM (
            SELECT least(max(touched), extract(epoch FROM now())::bigint) AS last
            FROM tables) AS kept;
    CREATE FUNCTION house_time() RETURNS BIGINT LANGUAGE SQL STABLE AS
        'SELECT house + greatest(0, extract(epoch FROM now())::bigint - wall) FROM calendar';
    ALTER TABLE tables ADD COLUMN founder TEXT;
    CREATE INDEX of_founder ON tables (founder) WHERE founder IS NOT NULL;
",
    // Whose classes are.
    "
    ALTER TABLE classes ADD COLUMN founder TEXT;
    CREATE INDEX class_of_founder ON classes (founder) WHERE founder IS NOT NULL;
",
];

/// Servers that start at once wait here for each other.
const LOCK: i64 = 0x5361_6e64;

/// Brings the database to the present format, and gives the password by which servers know each other.
pub(super) async fn prepare(session: &Session, place: &Place) -> Result<String, OpenError> {
    let unopened = |error: Error| OpenError::Unopened {
        path: place.to_string().into(),
        why: error.to_string(),
    };
    let encoding = session.rows("SHOW server_encoding", &[]).await;
    let encoding: String = encoding.map_err(unopened)?[0].get(0);
    if encoding != "UTF8" {
        let why = format!("its encoding is {encoding}, and must be UTF8");
        return Err(unopened(Error::Failed(why)));
    }
    session.say("BEGIN").await.map_err(unopened)?;
    let prepared = prepare_within(session, place).await;
    let end = match prepared {
        Ok(_) => "COMMIT",
        Err(_) => "ROLLBACK",
    };
    session.say(end).await.map_err(unopened)?;
    prepared
}

async fn prepare_within(session: &Session, place: &Place) -> Result<String, OpenError> {
    let path = || place.to_string().into();
    let unopened = |error: Error| OpenError::Unopened {
        path: path(),
        why: error.to_string(),
    };
    let rows = async |statement| session.rows(statement, &[]).await.map_err(unopened);
    let lock = session.rows("SELECT pg_advisory_xact_lock($1)", &[&LOCK]);
    lock.await.map_err(unopened)?;
    let look = "SELECT to_regclass('sandtable') IS NOT NULL, to_regclass('tables') IS NOT NULL";
    let found = &rows(look).await?[0];
    let (ours, another) = (found.get(0), found.get(1));
    let format: i32 = match (ours, another) {
        (true, _) => {
            let kept = rows("SELECT format FROM sandtable").await?;
            let damaged = || OpenError::Foreign { path: path() };
            kept.first().ok_or_else(damaged)?.get(0)
        }
        (false, true) => return Err(OpenError::Foreign { path: path() }),
        (false, false) => {
            let first = "CREATE TABLE sandtable (format INTEGER NOT NULL, password TEXT NOT NULL);
                 INSERT INTO sandtable
                     SELECT 0, gen_random_uuid()::text || gen_random_uuid()::text";
            session.say(first).await.map_err(unopened)?;
            0
        }
    };
    if format > FORMAT {
        return Err(OpenError::Newer {
            path: path(),
            found: format.into(),
            known: FORMAT.into(),
        });
    }
    let steps = STEPS[usize::try_from(format).unwrap_or(0)..].concat();
    session.say(&steps).await.map_err(unopened)?;
    let change = session.change("UPDATE sandtable SET format = $1", &[&FORMAT]);
    change.await.map_err(unopened)?;
    let password: &Row = &rows("SELECT password FROM sandtable").await?[0];
    Ok(password.get(0))
}
