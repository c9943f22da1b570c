//! Guided first games. A lesson is data: a deal, what the opponents have in mind, and steps that wait for
//! facts of what the learner sees. What the guide says follows from the record of the game, as everything
//! else does: nothing is kept beside it, and whoever takes a move back is guided as before it.

mod check;
mod facts;
mod guide;
mod lesson;
mod list;
mod plan;

pub use check::{Fault, check};
pub use facts::{Pattern, Test};
pub use guide::{Answer, Card, Guide, Seen};
pub use lesson::{Chapter, Intent, Lesson, Step};
pub use list::{LessonId, all, named};
