//! The events: one is turned up at the start of each turn but the first, and is applied to the
//! first player, then to the second, before anyone gets funds (FRL-R18).

use tabletop::cards::Set;
use tabletop::{Seat, Table};

use super::{places, turn};
use crate::cards::{EventCard, STAGES, Stage};
use crate::events::{Cause, Face};
use crate::state::{Phase, Slot, State, other};
use crate::{Action, Event, FrontLine, Illegal};

const EXTRA_BUDGET: i16 = 10;
const BUDGET_CUT: i16 = -5;
/// A takedown hits those who have placed so many cards or more.
const TAKEDOWN: usize = 3;

pub(super) fn happen(game: &FrontLine, state: &mut State, table: &mut impl Table<FrontLine>) {
    if state.events.is_empty() {
        state.events = std::mem::replace(&mut state.past_events, Set::EMPTY);
        table.reshuffled(places::EVENTS);
    }
    let card = state.events.draw(table.luck(places::EVENTS));
    let card = card.expect("twelve cards are in the deck or its discards");
    state.event = Some(card);
    table.tell(game, state, |_| Some(Event::Happened { card }));
    let order = [state.first, other(state.first)];
    match card {
        EventCard::Olympics => order.map(|seat| gain(game, state, seat, table)),
        EventCard::ExtraBudget => order.map(|seat| fund(game, state, seat, EXTRA_BUDGET, table)),
        EventCard::BudgetCut => order.map(|seat| fund(game, state, seat, BUDGET_CUT, table)),
        EventCard::C2Takedown => order.map(|seat| take_down(game, state, seat, table)),
        EventCard::InsiderLeak => order.map(|seat| leak(game, state, seat, table)),
        EventCard::Reorganisation => {
            reorganise(game, state, &order, table);
            return;
        }
        // These change what is allowed, costs or stops something in this turn.
        EventCard::Staffing
        | EventCard::StateBacking
        | EventCard::ZeroDay
        | EventCard::ToolLeak
        | EventCard::AwarenessMonth
        | EventCard::CeaseFire => [(); 2],
    };
    turn::income(game, state, table);
}

/// One attack card and one defence, as far as there are any (FRL-R7).
fn gain(game: &FrontLine, state: &mut State, seat: Seat, table: &mut impl Table<FrontLine>) {
    super::weaponise::refill(game, state, table);
    let technique = state.deck.draw(table.luck(places::TECHNIQUES));
    let side = state.side_mut(seat);
    if let Some(card) = technique {
        side.techniques.add(card);
    }
    let defence = side.pile.draw(table.luck(places::pile(seat)));
    if let Some(card) = defence {
        side.defences.insert(card);
    }
    table.tell(game, state, |viewer| {
        Some(Event::Gained {
            seat,
            technique: technique.map(|card| Face::to(viewer, seat, card)),
            defence: defence.map(|card| Face::to(viewer, seat, card)),
        })
    });
}

/// Funds never go below 0.
fn fund(
    game: &FrontLine,
    state: &mut State,
    seat: Seat,
    by: i16,
    table: &mut impl Table<FrontLine>,
) {
    let side = state.side_mut(seat);
    let funds = side.funds.saturating_add_signed(by);
    let change = funds as i16 - side.funds as i16;
    side.funds = funds;
    table.tell(game, state, |_| {
        Some(Event::FundsChanged {
            seat,
            change,
            funds,
        })
    });
}

fn take_down(game: &FrontLine, state: &mut State, seat: Seat, table: &mut impl Table<FrontLine>) {
    let side = state.side_mut(seat);
    let reached = side.reached();
    if reached < TAKEDOWN {
        return;
    }
    debug_assert!(reached < STAGES, "a finished attack has won the set");
    let last = side.chain[reached - 1].take();
    let card = last.expect("the stages are filled in order");
    state.trash.add(card);
    let stage = Stage::ALL[reached - 1];
    table.tell(game, state, |_| {
        Some(Event::TakenDown { seat, card, stage })
    });
}

/// Any face-down defence, one that everyone knows included (FRL-R22).
fn leak(game: &FrontLine, state: &mut State, seat: Seat, table: &mut impl Table<FrontLine>) {
    let Some(card) = state.side(seat).down().draw(table.luck(places::LEAK)) else {
        return;
    };
    let place = state
        .side(seat)
        .slots
        .iter()
        .position(|&at| at == Some(card));
    let slot = Slot(place.expect("it is in the zone") as u8);
    super::recon::show(game, state, seat, slot, Cause::InsiderLeak, table);
}

/// Asks the first of these players who has a face-up defence; then funds come in.
fn reorganise(
    game: &FrontLine,
    state: &mut State,
    order: &[Seat],
    table: &mut impl Table<FrontLine>,
) {
    let able = order.iter().find(|&&seat| !state.side(seat).up.is_empty());
    match able {
        Some(&seat) => state.phase = Phase::Reorganise { seat },
        None => turn::income(game, state, table),
    }
}

pub(super) fn candidates(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let set = Slot::all().filter(|&slot| state.side(seat).at(slot).is_some());
    out.extend(set.map(Action::TurnDown));
    out.push(Action::Done);
}

pub(super) fn check(state: &State, seat: Seat, slot: Slot) -> Result<(), Illegal> {
    let side = state.side(seat);
    match side.at(slot) {
        None => Err(Illegal::NoSuchSlot),
        Some(card) if !side.up.contains(card) => Err(Illegal::NotFaceUp),
        Some(_) => Ok(()),
    }
}

/// It stays where it is, and everyone remembers it (FRL-R14).
pub(super) fn apply(
    game: &FrontLine,
    state: &mut State,
    seat: Seat,
    slot: Slot,
    table: &mut impl Table<FrontLine>,
) {
    let side = state.side_mut(seat);
    let card = side.at(slot).expect("checked: there is a defence");
    side.up.remove(card);
    side.known.insert(card);
    table.tell(game, state, |_| {
        Some(Event::TurnedDown { seat, slot, card })
    });
    reorganised(game, state, seat, table);
}

pub(super) fn reorganised(
    game: &FrontLine,
    state: &mut State,
    seat: Seat,
    table: &mut impl Table<FrontLine>,
) {
    let later: &[Seat] = if seat == state.first {
        &[other(seat)]
    } else {
        &[]
    };
    reorganise(game, state, later, table);
}
