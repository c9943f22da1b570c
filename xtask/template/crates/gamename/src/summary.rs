//! The figures by which a replay is known to go as the game went.

use tabletop::{Seat, Summary};

use crate::cards::Card;
use crate::state::State;

pub(crate) fn write(state: &State, players: u8, figures: &mut Summary) {
    for seat in Seat::all(players).map(Seat::index) {
        figures.numbers("hand", state.hands[seat].iter().map(Card::value));
        figures.numbers("laid", state.laid[seat].open().map(Card::value));
    }
    for trick in &state.tricks {
        figures.numbers("trick", trick.cards.iter().copied().map(Card::value));
        figures.number("winner", trick.winner.0);
    }
}
