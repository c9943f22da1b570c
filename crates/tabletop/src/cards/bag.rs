//! Cards of which there are copies.

use std::fmt;
use std::marker::PhantomData;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::bits::{self, Bits};
use super::kind::{Copies, Kind};
use crate::Chance;

/// Some cards of a deck, by kind and number: a bit for each, of alike cards the lowest bits first. So
/// equal bags are equal numbers, and one bag is in another if its bits are. Written as a list, in
/// order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bag<K>(u64, PhantomData<K>);

impl<K> Bag<K> {
    pub const EMPTY: Bag<K> = Bag::from_bits(0);

    /// For const tables: the bits of the cards, of each kind the lowest.
    pub const fn from_bits(bits: u64) -> Bag<K> {
        Bag(bits, PhantomData)
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether all of those are among these.
    #[inline]
    pub const fn includes(self, those: Bag<K>) -> bool {
        those.0 & !self.0 == 0
    }

    /// Of each kind as many as the one that has more.
    #[inline]
    #[must_use]
    pub const fn most(self, other: Bag<K>) -> Bag<K> {
        Bag::from_bits(self.0 | other.0)
    }

    /// What both have: of each kind as many as the one that has fewer.
    #[inline]
    #[must_use]
    pub const fn common(self, other: Bag<K>) -> Bag<K> {
        Bag::from_bits(self.0 & other.0)
    }
}

impl<K: Copies> Bag<K> {
    /// The whole deck.
    pub const DECK: Bag<K> = K::DECK;
    /// The bits of the kinds with several copies.
    const ALIKE: u64 = {
        let further = K::DECK.0 & !K::FIRSTS;
        further | further >> 1
    };

    #[inline]
    pub fn one(card: K) -> Bag<K> {
        Bag::from_bits(1 << card.place())
    }

    #[inline]
    pub fn count(self, card: K) -> u8 {
        let place = card.place();
        // Where the kinds after it begin, its copies end.
        let others = K::FIRSTS >> place ^ 1;
        (self.0 >> place & !others).trailing_ones() as u8
    }

    #[inline]
    pub fn contains(self, card: K) -> bool {
        self.0 >> card.place() & 1 == 1
    }

    #[inline]
    pub fn add(&mut self, card: K) {
        *self = self.with(card);
    }

    #[inline]
    pub fn remove(&mut self, card: K) {
        *self = self.without(card);
    }

    #[inline]
    pub fn add_copies(&mut self, card: K, copies: u8) {
        let count = self.count(card);
        debug_assert!(
            count + copies <= K::DECK.count(card),
            "no more {card:?} than there are"
        );
        self.0 |= ((1 << copies) - 1) << (card.place() + u32::from(count));
    }

    #[inline]
    pub fn remove_copies(&mut self, card: K, copies: u8) {
        let count = self.count(card);
        debug_assert!(count >= copies, "no {card:?} to take away");
        self.0 &= !(((1 << copies) - 1) << (card.place() + u32::from(count - copies)));
    }

    /// These and one more.
    #[inline]
    #[must_use]
    pub fn with(self, card: K) -> Bag<K> {
        debug_assert!(
            self.count(card) < K::DECK.count(card),
            "no more {card:?} than there are"
        );
        self.with_firsts(1 << card.place())
    }

    /// These without one, which is among them.
    #[inline]
    #[must_use]
    pub fn without(self, card: K) -> Bag<K> {
        debug_assert!(self.contains(card), "no {card:?} to take away");
        self.without_one_at(card.place())
    }

    /// One more of each kind whose first bit is given: added to the bits that are set, it carries over
    /// to the next one.
    #[inline]
    const fn with_firsts(self, firsts: u64) -> Bag<K> {
        Bag::from_bits(self.0 | (self.0 + firsts))
    }

    /// Of alike cards the highest bit goes.
    #[inline]
    fn without_one_at(self, bit: u32) -> Bag<K> {
        Bag::from_bits(self.0 & !(1 << self.last(bit)))
    }

    /// The highest bit of the cards that are alike with the one of this bit.
    #[inline]
    fn last(self, bit: u32) -> u32 {
        let further = self.0 & !K::FIRSTS;
        bit + (further >> bit >> 1).trailing_ones()
    }

    /// All cards of both.
    #[inline]
    #[must_use]
    pub fn plus(self, other: Bag<K>) -> Bag<K> {
        let mut sum = self.most(other);
        // What both have is still to be added, one copy of each kind at a time.
        let mut more = self.common(other).0;
        while more != 0 {
            sum = sum.with_firsts(more & K::FIRSTS);
            more = (more & !K::FIRSTS) >> 1;
        }
        debug_assert!(
            sum.len() == self.len() + other.len(),
            "more cards of a kind than there are"
        );
        sum
    }

    /// These cards without those, which are among them.
    #[inline]
    #[must_use]
    pub fn minus(self, those: Bag<K>) -> Bag<K> {
        debug_assert!(self.includes(those), "{those:?} is not in {self:?}");
        let alike = Bag::from_bits(those.0 & Self::ALIKE);
        let mut rest = Bag::from_bits(self.0 & (!those.0 | Self::ALIKE));
        for kind in alike.kinds() {
            rest.remove_copies(kind, those.count(kind));
        }
        rest
    }

    /// Each kind that is there, once, in order.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = K> {
        Bits(self.0 & K::FIRSTS).map(K::of_bit)
    }

    /// Each card, in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = K> {
        Bits(self.0).map(K::of_bit)
    }

    /// Takes any card out, each as likely as the other.
    #[inline]
    pub fn draw(&mut self, chance: &mut Chance) -> Option<K> {
        let bit = bits::any(self.0, chance)?;
        *self = self.without_one_at(bit);
        Some(K::of_bit(bit))
    }

    /// Takes so many at random, or all if there are fewer.
    #[inline]
    pub fn draw_some(&mut self, count: u8, chance: &mut Chance) -> Bag<K> {
        let mut drawn = Bag::EMPTY;
        for _ in 0..count {
            match self.draw(chance) {
                Some(card) => drawn.add(card),
                None => break,
            }
        }
        drawn
    }

    /// Every way to take `count` of them, in order; alike cards make no difference. For hands, not
    /// for the deck.
    #[inline]
    pub fn ways(self, count: u8, mut each: impl FnMut(Bag<K>)) {
        let further = Self::ALIKE & !K::FIRSTS;
        bits::ways(self.0, count.into(), |taken| {
            // Not with a copy whose lower neighbour is left.
            if taken & !(taken << 1) & further == 0 {
                each(Bag::from_bits(taken));
            }
        });
    }
}

impl<K> Default for Bag<K> {
    fn default() -> Bag<K> {
        Bag::EMPTY
    }
}

impl<K: Copies> FromIterator<K> for Bag<K> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = K>>(cards: I) -> Bag<K> {
        cards.into_iter().fold(Bag::EMPTY, Bag::with)
    }
}

impl<K: Copies> From<Bag<K>> for Vec<K> {
    fn from(cards: Bag<K>) -> Vec<K> {
        cards.iter().collect()
    }
}

impl<K: Copies> fmt::Debug for Bag<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<K: Copies> Serialize for Bag<K> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // Not every format takes a sequence of unknown length.
        Vec::from(*self).serialize(serializer)
    }
}

impl<'de, K: Copies> Deserialize<'de> for Bag<K> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Bag<K>, D::Error> {
        let mut bag = Bag::EMPTY;
        for card in Vec::<K>::deserialize(deserializer)? {
            if bag.count(card) == K::DECK.count(card) {
                return Err(serde::de::Error::custom(
                    "more cards of a kind than there are",
                ));
            }
            bag.add(card);
        }
        Ok(bag)
    }
}

listed!(Bag);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seed;
    use Fruit::{Apple, Fig, Pear};

    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    enum Fruit {
        Apple,
        Pear,
        Fig,
    }

    struct Fact {
        card: Fruit,
        id: &'static str,
        copies: u8,
    }

    const fn fact(card: Fruit, id: &'static str, copies: u8) -> Fact {
        Fact { card, id, copies }
    }

    const FACTS: [Fact; 3] = [
        fact(Apple, "apple", 3),
        fact(Pear, "pear", 1),
        fact(Fig, "fig", 4),
    ];

    crate::kind!(Fruit, FACTS, |fact| fact.copies);

    fn bag(cards: &[Fruit]) -> Bag<Fruit> {
        cards.iter().copied().collect()
    }

    /// Every bag there can be.
    fn all() -> impl Iterator<Item = Bag<Fruit>> {
        let of = |kind, count| std::iter::repeat_n(kind, count);
        (0..=3).flat_map(move |apples| {
            (0..=1).flat_map(move |pears| {
                (0..=4).map(move |figs| {
                    let cards = of(Apple, apples)
                        .chain(of(Pear, pears))
                        .chain(of(Fig, figs));
                    cards.collect()
                })
            })
        })
    }

    fn counts(bag: Bag<Fruit>) -> [u8; 3] {
        [Apple, Pear, Fig].map(|kind| bag.count(kind))
    }

    #[test]
    fn a_bag_counts_its_cards() {
        assert_eq!(counts(Bag::DECK), [3, 1, 4]);
        let cards = bag(&[Fig, Apple, Fig]);
        assert_eq!((cards.len(), counts(cards)), (3, [1, 0, 2]));
        assert_eq!(cards.kinds().collect::<Vec<_>>(), [Apple, Fig]);
        assert_eq!(cards.iter().collect::<Vec<_>>(), [Apple, Fig, Fig]);
        assert!(cards.contains(Apple) && !cards.contains(Pear));
        assert_eq!(Apple.id(), "apple");
        let mut more = cards;
        more.add_copies(Fig, 2);
        assert_eq!(counts(more), [1, 0, 4]);
        more.remove_copies(Fig, 3);
        assert_eq!(counts(more), [1, 0, 1]);
    }

    #[test]
    fn two_bags_are_compared_and_counted_together() {
        for one in all() {
            for other in all() {
                let of = |f: fn(u8, u8) -> u8| {
                    std::array::from_fn(|at| f(counts(one)[at], counts(other)[at]))
                };
                assert_eq!(counts(one.common(other)), of(u8::min));
                assert_eq!(counts(one.most(other)), of(u8::max));
                let fit = of(|a, b| a + b);
                if fit
                    .iter()
                    .zip(counts(Bag::DECK))
                    .all(|(&sum, all)| sum <= all)
                {
                    assert_eq!(counts(one.plus(other)), fit);
                    assert_eq!(one.plus(other).minus(other), one);
                }
                let within = counts(one).iter().zip(counts(other)).all(|(a, b)| *a >= b);
                assert_eq!(one.includes(other), within);
                let (mut ours, mut theirs) = (counts(one), counts(other));
                ours.reverse();
                theirs.reverse();
                assert_eq!(
                    one.cmp(&other),
                    ours.cmp(&theirs),
                    "the last kind counts most"
                );
            }
        }
    }

    #[test]
    fn every_card_is_drawn_equally_often() {
        let mut chance = Chance::new(Seed([5; 32]));
        let cards = bag(&[Apple, Apple, Fig]);
        let figs = (0..3_000).filter(|_| cards.clone().draw(&mut chance) == Some(Fig));
        assert!((900..1_100).contains(&figs.count()));
    }

    #[test]
    fn the_whole_deck_can_be_drawn() {
        let mut deck = Bag::<Fruit>::DECK;
        let mut chance = Chance::new(Seed::from_text("deck"));
        let hand = deck.draw_some(5, &mut chance);
        assert_eq!((hand.len(), deck.len()), (5, 3));
        assert_eq!(hand.plus(deck), Bag::DECK);
        assert_eq!(deck.draw_some(9, &mut chance).len(), 3);
        assert_eq!(deck.draw(&mut chance), None);
    }

    #[test]
    fn ways_to_take_cards_do_not_tell_alike_cards_apart() {
        let hand = bag(&[Apple, Apple, Pear, Fig]);
        let mut ways = Vec::new();
        hand.ways(2, |way| ways.push(way));
        let expected = [[Apple, Apple], [Apple, Pear], [Apple, Fig], [Pear, Fig]];
        assert_eq!(ways, expected.map(|way| bag(&way)));
        let count = |taken| {
            let mut count = 0;
            hand.ways(taken, |_| count += 1);
            count
        };
        assert_eq!([0, 1, 2, 3, 4, 5].map(count), [1, 3, 4, 3, 1, 0]);
    }

    #[test]
    fn no_more_cards_are_read_than_there_are() {
        let read = |text| serde_json::from_str::<Bag<Fruit>>(text);
        assert_eq!(read(r#"["Fig","Apple"]"#).unwrap(), bag(&[Apple, Fig]));
        assert!(read(r#"["Pear","Pear"]"#).is_err());
        let text = serde_json::to_string(&bag(&[Fig, Apple])).unwrap();
        assert_eq!(text, r#"["Apple","Fig"]"#);
    }
}
