//! JSON texts, and what changes from one to the next.
//!
//! A *change* is JSON itself:
//!
//! | change | of | means |
//! |--|--|--|
//! | `[value]` | anything | it is `value` now |
//! | `{"name": change, …}` | an object | these members have changed; `0`: the member is gone |
//! | `{"3": change, …}` | an array | these elements have changed |
//! | `[at, gone, value, …]` | an array | at `at`, `gone` elements make way for the values |
//!
//! What is not mentioned has stayed. Nothing in here knows what the texts are about.

mod apply;
mod change;
mod text;

pub use apply::{Mismatch, apply};
pub use change::{write_change, write_members, write_whole};
pub use text::Text;
