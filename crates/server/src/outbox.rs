//! What goes out to one connection. Whoever has something to say hands it to the kernel at once; only
//! what the wire does not take is kept, and the connection's own task sees to it.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::io;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::body::Bytes;
use serde::Serialize;
use tokio::net::tcp::OwnedWriteHalf;
use tokio::sync::Notify;
use tungstenite::protocol::frame::FrameHeader;
use tungstenite::protocol::frame::coding::{Control, Data, OpCode};

use crate::limits;

/// A message as it goes over the wire, its head included. It is made once for all whom it is for.
#[derive(Clone, Debug)]
pub(crate) struct Framed(Bytes);

/// The longest head there is.
const HEAD: usize = 10;

/// So much room is kept to write in.
const KEPT: usize = 1 << 16;

thread_local! {
    /// Where messages are written, so that each takes along no more than it needs.
    static WRITTEN: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

impl Framed {
    pub(crate) fn message(message: &impl Serialize) -> Framed {
        WRITTEN.with_borrow_mut(|bytes| {
            bytes.clear();
            bytes.resize(HEAD, 0);
            serde_json::to_writer(&mut *bytes, message).expect("plain data always serialises");
            let framed = Framed::of(OpCode::Data(Data::Text), bytes);
            bytes.shrink_to(KEPT);
            framed
        })
    }

    pub(crate) fn ping() -> Framed {
        Framed::of(OpCode::Control(Control::Ping), &mut [0; HEAD])
    }

    pub(crate) fn pong(payload: &[u8]) -> Framed {
        let mut bytes = [&[0; HEAD], payload].concat();
        Framed::of(OpCode::Control(Control::Pong), &mut bytes)
    }

    pub(crate) fn close() -> Framed {
        Framed::of(OpCode::Control(Control::Close), &mut [0; HEAD])
    }

    /// What comes after the room for the head.
    fn of(opcode: OpCode, bytes: &mut [u8]) -> Framed {
        let length = (bytes.len() - HEAD) as u64;
        let header = FrameHeader {
            opcode,
            ..FrameHeader::default()
        };
        let first = HEAD - header.len(length);
        let mut head = &mut bytes[first..HEAD];
        header
            .format(length, &mut head)
            .expect("there is room for it");
        Framed(Bytes::copy_from_slice(&bytes[first..]))
    }

    /// The message itself.
    #[cfg(test)]
    pub(crate) fn payload(&self) -> Vec<u8> {
        let mut head = io::Cursor::new(&self.0);
        FrameHeader::parse(&mut head).unwrap().unwrap();
        self.0.slice(head.position() as usize..).to_vec()
    }
}

/// The wire to one client.
pub(crate) struct Wire {
    stream: OwnedWriteHalf,
    /// Held only to hand something to the kernel or to put it down here, never while waiting.
    waiting: Mutex<Waiting>,
    /// There is something to see to.
    stirred: Notify,
}

#[derive(Default)]
struct Waiting {
    /// In order; of the first, the end may be all that is left.
    messages: VecDeque<Bytes>,
    /// Nothing more is taken.
    ended: bool,
}

impl Wire {
    pub(crate) fn new(stream: OwnedWriteHalf) -> Wire {
        Wire {
            stream,
            waiting: Mutex::default(),
            stirred: Notify::new(),
        }
    }

    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sends a message, or keeps it until it can be sent. False: there is no room for it, or nobody
    /// to read it.
    pub(crate) fn send(&self, Framed(mut bytes): Framed) -> bool {
        let mut waiting = self.waiting();
        if waiting.ended {
            return false;
        }
        if waiting.messages.is_empty() {
            match self.stream.try_write(&bytes) {
                Ok(sent) if sent == bytes.len() => return true,
                Ok(sent) => drop(bytes.split_to(sent)),
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => (),
                Err(_) => {
                    waiting.ended = true;
                    self.stirred.notify_one();
                    return false;
                }
            }
        }
        if waiting.messages.len() >= limits::OUTBOX {
            return false;
        }
        waiting.messages.push_back(bytes);
        self.stirred.notify_one();
        true
    }

    /// Waits until something waits to be sent, or nothing more will be.
    pub(crate) async fn is_stirred(&self) {
        self.stirred.notified().await;
    }

    /// Whether nothing more is taken.
    pub(crate) fn has_ended(&self) -> bool {
        self.waiting().ended
    }

    /// Nothing more is taken: the connection ends after what was sent.
    pub(crate) fn end(&self) {
        self.waiting().ended = true;
        self.stirred.notify_one();
    }

    /// Sends what waits, however long it takes.
    pub(crate) async fn flush(&self) -> io::Result<()> {
        loop {
            if self.flush_now()? {
                return Ok(());
            }
            self.stream.writable().await?;
        }
    }

    /// Whether nothing waits any more.
    fn flush_now(&self) -> io::Result<bool> {
        let mut waiting = self.waiting();
        while let Some(first) = waiting.messages.front_mut() {
            match self.stream.try_write(first) {
                Ok(sent) => drop(first.split_to(sent)),
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => return Ok(false),
                Err(error) => return Err(error),
            }
            if first.is_empty() {
                waiting.messages.pop_front();
            }
        }
        waiting.messages = VecDeque::new();
        Ok(true)
    }

    /// Sends the last there is to say, after whatever waits.
    pub(crate) async fn farewell(&self, message: Framed) -> io::Result<()> {
        let Framed(bytes) = message;
        self.waiting().messages.push_back(bytes);
        self.flush().await
    }
}

/// A table's end of a wire. When the table lets go of it the connection ends, after what was sent.
pub(crate) struct Outbox(Arc<Wire>);

impl Outbox {
    pub(crate) fn new(wire: Arc<Wire>) -> Outbox {
        Outbox(wire)
    }

    pub(crate) fn wire(&self) -> &Arc<Wire> {
        &self.0
    }
}

impl Drop for Outbox {
    fn drop(&mut self) {
        self.0.end();
    }
}
