//! The course of a turn: action, a card to an empty field, a last chance for IRC, the next player.

use tabletop::{Game, Seat, Table};

use super::deal;
use crate::state::{Phase, State};
use crate::{Event, Ports};

/// The action with its capture and NTP is done. There is no undo from here on: whether the turn
/// goes on shows whether its player has IRC.
pub(super) fn action_done(game: &Ports, state: &mut State, table: &mut impl Table<Ports>) {
    table.reveal();
    lay_if_field_is_empty(game, state, table);
    if state.usable_irc(state.turn).is_some() {
        state.phase = Phase::Late;
        table.with_that(game, state);
    } else {
        end(game, state, table);
    }
}

/// A card turned to the empty field has no effect of its own (PRT-R8).
pub(super) fn lay_if_field_is_empty(
    game: &Ports,
    state: &mut State,
    table: &mut impl Table<Ports>,
) {
    if !state.field.is_empty() {
        return;
    }
    let Some(card) = state.deck.pop() else {
        return;
    };
    state.field.push(card);
    let port = state.port(card);
    let transport = game.transport(port);
    table.tell(game, state, |_| {
        Some(Event::Laid {
            card,
            port,
            transport,
        })
    });
}

/// The turn ends: the game too, when the deck and all hands are empty. There is no undo, since the
/// next player may have whois and look; to allow it to some would tell who has whois.
pub(super) fn end(game: &Ports, state: &mut State, table: &mut impl Table<Ports>) {
    table.reveal();
    let no_hands = state.hands.iter().all(|hand| hand.is_empty());
    if state.deck.is_empty() && no_hands {
        score(game, state, table);
        return;
    }
    loop {
        state.turn = state.turn.after(1, game.seats());
        state.phase = Phase::Act;
        if !state.deck.is_empty() || !state.hands[state.turn.index()].is_empty() {
            table.with_that(game, state);
            return;
        }
        let seat = state.turn;
        table.tell(game, state, |_| Some(Event::Skipped { seat }));
    }
}

fn score(game: &Ports, state: &mut State, table: &mut impl Table<Ports>) {
    state.phase = Phase::Scored;
    let nth = state.past.len() as u8 + 1;
    table.tell(game, state, |_| {
        let sheets = Seat::all(game.seats()).map(|seat| game.sheet(state, seat));
        Some(Event::Scored {
            game: nth,
            sheets: sheets.collect(),
        })
    });
    if nth < game.games {
        let scores = game.scores(state);
        state.past.push(scores);
        deal::next(game, state, table);
        return;
    }
    table.tell(game, state, |_| {
        let outcome = game.outcome(state)?;
        let seat = outcome.winners.first()?;
        let score = outcome.scores()[seat.index()];
        Some(Event::Won { seat, score })
    });
}
