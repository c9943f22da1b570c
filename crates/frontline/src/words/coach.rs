//! Advice for a first game.

use tabletop::cards::Set;
use tabletop::{Advice, Seat, outlook};

use super::aids::{hand, stoppers};
use super::text;
use crate::cards::{Mitigation, Plan, Stage, Technique};
use crate::rules::plan_limit;
use crate::state::{Phase, other, void};
use crate::view::{Place, View};
use crate::{Action, FrontLine};

/// Defences that come to so much less than the best are as good to buy.
const NEAR: i32 = 10;

pub(super) fn coach(game: &FrontLine, view: &View, options: &[Action]) -> Option<Advice<Action>> {
    let me = view.me?;
    let mine = &view.sides[me.index()];
    let to = |key: &str, like: &dyn Fn(&Action) -> bool| {
        Advice::to(text(&format!("coach-{key}")), options, like)
    };
    match view.phase {
        Phase::Opening { .. } => opening(game, view, me, options),
        Phase::Plan => plan(view, me, options),
        Phase::Recon { .. } => {
            let zone = &view.sides[other(me).index()].zone;
            to(
                "recon",
                &|it| matches!(it, Action::Scout(slot) if zone[slot.index()] == Place::Hidden),
            )
        }
        Phase::Weaponise { .. } => to(
            "weaponise",
            &|it| matches!(it, Action::Weaponise(card) if is_promising(view, me, *card)),
        ),
        Phase::Attack { .. } => {
            let passing = passing(view);
            to(
                "attack",
                &|it| matches!(it, Action::Place(card) if passing.contains(*card)),
            )
            .or_else(|| to("attack-stopped", &|it| *it == Action::Done))
        }
        Phase::Reveal { technique, .. } if !stoppers(view, mine, technique).is_empty() => {
            to("reveal-stopped", &|it| *it == Action::Done)
        }
        Phase::Reveal { technique, .. } => {
            let helps = technique.stopped_by().minus(void(view.event));
            to(
                "reveal",
                &|it| matches!(it, Action::TurnUp(slot) if lies_at(mine.zone[slot.index()], helps)),
            )
            .or_else(|| to("reveal-nothing", &|it| *it == Action::Done))
        }
        Phase::Nullify { .. } => to("nullify", &|it| *it == Action::Nullify),
        Phase::Harden { .. } => harden(view, me, options),
        Phase::Order { .. } | Phase::Reorganise { .. } | Phase::Over { .. } => None,
    }
}

/// Buys what is worth its price, then sets everything.
fn opening(game: &FrontLine, view: &View, me: Seat, options: &[Action]) -> Option<Advice<Action>> {
    let worths = outlook(game, view, me, options, 0);
    let (best, most) = worths.iter().copied().max_by_key(|(_, worth)| *worth)?;
    let is_purchase = |it: &Action| matches!(it, Action::Buy(_));
    // Whoever has begun to set goes on: else the order of the places tells what was bought when.
    let setting = view.sides[me.index()]
        .zone
        .iter()
        .any(|it| *it != Place::Empty);
    if is_purchase(&best) && !setting {
        let near = |it: &Action| {
            let worth = worths.iter().find(|(action, _)| action == it);
            worth.is_some_and(|(_, worth)| most - worth <= NEAR)
        };
        return Advice::to(text("coach-opening-buy"), options, |it| {
            is_purchase(it) && near(it)
        });
    }
    Advice::to(text("coach-opening-set"), options, |it| {
        matches!(it, Action::Set(_))
    })
}

/// The techniques of the next stage in hand that what lies face up lets through.
fn passing(view: &View) -> Set<Technique> {
    let through = |card: &crate::HandAid| card.fits && card.enough;
    let hand = hand(view).into_iter().filter(through);
    hand.map(|card| card.card).collect()
}

fn lies_at(place: Place, wanted: Set<Mitigation>) -> bool {
    match place {
        Place::Down { card, .. } => wanted.contains(card),
        Place::Up { .. } | Place::Hidden | Place::Empty => false,
    }
}

/// A card of a stage to come that no face-up defence names, or a further copy of one in hand.
fn is_promising(view: &View, me: Seat, card: Technique) -> bool {
    let mine = &view.sides[me.index()];
    let theirs = &view.sides[other(me).index()];
    let to_come = card.stage().index() >= mine.chain.len();
    to_come && (stoppers(view, theirs, card).is_empty() || mine.techniques.open().contains(&card))
}

fn plan(view: &View, me: Seat, options: &[Action]) -> Option<Advice<Action>> {
    let (mine, theirs) = (&view.sides[me.index()], &view.sides[other(me).index()]);
    let reached = view.sides.each_ref().map(|side| side.chain.len());
    let most = plan_limit(view.event, reached, me);
    let to = |key: &str, like: &dyn Fn(&Plan) -> bool| {
        Advice::to(
            text(&format!("coach-{key}")),
            options,
            |it| matches!(it, Action::Plan(plan) if plan.len() == most && like(plan)),
        )
    };
    let may_attack = |it: &Action| matches!(it, Action::Plan(plan) if plan.attack > 0);
    let can_go_on = options.iter().any(may_attack) && !passing(view).is_empty();
    if mine.techniques.is_empty() {
        to("plan-weaponise", &|plan| plan.weaponise > 0)
    } else if can_go_on && theirs.zone.contains(&Place::Hidden) {
        to("plan-recon", &|plan| {
            plan.recon > 0 && (plan.attack > 0 || plan.weaponise > 0)
        })
    } else if can_go_on {
        to("plan-attack", &|plan| plan.attack > 0)
    } else {
        to("plan", &|plan| plan.weaponise > 0 && plan.harden > 0)
    }
}

/// Sets what can be set; else buys against the stages that are still to come.
fn harden(view: &View, me: Seat, options: &[Action]) -> Option<Advice<Action>> {
    let passed = view.sides[other(me).index()].chain.len();
    let ahead = Stage::ALL[passed..]
        .iter()
        .fold(Set::EMPTY, |all, stage| all.or(stage.techniques()));
    let stops = |card: Mitigation| !card.stops().and(ahead).is_empty();
    let to = |key: &str, like: &dyn Fn(&Action) -> bool| {
        Advice::to(text(&format!("coach-{key}")), options, like)
    };
    to("harden-set", &|it| matches!(it, Action::Set(_))).or_else(|| {
        to(
            "harden",
            &|it| matches!(it, Action::Buy(card) if stops(*card)),
        )
    })
}
