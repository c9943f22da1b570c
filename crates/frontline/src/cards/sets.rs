//! Cards that lie together. A shuffled deck that nobody has looked into is a set or a bag too: what
//! comes next is chance, so the order of a deck is not state and cannot leak.

use std::fmt;
use std::hash::Hash;
use std::marker::PhantomData;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use tabletop::Chance;

use super::{COPIES, Mitigation, Technique};

/// A kind of card, known by its place in its table. No table has more than 16 lines.
pub trait Kind: Copy + Ord + Hash + fmt::Debug + Serialize + DeserializeOwned + 'static {
    /// Every kind, in order.
    const ALL: &'static [Self];

    fn index(self) -> usize;
}

/// Some cards of a table of which there is one each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Vec<K>", into = "Vec<K>", bound = "K: Kind")]
pub struct CardSet<K>(u16, PhantomData<K>);

impl<K> CardSet<K> {
    pub const EMPTY: CardSet<K> = CardSet(0, PhantomData);

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// By places in the table, for other tables.
    pub(super) const fn has_nth(self, index: usize) -> bool {
        self.0 >> index & 1 == 1
    }

    #[must_use]
    pub(super) const fn with_nth(self, index: usize) -> CardSet<K> {
        CardSet(self.0 | 1 << index, PhantomData)
    }

    /// What is in either.
    #[must_use]
    pub const fn or(self, other: CardSet<K>) -> CardSet<K> {
        CardSet(self.0 | other.0, PhantomData)
    }

    /// What is in both.
    #[must_use]
    pub const fn and(self, other: CardSet<K>) -> CardSet<K> {
        CardSet(self.0 & other.0, PhantomData)
    }

    /// What is in this one only.
    #[must_use]
    pub const fn minus(self, other: CardSet<K>) -> CardSet<K> {
        CardSet(self.0 & !other.0, PhantomData)
    }
}

impl CardSet<Mitigation> {
    pub const fn of(cards: &[Mitigation]) -> CardSet<Mitigation> {
        let mut set = CardSet::EMPTY;
        let mut index = 0;
        while index < cards.len() {
            set = set.with_nth(cards[index] as usize);
            index += 1;
        }
        set
    }
}

impl<K: Kind> CardSet<K> {
    /// The whole table.
    pub const FULL: CardSet<K> = CardSet(((1u32 << K::ALL.len()) - 1) as u16, PhantomData);

    #[inline]
    pub fn one(card: K) -> CardSet<K> {
        CardSet(1 << card.index(), PhantomData)
    }

    #[inline]
    pub fn contains(self, card: K) -> bool {
        self.0 >> card.index() & 1 == 1
    }

    #[inline]
    pub fn insert(&mut self, card: K) {
        debug_assert!(!self.contains(card), "{card:?} is there already");
        self.0 |= 1 << card.index();
    }

    #[inline]
    pub fn remove(&mut self, card: K) {
        debug_assert!(self.contains(card), "no {card:?} to remove");
        self.0 &= !(1 << card.index());
    }

    /// In the order of the table.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = K> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let index = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            Some(K::ALL[index])
        })
    }

    /// Takes any card out, each as likely as the other.
    pub fn draw(&mut self, chance: &mut Chance) -> Option<K> {
        if self.is_empty() {
            return None;
        }
        let nth = chance.below(self.len().into()) as usize;
        let card = self.iter().nth(nth).expect("fewer come before it");
        self.remove(card);
        Some(card)
    }
}

impl<K: Kind> FromIterator<K> for CardSet<K> {
    fn from_iter<I: IntoIterator<Item = K>>(cards: I) -> CardSet<K> {
        let bits = cards
            .into_iter()
            .fold(0, |bits, card| bits | 1 << card.index());
        CardSet(bits, PhantomData)
    }
}

impl<K: Kind> From<Vec<K>> for CardSet<K> {
    fn from(cards: Vec<K>) -> CardSet<K> {
        cards.into_iter().collect()
    }
}

impl<K: Kind> From<CardSet<K>> for Vec<K> {
    fn from(set: CardSet<K>) -> Vec<K> {
        set.iter().collect()
    }
}

impl<K: Kind> fmt::Debug for CardSet<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// Some attack cards, by technique and number: four bits for each technique.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Vec<Technique>", into = "Vec<Technique>")]
pub struct Techniques(u64);

/// One card of each technique.
const ONES: u64 = 0x1111_1111_1111_1111;

impl Techniques {
    pub const EMPTY: Techniques = Techniques(0);
    /// The whole deck.
    pub const FULL: Techniques = Techniques(ONES * COPIES as u64);

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The sum of all sixteen counts: first of neighbours, then of all.
    pub const fn len(self) -> u8 {
        const PAIRS: u64 = 0x0f0f_0f0f_0f0f_0f0f;
        let pairs = (self.0 & PAIRS) + (self.0 >> 4 & PAIRS);
        (pairs.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
    }

    #[inline]
    pub const fn count(self, card: Technique) -> u8 {
        (self.0 >> (4 * card as u8) & 0xf) as u8
    }

    #[inline]
    pub const fn contains(self, card: Technique) -> bool {
        self.count(card) > 0
    }

    #[inline]
    pub fn add(&mut self, card: Technique) {
        self.add_copies(card, 1);
    }

    #[inline]
    pub fn add_copies(&mut self, card: Technique, copies: u8) {
        debug_assert!(self.count(card) + copies <= COPIES, "no such copy");
        self.0 += u64::from(copies) << (4 * card as u8);
    }

    #[inline]
    pub fn remove(&mut self, card: Technique) {
        self.remove_copies(card, 1);
    }

    #[inline]
    pub fn remove_copies(&mut self, card: Technique, copies: u8) {
        debug_assert!(self.count(card) >= copies, "no {card:?} to remove");
        self.0 -= u64::from(copies) << (4 * card as u8);
    }

    /// All cards of both.
    #[must_use]
    pub fn plus(self, other: Techniques) -> Techniques {
        Techniques(self.0 + other.0)
    }

    /// These cards without those, which are among them.
    #[must_use]
    pub fn minus(self, those: Techniques) -> Techniques {
        debug_assert!(
            those
                .kinds()
                .all(|kind| self.count(kind) >= those.count(kind)),
            "{those:?} are not among {self:?}"
        );
        Techniques(self.0 - those.0)
    }

    /// Each technique that is there, once, in order.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Technique> {
        // No count is above four, so three bits say whether there is one.
        let mut rest = (self.0 | self.0 >> 1 | self.0 >> 2) & ONES;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let index = rest.trailing_zeros() as usize / 4;
            rest &= rest - 1;
            Some(Technique::ALL[index])
        })
    }

    /// Each card, in order.
    pub fn cards(self) -> impl Iterator<Item = Technique> {
        self.kinds()
            .flat_map(move |kind| std::iter::repeat_n(kind, self.count(kind).into()))
    }

    /// Takes any card out, each as likely as the other.
    pub fn draw(&mut self, chance: &mut Chance) -> Option<Technique> {
        if self.is_empty() {
            return None;
        }
        let mut before = chance.below(self.len().into()) as u8;
        let mut rest = self.0;
        for &kind in Technique::ALL {
            let count = (rest & 0xf) as u8;
            if before < count {
                self.remove(kind);
                return Some(kind);
            }
            before -= count;
            rest >>= 4;
        }
        unreachable!("fewer cards come before it than there are")
    }
}

impl FromIterator<Technique> for Techniques {
    fn from_iter<I: IntoIterator<Item = Technique>>(cards: I) -> Techniques {
        let mut all = Techniques::EMPTY;
        cards.into_iter().for_each(|card| all.add(card));
        all
    }
}

impl From<Techniques> for Vec<Technique> {
    fn from(cards: Techniques) -> Vec<Technique> {
        cards.cards().collect()
    }
}

impl TryFrom<Vec<Technique>> for Techniques {
    type Error = &'static str;

    fn try_from(cards: Vec<Technique>) -> Result<Techniques, Self::Error> {
        let mut all = Techniques::EMPTY;
        for card in cards {
            if all.count(card) == COPIES {
                return Err("more cards of a technique than there are");
            }
            all.add(card);
        }
        Ok(all)
    }
}

impl fmt::Debug for Techniques {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.cards()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Technique::{T1059, T1486, T1566};
    use tabletop::Seed;

    #[test]
    fn cards_are_counted_by_technique_and_together() {
        let cards: Techniques = [T1566, T1566, T1486].into_iter().collect();
        assert_eq!(cards.len(), 3);
        assert_eq!(cards.count(T1566), 2);
        assert!(!cards.contains(T1059));
        assert_eq!(cards.kinds().collect::<Vec<_>>(), [T1566, T1486]);
        assert_eq!(Techniques::FULL.len(), 64);
        assert_eq!(Techniques::FULL.minus(cards).len(), 61);
    }

    #[test]
    fn every_card_is_drawn_equally_often() {
        let mut chance = Chance::new(Seed([5; 32]));
        let cards: Techniques = [T1566, T1566, T1486].into_iter().collect();
        let drawn = (0..3_000).filter(|_| cards.clone().draw(&mut chance) == Some(T1486));
        assert!((900..1_100).contains(&drawn.count()));
        let set: CardSet<Mitigation> = CardSet::of(&[Mitigation::M1016, Mitigation::M1053]);
        let drawn = (0..2_000).filter(|_| set.clone().draw(&mut chance) == Some(Mitigation::M1053));
        assert!((900..1_100).contains(&drawn.count()));
    }

    #[test]
    fn no_more_than_four_cards_of_a_technique_are_read() {
        assert!(Techniques::try_from(vec![T1566; 4]).is_ok());
        assert!(Techniques::try_from(vec![T1566; 5]).is_err());
    }
}
