//! How a game's tests ask for the laws.

use std::cell::Cell;
use std::ops::Range;

use tabletop::{Chance, Config, Game, Lawful, Silent};

use crate::law::{Breach, Law, Violation};
use crate::laws::{leak, sound};
use crate::position::{menu, play};
use crate::report::{Report, Tally};
use crate::trial::Trial;
use crate::walk::{dice, seed, walk};

/// What to look at and what to ask of it.
///
/// ```ignore
/// let report = Laws::over(0..300).comparable(0.2).check::<Ports>(&configs)?;
/// ```
#[derive(Clone, Debug)]
pub struct Laws {
    seeds: Range<u64>,
    comparable: f64,
    changed: f64,
}

impl Laws {
    /// One random game for each seed at each table.
    pub fn over(seeds: Range<u64>) -> Laws {
        Laws {
            seeds,
            comparable: 0.1,
            changed: 0.5,
        }
    }

    /// The least share of the leak law's steps that must leave re-dealt worlds comparable.
    #[must_use]
    pub fn comparable(self, floor: f64) -> Laws {
        Laws {
            comparable: floor,
            ..self
        }
    }

    /// The least share of re-dealt worlds that must differ from the original.
    #[must_use]
    pub fn changed(self, floor: f64) -> Laws {
        Laws {
            changed: floor,
            ..self
        }
    }

    /// Plays at every table and judges; the first broken law is the answer.
    pub fn check<G: Lawful>(&self, configs: &[Config]) -> Result<Report, Violation> {
        let table = |config: &Config| Ok((config.clone(), self.check_table::<G>(config)?));
        Ok(Report {
            game: G::ID,
            tables: configs.iter().map(table).collect::<Result<_, _>>()?,
        })
    }

    fn check_table<G: Lawful>(&self, config: &Config) -> Result<Tally, Violation> {
        let violation = |breach: Breach, at| Violation {
            law: breach.law,
            game: G::ID,
            config: config.clone(),
            at,
            what: breach.what,
        };
        let mut foreign = Vec::new();
        sound::guard(|| {
            foreign = elsewhere::<G>(config);
            Ok(())
        })
        .map_err(|breach| violation(breach, None))?;

        let mut tally = Tally::default();
        for number in self.seeds.clone() {
            let step = Cell::new(0);
            let mut trial = Trial {
                dice: dice(number),
                tally,
            };
            trial.tests(Law::Sound);
            sound::guard(|| walk::<G>(config, number, &foreign, &step, &mut trial))
                .map_err(|breach| violation(breach, Some((number, step.get()))))?;
            tally = trial.tally;
        }
        leak::floors(&tally, self.changed, self.comparable)
            .map_err(|breach| violation(breach, None))?;
        Ok(tally)
    }
}

/// [`Laws::check`] with the usual floors.
pub fn check<G: Lawful>(configs: &[Config], seeds: Range<u64>) -> Result<Report, Violation> {
    Laws::over(seeds).check::<G>(configs)
}

/// [`check`] for tests: panics with the violation.
#[track_caller]
pub fn assert_lawful<G: Lawful>(configs: &[Config], seeds: Range<u64>) -> Report {
    check::<G>(configs, seeds).unwrap_or_else(|violation| panic!("{violation}"))
}

/// A table for every number of players, set up by `with`.
pub fn player_counts<G: Game>(with: impl Fn(Config) -> Config) -> Vec<Config> {
    G::PLAYERS.map(Config::new).map(with).collect()
}

/// What is on the menus of a few other games at such a table: always the same, so that a seed
/// alone decides what is looked at.
fn elsewhere<G: Lawful>(config: &Config) -> Vec<G::Action> {
    let mut seen = Vec::new();
    for number in u64::MAX - 3..u64::MAX {
        let game = G::new(config).unwrap_or_else(|why| panic!("the set-up is refused: {why:?}"));
        let (mut chance, mut dice) = (Chance::new(seed(number)), dice(number));
        let mut state = game.setup(&mut Silent(&mut chance));
        for _ in 0..G::LONGEST {
            let Some(seat) = game.awaited(&state).first() else {
                break;
            };
            let menu = menu(&game, &state, seat);
            if menu.is_empty() {
                break; // The menu law will say so.
            }
            let action = *dice.pick(&menu);
            play(&game, &mut state, &mut chance, seat, action);
            seen.extend(menu);
        }
    }
    seen.sort_unstable();
    seen.dedup();
    seen
}
