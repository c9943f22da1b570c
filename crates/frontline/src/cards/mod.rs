//! The four kinds of cards: const tables, one line a card.

mod action_card;
mod event;
mod mitigation;
mod technique;

pub use action_card::{ActionCard, PLANS, Plan};
pub use event::EventCard;
pub use mitigation::Mitigation;
pub use technique::{COPIES, STAGES, Stage, Technique};

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::cards::Kind;

    /// The pairs of ATT&CK that the cards are made of.
    #[test]
    fn there_are_52_pairs_of_a_technique_and_a_mitigation() {
        let stoppers = Technique::ALL.iter().map(|card| card.stopped_by().len());
        assert_eq!(stoppers.map(usize::from).sum::<usize>(), 52);
        let stopped = Mitigation::ALL.iter().map(|card| card.stops().len());
        assert_eq!(stopped.map(usize::from).sum::<usize>(), 52);
    }

    #[test]
    fn a_technique_costs_the_less_the_more_defences_stop_it() {
        for card in Technique::ALL {
            let stoppers = card.stopped_by().len();
            assert_eq!(card.cost(), (8 - stoppers).max(2), "{card:?}");
        }
    }

    #[test]
    fn a_defence_costs_twice_as_much_as_it_stops_techniques_and_at_least_four() {
        for card in Mitigation::ALL {
            let stops = card.stops().len();
            assert_eq!(card.cost(), (2 * stops).max(4), "{card:?}");
        }
    }

    #[test]
    fn the_tables_are_in_the_order_of_the_kinds() {
        fn in_order<K: Kind>(id: impl Fn(K) -> &'static str) -> usize {
            for (index, &card) in K::ALL.iter().enumerate() {
                assert_eq!(card.index(), index, "{card:?}");
                let letters = |text: &str| text.replace('-', "").to_lowercase();
                assert_eq!(letters(id(card)), letters(&format!("{card:?}")));
            }
            K::ALL.len()
        }
        assert_eq!(in_order(Technique::id), 16);
        assert_eq!(in_order(Mitigation::id), 16);
        assert_eq!(in_order(EventCard::id), 12);
    }
}
