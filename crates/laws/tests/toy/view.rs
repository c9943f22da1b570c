//! What a viewer of the toy game may know.

use serde::Serialize;
use tabletop::{Seat, Viewer};

use crate::state::{CARDS, Card, Cards, Phase, State};

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    pub viewer: Viewer,
    pub phase: Phase,
    pub round: u8,
    /// By card, where the viewer knows it.
    pub weights: Vec<Option<u8>>,
    pub noted: Cards,
    pub deck: Pile,
    pub hands: Vec<Pile>,
    pub bids: Vec<Bid>,
    pub shown: Cards,
    pub pawn: u8,
    pub bank: u8,
    pub purses: Vec<u8>,
    pub glimpse: Option<Card>,
    pub fingerprint: u32,
    /// Only ever large with [`Fault::HugeNumber`](crate::fault::Fault).
    pub number: u64,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Pile {
    Open(Cards),
    Hidden(usize),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Bid {
    Open,
    FaceDown,
    Own(Card),
}

impl View {
    pub fn of(state: &State, viewer: Viewer) -> View {
        let State {
            phase,
            round,
            weights,
            noted,
            deck,
            hands,
            bids,
            shown,
            pawn,
            bank,
            purses,
            glimpse,
            fingerprint,
            grudges: _,
            unwritten: _,
        } = state;
        let sees = |seat: Seat| viewer == Viewer::Open || viewer == Viewer::Seat(seat);
        let pile = |cards: &Cards, open| {
            if open {
                Pile::Open(cards.clone())
            } else {
                Pile::Hidden(cards.len())
            }
        };
        let noted = viewer
            .seat()
            .map(|seat| noted[seat.index()].clone())
            .unwrap_or_default();
        let knows = |card| viewer == Viewer::Open || shown.contains(&card) || noted.contains(&card);
        let seats = || Seat::all(hands.len() as u8);
        View {
            viewer,
            phase: *phase,
            round: *round,
            weights: (0..CARDS)
                .map(|card| knows(card).then(|| weights[usize::from(card)]))
                .collect(),
            deck: pile(deck, viewer == Viewer::Open),
            hands: seats()
                .map(|seat| pile(&hands[seat.index()], sees(seat)))
                .collect(),
            bids: seats()
                .map(|seat| match bids[seat.index()].open() {
                    None => Bid::Open,
                    Some(card) if sees(seat) => Bid::Own(card),
                    Some(_) => Bid::FaceDown,
                })
                .collect(),
            shown: shown.clone(),
            pawn: *pawn,
            bank: *bank,
            purses: purses.clone(),
            glimpse: glimpse.and_then(|(seat, card)| sees(seat).then_some(card)),
            fingerprint: *fingerprint,
            number: 0,
            noted,
        }
    }
}
