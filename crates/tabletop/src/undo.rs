//! Which moves may still be undone.

use crate::{Game, Seat, Viewer};

/// The quiet moves that may still be gone back on, oldest first. Quiet: no chance was drawn and
/// nothing hidden was shown to anyone.
///
/// Whether a seat has something to undo must tell it nothing that its view does not: a step of
/// somebody else which it cannot see changes nothing about it. Undoing then takes that step back
/// too, as the position it was taken in has gone. Where several decide at the same time, each keeps
/// what it has chosen: nothing is undone there, but everyone may retract ([`Game::retract`]).
#[derive(Clone)]
pub struct Undos<G: Game>(Vec<Quiet<G>>);

#[derive(Clone)]
struct Quiet<G: Game> {
    seat: Seat,
    before: G::State,
    /// Nobody else was to decide at the same time, neither then nor since, and nobody is asked by it.
    alone: bool,
}

impl<G: Game> Default for Undos<G> {
    fn default() -> Undos<G> {
        Undos(Vec::new())
    }
}

impl<G: Game> Undos<G> {
    /// A seat has moved.
    pub fn moved(&mut self, game: &G, seat: Seat, [before, after]: [&G::State; 2], quiet: bool) {
        if !quiet {
            self.0.clear();
            return;
        }
        self.forget_who_notices(game, seat, [before, after]);
        // What others are asked is withdrawn, at what the game lets it cost, and not undone for nothing.
        let asks = !game.awaited(after).contains(seat) && game.retract(after, seat).is_some();
        self.0.push(Quiet {
            seat,
            before: before.clone(),
            alone: game.awaited(before).len() == 1 && !asks,
        });
        self.keep_choices(game, after);
    }

    /// A seat has retracted what it chose.
    pub fn retracted(&mut self, game: &G, seat: Seat, [before, after]: [&G::State; 2]) {
        self.0.retain(|quiet| quiet.seat != seat);
        self.forget_who_notices(game, seat, [before, after]);
        self.keep_choices(game, after);
    }

    /// Whoever has seen somebody else go on has nothing to undo any more.
    fn forget_who_notices(&mut self, game: &G, by: Seat, [before, after]: [&G::State; 2]) {
        let notices = |seat| {
            let [before, after] = [before, after].map(|state| game.view(state, Viewer::Seat(seat)));
            before != after
        };
        self.0
            .retain(|quiet| quiet.seat == by || !notices(quiet.seat));
    }

    fn keep_choices(&mut self, game: &G, now: &G::State) {
        if game.awaited(now).len() > 1 {
            self.0.iter_mut().for_each(|quiet| quiet.alone = false);
        }
    }

    /// Whether this seat's last move can be undone.
    pub fn offered_to(&self, seat: Seat) -> bool {
        let last = self.0.iter().rfind(|quiet| quiet.seat == seat);
        last.is_some_and(|quiet| quiet.alone)
    }

    /// The state before this seat's last move, also if it is not on offer: records of earlier
    /// versions hold undone choices.
    pub(crate) fn take(&mut self, seat: Seat) -> Option<G::State> {
        let last = self.0.iter().rposition(|quiet| quiet.seat == seat)?;
        self.0.drain(last..).next().map(|quiet| quiet.before)
    }
}
