//! A pile to draw from and what was drawn.

use serde::{Deserialize, Serialize};

use super::bag::Bag;
use super::kind::Copies;
use crate::{Game, Place, Table};

/// A face-down pile and its face-up discards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Deck<K: Copies> {
    pub pile: Bag<K>,
    pub discards: Bag<K>,
}

impl<K: Copies> Deck<K> {
    pub const FULL: Deck<K> = Deck {
        pile: K::DECK,
        discards: Bag::EMPTY,
    };

    /// An empty pile is refilled from its discards; if both are empty nothing is drawn.
    pub fn draw<G: Game>(&mut self, place: Place, table: &mut impl Table<G>) -> Option<K> {
        self.refill(place, table);
        self.pile.draw(table.luck(place))
    }

    pub fn refill<G: Game>(&mut self, place: Place, table: &mut impl Table<G>) {
        if self.pile.is_empty() {
            self.pile = std::mem::take(&mut self.discards);
            table.reshuffled(place);
        }
    }

    pub fn discard(&mut self, card: K) {
        self.discards.add(card);
    }

    /// What a search finds: the pile, or the discards that would refill it.
    pub fn searchable(&self) -> Bag<K> {
        if self.pile.is_empty() {
            self.discards
        } else {
            self.pile
        }
    }
}
