//! `sandtable replay`: checks a record and prints the game.

use std::fs;
use std::io::Write;

use catalog::Replayed;
use tabletop::{Phrase, Seat, Viewer};

use crate::args::Replay;
use crate::error::Error;
use crate::texts::Texts;

pub fn run(args: &Replay, out: &mut impl Write) -> Result<(), Error> {
    let texts = Texts::new(args.lang.chosen());
    let file = args.file.clone();
    let record = fs::read(&file).map_err(|error| Error::Read {
        file: file.clone(),
        error,
    })?;
    // Bytes that are no text are no record either, and are told so like any foreign text.
    let record = String::from_utf8_lossy(&record);
    let replayed = catalog::replay(&record, args.viewer)
        .map_err(|error| Error::of_record(file.clone(), error, &texts))?;
    let players = replayed.config.players;
    if let Viewer::Seat(seat) = args.viewer
        && seat.0 >= players
    {
        let why = format!("there is no seat {seat}: {players} played");
        return Err(Error::Record { file, why });
    }
    print(&replayed, &texts, out)
}

fn print(replayed: &Replayed, texts: &Texts, out: &mut impl Write) -> Result<(), Error> {
    let names: Vec<String> = Seat::all(replayed.config.players)
        .map(|seat| texts.say(&Phrase::new("cli-player").with("seat", seat.0 + 1), &[]))
        .collect();
    let title = texts.get(&format!("{}-title", replayed.game));
    let entries = replayed.steps.len() - 1;
    let head = Phrase::new("cli-replay-head")
        .with("game", title)
        .with("players", replayed.config.players)
        .with("decisions", entries);
    writeln!(out, "{}", texts.say(&head, &[]))?;
    for (number, step) in replayed.steps.iter().enumerate() {
        if let (Some(seat), Some(chose)) = (step.seat, &step.chose) {
            let name = &names[seat.index()];
            writeln!(out, "{number:>4}  {name}: {}", texts.say(chose, &names))?;
        }
        for frame in &step.frames {
            writeln!(out, "      {}", texts.say(&frame.text, &names))?;
        }
    }
    match &replayed.ending {
        Some(ending) => super::play::print_ending(ending, texts, &names, out)?,
        None => writeln!(out, "{}", texts.get("cli-replay-unfinished"))?,
    }
    match &replayed.stopped {
        Some(why) => writeln!(out, "{}", texts.say(why, &[]))?,
        None => writeln!(out, "{}", texts.get("cli-replay-checked"))?,
    }
    Ok(())
}
