//! Situations: a few short records of each game that together hold every kind of question, event
//! and refusal that its play comes to. Tests of texts, coaches, screens, reviews and lessons take
//! their positions from here.
//!
//! `cargo xtask situations` harvests them anew: many games are played ([`harvest`]), what they come
//! to is sorted into [`kinds`], and the cheapest parts of them that hold each kind once are kept
//! ([`write`]) in `kept/<game>`: records by name, and `index.json`, which says for each kind in
//! which record it is found, after which entry.
//!
//! ```ignore
//! situations::each::<Ports>(|at| println!("{} after {}", at.record, at.entry));
//! let table = situations::open::<Ports>("asked ports-prompt-act");
//! let any = catalog::load(&situations::cut("ports", "asked ports-prompt-act"));
//! ```
//!
//! Names no game, and knows no more of a game than everybody.

mod cover;
mod harvest;
mod kept;
pub mod kinds;
mod player;
mod tables;
mod typed;

pub use cover::write;
pub use harvest::{Harvest, Patience};
pub use kept::{At, Place, cut, each, index, misplaced, open, records, unreached};
pub use tables::tables;
