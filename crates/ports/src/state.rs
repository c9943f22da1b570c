//! Everything true at one moment of a game of Ports.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use tabletop::Seat;
use ts_rs::TS;

use crate::cards::{CARDS, Name, Port, Sets};

/// The most players.
pub const MAX_PLAYERS: usize = 6;
/// The most games in a row.
pub const MAX_GAMES: usize = 6;

/// A card on the table, whatever is on it: a public counter, given when the card becomes visible.
/// Cards become visible in the order of the deal, so it is the card's place in the shuffled pack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
pub struct Handle(pub u8);

impl Handle {
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Cards that lie together, their order meaning nothing.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Cards(pub(crate) u64);

impl Cards {
    pub const NONE: Cards = Cards(0);

    pub const fn one(card: Handle) -> Cards {
        Cards(1 << card.0)
    }

    pub const fn contains(self, card: Handle) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub const fn insert(&mut self, card: Handle) {
        self.0 |= 1 << card.0;
    }

    pub const fn remove(&mut self, card: Handle) {
        self.0 &= !(1 << card.0);
    }

    /// Lowest handle first.
    pub fn iter(self) -> impl Iterator<Item = Handle> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let card = Handle(rest.trailing_zeros() as u8);
            rest &= rest - 1;
            Some(card)
        })
    }
}

impl FromIterator<Handle> for Cards {
    fn from_iter<I: IntoIterator<Item = Handle>>(cards: I) -> Cards {
        let mut all = Cards::NONE;
        cards.into_iter().for_each(|card| all.insert(card));
        all
    }
}

impl std::fmt::Debug for Cards {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set()
            .entries(self.iter().map(|card| card.0))
            .finish()
    }
}

impl Serialize for Cards {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // Not every format takes a sequence of unknown length.
        self.iter().collect::<Vec<_>>().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Cards, D::Error> {
        let cards: Vec<Handle> = Vec::deserialize(deserializer)?;
        if cards.iter().any(|card| card.index() >= CARDS) {
            return Err(serde::de::Error::custom("no such card"));
        }
        Ok(cards.into_iter().collect())
    }
}

/// The state. What is written on the two faces of a card are two columns: players may know one and
/// not the other, and a bot that has forgotten a port imagines another pairing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// The name face of each card, by handle.
    pub names: ArrayVec<Name, CARDS>,
    /// The port face of each card, by handle.
    pub ports: ArrayVec<Port, CARDS>,
    /// Face down but for the top card's name; the top card is the last.
    pub deck: ArrayVec<Handle, CARDS>,
    /// In the order the cards were put down.
    pub field: ArrayVec<Handle, CARDS>,
    pub hands: [Cards; MAX_PLAYERS],
    pub captures: [Cards; MAX_PLAYERS],
    /// The sets that NTP named: they score nothing.
    pub zeroed: Sets,
    /// The one IRC swap of the game has been done.
    pub irc_used: bool,
    pub dealer: Seat,
    pub turn: Seat,
    pub phase: Phase,
    /// The scores of the games before this one.
    pub past: ArrayVec<[i16; MAX_PLAYERS], MAX_GAMES>,
}

/// What is awaited.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// The turn player's action, or an IRC swap before it.
    Act,
    /// The card just put on the field may be used as UDP.
    Dispose,
    /// NTP has become a capture of this player, who may name a set.
    Ntp {
        #[ts(type = "number")]
        receiver: Seat,
        then: Then,
    },
    /// The action is done; a last chance for an IRC swap.
    Late,
    /// The game is scored: all cards are turned over.
    Scored,
}

/// How the turn goes on after NTP.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Then {
    /// NTP came by a swap before the action.
    Act,
    /// NTP came by the action's capture.
    Refill,
    /// NTP came by a swap after the action.
    End,
}

impl State {
    pub fn name(&self, card: Handle) -> Name {
        self.names[card.index()]
    }

    pub fn port(&self, card: Handle) -> Port {
        self.ports[card.index()]
    }

    /// The deck's top card.
    pub fn top(&self) -> Option<Handle> {
        self.deck.last().copied()
    }

    /// The card of this name among the player's captures.
    pub fn captured(&self, seat: Seat, name: Name) -> Option<Handle> {
        self.captures[seat.index()]
            .iter()
            .find(|&card| self.name(card) == name)
    }

    /// The IRC card, if the player could swap with it.
    pub fn usable_irc(&self, seat: Seat) -> Option<Handle> {
        if self.irc_used {
            return None;
        }
        self.captured(seat, Name::Irc)
    }
}
