//! What flags can be set to.

use bots::Level;
use clap::Args as ArgGroup;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use server::Place;
use tabletop::Seed;

use crate::languages::{self, LANGUAGES, Lang};

pub(super) fn store(text: &str) -> Result<Place, std::convert::Infallible> {
    Ok(Place::from(text))
}

/// The store that was named, by the command line or by the environment, or the usual file.
pub fn store_or_usual(named: Option<&Place>) -> Place {
    let by_environment = || {
        std::env::var("SANDTABLE_STORE")
            .ok()
            .filter(|it| !it.is_empty())
    };
    match named {
        Some(named) => named.clone(),
        None => Place::from(&*by_environment().unwrap_or_else(|| "sandtable.sqlite".to_owned())),
    }
}

#[derive(ArgGroup)]
pub struct Language {
    /// The language of the output; the system's if it is one of these
    #[arg(long, alias = "language", value_parser = spoken())]
    lang: Option<&'static Lang>,
}

impl Language {
    pub fn chosen(&self) -> &'static Lang {
        self.lang.unwrap_or_else(|| {
            let system = ["LC_ALL", "LC_MESSAGES", "LANG"]
                .into_iter()
                .filter_map(|name| std::env::var(name).ok())
                .find(|value| !value.is_empty())
                .unwrap_or_default();
            languages::of_system(&system)
        })
    }
}

pub(super) fn spoken() -> impl TypedValueParser<Value = &'static Lang> {
    PossibleValuesParser::new(LANGUAGES.iter().map(|lang| lang.id))
        .map(|id| languages::named(&id).expect("only these are possible"))
}

pub(super) fn days() -> impl TypedValueParser<Value = u16> {
    let days = server::Options::KEEP_DAYS;
    clap::value_parser!(u16).range(i64::from(*days.start())..=i64::from(*days.end()))
}

pub(super) fn level(text: &str) -> Result<Level, String> {
    text.parse()
        .map_err(|error: bots::NoSuchLevel| error.to_string())
}

pub(super) fn pair(text: &str) -> Result<(Level, Level), String> {
    let Some((a, b)) = text.split_once(',') else {
        return Err("name two bots with a comma between them, such as master,greedy".into());
    };
    Ok((level(a)?, level(b)?))
}

pub(super) fn seed(text: &str) -> Result<Seed, String> {
    // A full seed, as it stands in a record, is taken as it is; anything else is made into one.
    Ok(text.parse().unwrap_or_else(|_| Seed::from_text(text)))
}

pub(super) fn viewer(text: &str) -> Result<tabletop::Viewer, String> {
    use tabletop::{Seat, Viewer};
    match (text, text.parse::<u8>()) {
        ("open", _) => Ok(Viewer::Open),
        ("spectator", _) => Ok(Viewer::Spectator),
        (_, Ok(seat)) if seat >= 1 => Ok(Viewer::Seat(Seat(seat - 1))),
        _ => Err("say open, spectator, or the number of a seat".into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_seed_is_taken_as_it_is() {
        let full = Seed::from_text("demo");
        assert_eq!(seed(&full.to_string()), Ok(full));
        assert_eq!(seed("demo"), Ok(full));
    }
}
