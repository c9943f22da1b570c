//! The types of a game that the client draws, as TypeScript.

use tabletop::{Game, Words};
use ts_rs::{Config, ExportError, TS};

/// A game whose types can be written for the client; every game of the list is one.
pub trait Typed: Words {
    /// Writes the types that the client names, with all they are made of.
    fn export(config: &Config) -> Result<(), ExportError>;
}

impl<G> Typed for G
where
    G: Words<Aids: TS + 'static, Facts: TS + 'static> + Game<View: TS, Action: TS, Event: TS>,
{
    fn export(config: &Config) -> Result<(), ExportError> {
        G::View::export_all(config)?;
        G::Action::export_all(config)?;
        G::Event::export_all(config)?;
        G::Aids::export_all(config)?;
        G::Facts::export_all(config)
    }
}
