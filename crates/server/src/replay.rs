//! Playing a record again, elsewhere and not too many at once.

use std::sync::Arc;

use catalog::{LoadError, Replayed};
use serde::Deserialize;
use serde::de::IgnoredAny;
use tabletop::{MAX_SEATS, Seat, Viewer};

use crate::Refusal;
use crate::hall::Hall;

/// Many times the longest game; each entry makes a whole scene.
const MOST_ENTRIES: usize = 3000;

pub(crate) async fn replay(
    hall: &Arc<Hall>,
    record: String,
    viewer: Option<&str>,
) -> Result<Replayed, Refusal> {
    let viewer = read_viewer(viewer.unwrap_or("open"))?;
    check(&record, viewer)?;
    let permit = hall.thinkers.clone().acquire_owned().await;
    let played = tokio::task::spawn_blocking(move || catalog::replay(&record, viewer)).await;
    drop(permit);
    match played {
        Ok(played) => played.map_err(Refusal::Replay),
        Err(error) => {
            log::error!("a replay broke off: {error}");
            Err(Refusal::Trouble)
        }
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
    if outline.entries.len() > MOST_ENTRIES {
        return Err(Refusal::TooLong);
    }
    match viewer.seat() {
        Some(seat) if seat.0 >= outline.config.players => Err(Refusal::BadViewer),
        _ => Ok(()),
    }
}
