//! What is to be played, and why it cannot be.

use bots::Level;
use catalog::NoSuchGame;
use tabletop::{Config, Refused, Seed};

/// Many games of one kind.
#[derive(Clone, Debug)]
pub struct SimPlan {
    pub game: String,
    pub config: Config,
    pub games: u64,
    pub seed: Seed,
    /// One level for each seat, or one for all.
    pub bots: Vec<Level>,
    /// 0: as many as the machine has cores.
    pub threads: usize,
}

/// `a` against `b`: on every deal `a` takes each seat in turn, with `b` on all others.
#[derive(Clone, Debug)]
pub struct ArenaPlan {
    pub game: String,
    pub config: Config,
    pub a: Level,
    pub b: Level,
    /// Rounded up to whole deals, a game for each seat.
    pub games: u64,
    pub seed: Seed,
    /// 0: as many as the machine has cores.
    pub threads: usize,
}

/// Each level that people play against meets the one below.
#[derive(Clone, Debug)]
pub struct LadderPlan {
    pub game: String,
    pub config: Config,
    /// For each step; rounded up to whole deals, a game for each seat.
    pub games: u64,
    pub seed: Seed,
    /// 0: as many as the machine has cores.
    pub threads: usize,
}

/// Why a plan cannot be carried out.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LabError {
    #[error(transparent)]
    Game(#[from] NoSuchGame),
    /// What to say about it: [`Refused::phrase`].
    #[error("the game cannot be set up like this")]
    Config(Refused),
    #[error("{bots} bots need one level for all or {bots} levels, not {levels}")]
    Bots { bots: u8, levels: usize },
    #[error("there must be at least one game to play")]
    NoGames,
    #[error("whoever plays alone has nobody to beat: there is a ladder from two players on")]
    Alone,
    #[error("there are too many ways to play this game for an oracle to know them all")]
    TooLong,
    #[error("stopped before all games were played")]
    Stopped,
}
