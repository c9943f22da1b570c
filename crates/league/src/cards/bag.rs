//! Some cards of the deck, by kind and number. A shuffled deck that nobody has looked into is such
//! a bag too: what comes next is chance, so the order of the deck is not state and cannot leak.

use std::fmt;

use serde::{Deserialize, Serialize};
use tabletop::Chance;

use super::{ALL_COLOURS, Card, DEEP_SECURITY};

/// Cards by kind and number: a bit for each card, of alike cards the lowest bits first. So equal bags
/// are equal numbers, and one bag is in another if its bits are.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "Vec<Card>", into = "Vec<Card>")]
pub struct Cards(u64);

/// The two kinds with several copies.
const ALIKE: [u8; 2] = [DEEP_SECURITY, ALL_COLOURS];
/// The bits of those copies, at their place.
const COPIES: u64 = 0b1111 << DEEP_SECURITY | 0b1111 << ALL_COLOURS;
/// The lowest bit of every kind.
const KINDS: u64 = !COPIES | 1 << DEEP_SECURITY | 1 << ALL_COLOURS;

/// No hand has more cards, not even with a handicap.
const MOST_IN_HAND: usize = 16;

impl Cards {
    pub const EMPTY: Cards = Cards(0);
    /// All 64.
    pub const DECK: Cards = Cards(u64::MAX);

    pub(super) const fn from_bits(bits: u64) -> Cards {
        Cards(bits)
    }

    pub const fn one(card: Card) -> Cards {
        Cards(card.bit())
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is at least one of this kind.
    #[inline]
    pub const fn has(self, card: Card) -> bool {
        self.0 & card.bit() != 0
    }

    /// Whether all of `others` are among these.
    #[inline]
    pub const fn include(self, others: Cards) -> bool {
        others.0 & !self.0 == 0
    }

    /// What both have; of alike cards the fewer.
    #[inline]
    #[must_use]
    pub const fn common(self, other: Cards) -> Cards {
        Cards(self.0 & other.0)
    }

    /// Both together.
    #[inline]
    #[must_use]
    pub const fn plus(self, other: Cards) -> Cards {
        debug_assert!(self.0 & other.0 & !COPIES == 0, "a card is in two places");
        let mut sum = (self.0 | other.0) & !COPIES;
        let mut at = 0;
        while at < ALIKE.len() {
            let (ours, theirs) = (self.copies(at), other.copies(at));
            sum |= (ours << theirs.count_ones() | theirs) << ALIKE[at];
            at += 1;
        }
        Cards(sum)
    }

    /// These without those, which must be among them.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Cards) -> Cards {
        debug_assert!(self.include(other), "a card is not there");
        let mut rest = self.0 & !other.0 & !COPIES;
        let mut at = 0;
        while at < ALIKE.len() {
            rest |= self.copies(at) >> other.copies(at).count_ones() << ALIKE[at];
            at += 1;
        }
        Cards(rest)
    }

    /// These and one more.
    #[inline]
    #[must_use]
    pub const fn with(self, card: Card) -> Cards {
        match card.0 {
            DEEP_SECURITY | ALL_COLOURS => self.plus(Cards::one(card)),
            _ => {
                debug_assert!(!self.has(card), "a card is in two places");
                Cards(self.0 | card.bit())
            }
        }
    }

    /// These without one, which must be among them.
    #[inline]
    #[must_use]
    pub const fn without(self, card: Card) -> Cards {
        match card.0 {
            DEEP_SECURITY | ALL_COLOURS => self.minus(Cards::one(card)),
            _ => {
                debug_assert!(self.has(card), "a card is not there");
                Cards(self.0 & !card.bit())
            }
        }
    }

    #[inline]
    const fn copies(self, at: usize) -> u64 {
        self.0 >> ALIKE[at] & 0b1111
    }

    /// Each kind once, in order.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Card> {
        Bits(self.0 & KINDS).map(Card)
    }

    /// Each card, alike ones as often as they are there.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        Bits(self.0).map(kind)
    }

    /// The attack cards among them.
    #[inline]
    #[must_use]
    pub const fn attacks(self) -> Cards {
        Cards(self.0 & !((1 << super::ATTACKS) - 1))
    }

    /// The defence cards among them.
    #[inline]
    #[must_use]
    pub const fn defences(self) -> Cards {
        Cards(self.0 & ((1 << super::ATTACKS) - 1))
    }

    /// Takes one at random, each card being as likely; none if it is empty.
    #[inline]
    pub fn draw(&mut self, chance: &mut Chance) -> Option<Card> {
        if self.is_empty() {
            return None;
        }
        let mut bits = self.0;
        let mut skipped = chance.below(u32::from(self.len()));
        let lower = (bits as u32).count_ones();
        if skipped >= lower {
            skipped -= lower;
            bits &= !u64::from(u32::MAX);
        }
        for _ in 0..skipped {
            bits &= bits - 1;
        }
        let card = kind(bits.trailing_zeros() as u8);
        *self = self.without(card);
        Some(card)
    }

    /// Takes so many at random, or all if there are fewer.
    #[inline]
    pub fn draw_some(&mut self, count: u8, chance: &mut Chance) -> Cards {
        let mut drawn = Cards::EMPTY;
        for _ in 0..count {
            match self.draw(chance) {
                Some(card) => drawn = drawn.with(card),
                None => break,
            }
        }
        drawn
    }

    /// Every way to take `count` of them, in order; alike cards make no difference. For hands, not
    /// for the deck.
    #[inline]
    pub fn ways(self, count: u8, mut each: impl FnMut(Cards)) {
        let len = u32::from(self.len());
        let count = u32::from(count);
        if count > len {
            return;
        }
        if count == 0 {
            return each(Cards::EMPTY);
        }
        let mut places = [0u64; MOST_IN_HAND];
        for (place, bit) in places.iter_mut().zip(Bits(self.0)) {
            *place = 1 << bit;
        }
        // Sets of `count` of the lowest `len` numbers, from the least to the greatest.
        let mut set: u64 = u64::MAX >> (64 - count);
        let last = set << (len - count);
        loop {
            let taken = Bits(set).fold(0, |bits, at| bits | places[usize::from(at)]);
            if lowest_first(taken) {
                each(Cards(taken));
            }
            if set == last {
                break;
            }
            // The next number with as many bits.
            let lowest = set & set.wrapping_neg();
            let carried = set + lowest;
            set = carried | ((set ^ carried) >> 2) >> lowest.trailing_zeros();
        }
    }
}

/// Of alike cards the lowest bits are taken.
#[inline]
const fn lowest_first(bits: u64) -> bool {
    let low = bits & COPIES;
    // A gap below a copy is a copy whose lower neighbour is missing.
    let lower_missing = low & !(low << 1) & !(1 << DEEP_SECURITY | 1 << ALL_COLOURS);
    lower_missing == 0
}

#[inline]
const fn kind(bit: u8) -> Card {
    if bit >= ALL_COLOURS {
        Card::A_06
    } else if bit >= DEEP_SECURITY && bit < super::ATTACKS {
        Card::DEEP_SECURITY
    } else {
        Card(bit)
    }
}

/// The places of the bits that are set, from the lowest.
struct Bits(u64);

impl Iterator for Bits {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        if self.0 == 0 {
            return None;
        }
        let bit = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(bit)
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        cards.into_iter().fold(Cards::EMPTY, Cards::with)
    }
}

impl From<Cards> for Vec<Card> {
    fn from(cards: Cards) -> Vec<Card> {
        cards.iter().collect()
    }
}

impl TryFrom<Vec<Card>> for Cards {
    type Error = &'static str;

    fn try_from(list: Vec<Card>) -> Result<Cards, &'static str> {
        let mut left = Cards::DECK;
        for &card in &list {
            if !left.has(card) {
                return Err("there are not so many of this card");
            }
            left = left.without(card);
        }
        Ok(list.into_iter().collect())
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::{AttackKind, Colour, DefenceKind};
    use tabletop::Seed;

    const DEEP: Card = Card::DEEP_SECURITY;
    const RED: Card = Card::defence(DefenceKind::ThinProvision, Colour::Red);
    const SCAN: Card = Card::attack(AttackKind::A01, Colour::Red);

    fn cards(list: &[Card]) -> Cards {
        list.iter().copied().collect()
    }

    #[test]
    fn alike_cards_are_counted() {
        let two = cards(&[DEEP, DEEP, Card::A_06]);
        assert_eq!(two.len(), 3);
        assert_eq!(two.iter().collect::<Vec<_>>(), [DEEP, DEEP, Card::A_06]);
        assert_eq!(two.kinds().collect::<Vec<_>>(), [DEEP, Card::A_06]);
        assert_eq!(two.minus(cards(&[DEEP])), cards(&[DEEP, Card::A_06]));
        assert!(two.include(cards(&[DEEP, DEEP])) && !two.include(cards(&[DEEP, DEEP, DEEP])));
        assert_eq!(two.plus(two).len(), 6);
    }

    #[test]
    fn ways_to_take_cards_do_not_tell_alike_cards_apart() {
        let hand = cards(&[RED, DEEP, DEEP, SCAN]);
        let mut ways = Vec::new();
        hand.ways(2, |way| ways.push(way));
        let expected = [[RED, DEEP], [DEEP, DEEP], [RED, SCAN], [DEEP, SCAN]];
        assert_eq!(ways, expected.map(|way| cards(&way)));
        assert!(ways.is_sorted());
        let count = |taken| {
            let mut count = 0;
            hand.ways(taken, |_| count += 1);
            count
        };
        assert_eq!([0, 1, 2, 3, 4, 5].map(count), [1, 3, 4, 3, 1, 0]);
    }

    #[test]
    fn the_whole_deck_can_be_drawn() {
        let mut deck = Cards::DECK;
        let mut chance = Chance::new(Seed::from_text("deck"));
        let hand = deck.draw_some(60, &mut chance);
        assert_eq!((hand.len(), deck.len()), (60, 4));
        assert_eq!(hand.plus(deck), Cards::DECK);
        assert_eq!(deck.draw_some(9, &mut chance).len(), 4);
        assert_eq!(deck.draw(&mut chance), None);
    }
}
