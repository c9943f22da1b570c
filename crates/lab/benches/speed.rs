//! How fast games are played and searched on one core: `cargo bench -p lab`.
//!
//! Each figure is the best of many short runs: other work on the machine only ever slows one down,
//! and seldom leaves none alone.
#![allow(clippy::print_stdout, reason = "a benchmark prints what it measured")]

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use bots::{Bot, Level, Plan};
use catalog::Visitor;
use lab::{SimPlan, simulate};
use tabletop::{Chance, Config, Game, Lawful, Seed, Silent, Viewer, Words};

/// Each run takes about this long, all runs of a figure together about that long.
const RUN: Duration = Duration::from_millis(20);
const RUNS: Duration = Duration::from_secs(3);

fn main() {
    println!(
        "best of many runs of about {} ms, one core",
        RUN.as_millis()
    );
    for info in catalog::games() {
        for players in info.players.min..=info.players.max {
            let plan = |games| SimPlan {
                game: info.id.to_owned(),
                config: Config::new(players),
                games,
                seed: Seed::from_text("speed"),
                bots: vec![Level::Random],
                threads: 1,
            };
            let (mut mean, mut of) = (0.0, 0);
            let rate = best(|games| {
                let report = simulate(&plan(games), &|_| ControlFlow::Continue(()))
                    .expect("every number of players can be set up");
                (mean, of) = (report.mean_decisions, games);
                report.decisions
            });
            let (id, millions) = (info.id, rate / 1e6);
            println!(
                "{id} {players}p random: {millions:.1} M decisions/s ({mean:.1} a game, {of} games a run)"
            );
        }
        let players = 3.clamp(info.players.min, info.players.max);
        for care in [0, 60] {
            let opening = Opening { players, care };
            let rate = catalog::visit(info.id, opening).expect("ids are of games");
            let (id, thousands) = (info.id, rate / 1e3);
            println!("{id} {players}p search, care {care} %: {thousands:.0} k iterations/s");
        }
    }
}

/// Elements a second: `work` is given a size that takes about a run, and says how many elements
/// it did.
fn best(mut work: impl FnMut(u64) -> u64) -> f64 {
    let mut timed = |size| {
        let began = Instant::now();
        let elements = work(size);
        (elements, began.elapsed())
    };
    // The fastest of several tries: one that was held up would settle for too little work, and a
    // handful of games played again and again says nothing about games in general.
    let mut size = 1;
    while (0..9).map(|_| timed(size).1).min() < Some(RUN) {
        size *= 2;
    }
    let mut best: f64 = 0.0;
    let mut spent = Duration::ZERO;
    while spent < RUNS {
        let (elements, time) = timed(size);
        best = best.max(elements as f64 / time.as_secs_f64());
        spent += time;
    }
    best
}

/// Searches from the opening position; without care, imagined games are played on at random.
struct Opening {
    players: u8,
    care: u32,
}

impl Visitor for Opening {
    type Output = f64;

    fn visit<G: Lawful + Words>(self) -> f64 {
        let game =
            G::new(&Config::new(self.players)).expect("every number of players can be set up");
        let seed = Seed::from_text("speed");
        let state = Game::setup(&game, &mut Silent(&mut Chance::new(seed)));
        let seat = game.awaited(&state).first().expect("someone begins");
        let view = game.view(&state, Viewer::Seat(seat));
        let Plan::Search(mut search) = Level::Hard.plan() else {
            unreachable!("hard searches");
        };
        search.care = self.care;
        let mut bot = Bot::with_plan(&game, Plan::Search(search), seed, 0);
        best(|times| {
            let search = |_| {
                bot.choose(&game, &view, seat);
                u64::from(bot.insight().iterations)
            };
            (0..times).map(search).sum()
        })
    }
}
