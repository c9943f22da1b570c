//! Solo: choosing four defences against five attacks, and turning the attacks up.

use tabletop::{Seat, Table};

use crate::cards::{Defence, Defences, Handle};
use crate::setup::Mode;
use crate::state::{FOUR, Play, Solo, SoloPhase, State};
use crate::{Action, CyberWar, Event, Illegal, Shown, solver};

pub(super) fn candidates(out: &mut Vec<Action>) {
    out.extend(Defence::all().map(Action::Choose));
    out.push(Action::Reveal);
}

pub(super) fn options(solo: &Solo, out: &mut Vec<Action>) {
    if solo.chosen.is_full() {
        out.push(Action::Reveal);
        return;
    }
    let chosen: Defences = solo.chosen.iter().copied().collect();
    let left = Defences::FULL.minus(chosen);
    out.extend(left.iter().map(Action::Choose));
}

pub(super) fn check(solo: &Solo, defence: Defence) -> Result<(), Illegal> {
    if !defence.exists() {
        return Err(Illegal::NoSuchCard);
    }
    if solo.chosen.contains(&defence) {
        return Err(Illegal::Chosen);
    }
    if solo.chosen.is_full() {
        return Err(Illegal::FourChosen);
    }
    Ok(())
}

/// Exactly four, in the last round too (CYW-R8).
pub(super) fn check_reveal(solo: &Solo) -> Result<(), Illegal> {
    match FOUR - solo.chosen.len() {
        0 => Ok(()),
        missing => Err(Illegal::TooFew {
            missing: missing as u8,
        }),
    }
}

pub(super) fn apply(state: &mut State, defence: Defence) {
    solo(state).chosen.push(defence);
}

fn solo(state: &mut State) -> &mut Solo {
    match &mut state.play {
        Play::Solo(solo) => solo,
        Play::Draft(_) | Play::Duel(_) => unreachable!("checked: this is a solo game"),
    }
}

/// The attacks are turned up: one that nothing detects ends the game.
pub(super) fn reveal(
    game: &CyberWar,
    state: &mut State,
    seat: Seat,
    table: &mut impl Table<CyberWar>,
) {
    let chosen = solo(state);
    let defences: Defences = chosen.chosen.iter().copied().collect();
    let round = chosen.answers.len();
    table.tell(game, state, |_| Some(Event::Answered { seat, defences }));

    solo(state).answers.push(defences);
    table.reveal();
    let five = Solo::block(round, state.attacks.len()).map(Handle);
    // CYW-R7: a defence stops whatever it detects.
    let through = |state: &State, handle: &Handle| !state.link(*handle).meets(defences);
    let lost = five.clone().any(|handle| through(state, &handle));
    let cleared = !lost && state.left() == 0;
    table.tell(game, state, |viewer| {
        let shown = |handle| Shown {
            attack: game.attack(state, viewer, handle),
            caught_by: state.link(handle).and(defences),
        };
        Some(Event::Revealed {
            attacks: five.clone().map(shown).collect(),
        })
    });
    let nth = round as u8 + 1;
    if lost {
        solo(state).phase = SoloPhase::Lost;
        table.tell(game, state, |viewer| {
            let through = five.clone().filter(|handle| through(state, handle));
            Some(Event::Lost {
                round: nth,
                through: through
                    .map(|handle| game.attack(state, viewer, handle))
                    .collect(),
            })
        });
    } else if cleared {
        solo(state).phase = SoloPhase::Won;
        table.tell(game, state, |_| Some(Event::Cleared { rounds: nth }));
    } else {
        table.tell(game, state, |_| Some(Event::Survived { round: nth }));
        lay_out(game, state, table);
    }
}

/// Five attacks, or what is left of the deck (CYW-R8), face down.
pub(super) fn lay_out(game: &CyberWar, state: &mut State, table: &mut impl Table<CyberWar>) {
    let cards = state.attacks.len();
    let round = solo(state).answers.len();
    let five = Solo::block(round, cards);
    state.dealt = five.end;
    let wants_hint = matches!(game.setup.mode, Mode::Solo { hint: true, .. });
    let hint = wants_hint.then(|| {
        let links: Vec<Defences> = five
            .clone()
            .map(|handle| state.link(Handle(handle)))
            .collect();
        solver::hint(&links)
    });
    let solo = solo(state);
    solo.chosen.clear();
    solo.hint = hint;
    // What comes next may be a card the player has never seen, and a hint tells something.
    table.reveal();
    table.tell(game, state, |viewer| {
        let attacks = five
            .clone()
            .map(|handle| game.attack(state, viewer, Handle(handle)));
        Some(Event::Laid {
            round: round as u8 + 1,
            attacks: attacks.collect(),
        })
    });
}
