//! Someone must act, or there is an outcome; never both, never neither. The outcome has a score
//! for every seat.

use tabletop::{Lawful, Seats};

use crate::law::{Law, Verdict};
use crate::position::Position;
use crate::trial::Trial;

const LAW: Law = Law::Turn;

pub(crate) fn at<G: Lawful>(position: &Position<'_, G>, trial: &mut Trial) -> Verdict {
    trial.tests(LAW);
    let seats = position.game.seats();
    let awaited = position.game.awaited(position.state);
    let strangers = |some: Seats| some.iter().any(|seat| seat.0 >= seats);
    if strangers(awaited) {
        return LAW.broken(format!("{awaited:?} are awaited at a table of {seats}"));
    }
    match position.game.outcome(position.state) {
        None if awaited.is_empty() => LAW.broken("nobody is awaited, and there is no outcome"),
        Some(_) if !awaited.is_empty() => {
            LAW.broken(format!("there is an outcome, but {awaited:?} are awaited"))
        }
        Some(outcome) if outcome.scores().len() != usize::from(seats) => LAW.broken(format!(
            "{} scores at a table of {seats}",
            outcome.scores().len()
        )),
        Some(outcome) if strangers(outcome.winners) => {
            LAW.broken(format!("{:?} win at a table of {seats}", outcome.winners))
        }
        Some(_) | None => Ok(()),
    }
}
