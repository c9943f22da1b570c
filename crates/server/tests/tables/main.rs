//! The server from outside: over HTTP and WebSocket, on loopback. One program, so that it links once.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

mod classes;
mod consent;
mod flash_cards;
mod full;
mod goodbye;
mod hands;
mod hints;
mod holding;
mod hostile;
mod hosting;
mod http;
mod lessons;
mod old;
mod orders;
mod peek;
mod play;
mod play_on;
mod puzzle;
mod replay;
mod resting;
mod resume;
mod review;
mod roles;
mod secrets;
mod servers;
mod steady;
mod talk;
mod texts;
mod whose;
mod wire;
