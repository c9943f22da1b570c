//! The order in which simultaneous choices arrive does not matter, and no choice makes another
//! stale: whoever has not chosen yet is still awaited, with the same menu.

use tabletop::{Lawful, Seat};

use crate::difference::difference;
use crate::law::{Breach, Law, Verdict};
use crate::position::{Position, menu, play};
use crate::trial::Trial;

const LAW: Law = Law::Order;

pub(crate) fn at<G: Lawful>(position: &Position<'_, G>, trial: &mut Trial) -> Verdict {
    let Position { game, state, .. } = *position;
    let awaited = game.awaited(state);
    if awaited.len() < 2 {
        return Ok(());
    }
    trial.tests(LAW);
    let forth: Vec<(Seat, G::Action)> = awaited
        .iter()
        .map(|seat| (seat, trial.pick(&menu(game, state, seat))))
        .collect();
    let mut back = forth.clone();
    back.reverse();
    let mut mixed = forth.clone();
    trial.dice.shuffle(&mut mixed);

    let expected = arrive(position, &forth)?;
    for order in [back, mixed] {
        let state = arrive(position, &order)?;
        if state != expected {
            let difference = difference(&expected, &state);
            return LAW.broken(format!(
                "{forth:?} and {order:?} lead to different states:\n{difference}"
            ));
        }
    }
    Ok(())
}

/// The state when all choices are in.
fn arrive<G: Lawful>(
    position: &Position<'_, G>,
    choices: &[(Seat, G::Action)],
) -> Result<G::State, Breach> {
    let game = position.game;
    let mut state = position.state.clone();
    let mut luck = position.luck.clone();
    for (index, &(seat, action)) in choices.iter().enumerate() {
        let later = &choices[index + 1..];
        let menus = |state: &G::State| -> Vec<(Seat, bool, Vec<G::Action>)> {
            let seats = later.iter().map(|&(seat, _)| seat);
            let awaited = game.awaited(state);
            seats
                .map(|seat| (seat, awaited.contains(seat), menu(game, state, seat)))
                .collect()
        };
        let before = menus(&state);
        play(game, &mut state, &mut luck, seat, action);
        let after = menus(&state);
        if before != after {
            LAW.broken(format!(
                "seat {seat}: {action:?} changes what others may choose (seat, awaited, menu)\n\
                 from {before:?}\nto {after:?}"
            ))?;
        }
    }
    Ok(state)
}
