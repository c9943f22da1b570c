//! Going through a file, or adding to it, while it may be served.

use std::path::Path;

use rusqlite::{Connection, params};

use super::calendar::now;
use super::file;
use super::fresh::Fresh;
use super::packed::pack;
use super::writer::File;
use super::{class, keep, review};
use crate::transfer::{Export, Load, TransferError, Whole};
use crate::{Error, OpenError};

/// Runs what waits for the disk where nobody else waits for it.
async fn apart<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, TransferError> + Send + 'static,
) -> Result<T, TransferError> {
    let done = tokio::task::spawn_blocking(work).await;
    done.unwrap_or_else(|error| Err(Error::Failed(error.to_string()).into()))
}

/// Everything as it is at one moment.
pub(crate) async fn export(path: &Path, mut export: Export) -> Result<Export, TransferError> {
    let path = path.to_owned();
    apart(move || {
        let db = file::visit(&path)?;
        let say = |statement| db.execute_batch(statement).map_err(Error::from);
        say("PRAGMA query_only = ON; BEGIN")?;
        let failed = |error: std::io::Error| Error::Failed(error.to_string());
        export.begin(now(&db)?).map_err(failed)?;
        for class in class::all(&db)? {
            export.class(class).map_err(failed)?;
        }
        let ids = ids(&db)?;
        let mut file = File {
            db,
            fresh: Fresh::default(),
        };
        file.fresh.look_again(&file.db);
        for id in ids {
            export.table(whole(&file, &id)?).map_err(failed)?;
        }
        Ok(export)
    })
    .await
}

fn whole(file: &File, id: &str) -> Result<Whole, Error> {
    let touched = "SELECT touched FROM tables WHERE id = ?1";
    let mut touched = file.db.prepare_cached(touched)?;
    Ok(Whole {
        saved: keep::load(file, id)?,
        journal: class::journal(&file.db, id)?,
        review: review::load(&file.db, id)?,
        touched: touched.query_row([id], |row| row.get(0))?,
    })
}

fn ids(db: &Connection) -> Result<Vec<String>, Error> {
    let mut ids = db.prepare("SELECT id FROM tables ORDER BY id")?;
    let ids = ids.query_map([], |row| row.get(0))?;
    Ok(ids.collect::<rusqlite::Result<_>>()?)
}

/// A copy that is whole in itself.
pub(crate) async fn backup(path: &Path, to: &Path) -> Result<(), TransferError> {
    let (path, to) = (path.to_owned(), to.to_owned());
    apart(move || {
        let db = file::visit(&path)?;
        let to = to.to_string_lossy();
        db.execute("VACUUM INTO ?1", [to]).map_err(Error::from)?;
        Ok(())
    })
    .await
}

/// All of it in one transaction, into a file that may be new.
pub(crate) async fn import(path: &Path, load: Load) -> Result<(), TransferError> {
    let path = path.to_owned();
    apart(move || {
        // Made or brought to the present format, unless somebody serves it, who has done that.
        let (db, _guard) = match file::open(&path) {
            Ok((db, guard)) => (db, Some(guard)),
            Err(OpenError::InUse { .. }) => (file::visit(&path)?, None),
            Err(error) => return Err(error.into()),
        };
        let say = |statement| db.execute_batch(statement).map_err(Error::from);
        say("BEGIN IMMEDIATE")?;
        // What is not committed is rolled back with the connection.
        add(&db, load)?;
        say("COMMIT")?;
        Ok(())
    })
    .await
}

/// Gives the tables as they were added.
fn add(db: &Connection, load: Load) -> Result<Vec<Whole>, TransferError> {
    let named = |code: &str| {
        let code = code.to_owned();
        move |error| match error {
            Error::Taken => TransferError::Taken { code },
            other => other.into(),
        }
    };
    let (classes, tables) = load.at(now(db)?);
    for class in &classes {
        class::create(db, class).map_err(named(&class.code))?;
    }
    for whole in &tables {
        let table = &whole.saved.table;
        keep::create(db, table, None).map_err(named(&table.code))?;
        add_rest(db, &table.id, whole)?;
    }
    Ok(tables)
}

/// The tables as they are after they were kept in a file of their own.
#[cfg(test)]
pub(crate) fn kept(load: Load) -> Result<Vec<Whole>, TransferError> {
    let (db, _guard) = file::open(Path::new(":memory:"))?;
    let tables = add(&db, load)?;
    let mut file = File {
        db,
        fresh: Fresh::default(),
    };
    file.fresh.look_again(&file.db);
    let ids = tables.iter().map(|whole| &whole.saved.table.id);
    ids.map(|id| Ok(whole(&file, id)?)).collect()
}

fn add_rest(db: &Connection, id: &str, whole: &Whole) -> Result<(), Error> {
    let saved = &whole.saved;
    db.prepare_cached("UPDATE tables SET over = ?2, next = ?3, touched = ?4 WHERE id = ?1")?
        .execute(params![id, saved.over, saved.next, whole.touched])?;
    if !saved.entries.is_empty() {
        // In their places: whoever serves the file knows nothing of them, and need not.
        let mut run = String::new();
        saved.entries.iter().for_each(|entry| pack(entry, &mut run));
        db.prepare_cached("INSERT INTO runs VALUES (?1, 0, ?2, ?3)")?
            .execute(params![id, saved.entries.len() as i64, run])?;
    }
    for line in &saved.chat {
        keep::say(db, id, line)?;
    }
    for note in &whole.journal {
        class::note(db, id, note)?;
    }
    if let Some(text) = &whole.review {
        review::keep(db, id, text)?;
    }
    Ok(())
}
