//! Buying an event card, and drawing one.

use tabletop::{Seat, Table};

use super::{law, moving, places, turn};
use crate::board::{Site, Tokens};
use crate::cards::{EventCard, EventEffect};
use crate::state::{Phase, Plan, State};
use crate::{Action, Event, Illegal, Placement};

/// What an event card costs (PLC-R9).
const PRICE: u8 = 3;

/// Every way to pay, in order.
fn ways(game: &Placement, tokens: Tokens) -> impl Iterator<Item = Tokens> {
    let of_one = game.three_of_one;
    let way = move |site: Site| {
        if of_one {
            let mut way = [0; 4];
            way[site.index()] = PRICE;
            Tokens(way)
        } else {
            let mut way = [1; 4];
            way[site.index()] = 0;
            Tokens(way)
        }
    };
    // One of each but this colour: the earlier the colour left out, the smaller the payment in order.
    let [a, b, c, d] = Site::ALL;
    let order = if of_one { [d, c, b, a] } else { [a, b, c, d] };
    let ways = order.into_iter().map(way);
    ways.filter(move |&way| tokens.includes(way))
}

pub(super) fn check(game: &Placement, state: &State, seat: Seat) -> Result<(), Illegal> {
    if state.event_gained {
        return Err(Illegal::EventGained);
    }
    if state.events.searchable().is_empty() {
        return Err(Illegal::NoEventsLeft);
    }
    let tokens = state.crew(seat).tokens;
    if ways(game, tokens).next().is_some() {
        return Ok(());
    }
    let colours = tokens.0.iter().filter(|&&count| count > 0).count() as u8;
    let most = tokens.0.into_iter().fold(0, u8::max);
    Err(if game.three_of_one {
        Illegal::EventTooDearOfOne { have: most }
    } else {
        Illegal::EventTooDear { have: colours }
    })
}

/// Keeps scarce colours: what is left is as even as can be.
pub(super) fn sensible(game: &Placement, tokens: Tokens) -> Option<Tokens> {
    ways(game, tokens).max_by_key(|way| {
        let left = Site::ALL.map(|site| tokens.of(site) - way.of(site));
        left.into_iter().min()
    })
}

pub(super) fn payments(game: &Placement, state: &State, seat: Seat, out: &mut Vec<Action>) {
    out.extend(ways(game, state.crew(seat).tokens).map(Action::Pay));
}

pub(super) fn check_payment(
    game: &Placement,
    state: &State,
    seat: Seat,
    tokens: Tokens,
) -> Result<(), Illegal> {
    if ways(game, state.crew(seat).tokens).any(|way| way == tokens) {
        Ok(())
    } else {
        Err(Illegal::WrongPayment)
    }
}

pub(super) fn apply(
    game: &Placement,
    state: &mut State,
    seat: Seat,
    table: &mut impl Table<Placement>,
) {
    let mut ways = ways(game, state.crew(seat).tokens);
    match (ways.next(), ways.next()) {
        (Some(only), None) => pay(game, state, seat, only, table),
        _ => state.phase = Phase::Plan(Plan::PayEvent),
    }
}

pub(super) fn pay(
    game: &Placement,
    state: &mut State,
    seat: Seat,
    way: Tokens,
    table: &mut impl Table<Placement>,
) {
    state.phase = Phase::Act;
    moving::pay(game, state, seat, way, None, table);
    table.tell(game, state, |_| Some(Event::Bought { seat }));
    draw(game, state, seat, table);
}

/// Draws an event card, bought or rolled.
pub(super) fn draw(
    game: &Placement,
    state: &mut State,
    seat: Seat,
    table: &mut impl Table<Placement>,
) {
    state.event_gained = true;
    let Some(card) = state.events.draw(places::EVENTS, table) else {
        return;
    };
    if card.effect() == EventEffect::Law {
        state.events.discard(EventCard::UnauthorizedAccessLaw);
        return law::drawn(game, state, seat, table);
    }
    state.crew_mut(seat).events.add(card);
    table.tell(game, state, |viewer| {
        let card = turn::face(card, viewer, seat);
        Some(Event::DrewEvent { seat, card })
    });
}
