//! The tables in the rules of every game (`docs/rules`), in every language, cell by cell against the
//! cards: a number that is changed on one side only is found here.

mod alike;
mod cyberwar;
mod faults;
mod frontline;
mod league;
mod page;
mod placement;
mod ports;
