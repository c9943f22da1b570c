//! Recon: for each Recon card one face-down defence of the other player is turned up, and stays so.

use tabletop::{Seat, Table};

use super::turn;
use crate::events::Cause;
use crate::state::{Phase, Slot, State, other};
use crate::{Action, Event, FrontLine, Illegal};

pub(super) fn candidates(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let zone = state.side(other(seat));
    let set = Slot::all().filter(|&slot| zone.at(slot).is_some());
    out.extend(set.map(Action::Scout));
    out.push(Action::Done);
}

/// Whether the defence of `owner` at this place can be turned up, one that everyone knows included
/// (FRL-R22).
pub(super) fn check(state: &State, owner: Seat, slot: Slot) -> Result<(), Illegal> {
    let side = state.side(owner);
    match side.at(slot) {
        None => Err(Illegal::NoSuchSlot),
        Some(card) if side.up.contains(card) => Err(Illegal::NotFaceDown),
        Some(_) => Ok(()),
    }
}

pub(super) fn apply(
    game: &FrontLine,
    state: &mut State,
    seat: Seat,
    slot: Slot,
    table: &mut impl Table<FrontLine>,
) {
    let Phase::Recon { left, .. } = state.phase else {
        unreachable!("checked: the seat scouts");
    };
    let left = left - 1;
    state.phase = Phase::Recon { seat, left };
    show(game, state, other(seat), slot, Cause::Recon, table);
    if left == 0 || !state.side(other(seat)).has_down() {
        turn::go_on(game, state, table);
    }
}

/// Turns a defence up.
pub(super) fn show(
    game: &FrontLine,
    state: &mut State,
    seat: Seat,
    slot: Slot,
    by: Cause,
    table: &mut impl Table<FrontLine>,
) {
    let side = state.side_mut(seat);
    let card = side.at(slot).expect("there is a defence");
    side.up.insert(card);
    side.known = side.known.minus(tabletop::cards::Set::one(card));
    table.reveal();
    table.tell(game, state, |_| {
        Some(Event::TurnedUp {
            seat,
            slot,
            card,
            by,
        })
    });
}
