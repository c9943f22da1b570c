//! How long a game is for those who play it.

use tabletop::{Game, MAX_SEATS, Seat, Seats};

/// Counts the decisions that come one after another: those that are made at the same time count once.
pub(crate) struct Waits {
    awaited: Seats,
    /// When each seat will have made its last decision, counted in decisions.
    done: [u64; MAX_SEATS],
    latest: u64,
}

impl Waits {
    pub(crate) fn new<G: Game>(game: &G, state: &G::State) -> Waits {
        Waits {
            awaited: game.awaited(state),
            done: [0; MAX_SEATS],
            latest: 0,
        }
    }

    /// Somebody has decided, and now these are awaited.
    pub(crate) fn decided(&mut self, seat: Seat, awaited: Seats) {
        let done = &mut self.done[seat.index()];
        *done += 1;
        self.latest = self.latest.max(*done);
        // While the others are still at what they were asked, this seat goes on by itself.
        if awaited.without(seat) != self.awaited.without(seat) {
            for each in awaited.iter() {
                self.done[each.index()] = self.latest;
            }
        }
        self.awaited = awaited;
    }

    pub(crate) fn count(&self) -> u64 {
        self.latest
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(first: Seats, decisions: &[(u8, Seats)]) -> u64 {
        let mut waits = Waits {
            awaited: first,
            done: [0; MAX_SEATS],
            latest: 0,
        };
        for &(seat, awaited) in decisions {
            waits.decided(Seat(seat), awaited);
        }
        waits.count()
    }

    const A: Seats = Seats::one(Seat(0));
    const B: Seats = Seats::one(Seat(1));
    const BOTH: Seats = Seats::all(2);

    #[test]
    fn turns_follow_one_another() {
        let turns = [(0, A), (0, B), (1, A), (0, Seats::NONE)];
        assert_eq!(count(A, &turns), 4);
    }

    #[test]
    fn who_decides_at_the_same_time_waits_only_for_the_slowest() {
        // One of them has to think twice, the other once; then they are asked anew.
        let round = [(0, BOTH), (0, B), (1, BOTH), (0, B), (1, Seats::NONE)];
        assert_eq!(count(BOTH, &round), 3);
    }
}
