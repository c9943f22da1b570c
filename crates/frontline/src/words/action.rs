//! Actions in words, with their prices.

use tabletop::{Arg, Phrase, Seat};

use super::{list, mitigation, plan, slot, stage, technique, text};
use crate::Action;
use crate::rules::price;
use crate::state::{Phase, Slot, other};
use crate::view::{Place, View};

pub(super) fn action(view: &View, action: &Action) -> Phrase {
    let act = |key: &str| text(&format!("act-{key}"));
    let me = view.me.unwrap_or(view.first);
    match *action {
        Action::GoFirst => act("go-first"),
        Action::GoSecond => act("go-second"),
        Action::Plan(planned) if planned.is_empty() => act("plan-nothing"),
        Action::Plan(planned) => act("plan").with("cards", plan(planned)),
        Action::Scout(at) => match place(view, other(me), at) {
            Place::Down { card, .. } | Place::Up { card, .. } => act("scout-known")
                .with("slot", slot(at))
                .with("card", mitigation(card)),
            Place::Hidden | Place::Empty => act("scout").with("slot", slot(at)),
        },
        Action::Weaponise(card) => act("weaponise")
            .with("card", technique(card))
            .with("stage", stage(card.stage()))
            .with("price", price::of_technique(view.event, card)),
        Action::Place(card) => act("place")
            .with("card", technique(card))
            .with("stage", stage(card.stage())),
        Action::TurnUp(at) => own(view, "turn-up", at),
        Action::TurnDown(at) => own(view, "turn-down", at),
        Action::Trash(at) => own(view, "trash", at),
        Action::Nullify => match view.phase {
            Phase::Nullify {
                technique: card,
                need,
                ..
            } => act("nullify")
                .with("count", need)
                .with("card", technique(card)),
            Phase::Order { .. }
            | Phase::Opening { .. }
            | Phase::Reorganise { .. }
            | Phase::Plan
            | Phase::Recon { .. }
            | Phase::Weaponise { .. }
            | Phase::Attack { .. }
            | Phase::Reveal { .. }
            | Phase::Harden { .. }
            | Phase::Over { .. } => act("nullify-none"),
        },
        Action::GiveUp => act("give-up"),
        Action::Buy(card) => act("buy")
            .with("card", mitigation(card))
            .with("price", price::of_defence(view.event, card)),
        Action::Set(card) => act("set").with("card", mitigation(card)),
        Action::Done if keeps(view, me) => act("done-opening-keep").with("cards", unset(view, me)),
        Action::Done => act(&format!("done-{}", question(view.phase))),
    }
}

/// Who is ready with defences in hand is told what becomes of them.
pub(super) fn sure(view: &View, action: &Action) -> Option<Phrase> {
    let me = view.me?;
    let unset = view.sides[me.index()].defences.open().len();
    (*action == Action::Done && keeps(view, me)).then(|| {
        text("sure-opening")
            .with("cards", self::unset(view, me))
            .with("count", unset)
    })
}

/// The rulebook sets what is in hand: there is room for all that can be bought.
pub(super) fn instead(view: &View, action: &Action) -> Option<(Phrase, Vec<Action>)> {
    let me = view.me?;
    (*action == Action::Done && keeps(view, me)).then(|| {
        let held = view.sides[me.index()].defences.open().iter().copied();
        let plan = held.map(Action::Set).chain([Action::Done]).collect();
        (text("sure-set-too").with("cards", unset(view, me)), plan)
    })
}

/// Whether a player who is ready now would keep defences in hand.
fn keeps(view: &View, me: Seat) -> bool {
    let unset = view.sides[me.index()].defences.open();
    matches!(view.phase, Phase::Opening { .. }) && !unset.is_empty()
}

/// The defences that a player has, but has not set.
fn unset(view: &View, me: Seat) -> Arg {
    let unset = view.sides[me.index()].defences.open().iter();
    list(unset.copied().map(mitigation).collect())
}

fn place(view: &View, seat: Seat, at: Slot) -> Place {
    let zone = &view.sides[seat.index()].zone;
    zone.get(at.index()).copied().unwrap_or(Place::Empty)
}

/// Something done to an own defence, which its owner knows.
fn own(view: &View, key: &str, at: Slot) -> Phrase {
    let card = match place(view, view.me.unwrap_or(view.first), at) {
        Place::Down { card, .. } | Place::Up { card, .. } => mitigation(card),
        Place::Hidden | Place::Empty => text("nothing"),
    };
    text(&format!("act-{key}"))
        .with("slot", slot(at))
        .with("card", card)
}

/// What there is to be done with.
fn question(phase: Phase) -> &'static str {
    match phase {
        Phase::Opening { .. } => "opening",
        Phase::Reorganise { .. } => "reorganise",
        Phase::Recon { .. } => "recon",
        Phase::Weaponise { .. } => "weaponise",
        Phase::Attack { .. } => "attack",
        Phase::Reveal { .. } => "reveal",
        Phase::Harden { .. }
        | Phase::Order { .. }
        | Phase::Plan
        | Phase::Nullify { .. }
        | Phase::Over { .. } => "harden",
    }
}
