//! The laws on trial: a toy game that keeps them all, and breaks each of them when told to.

mod fault;
mod game;
mod goldens;
mod kept;
mod lawful;
mod reported;
mod scenarios;
mod state;
mod view;

mod broken;
