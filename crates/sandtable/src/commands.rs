//! One command, one file.

pub mod arena;
pub mod data;
pub mod debrief;
pub mod games;
pub mod groups;
pub mod import;
mod library;
pub mod load;
pub mod play;
pub mod replay;
pub mod review;
pub mod serve;
mod setup;
pub mod sim;
pub mod torture;
