//! What players can do.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::cards::{Card, Cards, Colour, Server};

/// What a player says in one breath.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Handicap: put these cards back.
    Discard(#[ts(as = "Vec<Card>")] Cards),
    /// Choose this tile, in secret.
    Plan(Plan),
    /// Put these cards under the chosen tile.
    Pay(#[ts(as = "Vec<Card>")] Cards),
    /// Take this server from the supply.
    Take(Server),
    /// Remove this server for the new one.
    Remove(Server),
    /// Attack in this colour.
    Strike(Colour),
    /// Put a damage token here.
    Place(Spot),
    /// Tap so many Incident Responses.
    Respond(u8),
    /// Take a damage token off here.
    Mend(Spot),
}

/// A tile and what it is used for. How it is paid is the next decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Plan {
    /// Install a server.
    Install,
    /// Put up this defence.
    Defend(Card),
    /// Attack with this card, with so many cards paid for strength.
    Attack { card: Card, step: u8 },
    /// Repair with so many cards.
    Repair(u8),
}

/// The four action tiles, in the order they are resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Tile {
    Install,
    Defend,
    Attack,
    Repair,
}

/// A vulnerability: of this server, which is unique, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
pub struct Spot {
    pub server: Server,
    pub nth: u8,
}

impl Tile {
    pub const ALL: [Tile; 4] = [Tile::Install, Tile::Defend, Tile::Attack, Tile::Repair];

    pub const fn id(self) -> &'static str {
        match self {
            Tile::Install => "install",
            Tile::Defend => "defend",
            Tile::Attack => "attack",
            Tile::Repair => "repair",
        }
    }
}

impl Plan {
    #[inline]
    pub const fn tile(self) -> Tile {
        match self {
            Plan::Install => Tile::Install,
            Plan::Defend(_) => Tile::Defend,
            Plan::Attack { .. } => Tile::Attack,
            Plan::Repair(_) => Tile::Repair,
        }
    }

    /// The card that the tile is used for, besides those that pay.
    #[inline]
    pub const fn card(self) -> Option<Card> {
        match self {
            Plan::Defend(card) | Plan::Attack { card, .. } => Some(card),
            Plan::Install | Plan::Repair(_) => None,
        }
    }
}
