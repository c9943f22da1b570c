//! Decks of flash cards to take along. What they say only the program knows, which has the texts; each is
//! made when somebody first asks for it, and kept.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};

use axum::body::Bytes;
use axum::http::header;
use axum::response::{IntoResponse, Response};

use crate::Refusal;
use crate::aside::for_address;
use crate::hall::Hall;

pub(crate) struct FlashCards {
    make: fn(&str, &str) -> Option<Vec<u8>>,
    /// By deck and language: as many as there are of these, since only what was made is kept.
    made: Mutex<HashMap<(String, String), Bytes>>,
}

impl FlashCards {
    pub(crate) fn new(make: fn(&str, &str) -> Option<Vec<u8>>) -> FlashCards {
        FlashCards {
            make,
            made: Mutex::default(),
        }
    }

    fn made(&self) -> std::sync::MutexGuard<'_, HashMap<(String, String), Bytes>> {
        self.made.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

pub(crate) async fn take(
    hall: &Hall,
    address: IpAddr,
    deck: String,
    language: String,
) -> Result<Response, Refusal> {
    let which = (deck, language);
    let kept = hall.flash_cards.made().get(&which).cloned();
    let package = match kept {
        Some(package) => package,
        None => {
            let make = hall.flash_cards.make;
            let wanted = which.clone();
            let made = for_address(hall, address, move || make(&wanted.0, &wanted.1)).await?;
            let made = Bytes::from(made.ok_or(Refusal::NoSuchPage)?);
            hall.flash_cards.made().insert(which.clone(), made.clone());
            made
        }
    };
    let (deck, language) = which;
    // Only names that something was made for get here: there is nothing in them to be escaped.
    let file = format!("attachment; filename=\"sandtable-{deck}-{language}.apkg\"");
    let headers = [
        (header::CONTENT_TYPE, "application/octet-stream".to_owned()),
        (header::CONTENT_DISPOSITION, file),
        (header::CACHE_CONTROL, "no-cache".to_owned()),
    ];
    Ok((headers, package).into_response())
}
