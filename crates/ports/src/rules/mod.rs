//! One verb, one file; [`turn`] is the course of a turn and [`deal`] its beginning.

pub(crate) mod deal;
mod give;
mod name;
mod put;
mod swap;
pub(crate) mod take;
mod turn;

use tabletop::{Game, Seat, Table};

use crate::state::{Phase, State};
use crate::{Action, Illegal, Ports};

pub(crate) fn candidates(game: &Ports, state: &State, seat: Seat, out: &mut Vec<Action>) {
    match state.phase {
        Phase::Act => {
            put::candidates(state, seat, out);
            take::candidates(out);
            swap::candidates(game, state, seat, out);
        }
        Phase::Dispose => give::candidates(game, out),
        Phase::Ntp { .. } => name::candidates(out),
        Phase::Late => {
            swap::candidates(game, state, seat, out);
            out.push(Action::End);
        }
        Phase::Scored => {}
    }
}

/// Keeps the candidates that [`check`] allows. Only what draws from the deck can be forbidden, so a
/// menu of swaps need not be judged card by card.
pub(crate) fn retain_allowed(state: &State, seat: Seat, candidates: &mut Vec<Action>) {
    if state.phase != Phase::Act {
        return;
    }
    candidates.retain(|action| match action {
        Action::Turn => put::check_turn(state).is_ok(),
        Action::Take => take::check(state, seat).is_ok(),
        Action::Play(_)
        | Action::Give(_)
        | Action::Leave
        | Action::Name(_)
        | Action::NameNone
        | Action::Swap(_)
        | Action::End => true,
    });
}

pub(crate) fn check(
    game: &Ports,
    state: &State,
    seat: Seat,
    action: Action,
) -> Result<(), Illegal> {
    if state.phase == Phase::Scored {
        return Err(Illegal::Over);
    }
    if !game.awaited(state).contains(seat) {
        return Err(Illegal::NotYourTurn);
    }
    match action {
        Action::Play(card) => put::check_play(state, seat, card),
        Action::Turn => put::check_turn(state),
        Action::Take => take::check(state, seat),
        Action::Give(to) => give::check_give(game, state, to),
        Action::Leave => during(state, Phase::Dispose),
        Action::Name(set) => name::check(state, Some(set)),
        Action::NameNone => name::check(state, None),
        Action::Swap(card) => swap::check(game, state, seat, card),
        Action::End => during(state, Phase::Late),
    }
}

pub(crate) fn apply(
    game: &Ports,
    state: &mut State,
    seat: Seat,
    action: Action,
    table: &mut impl Table<Ports>,
) {
    match action {
        Action::Play(card) => put::play(game, state, seat, card, table),
        Action::Turn => put::turn(game, state, seat, table),
        Action::Take => take::apply(game, state, seat, table),
        Action::Give(to) => give::give(game, state, seat, to, table),
        Action::Leave => give::leave(game, state, seat, table),
        Action::Name(set) => name::apply(game, state, seat, Some(set), table),
        Action::NameNone => name::apply(game, state, seat, None, table),
        Action::Swap(card) => swap::apply(game, state, seat, card, table),
        Action::End => turn::end(game, state, table),
    }
}

fn during(state: &State, phase: Phase) -> Result<(), Illegal> {
    if state.phase == phase {
        Ok(())
    } else {
        Err(Illegal::WrongStep)
    }
}
