//! One verb, one file; [`deal`] is the set-up.

pub(crate) mod deal;
pub(crate) mod lay;

use tabletop::{Game, Seat};

use crate::state::{Phase, State};
use crate::{Action, Gamename, Illegal};

pub(crate) fn check(
    game: &Gamename,
    state: &State,
    seat: Seat,
    action: Action,
) -> Result<(), Illegal> {
    match state.phase {
        Phase::Over => return Err(Illegal::Over),
        Phase::Lay if !game.awaited(state).contains(seat) => return Err(Illegal::AlreadyLaid),
        Phase::Lay => {}
    }
    match action {
        Action::Lay(card) => lay::check(state, seat, card),
    }
}
