//! The same action with the same chance leads to the same state and is told the same. A record
//! plays again to the same game, step by step; a changed record is refused.

use tabletop::{Broken, BrokenWhy, By, Did, Digest, Game, Lawful, Match, Record, Told, Viewer};

use crate::difference::difference;
use crate::law::{Law, Verdict};
use crate::position::{Step, told_differently};
use crate::trial::Trial;

const LAW: Law = Law::Replay;

/// What a game came to after an entry of its record, and what was told.
pub(crate) type Came<G> = (<G as Game>::State, Vec<Told<G>>);

/// The same step taken twice.
pub(crate) fn same<G: Lawful>(
    step: &Step<G>,
    state: &G::State,
    told: &[Told<G>],
    trial: &mut Trial,
) -> Verdict {
    trial.tests(LAW);
    let by = format!("seat {}, {:?}, taken twice", step.seat, step.action);
    if step.after != *state {
        let difference = difference(&step.after, state);
        return LAW.broken(format!("{by}: the states differ:\n{difference}"));
    }
    match told_differently(&step.told, told) {
        Some(difference) => LAW.broken(format!("{by}: the telling differs:\n{difference}")),
        None => Ok(()),
    }
}

/// Plays the whole record again.
pub(crate) fn again<G: Lawful>(
    record: &Record<G::Action>,
    came: &[Came<G>],
    viewers: &[Viewer],
    trial: &mut Trial,
) -> Verdict {
    trial.tests(LAW);
    let mut verdict = Ok(());
    let mut steps = came.iter().enumerate();
    let replayed = Match::<G>::replay(record, viewers, |game, _, played| {
        let Some((entry, (state, told))) = steps.next() else {
            return;
        };
        if verdict.is_err() {
            return;
        }
        if game.state() != state {
            let difference = difference(state, game.state());
            verdict = LAW.broken(format!("entry {entry}: played ≠ replayed:\n{difference}"));
        } else if let Some(difference) = told_differently(told, &played.told) {
            verdict = LAW.broken(format!("entry {entry}: told ≠ told again:\n{difference}"));
        }
    });
    verdict?;
    match replayed {
        Ok(replay) if replay.game.record() == record => Ok(()),
        Ok(_) => LAW.broken("the replayed game has another record"),
        Err(broken) => LAW.broken(format!("its own record is refused: {}", why(&broken))),
    }
}

/// Changes the record in one place; it must be refused.
pub(crate) fn tampered<G: Lawful>(
    record: &Record<G::Action>,
    pool: &[G::Action],
    trial: &mut Trial,
) -> Verdict {
    trial.tests(LAW);
    let mut changed = record.clone();
    let at = trial.dice.below(record.entries.len() as u32) as usize;
    let entry = &mut changed.entries[at];
    let how = match trial.dice.below(6) {
        0 => {
            entry.digest = other_digest(entry.digest);
            "another digest"
        }
        1 => {
            let other = trial.pick(pool);
            entry.did = match entry.did {
                Did::Act(action) if action == other => Did::Undo,
                Did::Act(_) | Did::Retract | Did::Undo | Did::TakeBack | Did::Redeal(_) => {
                    Did::Act(other)
                }
            };
            "another action"
        }
        2 => {
            entry.by = match entry.by {
                By::Person | By::Bot => By::Clock,
                By::Clock => By::Person,
            };
            "another answerer"
        }
        3 => {
            // Without its last entry a record is good: a game broken off.
            changed.entries.remove(at);
            if at + 1 == record.entries.len() {
                changed.rules += 1;
            }
            "an entry missing"
        }
        4 => {
            changed.opening = other_digest(changed.opening);
            "another opening"
        }
        _ => {
            changed.game.push('?');
            "another game"
        }
    };
    match Match::<G>::replay(&changed, &[], |_, _, _| ()) {
        Err(_) => Ok(()),
        Ok(_) => LAW.broken(format!(
            "a record with {how} at entry {} is accepted",
            at + 1
        )),
    }
}

fn other_digest(digest: Digest) -> Digest {
    let mut text = digest.to_string();
    let last = if text.ends_with('0') { "1" } else { "0" };
    text.replace_range(text.len() - 1.., last);
    Digest::try_from(text).expect("still 32 hexadecimal digits")
}

fn why<G: Lawful>(broken: &Broken<G>) -> String {
    let why = match &broken.why {
        BrokenWhy::OtherGame { game } => format!("it is of the game {game}"),
        BrokenWhy::NewerRules { rules } => format!("it is of rules {rules}"),
        BrokenWhy::NewerFormat => "it is of a newer format".to_owned(),
        BrokenWhy::Config(refused) => format!("set-up {refused:?}"),
        BrokenWhy::NoSuchSeat(seat) => format!("there is no seat {seat}"),
        BrokenWhy::Refused(_) => "the rules do not allow it".to_owned(),
        BrokenWhy::WrongDigest => "the digest does not fit".to_owned(),
    };
    format!("entry {}, {why}", broken.entry)
}
