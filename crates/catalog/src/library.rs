//! What was imported from outside for some game, to be offered to tables.

use serde::Serialize;
use tabletop::{Config, Import, Lawful, Setting, Words};
use ts_rs::TS;

use crate::list::{Visitor, ids, visit};

/// Imports of all games.
#[derive(Clone, Debug, Default)]
pub struct Library {
    offers: Vec<Offer>,
    /// What the game does not know of the text, and what it leaves out.
    pub unknown: Vec<String>,
    pub skipped: Vec<String>,
}

#[derive(Clone, Debug)]
struct Offer {
    game: &'static str,
    switch: &'static str,
    import: Import,
}

/// An import by its name only: the server puts the rest into a table's set-up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Offered {
    /// The switch that takes it.
    pub switch: &'static str,
    /// The value to set the switch to.
    pub id: String,
    pub name: String,
}

/// Why a text offers nothing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoLibrary {
    #[error("no game knows what to make of it")]
    Unknown,
    #[error("{0}")]
    Wrong(String),
}

impl Library {
    /// What a text offers to the game that knows it.
    pub fn read(text: &str) -> Result<Library, NoLibrary> {
        struct Read<'a>(&'a str);
        impl Visitor for Read<'_> {
            type Output = Option<Result<Library, String>>;
            fn visit<G: Lawful + Words>(self) -> Self::Output {
                let offer = |(switch, import)| Offer {
                    game: G::ID,
                    switch,
                    import,
                };
                let offers = G::offers(self.0)?;
                Some(offers.map(|offers| Library {
                    offers: offers.imports.into_iter().map(offer).collect(),
                    unknown: offers.unknown,
                    skipped: offers.skipped,
                }))
            }
        }
        let known = ids()
            .iter()
            .find_map(|id| visit(id, Read(text)).expect("ids are of games"));
        match known {
            None => Err(NoLibrary::Unknown),
            Some(Err(wrong)) => Err(NoLibrary::Wrong(wrong)),
            Some(Ok(library)) => Ok(library),
        }
    }

    pub fn len(&self) -> usize {
        self.offers.len()
    }

    pub fn is_empty(&self) -> bool {
        self.offers.is_empty()
    }

    /// What is offered to tables of this game.
    pub fn offered(&self, game: &str) -> Vec<Offered> {
        let of_game = self.offers.iter().filter(|offer| offer.game == game);
        of_game
            .map(|offer| Offered {
                switch: offer.switch,
                id: offer.import.id.clone(),
                name: offer.import.name.clone(),
            })
            .collect()
    }

    /// Puts what a new table's set-up names of the library into it, whole.
    pub fn embed(&self, game: &str, config: &mut Config) {
        for offer in self.offers.iter().filter(|offer| offer.game == game) {
            if let Some(value) = config.switches.get_mut(offer.switch)
                && *value == Setting::Choice(offer.import.id.clone())
            {
                *value = Setting::Import(offer.import.clone());
            }
        }
        // Or it has brought its own.
        config.tidy();
    }
}
