//! Each level against the one below.

use std::ops::ControlFlow;
use std::time::Instant;

use bots::Level;
use serde::Serialize;

use crate::spread::Progress;
use crate::{ArenaPlan, LabError, LadderPlan, arena};

/// Whether the levels are steps that one feels.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LadderReport {
    pub game: &'static str,
    pub players: u8,
    /// Of each step.
    pub games: u64,
    pub deals: u64,
    /// From the lowest up.
    pub steps: Vec<Step>,
    pub seconds: f64,
}

/// How a level fared against the one below, as in an arena.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Step {
    pub level: Level,
    pub against: Level,
    pub win_rate: f64,
    pub ci: [f64; 2],
    pub fair: f64,
}

impl Step {
    /// By how much a step is clear: the lower bound is at least so far above the fair share.
    pub const CLEAR: f64 = 0.05;

    pub fn is_clear(&self) -> bool {
        self.ci[0] >= self.fair + Step::CLEAR
    }
}

impl LadderPlan {
    /// The games of all steps together, each rounded up to whole deals.
    pub fn all_games(&self) -> u64 {
        self.each() * (Level::LADDER.len() - 1) as u64
    }

    fn each(&self) -> u64 {
        self.games
            .next_multiple_of(self.config.players.max(1).into())
    }
}

/// Plays all steps, one after another.
pub fn ladder(plan: &LadderPlan, progress: Progress<'_>) -> Result<LadderReport, LabError> {
    if plan.config.players == 1 {
        return Err(LabError::Alone);
    }
    let began = Instant::now();
    let mut steps = Vec::new();
    let (mut game, mut deals) = ("", 0);
    for pair in Level::LADDER.windows(2) {
        let before = plan.each() * steps.len() as u64;
        let arena_plan = ArenaPlan {
            game: plan.game.clone(),
            config: plan.config.clone(),
            a: pair[1],
            b: pair[0],
            games: plan.games,
            seed: plan.seed,
            threads: plan.threads,
        };
        let onward = |done| -> ControlFlow<()> { progress(before + done) };
        let report = arena(&arena_plan, &onward)?;
        (game, deals) = (report.game, report.deals);
        steps.push(Step {
            level: report.a,
            against: report.b,
            win_rate: report.win_rate,
            ci: report.ci,
            fair: report.fair,
        });
    }
    Ok(LadderReport {
        game,
        players: plan.config.players,
        games: plan.each(),
        deals,
        steps,
        seconds: began.elapsed().as_secs_f64(),
    })
}
