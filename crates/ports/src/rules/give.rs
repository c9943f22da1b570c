//! UDP: all field cards may go to one player (PRT-R3).

use tabletop::{Game, Seat, Table};

use super::{during, name, turn};
use crate::state::{Cards, Phase, State, Then};
use crate::{Action, Event, Illegal, Ports};

pub(super) fn candidates(game: &Ports, out: &mut Vec<Action>) {
    out.extend(Seat::all(game.seats()).map(Action::Give));
    out.push(Action::Leave);
}

pub(super) fn check_give(game: &Ports, state: &State, to: Seat) -> Result<(), Illegal> {
    during(state, Phase::Dispose)?;
    if to.0 >= game.seats() {
        return Err(Illegal::NoSuchPlayer);
    }
    Ok(())
}

pub(super) fn give(
    game: &Ports,
    state: &mut State,
    seat: Seat,
    to: Seat,
    table: &mut impl Table<Ports>,
) {
    let given: Cards = state.field.drain(..).collect();
    let captures = &mut state.captures[to.index()];
    *captures = captures.or(given);
    // The receiver may now look at both sides.
    table.reveal();
    let asked = name::ask_if_ntp(state, given, to, Then::Refill);
    table.tell(game, state, |_| {
        Some(Event::Gave {
            seat,
            to,
            cards: given.len(),
        })
    });
    if !asked {
        turn::action_done(game, state, table);
    }
}

pub(super) fn leave(game: &Ports, state: &mut State, seat: Seat, table: &mut impl Table<Ports>) {
    debug_assert_eq!(state.phase, Phase::Dispose);
    table.tell(game, state, |_| Some(Event::Left { seat }));
    turn::action_done(game, state, table);
}
