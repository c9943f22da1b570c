//! Opening the file: what it must be before anything is read from it.

use std::path::Path;
use std::time::Duration;

use rusqlite::{Connection, ErrorCode};

use crate::OpenError;

/// Written into the file's head ("Sand"), so that a foreign database is told from ours.
pub(crate) const APPLICATION: i64 = 0x5361_6e64;

/// Moves with every step below.
const FORMAT: i64 = 1 + STEPS.len() as i64;

/// How long to wait for another process to let go of the file: a restart may overlap a little.
const PATIENCE: Duration = Duration::from_secs(3);

pub(crate) const SCHEMA: &str = "
    CREATE TABLE tables (
        id      TEXT    NOT NULL PRIMARY KEY,
        code    TEXT    NOT NULL UNIQUE,
        game    TEXT    NOT NULL,
        config  TEXT    NOT NULL,
        clock   INTEGER,
        host    BLOB    NOT NULL,
        luck    TEXT    NOT NULL,
        head    TEXT,                        -- none: still in the lobby
        over    INTEGER NOT NULL DEFAULT 0,
        next    TEXT,                        -- the rematch
        created INTEGER NOT NULL,
        touched INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE seats (
        table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        seat     INTEGER NOT NULL,
        name     TEXT,                       -- a person sits here
        secret   BLOB,
        level    TEXT,                       -- a bot plays: for itself, or for the person
        PRIMARY KEY (table_id, seat),
        CHECK ((name IS NULL) = (secret IS NULL))
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE entries (
        table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        n        INTEGER NOT NULL,
        entry    TEXT    NOT NULL,
        PRIMARY KEY (table_id, n)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE chat (
        table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        n        INTEGER NOT NULL,
        seat     INTEGER,                    -- none: a spectator
        text     TEXT    NOT NULL,
        PRIMARY KEY (table_id, n)
    ) STRICT, WITHOUT ROWID;
";

/// What each format added to the one before, the first of them to the schema above. A file of an
/// older format is taken to the present one when it is opened.
const STEPS: [&str; 5] = [
    // How long a person may be away (none: for ever), and the bot that then holds the seat. Tables
    // from before are as if nobody had chosen.
    "ALTER TABLE tables ADD COLUMN grace INTEGER DEFAULT 60;
     ALTER TABLE tables ADD COLUMN stand_in TEXT NOT NULL DEFAULT 'medium';",
    // Entries that are not in their places yet, in the order in which they came.
    "CREATE TABLE fresh (
         id       INTEGER PRIMARY KEY,
         table_id TEXT    NOT NULL,
         n        INTEGER NOT NULL,
         entry    TEXT    NOT NULL
     ) STRICT;",
    // Classes, how a table is being run, and what is noted of those who play at it.
    "CREATE TABLE classes (
         id      TEXT    NOT NULL PRIMARY KEY,
         code    TEXT    NOT NULL UNIQUE,
         roll    TEXT    NOT NULL,
         touched INTEGER NOT NULL
     ) STRICT, WITHOUT ROWID;
     ALTER TABLE tables ADD COLUMN class TEXT;
     ALTER TABLE tables ADD COLUMN conduct TEXT;
     CREATE INDEX of_class ON tables (class) WHERE class IS NOT NULL;
     CREATE TABLE journal (
         table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
         n        INTEGER NOT NULL,
         seat     INTEGER NOT NULL,
         what     TEXT    NOT NULL,
         millis   INTEGER NOT NULL,
         PRIMARY KEY (table_id, n)
     ) STRICT, WITHOUT ROWID;",
    // Reviews of finished games.
    "CREATE TABLE reviews (
         table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
         review   TEXT NOT NULL
     ) STRICT, WITHOUT ROWID;",
    // Entries that share a row: those of a commit, as they came, and then those of a table in a row.
    // What they are packed as says `packed.rs`.
    "CREATE TABLE commits (
         id      INTEGER PRIMARY KEY,
         entries TEXT    NOT NULL
     ) STRICT;
     CREATE TABLE runs (
         table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
         n        INTEGER NOT NULL,          -- the number of the first
         count    INTEGER NOT NULL,
         entries  TEXT    NOT NULL,
         PRIMARY KEY (table_id, n)           -- apart from the rows: to find one reads no other
     ) STRICT;
     INSERT INTO entries SELECT table_id, n, entry FROM fresh;
     INSERT INTO runs
         SELECT table_id, min(n), count(*),
             group_concat(octet_length(entry) || ' ' || entry, '' ORDER BY n)
         FROM entries GROUP BY table_id;
     DROP TABLE entries;
     DROP TABLE fresh;",
];

pub(crate) fn open(path: &Path) -> Result<Connection, OpenError> {
    let unfit = |error| unfit(path, &error);
    privately::make(path);
    let db = Connection::open(path).map_err(unfit)?;
    if db.is_readonly("main").map_err(unfit)? {
        return Err(OpenError::ReadOnly { path: path.into() });
    }
    db.busy_timeout(PATIENCE).map_err(unfit)?;
    recognise(&db, path)?;
    privately::close(path);
    // One process at a time: two would each believe to know the tables. FULL flushes the log at
    // every commit, so that what was shown survives not only a kill but a power cut too.
    db.execute_batch(
        "PRAGMA locking_mode = EXCLUSIVE;
         PRAGMA journal_mode = WAL;
         PRAGMA synchronous = FULL;
         PRAGMA foreign_keys = ON;
         BEGIN EXCLUSIVE; COMMIT;",
    )
    .map_err(unfit)?;
    prepare(&db, path)?;
    Ok(db)
}

/// Whoever reads the file knows every card of every running game: one that is made, and one of ours,
/// is for its owner alone. What SQLite puts beside it gets the same mode. Where that cannot be had,
/// opening will say what is wrong.
#[cfg(unix)]
mod privately {
    use std::fs::{self, OpenOptions};
    use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};
    use std::path::Path;

    pub(super) fn make(path: &Path) {
        if path != Path::new(":memory:") {
            let mut options = OpenOptions::new();
            let _ = options.write(true).create_new(true).mode(0o600).open(path);
        }
    }

    pub(super) fn close(path: &Path) {
        // What an open file has beside it already was made as open as the file.
        for beside in ["", "-wal", "-shm"] {
            let mut name = path.as_os_str().to_owned();
            name.push(beside);
            if let Ok(file) = fs::metadata(&name) {
                let mut mode = file.permissions();
                mode.set_mode(mode.mode() & !0o077);
                let _ = fs::set_permissions(&name, mode);
            }
        }
    }
}

#[cfg(not(unix))]
mod privately {
    use std::path::Path;

    pub(super) fn make(_: &Path) {}
    pub(super) fn close(_: &Path) {}
}

/// Only ours, or an empty file, is ever written to.
fn recognise(db: &Connection, path: &Path) -> Result<(), OpenError> {
    let number = |pragma: &str| -> Result<i64, OpenError> {
        db.pragma_query_value(None, pragma, |row| row.get(0))
            .map_err(|error| unfit(path, &error))
    };
    let (application, format) = (number("application_id")?, number("user_version")?);
    let things: i64 = db
        .query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))
        .map_err(|error| unfit(path, &error))?;
    let empty = application == 0 && format == 0 && things == 0;
    if application != APPLICATION && !empty {
        return Err(OpenError::Foreign { path: path.into() });
    }
    if format > FORMAT {
        return Err(OpenError::Newer {
            path: path.into(),
            found: format,
            known: FORMAT,
        });
    }
    Ok(())
}

/// Writes the schema into an empty file, and looks through the tables of one that is not: a damaged
/// file is better found at the start than in the middle of a game. Either is then brought to the
/// present format.
fn prepare(db: &Connection, path: &Path) -> Result<(), OpenError> {
    let unfit = |error| unfit(path, &error);
    let format: i64 = db
        .pragma_query_value(None, "user_version", |row| row.get(0))
        .map_err(unfit)?;
    let first = match format {
        0 => format!("{SCHEMA} PRAGMA application_id = {APPLICATION};"),
        _ => {
            look_through(db, path)?;
            String::new()
        }
    };
    if format == FORMAT {
        return Ok(());
    }
    let done = usize::try_from(format - 1).unwrap_or(0);
    let steps = STEPS[done..].concat();
    db.execute_batch(&format!(
        "BEGIN; {first} {steps} PRAGMA user_version = {FORMAT}; COMMIT;"
    ))
    .map_err(unfit)
}

/// Entries are most of the file, and each game's are checked when it is played again: to read them all
/// would keep everyone waiting at every start.
fn look_through(db: &Connection, path: &Path) -> Result<(), OpenError> {
    for table in ["tables", "seats"] {
        let verdict: String = db
            .query_row(&format!("PRAGMA quick_check({table})"), [], |row| {
                row.get(0)
            })
            .map_err(|error| unfit(path, &error))?;
        if verdict != "ok" {
            return Err(OpenError::Damaged {
                path: path.into(),
                why: verdict,
            });
        }
    }
    Ok(())
}

fn unfit(path: &Path, error: &rusqlite::Error) -> OpenError {
    let path = path.to_owned();
    let why = error.to_string();
    match error.sqlite_error_code() {
        Some(ErrorCode::NotADatabase) => OpenError::Foreign { path },
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => OpenError::InUse { path },
        Some(ErrorCode::DatabaseCorrupt) => OpenError::Damaged { path, why },
        Some(ErrorCode::ReadOnly) => OpenError::ReadOnly { path },
        _ => OpenError::Unopened { path, why },
    }
}
