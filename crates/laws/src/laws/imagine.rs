//! An imagined world looks exactly as the view it was imagined from, with the same menu, for every
//! viewer and whatever the lore; and it can be played to the end.

use tabletop::{Lawful, Mastery, Viewer};

use crate::difference::difference;
use crate::law::{Law, Verdict};
use crate::laws::{census, ending, menu, turn};
use crate::position::{self, Position, play};
use crate::trial::Trial;

const LAW: Law = Law::Imagine;

const MASTERIES: [Mastery; 4] = [Mastery(0), Mastery(50), Mastery(80), Mastery::FULL];

/// One in so many imagined worlds is played to the end.
const PLAYED: u32 = 64;

pub(crate) fn at<G: Lawful>(
    position: &Position<'_, G>,
    viewer: Viewer,
    trial: &mut Trial,
) -> Verdict {
    let Position { game, state, .. } = *position;
    if game.awaited(state).is_empty() {
        return Ok(()); // There is nothing left to think about.
    }
    trial.tests(LAW);
    let mastery = trial.pick(&MASTERIES);
    let lore = game.lore(mastery, &mut trial.dice);
    let view = game.view(state, viewer);
    let imagined = game.imagine(&view, &lore, &mut trial.dice);
    let by = format!("the world imagined by {viewer:?} with {mastery:?}");
    let seen = game.view(&imagined, viewer);
    if seen != view {
        let difference = difference(&view, &seen);
        return LAW.broken(format!("{by} is not as seen:\n{difference}"));
    }
    let offered = |state| viewer.seat().map(|seat| position::menu(game, state, seat));
    let (real, dreamt) = (offered(state), offered(&imagined));
    if real != dreamt {
        let difference = difference(&real, &dreamt);
        return LAW.broken(format!("{by} has another menu:\n{difference}"));
    }
    if trial.one_in(PLAYED) {
        play_out(position, imagined, trial)?;
    }
    Ok(())
}

/// Plays an imagined world to the end, under the laws that need no secrets.
fn play_out<G: Lawful>(
    position: &Position<'_, G>,
    mut state: G::State,
    trial: &mut Trial,
) -> Verdict {
    let game = position.game;
    for decisions in 0.. {
        let imagined = Position {
            state: &state,
            ..*position
        };
        turn::at(&imagined, trial)?;
        menu::at(&imagined, trial)?;
        ending::after::<G>(decisions, trial)?;
        let Some(seat) = game.awaited(&state).first() else {
            break;
        };
        let action = trial.pick(&position::menu(game, &state, seat));
        let before = state.clone();
        play(game, &mut state, &mut trial.dice, seat, action);
        census::after(game, &before, &state, action, trial)?;
    }
    Ok(())
}
