//! One connection: strict about what comes in, patient for so long with what goes out.

use std::io;
use std::net::IpAddr;
use std::ops::ControlFlow;
use std::sync::Arc;

use catalog::Detail;
use serde::Deserialize;
use tokio::time::{Instant, MissedTickBehavior, interval_at, sleep, timeout};

use crate::hall::Hall;
use crate::inbox::Incoming;
use crate::limits::{self, Addresses, Bucket};
use crate::outbox::{Framed, Outbox, Wire};
use crate::table::{Ask, ConnectionId, Handle};
use crate::upgrade::Socket;
use crate::wire::{FromClient, FromServer, WIRE};
use crate::{Refusal, secret};

/// Serves a connection to its end.
pub(crate) async fn serve(mut socket: Socket, hall: Arc<Hall>, table: String, address: IpAddr) {
    let mut closed = std::pin::pin!(hall.closed());
    // A connection that waits keeps no room for what joining took.
    let joined = Box::pin(join(&mut socket, &hall, &table, address)).await;
    let Socket { wire, mut inbox } = socket;
    let id = match joined {
        Ok(id) => id,
        Err(refusal) => return bye(&wire, &refusal).await,
    };
    let mut connection = Connection {
        id,
        table: hall.table(&table),
        addresses: hall.addresses.clone(),
        address,
        messages: Bucket::new(hall.allowance.messages),
        chats: Bucket::new(hall.allowance.chats),
        peeks: Bucket::new(hall.allowance.peeks),
        heard: Instant::now(),
    };
    drop((hall, table));
    let mut ping = interval_at(Instant::now() + limits::PING_EVERY, limits::PING_EVERY);
    ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let end = loop {
        tokio::select! {
            () = wire.is_stirred() => {
                // Too slow, or the table has ended: what waits is still sent.
                if in_time(wire.flush()).await.is_err() || wire.has_ended() {
                    break None;
                }
            }
            message = inbox.next() => match connection.receive(message).await {
                Ok(ControlFlow::Continue(None)) => (),
                Ok(ControlFlow::Continue(Some(answer))) => {
                    if !wire.send(answer) {
                        break None;
                    }
                }
                Ok(ControlFlow::Break(())) => break None,
                Err(refusal) => break Some(refusal),
            },
            _ = ping.tick() => {
                if connection.heard.elapsed() > limits::SILENT_FOR {
                    break Some(Refusal::TooSlow);
                }
                if !wire.send(Framed::ping()) {
                    break None;
                }
            }
            () = &mut closed => break Some(Refusal::Closing),
        }
    };
    let _ = connection.table.send(Ask::Leave(id)).await;
    match end {
        Some(refusal) => bye(&wire, &refusal).await,
        None => drop(in_time(wire.farewell(Framed::close())).await),
    }
}

/// The wire is broken or takes too long.
pub(crate) struct Broken;

pub(crate) async fn in_time(sending: impl Future<Output = io::Result<()>>) -> Result<(), Broken> {
    match timeout(limits::SEND_WITHIN, sending).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) | Err(_) => Err(Broken),
    }
}

/// Says why, and ends.
async fn bye(wire: &Wire, refusal: &Refusal) {
    let said = in_time(wire.farewell(Framed::message(&refusal.bye()))).await;
    if said.is_ok() {
        let _ = in_time(wire.farewell(Framed::close())).await;
    }
}

/// Takes a place at the table, or to watch it.
async fn join(
    socket: &mut Socket,
    hall: &Arc<Hall>,
    table: &str,
    address: IpAddr,
) -> Result<ConnectionId, Refusal> {
    let Hello { secret, detail } = hello(socket).await?;
    let outbox = Outbox::new(socket.wire.clone());
    hall.ask(table, |reply| Ask::Join {
        secret: secret.as_deref().map(secret::hash),
        detail,
        address,
        outbox,
        reply,
    })
    .await
}

/// The first message.
struct Hello {
    secret: Option<String>,
    detail: Detail,
}

/// Who is it, and do we understand each other?
async fn hello(socket: &mut Socket) -> Result<Hello, Refusal> {
    let first = timeout(limits::HELLO_WITHIN, socket.inbox.next()).await;
    let message = first.map_err(|_| Refusal::TooSlow)??;
    match message {
        Some(Incoming::Text(text)) => match serde_json::from_str(&text) {
            Ok(FromClient::Hello { wire, .. }) if wire != WIRE => Err(Refusal::OtherVersion),
            Ok(FromClient::Hello { secret, whole, .. }) => Ok(Hello {
                secret,
                detail: if whole {
                    Detail::Whole
                } else {
                    Detail::Changes
                },
            }),
            Ok(_) | Err(_) => Err(Refusal::Unreadable),
        },
        Some(Incoming::Ping(_) | Incoming::Pong | Incoming::Close) | None => {
            Err(Refusal::Unreadable)
        }
    }
}

struct Connection {
    id: ConnectionId,
    table: Handle,
    addresses: Addresses,
    address: IpAddr,
    messages: Bucket,
    chats: Bucket,
    peeks: Bucket,
    heard: Instant,
}

impl Connection {
    /// Hands a message on to the table; answers itself what the table need not see. An error ends
    /// the connection.
    async fn receive(
        &mut self,
        message: Result<Option<Incoming>, Refusal>,
    ) -> Result<ControlFlow<(), Option<Framed>>, Refusal> {
        let Some(message) = message? else {
            return Ok(ControlFlow::Break(()));
        };
        self.heard = Instant::now();
        if !self.messages.take() {
            return Err(Refusal::TooFast);
        }
        self.wait_for_turn(1).await;
        let text = match message {
            Incoming::Text(text) => text,
            Incoming::Ping(payload) => {
                return Ok(ControlFlow::Continue(Some(Framed::pong(&payload))));
            }
            Incoming::Pong => return Ok(ControlFlow::Continue(None)),
            Incoming::Close => return Ok(ControlFlow::Break(())),
        };
        let request = match serde_json::from_str::<FromClient>(&text) {
            Ok(request) => request,
            Err(_) => return unreadable(&text),
        };
        if let FromClient::Hello { .. } = request {
            return Err(Refusal::HelloAgain);
        }
        // Who waits for the table would notice that somebody just did something in secret.
        if let FromClient::Ping { re } = request {
            let done = Framed::message(&FromServer::Done { re });
            return Ok(ControlFlow::Continue(Some(done)));
        }
        if let FromClient::Chat { re, .. } = request
            && !self.chats.take()
        {
            return Ok(refuse(re, &Refusal::TooFast));
        }
        if let FromClient::Peek { re, plans, .. } = &request {
            if !self.peeks.take() {
                return Ok(refuse(*re, &Refusal::TooFast));
            }
            // Each is carried out, on a copy, as a move is.
            self.wait_for_turn(plans.len().min(limits::PEEK_PLANS))
                .await;
        }
        let request = Ask::Request(self.id, request, self.heard);
        match self.table.send(request).await {
            Ok(()) => Ok(ControlFlow::Continue(None)),
            Err(_) => Ok(ControlFlow::Break(())),
        }
    }

    /// Where one address says much at once over all its connections, it is heard one by one.
    async fn wait_for_turn(&self, moves: usize) {
        let wait = self.addresses.wait_to_say(self.address, moves);
        if !wait.is_zero() {
            // Rare: no room is kept for it.
            Box::pin(sleep(wait)).await;
        }
    }
}

fn refuse(re: u32, refusal: &Refusal) -> ControlFlow<(), Option<Framed>> {
    ControlFlow::Continue(Some(Framed::message(&FromServer::Refused {
        re,
        why: refusal.phrase(),
    })))
}

/// A client of another version may ask for what we do not know: it is told so by number. Whoever
/// does not even number a request is no client of ours.
fn unreadable(text: &str) -> Result<ControlFlow<(), Option<Framed>>, Refusal> {
    #[derive(Deserialize)]
    struct Numbered {
        re: u32,
    }
    match serde_json::from_str::<Numbered>(text) {
        Ok(Numbered { re }) => Ok(refuse(re, &Refusal::Unreadable)),
        Err(_) => Err(Refusal::Unreadable),
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::hall::Options;

    fn size_of_task<F: Future>(_: fn(Socket, Arc<Hall>, String, IpAddr) -> F) -> usize {
        size_of::<F>()
    }

    /// Thousands of connections wait at a time. What else one of them has is a socket of the kernel's: what
    /// comes in and what goes out has room only while it does (`inbox`, `outbox`).
    #[test]
    fn a_connection_that_waits_is_small() {
        assert!(size_of_task(serve) <= 2048, "{}", size_of_task(serve));
        assert!(size_of::<Wire>() <= 128, "{}", size_of::<Wire>());
    }

    #[tokio::test]
    async fn who_says_too_much_over_all_connections_is_heard_one_by_one_and_nobody_else_waits() {
        let options = Options {
            data: ":memory:".into(),
            ..Options::default()
        };
        let hall = Hall::open(&options).await.unwrap();
        let [flood, other] = ["192.0.2.1", "192.0.2.2"].map(|it| it.parse().unwrap());
        let connection = |address| Connection {
            id: ConnectionId::default(),
            table: hall.table("nowhere"),
            addresses: hall.addresses.clone(),
            address,
            messages: Bucket::new(hall.allowance.messages),
            chats: Bucket::new(hall.allowance.chats),
            peeks: Bucket::new(hall.allowance.peeks),
            heard: Instant::now(),
        };
        // For as long as an hour of moves takes its other connections have talked already.
        hall.addresses.wait_to_say(flood, 3_600_000);
        let ping = || Ok(Some(Incoming::Ping(Vec::new())));
        let mut waits = connection(flood);
        let soon = Duration::from_millis(50);
        assert!(timeout(soon, waits.receive(ping())).await.is_err());
        let answer = connection(other).receive(ping()).await;
        assert!(matches!(answer, Ok(ControlFlow::Continue(Some(_)))));
    }
}
