//! Who is away, for how long, and when a bot may hold the seat because others ask for it.

use std::time::Duration;

use tabletop::Seat;
use tokio::time::Instant;

use super::Chair;
use super::people::People;
use super::task::Table;
use crate::Refusal;
use crate::wire::{Countdown, Grace, SeatInfo, Stage, TableInfo};

/// Since when each seat has been without its person; none: the person is here. A table that was not
/// in memory, since the server was down for instance, counts from when it is back: people need time
/// to come back too.
pub(super) struct Absence(Vec<Option<Instant>>);

impl Absence {
    pub(super) fn new(seats: usize) -> Absence {
        Absence(vec![Some(Instant::now()); seats])
    }

    /// Looks who is here now.
    pub(super) fn note(&mut self, people: &People) {
        for (seat, since) in (0..).map(Seat).zip(&mut self.0) {
            if people.is_here(seat) {
                *since = None;
            } else {
                since.get_or_insert_with(Instant::now);
            }
        }
    }

    fn since(&self, seat: Seat) -> Instant {
        self.0[seat.index()].unwrap_or_else(Instant::now)
    }
}

impl Table {
    /// When others may let a bot hold the seat; none: never.
    fn grace_ends(&self, seat: Seat) -> Option<Instant> {
        match self.founding.grace {
            Grace::Seconds(grace) => {
                Some(self.absence.since(seat) + Duration::from_secs(grace.into()))
            }
            Grace::Never => None,
        }
    }

    /// May others let a bot hold this seat, whose person is away?
    pub(super) fn may_stand_in(&self, seat: Seat) -> Result<(), Refusal> {
        let until = self.grace_ends(seat).ok_or(Refusal::NoStandIn)?;
        match until_then(until) {
            0 => Ok(()),
            left => Err(Refusal::TooSoon {
                seat,
                away: self.absence.since(seat).elapsed().as_secs() as u32,
                left,
            }),
        }
    }

    /// What everyone is told about it.
    pub(super) fn hold_in(&self, seat: Seat) -> Option<Countdown> {
        let missed = self.stage() == Stage::Playing
            && !self.people.is_here(seat)
            && matches!(self.chair(seat), Ok(Chair::Person { held: None, .. }));
        let until = self.grace_ends(seat).filter(|_| missed)?;
        Some(Countdown(until_then(until)))
    }

    /// When everyone is next to be told that a bot may hold a seat.
    pub(super) fn next_grace_end(&self, told: &TableInfo) -> Option<Instant> {
        if self.people.is_empty() {
            return None;
        }
        let counting = |info: &SeatInfo| match info {
            SeatInfo::Open | SeatInfo::Bot { .. } => false,
            SeatInfo::Person { hold_in, .. } => hold_in.is_some_and(|Countdown(left)| left > 0),
        };
        (0..)
            .map(Seat)
            .zip(&told.seats)
            .filter(|(_, info)| counting(info))
            .filter_map(|(seat, _)| self.grace_ends(seat))
            .min()
    }
}

/// Seconds, rounded up: nobody is told "in 0 seconds" and then refused.
fn until_then(moment: Instant) -> u32 {
    let left = moment.saturating_duration_since(Instant::now());
    left.as_secs_f64().ceil() as u32
}
