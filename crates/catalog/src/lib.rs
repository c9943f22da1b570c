//! The one list of games, and the object-safe layer over them: JSON in and out, words ready to show.
//! Only this crate knows how games look as JSON.

mod any;
mod broken;
mod compare;
mod course;
pub mod debrief;
mod drawn;
mod facts;
mod hint;
mod library;
mod list;
mod puzzle;
mod reading;
mod replay;
mod review;
mod scene;
mod seen;
mod thought;
pub mod train;
mod typed;

pub use any::{AnyMatch, History, Question, Step, StepRefused};
pub use broken::LoadError;
pub use compare::{Compared, NoComparison, compare};
pub use course::{Course, Moment, course};
pub use drawn::{Change, Detail, Drawn, Shown};
pub use facts::{facts, lores};
pub use hint::{Hint, Odds, Ponder};
pub use library::{Library, NoLibrary, Offered};
pub use list::{
    GameInfo, NoSuchGame, OpenError, Players, Visitor, games, games_with, ids, load, open, visit,
};
pub use puzzle::{Posed, Puzzle, Solved, find_puzzle};
pub use reading::{Reading, reading_at};
pub use replay::{ReplayError, ReplayLine, ReplayStep, Replayed, replay, write_replay};
pub use review::{
    Better, Care, Decision, Finding, Finish, Piece, Review, Reviewed, Reviewing, Stood, review,
};
pub use scene::{Ahead, Choice, Ending, Frame, Scene};
pub use seen::Seen;
pub use thought::{Think, Thought};
pub use typed::Typed;
