//! A table: one task that owns it, and a cheap handle to talk to it.
//!
//! The task handles one message after another. Whatever changes the table is written to the store
//! first and shown afterwards. If the store fails, or anything here panics, the task ends: the people
//! are disconnected, and whoever comes next gets the table as the store last had it.

mod absence;
mod chair;
#[cfg(test)]
mod company;
mod consent;
mod glance;
mod guiding;
mod hands;
mod hinting;
mod hosting;
mod journal;
#[cfg(test)]
mod leaving;
mod minds;
#[cfg(test)]
mod nearly;
mod orders;
mod peek;
mod people;
mod play;
mod rematch;
mod saved;
mod strokes;
mod talking;
mod task;
mod told;

use std::net::IpAddr;

use catalog::Detail;
use store::SecretHash;
use tabletop::Seat;
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use crate::Refusal;
use crate::outbox::Outbox;
use crate::wire::{FromClient, Glance, Order, Seated, TableInfo};
pub(crate) use chair::Chair;
pub(crate) use glance::Wall;
pub(crate) use journal::Kind;
pub(crate) use people::ConnectionId;
pub(crate) use saved::{Founding, begin, record};
pub(crate) use task::open;

/// So many messages may wait at a table; whoever comes then waits to hand over.
const QUEUE: usize = 256;

pub(crate) type Reply<T> = oneshot::Sender<Result<T, Refusal>>;

/// What a table can be asked.
pub(crate) enum Ask {
    Info(Reply<TableInfo>),
    TakeSeat {
        name: String,
        seat: Option<Seat>,
        reply: Reply<Seated>,
    },
    /// Whose secret it is, if anybody's: the seat, or none for a host who only watches.
    Whose {
        secret: SecretHash,
        reply: Reply<Option<Seat>>,
    },
    /// The finished game's record.
    Record(Reply<Record>),
    /// Someone connects; the welcome is the first thing in the outbox.
    Join {
        secret: Option<SecretHash>,
        /// How much is said of what is new.
        detail: Detail,
        address: IpAddr,
        outbox: Outbox,
        reply: Reply<ConnectionId>,
    },
    Leave(ConnectionId),
    /// Somebody at the table wants something, and has since then.
    Request(ConnectionId, FromClient, Instant),
    /// The class orders something.
    Order(Order, Reply<()>),
    /// The class has somebody take over a bot's seat.
    Succeed {
        name: String,
        secret: SecretHash,
        reply: Reply<Seat>,
    },
    /// The class looks on.
    Watch(Wall),
    /// How the table stands, for the class.
    Glance(Reply<Glance>),
    /// The class forgets the names of its people.
    ForgetNames(Reply<()>),
    /// Another server may hold the table now.
    Resign,
    /// The class is being forgotten, and the table with it.
    Forget(Reply<()>),
    /// What a seat might do has been judged, or could not be.
    Hinted {
        seat: Seat,
        decision: u32,
        hints: Option<Vec<catalog::Hint>>,
    },
    /// A bot has decided, or could not.
    Thought {
        seat: Seat,
        decision: u32,
        thought: Option<catalog::Thought>,
    },
}

/// A record to download.
pub(crate) struct Record {
    pub(crate) game: String,
    pub(crate) code: String,
    pub(crate) text: String,
}

/// What is on its way to a table. In a box, since every table keeps room for some of them.
pub(crate) type Asks = mpsc::Receiver<Box<Ask>>;

/// Talks to a table.
#[derive(Clone)]
pub(crate) struct Handle {
    asks: mpsc::Sender<Box<Ask>>,
}

impl Handle {
    /// Whether the table's task has ended.
    pub(crate) fn is_closed(&self) -> bool {
        self.asks.is_closed()
    }

    /// Gives the message back if the task has ended.
    pub(crate) async fn send(&self, ask: Ask) -> Result<(), Ask> {
        let sent = self.asks.send(Box::new(ask)).await;
        sent.map_err(|unsent| *unsent.0)
    }
}
