//! The things on the board that an action touches.

use tabletop::Seat;

use crate::Action;
use crate::cards::{ActionCard, Plan};
use crate::state::{Phase, Slot, other};
use crate::view::{Place, View};

fn slot(seat: Seat, slot: Slot) -> String {
    format!("slot:{}:{}", seat.0, slot.0)
}

pub(super) fn things(view: &View, action: &Action) -> Vec<String> {
    // Actions are only ever those of a seat.
    let me = view.me.unwrap_or(view.first);
    match *action {
        Action::Plan(plan) => planned(plan),
        Action::Scout(at) => vec![slot(other(me), at)],
        Action::Weaponise(card) => vec![format!("look:{}", card.id())],
        Action::Place(card) => vec![
            format!("technique:{}", card.id()),
            format!("stage:{}:{}", me.0, card.stage().id()),
        ],
        Action::TurnUp(at) | Action::TurnDown(at) | Action::Trash(at) => vec![slot(me, at)],
        Action::Nullify => match view.phase {
            Phase::Nullify { technique, .. } => vec![format!("technique:{}", technique.id())],
            Phase::Order { .. }
            | Phase::Opening { .. }
            | Phase::Reorganise { .. }
            | Phase::Plan
            | Phase::Recon { .. }
            | Phase::Weaponise { .. }
            | Phase::Attack { .. }
            | Phase::Reveal { .. }
            | Phase::Harden { .. }
            | Phase::Over { .. } => Vec::new(),
        },
        Action::Buy(card) => vec![format!("pile:{}", card.id())],
        Action::Set(card) => {
            let zone = &view.sides[me.index()].zone;
            let free = zone.iter().position(|place| *place == Place::Empty);
            let free = free.map(|index| slot(me, Slot(index as u8)));
            let card = format!("defence:{}", card.id());
            [card].into_iter().chain(free).collect()
        }
        Action::GoFirst | Action::GoSecond | Action::GiveUp | Action::Done => Vec::new(),
    }
}

/// Each action card as often as it is planned.
fn planned(plan: Plan) -> Vec<String> {
    let times = |&card: &ActionCard| {
        let thing = format!("plan:{}", card.id());
        std::iter::repeat_n(thing, plan.of(card).into())
    };
    ActionCard::ALL.iter().flat_map(times).collect()
}
