//! Games played by the thousand: to see how they are balanced and which bot is the stronger.
//!
//! - [`simulate`]: many games, and how they went for each seat.
//! - [`arena`]: two levels against each other, on the same deals from every seat.
//! - [`ladder`]: each level against the one below.
//! - [`oracle`]: how much there is to decide in a game, and how much of it a level decides well.
//!
//! The same plan and seed give the same games whatever the number of threads.

mod arena;
mod interval;
mod ladder;
mod oracle;
mod plan;
mod play;
mod review;
mod sim;
mod spread;
mod waits;

pub use arena::{ArenaReport, Part, arena};
pub use interval::even;
pub use ladder::{LadderReport, Step, ladder};
pub use oracle::{OracleReport, oracle};
pub use plan::{ArenaPlan, LabError, LadderPlan, SimPlan};
pub use review::review;
pub use sim::{Order, SimReport, simulate};
pub use spread::Progress;
