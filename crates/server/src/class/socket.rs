//! One connection to a class.

use std::net::IpAddr;
use std::sync::Arc;

use tokio::time::{Instant, MissedTickBehavior, interval_at, sleep, timeout};

use super::Ask;
use super::task::bye;
use crate::hall::Hall;
use crate::inbox::Incoming;
use crate::limits::{self, Bucket};
use crate::outbox::{Framed, Outbox};
use crate::socket::in_time;
use crate::upgrade::Socket;
use crate::wire::{FromClass, WIRE};
use crate::{Refusal, secret};

/// Serves a connection to its end.
pub(crate) async fn serve(mut socket: Socket, hall: Arc<Hall>, class: String, address: IpAddr) {
    let told = match attend(&mut socket, &hall, &class, address).await {
        Ok(()) => Ok(()),
        Err(refusal) => in_time(socket.wire.farewell(Framed::message(&bye(&refusal)))).await,
    };
    if told.is_ok() {
        let _ = in_time(socket.wire.farewell(Framed::close())).await;
    }
}

/// Until either side ends it; an error is told.
async fn attend(
    socket: &mut Socket,
    hall: &Arc<Hall>,
    class: &str,
    address: IpAddr,
) -> Result<(), Refusal> {
    let mut closed = std::pin::pin!(hall.closed());
    let secret = hello(socket).await?;
    let outbox = Outbox::new(socket.wire.clone());
    let join = |reply| Ask::Join {
        secret: secret::hash(&secret),
        outbox,
        reply,
    };
    let id = hall.ask_class(class, join).await?;
    let handle = hall.class(class);
    let Socket { wire, inbox } = socket;
    let mut messages = Bucket::new(hall.allowance.messages);
    let mut heard = Instant::now();
    let mut ping = interval_at(Instant::now() + limits::PING_EVERY, limits::PING_EVERY);
    ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let ended = loop {
        tokio::select! {
            () = wire.is_stirred() => {
                // Too slow, or the class has ended: what waits is still sent.
                if in_time(wire.flush()).await.is_err() || wire.has_ended() {
                    break Ok(());
                }
            }
            message = inbox.next() => {
                let message = match message {
                    Ok(Some(message)) => message,
                    Ok(None) => break Ok(()),
                    Err(refusal) => break Err(refusal),
                };
                heard = Instant::now();
                if !messages.take() {
                    break Err(Refusal::TooFast);
                }
                // Much at once of one address is heard one by one, as at a table.
                let wait = hall.addresses.wait_to_say(address, 1);
                if !wait.is_zero() {
                    sleep(wait).await;
                }
                let going = match message {
                    Incoming::Text(text) => match read(&text) {
                        Ok(request) => handle.send(Ask::Request(id, request)).await.is_ok(),
                        Err(refusal) => break Err(refusal),
                    },
                    Incoming::Ping(payload) => wire.send(Framed::pong(&payload)),
                    Incoming::Pong => true,
                    Incoming::Close => false,
                };
                if !going {
                    break Ok(());
                }
            }
            _ = ping.tick() => {
                if heard.elapsed() > limits::SILENT_FOR {
                    break Err(Refusal::TooSlow);
                }
                if !wire.send(Framed::ping()) {
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
    let first = timeout(limits::HELLO_WITHIN, socket.inbox.next()).await;
    let Some(Incoming::Text(text)) = first.map_err(|_| Refusal::TooSlow)?? else {
        return Err(Refusal::Unreadable);
    };
    match serde_json::from_str(&text) {
        Ok(FromClass::Hello { wire, .. }) if wire != WIRE => Err(Refusal::OtherVersion),
        Ok(FromClass::Hello { secret, .. }) => Ok(secret),
        Ok(_) | Err(_) => Err(Refusal::Unreadable),
    }
}
