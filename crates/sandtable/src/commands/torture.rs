//! `sandtable torture`: what a server stands without losing anything.

use std::io::Write;
use std::time::Duration;

use load::{Endured, Ordeal};
use tabletop::{Config, Seed};

use crate::args::Torture;
use crate::error::Error;

pub fn run(args: &Torture, out: &mut impl Write) -> Result<(), Error> {
    let luck = match &args.seed {
        Some(text) => text.clone(),
        None => getrandom::u32()?.to_string(),
    };
    writeln!(out, "--seed {luck}")?;
    let ordeal = Ordeal {
        games: games(),
        tables: args.tables,
        servers: args.servers,
        blows: args.blows,
        longest: Duration::from_secs(u64::from(args.minutes) * 60),
        seed: Seed::from_text(&luck),
    };
    let mut told = 0;
    let endured = load::torture(&ordeal, &std::env::current_exe()?, |so_far| {
        let blows = blows(so_far);
        if blows >= told + 50 {
            told = blows;
            let _ = writeln!(out, "{}", sum(so_far));
        }
    })?;
    writeln!(out, "{}", sum(&endured))?;
    match endured.lost.is_empty() {
        true => Ok(()),
        false => Err(Error::Lost(endured.lost.join("\n"))),
    }
}

/// All games with the fewest people.
fn games() -> Vec<(String, Config)> {
    let smallest = |game: catalog::GameInfo| {
        let players = game.players.min.max(2);
        (game.id.to_owned(), Config::new(players))
    };
    catalog::games().into_iter().map(smallest).collect()
}

fn blows(endured: &Endured) -> u32 {
    endured.kills + endured.stops + endured.freezes + endured.cuts + endured.deaf + endured.outages
}

fn sum(endured: &Endured) -> String {
    let Endured {
        kills,
        stops,
        freezes,
        cuts,
        deaf,
        outages,
        acknowledged,
        games,
        returns,
        most_memory,
        lost,
    } = endured;
    format!(
        "{kills} kills, {stops} stops, {freezes} freezes, {cuts} cuts, {deaf} crowds that do not read, \
         {outages} outages of the database: \
         {acknowledged} actions acknowledged, {games} games looked through, {returns} returns, \
         at most {} MiB, {} lost",
        most_memory >> 20,
        lost.len()
    )
}
