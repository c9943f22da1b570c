//! Points, and winning by them.

use tabletop::{Seat, Table};

use super::turn;
use crate::events::Scoring;
use crate::state::{Earned, GOAL, State, Victory};
use crate::{Event, Placement};

/// Scores; 15 points win at once.
pub(super) fn add(
    game: &Placement,
    state: &mut State,
    seat: Seat,
    scored: (u8, Scoring),
    table: &mut impl Table<Placement>,
) {
    note(game, state, seat, scored, table);
    settle(game, state, table);
}

/// Scores without looking whether anyone has won.
pub(super) fn note(
    game: &Placement,
    state: &mut State,
    seat: Seat,
    (points, why): (u8, Scoring),
    table: &mut impl Table<Placement>,
) {
    if points == 0 {
        return;
    }
    let round = state.round;
    let crew = state.crew_mut(seat);
    crew.score(Earned { round, points, why });
    let total = crew.points;
    table.tell(game, state, |_| {
        Some(Event::Scored {
            seat,
            points,
            total,
            why,
        })
    });
}

/// Whoever has 15 points wins; of two at once the turn player (PLC-R3).
pub(crate) fn winner(game: &Placement, state: &State) -> Option<Seat> {
    turn::first_from(game, state.turn, |seat| {
        state.crew(seat).points >= GOAL && state.crew(seat).is_in()
    })
}

/// Ends the game if someone has the points to win.
pub(super) fn settle(game: &Placement, state: &mut State, table: &mut impl Table<Placement>) {
    if let Some(winner) = winner(game, state) {
        turn::win(game, state, winner, Victory::Points, table);
    }
}

/// The rounds have run out: the most points win, then turn order from the start player (PLC-R25).
pub(super) fn count_out(game: &Placement, state: &mut State, table: &mut impl Table<Placement>) {
    let rounds = state.round;
    table.tell(game, state, |_| Some(Event::RoundsEnded { rounds }));
    let points = |seat: Seat| state.crew(seat).is_in().then(|| state.crew(seat).points);
    let most = Seat::all(game.players).filter_map(points).max();
    let winner = turn::first_from(game, state.start, |seat| {
        points(seat).is_some() && points(seat) == most
    });
    let winner = winner.expect("the game ends when fewer than two are in");
    turn::win(game, state, winner, Victory::Rounds, table);
}
