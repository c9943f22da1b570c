//! What speaks for and against an option: what stops a technique and what may, what a defence adds,
//! prices, and the copies that are left.

use tabletop::cards::Set;
use tabletop::{Phrase, Reason};

use super::aids::{hand, stoppers};
use super::{stage, technique, text};
use crate::cards::{COPIES, Mitigation, Plan, Stage, Technique};
use crate::rules::price;
use crate::state::{Phase, SLOTS, Slot, other, void};
use crate::view::{Place, SideView, View};
use crate::{Action, FrontLine};

pub(super) fn reasons(game: &FrontLine, view: &View, action: &Action) -> Vec<Reason> {
    let Some(me) = view.me else {
        return Vec::new();
    };
    let (mine, theirs) = (&view.sides[me.index()], &view.sides[other(me).index()]);
    match *action {
        Action::Plan(plan) => planned(view, mine, theirs, plan),
        Action::Scout(slot) => match theirs.zone[slot.index()] {
            Place::Hidden => vec![Reason::new("unknown", 1, why("unknown"))],
            Place::Down { .. } | Place::Up { .. } | Place::Empty => Vec::new(),
        },
        Action::Weaponise(card) => weaponise(view, mine, theirs, card),
        Action::Place(card) => passing(view, mine, theirs, card),
        Action::TurnUp(slot) => turn_up(view, mine, slot),
        Action::Nullify => nullify(view, mine),
        Action::Buy(card) => {
            let paid = price::of_defence(view.event, card);
            let price = why("price").with("price", paid);
            let mut reasons = covers(mine, theirs, card);
            reasons.push(Reason::new("price", -i32::from(paid), price));
            reasons
        }
        Action::Set(card) => covers(mine, theirs, card),
        Action::Trash(slot) => trash(mine, theirs, slot),
        // Where both attacks count it makes no difference.
        Action::GoFirst if game.resolve_both => Vec::new(),
        Action::GoFirst => vec![Reason::new("first", 1, why("first"))],
        Action::TurnDown(slot) => turn_down(mine, theirs, slot),
        Action::GiveUp => give_up(view, mine),
        Action::Done => done(view, mine),
        Action::GoSecond => Vec::new(),
    }
}

fn why(key: &str) -> Phrase {
    text(&format!("why-{key}"))
}

fn copies(side: &SideView, card: Technique) -> usize {
    let held = side.techniques.open().iter();
    held.filter(|&&it| it == card).count()
}

/// What stops a technique now, and what could that lies face down.
fn passing(view: &View, mine: &SideView, theirs: &SideView, card: Technique) -> Vec<Reason> {
    let stopped = stoppers(view, theirs, card).len();
    let said = match stopped {
        0 => why("open"),
        count => why("stopped")
            .with("count", count)
            .with("copies", copies(mine, card)),
    };
    let mut reasons = vec![Reason::new("stopped", -i32::from(stopped), said)];
    if theirs.zone.contains(&Place::Hidden) {
        let may = may_lie_hidden(theirs);
        let naming = card.stopped_by().minus(void(view.event)).and(may).len();
        let said = why("hidden").with("count", naming).with("all", may.len());
        reasons.push(Reason::new("hidden", -i32::from(naming), said));
    }
    reasons
}

/// The defences that the face-down ones may be.
fn may_lie_hidden(side: &SideView) -> Set<Mitigation> {
    let seen = side.zone.iter().filter_map(|place| match *place {
        Place::Up { card, .. } | Place::Down { card, .. } => Some(card),
        Place::Hidden | Place::Empty => None,
    });
    let seen: Set<Mitigation> = seen.chain(side.trashed.iter().copied()).collect();
    Set::FULL.minus(seen)
}

fn weaponise(view: &View, mine: &SideView, theirs: &SideView, card: Technique) -> Vec<Reason> {
    let mut reasons = Vec::new();
    if Stage::ALL.get(mine.chain.len()) == Some(&card.stage()) {
        let said = why("next").with("stage", stage(card.stage()));
        reasons.push(Reason::new("next", 1, said));
    }
    reasons.extend(passing(view, mine, theirs, card));
    let held = copies(mine, card);
    if held > 0 {
        let said = why("held").with("count", held);
        reasons.push(Reason::new("held", held as i32, said));
    }
    let chains = view.sides.iter().flat_map(|side| &side.chain);
    let out = chains.chain(&view.trash).filter(|&&it| it == card).count();
    let said = match out {
        0 => why("none-out").with("all", COPIES),
        count => why("out").with("count", count).with("all", COPIES),
    };
    reasons.push(Reason::new("out", -(out as i32), said));
    let paid = price::of_technique(view.event, card);
    let said = why("price").with("price", paid);
    reasons.push(Reason::new("price", -i32::from(paid), said));
    reasons
}

fn set_up(side: &SideView) -> impl Iterator<Item = Mitigation> {
    side.zone.iter().filter_map(|place| match *place {
        Place::Up { card, .. } | Place::Down { card, .. } => Some(card),
        Place::Hidden | Place::Empty => None,
    })
}

/// The techniques of the stages that the other has still to pass.
fn ahead(theirs: &SideView) -> Set<Technique> {
    let to_come = Stage::ALL[theirs.chain.len()..].iter();
    to_come.fold(Set::EMPTY, |all, stage| all.or(stage.techniques()))
}

fn stopped_by(cards: impl Iterator<Item = Mitigation>) -> Set<Technique> {
    cards.fold(Set::EMPTY, |all, card| all.or(card.stops()))
}

/// What a defence stops that nothing set stops yet.
fn covers(mine: &SideView, theirs: &SideView, card: Mitigation) -> Vec<Reason> {
    let open = ahead(theirs).minus(stopped_by(set_up(mine)));
    if open.is_empty() {
        return Vec::new();
    }
    let more = card.stops().and(open).len();
    let said = why("covers").with("count", more).with("all", open.len());
    vec![Reason::new("covers", more, said)]
}

/// What nothing would stop any more.
fn trash(mine: &SideView, theirs: &SideView, slot: Slot) -> Vec<Reason> {
    let (Place::Up { card, .. } | Place::Down { card, .. }) = mine.zone[slot.index()] else {
        return Vec::new();
    };
    let others = set_up(mine).filter(|&it| it != card);
    let lost = card
        .stops()
        .and(ahead(theirs))
        .minus(stopped_by(others))
        .len();
    let said = match lost {
        0 => why("spare"),
        count => why("uncovers").with("count", count),
    };
    vec![Reason::new("uncovers", -i32::from(lost), said)]
}

fn turn_up(view: &View, mine: &SideView, slot: Slot) -> Vec<Reason> {
    let (
        Phase::Reveal {
            technique: placed, ..
        },
        Place::Down { card, .. },
    ) = (view.phase, mine.zone[slot.index()])
    else {
        return Vec::new();
    };
    if !placed.stopped_by().minus(void(view.event)).contains(card) {
        return Vec::new();
    }
    let said = why("blocks").with("card", technique(placed));
    vec![Reason::new("blocks", 1, said)]
}

fn nullify(view: &View, mine: &SideView) -> Vec<Reason> {
    let Phase::Nullify {
        technique, need, ..
    } = view.phase
    else {
        return Vec::new();
    };
    let said = why("reaches")
        .with("stage", stage(technique.stage()))
        .with("count", need)
        .with("copies", copies(mine, technique));
    vec![Reason::new("reaches", 1, said)]
}

/// The copies that stay in hand.
fn give_up(view: &View, mine: &SideView) -> Vec<Reason> {
    let Phase::Nullify { technique, .. } = view.phase else {
        return Vec::new();
    };
    let copies = copies(mine, technique);
    let said = why("keeps").with("count", copies);
    vec![Reason::new("keeps", copies as i32, said)]
}

/// What a defence stops is worth hiding.
fn turn_down(mine: &SideView, theirs: &SideView, slot: Slot) -> Vec<Reason> {
    let Place::Up { card, .. } = mine.zone[slot.index()] else {
        return Vec::new();
    };
    let stops = card.stops().and(ahead(theirs)).len();
    let said = why("hides").with("count", stops);
    vec![Reason::new("hides", stops, said)]
}

/// Who buys nothing keeps the funds.
fn done(view: &View, mine: &SideView) -> Vec<Reason> {
    let (Phase::Weaponise { .. } | Phase::Harden { .. } | Phase::Opening { .. }) = view.phase
    else {
        return Vec::new();
    };
    let said = why("saves").with("funds", mine.funds);
    vec![Reason::new("price", 0, said)]
}

/// What the action cards of a plan could be used for now.
fn planned(view: &View, mine: &SideView, theirs: &SideView, plan: Plan) -> Vec<Reason> {
    let mut reasons = Vec::new();
    let ready = hand(view).into_iter().find(|card| card.fits && card.enough);
    if let Some(ready) = ready.filter(|_| plan.attack > 0) {
        let said = why("plan-attack").with("card", technique(ready.card));
        reasons.push(Reason::new("plan-attack", 1, said));
    }
    let hidden = theirs
        .zone
        .iter()
        .filter(|&&it| it == Place::Hidden)
        .count();
    let scouted = usize::from(plan.recon).min(hidden);
    if scouted > 0 {
        let said = why("plan-recon").with("count", scouted).with("all", hidden);
        reasons.push(Reason::new("plan-recon", scouted as i32, said));
    }
    let lacks = !hand(view).iter().any(|card| card.fits);
    if lacks && plan.weaponise > 0 {
        let said = why("plan-weaponise").with("count", plan.weaponise);
        reasons.push(Reason::new("plan-weaponise", plan.weaponise, said));
    }
    let room = SLOTS - set_up(mine).count();
    if room > 0 && plan.harden > 0 {
        let said = why("plan-harden").with("count", room);
        reasons.push(Reason::new("plan-harden", 1, said));
    }
    reasons
}
