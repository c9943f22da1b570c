//! `sandtable debrief`: what is worth talking about after a game, from its record.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use catalog::debrief::{Account, Debrief, account};
use tabletop::{Phrase, Seat};

use crate::args::{self, DebriefForm};
use crate::debrief::{Names, csv, layer, markdown, stix};
use crate::error::Error;
use crate::record;
use crate::texts::Texts;

pub fn run(args: &args::Debrief, out: &mut impl Write) -> Result<(), Error> {
    let texts = Texts::new(args.lang.chosen());
    let accounts: Vec<Account> = args
        .files
        .iter()
        .map(|file| read(file, &texts))
        .collect::<Result<_, _>>()?;
    if accounts.len() > 1 && (args.seat.is_some() || !args.names.is_empty()) {
        return Err(Error::OneTable);
    }
    let names = names(args, &accounts, &texts);
    let written = write(args, &Debrief::of(&accounts), &names, &texts)?;
    match &args.out {
        Some(file) => save(file.clone(), &written),
        None => Ok(out.write_all(written.as_bytes())?),
    }
}

fn read(file: &Path, texts: &Texts) -> Result<Account, Error> {
    account(&record::read(file)?, None)
        .map_err(|error| Error::of_record(file.to_owned(), error, texts))
}

/// By table and seat: those that were given, else by their seats.
fn names(args: &args::Debrief, accounts: &[Account], texts: &Texts) -> Names {
    let name = |seat: Seat| match args.names.get(seat.index()) {
        Some(name) => name.clone(),
        None => texts.say(&Phrase::new("cli-player").with("seat", seat.0 + 1), &[]),
    };
    let table = |account: &Account| Seat::all(account.players).map(name).collect();
    accounts.iter().map(table).collect()
}

fn write(
    args: &args::Debrief,
    debrief: &Debrief,
    names: &Names,
    texts: &Texts,
) -> Result<String, Error> {
    match args.form {
        DebriefForm { json: true, .. } => {
            let json = serde_json::to_string_pretty(debrief);
            Ok(json.expect("plain data always serialises") + "\n")
        }
        DebriefForm { layer: true, .. } => {
            let seat = seat(args, debrief)?;
            layer(debrief, seat, names, texts).ok_or(Error::NoLayer)
        }
        DebriefForm { stix: true, .. } => {
            stix(debrief, SystemTime::now(), names, texts).ok_or(Error::NoLayer)
        }
        DebriefForm { csv: true, .. } => Ok(csv(&debrief.sheet, names, texts)),
        DebriefForm { compare: true, .. } => Ok(csv(&debrief.compared, names, texts)),
        DebriefForm { .. } => Ok(markdown(debrief, names, texts)),
    }
}

fn seat(args: &args::Debrief, debrief: &Debrief) -> Result<Option<Seat>, Error> {
    let players = debrief.tables.first().map_or(0, |table| table.players);
    match args.seat {
        None => Ok(None),
        Some(seat) if (1..=players).contains(&seat) => Ok(Some(Seat(seat - 1))),
        Some(seat) => Err(Error::NoSeat { seat, players }),
    }
}

fn save(file: PathBuf, text: &str) -> Result<(), Error> {
    let made = fs::File::create_new(&file).and_then(|mut made| made.write_all(text.as_bytes()));
    made.map_err(|error| match error.kind() {
        std::io::ErrorKind::AlreadyExists => Error::Exists(file),
        _ => Error::Write { file, error },
    })
}
