//! Who has taken what, and who wins.

use tabletop::{Outcome, Seat, Seats};

use crate::state::{Phase, State, Trick};

/// How many of these tricks the seat has taken.
pub(crate) fn taken(tricks: &[Trick], seat: Seat) -> u8 {
    tricks.iter().filter(|trick| trick.winner == seat).count() as u8
}

/// Whoever has taken the most tricks wins; a tie is shared (GMN-R2).
pub(crate) fn winners(tricks: &[Trick], players: u8) -> Seats {
    let most = Seat::all(players).map(|seat| taken(tricks, seat)).max();
    Seat::all(players)
        .filter(|&seat| Some(taken(tricks, seat)) == most)
        .collect()
}

pub(crate) fn outcome(state: &State, players: u8) -> Option<Outcome> {
    match state.phase {
        Phase::Lay => None,
        Phase::Over => {
            let score = |seat| i32::from(taken(&state.tricks, seat));
            let scores: Vec<i32> = Seat::all(players).map(score).collect();
            Some(Outcome::new(winners(&state.tricks, players), &scores))
        }
    }
}

/// In tenths of a trick, against the best of the others.
pub(crate) fn worth(state: &State, players: u8, seat: Seat) -> i32 {
    let tenths = |seat| 10 * i32::from(taken(&state.tricks, seat));
    let others = Seat::all(players).filter(|&other| other != seat);
    tenths(seat) - others.map(tenths).max().expect("nobody plays alone")
}
