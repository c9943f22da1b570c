//! Cards that lie together. A shuffled deck that nobody has looked into is a set or a bag too: what
//! comes next is chance, so the order of a deck is not state and cannot leak.
//!
//! - [`Set`]: cards of which there is one each.
//! - [`Bag`]: cards of which there are copies.
//! - [`Deck`]: a face-down bag and its discards.
//! - [`kind!`](crate::kind): makes the lines of a table the kinds of their cards;
//!   [`numbered!`](crate::numbered): cards that are but numbers.

/// To the client, a list of cards.
macro_rules! listed {
    ($cards:ident) => {
        impl<K: Kind + TS> TS for $cards<K> {
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
    };
}

mod bag;
mod bits;
mod deck;
mod kind;
mod set;

pub use bag::Bag;
pub use deck::Deck;
pub use kind::{Copies, Kind, Places};
pub use set::Set;
