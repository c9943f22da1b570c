//! Whether anyone watches makes no difference: a silent table comes to the same state and draws
//! the same chance as a watched one.

use tabletop::{Chance, Lawful};

use crate::difference::difference;
use crate::law::{Law, Verdict};
use crate::position::{Position, Step, play};
use crate::trial::Trial;

const LAW: Law = Law::Silent;

pub(crate) fn after<G: Lawful>(
    position: &Position<'_, G>,
    watched: &Step<G>,
    trial: &mut Trial,
) -> Verdict {
    let mut state = position.state.clone();
    let mut chance = position.chance.clone();
    let (seat, action) = (watched.seat, watched.action);
    play(position.game, &mut state, &mut chance, seat, action);
    alike::<G>(
        (&watched.after, &watched.chance),
        (&state, &chance),
        &format!("seat {seat}, {action:?}"),
        trial,
    )
}

/// Compares what a watched table came to with what a silent one came to.
pub(crate) fn alike<G: Lawful>(
    watched: (&G::State, &Chance),
    silent: (&G::State, &Chance),
    by: &str,
    trial: &mut Trial,
) -> Verdict {
    trial.tests(LAW);
    if watched.0 != silent.0 {
        let difference = difference(watched.0, silent.0);
        return LAW.broken(format!(
            "{by}: watched and silent states differ:\n{difference}"
        ));
    }
    let next = |chance: &Chance| (chance.draws(), chance.clone().below(u32::MAX));
    if next(watched.1) != next(silent.1) {
        return LAW.broken(format!(
            "{by}: the watched table stands at {:?}, the silent one at {:?}",
            watched.1, silent.1
        ));
    }
    Ok(())
}
