//! The deal: two cards to each player from the dealer on, one card to the field.

use arrayvec::ArrayVec;
use tabletop::{Game, Place, Seat, Table};

use crate::cards::{CARDS, FACTS, Name, Sets};
use crate::rules::turn;
use crate::state::{Cards, Handle, MAX_PLAYERS, Phase, State};
use crate::{Event, Ports};

/// Where there is luck.
const DEALER: Place = Place(0);
const PACK: Place = Place(1);

/// The first deal: the dealer is random.
pub(crate) fn first(game: &Ports, table: &mut impl Table<Ports>) -> State {
    let dealer = Seat(table.luck(DEALER).below(game.seats().into()) as u8);
    deal(game, dealer, ArrayVec::new(), table)
}

/// The deal of the next game: the dealer is the next player (PRT-R15).
pub(crate) fn next(game: &Ports, state: &mut State, table: &mut impl Table<Ports>) {
    let dealer = state.dealer.after(1, game.seats());
    let past = std::mem::take(&mut state.past);
    table.reshuffled(PACK);
    *state = deal(game, dealer, past, table);
}

fn deal(
    game: &Ports,
    dealer: Seat,
    past: ArrayVec<[i16; MAX_PLAYERS], { crate::state::MAX_GAMES }>,
    table: &mut impl Table<Ports>,
) -> State {
    let mut names: [Name; CARDS] = std::array::from_fn(|card| FACTS[card].name);
    table.luck(PACK).shuffle(&mut names);
    let mut state = State {
        ports: names.iter().map(|name| name.true_port()).collect(),
        names: ArrayVec::from(names),
        deck: (0..CARDS as u8).rev().map(Handle).collect(),
        field: ArrayVec::new(),
        hands: [Cards::EMPTY; MAX_PLAYERS],
        captures: [Cards::EMPTY; MAX_PLAYERS],
        zeroed: Sets::NONE,
        irc_used: false,
        dealer,
        turn: dealer,
        phase: Phase::Act,
        past,
    };
    for steps in 0..game.seats() {
        let seat = dealer.after(steps, game.seats());
        for _ in 0..2 {
            let card = state.deck.pop().expect("the pack is larger than all hands");
            state.hands[seat.index()].insert(card);
        }
    }
    table.tell(game, &state, |_| {
        Some(Event::Dealt {
            dealer,
            game: state.past.len() as u8 + 1,
            games: game.games,
        })
    });
    turn::lay_if_field_is_empty(game, &mut state, table);
    state
}
