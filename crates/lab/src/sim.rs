//! Many games, and how they went for each seat.

use std::time::Instant;

use bots::{Level, Plan};
use catalog::Visitor;
use serde::Serialize;
use tabletop::{Game, Lawful, MAX_SEATS, Words};

use crate::play::{self, Over};
use crate::spread::{Progress, spread};
use crate::{LabError, SimPlan};

/// How the games went.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SimReport {
    pub game: &'static str,
    pub players: u8,
    pub bots: Vec<Level>,
    pub games: u64,
    pub decisions: u64,
    pub seconds: f64,
    pub decisions_per_second: f64,
    /// Games won by each seat; a shared win is split.
    pub wins: Vec<f64>,
    /// How it went in turn order; none where all decide at the same time.
    pub order: Option<Order>,
    pub mean_scores: Vec<f64>,
    /// Decisions in a game.
    pub mean_decisions: f64,
    /// Those one after another: what is decided at the same time counts once. Not counted of games at
    /// random, which are no measure of how long people play.
    pub mean_waits: Option<f64>,
}

/// What going first is worth.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Order {
    /// The games, or the sets that they are made of.
    pub legs: u64,
    /// Those won by who went first, second and so on; a shared win is split.
    pub wins: Vec<f64>,
}

/// Plays the games of the plan.
pub fn simulate(plan: &SimPlan, progress: Progress<'_>) -> Result<SimReport, LabError> {
    struct Simulate<'a>(&'a SimPlan, Progress<'a>);
    impl Visitor for Simulate<'_> {
        type Output = Result<SimReport, LabError>;
        fn visit<G: Lawful + Words>(self) -> Self::Output {
            run::<G>(self.0, self.1)
        }
    }
    catalog::visit(&plan.game, Simulate(plan, progress))?
}

fn run<G: Game>(plan: &SimPlan, progress: Progress<'_>) -> Result<SimReport, LabError> {
    let game = G::new(&plan.config).map_err(LabError::Config)?;
    let players = game.seats();
    let bots = seated(&plan.bots, players)?;
    if plan.games == 0 {
        return Err(LabError::NoGames);
    }
    let began = Instant::now();
    let tallies = if bots.iter().all(|&level| level == Level::Random) {
        // Random games take microseconds: many at a time.
        spread(plan.games, 512, plan.threads, progress, |games, tally| {
            let mut options = Vec::new();
            for nth in games {
                Tally::add(tally, &play::at_random(&game, plan.seed, nth, &mut options));
            }
        })?
    } else {
        let plans: Vec<Plan> = bots.iter().map(|level| level.plan()).collect();
        spread(plan.games, 1, plan.threads, progress, |games, tally| {
            for nth in games {
                Tally::add(tally, &play::bots(&game, &plans, plan.seed, nth));
            }
        })?
    };
    let seconds = began.elapsed().as_secs_f64();
    let total = tallies.into_iter().fold(Tally::default(), Tally::merged);
    let mean = |sum: f64| sum / plan.games as f64;
    let seats = ..usize::from(players);
    Ok(SimReport {
        game: G::ID,
        players,
        bots,
        games: plan.games,
        decisions: total.decisions,
        seconds,
        decisions_per_second: total.decisions as f64 / seconds,
        wins: total.wins[seats].iter().map(|&wins| whole(wins)).collect(),
        order: (total.legs > 0).then(|| Order {
            legs: total.legs,
            wins: total.places[seats]
                .iter()
                .map(|&wins| whole(wins))
                .collect(),
        }),
        mean_scores: total.scores[seats]
            .iter()
            .map(|&sum| mean(sum as f64))
            .collect(),
        mean_decisions: mean(total.decisions as f64),
        mean_waits: (total.waits > 0).then(|| mean(total.waits as f64)),
    })
}

/// The level of each seat.
fn seated(levels: &[Level], players: u8) -> Result<Vec<Level>, LabError> {
    match levels {
        [level] => Ok(vec![*level; players.into()]),
        levels if levels.len() == usize::from(players) => Ok(levels.to_vec()),
        levels => Err(LabError::Bots {
            bots: players,
            levels: levels.len(),
        }),
    }
}

/// Divisible by every number of winners, so that shared wins add up exactly, in any order.
const WIN: u64 = 840;

fn whole(wins: u64) -> f64 {
    wins as f64 / WIN as f64
}

/// Sums over games: whole numbers, so that it does not matter which thread played what.
#[derive(Default)]
struct Tally {
    decisions: u64,
    waits: u64,
    wins: [u64; MAX_SEATS],
    legs: u64,
    places: [u64; MAX_SEATS],
    scores: [i64; MAX_SEATS],
}

impl Tally {
    fn add(&mut self, over: &Over) {
        self.decisions += over.decisions;
        self.waits += over.waits.unwrap_or_default();
        let winners = over.outcome.winners;
        for winner in winners.iter() {
            self.wins[winner.index()] += WIN / winners.len() as u64;
        }
        let seats = over.outcome.scores().len() as u8;
        for leg in &over.legs {
            self.legs += 1;
            for winner in leg.winners.iter() {
                self.places[leg.place(winner, seats)] += WIN / leg.winners.len() as u64;
            }
        }
        for (sum, &score) in self.scores.iter_mut().zip(over.outcome.scores()) {
            *sum += i64::from(score);
        }
    }

    fn merged(mut self, other: Tally) -> Tally {
        self.decisions += other.decisions;
        self.waits += other.waits;
        self.legs += other.legs;
        for seat in 0..MAX_SEATS {
            self.places[seat] += other.places[seat];
            self.wins[seat] += other.wins[seat];
            self.scores[seat] += other.scores[seat];
        }
        self
    }
}
