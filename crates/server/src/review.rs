//! Reviews: a finished game judged decision by decision, when nobody's move needs the machine. A review is
//! made once, piece by piece, can be stopped, and is kept with the table.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use catalog::{Care, Compared, Finding, NoComparison, Review, Reviewing};
use serde_json::value::RawValue;

use crate::hall::Hall;
use crate::wire::{Compare, ReviewState};
use crate::{Refusal, limits};

/// The reviews that are being made, by table.
#[derive(Default)]
pub(crate) struct Reviews(Mutex<HashMap<String, Arc<Job>>>);

#[derive(Default)]
struct Job {
    /// None yet: the record is being played.
    of: AtomicUsize,
    done: AtomicUsize,
    stopped: AtomicBool,
}

impl Job {
    fn state(&self) -> ReviewState {
        ReviewState::Running {
            done: self.done.load(Ordering::Relaxed),
            of: self.of.load(Ordering::Relaxed),
        }
    }
}

impl Reviews {
    fn jobs(&self) -> MutexGuard<'_, HashMap<String, Arc<Job>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn of(&self, table: &str) -> Option<Arc<Job>> {
        self.jobs().get(table).cloned()
    }

    /// A new job, if there is room for one and the table has none.
    fn begin(&self, table: &str) -> Result<Option<Arc<Job>>, Refusal> {
        let mut jobs = self.jobs();
        if jobs.contains_key(table) {
            return Ok(None);
        }
        if jobs.len() >= limits::REVIEWS {
            return Err(Refusal::TooFast);
        }
        let job = Arc::new(Job::default());
        jobs.insert(table.to_owned(), job.clone());
        Ok(Some(job))
    }
}

/// How far the review of a table is.
pub(crate) async fn look(hall: &Arc<Hall>, table: &str) -> Result<ReviewState, Refusal> {
    if let Some(job) = hall.reviews.of(table) {
        return Ok(job.state());
    }
    let kept = hall.store.review(table).await?;
    let review = kept.and_then(|text| RawValue::from_string(text).ok());
    Ok(review.map_or(ReviewState::None, |review| ReviewState::Done { review }))
}

/// The review that is kept with a table. What another version has written counts as none.
pub(crate) async fn kept(hall: &Arc<Hall>, table: &str) -> Result<Option<Review>, Refusal> {
    let text = hall.store.review(table).await?;
    Ok(text.and_then(|text| serde_json::from_str(&text).ok()))
}

/// Begins the review of a finished game, unless there is one.
pub(crate) async fn begin(
    hall: &Arc<Hall>,
    address: IpAddr,
    table: &str,
    record: String,
) -> Result<ReviewState, Refusal> {
    match look(hall, table).await? {
        ReviewState::None => {}
        known @ (ReviewState::Running { .. } | ReviewState::Done { .. }) => return Ok(known),
    }
    if let Some(job) = hall.reviews.begin(table)? {
        let (hall, table) = (hall.clone(), table.to_owned());
        tokio::spawn(async move {
            match make(&hall, address, &table, record, &job).await {
                Ok(Some(review)) => keep(&hall, &table, &review).await,
                Ok(None) => {}
                Err(refusal) => tracing::error!("the review of {table} broke off: {refusal}"),
            }
            hall.reviews.jobs().remove(&table);
        });
    }
    look(hall, table).await
}

/// Whatever has been found out by then is let go.
pub(crate) fn stop(hall: &Arc<Hall>, table: &str) {
    if let Some(job) = hall.reviews.of(table) {
        job.stopped.store(true, Ordering::Relaxed);
    }
}

/// None: it was stopped.
async fn make(
    hall: &Arc<Hall>,
    address: IpAddr,
    table: &str,
    record: String,
    job: &Job,
) -> Result<Option<Review>, Refusal> {
    let lay = move || catalog::review(&record, Care::Usual);
    let laid = piece(hall, address, table, lay).await?;
    let Reviewing { pieces, finish } = laid.map_err(Refusal::Replay)?;
    job.of.store(pieces.len(), Ordering::Relaxed);
    let mut found: Vec<Finding> = Vec::new();
    for work in pieces {
        if job.stopped.load(Ordering::Relaxed) {
            return Ok(None);
        }
        found.push(piece(hall, address, table, work).await?);
        job.done.fetch_add(1, Ordering::Relaxed);
    }
    Ok(Some(finish(found)))
}

/// A piece of work, when nobody's move needs the machine.
async fn piece<T: Send + 'static>(
    hall: &Arc<Hall>,
    address: IpAddr,
    table: &str,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Refusal> {
    let turn = hall.thinkers.turn_later(address, table).await;
    let done = crate::aside::run(move || {
        let done = work();
        drop(turn);
        done
    });
    // What panicked is in the log.
    done.await.map_err(|_| Refusal::Trouble)
}

/// How often each of some options wins.
pub(crate) async fn compare(
    hall: &Arc<Hall>,
    address: IpAddr,
    wanted: Compare,
) -> Result<Vec<Compared>, Refusal> {
    if !(1..=limits::COMPARED).contains(&wanted.options.len()) {
        return Err(Refusal::Unreadable);
    }
    let work = move || {
        let Compare {
            record,
            step,
            seat,
            options,
        } = wanted;
        catalog::compare(record.get(), step, seat, &options)
    };
    Ok(piece(hall, address, "", work).await??)
}

impl From<NoComparison> for Refusal {
    fn from(why: NoComparison) -> Refusal {
        match why {
            NoComparison::Load(error) => Refusal::Replay(error),
            NoComparison::NoSuchMoment => Refusal::NoSuchStep,
            NoComparison::NoSuchOption => Refusal::Unreadable,
        }
    }
}

async fn keep(hall: &Arc<Hall>, table: &str, review: &Review) {
    let text = serde_json::to_string(review).expect("plain data always serialises");
    if let Err(error) = hall.store.keep_review(table, text).await {
        tracing::error!("the review of {table} was not kept: {error}");
    }
}
