//! How well a player stands.

use tabletop::Seat;

use crate::state::{State, other};

/// In tenths of a stage, about.
pub(crate) fn worth(state: &State, seat: Seat) -> i32 {
    standing(state, seat) - standing(state, other(seat))
}

fn standing(state: &State, seat: Seat) -> i32 {
    let side = state.side(seat);
    i32::from(state.wins(seat)) * 1_000
        + side.reached() as i32 * 100
        + i32::from(side.funds)
        + i32::from(side.techniques.len()) * 10
        + i32::from(side.set().len()) * 10
}
