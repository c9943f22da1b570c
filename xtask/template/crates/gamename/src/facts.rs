//! What is printed on the cards, for whoever draws or explains them.

use serde::Serialize;
use tabletop::cards::Kind;
use ts_rs::TS;

use crate::cards::{Card, HIGHEST};

#[derive(Clone, Debug, Serialize, TS)]
pub struct Facts {
    pub cards: Vec<CardFact>,
}

#[derive(Clone, Debug, Serialize, TS)]
pub struct CardFact {
    pub card: Card,
    pub value: u8,
    /// Whether it cannot be laid in the first trick.
    pub late: bool,
}

pub(crate) fn all() -> Facts {
    let cards = Card::ALL.iter().map(|&card| CardFact {
        card,
        value: card.value(),
        late: card == HIGHEST,
    });
    Facts {
        cards: cards.collect(),
    }
}
