//! What could be gone back to if everybody agreed.

use crate::{Game, Luck, Seat};

/// How it was before a decision, luck included.
#[derive(Clone)]
pub(crate) struct Past<G: Game> {
    /// After so many entries of the record.
    pub(crate) at: usize,
    pub(crate) state: G::State,
    pub(crate) luck: Luck,
}

/// Before the last decision of each seat.
#[derive(Clone)]
pub(crate) struct Pasts<G: Game>(Vec<(Seat, Past<G>)>);

impl<G: Game> Default for Pasts<G> {
    fn default() -> Pasts<G> {
        Pasts(Vec::new())
    }
}

impl<G: Game> Pasts<G> {
    /// The seat is about to decide.
    pub(crate) fn decides(&mut self, seat: Seat, past: Past<G>) {
        self.0.retain(|(other, _)| *other != seat);
        self.0.push((seat, past));
    }

    pub(crate) fn has(&self, seat: Seat) -> bool {
        self.0.iter().any(|(other, _)| *other == seat)
    }

    /// What the seat decided last is taken back, and with it what the others have decided since.
    pub(crate) fn take(&mut self, seat: Seat) -> Option<Past<G>> {
        let at = self.0.iter().position(|(other, _)| *other == seat)?;
        self.0.drain(at..).next().map(|(_, past)| past)
    }
}
