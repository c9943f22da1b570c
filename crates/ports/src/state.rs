//! Everything true at one moment of a game of Ports.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use tabletop::cards::Set;
use tabletop::{Seat, numbered};
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

numbered!(Handle, CARDS);

/// Cards that lie together.
pub type Cards = Set<Handle>;

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
