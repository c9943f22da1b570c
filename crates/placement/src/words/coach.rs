//! Advice for a first game: what a crew would come to at once, and why.

use tabletop::{Advice, outlook};

use super::text;
use crate::board::Piece;
use crate::state::{LOW_STOCK, Phase, Plan};
use crate::view::{CrewView, View};
use crate::{Action, Placement};

/// Options that are worth so much less than the best are as good.
const NEAR: i32 = 2;
/// About how many ways of going on are tried after each option.
const REACH: usize = 12;

pub(super) fn coach(game: &Placement, view: &View, options: &[Action]) -> Option<Advice<Action>> {
    let me = view.me?;
    let mine = &view.crews[me.index()];
    if options.len() < 2 || !is_taught(view.phase) {
        return None;
    }
    let worths = outlook(game, view, me, options, REACH);
    let (best, most) = worths.iter().copied().max_by_key(|(_, worth)| *worth)?;
    let topic = topic(view, mine, &best)?;
    let is_near = |action: &Action| {
        let worth = worths.iter().find(|(it, _)| it == action);
        worth.is_some_and(|(_, worth)| most - worth <= NEAR)
    };
    Advice::to(text(&format!("coach-{topic}")), options, |it| {
        is_near(it) && self::topic(view, mine, it) == Some(topic)
    })
}

/// Whether there is something to say about such decisions.
const fn is_taught(phase: Phase) -> bool {
    match phase {
        Phase::Exchange
        | Phase::Gather
        | Phase::Second { .. }
        | Phase::Wild
        | Phase::Act
        | Phase::Offered { .. }
        | Phase::Plan(Plan::PayMove { .. } | Plan::PayAttack { .. } | Plan::PayEvent) => true,
        Phase::Return { .. }
        | Phase::Plan(_)
        | Phase::Proposed(_)
        | Phase::Surrender { .. }
        | Phase::Guess
        | Phase::Advance(_)
        | Phase::Destroy { .. }
        | Phase::Broker
        | Phase::Confuse { .. }
        | Phase::Fetch
        | Phase::Trim
        | Phase::Over { .. } => false,
    }
}

/// Why one would do this.
fn topic(view: &View, mine: &CrewView, action: &Action) -> Option<&'static str> {
    let is_low = |piece: Piece| {
        let site = mine.attackers[usize::from(piece.nth())].space.site();
        site.is_some_and(|site| view.sites[site.index()].stock < LOW_STOCK)
    };
    match *action {
        Action::Exchange(_) => Some("exchange"),
        Action::Roll => Some("roll"),
        Action::Take(_) if view.phase == Phase::Gather => Some("gather"),
        Action::Take(_) => Some("take"),
        Action::Play(_) => Some("attack"),
        Action::Move(_) => Some("intrude"),
        Action::Retreat(piece) if is_low(piece) => Some("retreat"),
        Action::End => Some("save"),
        Action::Accept => Some("offer"),
        Action::Refuse => Some("refuse"),
        Action::Pay(_) => Some("pay"),
        Action::Keep
        | Action::Retreat(_)
        | Action::Buy
        | Action::Use(_)
        | Action::Offer(_)
        | Action::With(_)
        | Action::At(_)
        | Action::By(_)
        | Action::Want(_)
        | Action::Exploit(_)
        | Action::Fetch(_)
        | Action::Discard(_)
        | Action::Swap { .. }
        | Action::Against(_)
        | Action::Yes
        | Action::No
        | Action::Done => None,
    }
}
