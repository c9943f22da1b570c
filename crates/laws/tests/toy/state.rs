//! The toy game's state and vocabulary.
//!
//! Cards have public numbers and secret weights. In each of three rounds everyone secretly bids a
//! card of their hand; the heaviest wins coins and a stroll: up to two steps or looks, then a card
//! from the deck, or a rest with a glimpse into the deck, which is not written down.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicU32, Ordering};

use serde::{Deserialize, Serialize};
use tabletop::{Sealed, Seat};

pub const CARDS: u8 = 12;
pub const HAND: usize = 3;
pub const ROUNDS: u8 = 3;
pub const COINS: u8 = 12;
/// The pawn walks from 0 to here; it stands for the worth of a win.
pub const EDGE: u8 = 3;
/// Steps and looks in a stroll.
pub const STROLL: u8 = 2;

pub type Card = u8;
pub type Cards = BTreeSet<Card>;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    Bid,
    Stroll { seat: Seat, gone: u8 },
    Over,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub phase: Phase,
    pub round: u8,
    /// By card; a fact of the world, the same in every game.
    pub weights: Vec<u8>,
    /// The cards whose weight a seat has looked at.
    pub noted: Vec<Cards>,
    pub deck: Cards,
    pub hands: Vec<Cards>,
    pub bids: Vec<Sealed<Card>>,
    /// Face up, weights known to all.
    pub shown: Cards,
    pub pawn: u8,
    pub bank: u8,
    pub purses: Vec<u8>,
    /// Who sees which card of the deck right now; nobody between decisions.
    pub glimpse: Option<(Seat, Card)>,
    /// Only with [`Fault::Fingerprints`](crate::fault::Fault).
    pub fingerprint: u32,
    /// Only with [`Fault::Grudging`](crate::fault::Fault).
    pub grudges: Grudges,
    /// Only with [`Fault::Forgetful`](crate::fault::Fault).
    #[serde(skip)]
    pub unwritten: u8,
}

/// A count that moves although the state is only lent out to be looked at.
#[derive(Debug, Default, Serialize, Deserialize)]
pub struct Grudges(AtomicU32);

impl Grudges {
    pub fn bear(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }
}

impl Clone for Grudges {
    fn clone(&self) -> Grudges {
        Grudges(self.0.load(Ordering::Relaxed).into())
    }
}

impl PartialEq for Grudges {
    fn eq(&self, other: &Grudges) -> bool {
        self.0.load(Ordering::Relaxed) == other.0.load(Ordering::Relaxed)
    }
}

impl Eq for Grudges {}

impl State {
    pub fn pay(&mut self, seat: Seat, coins: u8) {
        let coins = coins.min(self.bank);
        self.bank -= coins;
        self.purses[seat.index()] += coins;
    }

    pub fn hand(&self, seat: Seat) -> &Cards {
        &self.hands[seat.index()]
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Action {
    Bid(Card),
    Look(Card),
    Left,
    Right,
    Draw,
    Rest,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Event {
    Dealt,
    Sealed {
        seat: Seat,
    },
    Opened {
        bids: Vec<(Card, u8)>,
        winner: Seat,
    },
    Walked {
        to: u8,
    },
    /// The card and its weight, to who looked.
    Looked {
        seat: Seat,
        at: Option<(Card, u8)>,
    },
    /// The card, to who drew.
    Drew {
        seat: Seat,
        card: Option<Card>,
    },
    Groaned,
    Rested {
        seat: Seat,
    },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Illegal {
    NotAwaited,
    NotNow,
    NotInHand,
    AlreadyKnown,
    AtTheEdge,
    Tired,
    DeckEmpty { round: u8 },
    Crowded,
}
