//! Playing records step by step.

use std::io::{self, Write};
use std::ops::ControlFlow;

use schemars::JsonSchema;
use serde::Serialize;
use tabletop::{By, Config, Lawful, Phrase, Seat, Viewer, Words};
use ts_rs::TS;

use crate::any::{self, ReplayStep, Replayed};
use crate::broken::LoadError;
use crate::drawn::{Change, Detail, Drawn, Shown};
use crate::list::{Head, Visitor, head_of, visit};

/// Why a replay was not written whole.
#[derive(Debug, thiserror::Error)]
pub enum ReplayError {
    #[error(transparent)]
    Load(#[from] LoadError),
    #[error(transparent)]
    Write(#[from] io::Error),
}

/// Plays a record step by step, as this viewer sees it. Every entry is checked.
pub fn replay(record: &str, viewer: Viewer) -> Result<Replayed, LoadError> {
    let mut steps = Vec::new();
    let replayed = replay_each(record, viewer, &mut |step| {
        steps.push(step);
        ControlFlow::Continue(())
    })?;
    Ok(Replayed { steps, ..replayed })
}

/// A line of a replay as it is sent: the head, the opening and one step after each entry of the
/// record, and the end.
#[derive(Debug, Serialize, TS, JsonSchema)]
#[serde(tag = "t", rename_all = "kebab-case")]
pub enum ReplayLine<'a> {
    Head {
        game: String,
        config: Config,
        viewer: Viewer,
    },
    Step {
        /// Who acted; none at the opening.
        #[ts(type = "number | null")]
        seat: Option<Seat>,
        by: Option<By>,
        /// What was chosen, as this viewer could put it in words before.
        chose: Option<Phrase>,
        /// It was put as this entry of the menu before is, and `chose` does not say it again.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        option: Option<u32>,
        frames: Vec<Shown<'a>>,
        /// What has changed since the step before. Of the opening, all is told. With everything open,
        /// the menu is that of the seat that alone is to decide. Of an option there is only what it
        /// says, and the key of why it could not be chosen.
        scene: Change<'a>,
    },
    End {
        /// Why it goes no further: it was made by older rules.
        stopped: Option<Phrase>,
    },
}

/// The same as lines of JSON, step by step: never more than two steps are in memory. When nothing
/// more can be written, the rest of the record is only checked.
pub fn write_replay(record: &str, viewer: Viewer, out: &mut dyn Write) -> Result<(), ReplayError> {
    let mut write = |line: &ReplayLine| -> io::Result<()> {
        serde_json::to_writer(&mut *out, line)?;
        out.write_all(b"\n")
    };
    let Head { game, config, .. } = head_of(record)?;
    let mut written = write(&ReplayLine::Head {
        game,
        config,
        viewer,
    });
    let mut before: Option<Drawn> = None;
    let mut options: Vec<Phrase> = Vec::new();
    let mut step = |step: ReplayStep| {
        let is_chosen = |text: &Phrase| step.chose.as_ref() == Some(text);
        let option = options.iter().position(is_chosen);
        let texts = step.scene.menu.iter().map(|choice| choice.text.clone());
        options = texts.collect();
        let next = step.scene.draw_in_hindsight();
        let (frames, scene) = match &before {
            Some(before) => before.go_on(&step.frames, &next, Detail::Changes),
            None => next.go_on(&step.frames, &next, Detail::Whole),
        };
        written = write(&ReplayLine::Step {
            seat: step.seat,
            by: step.by,
            chose: step.chose.filter(|_| option.is_none()),
            option: option.and_then(|option| u32::try_from(option).ok()),
            frames,
            scene,
        });
        before = Some(next);
        match written {
            Ok(()) => ControlFlow::Continue(()),
            Err(_) => ControlFlow::Break(()),
        }
    };
    let Replayed { stopped, .. } = replay_each(record, viewer, &mut step)?;
    written?;
    Ok(write(&ReplayLine::End { stopped })?)
}

fn replay_each(
    record: &str,
    viewer: Viewer,
    each: &mut dyn FnMut(ReplayStep) -> ControlFlow<()>,
) -> Result<Replayed, LoadError> {
    struct Replay<'a>(
        &'a str,
        Viewer,
        &'a mut dyn FnMut(ReplayStep) -> ControlFlow<()>,
    );
    impl Visitor for Replay<'_> {
        type Output = Result<Replayed, LoadError>;
        fn visit<G: Lawful + Words>(self) -> Self::Output {
            any::replay::<G>(self.0, self.1, self.2)
        }
    }
    visit(&head_of(record)?.game, Replay(record, viewer, each))?
}
