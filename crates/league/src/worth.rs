//! How well a player stands, in about tenths of a point.

use tabletop::Seat;

use crate::League;
use crate::state::State;

pub(crate) fn worth(game: &League, state: &State, seat: Seat) -> i32 {
    let own = i32::from(state.player(seat).score);
    let others = Seat::all(game.players).filter(|&other| other != seat);
    let best = others
        .map(|other| i32::from(state.player(other).score))
        .max();
    10 * (own - best.unwrap_or(0))
}
