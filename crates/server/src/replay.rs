//! Playing a record again: elsewhere, not too many at once, and no more of it than anyone needs.

use std::io::{self, BufWriter, Cursor, Read, Write};
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use axum::body::{Body, Bytes, HttpBody};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use catalog::Review;
use catalog::debrief::{Debrief, account};
use catalog::{Course, LoadError, ReplayError};
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use hyper::body::{Frame, SizeHint};
use serde::Deserialize;
use serde::de::IgnoredAny;
use tabletop::{MAX_SEATS, Seat, Viewer};
use tokio::sync::oneshot;

use crate::client::accepts_gzip;
use crate::hall::Hall;
use crate::line::Line;
use crate::readers::Reader;
use crate::{Refusal, limits};

/// So much is written, or sent, at a time.
const PIECE: usize = 64 * 1024;

/// The record step by step. It says much the same again and again: packed it is some forty times
/// smaller, and so it is kept until it is sent.
pub(crate) async fn replay(
    hall: &Arc<Hall>,
    address: IpAddr,
    record: String,
    viewer: Option<&str>,
    (headers, line): (&HeaderMap, Line),
) -> Result<Response, Refusal> {
    let viewer = read_viewer(viewer.unwrap_or("open"))?;
    check(&record, viewer)?;
    let place = hall.replays.place(address).await;
    let turn = hall.thinkers.turn(address, "").await;
    let (give, made) = oneshot::channel();
    let most = hall.replay_bytes;
    crate::aside::run(move || {
        let made = make(&record, viewer, most, &|| !give.is_closed());
        drop(turn);
        // Whoever asked may have gone, and the place with the answer.
        let _ = give.send(made.map(|packed| (packed, place)));
    });
    // Nothing comes if the work panicked, which is in the log.
    let (packed, place) = made.await.map_err(|_| Refusal::Trouble)??;
    let reader = hall.replays.reads(address, line, place);
    Ok(answer(packed, reader, accepts_gzip(headers)))
}

/// How the recorded game stood from move to move.
pub(crate) async fn course(
    hall: &Arc<Hall>,
    address: IpAddr,
    record: String,
) -> Result<Course, Refusal> {
    made(hall, address, record, catalog::course).await
}

/// What is worth talking about after the recorded game.
pub(crate) async fn debrief(
    hall: &Arc<Hall>,
    address: IpAddr,
    record: String,
    review: Option<Review>,
) -> Result<Debrief, Refusal> {
    let debrief = move |record: &str| Ok(Debrief::of(&[account(record, review.as_ref())?]));
    made(hall, address, record, debrief).await
}

/// What is made of a record by playing it, when it is this address's turn.
async fn made<T: Send + 'static>(
    hall: &Arc<Hall>,
    address: IpAddr,
    record: String,
    make: impl FnOnce(&str) -> Result<T, LoadError> + Send + 'static,
) -> Result<T, Refusal> {
    check(&record, Viewer::Open)?;
    let turn = hall.thinkers.turn(address, "").await;
    let made = crate::aside::run(move || {
        let made = make(&record);
        drop(turn);
        made
    });
    // What panicked is in the log.
    let made = made.await.map_err(|_| Refusal::Trouble)?;
    made.map_err(Refusal::Replay)
}

/// A replay, packed.
struct Packed {
    bytes: Vec<u8>,
    /// How long it is unpacked.
    plain: u64,
}

fn make(
    record: &str,
    viewer: Viewer,
    most: u64,
    is_wanted: &dyn Fn() -> bool,
) -> Result<Packed, Refusal> {
    let packer = Packer {
        encoder: GzEncoder::new(Vec::new(), Compression::fast()),
        plain: 0,
        most,
        is_wanted,
    };
    let mut out = BufWriter::with_capacity(PIECE, packer);
    catalog::write_replay(record, viewer, &mut out).map_err(|error| match error {
        ReplayError::Load(error) => Refusal::Replay(error),
        ReplayError::Write(_) => Refusal::ReplayTooLarge,
    })?;
    let too_large = |_: io::Error| Refusal::ReplayTooLarge;
    let packer = out
        .into_inner()
        .map_err(|error| too_large(error.into_error()))?;
    Ok(Packed {
        plain: packer.plain,
        bytes: packer.encoder.finish().map_err(too_large)?,
    })
}

/// Packs what is written, up to a limit, and as long as somebody waits for it.
struct Packer<'a> {
    encoder: GzEncoder<Vec<u8>>,
    plain: u64,
    most: u64,
    is_wanted: &'a dyn Fn() -> bool,
}

impl Write for Packer<'_> {
    fn write(&mut self, piece: &[u8]) -> io::Result<usize> {
        if !(self.is_wanted)() {
            return Err(io::ErrorKind::BrokenPipe.into());
        }
        let plain = self.plain + piece.len() as u64;
        let packed = self.encoder.get_ref().len();
        if plain > self.most || packed > limits::REPLAY_PACKED_BYTES {
            return Err(io::ErrorKind::FileTooLarge.into());
        }
        self.encoder.write_all(piece)?;
        self.plain = plain;
        Ok(piece.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

fn answer(packed: Packed, reader: Arc<Reader>, packs: bool) -> Response {
    let Packed { bytes, plain } = packed;
    let kind = [(header::CONTENT_TYPE, "application/x-ndjson")];
    if packs {
        let body = Sending {
            left: bytes.len() as u64,
            answer: Box::new(Cursor::new(bytes)),
            reader,
        };
        let packed = [(header::CONTENT_ENCODING, "gzip")];
        (kind, packed, Body::new(body)).into_response()
    } else {
        let body = Sending {
            left: plain,
            answer: Box::new(GzDecoder::new(Cursor::new(bytes))),
            reader,
        };
        (kind, Body::new(body)).into_response()
    }
}

/// An answer on its way, in pieces; its place is free when it is through, or nobody wants it any more.
struct Sending {
    answer: Box<dyn Read + Send>,
    left: u64,
    reader: Arc<Reader>,
}

impl HttpBody for Sending {
    type Data = Bytes;
    type Error = io::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        _: &mut Context<'_>,
    ) -> Poll<Option<io::Result<Frame<Bytes>>>> {
        self.reader.reads_on();
        let mut piece = vec![0; PIECE];
        let read = self.answer.read(&mut piece).map(|size| {
            self.left = self.left.saturating_sub(size as u64);
            piece.truncate(size);
            (size > 0).then(|| Frame::data(piece.into()))
        });
        Poll::Ready(read.transpose())
    }

    fn is_end_stream(&self) -> bool {
        self.left == 0
    }

    fn size_hint(&self) -> SizeHint {
        SizeHint::with_exact(self.left)
    }
}

/// `open`, `spectator`, or a seat as people count them.
fn read_viewer(text: &str) -> Result<Viewer, Refusal> {
    match text {
        "open" => Ok(Viewer::Open),
        "spectator" => Ok(Viewer::Spectator),
        seat => match seat.parse::<u8>() {
            Ok(number) if (1..=MAX_SEATS as u8).contains(&number) => {
                Ok(Viewer::Seat(Seat(number - 1)))
            }
            _ => Err(Refusal::BadViewer),
        },
    }
}

/// Before any work: is it short enough, and does the viewer sit at this table?
fn check(record: &str, viewer: Viewer) -> Result<(), Refusal> {
    #[derive(Deserialize)]
    struct Outline {
        config: Players,
        entries: Vec<IgnoredAny>,
    }
    #[derive(Deserialize)]
    struct Players {
        players: u8,
    }
    let outline: Outline = serde_json::from_str(record)
        .map_err(|error| Refusal::Replay(LoadError::NotARecord(error.to_string())))?;
    if outline.entries.len() > limits::REPLAY_ENTRIES {
        return Err(Refusal::TooLong);
    }
    match viewer.seat() {
        Some(seat) if seat.0 >= outline.config.players => Err(Refusal::BadViewer),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use tabletop::{Config, Seed};

    use super::*;

    fn record() -> String {
        let seed = Seed::from_text("a table");
        let game = catalog::open("ports", &Config::new(2), seed);
        game.unwrap().record()
    }

    #[test]
    fn a_replay_is_packed_and_comes_out_whole() {
        let packed = make(&record(), Viewer::Open, 1 << 20, &|| true).unwrap();
        let mut plain = String::new();
        GzDecoder::new(&*packed.bytes)
            .read_to_string(&mut plain)
            .unwrap();
        assert_eq!(plain.len() as u64, packed.plain);
        let lines = plain.lines().map(|line| {
            let line: serde_json::Value = serde_json::from_str(line).unwrap();
            line["t"].as_str().unwrap().to_owned()
        });
        assert_eq!(lines.collect::<Vec<_>>(), ["head", "step", "end"]);
    }

    #[test]
    fn nothing_more_is_made_for_somebody_who_has_gone() {
        assert!(make(&record(), Viewer::Open, 1 << 20, &|| false).is_err());
    }

    #[test]
    fn there_is_an_end_to_it() {
        let mut packer = Packer {
            encoder: GzEncoder::new(Vec::new(), Compression::fast()),
            plain: 0,
            most: 10 * PIECE as u64,
            is_wanted: &|| true,
        };
        let piece = vec![b' '; PIECE];
        let written = (0..20).take_while(|_| packer.write_all(&piece).is_ok());
        assert_eq!(written.count(), 10);
    }
}
