//! A table's set-up as typed on the command line.

use std::io::{IsTerminal, Write};
use std::ops::ControlFlow;

use catalog::NoSuchGame;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use lab::{LabError, Progress};
use serde::Serialize;
use tabletop::{Config, Refused, Switch};

use super::library;
use crate::args::Table;
use crate::error::Error;
use crate::texts::Texts;

/// Reads players and switches; their values are judged by the game.
pub fn config(game: &str, table: &Table, texts: &Texts) -> Result<Config, Error> {
    let info = catalog::games()
        .into_iter()
        .find(|info| info.id == game)
        .ok_or_else(|| NoSuchGame(game.to_owned()))?;
    let players = table
        .players
        .unwrap_or_else(|| 3.clamp(info.players.min, info.players.max));
    let mut config = Config::new(players);
    for typed in &table.switches {
        let (id, value) = match typed.split_once('=') {
            Some((id, value)) => (id, Some(value)),
            None => (typed.as_str(), None),
        };
        let refuse = |refused: Refused| Error::Refused(texts.say(&refused.phrase(), &[]));
        let switch: &Switch = info
            .switches
            .iter()
            .find(|switch| switch.id == id)
            .ok_or_else(|| {
                refuse(Refused::NoSuchSwitch {
                    switch: id.to_owned(),
                    known: info.switches.iter().map(|switch| switch.id).collect(),
                })
            })?;
        let value = switch.kind.read(value).ok_or_else(|| {
            refuse(Refused::BadValue {
                switch: switch.id,
                kind: switch.kind,
            })
        })?;
        config.switches.insert(id.to_owned(), value);
    }
    library::read(&table.imported)?.embed(game, &mut config);
    Ok(config)
}

/// Does long work of so many games under a progress bar.
pub fn watched<T>(
    games: u64,
    texts: &Texts,
    work: impl FnOnce(Progress<'_>) -> Result<T, LabError>,
) -> Result<T, Error> {
    let bar = progress_bar(games);
    let done = work(&|done| {
        bar.set_position(done);
        ControlFlow::Continue(())
    });
    bar.finish_and_clear();
    done.map_err(|error| Error::of_lab(error, texts))
}

/// A bar on the error output, and only if a person looks at it.
fn progress_bar(games: u64) -> ProgressBar {
    let target = if std::io::stderr().is_terminal() {
        ProgressDrawTarget::stderr()
    } else {
        ProgressDrawTarget::hidden()
    };
    let style = ProgressStyle::with_template("{wide_bar} {human_pos}/{human_len} {eta} left")
        .unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::with_draw_target(Some(games), target).with_style(style)
}

pub fn print_json(value: &impl Serialize, out: &mut impl Write) -> Result<(), Error> {
    let json = serde_json::to_string_pretty(value).expect("plain data always serialises");
    writeln!(out, "{json}")?;
    Ok(())
}
