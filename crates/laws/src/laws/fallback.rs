//! The fallback is on the menu and follows from the seat's view alone: it is the same in a world
//! that looks the same to the seat.

use tabletop::{Lawful, Viewer};

use crate::law::{Law, Verdict};
use crate::position::{Position, menu};
use crate::trial::Trial;

const LAW: Law = Law::Fallback;

pub(crate) fn at<G: Lawful>(position: &Position<'_, G>, trial: &mut Trial) -> Verdict {
    let Position { game, state, .. } = *position;
    for seat in game.awaited(state).iter() {
        trial.tests(LAW);
        let fallback = game.fallback(state, seat);
        if !menu(game, state, seat).contains(&fallback) {
            return LAW.broken(match game.check(state, seat, &fallback) {
                Ok(()) => format!("seat {seat}: {fallback:?} is not on the menu"),
                Err(illegal) => format!("seat {seat}: {fallback:?} is not allowed: {illegal:?}"),
            });
        }
        if trial.one_in(4) {
            let other = game.redeal(state, Viewer::Seat(seat), &mut trial.dice);
            let elsewhere = game.fallback(&other, seat);
            if elsewhere != fallback {
                return LAW.broken(format!(
                    "seat {seat} cannot tell two worlds apart, but its fallback is {fallback:?} \
                     in one and {elsewhere:?} in the other"
                ));
            }
        }
    }
    Ok(())
}
