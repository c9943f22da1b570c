//! Opening the file: what it must be before anything is read from it.

use std::fs::{File, TryLockError};
use std::io;
use std::path::Path;
use std::time::{Duration, Instant};

use rusqlite::{Connection, ErrorCode, OpenFlags};

use crate::{Error, OpenError, private};

/// Written into the file's head ("Sand"), so that a foreign database is told from ours.
pub(super) const APPLICATION: i64 = 0x5361_6e64;

/// Moves with every step below.
const FORMAT: i64 = 1 + STEPS.len() as i64;

/// How long to wait for another process to let go of the file: a restart may overlap a little.
const PATIENCE: Duration = Duration::from_secs(3);

/// Whoever serves the file waits so long for an import: those who play are better late than thrown out.
const IMPORTED_WITHIN: Duration = Duration::from_secs(120);

/// More than there are, so that each is prepared once.
const STATEMENTS: usize = 64;

pub(super) const SCHEMA: &str = "
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
const STEPS: [&str; 7] = [
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
    // House time, which went on until something was last kept, or until now if a clock was wrong then;
    // and whose tables are.
    "CREATE TABLE calendar (
         house INTEGER NOT NULL,
         wall  INTEGER NOT NULL,
         gaps  TEXT    NOT NULL
     ) STRICT;
     INSERT INTO calendar
         SELECT last, last, '[]' FROM (
             SELECT min(unixepoch(), ifnull(max(touched), unixepoch())) AS last FROM tables);
     ALTER TABLE tables ADD COLUMN founder TEXT;
     CREATE INDEX of_founder ON tables (founder) WHERE founder IS NOT NULL;",
    // Whose classes are.
    "ALTER TABLE classes ADD COLUMN founder TEXT;
     CREATE INDEX class_of_founder ON classes (founder) WHERE founder IS NOT NULL;",
];

/// Shows that a process serves the tables of a file: two would each believe to know them. SQLite's own
/// lock would keep out those who only copy what is there, too.
pub(super) struct Guard {
    _locked: Option<File>,
}

impl Guard {
    fn of(path: &Path) -> Result<Guard, OpenError> {
        if path == Path::new(MEMORY) {
            return Ok(Guard { _locked: None });
        }
        let mut name = path.as_os_str().to_owned();
        name.push("-lock");
        let unopened = |error: io::Error| OpenError::Unopened {
            path: path.into(),
            why: error.to_string(),
        };
        let file = private::open(Path::new(&name)).map_err(unopened)?;
        let until = Instant::now() + PATIENCE;
        loop {
            match file.try_lock() {
                Ok(()) => {
                    return Ok(Guard {
                        _locked: Some(file),
                    });
                }
                Err(TryLockError::WouldBlock) if Instant::now() < until => {
                    std::thread::sleep(Duration::from_millis(20));
                }
                Err(TryLockError::WouldBlock) => {
                    return Err(OpenError::InUse { path: path.into() });
                }
                Err(TryLockError::Error(error)) => return Err(unopened(error)),
            }
        }
    }
}

const MEMORY: &str = ":memory:";

/// Another connection to a file that may be served meanwhile: what is there is of one moment, and what
/// is added is added at once.
pub(super) fn visit(path: &Path) -> Result<Connection, OpenError> {
    let unfit = |error| unfit(path, &error);
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let db = Connection::open_with_flags(path, flags).map_err(unfit)?;
    db.busy_timeout(PATIENCE).map_err(unfit)?;
    recognise(&db, path)?;
    let format: i64 = db
        .pragma_query_value(None, "user_version", |row| row.get(0))
        .map_err(unfit)?;
    if format != FORMAT {
        return Err(OpenError::Older { path: path.into() });
    }
    db.execute_batch("PRAGMA foreign_keys = ON")
        .map_err(unfit)?;
    Ok(db)
}

pub(super) fn open(path: &Path) -> Result<(Connection, Guard), OpenError> {
    let unfit = |error| unfit(path, &error);
    if path.is_dir() {
        let why = "it is a folder".to_owned();
        return Err(OpenError::Unopened {
            path: path.into(),
            why,
        });
    }
    let guard = Guard::of(path)?;
    if path != Path::new(MEMORY) {
        // If it is there already, so much the better.
        let _ = private::create_new(path);
    }
    let db = Connection::open(path).map_err(unfit)?;
    if db.is_readonly("main").map_err(unfit)? {
        return Err(OpenError::ReadOnly { path: path.into() });
    }
    db.busy_timeout(PATIENCE).map_err(unfit)?;
    db.set_prepared_statement_cache_capacity(STATEMENTS);
    recognise(&db, path)?;
    close_to_others(path);
    // FULL flushes the log at every commit, so that what was shown survives not only a kill but a
    // power cut too. An older Sandtable that has the file keeps everybody else from beginning.
    db.execute_batch(
        "PRAGMA journal_mode = WAL;
         PRAGMA synchronous = FULL;
         PRAGMA foreign_keys = ON;
         BEGIN EXCLUSIVE; COMMIT;",
    )
    .map_err(unfit)?;
    prepare(&db, path)?;
    db.busy_timeout(IMPORTED_WITHIN).map_err(unfit)?;
    Ok((db, guard))
}

/// A file of ours is for its owner alone, and so is what SQLite has put beside it. Where that cannot be
/// had, opening will say what is wrong.
#[cfg(unix)]
fn close_to_others(path: &Path) {
    use std::os::unix::fs::PermissionsExt;

    // What an open file has beside it already was made as open as the file.
    for beside in ["", "-wal", "-shm"] {
        let mut name = path.as_os_str().to_owned();
        name.push(beside);
        if let Ok(file) = std::fs::metadata(&name) {
            let mut mode = file.permissions();
            mode.set_mode(mode.mode() & !0o077);
            let _ = std::fs::set_permissions(&name, mode);
        }
    }
}

#[cfg(not(unix))]
fn close_to_others(_: &Path) {}

/// Writes what is there already.
pub(super) fn write_format(db: &Connection) -> Result<(), Error> {
    Ok(db.pragma_update(None, "user_version", FORMAT)?)
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
