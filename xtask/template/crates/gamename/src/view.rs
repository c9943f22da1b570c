//! What a viewer may know: the own hand, what lies face up, and how many cards the others have.

use serde::Serialize;
use tabletop::{Sealed, Seat, Viewer};
use ts_rs::TS;

use crate::cards::{Card, Cards};
use crate::state::{Phase, State, Trick};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct View {
    /// Whose view it is; none: a spectator's, or the open one.
    #[ts(type = "number | null")]
    pub me: Option<Seat>,
    pub players: u8,
    pub phase: Phase,
    /// By seat.
    pub hands: Vec<Hand>,
    pub laid: Vec<Laid>,
    pub tricks: Vec<Trick>,
}

/// A hand as somebody sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Hand {
    Open(Cards),
    /// Only how many there are.
    Closed(u8),
}

/// What a player has laid, as somebody sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Laid {
    Nothing,
    FaceDown,
    Known(Card),
}

pub(crate) fn view(state: &State, players: u8, viewer: Viewer) -> View {
    // Without `..`: whoever adds a field decides here who sees it.
    let State {
        phase,
        hands,
        laid,
        aside: _,
        tricks,
    } = state;
    let sees = |seat: Seat| match viewer {
        Viewer::Seat(me) => me == seat,
        Viewer::Spectator => false,
        Viewer::Open => true,
    };
    let hand = |seat: Seat| {
        let cards = hands[seat.index()];
        if sees(seat) {
            Hand::Open(cards)
        } else {
            Hand::Closed(cards.len())
        }
    };
    View {
        me: viewer.seat(),
        players,
        phase: *phase,
        hands: Seat::all(players).map(hand).collect(),
        laid: Seat::all(players)
            .map(|seat| seen(laid[seat.index()], sees(seat)))
            .collect(),
        tricks: tricks.to_vec(),
    }
}

fn seen(laid: Sealed<Card>, known: bool) -> Laid {
    match laid.open() {
        None => Laid::Nothing,
        Some(card) if known => Laid::Known(card),
        Some(_) => Laid::FaceDown,
    }
}
