//! `sandtable anki`: a trainer's questions as a deck of flash cards.

use std::fs;
use std::io::{ErrorKind, Write};
use std::path::PathBuf;
use std::time::SystemTime;

use tabletop::Phrase;

use crate::args::Anki;
use crate::error::Error;
use crate::flash_cards;
use crate::texts::Texts;

pub fn run(args: &Anki, out: &mut impl Write) -> Result<(), Error> {
    let lang = args.lang.chosen();
    let deck = flash_cards::deck(&args.deck, lang).expect("only decks that there are can be named");
    let package = anki::package(&deck, SystemTime::now())?;
    let usual = || PathBuf::from(format!("sandtable-{}-{}.apkg", args.deck, lang.id));
    let file = args.out.clone().unwrap_or_else(usual);
    let made = fs::File::create_new(&file).and_then(|mut made| made.write_all(&package));
    made.map_err(|error| match error.kind() {
        ErrorKind::AlreadyExists => Error::Exists(file.clone()),
        _ => Error::Write {
            file: file.clone(),
            error,
        },
    })?;
    let said = Phrase::new("cli-anki-written")
        .with("count", deck.notes.len())
        .with("deck", deck.name.as_str())
        .with("file", file.display().to_string());
    writeln!(out, "{}", Texts::new(lang).say(&said, &[]))?;
    Ok(())
}
