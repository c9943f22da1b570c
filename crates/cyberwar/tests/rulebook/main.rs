//! The rules of CyberWar, chapter by chapter: every sentence of the rules and every ruling
//! (`docs/rules/cyberwar.*.md`) is the name of a test.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod table;

mod cards;
mod draft;
mod groups;
mod imagined;
mod incidents;
mod red_blue;
mod refusals;
mod review;
mod solo;
mod switches;
mod tie;
mod views;
