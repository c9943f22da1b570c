//! What is counted while people play.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use crate::error::Error;

/// Shared by all tables.
#[derive(Clone, Default)]
pub(crate) struct Tally(Arc<Mutex<Counts>>);

#[derive(Debug, Default)]
pub(crate) struct Counts {
    pub(crate) bytes: u64,
    pub(crate) games: u64,
    pub(crate) errors: u64,
    pub(crate) first_error: Option<String>,
    /// Microseconds of each action.
    latencies: Vec<u32>,
}

impl Tally {
    fn counts(&self) -> MutexGuard<'_, Counts> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// An action whose effect everyone has, and how long that took.
    pub(crate) fn action(&self, took: Duration) {
        let micros = u32::try_from(took.as_micros()).unwrap_or(u32::MAX);
        self.counts().latencies.push(micros);
    }

    /// A message, as it comes over the wire.
    pub(crate) fn message(&self, text: &str) {
        let head = match text.len() {
            0..126 => 2,
            126..65_536 => 4,
            _ => 10,
        };
        self.counts().bytes += head + text.len() as u64;
    }

    pub(crate) fn game(&self) {
        self.counts().games += 1;
    }

    pub(crate) fn error(&self, error: &Error) {
        let mut counts = self.counts();
        counts.errors += 1;
        counts.first_error.get_or_insert_with(|| error.to_string());
    }

    /// Forgets all but what went wrong: from here on it counts.
    pub(crate) fn begin(&self) {
        let mut counts = self.counts();
        let (errors, first_error) = (counts.errors, counts.first_error.take());
        *counts = Counts {
            errors,
            first_error,
            ..Counts::default()
        };
    }

    pub(crate) fn end(&self) -> Counts {
        let mut counts = std::mem::take(&mut *self.counts());
        counts.latencies.sort_unstable();
        counts
    }
}

impl Counts {
    /// Takes what was counted at another time.
    pub(crate) fn add(&mut self, other: Counts) {
        self.bytes += other.bytes;
        self.games += other.games;
        self.errors += other.errors;
        self.first_error = self.first_error.take().or(other.first_error);
        self.latencies.extend(other.latencies);
        self.latencies.sort_unstable();
    }

    pub(crate) fn actions(&self) -> usize {
        self.latencies.len()
    }

    /// Milliseconds in which this share of the actions, of 100, was seen; none without actions.
    pub(crate) fn percentile(&self, share: usize) -> Option<f64> {
        let rank = (self.latencies.len() * share).div_ceil(100);
        let micros = self.latencies.get(rank.saturating_sub(1))?;
        Some(f64::from(*micros) / 1000.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_actions_that_took_place() {
        let tally = Tally::default();
        assert_eq!(tally.end().percentile(50), None);
        tally.error(&Error::Stalled);
        tally.action(Duration::from_secs(9));
        tally.begin();
        for millis in (1..=200).rev() {
            tally.action(Duration::from_millis(millis));
        }
        let counts = tally.end();
        assert_eq!((counts.actions(), counts.errors), (200, 1));
        assert_eq!(counts.percentile(50), Some(100.0));
        assert_eq!(counts.percentile(99), Some(198.0));
        assert_eq!(counts.percentile(100), Some(200.0));
        tally.action(Duration::from_millis(7));
        let mut both = tally.end();
        both.add(counts);
        assert_eq!((both.actions(), both.errors), (201, 1));
        assert_eq!(both.percentile(100), Some(200.0));
    }
}
