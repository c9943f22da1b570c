//! Two levels against each other, on the same deals from every seat.

use std::time::Instant;

use bots::{Level, Plan};
use catalog::Visitor;
use serde::Serialize;
use tabletop::{Game, Lawful, Leg, Seat, Seed, Words};

use crate::interval::mean_and_interval;
use crate::play::{self, Over};
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
    /// How `a` fared on each seat.
    pub by_seat: Vec<Part>,
    /// How `a` fared as the first, second and so on in turn order; empty where all decide at the same
    /// time.
    pub by_place: Vec<Part>,
    /// How many points `a` was ahead of the mean of the others.
    pub mean_margin: f64,
    pub seconds: f64,
}

/// A part of the games, or of the sets that they are made of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Part {
    pub played: u64,
    /// The share of them that `a` won.
    pub win_rate: f64,
}

impl Part {
    fn of(shares: impl Iterator<Item = f64>) -> Part {
        let shares: Vec<f64> = shares.collect();
        Part {
            played: shares.len() as u64,
            win_rate: shares.iter().sum::<f64>() / shares.len().max(1) as f64,
        }
    }
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
    let seats = usize::from(game.seats());
    let on_seat = |seat| {
        games
            .iter()
            .skip(seat)
            .step_by(seats)
            .map(|fared| fared.share)
    };
    let in_place = |place| {
        let legs = games.iter().flat_map(|fared| &fared.legs);
        legs.filter(move |leg| leg.0 == place).map(|leg| leg.1)
    };
    let ordered = games.iter().any(|fared| !fared.legs.is_empty());
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
        by_seat: (0..seats).map(|seat| Part::of(on_seat(seat))).collect(),
        by_place: (0..seats)
            .filter(|_| ordered)
            .map(|place| Part::of(in_place(place)))
            .collect(),
        mean_margin: mean(&games, |fared| fared.margin),
        seconds: began.elapsed().as_secs_f64(),
    })
}

/// How `a` fared in one game.
#[derive(Clone, Debug, PartialEq)]
struct Fared {
    share: f64,
    margin: f64,
    /// Its place in turn order and its share of the win, part by part of the match.
    legs: Vec<(usize, f64)>,
}

impl Fared {
    fn new(Over { outcome, legs, .. }: &Over, a: Seat) -> Fared {
        let seats = outcome.scores().len() as u8;
        let share = |leg: &Leg| match leg.winners.contains(a) {
            true => 1.0 / leg.winners.len() as f64,
            false => 0.0,
        };
        let own = outcome.scores()[a.index()];
        let all: i32 = outcome.scores().iter().sum();
        let others = outcome.scores().len().max(2) - 1;
        Fared {
            share: outcome.share(a),
            margin: f64::from(own) - f64::from(all - own) / others as f64,
            legs: legs
                .iter()
                .map(|leg| (leg.place(a, seats), share(leg)))
                .collect(),
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
            fared.push((nth, Fared::new(&over, seat)));
        }
    })?;
    let mut fared = gathered.concat();
    fared.sort_unstable_by_key(|(nth, _)| *nth);
    Ok(fared.into_iter().map(|(_, fared)| fared).collect())
}
