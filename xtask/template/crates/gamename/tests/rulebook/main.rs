//! The rules, chapter by chapter: every sentence of the rules and every ruling
//! (`docs/rules/gamename.*.md`) is the name of a test.

mod laying;
mod scoring;
mod table;
