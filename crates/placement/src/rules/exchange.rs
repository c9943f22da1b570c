//! Preparation, step d: the turn player may discard exactly one attack card and draw one.

use tabletop::{Seat, Table};

use super::{during, turn};
use crate::cards::Attack;
use crate::state::{Phase, State};
use crate::{Action, Event, Illegal, Placement};

pub(super) fn candidates(state: &State, seat: Seat, out: &mut Vec<Action>) {
    out.extend(state.crew(seat).hand.kinds().map(Action::Exchange));
    out.push(Action::Keep);
}

pub(super) fn check(state: &State, seat: Seat, card: Attack) -> Result<(), Illegal> {
    during(state.phase == Phase::Exchange)?;
    if !state.crew(seat).hand.contains(card) {
        return Err(Illegal::NotInHand);
    }
    Ok(())
}

pub(super) fn apply(
    game: &Placement,
    state: &mut State,
    card: Attack,
    table: &mut impl Table<Placement>,
) {
    let seat = state.turn;
    state.crew_mut(seat).lose(card);
    state.attacks.discard(card);
    table.tell(game, state, |_| Some(Event::Exchanged { seat, card }));
    turn::draw(game, state, seat, table);
    turn::returns(state, 0);
}
