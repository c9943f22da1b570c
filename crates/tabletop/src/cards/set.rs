//! Cards of which there is one each.

use std::fmt;
use std::marker::PhantomData;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::bits::{self, Bits};
use super::kind::Kind;
use crate::Chance;

/// Some cards of a table, their order meaning nothing: a bit for each. Written as a list, in order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Set<K>(u64, PhantomData<K>);

impl<K> Set<K> {
    pub const EMPTY: Set<K> = Set::from_bits(0);

    /// For const tables: a bit for each card, by its place in the table.
    pub const fn from_bits(bits: u64) -> Set<K> {
        Set(bits, PhantomData)
    }

    pub const fn bits(self) -> u64 {
        self.0
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// What is in either.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Set<K>) -> Set<K> {
        Set::from_bits(self.0 | other.0)
    }

    /// What is in both.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Set<K>) -> Set<K> {
        Set::from_bits(self.0 & other.0)
    }

    /// What is in this one only.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Set<K>) -> Set<K> {
        Set::from_bits(self.0 & !other.0)
    }

    /// Whether anything is in both.
    #[inline]
    pub const fn meets(self, other: Set<K>) -> bool {
        self.0 & other.0 != 0
    }
}

impl<K: Kind> Set<K> {
    /// The whole table.
    pub const FULL: Set<K> = Set::from_bits(u64::MAX >> (64 - K::ALL.len()));

    #[inline]
    pub fn one(card: K) -> Set<K> {
        debug_assert!(card.index() < K::ALL.len(), "no such card: {card:?}");
        Set::from_bits(1 << card.index())
    }

    /// A number that is no card of the table is in no set.
    #[inline]
    pub fn contains(self, card: K) -> bool {
        card.index() < K::ALL.len() && self.0 >> card.index() & 1 == 1
    }

    #[inline]
    pub fn insert(&mut self, card: K) {
        debug_assert!(!self.contains(card), "{card:?} is there already");
        *self = self.with(card);
    }

    #[inline]
    pub fn remove(&mut self, card: K) {
        debug_assert!(self.contains(card), "no {card:?} to remove");
        *self = self.without(card);
    }

    /// These and this one.
    #[inline]
    #[must_use]
    pub fn with(self, card: K) -> Set<K> {
        self.or(Set::one(card))
    }

    /// These but this one.
    #[inline]
    #[must_use]
    pub fn without(self, card: K) -> Set<K> {
        self.minus(Set::one(card))
    }

    /// In the order of the table.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = K> {
        Bits(self.0).map(|bit| K::at(bit as usize))
    }

    /// Any card, each as likely as the other.
    #[inline]
    pub fn any(self, chance: &mut Chance) -> Option<K> {
        bits::any(self.0, chance).map(|bit| K::at(bit as usize))
    }

    /// Takes any card out.
    #[inline]
    pub fn draw(&mut self, chance: &mut Chance) -> Option<K> {
        let card = self.any(chance)?;
        self.remove(card);
        Some(card)
    }
}

impl<K> Default for Set<K> {
    fn default() -> Set<K> {
        Set::EMPTY
    }
}

impl<K: Kind, const N: usize> From<[K; N]> for Set<K> {
    fn from(cards: [K; N]) -> Set<K> {
        cards.into_iter().collect()
    }
}

impl<K: Kind> FromIterator<K> for Set<K> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = K>>(cards: I) -> Set<K> {
        cards.into_iter().fold(Set::EMPTY, Set::with)
    }
}

impl<K: Kind> From<Set<K>> for Vec<K> {
    fn from(cards: Set<K>) -> Vec<K> {
        cards.iter().collect()
    }
}

impl<K: Kind> fmt::Debug for Set<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(K::shown)).finish()
    }
}

impl<K: Kind> Serialize for Set<K> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // Not every format takes a sequence of unknown length.
        Vec::from(*self).serialize(serializer)
    }
}

impl<'de, K: Kind> Deserialize<'de> for Set<K> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Set<K>, D::Error> {
        let cards: Vec<K> = Vec::deserialize(deserializer)?;
        if !cards.iter().all(|&card| Set::FULL.contains(card)) {
            return Err(serde::de::Error::custom("no such card"));
        }
        Ok(cards.into_iter().collect())
    }
}

listed!(Set);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seed;

    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    struct Number(u8);

    crate::numbered!(Number, 4);

    #[test]
    fn a_set_has_its_cards_in_order() {
        let mut set = Set::from([Number(3), Number(1)]);
        assert_eq!(set.iter().collect::<Vec<_>>(), [Number(1), Number(3)]);
        assert_eq!(format!("{set:?}"), "{1, 3}");
        assert_eq!(Set::FULL.minus(set), Set::from([Number(0), Number(2)]));
        assert!(set.meets(Set::one(Number(1))) && !set.meets(Set::one(Number(0))));
        set.remove(Number(1));
        set.insert(Number(0));
        assert_eq!((set, set.len()), (Set::from([Number(0), Number(3)]), 2));
    }

    #[test]
    fn a_number_that_is_no_card_is_in_no_set() {
        assert!(!Set::FULL.contains(Number(4)));
        assert!(!Set::FULL.contains(Number(255)));
        assert!(serde_json::from_str::<Set<Number>>("[0, 4]").is_err());
        let set: Set<Number> = serde_json::from_str("[3, 0, 3]").unwrap();
        assert_eq!(serde_json::to_string(&set).unwrap(), "[0,3]");
    }

    #[test]
    fn every_card_is_drawn_equally_often() {
        let mut chance = Chance::new(Seed([5; 32]));
        let set = Set::from([Number(0), Number(3)]);
        let drawn = (0..2_000).filter(|_| set.clone().draw(&mut chance) == Some(Number(3)));
        assert!((900..1_100).contains(&drawn.count()));
        let mut none = Set::<Number>::EMPTY;
        assert_eq!(none.draw(&mut chance), None);
    }
}
