//! `sandtable games`: the list of games.

use std::io::Write;

use catalog::GameInfo;
use serde::Serialize;
use tabletop::{Fact, SwitchKind};

use super::{library, setup};
use crate::args::Games;
use crate::error::Error;
use crate::texts::Texts;

pub fn run(args: &Games, out: &mut impl Write) -> Result<(), Error> {
    let texts = Texts::new(args.lang.chosen());
    let library = library::read(&args.imported)?;
    let named = catalog::games_with(&library).into_iter().map(|info| Named {
        name: texts.get(&format!("{}-title", info.id)),
        info,
    });
    if args.json {
        let list: Vec<Named> = named.collect();
        return setup::print_json(&list, out);
    }
    for game in named {
        describe(&game, &texts, out)?;
    }
    Ok(())
}

#[derive(Serialize)]
struct Named {
    name: String,
    #[serde(flatten)]
    info: GameInfo,
}

fn describe(game: &Named, texts: &Texts, out: &mut impl Write) -> Result<(), Error> {
    let Named { name, info } = game;
    let tagline = texts.get(&format!("{}-tagline", info.id));
    let players = match (info.players.min, info.players.max) {
        (min, max) if min == max => max.to_string(),
        (min, max) => format!("{min}–{max}"),
    };
    writeln!(out, "{}  {name}, {players}", info.id)?;
    writeln!(out, "  {tagline}")?;
    for switch in info.switches {
        let usage = match switch.kind {
            SwitchKind::Flag => switch.id.to_owned(),
            SwitchKind::Choice { options } => format!("{}={}", switch.id, options.join("|")),
            SwitchKind::Listed { options, facts } => {
                format!("{}={}|{}", switch.id, options.join("|"), ids(facts))
            }
            SwitchKind::Number { min, max, .. } => format!("{}={min}–{max}", switch.id),
            SwitchKind::Seats => format!("{}=1,2,…", switch.id),
            SwitchKind::Cards { default, .. } => format!("{}={}", switch.id, default.join(",")),
        };
        let help = texts.get(&format!("{}-switch-{}-help", info.id, switch.id));
        writeln!(out, "  --switch {usage}")?;
        writeln!(out, "      {help}")?;
        for import in info
            .imports
            .iter()
            .filter(|import| import.switch == switch.id)
        {
            writeln!(out, "      {}={}  {}", switch.id, import.id, import.name)?;
        }
    }
    Ok(())
}

/// The first and the last of a long list.
fn ids(facts: &[Fact]) -> String {
    match facts {
        [first, .., last] => format!("{}…{}", first.id, last.id),
        [only] => only.id.to_owned(),
        [] => String::new(),
    }
}
