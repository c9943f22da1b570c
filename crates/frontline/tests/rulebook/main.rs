//! The rules of Cyber FrontLine, chapter by chapter: every rule, every event, every switch and
//! every ruling (`docs/rules/frontline.*.md`) is the name of a test.

mod table;

mod aids;
mod attack;
mod bots;
mod events;
mod harden;
mod incidents;
mod plan;
mod recon;
mod setup;
mod switches;
mod views;
mod weaponise;
mod winning;
