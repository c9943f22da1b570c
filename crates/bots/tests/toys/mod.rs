//! Two small games to try bots on.

pub mod auction;
pub mod nim;
