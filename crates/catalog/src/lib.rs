//! The one list of games, and the object-safe layer over them: JSON in and out, words ready to show.
//! Only this crate knows how games look as JSON.

mod any;
mod facts;
mod library;
mod list;
mod scene;
mod thought;
mod typed;

pub use any::{AnyMatch, LoadError, Replayed, Step, StepRefused};
pub use facts::facts;
pub use library::{Library, NoLibrary, Offered};
pub use list::{
    GameInfo, NoSuchGame, OpenError, Players, ReplayError, Visitor, games, games_with, ids, load,
    open, replay, visit, write_replay,
};
pub use scene::{Choice, Ending, Frame, Scene};
pub use thought::{Think, Thought};
pub use typed::Typed;
