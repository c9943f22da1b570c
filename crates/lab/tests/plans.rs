//! Simulations and arenas add up, repeat, and refuse bad plans.

use std::ops::ControlFlow;
use std::sync::Mutex;

use bots::Level;
use lab::{
    ArenaPlan, ArenaReport, LabError, LadderPlan, SimPlan, SimReport, Step, arena, ladder, simulate,
};
use tabletop::{Config, Refused, Seed};

fn on(_: u64) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

fn sim(bots: &[Level], games: u64) -> SimPlan {
    SimPlan {
        game: "ports".to_owned(),
        config: Config::new(3),
        games,
        seed: Seed::from_text("lab"),
        bots: bots.to_vec(),
        threads: 1,
    }
}

fn duel(a: Level, b: Level, games: u64) -> ArenaPlan {
    ArenaPlan {
        game: "ports".to_owned(),
        config: Config::new(3),
        a,
        b,
        games,
        seed: Seed::from_text("lab"),
        threads: 1,
    }
}

/// A report without what depends on the machine.
fn timeless(mut report: SimReport) -> SimReport {
    report.seconds = 0.0;
    report.decisions_per_second = 0.0;
    report
}

fn timeless_arena(mut report: ArenaReport) -> ArenaReport {
    report.seconds = 0.0;
    report
}

#[test]
fn the_number_of_threads_changes_nothing() {
    for bots in [
        &[Level::Random][..],
        &[Level::Greedy, Level::Random, Level::Newcomer],
    ] {
        let games = if bots.len() == 1 { 2_000 } else { 6 };
        let mut plan = sim(bots, games);
        let one = simulate(&plan, &on).unwrap();
        for threads in [0, 2, 3] {
            plan.threads = threads;
            let many = simulate(&plan, &on).unwrap();
            assert_eq!(timeless(many), timeless(one.clone()));
        }
    }
}

#[test]
fn the_number_of_threads_changes_nothing_in_the_arena_either() {
    let mut plan = duel(Level::Greedy, Level::Random, 30);
    let one = arena(&plan, &on).unwrap();
    plan.threads = 2;
    let two = arena(&plan, &on).unwrap();
    assert_eq!(timeless_arena(one), timeless_arena(two));
}

#[test]
fn another_seed_gives_other_games() {
    let plan = sim(&[Level::Random], 500);
    let mut other = plan.clone();
    other.seed = Seed::from_text("other");
    let [one, other] = [plan, other].map(|plan| simulate(&plan, &on).unwrap());
    assert_ne!(one.mean_scores, other.mean_scores);
}

#[test]
fn the_sums_add_up() {
    let report = simulate(&sim(&[Level::Random], 1_500), &on).unwrap();
    assert_eq!((report.players, report.games), (3, 1_500));
    assert_eq!(report.bots, [Level::Random; 3]);
    assert_eq!(report.wins.iter().sum::<f64>(), 1_500.0);
    assert_eq!(report.mean_scores.len(), 3);
    assert!((report.mean_decisions * 1_500.0 - report.decisions as f64).abs() < 1e-6);
    assert!(report.decisions_per_second > 0.0);
}

#[test]
fn progress_is_told_to_the_end_and_may_stop_it() {
    let told = Mutex::new(Vec::new());
    let listen = |done| {
        told.lock().unwrap().push(done);
        ControlFlow::Continue(())
    };
    simulate(&sim(&[Level::Random], 2_000), &listen).unwrap();
    assert_eq!(told.into_inner().unwrap().last(), Some(&2_000));
    let stopped = simulate(&sim(&[Level::Random], 2_000), &|_| ControlFlow::Break(()));
    assert_eq!(stopped, Err(LabError::Stopped));
}

#[test]
fn every_deal_is_played_from_every_seat() {
    let report = arena(&duel(Level::Greedy, Level::Random, 31), &on).unwrap();
    assert_eq!((report.games, report.deals), (33, 11));
    assert_eq!(report.fair, 1.0 / 3.0);
}

#[test]
fn a_level_against_itself_wins_exactly_its_share() {
    let report = arena(&duel(Level::Greedy, Level::Greedy, 30), &on).unwrap();
    assert!((report.win_rate - report.fair).abs() < 1e-9);
    assert!(
        report
            .ci
            .iter()
            .all(|bound| (bound - report.fair).abs() < 1e-9)
    );
    assert!(report.mean_margin.abs() < 1e-9);
}

#[test]
fn the_stronger_wins_with_room_to_spare() {
    let report = arena(&duel(Level::Greedy, Level::Random, 90), &on).unwrap();
    let [low, high] = report.ci;
    assert!(low <= report.win_rate && report.win_rate <= high && high <= 1.0);
    assert!(low > report.fair + 0.05, "{report:?}");
    assert!(report.mean_margin > 0.0);
}

#[test]
fn a_ladder_is_made_of_arenas() {
    let plan = LadderPlan {
        game: "cyberwar".to_owned(),
        config: Config::new(2),
        games: 3,
        seed: Seed::from_text("lab"),
        threads: 1,
    };
    let told = Mutex::new(0);
    let listen = |done| {
        *told.lock().unwrap() = done;
        ControlFlow::Continue(())
    };
    let report = ladder(&plan, &listen).unwrap();
    assert_eq!((report.games, report.deals), (4, 2));
    assert_eq!(plan.all_games(), 16);
    assert_eq!(*told.lock().unwrap(), 16);
    let first = arena(
        &ArenaPlan {
            game: plan.game.clone(),
            config: plan.config.clone(),
            ..duel(Level::Apprentice, Level::Newcomer, 3)
        },
        &on,
    );
    assert_eq!(first.unwrap().win_rate, report.steps[0].win_rate);
    let mut solo = plan;
    solo.config.players = 1;
    assert_eq!(ladder(&solo, &on), Err(LabError::Alone));
}

#[test]
fn a_step_is_clear_by_its_lower_bound() {
    let step = |low| Step {
        level: Level::Master,
        against: Level::Expert,
        win_rate: 0.6,
        ci: [low, 0.9],
        fair: 0.5,
    };
    assert!(step(0.56).is_clear() && !step(0.54).is_clear());
}

/// Three steps; the last one takes a while.
#[test]
fn each_level_wins_clearly_against_the_one_below() {
    for pair in Level::LADDER.windows(2).take(3) {
        let report = arena(&duel(pair[1], pair[0], 120), &on).unwrap();
        assert!(report.ci[0] >= report.fair + Step::CLEAR, "{report:?}");
    }
}

#[test]
fn bad_plans_are_refused() {
    let refused = |plan: SimPlan| simulate(&plan, &on).unwrap_err();
    let bots = 3;
    let levels = 2;
    assert_eq!(
        refused(sim(&[Level::Random; 2], 10)),
        LabError::Bots { bots, levels }
    );
    let levels = 0;
    assert_eq!(refused(sim(&[], 10)), LabError::Bots { bots, levels });
    assert_eq!(refused(sim(&[Level::Random], 0)), LabError::NoGames);
    let mut plan = sim(&[Level::Random], 10);
    plan.config.players = 9;
    assert!(matches!(
        refused(plan),
        LabError::Config(Refused::Players { got: 9, .. })
    ));
    let mut plan = sim(&[Level::Random], 10);
    plan.game = "chess".to_owned();
    assert!(matches!(refused(plan), LabError::Game(_)));
    let none = arena(&duel(Level::Newcomer, Level::Master, 0), &on);
    assert_eq!(none, Err(LabError::NoGames));
}

#[test]
fn reports_are_written_as_json() {
    let report = simulate(&sim(&[Level::Random], 10), &on).unwrap();
    let json = serde_json::to_value(&report).unwrap();
    assert_eq!(json["game"], "ports");
    assert_eq!(json["bots"][0], "random");
    let report = arena(&duel(Level::Random, Level::Greedy, 3), &on).unwrap();
    let json = serde_json::to_value(&report).unwrap();
    assert_eq!(json["a"], "random");
    assert!(json["ci"][0].as_f64() <= json["ci"][1].as_f64());
}
