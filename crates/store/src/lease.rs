//! Who holds which table, where several servers share them.

use std::net::{IpAddr, SocketAddr};
use std::sync::{Mutex, PoisonError};

use tokio::sync::watch;

use crate::postgres::Hold;

/// A table, or a class with its tables, is held by this server for as long as this is kept.
#[derive(Debug)]
pub struct Lease {
    _hold: Option<Hold>,
}

impl Lease {
    /// There is no other server.
    pub(crate) fn alone() -> Lease {
        Lease { _hold: None }
    }

    pub(crate) fn of(hold: Hold) -> Lease {
        Lease { _hold: Some(hold) }
    }
}

/// Who holds a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holder {
    /// Whoever opens it will.
    Nobody,
    Us,
    /// Another server, and where that is; none while it is only starting.
    Another(Option<SocketAddr>),
}

/// What several servers know of each other.
#[derive(Debug)]
pub struct Peers {
    /// By this they know each other: whoever can read the store has it.
    pub(crate) password: String,
    pub(crate) own: Mutex<Option<SocketAddr>>,
    pub(crate) others: watch::Sender<Vec<SocketAddr>>,
    /// How often this server was taken for dead, or could not know whether it was.
    pub(crate) ousted: watch::Sender<u64>,
}

impl Peers {
    pub(crate) fn new(password: String) -> Peers {
        Peers {
            password,
            own: Mutex::default(),
            others: watch::Sender::default(),
            ousted: watch::Sender::new(0),
        }
    }

    /// Tells the others where this server is.
    pub fn listens_at(&self, address: SocketAddr) {
        *self.own.lock().unwrap_or_else(PoisonError::into_inner) = Some(address);
    }

    pub fn password(&self) -> &str {
        &self.password
    }

    /// Whether another server is at this machine.
    pub fn contains(&self, ip: IpAddr) -> bool {
        let ip = ip.to_canonical();
        let others = self.others.borrow();
        others.iter().any(|other| other.ip().to_canonical() == ip)
    }

    /// Waits until the server at this address is not heard of any more.
    pub fn is_gone(&self, address: SocketAddr) -> impl Future<Output = ()> + Send + use<> {
        let mut others = self.others.subscribe();
        async move {
            // Whoever came a moment ago is heard of by the next beat, and then no more.
            for heard_of in [true, false] {
                drop(
                    others
                        .wait_for(|others| others.contains(&address) == heard_of)
                        .await,
                );
            }
        }
    }

    /// Changes when others may hold what was held here: all of it must be let go.
    pub fn ousted(&self) -> watch::Receiver<u64> {
        self.ousted.subscribe()
    }
}
