//! Arrests: those of one cause are simultaneous.

use tabletop::{Game, Seat, Seats, Table};

use super::turn;
use crate::board::{Pieces, Space};
use crate::state::{Persistent, State, Victory};
use crate::{Event, Placement};

pub(super) fn all(
    game: &Placement,
    state: &mut State,
    caught: Pieces,
    table: &mut impl Table<Placement>,
) {
    let were_in = crews_in(game, state);
    for piece in caught.iter() {
        let attacker = state.attacker_mut(piece);
        let space = attacker.space;
        attacker.space = Space::Gone;
        attacker.backdoor = None;
        attacker.loan = None;
        let persistent = std::mem::replace(&mut attacker.persistent, Persistent::NONE);
        turn::discard_persistent(state, persistent);
        let attacker = piece;
        table.tell(game, state, |_| Some(Event::Arrested { attacker, space }));
    }
    let left = crews_in(game, state);
    for seat in were_in.iter().filter(|&seat| !left.contains(seat)) {
        turn::clear_out(game, state, seat, table);
    }
    match (left.len(), left.first()) {
        (1, Some(last)) => turn::win(game, state, last, Victory::LastStanding, table),
        (0, _) => last_arrest(game, state, were_in, table),
        _ => {}
    }
}

fn crews_in(game: &Placement, state: &State) -> Seats {
    Seat::all(game.seats())
        .filter(|&seat| state.crew(seat).is_in())
        .collect()
}

/// Nobody is left: the most points among those just eliminated, then turn order (PLC-R5).
fn last_arrest(
    game: &Placement,
    state: &mut State,
    fallen: Seats,
    table: &mut impl Table<Placement>,
) {
    let points = |seat: Seat| state.crew(seat).points;
    let most = fallen.iter().map(points).max();
    let winner = turn::first_from(game, state.turn, |seat| {
        fallen.contains(seat) && Some(points(seat)) == most
    });
    let winner = winner.expect("someone has just gone out");
    turn::win(game, state, winner, Victory::LastArrest, table);
}
