//! How a game stood from move to move, for whoever looks back at it.

use schemars::JsonSchema;
use serde::Serialize;
use tabletop::{Lawful, Match, Phrase, Standing, Viewer, Words};
use ts_rs::TS;

use crate::any::read;
use crate::broken::{LoadError, broken};
use crate::list::{Visitor, head_of, visit};

/// A finished game as a curve.
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct Course {
    /// What wins.
    pub goal: Phrase,
    /// The score that wins at once, if there is one.
    pub target: Option<i32>,
    /// The opening, and every step after which somebody stood otherwise.
    pub moments: Vec<Moment>,
    /// The last step.
    pub steps: usize,
}

#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct Moment {
    /// After so many entries of the record: the step of the replay.
    pub step: usize,
    /// By seat, with what is made of the next point. None: nobody could know.
    pub scores: Vec<Option<f32>>,
}

/// The course of a recorded game, with all cards open.
pub fn course(record: &str) -> Result<Course, LoadError> {
    struct Run<'a>(&'a str);
    impl Visitor for Run<'_> {
        type Output = Result<Course, LoadError>;
        fn visit<G: Lawful + Words>(self) -> Self::Output {
            run::<G>(self.0)
        }
    }
    visit(&head_of(record)?.game, Run(record))?
}

fn run<G: Words>(record: &str) -> Result<Course, LoadError> {
    let record = read::<G>(record)?;
    let mut moments: Vec<Moment> = Vec::new();
    let mut last = None;
    let mut step = 0;
    Match::<G>::replay(&record, &[], |game, entry, _| {
        step += usize::from(entry.is_some());
        let view = game.game().view(game.state(), Viewer::Open);
        let standing = game.game().standing(&view);
        let scores = reached(&standing);
        if moments.last().is_none_or(|before| before.scores != scores) {
            moments.push(Moment { step, scores });
        }
        last = Some(standing);
    })
    .map_err(|why| broken::<G>(why, record.rules))?;
    let Standing { goal, target, .. } = last.expect("a record has an opening");
    Ok(Course {
        goal,
        target,
        moments,
        steps: step,
    })
}

pub(crate) fn reached(standing: &Standing) -> Vec<Option<f32>> {
    let reached = |it: &tabletop::Score| {
        let part = it.part.map_or(0.0, |(made, of)| {
            f32::from(made) / f32::from(of.max(1)) // Nothing is made of nothing.
        });
        it.score.map(|score| score as f32 + part)
    };
    standing.scores.iter().map(reached).collect()
}
