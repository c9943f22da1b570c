//! Attack: cards are placed in the order of the stages, each at the next empty one.

use tabletop::{Seat, Table};

use super::{judge, turn};
use crate::cards::Technique;
use crate::state::{Phase, State};
use crate::{Action, Event, FrontLine, Illegal};

/// Whether a player could place a card, as far as everyone can see: with an empty hand nobody
/// needs to be asked.
pub(super) fn can_place(state: &State, seat: Seat) -> bool {
    let side = state.side(seat);
    !side.techniques.is_empty() && side.next_stage().is_some()
}

pub(super) fn candidates(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let hand = state.side(seat).techniques;
    out.extend(hand.kinds().map(Action::Place));
    out.push(Action::Done);
}

pub(super) fn check(state: &State, seat: Seat, card: Technique) -> Result<(), Illegal> {
    let side = state.side(seat);
    if !side.techniques.contains(card) {
        return Err(Illegal::NotInHand);
    }
    let next = side.next_stage().expect("a finished attack ends the phase");
    if card.stage() != next {
        return Err(Illegal::WrongStage { next });
    }
    Ok(())
}

/// The attack that was planned is over, and everybody hears of it.
pub(super) fn hold_back(
    game: &FrontLine,
    state: &mut State,
    seat: Seat,
    table: &mut impl Table<FrontLine>,
) {
    table.tell(game, state, |_| Some(Event::HeldBack { seat }));
    turn::go_on(game, state, table);
}

pub(super) fn apply(
    game: &FrontLine,
    state: &mut State,
    seat: Seat,
    card: Technique,
    table: &mut impl Table<FrontLine>,
) {
    state.side_mut(seat).techniques.remove(card);
    state.phase = Phase::Reveal {
        seat,
        technique: card,
    };
    // A card of the hand is shown.
    table.reveal();
    let stage = card.stage();
    table.tell(game, state, |_| Some(Event::Placed { seat, card, stage }));
    judge::ask_or_judge(game, state, table);
}
