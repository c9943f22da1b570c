//! The menu of an awaited seat has 1 to 199 entries, in order, each once, and is exactly what
//! `check` allows of the candidates. A seat that is not awaited may do nothing. The shortlist for bots
//! is a part of the menu, never empty, and follows from the seat's view alone.

use tabletop::{Lawful, Seat, Viewer};

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
            shortlist(position, seat, trial)?;
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

fn shortlist<G: Lawful>(position: &Position<'_, G>, seat: Seat, trial: &mut Trial) -> Verdict {
    let Position { game, state, .. } = *position;
    let shortlist = |state: &G::State| {
        let mut list = Vec::new();
        game.shortlist(state, seat, &mut list);
        list
    };
    let list = shortlist(state);
    let menu = menu(game, state, seat);
    if list.is_empty() || !list.iter().all(|action| menu.contains(action)) {
        return LAW.broken(format!(
            "seat {seat}: the shortlist is {list:?}, no part of the menu {menu:?}"
        ));
    }
    // A whole menu follows from the view anyway.
    if list != menu {
        let other = game.redeal(state, Viewer::Seat(seat), &mut trial.dice);
        let elsewhere = shortlist(&other);
        if elsewhere != list {
            return LAW.broken(format!(
                "seat {seat} cannot tell two worlds apart, but its shortlist is {list:?} in one \
                 and {elsewhere:?} in the other"
            ));
        }
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
