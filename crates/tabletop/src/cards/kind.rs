//! What a set or a bag must know of its cards.

use std::fmt;
use std::hash::Hash;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::Bag;

/// A kind of card, known by its place in its table. No table has more than 64 lines.
pub trait Kind: Copy + Ord + Hash + fmt::Debug + Serialize + DeserializeOwned + 'static {
    /// Every kind, in order.
    const ALL: &'static [Self];

    fn index(self) -> usize;

    /// The kind at this place of the table.
    #[inline]
    fn at(index: usize) -> Self {
        Self::ALL[index]
    }

    /// What a set of them shows to programmers.
    fn shown(self) -> impl fmt::Debug {
        self
    }
}

/// A kind of card of which a deck has copies, all alike. A [`Bag`] has a bit for each copy, those of
/// a kind next to each other, in the order of the kinds.
pub trait Copies: Kind {
    /// The whole deck.
    const DECK: Bag<Self>;
    /// The lowest bit of every kind.
    const FIRSTS: u64;

    /// The place of its lowest bit.
    fn place(self) -> u32;

    /// The kind that this bit stands for.
    fn of_bit(bit: u32) -> Self;
}

/// Where the copies of `KINDS` kinds lie in a [`Bag`].
pub struct Places<const KINDS: usize> {
    /// The lowest bit of each kind.
    pub of: [u8; KINDS],
    /// The kind of each bit.
    pub kinds: [u8; 64],
    pub firsts: u64,
    pub deck: u64,
}

impl<const KINDS: usize> Places<KINDS> {
    /// By the number of copies of each kind.
    pub const fn new(copies: [u8; KINDS]) -> Places<KINDS> {
        let mut places = Places {
            of: [0; KINDS],
            kinds: [0; 64],
            firsts: 0,
            deck: 0,
        };
        let (mut kind, mut bit) = (0, 0);
        while kind < KINDS {
            assert!(copies[kind] > 0, "every kind has a copy");
            places.of[kind] = bit as u8;
            places.firsts |= 1 << bit;
            let mut copy = 0;
            while copy < copies[kind] {
                assert!(bit < 64, "no deck has more than 64 cards");
                places.deck |= 1 << bit;
                places.kinds[bit] = kind as u8;
                bit += 1;
                copy += 1;
            }
            kind += 1;
        }
        places
    }
}

/// The [`Kind`](crate::cards::Kind) of an enum whose variants are the lines of a table, with the
/// fields `card` and `id`; and its [`Copies`](crate::cards::Copies), if it is said how many there are
/// of a line: `kind!(Card, FACTS, |fact| fact.copies)`.
#[macro_export]
macro_rules! kind {
    ($kind:ty, $facts:ident) => {
        impl $crate::cards::Kind for $kind {
            const ALL: &'static [$kind] = &{
                let mut all = [$facts[0].card; $facts.len()];
                let mut line = 0;
                while line < $facts.len() {
                    assert!($facts[line].card as usize == line, "the table is in order");
                    all[line] = $facts[line].card;
                    line += 1;
                }
                all
            };

            #[inline]
            fn index(self) -> usize {
                self as usize
            }

            #[inline]
            fn at(index: usize) -> $kind {
                // As long as any set, so that no place of one lies outside.
                static KINDS: [$kind; 64] = {
                    let mut kinds = [$facts[0].card; 64];
                    let mut line = 0;
                    while line < $facts.len() {
                        kinds[line] = $facts[line].card;
                        line += 1;
                    }
                    kinds
                };
                debug_assert!(index < $facts.len(), "the table has no line {index}");
                KINDS[index % 64]
            }
        }

        impl $kind {
            /// Also the end of the card's text keys.
            pub const fn id(self) -> &'static str {
                $facts[self as usize].id
            }
        }
    };
    ($kind:ty, $facts:ident, |$fact:ident| $copies:expr) => {
        $crate::kind!($kind, $facts);

        const _: () = {
            const PLACES: $crate::cards::Places<{ $facts.len() }> = {
                let mut copies = [0; $facts.len()];
                let mut line = 0;
                while line < $facts.len() {
                    let $fact = &$facts[line];
                    copies[line] = $copies;
                    line += 1;
                }
                $crate::cards::Places::new(copies)
            };
            static OF: [u8; $facts.len()] = PLACES.of;
            static KINDS: [$kind; 64] = {
                let mut kinds = [$facts[0].card; 64];
                let mut bit = 0;
                while bit < 64 {
                    kinds[bit] = $facts[PLACES.kinds[bit] as usize].card;
                    bit += 1;
                }
                kinds
            };

            impl $crate::cards::Copies for $kind {
                const DECK: $crate::cards::Bag<$kind> = $crate::cards::Bag::from_bits(PLACES.deck);
                const FIRSTS: u64 = PLACES.firsts;

                #[inline]
                fn place(self) -> u32 {
                    u32::from(OF[self as usize])
                }

                #[inline]
                fn of_bit(bit: u32) -> $kind {
                    KINDS[bit as usize % 64]
                }
            }
        };
    };
}

/// The [`Kind`](crate::cards::Kind) of a card that is but a number, below this one.
#[macro_export]
macro_rules! numbered {
    ($kind:ident, $count:expr) => {
        impl $crate::cards::Kind for $kind {
            const ALL: &'static [$kind] = &{
                let mut all = [$kind(0); $count];
                let mut number = 0;
                while number < all.len() {
                    all[number] = $kind(number as u8);
                    number += 1;
                }
                all
            };

            #[inline]
            fn index(self) -> usize {
                self.0 as usize
            }

            #[inline]
            fn at(index: usize) -> $kind {
                $kind(index as u8)
            }

            fn shown(self) -> impl std::fmt::Debug {
                self.0
            }
        }
    };
}
