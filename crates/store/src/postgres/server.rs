//! This server among the others: that it lives, and what it holds.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::sync::{Arc, PoisonError, Weak};
use std::time::Duration;

use tokio::sync::{Mutex, Notify};
use tokio::time::Instant;

use super::link::{Link, Reads, Session, Values};
use crate::Error;
use crate::lease::{Holder, Lease, Peers};

/// How often a server says that it lives.
const BEAT: Duration = Duration::from_millis(500);

/// A server that has said nothing for so long may be taken for dead.
pub const SILENCE: Duration = Duration::from_millis(2200);
const ALIVE: &str = "UPDATE servers SET until = now() + make_interval(secs => $3), address = $2
     WHERE id = $1";

/// This server. It has an id for as long as the others take it for alive, and a new one afterwards.
pub(super) struct Server {
    /// None while it is 0: then nothing is held, and nothing can be written.
    id: AtomicI64,
    link: Link,
    /// How many hold what of ours. Whoever takes or leaves something waits here for the others, so
    /// that nothing is given back that somebody has just taken again.
    held: Mutex<HashMap<String, usize>>,
    /// Something was given back.
    fewer: Notify,
    /// The store is closed: nobody comes in any more.
    closed: AtomicBool,
    pub(super) peers: Peers,
}

/// Part of a lease: while it is kept, so is what it is of.
pub struct Hold {
    server: Arc<Server>,
    key: String,
}

impl std::fmt::Debug for Hold {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Hold").field(&self.key).finish()
    }
}

impl Drop for Hold {
    fn drop(&mut self) {
        let (server, key) = (self.server.clone(), std::mem::take(&mut self.key));
        // Where everything ends at once, the lease ends by itself.
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            runtime.spawn(async move { server.leave(&key).await });
        }
    }
}

impl Server {
    /// Comes in among the others.
    pub(super) async fn start(link: Link, password: String) -> Result<Arc<Server>, Error> {
        let server = Arc::new(Server {
            id: AtomicI64::new(0),
            link,
            held: Mutex::default(),
            fewer: Notify::new(),
            closed: AtomicBool::new(false),
            peers: Peers::new(password),
        });
        server.come_in().await?;
        tokio::spawn(live(Arc::downgrade(&server)));
        Ok(server)
    }

    pub(super) fn id(&self) -> i64 {
        self.id.load(Ordering::Relaxed)
    }

    fn own_address(&self) -> Option<String> {
        let own = self.peers.own.lock();
        let own = own.unwrap_or_else(PoisonError::into_inner);
        own.map(|own| own.to_string())
    }

    async fn come_in(&self) -> Result<(), Error> {
        // Of those who are long dead nobody has wanted anything.
        let bury = "DELETE FROM servers WHERE until < now() - interval '1 day'";
        self.link.rows(bury, &[]).await?;
        let come = "INSERT INTO servers (address, until)
             VALUES ($1, now() + make_interval(secs => $2)) RETURNING id";
        let values: Values<'_> = &[&self.own_address(), &SILENCE.as_secs_f64()];
        let row = self.link.row(come, values).await?;
        self.id
            .store(row.map_or(0, |row| row.get(0)), Ordering::Relaxed);
        Ok(())
    }

    /// Goes for good.
    pub(super) async fn close(&self) {
        self.closed.store(true, Ordering::Relaxed);
        self.go().await;
    }

    /// Goes: from now on it can write nothing, and whatever it held is free.
    async fn go(&self) {
        let id = self.id.swap(0, Ordering::Relaxed);
        self.peers.ousted.send_modify(|times| *times += 1);
        // Who cannot say goodbye is taken for dead soon.
        let _ = self
            .link
            .rows("DELETE FROM servers WHERE id = $1", &[&id])
            .await;
    }

    /// Says that it lives, and hears who else does; false if others take it for dead.
    async fn beat(&self) -> Result<bool, Error> {
        let (id, address) = (self.id(), self.own_address());
        let (alive, others) = self
            .link
            .with(async |session| {
                let values: Values<'_> = &[&id, &address, &SILENCE.as_secs_f64()];
                let alive = session.change(ALIVE, values).await? > 0;
                let others = "SELECT address FROM servers
                     WHERE id <> $1 AND address IS NOT NULL AND until >= now() ORDER BY id";
                Ok((alive, session.rows(others, &[&id]).await?))
            })
            .await?;
        let others = others
            .iter()
            .filter_map(|row| row.get::<_, &str>(0).parse().ok());
        let others: Vec<SocketAddr> = others.collect();
        self.peers.others.send_if_modified(|known| {
            let news = *known != others;
            *known = others;
            news
        });
        Ok(alive)
    }

    /// Lets go of everything, and begins anew when nothing old is left: nobody here may go on with
    /// what another server holds now.
    async fn begin_anew(&self) -> Result<(), Error> {
        self.go().await;
        loop {
            let fewer = self.fewer.notified();
            if self.held.lock().await.is_empty() {
                return self.come_in().await;
            }
            // Whoever has taken something at the last moment must hear of it, too.
            if tokio::time::timeout(BEAT, fewer).await.is_err() {
                self.peers.ousted.send_modify(|times| *times += 1);
            }
        }
    }

    pub(super) async fn hold(self: &Arc<Server>, key: String) -> Result<Lease, Error> {
        let mut held = self.held.lock().await;
        if self.id() == 0 {
            return Err(Error::Elsewhere);
        }
        match held.get_mut(&key) {
            Some(count) => *count += 1,
            None => {
                let id = self.id();
                let taken = self
                    .link
                    .with(async |session| take(session, &key, id).await);
                taken.await?;
                held.insert(key.clone(), 1);
            }
        }
        let server = self.clone();
        Ok(Lease::of(Hold { server, key }))
    }

    async fn leave(&self, key: &str) {
        let mut held = self.held.lock().await;
        if let Some(count) = held.get_mut(key) {
            *count -= 1;
            if *count == 0 {
                held.remove(key);
                let (leave, id) = (
                    "DELETE FROM leases WHERE key = $1 AND server = $2",
                    self.id(),
                );
                if id != 0 {
                    // What cannot be given back stays ours, and is taken again without asking.
                    let _ = self.link.rows(leave, &[&key, &id]).await;
                }
            }
        }
        drop(held);
        self.fewer.notify_waiters();
    }

    pub(super) async fn holder(&self, link: &Link, id: &str) -> Result<Holder, Error> {
        let holder = "SELECT servers.id, servers.address
             FROM leases JOIN servers ON servers.id = leases.server
             WHERE servers.until >= now()
                 AND leases.key = coalesce((SELECT coalesce(class, id) FROM tables WHERE id = $1), $1)";
        let row = link.row(holder, &[&id]).await?;
        Ok(match row {
            None => Holder::Nobody,
            Some(row) if row.get::<_, i64>(0) == self.id() => Holder::Us,
            Some(row) => {
                let address: Option<&str> = row.get(1);
                let address = address.and_then(|address| address.parse::<SocketAddr>().ok());
                Holder::Another(address)
            }
        })
    }
}

/// Takes what nobody holds, or only somebody who is dead.
async fn take(session: &Session, key: &str, id: i64) -> Result<(), Error> {
    // Others may take and leave it in between; not for ever.
    for _ in 0..5 {
        let take = "INSERT INTO leases VALUES ($1, $2) ON CONFLICT (key) DO NOTHING";
        let taken = session.change(take, &[&key, &id]).await;
        let taken = taken.map_err(|error| match error {
            // We are not among the servers.
            Error::NoSuchTable => Error::Elsewhere,
            other => other,
        });
        if taken? > 0 {
            return Ok(());
        }
        // Whoever writes in its name at this moment is waited for.
        let bury = "DELETE FROM servers USING leases
             WHERE leases.key = $1 AND servers.id = leases.server AND servers.until < now()";
        if session.change(bury, &[&key]).await? > 0 {
            continue;
        }
        let held = "SELECT server FROM leases WHERE key = $1";
        match session.rows(held, &[&key]).await?.first() {
            Some(row) if row.get::<_, i64>(0) == id => return Ok(()),
            Some(_) => return Err(Error::Elsewhere),
            None => (),
        }
    }
    Err(Error::Elsewhere)
}

/// Beats until nobody has the store any more.
async fn live(server: Weak<Server>) {
    let mut last = Instant::now();
    loop {
        tokio::time::sleep(BEAT).await;
        let Some(server) = server.upgrade() else {
            return;
        };
        if server.closed.load(Ordering::Relaxed) {
            return;
        }
        let began = Instant::now();
        let beat = tokio::time::timeout(SILENCE, server.beat()).await;
        let alive = match beat {
            Ok(Ok(alive)) => alive,
            // Until it is known that others may think us dead, we go on.
            Ok(Err(_)) | Err(_) if last.elapsed() < SILENCE => continue,
            Ok(Err(_)) | Err(_) => false,
        };
        if alive {
            last = began;
        } else {
            // Nothing is held, or the database is away: the next beat tries again.
            if server.begin_anew().await.is_ok() {
                last = Instant::now();
            }
        }
    }
}
