//! One connection: strict about what comes in, patient for so long with what goes out.

use std::io;
use std::net::IpAddr;
use std::ops::ControlFlow;
use std::sync::Arc;

use catalog::Detail;
use serde::Deserialize;
use tokio::time::{Instant, MissedTickBehavior, interval_at, timeout};

use crate::hall::Hall;
use crate::inbox::Incoming;
use crate::limits::{self, Bucket};
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
        if let FromClient::Chat { re, .. } = request
            && !self.chats.take()
        {
            return Ok(refuse(re, &Refusal::TooFast));
        }
        if let FromClient::Peek { re, .. } = request
            && !self.peeks.take()
        {
            return Ok(refuse(re, &Refusal::TooFast));
        }
        match self.table.send(Ask::Request(self.id, request)).await {
            Ok(()) => Ok(ControlFlow::Continue(None)),
            Err(_) => Ok(ControlFlow::Break(())),
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
