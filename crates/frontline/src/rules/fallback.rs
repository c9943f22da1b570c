//! Harmless answers, from what the seat itself can see.

use tabletop::Seat;

use crate::Action;
use crate::cards::Plan;
use crate::state::{Phase, Slot, State};

pub(crate) fn fallback(state: &State, seat: Seat) -> Action {
    match state.phase {
        Phase::Order { .. } => Action::GoFirst,
        Phase::Opening { .. } | Phase::Harden { .. } => set_one(state, seat),
        Phase::Plan => Action::Plan(Plan {
            weaponise: 1,
            harden: 1,
            ..Plan::NOTHING
        }),
        Phase::Reveal { technique, .. } => {
            let side = state.side(seat);
            let helps = |slot: &Slot| {
                let card = side.at(*slot);
                let helping = technique.stopped_by().and(side.down()).minus(state.void());
                card.is_some_and(|card| helping.contains(card))
            };
            let stopped = !state.stoppers(seat, technique).is_empty();
            match Slot::all().find(helps) {
                Some(slot) if !stopped => Action::TurnUp(slot),
                Some(_) | None => Action::Done,
            }
        }
        Phase::Nullify { .. } => Action::GiveUp,
        Phase::Reorganise { .. }
        | Phase::Recon { .. }
        | Phase::Weaponise { .. }
        | Phase::Attack { .. }
        | Phase::Over { .. } => Action::Done,
    }
}

/// Sets what is in hand while there is room.
fn set_one(state: &State, seat: Seat) -> Action {
    let side = state.side(seat);
    match side.defences.iter().next() {
        Some(card) if side.free_slot().is_some() => Action::Set(card),
        Some(_) | None => Action::Done,
    }
}
