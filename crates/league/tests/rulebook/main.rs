//! The rules of League of Hackers, chapter by chapter: every rule, every effect and every ruling
//! (`docs/rules/league.*.md`) is the name of a test.

mod table;

mod attacking;
mod choosing;
mod defending;
mod dummy;
mod incidents;
mod installing;
mod order;
mod repairing;
mod round_end;
mod setup;
mod spreading;
mod views;
mod winning;
