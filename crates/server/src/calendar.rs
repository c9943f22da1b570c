//! What time it is by house time, which deletes nothing because somebody has set a clock: the store keeps
//! it, and a server tells it what it measures.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use store::{Ran, Store, Time};

pub(crate) struct Calendar(Mutex<Seen>);

/// What the last look has shown.
#[derive(Clone, Copy)]
struct Seen {
    time: Time,
    at: Instant,
    /// The wall clock has been found going evenly since the server was started.
    proven: bool,
}

impl Calendar {
    /// From the first look on.
    pub(crate) fn new(time: Time) -> Calendar {
        Calendar(Mutex::new(Seen {
            time,
            at: Instant::now(),
            proven: false,
        }))
    }

    fn seen(&self) -> MutexGuard<'_, Seen> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Seconds since 1970, by house time.
    pub(crate) fn now(&self) -> u64 {
        let Seen { time, at, .. } = *self.seen();
        u64::try_from(time.house).unwrap_or(0) + at.elapsed().as_secs()
    }

    /// Looks at the clocks again. False if what they show is not to be relied upon.
    pub(crate) async fn look(&self, store: &Store) -> bool {
        let before = *self.seen();
        let ran = Ran {
            from: before.time.wall,
            seconds: i64::try_from(before.at.elapsed().as_secs()).unwrap_or(i64::MAX),
            proven: before.proven,
        };
        let at = Instant::now();
        let time = match store.look(Some(ran)).await {
            Ok(time) => time,
            Err(error) => {
                tracing::error!("{error}");
                return false;
            }
        };
        *self.seen() = Seen {
            time,
            at,
            proven: before.proven || time.even,
        };
        if !time.even {
            tracing::warn!("the clock was set: nothing is deleted because of it");
        }
        time.even
    }
}
