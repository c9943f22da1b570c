//! One SQLite file, owned by one thread; a [`Sqlite`] is a cheap handle to it.

mod calendar;
mod class;
mod file;
mod fresh;
mod keep;
mod packed;
mod review;
mod visit;
mod writer;

#[cfg(test)]
mod tests;

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::Mutex;

#[cfg(test)]
pub(crate) use visit::kept;
pub(crate) use visit::{backup, export, import};
use writer::Writer;

use crate::{Change, Class, Count, Error, Found, Note, OpenError, Ran, Saved, Table, Time};

/// A handle to the file. When the last one is gone it is closed.
#[derive(Clone)]
pub(crate) struct Sqlite {
    writer: Writer,
    tried: Arc<Mutex<Tried>>,
}

/// When it was last tried whether anything can be written, and what came of it.
type Tried = Option<(Instant, Result<(), Error>)>;

/// However many ask whether anything can be written, it is not tried more often.
const TRY_EVERY: Duration = Duration::from_secs(1);

impl Sqlite {
    pub(crate) fn open(path: &Path) -> Result<Sqlite, OpenError> {
        let (db, guard) = file::open(path)?;
        let writer = Writer::start(db, guard);
        Ok(Sqlite {
            writer,
            tried: Arc::default(),
        })
    }

    pub(crate) async fn close(self) {
        self.writer.close().await;
    }

    pub(crate) async fn create(&self, table: Table, after: Option<String>) -> Result<(), Error> {
        self.writer
            .run(move |file| keep::create(&file.db, &table, after.as_deref()))
            .await
    }

    pub(crate) async fn write(&self, table: &str, changes: Vec<Change>) -> Result<(), Error> {
        let table = table.to_owned();
        let whole = matches!(changes.as_slice(), [change] if keep::is_whole(change));
        let write = move |file: &mut _| keep::write(file, &table, &changes);
        if whole {
            self.writer.run_one(write).await
        } else {
            self.writer.run(write).await
        }
    }

    pub(crate) async fn load(&self, table: &str) -> Result<Saved, Error> {
        let table = table.to_owned();
        self.writer
            .run_one(move |file| keep::load(file, &table))
            .await
    }

    pub(crate) async fn journal(&self, table: &str) -> Result<Vec<Note>, Error> {
        let table = table.to_owned();
        self.writer
            .run_one(move |file| class::journal(&file.db, &table))
            .await
    }

    pub(crate) async fn review(&self, table: &str) -> Result<Option<String>, Error> {
        let table = table.to_owned();
        self.writer
            .run_one(move |file| review::load(&file.db, &table))
            .await
    }

    pub(crate) async fn keep_review(&self, table: &str, review: String) -> Result<(), Error> {
        let table = table.to_owned();
        self.writer
            .run(move |file| review::keep(&file.db, &table, &review))
            .await
    }

    pub(crate) async fn create_class(&self, class: Class) -> Result<(), Error> {
        self.writer
            .run(move |file| class::create(&file.db, &class))
            .await
    }

    pub(crate) async fn write_class(&self, id: &str, roll: String) -> Result<(), Error> {
        let id = id.to_owned();
        self.writer
            .run_one(move |file| class::write(&file.db, &id, &roll))
            .await
    }

    pub(crate) async fn load_class(&self, id: &str) -> Result<Class, Error> {
        let id = id.to_owned();
        self.writer
            .run_one(move |file| class::load(&file.db, &id))
            .await
    }

    pub(crate) async fn classes(&self) -> Result<Vec<Class>, Error> {
        self.writer.run_one(|file| class::all(&file.db)).await
    }

    pub(crate) async fn forget_class(&self, id: &str) -> Result<(), Error> {
        let id = id.to_owned();
        self.writer.run(move |file| class::forget(file, &id)).await
    }

    pub(crate) async fn find(&self, code: &str) -> Result<Found, Error> {
        let code = code.to_owned();
        self.writer
            .run_one(move |file| keep::find(&file.db, &code))
            .await
    }

    pub(crate) async fn ticking(&self) -> Result<Vec<String>, Error> {
        self.writer.run_one(|file| keep::ticking(&file.db)).await
    }

    /// To read goes well on a full disk, too: only what was written shows that something can be.
    pub(crate) async fn can_write(&self) -> Result<(), Error> {
        let mut tried = self.tried.lock().await;
        match &*tried {
            Some((at, answer)) if at.elapsed() < TRY_EVERY => answer.clone(),
            Some(_) | None => {
                let answer = self
                    .writer
                    .run_one(|file| file::write_format(&file.db))
                    .await;
                *tried = Some((Instant::now(), answer.clone()));
                answer
            }
        }
    }

    pub(crate) async fn count(&self, founder: Option<String>) -> Result<Count, Error> {
        self.writer
            .run_one(move |file| keep::count(&file.db, founder.as_deref()))
            .await
    }

    pub(crate) async fn look(&self, ran: Option<Ran>) -> Result<Time, Error> {
        self.writer
            .run_one(move |file| calendar::look(&file.db, ran))
            .await
    }

    pub(crate) async fn forget(&self, kept: Duration) -> Result<usize, Error> {
        self.writer.run(move |file| keep::forget(file, kept)).await
    }
}
