//! The server: tables over HTTP and WebSocket, and the embedded web client.
//!
//! - [`wire`]: every message; the client's types are generated from it.
//! - `api`: the routes; `socket`: one connection, of which `inbox` reads and `outbox` writes; `client`: the embedded files; `manners`: headers and limits
//!   that hold for every answer.
//! - `class/`: many tables, and somebody in charge of them, who sees them all at a glance.
//! - [`Hall`]: where the tables stand; `table/`: one task per table, the only one that touches it.
//! - `calendar`: house time, by which things are deleted.
//! - `reach`: how others get here; `origin`: what their links begin with.
//! - `aside`: long work, which gives way to whoever answers people.
//! - `thinkers`: whose turn it is to use the machine, fair to every address; `replay`: records played again;
//!   `play_on`: from a moment of theirs on.
//! - `lesson`: guided first games.
//! - `peers`: several servers on one database, and how what one of them holds is reached from another.
//! - `refusal`: every reason to refuse, with its text key and HTTP status.
//! - [`serve`]: on the network.
//!
//! Invariants: what changes a table is in the store before anyone sees it; a viewer gets a message
//! only if something that viewer can see has changed; secrets leave once, to their owner, and only
//! their hashes stay; no lock is held while waiting.

mod api;
mod aside;
mod calendar;
mod class;
mod client;
mod files;
mod flash_cards;
mod hall;
mod health;
mod inbox;
mod lesson;
mod limits;
mod line;
mod manners;
mod origin;
mod outbox;
mod peers;
mod play_on;
mod proxies;
mod puzzle;
mod reach;
mod readers;
mod refusal;
mod replay;
mod review;
mod secret;
mod serve;
mod socket;
mod table;
mod text;
mod thinkers;
mod took;
mod trouble;
mod upgrade;
pub mod wire;

pub use api::app;
pub use class::import;
pub use hall::{Hall, Options};
pub use origin::{NotAnOrigin, Origin};
pub use reach::Ways;
use refusal::Refusal;
pub use serve::{ServeError, listen, serve};
pub use store::{Moved, Place, TransferError, backup, export};
pub use trouble::{Log, LogLevel};
