//! How much there is to decide: what somebody would win who knew all hands and every answer.

use std::time::Instant;

use bots::{Bot, Level};
use catalog::Visitor;
use serde::Serialize;
use tabletop::{Chance, Game, Lawful, MAX_SEATS, Seat, Seed, Silent, Viewer, Words};

use crate::interval::mean_and_interval;
use crate::spread::{Progress, spread};
use crate::{ArenaPlan, LabError, arena};

/// What an oracle wins against `against`, and how much of that a level wins that sees only its view.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct OracleReport {
    pub game: &'static str,
    pub players: u8,
    pub level: Level,
    pub against: Level,
    pub games: u64,
    pub deals: u64,
    /// The share of games that the oracle won, its 95 % confidence interval over the deals, and the
    /// same of the level on the same deals.
    pub oracle: f64,
    pub oracle_ci: [f64; 2],
    pub win_rate: f64,
    pub ci: [f64; 2],
    pub fair: f64,
    /// How much of what the oracle wins above the fair share the level wins above it; none if the
    /// oracle wins no more than that.
    pub part: Option<f64>,
    pub seconds: f64,
}

/// In how many futures the end of each line of play is looked at: once for choosing, and as often again
/// for counting, so that an oracle of luck is not what is measured.
const FUTURES: u64 = 16;

/// More lines of play than this are not tried for one seat of one deal.
const LINES: u64 = 1 << 20;

/// Plays the games of the plan, `a` beside the oracle.
pub fn oracle(plan: &ArenaPlan, progress: Progress<'_>) -> Result<OracleReport, LabError> {
    struct Oracle<'a>(&'a ArenaPlan, Progress<'a>);
    impl Visitor for Oracle<'_> {
        type Output = Result<OracleReport, LabError>;
        fn visit<G: Lawful + Words>(self) -> Self::Output {
            run::<G>(self.0, self.1)
        }
    }
    catalog::visit(&plan.game, Oracle(plan, progress))?
}

fn run<G: Game>(plan: &ArenaPlan, progress: Progress<'_>) -> Result<OracleReport, LabError> {
    let began = Instant::now();
    let game = G::new(&plan.config).map_err(LabError::Config)?;
    if game.seats() == 1 {
        return Err(LabError::Alone);
    }
    let level = arena(plan, &|_| std::ops::ControlFlow::Continue(()))?;
    let players = u64::from(game.seats());
    let gathered = spread(
        level.games,
        1,
        plan.threads,
        progress,
        |games, won: &mut Vec<_>| {
            for nth in games {
                let seat = Seat((nth % players) as u8);
                won.push((nth, foresee(&game, plan, nth / players, seat)));
            }
        },
    )?;
    let mut won = gathered.concat();
    won.sort_unstable_by_key(|(nth, _)| *nth);
    let won: Vec<f64> = won
        .into_iter()
        .map(|(_, won)| won.ok_or(LabError::TooLong))
        .collect::<Result<_, _>>()?;
    let rates: Vec<f64> = won
        .chunks(usize::from(game.seats()))
        .map(|deal| deal.iter().sum::<f64>() / players as f64)
        .collect();
    let (rate, [low, high]) = mean_and_interval(&rates);
    let excess = rate - level.fair;
    Ok(OracleReport {
        game: G::ID,
        players: game.seats(),
        level: plan.a,
        against: plan.b,
        games: level.games,
        deals: level.deals,
        oracle: rate,
        oracle_ci: [low.max(0.0), high.min(1.0)],
        win_rate: level.win_rate,
        ci: level.ci,
        fair: level.fair,
        part: (excess > 0.0).then(|| (level.win_rate - level.fair) / excess),
        seconds: began.elapsed().as_secs_f64(),
    })
}

/// What the oracle wins on this seat of this deal; none: there are too many lines of play.
fn foresee<G: Game>(game: &G, plan: &ArenaPlan, deal: u64, seat: Seat) -> Option<f64> {
    let mut chance = Chance::stream(plan.seed, deal);
    // On the same deals as in an arena, against bots that know the same things.
    let mut seeds = Chance::stream(plan.seed, deal | 1 << 63);
    let mut line = Line {
        game,
        others: plan.b,
        seeds: std::array::from_fn(|_| seeds.seed()),
        futures: seeds.seed(),
        oracle: seat,
        left: LINES,
    };
    let state = game.setup(&mut Silent(&mut chance));
    let won = line.best(&state, [0; MAX_SEATS], &chance)?;
    Some(won.counted)
}

/// A line of play.
struct Line<'a, G> {
    game: &'a G,
    others: Level,
    seeds: [Seed; MAX_SEATS],
    futures: Seed,
    oracle: Seat,
    /// How many more may be tried.
    left: u64,
}

/// What a line of play comes to: as it was chosen by, and as it is counted.
#[derive(Clone, Copy)]
struct Won {
    chosen: f64,
    counted: f64,
}

impl<G: Game> Line<'_, G> {
    /// The best that can still be made of this, if everybody has decided so often.
    fn best(
        &mut self,
        state: &G::State,
        decided: [u64; MAX_SEATS],
        chance: &Chance,
    ) -> Option<Won> {
        let seat = self.game.awaited(state).first()?;
        let nth = decided[seat.index()];
        let mut after = decided;
        after[seat.index()] += 1;
        if seat != self.oracle {
            let view = self.game.view(state, Viewer::Seat(seat));
            let seed = self.seeds[seat.index()];
            // Made anew for each decision, so that it answers every line of play alike.
            let mut bot = Bot::new(self.game, self.others, seed, nth);
            let action = bot.choose(self.game, &view, seat);
            return self.after(state, seat, action, after, chance);
        }
        let mut options = Vec::new();
        self.game.shortlist(state, seat, &mut options);
        let mut best: Option<Won> = None;
        for action in options {
            let won = self.after(state, seat, action, after, chance)?;
            if best.is_none_or(|best| won.chosen > best.chosen) {
                best = Some(won);
            }
        }
        best
    }

    fn after(
        &mut self,
        state: &G::State,
        seat: Seat,
        action: G::Action,
        decided: [u64; MAX_SEATS],
        chance: &Chance,
    ) -> Option<Won> {
        let (mut next, mut luck) = (state.clone(), chance.clone());
        self.game
            .apply(&mut next, seat, action, &mut Silent(&mut luck));
        if !self.game.awaited(&next).is_empty() {
            return self.best(&next, decided, &luck);
        }
        self.left = self.left.checked_sub(1)?;
        let mean = |futures: std::ops::Range<u64>| {
            let shares = futures.map(|nth| {
                let mut end = state.clone();
                let mut luck = Chance::stream(self.futures, nth);
                self.game
                    .apply(&mut end, seat, action, &mut Silent(&mut luck));
                let outcome = self.game.outcome(&end);
                outcome.map_or(0.0, |outcome| outcome.share(self.oracle))
            });
            shares.sum::<f64>() / FUTURES as f64
        };
        Some(Won {
            chosen: mean(0..FUTURES),
            counted: mean(FUTURES..2 * FUTURES),
        })
    }
}
