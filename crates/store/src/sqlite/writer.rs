//! The thread that owns the connection.

use rusqlite::Connection;
use tokio::sync::{mpsc, oneshot, watch};

use super::file::Guard;
use super::fresh::Fresh;
use crate::Error;

/// So many jobs may wait; whoever comes then waits to hand over.
const QUEUE: usize = 1024;

/// So many jobs share a commit, and with it the wait for the disk.
const BATCH: usize = 256;

/// The file, and what is known of it.
pub(super) struct File {
    pub(super) db: Connection,
    pub(super) fresh: Fresh,
}

/// Work on the file; gives what is to be done once its commit went well or not.
type Job = Box<dyn FnOnce(&mut File) -> Answer + Send>;
type Answer = Box<dyn FnOnce(Result<(), Error>)>;

#[derive(Clone)]
pub(super) struct Writer {
    jobs: mpsc::Sender<Job>,
    /// Ends when the thread does.
    open: watch::Receiver<()>,
}

impl Writer {
    pub(super) fn start(db: Connection, guard: Guard) -> Writer {
        let (jobs, mut waiting) = mpsc::channel::<Job>(QUEUE);
        let (alive, open) = watch::channel(());
        std::thread::spawn(move || {
            let fresh = Fresh::default();
            let mut file = File { db, fresh };
            file.look_again();
            file.settle();
            let mut batch = Vec::with_capacity(BATCH);
            while waiting.blocking_recv_many(&mut batch, BATCH) > 0 {
                file.commit(batch.drain(..));
                if file.fresh.are_many() {
                    file.settle();
                }
            }
            file.settle();
            // Closing moves what is in the log into the file itself.
            drop(file);
            drop(guard);
            drop(alive);
        });
        Writer { jobs, open }
    }

    /// Lets go, and waits until everyone else has too and the file is closed.
    pub(super) async fn close(self) {
        let Writer { jobs, mut open } = self;
        drop(jobs);
        while open.changed().await.is_ok() {}
    }

    /// Runs the work, all of it or nothing, and answers when it is safe on disk.
    pub(super) async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut File) -> Result<T, Error> + Send + 'static,
    ) -> Result<T, Error> {
        self.hand(move |file| all_or_nothing(file, work)).await
    }

    /// The same for work that is all or nothing by itself: a single statement, an entry, or nothing.
    pub(super) async fn run_one<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut File) -> Result<T, Error> + Send + 'static,
    ) -> Result<T, Error> {
        self.hand(move |file| in_batch(&file.db).and_then(|()| work(file)))
            .await
    }

    async fn hand<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut File) -> Result<T, Error> + Send + 'static,
    ) -> Result<T, Error> {
        let (reply, answer) = oneshot::channel();
        let job: Job = Box::new(move |file| {
            let done = work(file);
            Box::new(move |committed| {
                // Nobody waiting any more is fine: the work is done all the same.
                let _ = reply.send(done.and_then(|done| committed.map(|()| done)));
            })
        });
        self.jobs.send(job).await.map_err(|_| Error::Closed)?;
        answer.await.map_err(|_| Error::Closed)?
    }
}

impl File {
    fn commit(&mut self, jobs: impl Iterator<Item = Job>) {
        let begun = say(&self.db, "BEGIN IMMEDIATE");
        let answers: Vec<Answer> = jobs.map(|job| job(self)).collect();
        let committed = begun
            .and_then(|()| self.fresh.flush(&self.db))
            .and_then(|()| say(&self.db, "COMMIT"));
        if committed.is_err() {
            self.take_back();
        }
        for answer in answers {
            answer(committed.clone());
        }
    }

    /// Puts all entries in their places. Where that fails they stay where they are, and are read there.
    fn settle(&mut self) {
        let settled = say(&self.db, "BEGIN IMMEDIATE")
            .and_then(|()| self.fresh.settle(&self.db))
            .and_then(|()| say(&self.db, "COMMIT"));
        if settled.is_err() {
            self.take_back();
        }
    }

    fn take_back(&mut self) {
        if !self.db.is_autocommit() {
            // If even this fails, the next BEGIN fails too and says so to whoever asks.
            let _ = say(&self.db, "ROLLBACK");
        }
        self.look_again();
    }

    fn look_again(&mut self) {
        self.fresh.look_again(&self.db);
    }
}

/// A statement that is said again and again: it is prepared once.
fn say(db: &Connection, statement: &str) -> Result<(), Error> {
    db.prepare_cached(statement)?.execute([])?;
    Ok(())
}

/// A full disk may end the whole transaction in the middle: what follows must not slip out alone.
fn in_batch(db: &Connection) -> Result<(), Error> {
    if db.is_autocommit() {
        return Err(Error::Failed("the batch was rolled back".to_owned()));
    }
    Ok(())
}

/// A job that fails leaves nothing behind, while the others of its batch are kept.
fn all_or_nothing<T>(
    file: &mut File,
    work: impl FnOnce(&mut File) -> Result<T, Error>,
) -> Result<T, Error> {
    in_batch(&file.db)?;
    // What the others of the batch have written stays.
    file.fresh.flush(&file.db)?;
    say(&file.db, "SAVEPOINT job")?;
    let done = work(file);
    if !file.db.is_autocommit() {
        if done.is_err() {
            say(&file.db, "ROLLBACK TO job")?;
        }
        say(&file.db, "RELEASE job")?;
    }
    if done.is_err() {
        file.look_again();
    }
    done
}
