//! Two levels against each other, on the same deals from every seat.

use std::time::Instant;

use bots::{Level, Plan};
use catalog::Visitor;
use serde::Serialize;
use tabletop::{Game, Lawful, Outcome, Seat, Seed, Words};

use crate::interval::mean_and_interval;
use crate::play;
use crate::spread::{Progress, spread};
use crate::{ArenaPlan, LabError};

/// How `a` fared against `b`.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ArenaReport {
    pub game: &'static str,
    pub players: u8,
    pub a: Level,
    pub b: Level,
    pub games: u64,
    pub deals: u64,
    /// The share of games that `a` won; a shared win is split.
    pub win_rate: f64,
    /// The 95 % confidence interval of the win rate. The games of one deal depend on each other,
    /// so their mean is one observation, and the interval is Student's over the deals.
    pub ci: [f64; 2],
    /// What `a` would win if it were as good as `b`.
    pub fair: f64,
    /// How many points `a` was ahead of the mean of the others.
    pub mean_margin: f64,
    pub seconds: f64,
}

/// Plays the games of the plan.
pub fn arena(plan: &ArenaPlan, progress: Progress<'_>) -> Result<ArenaReport, LabError> {
    struct Arena<'a>(&'a ArenaPlan, Progress<'a>);
    impl Visitor for Arena<'_> {
        type Output = Result<ArenaReport, LabError>;
        fn visit<G: Lawful + Words>(self) -> Self::Output {
            run::<G>(self.0, self.1)
        }
    }
    catalog::visit(&plan.game, Arena(plan, progress))?
}

fn run<G: Game>(plan: &ArenaPlan, progress: Progress<'_>) -> Result<ArenaReport, LabError> {
    let game = G::new(&plan.config).map_err(LabError::Config)?;
    if plan.games == 0 {
        return Err(LabError::NoGames);
    }
    let players = u64::from(game.seats());
    let deals = plan.games.div_ceil(players);
    let began = Instant::now();
    let (a, b) = (plan.a.plan(), plan.b.plan());
    let games = contest(&game, a, b, deals, plan.seed, plan.threads, progress)?;
    let mean = |games: &[Fared], of: fn(&Fared) -> f64| {
        games.iter().map(of).sum::<f64>() / games.len() as f64
    };
    let rates: Vec<f64> = games
        .chunks(game.seats().into())
        .map(|deal| mean(deal, |fared| fared.share))
        .collect();
    let (win_rate, [low, high]) = mean_and_interval(&rates);
    Ok(ArenaReport {
        game: G::ID,
        players: game.seats(),
        a: plan.a,
        b: plan.b,
        games: deals * players,
        deals,
        win_rate,
        ci: [low.max(0.0), high.min(1.0)],
        fair: 1.0 / players as f64,
        mean_margin: mean(&games, |fared| fared.margin),
        seconds: began.elapsed().as_secs_f64(),
    })
}

/// How `a` fared in one game.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Fared {
    share: f64,
    margin: f64,
}

impl Fared {
    fn new(outcome: &Outcome, a: Seat) -> Fared {
        let own = outcome.scores()[a.index()];
        let all: i32 = outcome.scores().iter().sum();
        let others = outcome.scores().len().max(2) - 1;
        Fared {
            share: outcome.share(a),
            margin: f64::from(own) - f64::from(all - own) / others as f64,
        }
    }
}

/// Every deal once from each seat, in order.
fn contest<G: Game>(
    game: &G,
    a: Plan,
    b: Plan,
    deals: u64,
    seed: Seed,
    threads: usize,
    progress: Progress<'_>,
) -> Result<Vec<Fared>, LabError> {
    let players = u64::from(game.seats());
    let games = deals * players;
    let gathered = spread(games, 1, threads, progress, |games, fared: &mut Vec<_>| {
        for nth in games {
            let (deal, seat) = (nth / players, Seat((nth % players) as u8));
            let mut plans = vec![b; players as usize];
            plans[seat.index()] = a;
            let over = play::bots(game, &plans, seed, deal);
            fared.push((nth, Fared::new(&over.outcome, seat)));
        }
    })?;
    let mut fared = gathered.concat();
    fared.sort_unstable_by_key(|&(nth, _)| nth);
    Ok(fared.into_iter().map(|(_, fared)| fared).collect())
}
