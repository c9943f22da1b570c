//! Being built.
pub mod wire;
