//! The Unauthorized Access Law: every crew with 10 points or more has its deepest attacker arrested.

use tabletop::{Game, Seat, Table};

use super::arrest;
use crate::board::{Piece, Pieces};
use crate::state::{Phase, State};
use crate::{Action, Event, Illegal, Placement};

/// Crews with so many points are wanted.
const WANTED: u8 = 10;

/// The deepest attackers of a wanted crew; none if all are on the start space.
fn deepest(state: &State, seat: Seat) -> impl Iterator<Item = Piece> {
    let level = |piece| state.attacker(piece).space.level();
    let most = Piece::of(seat).map(level).max().unwrap_or(0);
    let wanted = state.crew(seat).points >= WANTED && most > 0;
    Piece::of(seat).filter(move |&piece| wanted && level(piece) == most)
}

pub(super) fn candidates(state: &State, seat: Seat, out: &mut Vec<Action>) {
    out.extend(deepest(state, seat).map(Action::With));
}

pub(super) fn check(state: &State, seat: Seat, piece: Piece) -> Result<(), Illegal> {
    if deepest(state, seat).any(|deepest| deepest == piece) {
        Ok(())
    } else {
        Err(Illegal::NotDeepest)
    }
}

/// The one that came to that level first.
pub(super) fn first_come(state: &State, seat: Seat) -> Option<Piece> {
    deepest(state, seat).min_by_key(|&piece| state.attacker(piece).since)
}

/// In turn order from the turn player: who has several deepest attackers is asked; then all are
/// arrested at once.
pub(super) fn enforce(
    game: &Placement,
    state: &mut State,
    mut chosen: Pieces,
    table: &mut impl Table<Placement>,
) {
    for steps in 0..game.seats() {
        let seat = state.turn.after(steps, game.seats());
        if Piece::of(seat).any(|piece| chosen.contains(piece)) {
            continue;
        }
        let mut wanted = deepest(state, seat);
        match (wanted.next(), wanted.next()) {
            (None, _) => {}
            (Some(only), None) => chosen.insert(only),
            (Some(_), Some(_)) => {
                drop(wanted);
                state.phase = Phase::Surrender { seat, chosen };
                return;
            }
        }
    }
    state.phase = Phase::Act;
    arrest::all(game, state, chosen, table);
}

pub(super) fn surrender(
    game: &Placement,
    state: &mut State,
    mut chosen: Pieces,
    attacker: Piece,
    table: &mut impl Table<Placement>,
) {
    chosen.insert(attacker);
    table.tell(game, state, |_| Some(Event::Surrendered { attacker }));
    enforce(game, state, chosen, table);
}

/// Drawn: it works at once.
pub(super) fn drawn(
    game: &Placement,
    state: &mut State,
    seat: Seat,
    table: &mut impl Table<Placement>,
) {
    table.tell(game, state, |_| Some(Event::LawDrawn { seat }));
    enforce(game, state, Pieces::NONE, table);
}
