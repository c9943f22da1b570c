//! The menu of an awaited seat has 1 to 199 entries, in order, each once, and is exactly what
//! `check` allows of the candidates. A seat that is not awaited may do nothing.

use tabletop::{Lawful, Seat};

use crate::law::{Law, Verdict};
use crate::position::{Position, menu};
use crate::trial::Trial;

const LAW: Law = Law::Menu;

/// A menu is shorter than this: more cannot be taken in.
const TOO_LONG: usize = 200;

pub(crate) fn at<G: Lawful>(position: &Position<'_, G>, trial: &mut Trial) -> Verdict {
    trial.tests(LAW);
    let awaited = position.game.awaited(position.state);
    for seat in position.seats() {
        if awaited.contains(seat) {
            awaited_seat(position, seat)?;
        } else {
            idle_seat(position, seat, trial)?;
        }
    }
    Ok(())
}

fn awaited_seat<G: Lawful>(position: &Position<'_, G>, seat: Seat) -> Verdict {
    let Position { game, state, .. } = *position;
    let menu = menu(game, state, seat);
    if menu.is_empty() {
        return LAW.broken(format!("seat {seat} is awaited and has an empty menu"));
    }
    if menu.len() >= TOO_LONG {
        return LAW.broken(format!("seat {seat} has a menu of {}", menu.len()));
    }
    if let Some(pair) = menu.windows(2).find(|pair| pair[0] >= pair[1]) {
        return LAW.broken(format!(
            "seat {seat}: {:?} comes before {:?} on the menu",
            pair[0], pair[1]
        ));
    }
    let mut allowed = Vec::new();
    game.candidates(state, seat, &mut allowed);
    allowed.retain(|action| game.check(state, seat, action).is_ok());
    if menu != allowed {
        return LAW.broken(format!(
            "seat {seat}: the menu is {menu:?}, `check` allows {allowed:?} of the candidates"
        ));
    }
    Ok(())
}

fn idle_seat<G: Lawful>(position: &Position<'_, G>, seat: Seat, trial: &mut Trial) -> Verdict {
    let Position { game, state, .. } = *position;
    let mut tries = Vec::new();
    game.candidates(state, seat, &mut tries);
    if !position.pool.is_empty() {
        tries.extend((0..4).map(|_| trial.pick(position.pool)));
    }
    match tries
        .iter()
        .find(|action| game.check(state, seat, action).is_ok())
    {
        Some(action) => LAW.broken(format!("seat {seat} is not awaited, yet may {action:?}")),
        None => Ok(()),
    }
}
