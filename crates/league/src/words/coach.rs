//! Advice for a first game: what a player would come to at once, and why.

use tabletop::{Advice, outlook};

use super::text;
use crate::actions::Tile;
use crate::cards::{Colour, LEVELS, Server};
use crate::state::Phase;
use crate::view::{Mind, View};
use crate::{Action, League};

/// Options that are worth so much less than the best are as good.
const NEAR: i32 = 3;

pub(super) fn coach(game: &League, view: &View, options: &[Action]) -> Option<Advice<Action>> {
    let me = view.me?;
    if options.len() < 2 {
        return None;
    }
    if matches!(
        view.phase,
        Phase::Pick { dummy: true, .. } | Phase::Grow { .. } | Phase::Outgrow { .. }
    ) {
        return dummy(view, options);
    }
    let worths = outlook(game, view, me, options, 0);
    let (best, most) = worths.iter().copied().max_by_key(|(_, worth)| *worth)?;
    let last = view.action == view.actions;
    let topic = match (view.phase, view.players[me.index()].mind) {
        (Phase::Trim, _) => "trim",
        (Phase::Pick { .. }, _) => "pick",
        (Phase::Choose, Mind::Paying { .. }) => "pay",
        (Phase::Choose, _) if last => "last",
        (Phase::Choose, _) => match tile(&best)? {
            Tile::Repair => "repair",
            Tile::Attack => "attack",
            Tile::Install | Tile::Defend if view.round < LEVELS => "begin",
            Tile::Install | Tile::Defend => "choose",
        },
        (Phase::Place { .. }, _) => "place",
        (Phase::Mend { .. }, _) => "mend",
        (
            Phase::Resolve
            | Phase::Install { .. }
            | Phase::Replace { .. }
            | Phase::Colour { .. }
            | Phase::Respond { .. }
            | Phase::Grow { .. }
            | Phase::Outgrow { .. }
            | Phase::Over,
            _,
        ) => return None,
    };
    let is_near = |action: &Action| {
        let worth = worths.iter().find(|(it, _)| it == action);
        worth.is_some_and(|(_, worth)| most - worth <= NEAR)
    };
    Advice::to(text(&format!("coach-{topic}")), options, |it| {
        is_near(it) && tile(it) == tile(&best) && is_as_said(view, topic, it)
    })
}

/// Whatever leaves the dummy's strongest defence weakest.
fn dummy(view: &View, options: &[Action]) -> Option<Advice<Action>> {
    let servers = view.dummy.iter().flatten().map(|it| it.server);
    let servers: Vec<Server> = servers.collect();
    let mut outgrown = None;
    if let Phase::Outgrow { new, .. } = view.phase {
        outgrown = Some(new);
    }
    let strongest = |action: &Action| {
        let (taken, removed) = match *action {
            Action::Take(new) => (Some(new), None),
            Action::Remove(old) => (outgrown, Some(old)),
            Action::Discard(_)
            | Action::Plan(_)
            | Action::Pay(_)
            | Action::Strike(_)
            | Action::Place(_)
            | Action::Respond(_)
            | Action::Mend(_) => (None, None),
        };
        let kept = servers.iter().copied().filter(|it| Some(*it) != removed);
        let all: Vec<Server> = kept.chain(taken).collect();
        let defence = |nth: usize| all.iter().map(|it| it.counts()[nth]).sum::<u8>();
        (0..Colour::ALL.len()).map(defence).max()
    };
    let least = options.iter().map(strongest).min()?;
    Advice::to(text("coach-dummy"), options, |it| strongest(it) == least)
}

/// Whether an option is what the advice speaks of: of two colours, or of a server that is hit already.
fn is_as_said(view: &View, topic: &str, action: &Action) -> bool {
    match *action {
        Action::Take(server) if topic == "pick" => {
            let has = |colour: &Colour| server.mask(*colour) != 0;
            Colour::ALL.iter().filter(|colour| has(colour)).count() > 1
        }
        Action::Place(spot) if topic == "place" => {
            let servers = view.players.iter().flat_map(|player| &player.servers);
            let mut hit = servers.filter(|it| it.damage.iter().any(|&damage| damage > 0));
            hit.any(|it| it.server == spot.server)
        }
        Action::Discard(_)
        | Action::Plan(_)
        | Action::Pay(_)
        | Action::Take(_)
        | Action::Remove(_)
        | Action::Strike(_)
        | Action::Place(_)
        | Action::Respond(_)
        | Action::Mend(_) => true,
    }
}

/// The tile that an action chooses.
const fn tile(action: &Action) -> Option<Tile> {
    match action {
        Action::Plan(plan) => Some(plan.tile()),
        Action::Discard(_)
        | Action::Pay(_)
        | Action::Take(_)
        | Action::Remove(_)
        | Action::Strike(_)
        | Action::Place(_)
        | Action::Respond(_)
        | Action::Mend(_) => None,
    }
}
