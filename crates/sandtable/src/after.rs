//! When a game is over: look back upon it, keep it, leave.

use std::io::{BufRead, Write};
use std::path::Path;

use catalog::Care;
use tabletop::Phrase;

use crate::commands::setup;
use crate::error::Error;
use crate::screen::{Screen, number};
use crate::{record, review};

const LEAVE: usize = 1;
const REVIEW: usize = 2;
const KEEP: usize = 3;

/// Offers a review and, unless the game is kept anyway, to keep it, until the player leaves.
pub fn after<O: Write, I: BufRead>(
    screen: &mut Screen<'_, O, I>,
    record: &str,
    is_kept: bool,
) -> Result<(), Error> {
    let offered: &[&str] = match is_kept {
        true => &["cli-after-leave", "cli-after-review"],
        false => &["cli-after-leave", "cli-after-review", "cli-after-keep"],
    };
    loop {
        screen.print("")?;
        screen.line(&Phrase::new("cli-after"))?;
        for (nth, key) in offered.iter().enumerate() {
            let option = screen.text(&Phrase::new(*key));
            screen.print(&format!("{}. {option}", nth + 1))?;
        }
        let typed = match screen.typed() {
            Ok(typed) => typed.unwrap_or_default(),
            // Whoever has nothing more to say leaves.
            Err(Error::InputEnded) => return Ok(()),
            Err(error) => return Err(error),
        };
        match number(&typed) {
            Some(LEAVE) => return Ok(()),
            Some(REVIEW) => look_back(screen, record)?,
            Some(KEEP) if !is_kept => keep(screen, record)?,
            Some(_) | None => {
                let unclear = Phrase::new("cli-after-unclear").with("count", offered.len());
                screen.line(&unclear)?;
            }
        }
    }
}

fn look_back<O: Write, I: BufRead>(
    screen: &mut Screen<'_, O, I>,
    record: &str,
) -> Result<(), Error> {
    screen.line(&Phrase::new("cli-after-thinking"))?;
    screen.flush()?;
    let work = catalog::review(record, Care::Usual)
        .unwrap_or_else(|error| unreachable!("the game has just been played: {error}"));
    let pieces = work.pieces.len() as u64;
    let review = setup::watched(pieces, &screen.texts, |progress| {
        lab::review(work, 0, progress)
    })?;
    let lines = review::lines(&review, &screen.names, &screen.texts);
    lines.iter().try_for_each(|line| screen.print(line))
}

fn keep<O: Write, I: BufRead>(screen: &mut Screen<'_, O, I>, record: &str) -> Result<(), Error> {
    screen.line(&Phrase::new("cli-after-file"))?;
    let name = screen.typed()?.unwrap_or_default();
    if name.is_empty() {
        return Ok(());
    }
    match record::keep(Path::new(&name), record) {
        Ok(()) => screen.line(&Phrase::new("cli-saved").with("file", name)),
        Err(error) => screen.print(&error.to_string()),
    }
}
