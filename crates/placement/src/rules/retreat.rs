//! Retreat: back to the start space, with points for who comes from deep inside.

use tabletop::{Seat, Table};

use super::{moving, score};
use crate::board::{Piece, Space};
use crate::events::Scoring;
use crate::state::{Pose, State};
use crate::{Event, Illegal, Placement};

pub(super) fn check(state: &State, seat: Seat, piece: Piece) -> Result<(), Illegal> {
    moving::check_standing(state, seat, piece)?;
    if state.attacker(piece).space == Space::Start {
        return Err(Illegal::OnStartSpace);
    }
    Ok(())
}

pub(super) fn apply(
    game: &Placement,
    state: &mut State,
    seat: Seat,
    attacker: Piece,
    table: &mut impl Table<Placement>,
) {
    state.attacker_mut(attacker).pose = Pose::Acted;
    out(game, state, seat, attacker, table);
}

/// Leaves the site with the retreat points: level 2 scores 1, level 3 scores 2.
pub(super) fn out(
    game: &Placement,
    state: &mut State,
    seat: Seat,
    attacker: Piece,
    table: &mut impl Table<Placement>,
) {
    let from = state.attacker(attacker).space;
    moving::place(state, attacker, Space::Start);
    table.tell(game, state, |_| {
        Some(Event::Retreated {
            seat,
            attacker,
            from,
        })
    });
    let level = from.level();
    let scored = (level.saturating_sub(1), Scoring::Retreat { level });
    score::add(game, state, seat, scored, table);
}
