//! What the tables of an ordeal share.

use std::fmt;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::Endured;

#[derive(Default)]
pub(super) struct Field {
    /// Where the servers are reached.
    addresses: Vec<SocketAddr>,
    /// How often somebody has connected.
    connected: AtomicUsize,
    acknowledged: AtomicU64,
    games: AtomicU64,
    returns: AtomicU64,
    /// How many tables stand still.
    still: AtomicU64,
    /// How long others did.
    away: Mutex<Vec<Duration>>,
    /// And how long bots did whose turn it was.
    bots_away: Mutex<Vec<Duration>>,
    lost: Mutex<Vec<String>>,
}

impl Field {
    pub(super) fn new(addresses: Vec<SocketAddr>) -> Field {
        Field {
            addresses,
            ..Field::default()
        }
    }

    /// The next server: nobody stays with one.
    pub(super) fn address(&self) -> SocketAddr {
        let nth = self.connected.fetch_add(1, Ordering::Relaxed);
        self.addresses[nth % self.addresses.len()]
    }

    /// Somebody was told that an action is done.
    pub(super) fn acknowledged(&self) {
        self.acknowledged.fetch_add(1, Ordering::Relaxed);
    }

    /// Somebody had to connect anew.
    pub(super) fn returned(&self) {
        self.returns.fetch_add(1, Ordering::Relaxed);
    }

    /// A table stands still until it goes on.
    pub(super) fn stopped(&self) {
        self.still.fetch_add(1, Ordering::Relaxed);
    }

    pub(super) fn any_still(&self) -> bool {
        self.still.load(Ordering::Relaxed) > 0
    }

    /// A table went on after so long.
    pub(super) fn went_on(&self, after: Duration) {
        self.still.fetch_sub(1, Ordering::Relaxed);
        let away = self.away.lock();
        away.unwrap_or_else(PoisonError::into_inner).push(after);
    }

    /// A bot whose turn it was has decided after so long.
    pub(super) fn bot_went_on(&self, after: Duration) {
        let away = self.bots_away.lock();
        away.unwrap_or_else(PoisonError::into_inner).push(after);
    }

    /// A game was played to its end and its record looked through.
    pub(super) fn finished(&self) {
        self.games.fetch_add(1, Ordering::Relaxed);
    }

    pub(super) fn games(&self) -> u64 {
        self.games.load(Ordering::Relaxed)
    }

    fn losses(&self) -> MutexGuard<'_, Vec<String>> {
        self.lost.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Something happened that should not have.
    pub(super) fn lose(&self, what: impl fmt::Display) {
        self.losses().push(what.to_string());
    }

    pub(super) fn has_lost(&self) -> bool {
        !self.losses().is_empty()
    }

    /// Adds what has come of it so far.
    pub(super) fn tell(&self, endured: &mut Endured) {
        endured.acknowledged = self.acknowledged.load(Ordering::Relaxed);
        endured.games = self.games();
        endured.returns = self.returns.load(Ordering::Relaxed);
        (endured.half_back, endured.all_back) = half_and_all(&self.away);
        (endured.half_bots_back, endured.all_bots_back) = half_and_all(&self.bots_away);
        endured.lost.clone_from(&self.losses());
    }
}

/// How long half of them took, and how long all did.
fn half_and_all(all: &Mutex<Vec<Duration>>) -> (Option<Duration>, Option<Duration>) {
    let mut all = all.lock().unwrap_or_else(PoisonError::into_inner);
    all.sort_unstable();
    (all.get(all.len() / 2).copied(), all.last().copied())
}
