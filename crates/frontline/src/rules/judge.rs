//! Judging a placed card: the defender may turn up defences; those that are up and name it stop
//! it, unless its player discards a further copy for each of them.

use tabletop::{Seat, Table};

use super::{attack, recon, turn};
use crate::cards::Technique;
use crate::events::Cause;
use crate::state::{Phase, Slot, State, other};
use crate::{Action, Event, FrontLine, Illegal};

/// The placed card and its player.
fn placed(state: &State) -> (Seat, Technique) {
    match state.phase {
        Phase::Reveal { seat, technique }
        | Phase::Nullify {
            seat, technique, ..
        } => (seat, technique),
        Phase::Order { .. }
        | Phase::Opening { .. }
        | Phase::Reorganise { .. }
        | Phase::Plan
        | Phase::Recon { .. }
        | Phase::Weaponise { .. }
        | Phase::Attack { .. }
        | Phase::Harden { .. }
        | Phase::Over { .. } => unreachable!("a card has been placed"),
    }
}

/// The defender is asked while any defence is face down, also if none would help: not to ask would
/// tell (FRL-R12).
pub(super) fn ask_or_judge(game: &FrontLine, state: &mut State, table: &mut impl Table<FrontLine>) {
    let (seat, _) = placed(state);
    if !state.side(other(seat)).has_down() {
        judge(game, state, table);
    }
}

pub(super) fn reveal_candidates(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let side = state.side(seat);
    let down = |slot: &Slot| side.at(*slot).is_some_and(|card| !side.up.contains(card));
    out.extend(Slot::all().filter(down).map(Action::TurnUp));
    out.push(Action::Done);
}

/// One at a time, until the defender is done or nothing is face down any more.
pub(super) fn turn_up(
    game: &FrontLine,
    state: &mut State,
    seat: Seat,
    slot: Slot,
    table: &mut impl Table<FrontLine>,
) {
    recon::show(game, state, seat, slot, Cause::Defence, table);
    ask_or_judge(game, state, table);
}

pub(super) fn judge(game: &FrontLine, state: &mut State, table: &mut impl Table<FrontLine>) {
    let (seat, technique) = placed(state);
    let stoppers = state.stoppers(other(seat), technique);
    if stoppers.is_empty() {
        survive(game, state, seat, technique, table);
        return;
    }
    let need = stoppers.len();
    state.phase = Phase::Nullify {
        seat,
        technique,
        need,
    };
    table.tell(game, state, |_| {
        Some(Event::Judged {
            seat,
            card: technique,
            defences: stoppers.into(),
        })
    });
    // Everyone can see that there are not enough cards in hand (FRL-R13).
    if state.side(seat).techniques.len() < need {
        give_up(game, state, seat, table);
    }
}

/// All or nothing (FRL-R13).
pub(super) fn check_nullify(
    state: &State,
    seat: Seat,
    technique: Technique,
    need: u8,
) -> Result<(), Illegal> {
    let have = state.side(seat).techniques.count(technique);
    if have < need {
        return Err(Illegal::NotEnoughCopies { need, have });
    }
    Ok(())
}

/// The defences are off for the rest of the turn, for later stages too (FRL-R9).
pub(super) fn nullify(
    game: &FrontLine,
    state: &mut State,
    seat: Seat,
    table: &mut impl Table<FrontLine>,
) {
    let (_, technique) = placed(state);
    let stoppers = state.stoppers(other(seat), technique);
    let copies = stoppers.len();
    state
        .side_mut(seat)
        .techniques
        .remove_copies(technique, copies);
    state.trash.add_copies(technique, copies);
    let defender = state.side_mut(other(seat));
    defender.nullified = defender.nullified.or(stoppers);
    table.reveal();
    table.tell(game, state, |_| {
        Some(Event::Nullified {
            seat,
            card: technique,
            copies,
            defences: stoppers.into(),
        })
    });
    survive(game, state, seat, technique, table);
}

/// The card stays, and is never judged again (FRL-R8).
fn survive(
    game: &FrontLine,
    state: &mut State,
    seat: Seat,
    technique: Technique,
    table: &mut impl Table<FrontLine>,
) {
    let stage = technique.stage();
    state.side_mut(seat).chain[stage.index()] = Some(technique);
    state.phase = Phase::Attack { seat };
    table.tell(game, state, |_| {
        Some(Event::Survived {
            seat,
            card: technique,
            stage,
        })
    });
    let finished = state.side(seat).next_stage().is_none();
    if finished && !game.resolve_both {
        super::sets::objective(game, state, table);
    } else if !attack::can_place(state, seat) {
        turn::go_on(game, state, table);
    }
}

/// The placed card is trashed, and this attack is over.
pub(super) fn give_up(
    game: &FrontLine,
    state: &mut State,
    seat: Seat,
    table: &mut impl Table<FrontLine>,
) {
    let (_, card) = placed(state);
    state.trash.add(card);
    state.phase = Phase::Attack { seat };
    let stage = card.stage();
    table.tell(game, state, |_| Some(Event::Stopped { seat, card, stage }));
    turn::go_on(game, state, table);
}
