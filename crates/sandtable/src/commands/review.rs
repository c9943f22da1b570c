//! `sandtable review`: every decision of a game judged, from its record.

use std::io::Write;

use catalog::Care;
use tabletop::{Phrase, Seat};

use crate::args;
use crate::commands::setup;
use crate::error::Error;
use crate::record;
use crate::review::markdown;
use crate::texts::Texts;

pub fn run(args: &args::Review, out: &mut impl Write) -> Result<(), Error> {
    let texts = Texts::new(args.lang.chosen());
    let record = record::read(&args.file)?;
    let care = match args.deep {
        true => Care::Deep,
        false => Care::Usual,
    };
    let work = catalog::review(&record, care)
        .map_err(|error| Error::of_record(args.file.clone(), error, &texts))?;
    let pieces = work.pieces.len() as u64;
    let review = setup::watched(pieces, &texts, |progress| {
        lab::review(work, args.threads, progress)
    })?;
    let written = match args.json {
        true => serde_json::to_string_pretty(&review).expect("plain data always serialises") + "\n",
        false => {
            let name = |seat: Seat| match args.names.get(seat.index()) {
                Some(name) => name.clone(),
                None => texts.say(&Phrase::new("cli-player").with("seat", seat.0 + 1), &[]),
            };
            let seats = Seat::all(review.players.len() as u8);
            let names: Vec<String> = seats.map(name).collect();
            markdown(&review, &names, &texts)
        }
    };
    Ok(out.write_all(written.as_bytes())?)
}
