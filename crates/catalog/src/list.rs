//! The one list of games.

use serde::Serialize;
use serde_json::value::RawValue;
use tabletop::{Config, Game, GameMode, Lawful, Length, Refused, Seed, Switch, Words};
use ts_rs::TS;

use crate::any::{self, AnyMatch};
use crate::broken::LoadError;
use crate::library::{Library, Offered};
use crate::typed::Typed;

/// Something to be done with a game whose type is only known at run time.
pub trait Visitor {
    type Output;
    fn visit<G: Lawful + Words + Typed>(self) -> Self::Output;
}

macro_rules! games {
    ($($game:ty),+ $(,)?) => {
        /// The ids of all games, in the order they are offered.
        pub const fn ids() -> &'static [&'static str] {
            &[$(<$game as Game>::ID),+]
        }

        /// Does something with the game of this id.
        pub fn visit<V: Visitor>(id: &str, visitor: V) -> Result<V::Output, NoSuchGame> {
            match id {
                $(<$game as Game>::ID => Ok(visitor.visit::<$game>()),)+
                _ => Err(NoSuchGame(id.to_owned())),
            }
        }
    };
}

games![
    ports::Ports,
    placement::Placement,
    league::League,
    frontline::FrontLine,
    cyberwar::CyberWar,
];

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no game is called '{0}': choose one of {known}", known = ids().join(", "))]
pub struct NoSuchGame(pub String);

/// Why a game was not set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpenError {
    Game(NoSuchGame),
    Config(Refused),
}

/// What a list of games shows of each.
#[derive(Clone, Debug, Serialize, TS)]
pub struct GameInfo {
    pub id: &'static str,
    pub rules: u32,
    pub players: Players,
    pub switches: &'static [Switch],
    pub modes: &'static [GameMode],
    pub lengths: &'static [Length],
    /// What was imported for it.
    pub imports: Vec<Offered>,
}

#[derive(Clone, Copy, Debug, Serialize, TS)]
pub struct Players {
    pub min: u8,
    pub max: u8,
}

/// All games.
pub fn games() -> Vec<GameInfo> {
    struct Info;
    impl Visitor for Info {
        type Output = GameInfo;
        fn visit<G: Lawful + Words>(self) -> GameInfo {
            GameInfo {
                id: G::ID,
                rules: G::RULES,
                players: Players {
                    min: *G::PLAYERS.start(),
                    max: *G::PLAYERS.end(),
                },
                switches: G::SWITCHES,
                modes: G::MODES,
                lengths: G::LENGTHS,
                imports: Vec::new(),
            }
        }
    }
    ids()
        .iter()
        .map(|id| visit(id, Info).expect("ids are of games"))
        .collect()
}

/// All games, with what a library offers them.
pub fn games_with(library: &Library) -> Vec<GameInfo> {
    let mut games = games();
    for info in &mut games {
        info.imports = library.offered(info.id);
    }
    games
}

/// Sets up a game.
pub fn open(id: &str, config: &Config, seed: Seed) -> Result<Box<dyn AnyMatch>, OpenError> {
    struct Open<'a>(&'a Config, Seed);
    impl Visitor for Open<'_> {
        type Output = Result<Box<dyn AnyMatch>, Refused>;
        fn visit<G: Lawful + Words>(self) -> Self::Output {
            any::open::<G>(self.0, self.1)
        }
    }
    let opened = visit(id, Open(config, seed)).map_err(OpenError::Game)?;
    opened.map_err(OpenError::Config)
}

/// Plays a record to its end, and goes on from there. Every entry is checked.
pub fn load(record: &str) -> Result<Box<dyn AnyMatch>, LoadError> {
    struct Load<'a>(&'a str);
    impl Visitor for Load<'_> {
        type Output = Result<Box<dyn AnyMatch>, LoadError>;
        fn visit<G: Lawful + Words>(self) -> Self::Output {
            any::load::<G>(self.0)
        }
    }
    visit(&head_of(record)?.game, Load(record))?
}

/// What a record begins with.
#[derive(serde::Deserialize)]
pub(crate) struct Head {
    pub(crate) game: String,
    pub(crate) config: Config,
    #[allow(dead_code, reason = "only there to tell a record from other JSON")]
    entries: Box<RawValue>,
}

pub(crate) fn head_of(record: &str) -> Result<Head, LoadError> {
    serde_json::from_str(record).map_err(|error| LoadError::NotARecord(error.to_string()))
}
