//! Worlds that a bot thinks possible: what it has not seen is dealt at random.

use tabletop::{Chance, Sealed, Seat};

use crate::cards::{Card, Cards, HIGHEST};
use crate::state::{MAX_PLAYERS, State, Trick};
use crate::view::{Hand, Laid, View};

pub(crate) fn imagine(view: &View, chance: &mut Chance) -> State {
    let mut unseen = unseen(view);
    let mut hands = [Cards::EMPTY; MAX_PLAYERS];
    let mut laid = [Sealed::EMPTY; MAX_PLAYERS];
    for seat in Seat::all(view.players).map(Seat::index) {
        hands[seat] = match view.hands[seat] {
            Hand::Open(cards) => cards,
            Hand::Closed(count) => (0..count)
                .map(|_| unseen.draw(chance).expect("the pack holds all hands"))
                .collect(),
        };
        match view.laid[seat] {
            Laid::Nothing => {}
            Laid::Known(card) => laid[seat].commit(card),
            Laid::FaceDown => laid[seat].commit(any_allowed(hands[seat], &view.tricks, chance)),
        }
    }
    State {
        phase: view.phase,
        hands,
        laid,
        aside: unseen,
        tricks: view.tricks.iter().cloned().collect(),
    }
}

/// The cards that the viewer has not seen.
pub(crate) fn unseen(view: &View) -> Cards {
    let played = view.tricks.iter().flat_map(|trick| trick.cards.iter());
    let seen: Cards = played.copied().collect();
    view.hands.iter().fold(Cards::FULL.minus(seen), |unseen, hand| match hand {
        Hand::Open(cards) => unseen.minus(*cards),
        Hand::Closed(_) => unseen,
    })
}

/// A card that its owner could have laid (GMN-R1).
fn any_allowed(hand: Cards, tricks: &[Trick], chance: &mut Chance) -> Card {
    let late = if tricks.is_empty() {
        Cards::one(HIGHEST)
    } else {
        Cards::EMPTY
    };
    let card = hand.minus(late).any(chance);
    card.expect("a hand lasts as long as the game")
}
