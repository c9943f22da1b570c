//! The laws that every game keeps, and help for the games' own tests.
//!
//! A game's tests call [`assert_lawful`] for every player count and every set of switches:
//!
//! ```ignore
//! #[test]
//! fn ports_is_lawful_for_every_number_of_players() {
//!     laws::assert_lawful::<Ports>(&laws::player_counts::<Ports>(|config| config), 0..300);
//! }
//! ```
//!
//! Each seed is one random game, played by players of several temperaments so that rare branches
//! are reached. Cheap laws are checked at every step, dear ones at a sample of them. A seed alone
//! decides what is looked at: `check(&[config], 17..18)` repeats what went wrong with seed 17.
//!
//! # The laws
//!
//! One law, one file in `src/laws/`. What each is there for:
//!
//! | law | says |
//! |--|--|
//! | [`Law::Turn`] | Someone must act, or there is an outcome; never both, never neither. |
//! | [`Law::Menu`] | The menu of an awaited seat has 1 to 199 entries, in order, each once, and is exactly what `check` allows of the candidates; a seat that is not awaited may do nothing. The shortlist is a part of it, never empty, and follows from the seat's view alone. |
//! | [`Law::Fallback`] | The fallback is on the menu and follows from the seat's view alone. |
//! | [`Law::Refusal`] | What is refused leaves no trace in state, record, undo or chance. |
//! | [`Law::Census`] | Nothing appears and nothing vanishes. |
//! | [`Law::Ending`] | A game ends within `LONGEST` decisions. |
//! | [`Law::Replay`] | The same action with the same chance leads to the same state and is told the same; a record plays again to the same game, and a changed record is refused. |
//! | [`Law::Written`] | State, action and record survive JSON; nothing written holds a number that JavaScript cannot. |
//! | [`Law::Imagine`] | An imagined world looks exactly as the view it was imagined from, whatever the lore, and can be played to the end. |
//! | [`Law::Order`] | The order in which simultaneous choices arrive does not matter, and none makes another stale. |
//! | [`Law::Retract`] | Taking a decision back restores the state before it, but for what the game counts, and is not on offer once luck was drawn or something was revealed. |
//! | [`Law::Quiet`] | A step without chance and without `reveal` looks the same in all worlds that looked the same before; undo restores the state before it. |
//! | [`Law::Leak`] | Whatever a viewer may not know can be dealt anew without the viewer noticing: before a step, and after it if the views are equal. |
//! | [`Law::Luck`] | Two games from one seed that decide differently keep meeting the same cards. |
//! | [`Law::Silent`] | Whether anyone watches makes no difference to state and chance. |
//! | [`Law::Sound`] | Nothing panics. |
//!
//! The leak law compares pairs of worlds, so it is only worth something if the re-dealt worlds
//! differ and stay comparable: [`Report`] says how often, and [`Laws`] holds floors for both.
//!
//! # For a game's own tests
//!
//! - [`Scenario`]: a position to act in, so that tests read like the rulebook.
//! - [`golden`] and [`assert_golden`]: a whole seeded game as text, kept in a file.

mod check;
mod difference;
mod golden;
mod law;
mod laws;
mod look;
mod policy;
mod position;
mod report;
mod scenario;
pub mod texts;
mod trial;
mod walk;

pub use check::{Laws, assert_lawful, check, player_counts};
pub use golden::{assert_golden, golden};
pub use law::{Law, Violation};
pub use report::{Report, Tally};
pub use scenario::Scenario;
