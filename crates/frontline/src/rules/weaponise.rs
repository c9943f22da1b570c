//! Weaponise: for each Weaponise card a look at five cards of the attack deck, of which one may be
//! bought; the others go back and the deck is shuffled (FRL-R5).

use tabletop::cards::Bag;
use tabletop::{Seat, Table};

use super::{places, price, turn};
use crate::cards::Technique;
use crate::events::{Face, may_look};
use crate::state::{Phase, State};
use crate::view::Cards;
use crate::{Action, Event, FrontLine, Illegal};

/// How many cards are looked at.
const LOOK: usize = 5;

/// Deck and trash are not both empty.
pub(super) fn can_look(state: &State) -> bool {
    !(state.deck.is_empty() && state.trash.is_empty())
}

/// An empty deck is made anew from the trash.
pub(super) fn refill(game: &FrontLine, state: &mut State, table: &mut impl Table<FrontLine>) {
    if state.deck.is_empty() && !state.trash.is_empty() {
        state.deck = std::mem::take(&mut state.trash);
        table.reshuffled(places::TECHNIQUES);
        let cards = state.deck.len();
        table.tell(game, state, |_| Some(Event::Reshuffled { cards }));
    }
}

/// Takes the cards from the deck: this time and so many in all.
pub(super) fn look(
    game: &FrontLine,
    state: &mut State,
    seat: Seat,
    left: u8,
    table: &mut impl Table<FrontLine>,
) {
    refill(game, state, table);
    for _ in 0..LOOK {
        if let Some(card) = state.deck.draw(table.luck(places::TECHNIQUES)) {
            state.looked.add(card);
        }
    }
    state.phase = Phase::Weaponise { seat, left };
    let looked = state.looked;
    table.tell(game, state, |viewer| {
        let cards = Cards::of_techniques(looked, may_look(viewer, seat));
        Some(Event::Looked { seat, cards })
    });
}

pub(super) fn candidates(state: &State, out: &mut Vec<Action>) {
    out.extend(state.looked.kinds().map(Action::Weaponise));
    out.push(Action::Done);
}

pub(super) fn check(state: &State, seat: Seat, card: Technique) -> Result<(), Illegal> {
    if !state.looked.contains(card) {
        return Err(Illegal::NotLookedAt);
    }
    price::check(state, seat, price::of_technique(state.event, card))
}

pub(super) fn apply(
    game: &FrontLine,
    state: &mut State,
    seat: Seat,
    card: Technique,
    table: &mut impl Table<FrontLine>,
) {
    let price = price::of_technique(state.event, card);
    state.looked.remove(card);
    let side = state.side_mut(seat);
    side.techniques.add(card);
    side.funds -= u16::from(price);
    put_back(state);
    // What was bought stays secret; the price shows in the funds (FRL-R23).
    table.tell(game, state, |viewer| {
        Some(Event::Weaponised {
            seat,
            card: Face::to(viewer, seat, card),
            price,
        })
    });
    again(game, state, seat, table);
}

/// None of these.
pub(super) fn decline(
    game: &FrontLine,
    state: &mut State,
    seat: Seat,
    table: &mut impl Table<FrontLine>,
) {
    put_back(state);
    table.tell(game, state, |_| Some(Event::Declined { seat }));
    again(game, state, seat, table);
}

/// What went back is shuffled in; nobody is reminded of it (FRL-R6).
fn put_back(state: &mut State) {
    let looked = std::mem::replace(&mut state.looked, Bag::EMPTY);
    state.deck = state.deck.plus(looked);
}

/// The next look, or the next player.
fn again(game: &FrontLine, state: &mut State, seat: Seat, table: &mut impl Table<FrontLine>) {
    let Phase::Weaponise { left, .. } = state.phase else {
        unreachable!("checked: the seat weaponises");
    };
    if left > 1 && can_look(state) {
        look(game, state, seat, left - 1, table);
    } else {
        turn::go_on(game, state, table);
    }
}
