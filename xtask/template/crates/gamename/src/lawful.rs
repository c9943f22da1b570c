//! What the laws need to know. Written from the rules, apart from the view.

use tabletop::{Chance, Game, Lawful, Seat, Viewer};

use crate::cards::{CARDS, Card, Cards, HAND, HIGHEST};
use crate::state::{MAX_PLAYERS, State};
use crate::Gamename;

impl Lawful for Gamename {
    /// How often each card is there.
    type Census = [u8; CARDS];

    const LONGEST: usize = MAX_PLAYERS * HAND;

    fn census(&self, state: &State) -> Self::Census {
        let held = state.hands.iter().flat_map(|hand| hand.iter());
        let played = state.tricks.iter().flat_map(|trick| trick.cards.clone());
        let mut found = [0; CARDS];
        for card in held.chain(played).chain(state.aside.iter()) {
            found[usize::from(card.0)] += 1;
        }
        found
    }

    /// The others' hands and what lies aside change places, and the others have laid anything.
    fn redeal(&self, state: &State, viewer: Viewer, chance: &mut Chance) -> State {
        let hidden = |seat: &Seat| match viewer {
            Viewer::Seat(me) => *seat != me,
            Viewer::Spectator => true,
            Viewer::Open => false,
        };
        let mut other = state.clone();
        let mut pool: Cards = state.aside;
        for seat in Seat::all(self.seats()).filter(hidden) {
            pool = pool.or(state.hands[seat.index()]);
        }
        for seat in Seat::all(self.seats()).filter(hidden) {
            let count = state.hands[seat.index()].len();
            let mut draw = || pool.draw(chance).expect("as many as before");
            other.hands[seat.index()] = (0..count).map(|_| draw()).collect();
            if state.laid[seat.index()].is_committed() {
                let could = |card: &Card| *card != HIGHEST || !state.tricks.is_empty();
                let cards: Vec<Card> = other.hands[seat.index()].iter().filter(could).collect();
                other.laid[seat.index()].commit(*chance.pick(&cards));
            }
        }
        other.aside = pool;
        other
    }
}
