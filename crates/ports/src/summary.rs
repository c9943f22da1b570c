//! The figures by which a replay of Ports is known to go as the game went.

use tabletop::{Seat, Summary};

use crate::state::{Cards, Handle, MAX_PLAYERS, State};

pub(crate) fn write(state: &State, seats: u8, figures: &mut Summary) {
    let name = |card: Handle| state.names[card.index()] as u8;
    let names = |cards: Cards| {
        let mut names: Vec<u8> = cards.iter().map(name).collect();
        names.sort_unstable();
        names
    };
    figures.number("dealer", state.dealer.0);
    figures.number("turn", state.turn.0);
    figures.number("deck", state.deck.len() as u8);
    figures.numbers("field", state.field.iter().copied().map(name));
    for seat in Seat::all(seats).map(Seat::index) {
        figures.numbers("hand", names(state.hands[seat]));
        figures.numbers("captures", names(state.captures[seat]));
    }
    for scores in &state.past {
        let scores: &[i16; MAX_PLAYERS] = scores;
        figures.numbers("scored", scores[..usize::from(seats)].iter().copied());
    }
}
