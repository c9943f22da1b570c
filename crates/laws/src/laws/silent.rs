//! Whether anyone watches makes no difference: a silent table comes to the same state and draws
//! the same chance as a watched one.

use tabletop::{Fortune, Lawful, Luck, Place};

use crate::difference::difference;
use crate::law::{Law, Verdict};
use crate::position::{Position, Step, play};
use crate::trial::Trial;

const LAW: Law = Law::Silent;

/// More places than a game has.
const PLACES: [u8; 16] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];

pub(crate) fn after<G: Lawful>(
    position: &Position<'_, G>,
    watched: &Step<G>,
    trial: &mut Trial,
) -> Verdict {
    let mut state = position.state.clone();
    let mut luck = position.luck.clone();
    let (seat, action) = (watched.seat, watched.action);
    play(position.game, &mut state, &mut luck, seat, action);
    alike::<G>(
        (&watched.after, &watched.luck),
        (&state, &luck),
        &format!("seat {seat}, {action:?}"),
        trial,
    )
}

/// Compares what a watched table came to with what a silent one came to.
pub(crate) fn alike<G: Lawful>(
    watched: (&G::State, &Luck),
    silent: (&G::State, &Luck),
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
    let next = |luck: &Luck| {
        let mut ahead = luck.clone();
        let drawn = PLACES.map(|place| ahead.at(Place(place)).below(u32::MAX));
        (luck.draws(), drawn)
    };
    if next(watched.1) != next(silent.1) {
        return LAW.broken(format!(
            "{by}: the watched table stands at {:?}, the silent one at {:?}",
            watched.1, silent.1
        ));
    }
    Ok(())
}
