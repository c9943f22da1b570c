//! What comes in over one connection: WebSocket frames, put together to messages. Nothing is kept
//! ready for a connection that is silent.

use std::cell::RefCell;
use std::future::poll_fn;
use std::io::{self, Cursor};
use std::pin::Pin;
use std::task::{Context, Poll, ready};

use tokio::io::{AsyncRead, ReadBuf};
use tokio::net::tcp::OwnedReadHalf;
use tungstenite::protocol::frame::FrameHeader;
use tungstenite::protocol::frame::coding::{Control, Data, OpCode};

use crate::Refusal;
use crate::limits::MESSAGE_BYTES;

/// What a client may send.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Incoming {
    Text(String),
    Ping(Vec<u8>),
    Pong,
    Close,
}

/// What a client says.
pub(crate) struct Inbox {
    wire: OwnedReadHalf,
    come: Come,
}

/// What has come in and is not a whole message yet.
#[derive(Default)]
struct Come {
    bytes: Vec<u8>,
    /// The beginning of a message that comes in pieces.
    begun: Option<Vec<u8>>,
}

thread_local! {
    /// What is read goes through here, whosever it is.
    static READ: RefCell<Box<[u8]>> = RefCell::new(vec![0; MESSAGE_BYTES].into());
}

/// A payload of a control frame is at most so long.
const CONTROL_BYTES: u64 = 125;

impl Inbox {
    /// Some of it was read before.
    pub(crate) fn new(wire: OwnedReadHalf, read: &[u8]) -> Inbox {
        let come = Come {
            bytes: read.to_owned(),
            begun: None,
        };
        Inbox { wire, come }
    }

    /// The next message; none at the end of the wire. Whoever stops waiting for it loses nothing.
    pub(crate) async fn next(&mut self) -> Result<Option<Incoming>, Refusal> {
        loop {
            if let Some(message) = self.come.take()? {
                return Ok(Some(message));
            }
            match poll_fn(|context| self.read(context)).await {
                Ok(0) | Err(_) => return Ok(None),
                Ok(_) => (),
            }
        }
    }

    fn read(&mut self, context: &mut Context<'_>) -> Poll<io::Result<usize>> {
        READ.with_borrow_mut(|room| {
            let mut read = ReadBuf::new(room);
            ready!(Pin::new(&mut self.wire).poll_read(context, &mut read))?;
            self.come.bytes.extend_from_slice(read.filled());
            Poll::Ready(Ok(read.filled().len()))
        })
    }
}

impl Come {
    /// A whole message of what is here.
    fn take(&mut self) -> Result<Option<Incoming>, Refusal> {
        while let Some((header, payload)) = self.frame()? {
            let whole = match header.opcode {
                OpCode::Control(_) if !header.is_final => return Err(Refusal::Unreadable),
                OpCode::Control(Control::Close) => return Ok(Some(Incoming::Close)),
                OpCode::Control(Control::Ping) => return Ok(Some(Incoming::Ping(payload))),
                OpCode::Control(Control::Pong) => return Ok(Some(Incoming::Pong)),
                OpCode::Control(Control::Reserved(_)) => return Err(Refusal::Unreadable),
                OpCode::Data(Data::Text) if self.begun.is_none() => payload,
                OpCode::Data(Data::Continue) => {
                    let mut begun = self.begun.take().ok_or(Refusal::Unreadable)?;
                    begun.extend_from_slice(&payload);
                    begun
                }
                OpCode::Data(_) => return Err(Refusal::Unreadable),
            };
            if whole.len() > MESSAGE_BYTES {
                return Err(Refusal::TooLarge);
            }
            if header.is_final {
                let text = String::from_utf8(whole).map_err(|_| Refusal::Unreadable)?;
                return Ok(Some(Incoming::Text(text)));
            }
            self.begun = Some(whole);
        }
        Ok(None)
    }

    /// A whole frame of what is here, and its payload in plain.
    fn frame(&mut self) -> Result<Option<(FrameHeader, Vec<u8>)>, Refusal> {
        let mut head = Cursor::new(&self.bytes);
        let parsed = FrameHeader::parse(&mut head).map_err(|_| Refusal::Unreadable)?;
        let Some((header, length)) = parsed else {
            return Ok(None);
        };
        let begin = head.position() as usize;
        // Whatever a client sends is masked, and nothing was agreed on that has a bit of its own.
        let mask = header.mask.ok_or(Refusal::Unreadable)?;
        if header.rsv1 || header.rsv2 || header.rsv3 {
            return Err(Refusal::Unreadable);
        }
        match header.opcode {
            OpCode::Control(_) if length > CONTROL_BYTES => return Err(Refusal::Unreadable),
            OpCode::Data(_) if length > MESSAGE_BYTES as u64 => return Err(Refusal::TooLarge),
            OpCode::Control(_) | OpCode::Data(_) => (),
        }
        let end = begin + length as usize;
        if self.bytes.len() < end {
            return Ok(None);
        }
        let rest = self.bytes.split_off(end);
        let mut payload = std::mem::replace(&mut self.bytes, rest);
        payload.drain(..begin);
        for (byte, mask) in payload.iter_mut().zip(mask.iter().cycle()) {
            *byte ^= mask;
        }
        Ok(Some((header, payload)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As a client writes it.
    fn frame(opcode: OpCode, payload: &[u8], is_final: bool) -> Vec<u8> {
        let mask = [1, 2, 3, 4];
        let header = FrameHeader {
            is_final,
            opcode,
            mask: Some(mask),
            ..FrameHeader::default()
        };
        let mut bytes = Vec::new();
        header.format(payload.len() as u64, &mut bytes).unwrap();
        let masked = payload.iter().zip(mask.iter().cycle());
        bytes.extend(masked.map(|(byte, mask)| byte ^ mask));
        bytes
    }

    fn come(bytes: &[u8]) -> Come {
        Come {
            bytes: bytes.to_owned(),
            begun: None,
        }
    }

    const TEXT: OpCode = OpCode::Data(Data::Text);
    const MORE: OpCode = OpCode::Data(Data::Continue);

    fn text(text: &str) -> Result<Option<Incoming>, Refusal> {
        Ok(Some(Incoming::Text(text.to_owned())))
    }

    #[test]
    fn messages_are_put_together_however_they_come() {
        let wire = [
            frame(TEXT, b"one", true),
            frame(TEXT, b"t", false),
            frame(OpCode::Control(Control::Ping), b"there?", true),
            frame(MORE, b"", false),
            frame(MORE, b"wo", true),
            frame(TEXT, &[b'x'; 300], true),
        ]
        .concat();
        for pace in [1, 2, 7, 100, wire.len()] {
            let mut come = Come::default();
            let mut heard = Vec::new();
            for bytes in wire.chunks(pace) {
                come.bytes.extend_from_slice(bytes);
                while let Some(message) = come.take().unwrap() {
                    heard.push(message);
                }
            }
            let one = |text: &str| Incoming::Text(text.to_owned());
            let ping = Incoming::Ping(b"there?".to_vec());
            assert_eq!(heard, [one("one"), ping, one("two"), one(&"x".repeat(300))]);
            assert_eq!(come.bytes.capacity(), 0, "nothing is kept ready");
        }
    }

    #[test]
    fn a_message_has_a_largest_size_also_in_pieces() {
        let most = vec![b'x'; MESSAGE_BYTES];
        let taken = come(&frame(TEXT, &most, true)).take();
        assert_eq!(taken, text(&"x".repeat(MESSAGE_BYTES)));
        let more = vec![b'x'; MESSAGE_BYTES + 1];
        // It is refused by what its head says.
        let taken = come(&frame(TEXT, &more, true)[..20]).take();
        assert_eq!(taken, Err(Refusal::TooLarge));
        let pieces = [frame(TEXT, &most, false), frame(MORE, b"x", true)];
        assert_eq!(come(&pieces.concat()).take(), Err(Refusal::TooLarge));
    }

    #[test]
    fn what_is_no_message_is_refused() {
        let mut unmasked = frame(TEXT, b"", true);
        unmasked[1] &= 0x7f;
        let mut compressed = frame(TEXT, b"x", true);
        compressed[0] |= 0x40;
        let long = vec![0; CONTROL_BYTES as usize + 1];
        for (what, bytes) in [
            ("not masked", unmasked),
            ("a bit that nothing was agreed on", compressed),
            ("not a text", frame(OpCode::Data(Data::Binary), b"x", true)),
            (
                "reserved",
                frame(OpCode::Data(Data::Reserved(5)), b"", true),
            ),
            ("not UTF-8", frame(TEXT, &[0xff], true)),
            ("goes on without a beginning", frame(MORE, b"x", true)),
            (
                "begins twice",
                [frame(TEXT, b"x", false), frame(TEXT, b"x", true)].concat(),
            ),
            (
                "a long ping",
                frame(OpCode::Control(Control::Ping), &long, true),
            ),
            (
                "half a ping",
                frame(OpCode::Control(Control::Ping), b"", false),
            ),
        ] {
            let refused = come(&bytes).take();
            assert_eq!(refused, Err(Refusal::Unreadable), "{what}");
        }
    }

    /// All that is heard of what comes at this pace, and why nothing more is.
    fn heard(wire: &[u8], pace: usize) -> (Vec<Incoming>, Option<Refusal>) {
        let (mut come, mut heard) = (Come::default(), Vec::new());
        for bytes in wire.chunks(pace) {
            come.bytes.extend_from_slice(bytes);
            loop {
                match come.take() {
                    Ok(Some(message)) => heard.push(message),
                    Ok(None) => break,
                    Err(refusal) => return (heard, Some(refusal)),
                }
            }
            let begun = come.begun.as_ref().map_or(0, Vec::len);
            assert!(come.bytes.len() + begun < 2 * MESSAGE_BYTES + 20 + pace);
        }
        (heard, None)
    }

    /// Of each frame what it is, whether it is the last, how long, and which of its bits is wrong.
    type Sent = Vec<(u8, bool, u16, u16)>;

    /// Whatever comes in is heard or refused, the same however it is cut, and never is much kept of it.
    #[test]
    fn fuzz_frames() {
        fuzz::each(|(sent, pace): &(Sent, u8)| {
            let mut wire = Vec::new();
            for &(opcode, is_final, length, wrong) in sent.iter().take(8) {
                let length = usize::from(length >> if length % 8 == 0 { 1 } else { 9 });
                let text = "端".repeat(length / 3) + &"x".repeat(length % 3);
                let mut bytes = frame(OpCode::from(opcode % 16), text.as_bytes(), is_final);
                // Most are right, so that what follows them is looked at.
                if wrong % 4 == 0 {
                    let bit = usize::from(wrong / 4) % (8 * bytes.len().min(16));
                    bytes[bit / 8] ^= 1 << (bit % 8);
                }
                wire.extend(bytes);
            }
            let pace = usize::from(*pace).max(1);
            assert_eq!(heard(&wire, pace), heard(&wire, wire.len().max(1)));
        });
    }
}
