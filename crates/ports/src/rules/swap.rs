//! IRC: once in the whole game, its owner may swap it with any card on the table (PRT-R7).

use tabletop::{Game, Seat, Table};

use super::{name, turn};
use crate::state::{Cards, Handle, Phase, State, Then};
use crate::{Action, Event, From, Illegal, Ports, Showed};

pub(super) fn candidates(game: &Ports, state: &State, seat: Seat, out: &mut Vec<Action>) {
    if state.usable_irc(seat).is_some() {
        out.extend(swappable(game, state, seat).iter().map(Action::Swap));
    }
}

/// Another's capture, any hand card, a field card or the deck's top.
fn swappable(game: &Ports, state: &State, seat: Seat) -> Cards {
    let mut cards: Cards = state.field.iter().copied().chain(state.top()).collect();
    for owner in Seat::all(game.seats()) {
        cards = cards.or(state.hands[owner.index()]);
        if owner != seat {
            cards = cards.or(state.captures[owner.index()]);
        }
    }
    cards
}

pub(super) fn check(game: &Ports, state: &State, seat: Seat, card: Handle) -> Result<(), Illegal> {
    match state.phase {
        Phase::Act | Phase::Late => {}
        Phase::Dispose | Phase::Ntp { .. } | Phase::Scored => return Err(Illegal::WrongStep),
    }
    if state.irc_used {
        return Err(Illegal::IrcUsed);
    }
    if state.usable_irc(seat).is_none() {
        return Err(Illegal::NoIrc);
    }
    if card.index() >= state.names.len() {
        return Err(Illegal::NoSuchCard);
    }
    if state.captures[seat.index()].contains(card) {
        return Err(Illegal::OwnCapture);
    }
    if !swappable(game, state, seat).contains(card) {
        return Err(Illegal::NoSuchCard);
    }
    Ok(())
}

/// No TCP or UDP effect, whatever the cards; NTP's applies (PRT-R13).
pub(super) fn apply(
    game: &Ports,
    state: &mut State,
    seat: Seat,
    card: Handle,
    table: &mut impl Table<Ports>,
) {
    let irc = state.usable_irc(seat).expect("checked: IRC is at hand");
    let (from, showed) = put_in_place_of(game, state, card, irc);
    let captures = &mut state.captures[seat.index()];
    captures.remove(irc);
    captures.insert(card);
    state.irc_used = true;
    table.reveal();
    let before_action = state.phase == Phase::Act;
    let then = if before_action { Then::Act } else { Then::End };
    let asked = name::ask_if_ntp(state, Cards::one(card), seat, then);
    table.tell(game, state, |_| {
        Some(Event::Swapped {
            seat,
            card,
            from,
            showed,
        })
    });
    // The swap never empties the field or a hand, since IRC takes the card's place (PRT-R14).
    if !asked && !before_action {
        turn::end(game, state, table);
    }
}

/// Puts IRC where the card lies; says where that was and which side of the card was up.
fn put_in_place_of(game: &Ports, state: &mut State, card: Handle, irc: Handle) -> (From, Showed) {
    let name = Showed::Name(state.name(card));
    let port = Showed::Port(state.port(card), game.transport(state.port(card)));
    if state.top() == Some(card) {
        *state.deck.last_mut().expect("it has a top card") = irc;
        return (From::Deck, name);
    }
    if let Some(place) = state.field.iter_mut().find(|place| **place == card) {
        *place = irc;
        return (From::Field, port);
    }
    for seat in Seat::all(game.seats()) {
        for (pile, from, showed) in [
            (&mut state.hands, From::Hand(seat), name),
            (
                &mut state.captures,
                From::Captures(seat),
                if game.captures_name_up { name } else { port },
            ),
        ] {
            let pile = &mut pile[seat.index()];
            if pile.contains(card) {
                pile.remove(card);
                pile.insert(irc);
                return (from, showed);
            }
        }
    }
    unreachable!("checked: the card can be swapped")
}
