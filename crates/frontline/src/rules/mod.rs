//! One verb, one file; [`turn`] is the course of a turn and [`sets`] that of the match.

mod attack;
mod event;
mod fallback;
mod harden;
mod judge;
mod opening;
pub(crate) mod places;
mod plan;
pub(crate) mod price;
mod recon;
pub(crate) mod sets;
mod turn;
mod weaponise;

use tabletop::{Seat, Seats, Table};

use crate::state::{Phase, State, other};
use crate::{Action, FrontLine, Illegal};
pub(crate) use fallback::fallback;
pub(crate) use opening::restart;
pub(crate) use plan::{attack_barred, plan_limit, take_back};
pub(crate) use sets::allotment;

/// Who must decide. Asked before and after every decision.
#[inline]
pub(crate) fn awaited(game: &FrontLine, state: &State) -> Seats {
    match state.phase {
        Phase::Opening { ready } => Seat::all(2).filter(|&seat| !ready.contains(seat)).collect(),
        Phase::Plan => plan::awaited(game, state),
        // The defender of the player who has placed a card.
        Phase::Reveal { seat, .. } => Seats::one(other(seat)),
        Phase::Order { seat }
        | Phase::Reorganise { seat }
        | Phase::Recon { seat, .. }
        | Phase::Weaponise { seat, .. }
        | Phase::Attack { seat }
        | Phase::Nullify { seat, .. }
        | Phase::Harden { seat, .. } => Seats::one(seat),
        Phase::Over { .. } => Seats::NONE,
    }
}

/// What an awaited seat might think of.
pub(crate) fn candidates(state: &State, seat: Seat, out: &mut Vec<Action>) {
    match state.phase {
        Phase::Order { .. } => out.extend([Action::GoFirst, Action::GoSecond]),
        Phase::Opening { .. } => opening::candidates(state, seat, out),
        Phase::Reorganise { .. } => event::candidates(state, seat, out),
        Phase::Plan => plan::candidates(state, seat, out),
        Phase::Recon { .. } => recon::candidates(state, seat, out),
        Phase::Weaponise { .. } => weaponise::candidates(state, out),
        Phase::Attack { .. } => attack::candidates(state, seat, out),
        Phase::Reveal { .. } => judge::reveal_candidates(state, seat, out),
        Phase::Nullify { .. } => out.extend([Action::Nullify, Action::GiveUp]),
        Phase::Harden { .. } => harden::candidates(state, seat, out),
        Phase::Over { .. } => {}
    }
}

/// What an awaited seat may do. Long menus are made of what is allowed in the first place, short ones
/// are judged entry by entry; both are what [`check`] says.
pub(crate) fn options(game: &FrontLine, state: &State, seat: Seat, out: &mut Vec<Action>) {
    match state.phase {
        Phase::Plan => plan::options(game, state, seat, out),
        Phase::Opening { .. } => opening::options(state, seat, out),
        Phase::Harden { left, .. } => harden::options(state, seat, left, out),
        Phase::Order { .. }
        | Phase::Reorganise { .. }
        | Phase::Recon { .. }
        | Phase::Weaponise { .. }
        | Phase::Attack { .. }
        | Phase::Reveal { .. }
        | Phase::Nullify { .. }
        | Phase::Over { .. } => {
            candidates(state, seat, out);
            out.retain(|&action| allowed(game, state, seat, action).is_ok());
        }
    }
}

pub(crate) fn check(
    game: &FrontLine,
    state: &State,
    seat: Seat,
    action: Action,
) -> Result<(), Illegal> {
    if let Phase::Over { .. } = state.phase {
        return Err(Illegal::Over);
    }
    if !awaited(game, state).contains(seat) {
        return Err(Illegal::NotYourTurn);
    }
    allowed(game, state, seat, action)
}

/// Whether an awaited seat may do this.
fn allowed(game: &FrontLine, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    match (state.phase, action) {
        (Phase::Order { .. }, Action::GoFirst | Action::GoSecond) => Ok(()),
        (Phase::Opening { .. }, Action::Buy(card)) => opening::check_buy(state, seat, card),
        (Phase::Harden { left, .. }, Action::Buy(card)) => {
            harden::check_buy(state, seat, card, left)
        }
        (Phase::Opening { .. } | Phase::Harden { .. }, Action::Set(card)) => {
            harden::check_set(state, seat, card)
        }
        (Phase::Harden { .. }, Action::Trash(slot)) => harden::check_trash(state, seat, slot),
        (Phase::Reorganise { .. }, Action::TurnDown(slot)) => event::check(state, seat, slot),
        (Phase::Plan, Action::Plan(plan)) => plan::check(game, state, seat, plan),
        (Phase::Recon { .. }, Action::Scout(slot)) => recon::check(state, other(seat), slot),
        (Phase::Weaponise { .. }, Action::Weaponise(card)) => weaponise::check(state, seat, card),
        (Phase::Attack { .. }, Action::Place(card)) => attack::check(state, seat, card),
        (Phase::Reveal { .. }, Action::TurnUp(slot)) => recon::check(state, seat, slot),
        (
            Phase::Nullify {
                technique, need, ..
            },
            Action::Nullify,
        ) => judge::check_nullify(state, seat, technique, need),
        (Phase::Nullify { .. }, Action::GiveUp) => Ok(()),
        (
            Phase::Opening { .. }
            | Phase::Reorganise { .. }
            | Phase::Recon { .. }
            | Phase::Weaponise { .. }
            | Phase::Attack { .. }
            | Phase::Reveal { .. }
            | Phase::Harden { .. },
            Action::Done,
        ) => Ok(()),
        (
            Phase::Order { .. }
            | Phase::Opening { .. }
            | Phase::Reorganise { .. }
            | Phase::Plan
            | Phase::Recon { .. }
            | Phase::Weaponise { .. }
            | Phase::Attack { .. }
            | Phase::Reveal { .. }
            | Phase::Nullify { .. }
            | Phase::Harden { .. }
            | Phase::Over { .. },
            Action::GoFirst
            | Action::GoSecond
            | Action::Plan(_)
            | Action::Scout(_)
            | Action::Weaponise(_)
            | Action::Place(_)
            | Action::TurnUp(_)
            | Action::TurnDown(_)
            | Action::Nullify
            | Action::GiveUp
            | Action::Buy(_)
            | Action::Set(_)
            | Action::Trash(_)
            | Action::Done,
        ) => Err(Illegal::WrongStep),
    }
}

pub(crate) fn apply(
    game: &FrontLine,
    state: &mut State,
    seat: Seat,
    action: Action,
    table: &mut impl Table<FrontLine>,
) {
    match action {
        Action::GoFirst => sets::choose(game, state, seat, seat, table),
        Action::GoSecond => sets::choose(game, state, seat, other(seat), table),
        Action::Plan(plan) => plan::apply(game, state, seat, plan, table),
        Action::Scout(slot) => recon::apply(game, state, seat, slot, table),
        Action::Weaponise(card) => weaponise::apply(game, state, seat, card, table),
        Action::Place(card) => attack::apply(game, state, seat, card, table),
        Action::TurnUp(slot) => judge::turn_up(game, state, seat, slot, table),
        Action::TurnDown(slot) => event::apply(game, state, seat, slot, table),
        Action::Nullify => judge::nullify(game, state, seat, table),
        Action::GiveUp => judge::give_up(game, state, seat, table),
        Action::Buy(card) => harden::buy(game, state, seat, card, table),
        Action::Set(card) => harden::set(game, state, seat, card, table),
        Action::Trash(slot) => harden::trash(game, state, seat, slot, table),
        Action::Done => done(game, state, seat, table),
    }
}

/// The seat does no more of what it was asked about.
fn done(game: &FrontLine, state: &mut State, seat: Seat, table: &mut impl Table<FrontLine>) {
    match state.phase {
        Phase::Opening { .. } => opening::finish(game, state, seat, table),
        Phase::Reorganise { .. } => event::reorganised(game, state, seat, table),
        Phase::Recon { .. } | Phase::Harden { .. } => turn::go_on(game, state, table),
        Phase::Attack { .. } => attack::hold_back(game, state, seat, table),
        Phase::Weaponise { .. } => weaponise::decline(game, state, seat, table),
        Phase::Reveal { .. } => judge::judge(game, state, table),
        Phase::Order { .. } | Phase::Plan | Phase::Nullify { .. } | Phase::Over { .. } => {
            unreachable!("checked: there is something to be done with")
        }
    }
}
