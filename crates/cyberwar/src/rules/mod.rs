//! What can be done. One verb, one file; [`deal`] begins games, [`score`] and [`round`] go on.

mod choose;
pub(crate) mod deal;
pub(crate) mod drop;
mod keep;
mod middle;
mod pick;
mod places;
mod round;
mod score;

use tabletop::{Game, Outcome, Seat, Seats, Table};

use crate::state::{Draft, DraftPhase, Duel, DuelPhase, Play, SoloPhase, State};
use crate::{Action, CyberWar, Illegal};

/// What one might think of.
pub(crate) fn candidates(game: &CyberWar, state: &State, seat: Seat, out: &mut Vec<Action>) {
    match &state.play {
        Play::Solo(_) => choose::candidates(out),
        Play::Draft(draft) => match draft.phase {
            DraftPhase::Keep => keep::candidates(game, draft, seat, out),
            DraftPhase::Drop => drop::candidates(game, draft, seat, out),
            DraftPhase::Revealed | DraftPhase::Over => {}
        },
        Play::Duel(duel) => match duel.phase {
            DuelPhase::Pick => pick::candidates(game, out),
            DuelPhase::Play => middle::candidates(duel, seat, out),
            DuelPhase::Over => {}
        },
    }
}

/// The candidates that [`check`] allows, without judging each: only where defences are chosen one
/// after another is something listed that cannot be done.
pub(crate) fn options(game: &CyberWar, state: &State, seat: Seat, out: &mut Vec<Action>) {
    match &state.play {
        Play::Solo(solo) => choose::options(solo, out),
        Play::Draft(draft) if draft.phase == DraftPhase::Drop => {
            drop::options(game, draft, seat, out);
        }
        Play::Draft(_) | Play::Duel(_) => candidates(game, state, seat, out),
    }
}

pub(crate) fn check(
    game: &CyberWar,
    state: &State,
    seat: Seat,
    action: Action,
) -> Result<(), Illegal> {
    if state.is_over() {
        return Err(Illegal::Over);
    }
    if !game.awaited(state).contains(seat) {
        return Err(Illegal::NotYourTurn);
    }
    match (action, &state.play) {
        (Action::Pick(group), Play::Duel(duel)) => pick::check(game, duel, group),
        (Action::Choose(defence), Play::Solo(solo)) => choose::check(solo, defence),
        (Action::Reveal, Play::Solo(solo)) => choose::check_reveal(solo),
        (Action::Keep(defence), Play::Draft(draft)) => keep::check(game, draft, seat, defence),
        (Action::Drop(defence), Play::Draft(draft)) => drop::check(game, draft, seat, defence),
        (Action::Attack(handle), Play::Duel(duel)) => middle::check_attack(duel, seat, handle),
        (Action::Defend(defence), Play::Duel(duel)) => middle::check_defend(duel, seat, defence),
        (
            Action::Pick(_)
            | Action::Choose(_)
            | Action::Reveal
            | Action::Keep(_)
            | Action::Drop(_)
            | Action::Attack(_)
            | Action::Defend(_),
            Play::Solo(_) | Play::Draft(_) | Play::Duel(_),
        ) => Err(Illegal::WrongStep),
    }
}

pub(crate) fn apply(
    game: &CyberWar,
    state: &mut State,
    seat: Seat,
    action: Action,
    table: &mut impl Table<CyberWar>,
) {
    match action {
        Action::Pick(group) => pick::apply(game, state, seat, group, table),
        Action::Choose(defence) => choose::apply(state, defence),
        Action::Reveal => choose::reveal(game, state, seat, table),
        Action::Keep(defence) => keep::apply(game, state, seat, defence, table),
        Action::Drop(defence) => drop::apply(game, state, seat, defence, table),
        Action::Attack(handle) => middle::attack(game, state, seat, handle, table),
        Action::Defend(defence) => middle::defend(game, state, seat, defence, table),
    }
}

/// The state before the seat's last choice that nobody has seen the effect of.
pub(crate) fn retract(game: &CyberWar, state: &State, seat: Seat) -> Option<State> {
    let mut back = state.clone();
    let taken_back = match &mut back.play {
        Play::Solo(solo) => solo.phase == SoloPhase::Choose && solo.chosen.pop().is_some(),
        Play::Draft(draft) => match draft.phase {
            DraftPhase::Keep => keep::take_back(draft, seat),
            DraftPhase::Drop => drop::take_back(draft, seat),
            DraftPhase::Revealed | DraftPhase::Over => false,
        },
        // A card in the middle is seen by all.
        Play::Duel(_) => false,
    };
    (taken_back && seat.0 < game.seats()).then_some(back)
}

/// The first thing on the menu: nothing in it says what detects what.
pub(crate) fn fallback(game: &CyberWar, state: &State, seat: Seat) -> Action {
    let mut menu = Vec::new();
    options(game, state, seat, &mut menu);
    *menu.first().expect("a seat that is awaited has options")
}

pub(crate) fn outcome(game: &CyberWar, state: &State) -> Option<Outcome> {
    if !state.is_over() {
        return None;
    }
    Some(match &state.play {
        Play::Solo(solo) => {
            // CYW-R10
            let survived = solo.answers.len() - usize::from(solo.phase == SoloPhase::Lost);
            let winners = match solo.phase {
                SoloPhase::Won => Seats::one(Seat(0)),
                SoloPhase::Choose | SoloPhase::Lost => Seats::NONE,
            };
            Outcome::new(winners, &[survived as i32])
        }
        Play::Draft(draft) => score::outcome(game, draft),
        Play::Duel(duel) => round::outcome(duel),
    })
}

/// The draft that this is.
fn draft(state: &mut State) -> &mut Draft {
    match &mut state.play {
        Play::Draft(draft) => draft,
        Play::Solo(_) | Play::Duel(_) => unreachable!("checked: this is a draft"),
    }
}

/// The game of red and blue that this is.
fn duel(state: &mut State) -> &mut Duel {
    match &mut state.play {
        Play::Duel(duel) => duel,
        Play::Solo(_) | Play::Draft(_) => unreachable!("checked: this is red against blue"),
    }
}
