//! Small games to try bots on.

pub mod auction;
pub mod errand;
pub mod hiding;
pub mod kuhn;
pub mod nim;
