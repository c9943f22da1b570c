//! One command, one file.

pub mod anki;
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
pub mod setup;
pub mod sim;
pub mod torture;
