//! The four decks: const tables, one line a card, with what each card does as an enum.

mod attack;
mod event;
mod security;
mod vulnerability;

pub use attack::{Attack, AttackEffect, Condition, Points};
pub use event::{EventCard, EventEffect};
pub use security::{Security, SecurityEffect};
pub use vulnerability::{Vulnerability, VulnerabilityEffect};

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::cards::{Bag, Kind};

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
        assert_eq!(Bag::<Attack>::DECK.len(), 48);
        assert_eq!(Bag::<Security>::DECK.len(), 14);
        assert_eq!(Bag::<Vulnerability>::DECK.len(), 20);
        assert_eq!(Bag::<EventCard>::DECK.len(), 30);
    }

    #[test]
    fn five_cards_can_be_used_together() {
        let together = Attack::ALL.iter().filter(|card| card.co_op()).count();
        assert_eq!(together, 5);
    }
}
