//! The things on the board that an action touches.

use crate::actions::{Action, Plan, Spot, Tile};
use crate::cards::{Card, Server};

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

pub(super) fn things(action: &Action) -> Vec<String> {
    match *action {
        // Alike cards are named as often as they are meant.
        Action::Discard(cards) | Action::Pay(cards) => cards.iter().map(hand).collect(),
        Action::Plan(Plan::Install) => vec![tile(Tile::Install)],
        Action::Plan(Plan::Defend(card)) => vec![tile(Tile::Defend), hand(card)],
        Action::Plan(Plan::Attack { card, step }) => {
            vec![tile(Tile::Attack), hand(card), format!("step:{step}")]
        }
        Action::Plan(Plan::Repair(cards)) => vec![tile(Tile::Repair), format!("cards:{cards}")],
        Action::Take(it) | Action::Remove(it) => vec![server(it)],
        Action::Strike(colour) => vec![format!("colour:{}", colour.id())],
        Action::Place(at) | Action::Mend(at) => vec![spot(at), server(at.server)],
        Action::Respond(cards) => vec![format!("respond:{cards}")],
    }
}
