//! What changes from one value to the next, as JSON.
//!
//! A *change* is JSON itself:
//!
//! | change | of | means |
//! |--|--|--|
//! | `[value]` | anything | it is `value` now |
//! | `{"name": change, …}` | an object | these members have changed; `0`: the member is gone |
//! | `{"3": change, …}` | an array | these elements have changed |
//! | `[at, gone, value, change, …]` | an array | at `at`, `gone` elements make way for `value`, and for what each change makes of the element before |
//!
//! What is not mentioned has stayed. Nothing in here knows what the values are about.

mod apply;
mod change;
mod key;
mod open;
mod plant;
mod serialize;
mod token;
mod tree;
mod words;
mod write;

pub use apply::{Mismatch, apply};
pub use change::{Change, Parts};
pub use tree::{Tree, as_it_is};
