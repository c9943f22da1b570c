//! What a bot's decision comes to, and whether it is a secret one.

use serde_json::value::RawValue;
use tabletop::{Chance, Game, Mastery, Seat, Seed, Silent, Viewer};

/// A bot's decision as work to be done elsewhere: it holds a view, never a state.
pub type Think = Box<dyn FnOnce() -> Thought + Send>;

/// What a bot has decided.
#[derive(Clone, Debug)]
pub struct Thought {
    pub action: Box<RawValue>,
    /// Others may not learn when, or in how many steps, this was decided: several decide at the same
    /// time, or there are steps that nobody else would notice. It follows from the question and not
    /// from the answer.
    pub secret: bool,
}

/// Whether the decision that `seat` faces is a secret one, judged in a world that its view could be of.
pub(crate) fn is_secret<G: Game>(game: &G, view: &G::View, seat: Seat, seed: Seed) -> bool {
    let mut chance = Chance::new(seed);
    let lore = game.lore(Mastery::FULL, &mut chance);
    let world = game.imagine(view, &lore, &mut chance);
    if game.awaited(&world).len() > 1 {
        return true;
    }
    let others: Vec<(Viewer, G::View)> = Viewer::during_play(game.seats())
        .into_iter()
        .filter(|&viewer| viewer != Viewer::Seat(seat))
        .map(|viewer| (viewer, game.view(&world, viewer)))
        .collect();
    let goes_unnoticed = |action: &G::Action| {
        let mut after = world.clone();
        game.apply(&mut after, seat, *action, &mut Silent(&mut chance.clone()));
        others
            .iter()
            .all(|(viewer, before)| game.view(&after, *viewer) == *before)
    };
    let mut options = Vec::new();
    game.options(&world, seat, &mut options);
    options.iter().any(goes_unnoticed)
}
