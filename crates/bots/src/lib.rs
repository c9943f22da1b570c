//! Players of glass and luck: random, greedy and searching, for any game. Names no game; sees views only.

mod level;

pub use level::{Level, NoSuchLevel};

use tabletop::{Game, Seat, Seed};

/// A bot at one seat of one game.
pub struct Bot<G: Game> {
    lore: G::Lore,
}

impl<G: Game> Bot<G> {
    /// What the bot knows of the world follows from `seed`; its luck from `seed` and `nth`, so that a
    /// bot that is made anew for its nth decision still knows the same things.
    pub fn new(_game: &G, _level: Level, _seed: Seed, _nth: u64) -> Bot<G> {
        unimplemented!()
    }

    /// Decides for `seat`, whose view this is.
    pub fn choose(&mut self, _game: &G, _view: &G::View, _seat: Seat) -> G::Action {
        unimplemented!()
    }
}
