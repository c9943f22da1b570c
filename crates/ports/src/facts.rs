//! What is printed on the cards, for whoever draws or explains them.

use serde::Serialize;
use ts_rs::TS;

use crate::cards::{DOT_OVER_TLS, FACTS, Name, Port, Set, Switched, Transport};

/// The card table and the sets.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Facts {
    pub cards: Vec<CardFact>,
    /// In the order in which they are listed.
    pub sets: Vec<Set>,
    /// What counts for one more set where a switch says so.
    pub switched: Vec<Switched>,
}

#[derive(Clone, Debug, Serialize, TS)]
pub struct CardFact {
    pub name: Name,
    pub port: Port,
    pub transport: Transport,
    /// None: a special card.
    pub sets: Vec<Set>,
    /// Whether it carries the red mark unless the table decides otherwise.
    pub red: bool,
}

pub(crate) fn all() -> Facts {
    let cards = FACTS.iter().map(|fact| CardFact {
        name: fact.name,
        port: fact.name.true_port(),
        transport: fact.transport,
        sets: fact.sets.iter().collect(),
        red: fact.is_red(),
    });
    Facts {
        cards: cards.collect(),
        sets: Set::ALL.to_vec(),
        switched: vec![DOT_OVER_TLS],
    }
}
