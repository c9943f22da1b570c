//! Playing a record again, elsewhere and not too many at once.

use std::io::Write;
use std::sync::Arc;

use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use catalog::{LoadError, Replayed};
use flate2::Compression;
use flate2::write::GzEncoder;
use serde::Deserialize;
use serde::de::IgnoredAny;
use tabletop::{MAX_SEATS, Seat, Viewer};

use crate::Refusal;
use crate::client::accepts_gzip;
use crate::hall::Hall;

/// Many times the longest game; each entry makes a whole scene.
const MOST_ENTRIES: usize = 3000;

/// The record step by step. It says much the same again and again: compressed, if the browser can
/// read that, it is some forty times smaller.
pub(crate) async fn replay(
    hall: &Arc<Hall>,
    record: String,
    viewer: Option<&str>,
    headers: &HeaderMap,
) -> Result<Response, Refusal> {
    let viewer = read_viewer(viewer.unwrap_or("open"))?;
    check(&record, viewer)?;
    let permit = hall.thinkers.clone().acquire_owned().await;
    let pack = accepts_gzip(headers);
    let played = tokio::task::spawn_blocking(move || {
        catalog::replay(&record, viewer).map(|replayed| answer(&replayed, pack))
    })
    .await;
    drop(permit);
    match played {
        Ok(answered) => answered.map_err(Refusal::Replay),
        Err(error) => {
            log::error!("a replay broke off: {error}");
            Err(Refusal::Trouble)
        }
    }
}

fn answer(replayed: &Replayed, pack: bool) -> Response {
    let plain = serde_json::to_vec(replayed).expect("plain data always serialises");
    let kind = [(header::CONTENT_TYPE, "application/json")];
    if !pack {
        return (kind, plain).into_response();
    }
    let mut encoder = GzEncoder::new(Vec::new(), Compression::fast());
    let packed = encoder.write_all(&plain).and_then(|()| encoder.finish());
    let packed = packed.expect("memory takes all");
    (kind, [(header::CONTENT_ENCODING, "gzip")], packed).into_response()
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
    if outline.entries.len() > MOST_ENTRIES {
        return Err(Refusal::TooLong);
    }
    match viewer.seat() {
        Some(seat) if seat.0 >= outline.config.players => Err(Refusal::BadViewer),
        _ => Ok(()),
    }
}
