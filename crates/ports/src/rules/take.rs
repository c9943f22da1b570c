//! Taking the deck's top card into the hand: nothing happens to the field.

use tabletop::{Seat, Table};

use super::{during, turn};
use crate::state::{Phase, State};
use crate::{Action, Event, Illegal, Ports};

/// The most cards in a hand.
pub(crate) const HAND_LIMIT: u8 = 2;

pub(super) fn candidates(out: &mut Vec<Action>) {
    out.push(Action::Take);
}

pub(super) fn check(state: &State, seat: Seat) -> Result<(), Illegal> {
    during(state, Phase::Act)?;
    if state.deck.is_empty() {
        return Err(Illegal::DeckEmpty);
    }
    if state.hands[seat.index()].len() >= HAND_LIMIT {
        return Err(Illegal::HandFull);
    }
    Ok(())
}

pub(super) fn apply(game: &Ports, state: &mut State, seat: Seat, table: &mut impl Table<Ports>) {
    let card = state.deck.pop().expect("checked: the deck has a card");
    state.hands[seat.index()].insert(card);
    let name = state.name(card);
    table.tell(game, state, |_| Some(Event::Took { seat, card, name }));
    turn::action_done(game, state, table);
}
