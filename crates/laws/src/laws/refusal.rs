//! What is refused leaves no trace: state, record and undo are as before. That luck is as before
//! too shows in the rest of the game, which [`super::replay`] compares step by step with luck of
//! its own.

use tabletop::{By, Lawful, Match, Refusal, Seat};

use crate::difference::difference;
use crate::law::{Law, Verdict};
use crate::trial::Trial;

const LAW: Law = Law::Refusal;

/// Refused actions tried at one position.
const TRIES: usize = 3;

pub(crate) fn at<G: Lawful>(game: &mut Match<G>, pool: &[G::Action], trial: &mut Trial) -> Verdict {
    for (seat, action) in refused(game, pool, trial) {
        trial.tests(LAW);
        let before = game.state().clone();
        let entries = game.record().entries.len();
        let undo: Vec<bool> = undoers(game).collect();
        let answer = game.act(seat, action, By::Person, &[]);
        if !matches!(answer, Err(Refusal::Illegal(_))) {
            return LAW.broken(format!("seat {seat}: {action:?} is refused only sometimes"));
        }
        if *game.state() != before {
            let difference = difference(&before, game.state());
            return LAW.broken(format!(
                "seat {seat}: refusing {action:?} changes the state:\n{difference}"
            ));
        }
        if game.record().entries.len() != entries || !undoers(game).eq(undo) {
            return LAW.broken(format!(
                "seat {seat}: refusing {action:?} changes the record"
            ));
        }
    }
    Ok(())
}

/// A few things that are not allowed here: greyed-out candidates, and what is said elsewhere.
fn refused<G: Lawful>(
    game: &Match<G>,
    pool: &[G::Action],
    trial: &mut Trial,
) -> Vec<(Seat, G::Action)> {
    let mut tries = Vec::new();
    for seat in Seat::all(game.game().seats()) {
        let mut candidates = Vec::new();
        game.game().candidates(game.state(), seat, &mut candidates);
        if !pool.is_empty() {
            candidates.extend((0..TRIES).map(|_| trial.pick(pool)));
        }
        tries.extend(candidates.into_iter().map(|action| (seat, action)));
    }
    tries.retain(|(seat, action)| game.game().check(game.state(), *seat, action).is_err());
    trial.dice.shuffle(&mut tries);
    tries.truncate(TRIES);
    tries
}

fn undoers<G: Lawful>(game: &Match<G>) -> impl Iterator<Item = bool> {
    Seat::all(game.game().seats()).map(|seat| game.can_undo(seat))
}
