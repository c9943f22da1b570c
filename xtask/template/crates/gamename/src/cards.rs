//! The pack: cards with the numbers 1 to 15, one of each.

use serde::{Deserialize, Serialize};
use tabletop::cards::Set;
use tabletop::numbered;
use ts_rs::TS;

/// How many cards there are.
pub const CARDS: usize = 15;
/// How many each player gets, and so how many tricks there are.
pub const HAND: usize = 3;
/// It cannot be laid in the first trick.
pub const HIGHEST: Card = Card(CARDS as u8 - 1);

/// A card, by its place in the pack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
pub struct Card(pub u8);

numbered!(Card, CARDS);

/// Cards that are together.
pub type Cards = Set<Card>;

impl Card {
    /// The number on it.
    pub const fn value(self) -> u8 {
        self.0 + 1
    }
}
