//! A step that draws no chance and reveals nothing looks the same in all worlds that looked the
//! same before, so that it can be undone, and be looked at before it is taken; undo restores the state before the seat's last move.

use tabletop::{Lawful, Viewer};

use crate::difference::difference;
use crate::law::{Law, Verdict};
use crate::position::Step;
use crate::trial::Trial;

const LAW: Law = Law::Quiet;

/// Judges the same step taken in two worlds that looked the same to the viewer.
pub(crate) fn twins<G: Lawful>(
    game: &G,
    viewer: Viewer,
    steps: [&Step<G>; 2],
    trial: &mut Trial,
) -> Verdict {
    if !steps.iter().any(|step| step.quiet) {
        return Ok(());
    }
    trial.tests(LAW);
    let [one, other] = steps.map(|step| game.view(&step.after, viewer));
    if one == other {
        return Ok(());
    }
    let difference = difference(&one, &other);
    LAW.broken(format!(
        "seat {}, {:?}: neither draws nor reveals, but shows {viewer:?} something hidden:\n{difference}",
        steps[0].seat, steps[0].action
    ))
}

/// Whether a step is quiet can be asked for before it is taken (`Match::ahead`), so that whoever
/// takes it must know: it is the same in all worlds that look the same to that seat.
pub(crate) fn foretold<G: Lawful>(
    viewer: Viewer,
    [one, other]: [&Step<G>; 2],
    trial: &mut Trial,
) -> Verdict {
    if viewer != Viewer::Seat(one.seat) {
        return Ok(());
    }
    trial.tests(LAW);
    if one.quiet == other.quiet {
        return Ok(());
    }
    LAW.broken(format!(
        "seat {}, {:?}: whether it draws or reveals anything follows from something hidden",
        one.seat, one.action
    ))
}

/// Judges what an undo on offer came to.
pub(crate) fn undone<G: Lawful>(
    done: bool,
    before: &G::State,
    now: &G::State,
    trial: &mut Trial,
) -> Verdict {
    trial.tests(LAW);
    if !done {
        return LAW.broken("undo is on offer and refused");
    }
    if before != now {
        let difference = difference(before, now);
        return LAW.broken(format!("undo: before ≠ restored:\n{difference}"));
    }
    Ok(())
}
