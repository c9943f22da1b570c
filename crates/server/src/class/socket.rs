//! One connection to a class.

use std::sync::Arc;

use futures_util::{SinkExt, StreamExt};
use tokio::sync::mpsc;
use tokio::time::{Instant, MissedTickBehavior, interval_at, timeout};
use tungstenite::{Message, Utf8Bytes};

use super::Ask;
use super::task::{bye, write};
use crate::hall::Hall;
use crate::limits::{self, Bucket};
use crate::upgrade::{Socket, send_text};
use crate::wire::{FromClass, WIRE};
use crate::{Refusal, secret};

/// Serves a connection to its end.
pub(crate) async fn serve(mut socket: Socket, hall: Arc<Hall>, class: String) {
    if let Err(refusal) = attend(&mut socket, &hall, &class).await {
        let _ = say(&mut socket, write(&bye(&refusal))).await;
    }
    let _ = timeout(limits::SEND_WITHIN, socket.send(Message::Close(None))).await;
}

/// Until either side ends it; an error is told.
async fn attend(socket: &mut Socket, hall: &Arc<Hall>, class: &str) -> Result<(), Refusal> {
    let mut closed = std::pin::pin!(hall.closed());
    let secret = hello(socket).await?;
    let (outbox, mut outgoing) = mpsc::channel(limits::OUTBOX);
    let join = |reply| Ask::Join {
        secret: secret::hash(&secret),
        outbox,
        reply,
    };
    let id = hall.ask_class(class, join).await?;
    let handle = hall.class(class);
    let mut messages = Bucket::new(hall.allowance.messages);
    let mut heard = Instant::now();
    let mut ping = interval_at(Instant::now() + limits::PING_EVERY, limits::PING_EVERY);
    ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let ended = loop {
        tokio::select! {
            text = outgoing.recv() => match text {
                Some(text) => if say(socket, text).await.is_err() { break Ok(()) },
                // Too slow, or the class has ended.
                None => break Ok(()),
            },
            message = socket.next() => {
                heard = Instant::now();
                if !messages.take() {
                    break Err(Refusal::TooFast);
                }
                match message {
                    Some(Ok(Message::Text(text))) => match read(&text) {
                        Ok(request) => if handle.send(Ask::Request(id, request)).await.is_err() {
                            break Ok(());
                        },
                        Err(refusal) => break Err(refusal),
                    },
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => (),
                    Some(Ok(Message::Close(_)) | Err(_)) | None => break Ok(()),
                    Some(Ok(Message::Binary(_) | Message::Frame(_))) => {
                        break Err(Refusal::Unreadable);
                    }
                }
            }
            _ = ping.tick() => {
                if heard.elapsed() > limits::SILENT_FOR {
                    break Err(Refusal::TooSlow);
                }
                let pinged = socket.send(Message::Ping(Default::default()));
                if !matches!(timeout(limits::SEND_WITHIN, pinged).await, Ok(Ok(()))) {
                    break Ok(());
                }
            }
            () = &mut closed => break Err(Refusal::Closing),
        }
    };
    let _ = handle.send(Ask::Leave(id)).await;
    ended
}

fn read(text: &str) -> Result<FromClass, Refusal> {
    match serde_json::from_str(text) {
        Ok(FromClass::Hello { .. }) => Err(Refusal::HelloAgain),
        Ok(request) => Ok(request),
        Err(_) => Err(Refusal::Unreadable),
    }
}

/// Who is it, and do we understand each other?
async fn hello(socket: &mut Socket) -> Result<String, Refusal> {
    let first = timeout(limits::HELLO_WITHIN, socket.next()).await;
    let Some(Ok(Message::Text(text))) = first.map_err(|_| Refusal::TooSlow)? else {
        return Err(Refusal::Unreadable);
    };
    match serde_json::from_str(&text) {
        Ok(FromClass::Hello { wire, .. }) if wire != WIRE => Err(Refusal::OtherVersion),
        Ok(FromClass::Hello { secret, .. }) => Ok(secret),
        Ok(_) | Err(_) => Err(Refusal::Unreadable),
    }
}

async fn say(socket: &mut Socket, text: Utf8Bytes) -> Result<(), ()> {
    match timeout(limits::SEND_WITHIN, send_text(socket, text)).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) | Err(_) => Err(()),
    }
}
