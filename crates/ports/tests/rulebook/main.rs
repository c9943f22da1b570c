//! The rules of Ports, chapter by chapter: every sentence of the rules and every ruling
//! (`docs/rules/ports.*.md`) is the name of a test.

mod table;

mod capture;
mod cards;
mod imagined;
mod refusals;
mod scoring;
mod setup;
mod special_irc;
mod special_ntp;
mod special_whois;
mod switches;
mod turn;
mod views;
