//! Taking a decision back restores the state before it, but for what the game counts
//! ([`Lawful::is_restored`]): at once, and also after others
//! have chosen, as if the seat had not chosen yet. Only who decided has something to take back, and
//! not once luck was drawn or something was revealed by it.

use tabletop::Lawful;

use crate::difference::difference;
use crate::law::{Law, Verdict};
use crate::position::{Position, Step, step};
use crate::trial::Trial;

const LAW: Law = Law::Retract;

pub(crate) fn after<G: Lawful>(
    position: &Position<'_, G>,
    taken: &Step<G>,
    trial: &mut Trial,
) -> Verdict {
    own(position, taken, trial)?;
    others(position, taken, trial)
}

/// The seat that just decided.
fn own<G: Lawful>(position: &Position<'_, G>, taken: &Step<G>, trial: &mut Trial) -> Verdict {
    let Position { game, state, .. } = *position;
    let Step { seat, action, .. } = *taken;
    let Some(back) = game.retract(&taken.after, seat) else {
        return Ok(());
    };
    trial.tests(LAW);
    if !taken.quiet {
        return LAW.broken(format!(
            "seat {seat} may take {action:?} back after luck was drawn or something was revealed"
        ));
    }
    // A decision of several parts may be taken back part by part or as a whole.
    if game.is_restored(state, &back) || game.retract(state, seat).as_ref() == Some(&back) {
        return Ok(());
    }
    let difference = difference(state, &back);
    LAW.broken(format!(
        "seat {seat} takes {action:?} back: before ≠ restored:\n{difference}"
    ))
}

/// Those who have decided earlier.
fn others<G: Lawful>(position: &Position<'_, G>, taken: &Step<G>, trial: &mut Trial) -> Verdict {
    let Position { game, state, .. } = *position;
    for seat in position.seats().filter(|&seat| seat != taken.seat) {
        let Some(back) = game.retract(&taken.after, seat) else {
            continue;
        };
        let Some(earlier) = game.retract(state, seat) else {
            return LAW.broken(format!(
                "seat {seat} has something to take back because seat {} chose {:?}",
                taken.seat, taken.action
            ));
        };
        if game.check(&earlier, taken.seat, &taken.action).is_err() {
            continue;
        }
        trial.tests(LAW);
        let decision = (taken.seat, taken.action);
        let expected = step(game, &earlier, position.luck, decision, &[]).after;
        if expected != back {
            let difference = difference(&expected, &back);
            return LAW.broken(format!(
                "seat {seat} takes its choice back after seat {} chose {:?}: \
                 never chosen ≠ restored:\n{difference}",
                taken.seat, taken.action
            ));
        }
    }
    Ok(())
}
