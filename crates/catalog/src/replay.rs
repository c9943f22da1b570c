//! Playing records step by step.

use std::io::{self, Write};
use std::ops::ControlFlow;

use schemars::JsonSchema;
use serde::Serialize;
use tabletop::{By, Config, Did, Lawful, Match, Phrase, Record, Seat, Sight, Viewer, Words};
use ts_rs::TS;

use crate::any::{frames, notices, read, taken_back};
use crate::broken::{LoadError, broken, older};
use crate::drawn::{Change, Detail, Drawn, Shown};
use crate::list::{Head, Visitor, head_of, visit};
use crate::scene::{Ending, Frame, Scene};

/// A record played step by step.
#[derive(Clone, Debug)]
pub struct Replayed {
    pub game: String,
    pub config: Config,
    pub viewer: Viewer,
    /// The opening first, then one after each entry of the record.
    pub steps: Vec<ReplayStep>,
    pub ending: Option<Ending>,
    /// Why it goes no further: it was made by older rules.
    pub stopped: Option<Phrase>,
}

#[derive(Clone, Debug)]
pub struct ReplayStep {
    /// Who acted; none at the opening.
    pub seat: Option<Seat>,
    pub by: Option<By>,
    /// What was chosen, as this viewer could put it in words before.
    pub chose: Option<Phrase>,
    pub frames: Vec<Frame>,
    /// With everything open, the menu is that of the seat that alone is to decide.
    pub scene: Scene,
}

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
            play::<G>(self.0, self.1, self.2)
        }
    }
    visit(&head_of(record)?.game, Replay(record, viewer, each))?
}

/// Plays a record and hands over step after step; what comes back has none. When `each` wants no
/// more, the rest is still checked, which is quick, but no longer told.
fn play<G: Words>(
    record: &str,
    viewer: Viewer,
    each: &mut dyn FnMut(ReplayStep) -> ControlFlow<()>,
) -> Result<Replayed, LoadError> {
    let record = read::<G>(record)?;
    let players = record.config.players;
    if let Some(seat) = viewer.seat().filter(|seat| seat.0 >= players) {
        return Err(LoadError::NobodySits { seat, players });
    }
    let mut wanted = ControlFlow::Continue(());
    let mut ending = None;
    let mut before: Option<G::View> = None;
    let replay = Match::<G>::replay(&record, &[viewer], |game, entry, played| {
        if wanted.is_break() {
            return;
        }
        let rules = game.game();
        // Nothing is undone in a replay.
        let sight = |viewer| Sight::of(rules, game.state(), viewer, false);
        let chose = entry
            .zip(before.take())
            .map(|(entry, view)| match &entry.did {
                Did::Act(action) => rules.action(&view, action),
                Did::Retract => taken_back("table-retracted", entry.seat),
                Did::Undo => taken_back("table-undone", entry.seat),
                Did::TakeBack => taken_back("table-taken-back", entry.seat),
                Did::Redeal(_) => taken_back("table-redealt", entry.seat),
            });
        let mut scene = Scene::of(rules, viewer, &sight(viewer));
        let deciding = rules.awaited(game.state());
        if let (Viewer::Open, Some(seat), 1) = (viewer, deciding.first(), deciding.len()) {
            scene.menu = Scene::of(rules, Viewer::Seat(seat), &sight(Viewer::Seat(seat))).menu;
        }
        before = Some(rules.view(game.state(), viewer));
        ending.clone_from(&scene.ending);
        wanted = each(ReplayStep {
            seat: entry.map(|entry| entry.seat),
            by: entry.map(|entry| entry.by),
            chose,
            frames: frames(rules, played.told)
                .into_iter()
                .map(|(_, frame)| frame)
                .collect(),
            scene,
        });
    })
    .map_err(|why| broken::<G>(why, record.rules))?;
    Ok(Replayed {
        game: record.game,
        config: record.config,
        viewer,
        steps: Vec::new(),
        ending,
        stopped: older::<G>(&replay).map(|older| older.phrase()),
    })
}

/// What a viewer has been told from the beginning on.
pub(crate) fn history<G: Words>(record: &Record<G::Action>, viewer: Viewer) -> Vec<Phrase> {
    let mut history = Vec::new();
    let mut before: Option<G::State> = None;
    Match::<G>::replay(record, &[viewer], |game, entry, played| {
        let rules = game.game();
        let before = before.replace(game.state().clone());
        let noticed = || {
            let before = before.as_ref();
            before.is_none_or(|before| notices(rules, before, game.state(), viewer))
        };
        match entry.map(|entry| (entry.did, entry.seat)) {
            Some((Did::Retract, seat)) if noticed() => {
                history.push(taken_back("table-retracted", seat));
            }
            Some((Did::Undo, seat)) if noticed() => {
                history.push(taken_back("table-undone", seat));
            }
            Some((Did::TakeBack, seat)) => history.push(taken_back("table-taken-back", seat)),
            Some((Did::Redeal(_), seat)) => history.push(taken_back("table-redealt", seat)),
            Some((Did::Retract | Did::Undo | Did::Act(_), _)) | None => {
                let texts = played
                    .told
                    .iter()
                    .map(|told| rules.event(&told.frame.event));
                history.extend(texts);
            }
        }
    })
    .unwrap_or_else(|broken| unreachable!("our own record replays: entry {}", broken.entry));
    history
}
