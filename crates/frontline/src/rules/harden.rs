//! Harden: for each Harden card one defence may be bought, and any number may be set face down, in
//! any order (FRL-R4). What is not set stays in hand.

use tabletop::cards::Set;
use tabletop::{Seat, Table};

use super::price;
use crate::cards::Mitigation;
use crate::events::{Face, may_look};
use crate::state::{Phase, Slot, State};
use crate::{Action, Event, FrontLine, Illegal};

pub(super) fn candidates(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let side = state.side(seat);
    out.extend(side.pile.iter().map(Action::Buy));
    out.extend(side.defences.iter().map(Action::Set));
    let set = Slot::all().filter(|&slot| side.at(slot).is_some());
    out.extend(set.map(Action::Trash));
    out.push(Action::Done);
}

/// What is allowed of the candidates, if so many defences may still be bought. While both prepare
/// nothing can be trashed: there is room for all that they can have.
pub(super) fn options(state: &State, seat: Seat, left: u8, out: &mut Vec<Action>) {
    let side = state.side(seat);
    if left > 0 {
        let payable =
            |card: &Mitigation| u16::from(price::of_defence(state.event, *card)) <= side.funds;
        out.extend(side.pile.iter().filter(payable).map(Action::Buy));
    }
    if side.free_slot().is_some() {
        out.extend(side.defences.iter().map(Action::Set));
    } else if !side.defences.is_empty() {
        out.extend(Slot::all().map(Action::Trash));
    }
    out.push(Action::Done);
}

pub(super) fn check_buy(
    state: &State,
    seat: Seat,
    card: Mitigation,
    left: u8,
) -> Result<(), Illegal> {
    if !state.side(seat).pile.contains(card) {
        return Err(Illegal::NotInPile);
    }
    if left == 0 {
        return Err(Illegal::NoMorePurchases);
    }
    price::check(state, seat, price::of_defence(state.event, card))
}

pub(super) fn check_set(state: &State, seat: Seat, card: Mitigation) -> Result<(), Illegal> {
    let side = state.side(seat);
    if !side.defences.contains(card) {
        return Err(Illegal::NotInHand);
    }
    if side.free_slot().is_none() {
        return Err(Illegal::ZoneFull);
    }
    Ok(())
}

/// Only to make room for a defence in hand (FRL-R15).
pub(super) fn check_trash(state: &State, seat: Seat, slot: Slot) -> Result<(), Illegal> {
    let side = state.side(seat);
    if side.at(slot).is_none() {
        Err(Illegal::NoSuchSlot)
    } else if side.free_slot().is_some() {
        Err(Illegal::RoomLeft)
    } else if side.defences.is_empty() {
        Err(Illegal::NothingToSet)
    } else {
        Ok(())
    }
}

/// Whether others notice at once: not while both prepare (FRL-R3).
fn hear_of(state: &State, seat: Seat, viewer: tabletop::Viewer) -> bool {
    match state.phase {
        Phase::Opening { .. } => may_look(viewer, seat),
        Phase::Order { .. }
        | Phase::Reorganise { .. }
        | Phase::Plan
        | Phase::Recon { .. }
        | Phase::Weaponise { .. }
        | Phase::Attack { .. }
        | Phase::Reveal { .. }
        | Phase::Nullify { .. }
        | Phase::Harden { .. }
        | Phase::Over { .. } => true,
    }
}

pub(super) fn buy(
    game: &FrontLine,
    state: &mut State,
    seat: Seat,
    card: Mitigation,
    table: &mut impl Table<FrontLine>,
) {
    let price = price::of_defence(state.event, card);
    if let Phase::Harden { left, .. } = &mut state.phase {
        *left -= 1;
    }
    let side = state.side_mut(seat);
    side.pile.remove(card);
    side.defences.insert(card);
    side.funds -= u16::from(price);
    // What was bought stays secret; the price shows in the funds (FRL-R23).
    table.tell(game, state, |viewer| {
        hear_of(state, seat, viewer).then(|| Event::Bought {
            seat,
            card: Face::to(viewer, seat, card),
            price,
        })
    });
}

pub(super) fn set(
    game: &FrontLine,
    state: &mut State,
    seat: Seat,
    card: Mitigation,
    table: &mut impl Table<FrontLine>,
) {
    let side = state.side_mut(seat);
    let slot = side.free_slot().expect("checked: there is room");
    side.defences.remove(card);
    side.slots[slot.index()] = Some(card);
    table.tell(game, state, |viewer| {
        hear_of(state, seat, viewer).then(|| Event::Laid {
            seat,
            slot,
            card: Face::to(viewer, seat, card),
        })
    });
}

/// Everyone sees what is trashed.
pub(super) fn trash(
    game: &FrontLine,
    state: &mut State,
    seat: Seat,
    slot: Slot,
    table: &mut impl Table<FrontLine>,
) {
    let side = state.side_mut(seat);
    let card = side.slots[slot.index()].take();
    let card = card.expect("checked: there is a defence");
    let gone = Set::one(card);
    side.up = side.up.minus(gone);
    side.known = side.known.minus(gone);
    side.nullified = side.nullified.minus(gone);
    side.trashed.insert(card);
    table.reveal();
    table.tell(game, state, |_| Some(Event::Trashed { seat, slot, card }));
}
