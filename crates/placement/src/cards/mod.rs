//! The four decks: const tables, one line a card, with what each card does as an enum.

mod attack;
mod event;
mod security;
mod vulnerability;

pub use attack::{Attack, AttackEffect, Condition, Points};
pub use event::{EventCard, EventEffect};
pub use security::{Security, SecurityEffect};
pub use vulnerability::{Vulnerability, VulnerabilityEffect};

/// The [`Kind`](crate::bag::Kind) of an enum whose variants are the lines of a table.
macro_rules! kind {
    ($kind:ty, $facts:ident) => {
        impl crate::bag::Kind for $kind {
            const ALL: &'static [$kind] = &{
                let mut all = [$facts[0].card; $facts.len()];
                let mut line = 0;
                while line < $facts.len() {
                    all[line] = $facts[line].card;
                    line += 1;
                }
                all
            };
            const DECK: crate::bag::Bag<$kind> = {
                let mut counts = [0; $facts.len()];
                let mut line = 0;
                while line < $facts.len() {
                    counts[line] = $facts[line].copies;
                    line += 1;
                }
                crate::bag::Bag::of_counts(&counts)
            };

            #[inline]
            fn index(self) -> usize {
                self as usize
            }
        }

        impl $kind {
            /// Also the end of the card's text keys.
            pub const fn id(self) -> &'static str {
                $facts[self as usize].id
            }
        }
    };
}
use kind;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bag::Kind;

    fn in_order<K: Kind>(id: impl Fn(K) -> &'static str) -> usize {
        for (index, &card) in K::ALL.iter().enumerate() {
            assert_eq!(card.index(), index, "{card:?}");
            let written = format!("{card:?}");
            let letters = |text: &str| text.replace('-', "").to_lowercase();
            assert_eq!(letters(id(card)), letters(&written));
        }
        K::ALL.len()
    }

    #[test]
    fn the_tables_are_in_the_order_of_the_kinds() {
        assert_eq!(in_order(Attack::id), 19);
        assert_eq!(in_order(Security::id), 8);
        assert_eq!(in_order(Vulnerability::id), 20);
        assert_eq!(in_order(EventCard::id), 13);
    }

    #[test]
    fn the_decks_have_the_sizes_of_the_rulebook() {
        assert_eq!(Attack::DECK.len(), 48);
        assert_eq!(Security::DECK.len(), 14);
        assert_eq!(Vulnerability::DECK.len(), 20);
        assert_eq!(EventCard::DECK.len(), 30);
    }

    #[test]
    fn five_cards_can_be_used_together() {
        let together = Attack::ALL.iter().filter(|card| card.co_op()).count();
        assert_eq!(together, 5);
    }
}
