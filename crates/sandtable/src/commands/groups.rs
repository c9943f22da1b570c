//! `sandtable attack groups`: the groups of ATT&CK that tables can be played with.

use std::io::Write;

use tabletop::{Phrase, SwitchKind};

use super::library;
use crate::args::Groups;
use crate::error::Error;
use crate::texts::Texts;

pub fn run(args: &Groups, out: &mut impl Write) -> Result<(), Error> {
    let texts = Texts::new(args.lang.chosen());
    let library = library::read(&args.imported)?;
    let word = args.word.as_deref().unwrap_or_default();
    let mut found = groups(&library);
    found.retain(|(id, name)| holds(id, word) || holds(name, word));
    if found.is_empty() {
        let none = Phrase::new("cli-no-such-group").with("word", word);
        return Err(Error::Refused(texts.say(&none, &[])));
    }
    for (id, name) in found {
        writeln!(out, "{id}  {name}")?;
    }
    Ok(())
}

/// What the listed switches of all games offer, by the value to set them to: imported ones last.
fn groups(library: &catalog::Library) -> Vec<(String, String)> {
    let mut groups = Vec::new();
    for info in catalog::games_with(library) {
        for switch in info.switches {
            if let SwitchKind::Listed { facts, .. } = switch.kind {
                let named = |fact: &tabletop::Fact| (fact.id.to_owned(), fact.name.to_owned());
                groups.extend(facts.iter().map(named));
            }
        }
        groups.extend(
            info.imports
                .into_iter()
                .map(|import| (import.id, import.name)),
        );
    }
    groups
}

fn holds(text: &str, word: &str) -> bool {
    text.to_lowercase().contains(&word.to_lowercase())
}
