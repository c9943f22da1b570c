//! Cards by kind and number. A shuffled deck that nobody has looked into is a bag: what comes next
//! is chance, so the order of a deck is not state and cannot leak.

use std::fmt;
use std::hash::Hash;
use std::marker::PhantomData;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use tabletop::{Chance, Game, Place, Table};
use ts_rs::TS;

/// A kind of card of one deck, known by its place in that deck's table.
pub trait Kind:
    Copy + Ord + Hash + fmt::Debug + Serialize + DeserializeOwned + TS + 'static
{
    /// Every kind, in order.
    const ALL: &'static [Self];
    /// The whole deck.
    const DECK: Bag<Self>;

    fn index(self) -> usize;
}

/// Some cards of one deck. No kind has more than three copies, so two bits are enough for each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bag<K>(u64, PhantomData<K>);

/// One for each kind.
const ONES: u64 = 0x5555_5555_5555_5555;

impl<K> Bag<K> {
    pub const EMPTY: Bag<K> = Bag(0, PhantomData);

    /// That many cards of each kind, in order.
    pub(crate) const fn of_counts(counts: &[u8]) -> Bag<K> {
        let mut bits = 0;
        let mut kind = 0;
        while kind < counts.len() {
            assert!(counts[kind] <= 3, "two bits hold three copies");
            bits |= (counts[kind] as u64) << (2 * kind);
            kind += 1;
        }
        Bag(bits, PhantomData)
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn len(self) -> u8 {
        ((self.0 & ONES).count_ones() + 2 * (self.0 >> 1 & ONES).count_ones()) as u8
    }
}

impl<K: Kind> Bag<K> {
    pub fn one(card: K) -> Bag<K> {
        Bag(1 << (2 * card.index()), PhantomData)
    }

    #[inline]
    pub fn count(self, card: K) -> u8 {
        (self.0 >> (2 * card.index()) & 3) as u8
    }

    #[inline]
    pub fn contains(self, card: K) -> bool {
        self.count(card) > 0
    }

    #[inline]
    pub fn add(&mut self, card: K) {
        debug_assert!(self.count(card) < K::DECK.count(card), "no such copy");
        self.0 += Bag::one(card).0;
    }

    #[inline]
    pub fn remove(&mut self, card: K) {
        debug_assert!(self.contains(card), "no {card:?} to remove");
        self.0 -= Bag::one(card).0;
    }

    /// All cards of both.
    #[must_use]
    pub fn plus(self, other: Bag<K>) -> Bag<K> {
        Bag(self.0 + other.0, PhantomData)
    }

    /// These cards without those, which are among them.
    #[must_use]
    pub fn minus(self, those: Bag<K>) -> Bag<K> {
        debug_assert!(self.includes(those), "{those:?} is not in {self:?}");
        Bag(self.0 - those.0, PhantomData)
    }

    pub fn includes(self, those: Bag<K>) -> bool {
        those
            .kinds()
            .all(|kind| self.count(kind) >= those.count(kind))
    }

    /// Of each kind as many as the one that has more.
    #[must_use]
    pub fn most(self, other: Bag<K>) -> Bag<K> {
        let mut most = self;
        for kind in other.kinds() {
            while most.count(kind) < other.count(kind) {
                most.add(kind);
            }
        }
        most
    }

    /// Of each kind as many as the one that has fewer.
    #[must_use]
    pub fn fewest(self, other: Bag<K>) -> Bag<K> {
        let mut fewest = self;
        for kind in self.kinds() {
            while fewest.count(kind) > other.count(kind) {
                fewest.remove(kind);
            }
        }
        fewest
    }

    /// Each kind that is there, once, in order.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = K> {
        let mut rest = (self.0 | self.0 >> 1) & ONES;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let index = rest.trailing_zeros() as usize / 2;
            rest &= rest - 1;
            Some(K::ALL[index])
        })
    }

    /// Each card, in order.
    pub fn cards(self) -> impl Iterator<Item = K> {
        self.kinds()
            .flat_map(move |kind| std::iter::repeat_n(kind, self.count(kind).into()))
    }

    /// Takes any card out, each as likely as the other.
    pub fn draw(&mut self, chance: &mut Chance) -> Option<K> {
        if self.is_empty() {
            return None;
        }
        let mut before = chance.below(self.len().into()) as u8;
        for kind in self.kinds() {
            let count = self.count(kind);
            if before < count {
                self.remove(kind);
                return Some(kind);
            }
            before -= count;
        }
        unreachable!("fewer cards come before it than there are")
    }
}

impl<K: Kind> FromIterator<K> for Bag<K> {
    fn from_iter<I: IntoIterator<Item = K>>(cards: I) -> Bag<K> {
        let mut bag = Bag::EMPTY;
        cards.into_iter().for_each(|card| bag.add(card));
        bag
    }
}

impl<K: Kind> fmt::Debug for Bag<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.cards()).finish()
    }
}

/// Written as the list of its cards.
impl<K: Kind> Serialize for Bag<K> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // Not every format takes a sequence of unknown length.
        self.cards().collect::<Vec<_>>().serialize(serializer)
    }
}

impl<'de, K: Kind> Deserialize<'de> for Bag<K> {
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

/// A list of cards to the client.
impl<K: Kind> TS for Bag<K> {
    type WithoutGenerics = Vec<K>;
    type OptionInnerType = Self;

    fn name(config: &ts_rs::Config) -> String {
        Vec::<K>::name(config)
    }

    fn inline(config: &ts_rs::Config) -> String {
        Vec::<K>::inline(config)
    }

    fn visit_dependencies(visitor: &mut impl ts_rs::TypeVisitor) {
        Vec::<K>::visit_dependencies(visitor);
    }

    fn visit_generics(visitor: &mut impl ts_rs::TypeVisitor) {
        Vec::<K>::visit_generics(visitor);
    }
}

/// A face-down deck and its face-up discards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Deck<K: Kind> {
    pub pile: Bag<K>,
    pub discards: Bag<K>,
}

impl<K: Kind> Deck<K> {
    pub const FULL: Deck<K> = Deck {
        pile: K::DECK,
        discards: Bag::EMPTY,
    };

    /// An empty deck is refilled from its discards; if both are empty nothing is drawn.
    pub fn draw<G: Game>(&mut self, place: Place, table: &mut impl Table<G>) -> Option<K> {
        self.refill(place, table);
        self.pile.draw(table.luck(place))
    }

    pub fn refill<G: Game>(&mut self, place: Place, table: &mut impl Table<G>) {
        if self.pile.is_empty() {
            self.pile = std::mem::replace(&mut self.discards, Bag::EMPTY);
            table.reshuffled(place);
        }
    }

    pub fn discard(&mut self, card: K) {
        self.discards.add(card);
    }

    /// What a search finds: the deck, or the discards that would refill it.
    pub fn searchable(&self) -> Bag<K> {
        if self.pile.is_empty() {
            self.discards
        } else {
            self.pile
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Placement;
    use crate::cards::Attack;
    use tabletop::{Seed, Silent};

    #[test]
    fn a_bag_counts_its_cards() {
        let bag: Bag<Attack> = [Attack::Emotet, Attack::Emotet, Attack::Snake]
            .into_iter()
            .collect();
        assert_eq!(bag.len(), 3);
        assert_eq!(bag.count(Attack::Emotet), 2);
        assert!(bag.includes(Bag::one(Attack::Snake)));
        assert!(!Bag::one(Attack::Snake).includes(bag));
        assert_eq!(bag.kinds().count(), 2);
        assert_eq!(bag.minus(Bag::one(Attack::Emotet)).len(), 2);
        assert_eq!(bag.fewest(Bag::one(Attack::Emotet)).len(), 1);
        assert_eq!(bag.most(Bag::one(Attack::Phobos)).len(), 4);
    }

    #[test]
    fn every_card_of_a_bag_is_drawn_equally_often() {
        let mut chance = Chance::new(Seed([5; 32]));
        let bag: Bag<Attack> = [Attack::Emotet, Attack::Emotet, Attack::Snake]
            .into_iter()
            .collect();
        let snakes = (0..3_000)
            .filter(|_| bag.clone().draw(&mut chance) == Some(Attack::Snake))
            .count();
        assert!((900..1_100).contains(&snakes), "{snakes} of 3000");
    }

    #[test]
    fn an_empty_deck_is_refilled_from_its_discards() {
        let mut chance = Chance::new(Seed([5; 32]));
        let mut deck: Deck<Attack> = Deck {
            pile: Bag::EMPTY,
            discards: Bag::one(Attack::Ddos),
        };
        let mut draw = || deck.draw::<Placement>(Place(0), &mut Silent(&mut chance));
        assert_eq!(draw(), Some(Attack::Ddos));
        assert_eq!(draw(), None);
    }
}
