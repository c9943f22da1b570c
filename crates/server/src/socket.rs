//! One connection: strict about what comes in, patient for so long with what goes out.

use std::net::IpAddr;
use std::ops::ControlFlow;
use std::sync::Arc;

use catalog::Detail;
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use tokio::sync::mpsc;
use tokio::time::{Instant, MissedTickBehavior, interval_at, timeout};
use tungstenite::error::CapacityError;
use tungstenite::{Message, Utf8Bytes};

use crate::hall::Hall;
use crate::limits::{self, Bucket};
use crate::table::{Ask, ConnectionId, Handle, Outbox};
use crate::upgrade::{Socket, send_text};
use crate::wire::{FromClient, FromServer, WIRE};
use crate::{Refusal, secret};

/// Serves a connection to its end.
pub(crate) async fn serve(mut socket: Socket, hall: Arc<Hall>, table: String, address: IpAddr) {
    let mut closed = std::pin::pin!(hall.closed());
    let (outbox, mut outgoing) = mpsc::channel(limits::OUTBOX);
    // A connection that waits keeps no room for what joining took.
    let joined = Box::pin(join(&mut socket, &hall, &table, address, outbox)).await;
    let id = match joined {
        Ok(id) => id,
        Err(refusal) => return bye(socket, &refusal).await,
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
        let sent = tokio::select! {
            text = outgoing.recv() => match text {
                Some(text) => say(&mut socket, text).await,
                // Too slow, or the table has ended.
                None => break None,
            },
            message = socket.next() => match connection.receive(message).await {
                Ok(ControlFlow::Continue(None)) => Ok(()),
                Ok(ControlFlow::Continue(Some(answer))) => {
                    say(&mut socket, write(&answer)).await
                }
                Ok(ControlFlow::Break(())) => break None,
                Err(refusal) => break Some(refusal),
            },
            _ = ping.tick() => {
                if connection.heard.elapsed() > limits::SILENT_FOR {
                    break Some(Refusal::TooSlow);
                }
                in_time(socket.send(Message::Ping(Default::default()))).await
            }
            () = &mut closed => break Some(Refusal::Closing),
        };
        if sent.is_err() {
            break None;
        }
    };
    let _ = connection.table.send(Ask::Leave(id)).await;
    match end {
        Some(refusal) => bye(socket, &refusal).await,
        None => drop(in_time(socket.send(Message::Close(None))).await),
    }
}

fn write(message: &FromServer) -> Utf8Bytes {
    serde_json::to_string(message)
        .expect("plain data always serialises")
        .into()
}

/// The wire is broken or takes too long.
struct Broken;

async fn say(socket: &mut Socket, text: Utf8Bytes) -> Result<(), Broken> {
    in_time(send_text(socket, text)).await
}

async fn in_time(
    sending: impl Future<Output = Result<(), tungstenite::Error>>,
) -> Result<(), Broken> {
    match timeout(limits::SEND_WITHIN, sending).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) | Err(_) => Err(Broken),
    }
}

/// Says why, and ends.
async fn bye(mut socket: Socket, refusal: &Refusal) {
    let said = say(&mut socket, write(&refusal.bye())).await;
    if said.is_ok() {
        let _ = in_time(socket.send(Message::Close(None))).await;
    }
}

/// Takes a place at the table, or to watch it.
async fn join(
    socket: &mut Socket,
    hall: &Arc<Hall>,
    table: &str,
    address: IpAddr,
    outbox: Outbox,
) -> Result<ConnectionId, Refusal> {
    let Hello { secret, detail } = hello(socket).await?;
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
    let first = timeout(limits::HELLO_WITHIN, socket.next()).await;
    let message = first.map_err(|_| Refusal::TooSlow)?;
    match message {
        Some(Ok(Message::Text(text))) => match serde_json::from_str(&text) {
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
        Some(Err(error)) => Err(broken(&error)),
        Some(Ok(_)) | None => Err(Refusal::Unreadable),
    }
}

/// Too large is the one fault of the wire that a client can be told about.
fn broken(error: &tungstenite::Error) -> Refusal {
    match error {
        tungstenite::Error::Capacity(CapacityError::MessageTooLong { .. }) => Refusal::TooLarge,
        _ => Refusal::Unreadable,
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
        message: Option<Result<Message, tungstenite::Error>>,
    ) -> Result<ControlFlow<(), Option<FromServer<'static>>>, Refusal> {
        let message = match message {
            Some(Ok(message)) => message,
            Some(Err(error)) => return Err(broken(&error)),
            None => return Ok(ControlFlow::Break(())),
        };
        self.heard = Instant::now();
        if !self.messages.take() {
            return Err(Refusal::TooFast);
        }
        let text = match message {
            Message::Text(text) => text,
            Message::Ping(_) | Message::Pong(_) => return Ok(ControlFlow::Continue(None)),
            Message::Close(_) => return Ok(ControlFlow::Break(())),
            Message::Binary(_) | Message::Frame(_) => return Err(Refusal::Unreadable),
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

fn refuse(re: u32, refusal: &Refusal) -> ControlFlow<(), Option<FromServer<'static>>> {
    ControlFlow::Continue(Some(FromServer::Refused {
        re,
        why: refusal.phrase(),
    }))
}

/// A client of another version may ask for what we do not know: it is told so by number. Whoever
/// does not even number a request is no client of ours.
fn unreadable(text: &str) -> Result<ControlFlow<(), Option<FromServer<'static>>>, Refusal> {
    #[derive(Deserialize)]
    struct Numbered {
        re: u32,
    }
    match serde_json::from_str::<Numbered>(text) {
        Ok(Numbered { re }) => Ok(refuse(re, &Refusal::Unreadable)),
        Err(_) => Err(Refusal::Unreadable),
    }
}
