//! Points and discs.

use tabletop::{Seat, Table};

use crate::events::Source;
use crate::state::State;
use crate::{Event, League};

/// Says and notes what points are for.
#[inline]
pub(super) fn earn(
    game: &League,
    state: &mut State,
    seat: Seat,
    by: Source,
    points: u8,
    table: &mut impl Table<League>,
) {
    if points > 0 {
        let round = usize::from(state.round - 1);
        state.player_mut(seat).earned[round].add(points, by);
        table.tell(game, state, |_| Some(Event::Earned { seat, points, by }));
    }
}

/// Moves a disc. LGE-R4: all points of one action are one move, a disc that arrives on an occupied
/// space goes on top, and no points move nothing.
#[inline]
pub(super) fn advance(
    game: &League,
    state: &mut State,
    seat: Seat,
    points: u8,
    table: &mut impl Table<League>,
) {
    if points == 0 {
        return;
    }
    let player = state.player_mut(seat);
    player.score += u16::from(points);
    let total = player.score;
    let place = state.discs.iter().position(|&disc| disc == seat);
    let place = place.expect("every seat has a disc");
    state.discs[place..].rotate_left(1);
    table.tell(game, state, |_| {
        Some(Event::Scored {
            seat,
            points,
            total,
        })
    });
}
