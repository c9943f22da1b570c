//! What the laws need to know of the toy game, and how a bot imagines it.

use tabletop::{Chance, Lawful, Sealed, Seat, Viewer};

use crate::fault::Fault;
use crate::game::Toy;
use crate::state::{CARDS, Card, Cards, Grudges, ROUNDS, STROLL, State};
use crate::view::{Bid, Pile, View};

impl Lawful for Toy {
    /// Every card wherever it lies, in order, and all coins.
    type Census = (Vec<Card>, u8);

    const LONGEST: usize = (ROUNDS * (3 + STROLL + 1)) as usize;

    fn census(&self, state: &State) -> (Vec<Card>, u8) {
        let piles = state.hands.iter().chain([&state.deck, &state.shown]);
        let mut cards: Vec<Card> = piles.flatten().copied().collect();
        cards.sort_unstable();
        (cards, state.bank + state.purses.iter().sum::<u8>())
    }

    fn redeal(&self, state: &State, viewer: Viewer, chance: &mut Chance) -> State {
        let mut other = state.clone();
        if self.fault == Fault::LazyRedeal {
            return other;
        }
        let others: Vec<Seat> = Seat::all(self.seats)
            .filter(|&seat| viewer != Viewer::Seat(seat))
            .collect();
        let glimpsed = state
            .glimpse
            .filter(|(seat, _)| viewer == Viewer::Seat(*seat));
        let glimpsed = glimpsed.map(|(_, card)| card);
        let mut hidden: Vec<Card> = state.deck.iter().copied().collect();
        hidden.retain(|&card| Some(card) != glimpsed);
        hidden.extend(others.iter().flat_map(|&seat| state.hand(seat)));
        chance.shuffle(&mut hidden);
        for &seat in &others {
            let hand = deal(&mut hidden, state.hand(seat).len());
            if state.bids[seat.index()].is_committed() {
                other.bids[seat.index()].commit(any(&hand, chance));
            }
            other.noted[seat.index()] = hand
                .iter()
                .copied()
                .filter(|_| chance.below(4) == 0)
                .collect();
            other.hands[seat.index()] = hand;
        }
        other.deck = hidden.into_iter().chain(glimpsed).collect();
        if glimpsed.is_none() {
            let lowest = other.deck.first().copied();
            other.glimpse = state.glimpse.and_then(|(seat, _)| Some((seat, lowest?)));
        }

        let noted = viewer.seat().map(|seat| &state.noted[seat.index()]);
        let unknown: Vec<Card> = (0..CARDS)
            .filter(|card| !state.shown.contains(card))
            .filter(|card| noted.is_none_or(|noted| !noted.contains(card)))
            .collect();
        let weight = |card: &Card| state.weights[usize::from(*card)];
        let mut weights: Vec<u8> = unknown.iter().map(weight).collect();
        chance.shuffle(&mut weights);
        for (card, weight) in unknown.into_iter().zip(weights) {
            other.weights[usize::from(card)] = weight;
        }
        other
    }
}

fn deal(from: &mut Vec<Card>, cards: usize) -> Cards {
    from.split_off(from.len() - cards).into_iter().collect()
}

fn any(cards: &Cards, chance: &mut Chance) -> Card {
    let cards: Vec<Card> = cards.iter().copied().collect();
    *chance.pick(&cards)
}

pub fn imagine(toy: &Toy, view: &View, lore: &[Option<u8>], chance: &mut Chance) -> State {
    let seen = |pile: &Pile| match pile {
        Pile::Open(cards) => cards.clone(),
        Pile::Hidden(_) => Cards::new(),
    };
    let known: Cards = view
        .hands
        .iter()
        .chain([&view.deck])
        .flat_map(seen)
        .chain(view.shown.iter().copied())
        .collect();
    let mut hidden: Vec<Card> = (0..CARDS).filter(|card| !known.contains(card)).collect();
    chance.shuffle(&mut hidden);
    let mut pile = |pile: &Pile| match pile {
        Pile::Open(cards) => cards.clone(),
        Pile::Hidden(size) => deal(&mut hidden, *size),
    };
    let hands: Vec<Cards> = view.hands.iter().map(&mut pile).collect();
    let deck = pile(&view.deck);

    let mut bids = vec![Sealed::EMPTY; hands.len()];
    for (index, bid) in view.bids.iter().enumerate() {
        match bid {
            Bid::Own(card) => bids[index].commit(*card),
            Bid::FaceDown if toy.fault != Fault::Daydreaming => {
                bids[index].commit(any(&hands[index], chance));
            }
            Bid::FaceDown | Bid::Open => {}
        }
    }
    let mut noted = vec![Cards::new(); hands.len()];
    if let Some(seat) = view.viewer.seat() {
        noted[seat.index()] = view.noted.clone();
    }
    State {
        phase: view.phase,
        round: view.round,
        weights: weigh(&view.weights, lore, chance),
        noted,
        deck,
        hands,
        bids,
        shown: view.shown.clone(),
        pawn: view.pawn,
        bank: view.bank,
        purses: view.purses.clone(),
        glimpse: None,
        fingerprint: view.fingerprint,
        grudges: Grudges::default(),
        unwritten: 0,
    }
}

/// What is seen goes before what is remembered; the rest is anyone's guess.
fn weigh(seen: &[Option<u8>], lore: &[Option<u8>], chance: &mut Chance) -> Vec<u8> {
    let known: Vec<Option<u8>> = seen
        .iter()
        .zip(lore)
        .map(|(seen, lore)| seen.or(*lore))
        .collect();
    let mut rest: Vec<u8> = (0..CARDS).filter(|w| !known.contains(&Some(*w))).collect();
    chance.shuffle(&mut rest);
    let mut rest = rest.into_iter();
    known
        .into_iter()
        .map(|weight| {
            weight
                .or_else(|| rest.next())
                .expect("a weight for each card")
        })
        .collect()
}
