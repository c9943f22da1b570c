//! Playing on from a moment of a recorded game: a new table that stands as the game stood then, with
//! bots on the other seats. What lies hidden lies as it did, so whoever knows the record knows it, or is
//! dealt anew as far as the seat could not know it.

use std::net::IpAddr;
use std::sync::Arc;

use catalog::LoadError;
use serde::Deserialize;
use serde_json::value::RawValue;
use store::Change;
use tabletop::{Config, Seat, Seed};

use crate::hall::Hall;
use crate::table::{self, Chair, Founding};
use crate::wire::{Grace, Hands, PlayOn, Seated};
use crate::{Refusal, limits, secret, text};

pub(crate) async fn play_on(
    hall: &Arc<Hall>,
    address: IpAddr,
    wanted: PlayOn,
) -> Result<Seated, Refusal> {
    let name = text::name(&wanted.name)?;
    let Moment {
        game,
        config,
        head,
        entries,
    } = {
        let turn = hall.thinkers.turn(address, "").await;
        let (record, step) = (wanted.record, wanted.step);
        let redeal = wanted.redeal.then(|| (wanted.seat, hall.seed()));
        let found = crate::aside::run(move || {
            let found = moment(&record, step, redeal);
            drop(turn);
            found
        });
        // What panicked is in the log.
        found.await.map_err(|_| Refusal::Trouble)??
    };
    if wanted.seat.0 >= config.players {
        return Err(Refusal::NoSuchSeat);
    }
    let secret = secret::secret();
    let host = secret::hash(&secret);
    let chair = |seat| {
        if seat == wanted.seat {
            Chair::Person {
                name: name.clone(),
                secret: host,
                held: None,
            }
        } else {
            Chair::Bot(wanted.bots)
        }
    };
    let founding = Founding {
        game,
        seats: Seat::all(config.players).map(chair).collect(),
        config,
        clock: None,
        grace: Grace::default(),
        stand_in: wanted.bots,
        host,
        founder: Some(limits::founder(address)),
        class: None,
        hands: Hands::default(),
        unnoted: false,
        lesson: None,
        begun: true,
    };
    // Nobody hears of the table before all of it is kept.
    let table = hall.found_at(&founding, None, None, Some(head)).await?;
    let entries = entries.into_iter().enumerate();
    let changes: Vec<Change> = entries
        .map(|(n, entry)| Change::Entry { n, entry })
        .collect();
    hall.store.write(&table.id, changes).await?;
    Ok(Seated {
        table: table.id,
        code: table.code,
        seat: Some(wanted.seat),
        secret,
    })
}

/// A moment of a game, as it is kept.
struct Moment {
    game: String,
    config: Config,
    head: String,
    entries: Vec<String>,
}

fn moment(record: &RawValue, step: usize, redeal: Option<(Seat, Seed)>) -> Result<Moment, Refusal> {
    #[derive(Deserialize)]
    struct Outline {
        config: Config,
        entries: Vec<Box<RawValue>>,
    }
    let unreadable =
        |error: serde_json::Error| Refusal::Replay(LoadError::NotARecord(error.to_string()));
    let Outline { config, entries } = serde_json::from_str(record.get()).map_err(unreadable)?;
    let entries = entries.get(..step).ok_or(Refusal::NoSuchStep)?;
    if entries.len() > limits::REPLAY_ENTRIES {
        return Err(Refusal::TooLong);
    }
    let mut entries: Vec<String> = entries.iter().map(|entry| entry.get().to_owned()).collect();
    let cut = table::record(record.get(), &entries).map_err(unreadable)?;
    let mut played = catalog::load(&cut).map_err(Refusal::Replay)?;
    if played.awaited().is_empty() {
        return Err(Refusal::NotPlaying);
    }
    if let Some((seat, seed)) = redeal {
        if seat.0 >= config.players {
            return Err(Refusal::NoSuchSeat);
        }
        played.redeal(seat, seed);
        entries.extend(played.last_entry());
    }
    Ok(Moment {
        game: played.game().to_owned(),
        config,
        head: played.head(),
        entries,
    })
}
