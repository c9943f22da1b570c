//! Laying a card face down. When everyone has, the cards are turned up and the highest takes them.

use tabletop::{Game, Sealed, Seat, Table};

use crate::cards::{Card, HAND, HIGHEST};
use crate::state::{Phase, State, Trick};
use crate::{Action, Event, Gamename, Illegal};

/// The whole hand: what cannot be laid yet is shown greyed out, with the reason.
pub(crate) fn candidates(state: &State, seat: Seat, out: &mut Vec<Action>) {
    out.extend(state.hands[seat.index()].iter().map(Action::Lay));
}

pub(super) fn check(state: &State, seat: Seat, card: Card) -> Result<(), Illegal> {
    if !state.hands[seat.index()].contains(card) {
        return Err(Illegal::NotInHand);
    }
    // GMN-R1
    if card == HIGHEST && state.tricks.is_empty() {
        return Err(Illegal::TooEarly { card });
    }
    Ok(())
}

pub(crate) fn apply(
    game: &Gamename,
    state: &mut State,
    seat: Seat,
    card: Card,
    table: &mut impl Table<Gamename>,
) {
    state.laid[seat.index()].commit(card);
    table.tell(game, state, |_| Some(Event::Laid { seat }));
    if game.awaited(state).is_empty() {
        turn_up(game, state, table);
    }
}

/// Until the cards are turned up, a card can be taken back.
pub(crate) fn retract(state: &State, seat: Seat) -> Option<State> {
    if !state.laid[seat.index()].is_committed() {
        return None;
    }
    let mut before = state.clone();
    before.laid[seat.index()].take_back();
    Some(before)
}

fn turn_up(game: &Gamename, state: &mut State, table: &mut impl Table<Gamename>) {
    // Everyone sees what was hidden: from here on nothing can be undone.
    table.reveal();
    let mut trick = Trick {
        cards: state.laid.iter().filter_map(Sealed::open).collect(),
        winner: Seat(0),
    };
    for (seat, &card) in Seat::all(game.seats()).zip(&trick.cards) {
        state.hands[seat.index()].remove(card);
        state.laid[seat.index()].take_back();
        if card > trick.cards[trick.winner.index()] {
            trick.winner = seat;
        }
    }
    state.tricks.push(trick.clone());
    if state.tricks.len() == HAND {
        state.phase = Phase::Over;
    }
    table.tell(game, state, |_| {
        Some(Event::Took {
            trick: trick.clone(),
        })
    });
}
