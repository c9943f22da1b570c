//! The things on the board that an action touches.

use crate::actions::{Action, Plan, Spot, Tile};
use crate::cards::{Card, Server};
use crate::imagine::known;
use crate::rules::plan::only_way;
use crate::view::View;

fn hand(card: Card) -> String {
    format!("hand:{}", card.id())
}

fn tile(tile: Tile) -> String {
    format!("tile:{}", tile.id())
}

fn server(server: Server) -> String {
    format!("server:{}", server.id())
}

fn spot(spot: Spot) -> String {
    format!("spot:{}:{}", spot.server.id(), spot.nth)
}

/// The cards that pay for a plan which takes all there are.
pub(super) fn takes(view: &View, action: &Action) -> Vec<String> {
    let (Some(me), Action::Plan(plan)) = (view.me, action) else {
        return Vec::new();
    };
    let state = known(view);
    let holds = |card| state.player(me).hand.contains(card);
    if !plan.card().is_none_or(holds) {
        return Vec::new();
    }
    let paid = only_way(&state, me, *plan);
    paid.map_or_else(Vec::new, |cards| cards.iter().map(hand).collect())
}

pub(super) fn things(action: &Action) -> Vec<String> {
    match *action {
        // Alike cards are named as often as they are meant.
        Action::Discard(cards) | Action::Pay(cards) => cards.iter().map(hand).collect(),
        Action::Plan(Plan::Install) => vec![tile(Tile::Install)],
        Action::Plan(Plan::Defend(card)) => vec![tile(Tile::Defend), hand(card)],
        // How many cards are paid is told by the cards that are pressed for it.
        Action::Plan(Plan::Attack { card, .. }) => vec![tile(Tile::Attack), hand(card)],
        Action::Plan(Plan::Repair(_)) => vec![tile(Tile::Repair)],
        Action::Take(it) | Action::Remove(it) => vec![server(it)],
        Action::Strike(colour) => vec![format!("colour:{}", colour.id())],
        Action::Place(at) | Action::Mend(at) => vec![spot(at), server(at.server)],
        Action::Respond(cards) => vec![format!("respond:{cards}")],
    }
}
