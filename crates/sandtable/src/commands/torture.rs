//! `sandtable torture`: what a server stands without losing anything.

use std::io::Write;
use std::time::Duration;

use load::{Blow, Endured, Ordeal};
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
        only: args.only.clone(),
        seed: Seed::from_text(&luck),
    };
    let mut told = 0;
    let endured = load::torture(&ordeal, &std::env::current_exe()?, |so_far| {
        let blows = so_far.all();
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

fn sum(endured: &Endured) -> String {
    let Endured {
        blows,
        left_out,
        acknowledged,
        games,
        returns,
        half_back,
        all_back,
        half_bots_back,
        all_bots_back,
        most_memory,
        lost,
    } = endured;
    let blows = blows
        .iter()
        .map(|(blow, count)| format!("{count} {}", blow.name()));
    let left_out = left_out
        .iter()
        .map(|(blow, why)| format!("; no {}: {why}", blow.name()));
    format!(
        "{}: {acknowledged} actions acknowledged, {games} games looked through, {returns} returns, \
         half of the tables went on after {:.1} s and all after {:.1} s (bots whose turn it was: {:.1} s, \
         {:.1} s), at most {} MiB, {} lost{}",
        blows.collect::<Vec<_>>().join(", "),
        half_back.unwrap_or_default().as_secs_f64(),
        all_back.unwrap_or_default().as_secs_f64(),
        half_bots_back.unwrap_or_default().as_secs_f64(),
        all_bots_back.unwrap_or_default().as_secs_f64(),
        most_memory >> 20,
        lost.len(),
        left_out.collect::<String>(),
    )
}

/// The blow with this name.
pub fn blow(name: &str) -> Result<Blow, String> {
    let known = Blow::ALL.into_iter().find(|blow| blow.name() == name);
    known.ok_or_else(|| format!("it is one of {}", Blow::ALL.map(Blow::name).join(", ")))
}
