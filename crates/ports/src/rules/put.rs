//! Putting a card on the field: from the hand, or from the deck.

use tabletop::{Seat, Table};

use super::{during, turn};
use crate::cards::Transport;
use crate::state::{Handle, Phase, State};
use crate::{Action, Event, Illegal, Ports};

pub(super) fn candidates(state: &State, seat: Seat, out: &mut Vec<Action>) {
    out.extend(state.hands[seat.index()].iter().map(Action::Play));
    out.push(Action::Turn);
}

pub(super) fn check_play(state: &State, seat: Seat, card: Handle) -> Result<(), Illegal> {
    during(state, Phase::Act)?;
    if !holds(state, seat, card) {
        return Err(Illegal::NotInHand);
    }
    Ok(())
}

fn holds(state: &State, seat: Seat, card: Handle) -> bool {
    card.index() < state.names.len() && state.hands[seat.index()].contains(card)
}

pub(super) fn check_turn(state: &State) -> Result<(), Illegal> {
    during(state, Phase::Act)?;
    if state.deck.is_empty() {
        return Err(Illegal::DeckEmpty);
    }
    Ok(())
}

pub(super) fn play(
    game: &Ports,
    state: &mut State,
    seat: Seat,
    card: Handle,
    table: &mut impl Table<Ports>,
) {
    state.hands[seat.index()].remove(card);
    let (port, transport) = put(game, state, card, table);
    table.tell(game, state, |_| {
        Some(Event::Played {
            seat,
            card,
            port,
            transport,
        })
    });
    go_on(game, state, transport, table);
}

pub(super) fn turn(game: &Ports, state: &mut State, seat: Seat, table: &mut impl Table<Ports>) {
    let card = state.deck.pop().expect("checked: the deck has a card");
    let (port, transport) = put(game, state, card, table);
    table.tell(game, state, |_| {
        Some(Event::Turned {
            seat,
            card,
            port,
            transport,
        })
    });
    go_on(game, state, transport, table);
}

/// Puts the card on the field, port face up.
fn put(
    game: &Ports,
    state: &mut State,
    card: Handle,
    table: &mut impl Table<Ports>,
) -> (crate::cards::Port, Transport) {
    state.field.push(card);
    let port = state.port(card);
    let transport = game.transport(port);
    // The question is asked before anyone is told, so that the told view already holds it.
    if transport != Transport::Tcp {
        state.phase = Phase::Dispose;
    }
    table.reveal();
    (port, transport)
}

fn go_on(game: &Ports, state: &mut State, transport: Transport, table: &mut impl Table<Ports>) {
    match transport {
        Transport::Tcp => turn::action_done(game, state, table),
        Transport::Udp | Transport::Both => {}
    }
}
