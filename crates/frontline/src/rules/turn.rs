//! The course of a turn: event, income, plans, and then each phase for the first player and for
//! the second. A phase in which everyone can see that a player could do nothing is passed over
//! (FRL-R20).

use tabletop::cards::Set;
use tabletop::{Seat, Table};

use super::{attack, event, sets, weaponise};
use crate::cards::ActionCard;
use crate::state::{Phase, State, TURNS, other};
use crate::{Event, FrontLine};

/// What both get each turn, the first included (FRL-R2).
const INCOME: u16 = 10;

pub(super) fn begin(game: &FrontLine, state: &mut State, table: &mut impl Table<FrontLine>) {
    state.turn += 1;
    let turn = state.turn;
    for side in &mut state.sides {
        side.plan.take_back();
        side.nullified = Set::EMPTY;
    }
    state.phase = Phase::Plan;
    table.tell(game, state, |_| Some(Event::TurnBegan { turn }));
    if turn == 1 {
        income(game, state, table);
    } else {
        event::happen(game, state, table);
    }
}

/// The event is dealt with: both get their funds, and plan (FRL-R18).
pub(super) fn income(game: &FrontLine, state: &mut State, table: &mut impl Table<FrontLine>) {
    for side in &mut state.sides {
        side.funds += INCOME;
    }
    state.phase = Phase::Plan;
    let funds = state.sides.map(|side| side.funds);
    table.tell(game, state, |_| {
        Some(Event::Income {
            amount: INCOME,
            funds,
        })
    });
}

/// Both have planned: the first phase.
pub(super) fn carry_out(game: &FrontLine, state: &mut State, table: &mut impl Table<FrontLine>) {
    enter(game, state, ActionCard::Recon, state.first, table);
}

/// A player's part of a phase is over.
pub(super) fn go_on(game: &FrontLine, state: &mut State, table: &mut impl Table<FrontLine>) {
    let (card, seat) = match state.phase {
        Phase::Recon { seat, .. } => (ActionCard::Recon, seat),
        Phase::Weaponise { seat, .. } => (ActionCard::Weaponise, seat),
        Phase::Attack { seat } | Phase::Reveal { seat, .. } | Phase::Nullify { seat, .. } => {
            (ActionCard::Attack, seat)
        }
        Phase::Harden { seat, .. } => (ActionCard::Harden, seat),
        Phase::Order { .. }
        | Phase::Opening { .. }
        | Phase::Reorganise { .. }
        | Phase::Plan
        | Phase::Over { .. } => unreachable!("no phase of action cards is going on"),
    };
    leave(game, state, card, seat, table);
}

/// Finds the next player and phase with something to do.
fn leave(
    game: &FrontLine,
    state: &mut State,
    card: ActionCard,
    seat: Seat,
    table: &mut impl Table<FrontLine>,
) {
    if seat == state.first {
        enter(game, state, card, other(seat), table);
        return;
    }
    if card == ActionCard::Attack && sets::objective(game, state, table) {
        return;
    }
    match card.next() {
        Some(next) => enter(game, state, next, state.first, table),
        None => end(game, state, table),
    }
}

fn enter(
    game: &FrontLine,
    state: &mut State,
    card: ActionCard,
    seat: Seat,
    table: &mut impl Table<FrontLine>,
) {
    let left = state.side(seat).planned().of(card);
    let opens = left > 0
        && match card {
            ActionCard::Recon => state.side(other(seat)).has_down(),
            ActionCard::Weaponise => weaponise::can_look(state),
            ActionCard::Attack => attack::can_place(state, seat),
            ActionCard::Harden => true,
        };
    if !opens {
        leave(game, state, card, seat, table);
        return;
    }
    match card {
        ActionCard::Recon => state.phase = Phase::Recon { seat, left },
        ActionCard::Weaponise => weaponise::look(game, state, seat, left, table),
        ActionCard::Attack => state.phase = Phase::Attack { seat },
        ActionCard::Harden => state.phase = Phase::Harden { seat, left },
    }
}

fn end(game: &FrontLine, state: &mut State, table: &mut impl Table<FrontLine>) {
    if let Some(card) = state.event.take() {
        state.past_events.insert(card);
    }
    if state.turn == TURNS {
        sets::run_out(game, state, table);
    } else {
        begin(game, state, table);
    }
}
