//! The deal: three cards to each player; the rest stays aside, unseen.

use arrayvec::ArrayVec;
use tabletop::{Game, Place, Sealed, Seat, Table};

use crate::cards::{Cards, HAND};
use crate::state::{MAX_PLAYERS, Phase, State};
use crate::{Event, Gamename};

/// Where there is luck.
const PACK: Place = Place(0);

pub(crate) fn deal(game: &Gamename, table: &mut impl Table<Gamename>) -> State {
    let mut state = State {
        phase: Phase::Lay,
        hands: [Cards::EMPTY; MAX_PLAYERS],
        laid: [Sealed::EMPTY; MAX_PLAYERS],
        aside: Cards::FULL,
        tricks: ArrayVec::new(),
    };
    for seat in Seat::all(game.seats()) {
        for _ in 0..HAND {
            let card = state.aside.draw(table.luck(PACK));
            state.hands[seat.index()].insert(card.expect("the pack is larger than all hands"));
        }
    }
    table.tell(game, &state, |_| Some(Event::Dealt));
    state
}
