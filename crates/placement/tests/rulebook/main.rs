//! The rules of Cyber Attacker Placement, chapter by chapter: every card, every rule and every
//! ruling (`docs/rules/placement.*.md`) is the name of a test.

mod table;

mod attacks;
mod bargains;
mod claims;
mod co_attack;
mod costs;
mod deals;
mod events;
mod incidents;
mod joint_attack;
mod moving;
mod securities;
mod setup;
mod triggers;
mod turn;
mod views;
mod vulnerabilities;
mod winning;
