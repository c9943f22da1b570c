//! The part of the menu that bots think about. What is left out no sensible player does: action
//! cards that cannot be used, turning up what does not help, keeping defences in hand.

use tabletop::Seat;
use tabletop::cards::Set;

use crate::Action;
use crate::cards::{ActionCard, COPIES, Plan, Stage, Technique};
use crate::state::{Phase, Side, Slot, State, other};

/// Shortens the menu `out`. Only what the seat can see is looked at.
pub(crate) fn shorten(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let side = state.side(seat);
    match state.phase {
        Phase::Opening { .. } => prepare(side, out),
        Phase::Plan => plan(state, seat, out),
        Phase::Recon { .. } => scout(state.side(other(seat)), out),
        Phase::Weaponise { .. } => out.retain(|action| {
            let Action::Weaponise(card) = action else {
                return true;
            };
            card.stage().index() >= side.reached() && side.techniques.count(*card) + 1 < COPIES
        }),
        Phase::Reveal { technique, .. } => {
            let helps = technique.stopped_by().minus(state.void());
            out.retain(|action| {
                let Action::TurnUp(slot) = action else {
                    return true;
                };
                side.at(*slot).is_some_and(|card| helps.contains(card))
            });
        }
        Phase::Harden { .. } => harden(state, seat, out),
        Phase::Order { .. }
        | Phase::Reorganise { .. }
        | Phase::Attack { .. }
        | Phase::Nullify { .. }
        | Phase::Over { .. } => {}
    }
}

/// First all purchases, then everything is set: so the order of the places tells nothing.
fn prepare(side: &Side, out: &mut Vec<Action>) {
    let setting = !side.set().is_empty();
    let can_set = out.iter().any(|action| matches!(action, Action::Set(_)));
    out.retain(|action| {
        let early = matches!(action, Action::Done) && can_set;
        let late = matches!(action, Action::Buy(_)) && setting;
        !early && !late
    });
}

/// As many cards as are allowed, of those that can be used.
fn plan(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let side = state.side(seat);
    let zone = state.side(other(seat));
    let unknown = zone.down().minus(zone.known).len();
    let held: Set<Technique> = side.techniques.kinds().collect();
    let next = side.next_stage().map_or(Set::EMPTY, Stage::techniques);
    let harden = (side.funds / 4) as u8;
    let most = Plan {
        recon: unknown.min(2),
        weaponise: (side.funds / 3).min(3) as u8,
        attack: u8::from(!next.and(held).is_empty()),
        harden: harden.max(u8::from(!side.defences.is_empty())).min(2),
    };
    let useful = |plan: &Plan| {
        ActionCard::ALL
            .iter()
            .all(|&card| plan.of(card) <= most.of(card))
    };
    let longest = out
        .iter()
        .filter_map(|action| {
            let Action::Plan(plan) = action else {
                return None;
            };
            useful(plan).then(|| plan.len())
        })
        .max();
    out.retain(|action| {
        let Action::Plan(plan) = action else {
            return true;
        };
        useful(plan) && Some(plan.len()) == longest
    });
}

/// What is not known yet.
fn scout(zone: &Side, out: &mut Vec<Action>) {
    let unknown = zone.down().minus(zone.known);
    if unknown.is_empty() {
        return;
    }
    let is_unknown = |slot: Slot| zone.at(slot).is_some_and(|card| unknown.contains(card));
    out.retain(|action| matches!(action, Action::Scout(slot) if is_unknown(*slot)));
}

/// Defences against stages to come; what can be set is set before anything else.
fn harden(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let reached = state.side(other(seat)).reached();
    let ahead = Stage::ALL[reached..]
        .iter()
        .fold(Set::EMPTY, |all, stage| all.or(stage.techniques()));
    let can_set = out.iter().any(|action| matches!(action, Action::Set(_)));
    out.retain(|action| {
        if let Action::Buy(card) = action {
            !can_set && !card.stops().and(ahead).is_empty()
        } else {
            !can_set || matches!(action, Action::Set(_))
        }
    });
}
