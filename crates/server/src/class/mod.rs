//! A class: people who come in, are seated at tables round after round, and somebody in charge who sees
//! all tables at a glance.
//!
//! - `task`: the one task that owns a class; what changes it is kept before it is shown. `orders`: what is
//!   asked of it.
//! - `roll`: what is kept; `keeping`: for how long.
//! - `seating`: who sits with whom; `results`: how it went before; `rounds`: tables for everybody.
//! - `socket`: one connection.
//!
//! Invariants: a class waits for its tables, a table never for its class; a person's secret is the secret
//! of each seat that the class gives them, so whoever comes back to either is known.

mod debrief;
mod keeping;
mod orders;
mod results;
mod roll;
mod rounds;
mod seating;
mod socket;
mod task;

use store::SecretHash;
use tokio::sync::mpsc;

use crate::outbox::Outbox;
use crate::table::{ConnectionId, Reply};
use crate::wire::{ClassInfo, CreateClass, Entered, Founded, FromClass, Place};
pub(crate) use debrief::debrief;
pub use keeping::import;
pub(crate) use keeping::tend_all;
pub(crate) use socket::serve;
pub(crate) use task::{found, open};

const QUEUE: usize = 256;

/// What a class can be asked.
pub(crate) enum Ask {
    Info(Reply<ClassInfo>),
    Enter {
        name: String,
        reply: Reply<Entered>,
    },
    /// The tables that have the luck of this one: what is known of one tells of the others.
    SameDeal {
        table: String,
        reply: Reply<Vec<String>>,
    },
    /// All tables of all rounds, for whoever may read the debrief.
    Played {
        secret: SecretHash,
        reply: Reply<Vec<(String, Place)>>,
    },
    /// What was kept long enough at this time is deleted.
    Tend {
        now: u64,
        reply: Reply<()>,
    },
    /// Someone connects; the welcome is the first thing in the outbox.
    Join {
        secret: SecretHash,
        outbox: Outbox,
        reply: Reply<ConnectionId>,
    },
    Leave(ConnectionId),
    /// Another server may hold the class now.
    Resign,
    Request(ConnectionId, FromClass),
}

/// Talks to a class.
#[derive(Clone)]
pub(crate) struct Handle {
    asks: mpsc::Sender<Ask>,
}

impl Handle {
    pub(crate) fn is_closed(&self) -> bool {
        self.asks.is_closed()
    }

    /// Gives the message back if the task has ended.
    pub(crate) async fn send(&self, ask: Ask) -> Result<(), Ask> {
        self.asks.send(ask).await.map_err(|unsent| unsent.0)
    }
}
