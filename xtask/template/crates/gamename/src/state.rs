//! Everything true at one moment of a game.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use tabletop::{Sealed, Seat};
use ts_rs::TS;

use crate::cards::{Card, Cards, HAND};

/// The most players.
pub const MAX_PLAYERS: usize = 4;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub phase: Phase,
    /// By seat; a card stays in the hand until it is turned up.
    pub hands: [Cards; MAX_PLAYERS],
    /// What each player has laid face down.
    pub laid: [Sealed<Card>; MAX_PLAYERS],
    /// The cards that were not dealt: nobody sees them.
    pub aside: Cards,
    pub tricks: ArrayVec<Trick, HAND>,
}

/// What is awaited.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// A card of everyone who has not laid one.
    Lay,
    Over,
}

/// Cards that were turned up together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Trick {
    /// By seat.
    #[ts(as = "Vec<Card>")]
    pub cards: ArrayVec<Card, MAX_PLAYERS>,
    #[ts(type = "number")]
    pub winner: Seat,
}
