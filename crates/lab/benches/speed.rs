//! How fast games are played and searched: `cargo xtask bench`.
//!
//! Each figure is the best of many short runs: other work on the machine only ever slows one down,
//! and seldom leaves none alone. Every game, every mode, every number of players.
#![allow(clippy::print_stdout, reason = "a benchmark prints what it measured")]

mod tables;

use std::hint::black_box;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use bots::Level;
use catalog::Visitor;
use lab::{SimPlan, simulate};
use tables::{Opening, Setting};
use tabletop::{Chance, Config, Game, Lawful, Seed, Silent, Words};

/// Each run takes about this long, all runs of a figure together about that long.
const RUN: Duration = Duration::from_millis(20);
const RUNS: Duration = Duration::from_secs(1);

fn main() {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    println!("best of many runs of about {} ms", RUN.as_millis());
    println!(
        "{:<28}{:>8}{:>8}{:>7}{:>10}{:>14}{:>10}{:>6}",
        "", "M dec/s", "ns/dec", "clone", "k iter/s", "all cores", "k outs/s", ""
    );
    for setting in tables::all() {
        let rate = random_play(&setting);
        let clone = visit(&setting, Clone);
        let one = visit(&setting, Search { threads: 1 });
        let all = visit(&setting, Search { threads: cores });
        let alone = visit(&setting, PlayOut);
        println!(
            "{:<28}{:>8.1}{:>8.0}{:>7.0}{:>10.1}{:>8.1}{:>5.2}×{:>10.1}{:>5.2}×",
            setting.name(),
            rate / 1e6,
            1e9 / rate,
            1e9 / clone,
            one / 1e3,
            all / 1e3,
            all / one,
            alone / 1e3,
            one / alone
        );
    }
    println!(
        "dec: a decision of random play, choosing it included; clone: ns to copy a state; iter: an \
         imagined game of a {}'s search from the opening; all cores: {cores} searches at once; outs: \
         imagined games that are only played on, and how the search compares",
        Level::Master
    );
}

fn random_play(setting: &Setting) -> f64 {
    best(|games| {
        let plan = SimPlan {
            game: setting.game.to_owned(),
            config: setting.config.clone(),
            games,
            seed: Seed::from_text("speed"),
            bots: vec![Level::Random],
            threads: 1,
        };
        simulate(&plan, &|_| ControlFlow::Continue(()))
            .expect("the setting is one of the game's")
            .decisions
    })
}

fn visit<V: Measure>(setting: &Setting, measure: V) -> f64 {
    struct At<'a, V>(&'a Config, V);
    impl<V: Measure> Visitor for At<'_, V> {
        type Output = f64;
        fn visit<G: Lawful + Words>(self) -> f64 {
            self.1.measure::<G>(&Opening::new(self.0))
        }
    }
    catalog::visit(setting.game, At(&setting.config, measure)).expect("ids are of games")
}

trait Measure {
    /// So many a second.
    fn measure<G: Game>(self, opening: &Opening<G>) -> f64;
}

/// Copies of a state.
struct Clone;

impl Measure for Clone {
    fn measure<G: Game>(self, opening: &Opening<G>) -> f64 {
        let mut chance = Chance::new(Seed::from_text("speed"));
        let state = opening.game.setup(&mut Silent(&mut chance));
        best(|times| {
            for _ in 0..times * 1_000 {
                black_box(black_box(&state).clone());
            }
            times * 1_000
        })
    }
}

/// Iterations of as many searches at once.
struct Search {
    threads: usize,
}

impl Measure for Search {
    fn measure<G: Game>(self, opening: &Opening<G>) -> f64 {
        best(|times| {
            let iterations = AtomicU64::new(0);
            thread::scope(|scope| {
                for _ in 0..self.threads {
                    scope.spawn(|| {
                        iterations
                            .fetch_add(opening.search(Level::Master, times), Ordering::Relaxed);
                    });
                }
            });
            iterations.into_inner()
        })
    }
}

/// Imagined games without a tree.
struct PlayOut;

impl Measure for PlayOut {
    fn measure<G: Game>(self, opening: &Opening<G>) -> f64 {
        best(|times| opening.play_out(times))
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
    while (0..5).map(|_| timed(size).1).min() < Some(RUN) {
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
