//! What the clock answers: something that does no harm.

use tabletop::Seat;

use super::candidates;
use crate::Action;
use crate::actions::Plan;
use crate::state::{Phase, State};

/// A choice of a tile repairs with one card; everything else is the first that comes to mind.
pub(crate) fn fallback(state: &State, seat: Seat) -> Action {
    if state.phase == Phase::Choose && state.player(seat).draft.is_none() {
        return Action::Plan(Plan::Repair(1));
    }
    let mut all = Vec::new();
    candidates(state, seat, &mut all);
    *all.first().expect("a seat that is awaited has options")
}
