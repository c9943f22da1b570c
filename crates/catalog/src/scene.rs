//! What is sent to a viewer.

use serde::Serialize;
use serde_json::value::RawValue;
use tabletop::{Phrase, Seat, Viewer, Words};
use ts_rs::TS;

/// All a viewer needs to draw the table and to decide.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Scene {
    /// The game's own view: see the generated types of each game.
    #[ts(type = "unknown")]
    pub view: Box<RawValue>,
    /// What is worked out for the viewer.
    #[ts(type = "unknown")]
    pub aids: Box<RawValue>,
    /// Whose decision is awaited and what it is about.
    pub prompt: Phrase,
    #[ts(type = "Array<number>")]
    pub awaited: Vec<Seat>,
    /// The viewer's options, greyed ones included. Empty if the viewer is not awaited.
    pub menu: Vec<Choice>,
    /// The index in `menu` of a harmless answer.
    pub fallback: Option<u32>,
    pub can_retract: bool,
    pub can_undo: bool,
    /// Advice for a first game.
    pub coach: Option<Phrase>,
    /// The table in sentences, for screen readers and terminals.
    pub describe: Vec<Phrase>,
    pub ending: Option<Ending>,
}

/// An entry of the menu.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Choice {
    /// To be sent back as it is.
    #[ts(type = "unknown")]
    pub action: Box<RawValue>,
    pub text: Phrase,
    /// The things on the board it touches.
    pub things: Vec<String>,
    /// Why it cannot be chosen; none: it can.
    pub no: Option<Phrase>,
}

/// How the game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Ending {
    #[ts(type = "Array<number>")]
    pub winners: Vec<Seat>,
    pub scores: Vec<i32>,
    /// What decided the game.
    pub verdict: Vec<Phrase>,
}

/// Something that happened, and the table right after it.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Frame {
    pub text: Phrase,
    /// The game's own event; none when something was taken back.
    #[ts(type = "unknown")]
    pub event: Option<Box<RawValue>>,
    #[ts(type = "unknown")]
    pub view: Box<RawValue>,
    #[ts(type = "unknown")]
    pub aids: Box<RawValue>,
}

pub(crate) fn raw(value: &impl Serialize) -> Box<RawValue> {
    serde_json::value::to_raw_value(value).expect("plain data always serialises")
}

impl Scene {
    pub(crate) fn of<G: Words>(
        game: &G,
        state: &G::State,
        viewer: Viewer,
        can_undo: bool,
    ) -> Scene {
        let view = game.view(state, viewer);
        let awaited = game.awaited(state);
        let deciding = viewer.seat().filter(|&seat| awaited.contains(seat));
        let mut candidates = Vec::new();
        if let Some(seat) = deciding {
            game.candidates(state, seat, &mut candidates);
        }
        let mut menu = Vec::with_capacity(candidates.len());
        let mut options = Vec::with_capacity(candidates.len());
        let mut fallback = None;
        let preselected = deciding.map(|seat| game.fallback(state, seat));
        for (index, action) in candidates.iter().enumerate() {
            let refusal = deciding.and_then(|seat| game.check(state, seat, action).err());
            if refusal.is_none() {
                options.push(*action);
            }
            if preselected == Some(*action) {
                fallback = u32::try_from(index).ok();
            }
            menu.push(Choice {
                action: raw(action),
                text: game.action(&view, action),
                things: game.things(&view, action),
                no: refusal.map(|illegal| G::refusal(&illegal)),
            });
        }
        Scene {
            aids: raw(&game.aids(&view)),
            prompt: game.prompt(&view),
            awaited: awaited.iter().collect(),
            coach: deciding.and_then(|_| game.coach(&view, &options)),
            menu,
            fallback,
            can_retract: viewer
                .seat()
                .is_some_and(|seat| game.retract(state, seat).is_some()),
            can_undo,
            describe: game.describe(&view),
            ending: game.outcome(state).map(|outcome| Ending {
                winners: outcome.winners.iter().collect(),
                scores: outcome.scores().to_vec(),
                verdict: game.verdict(&view),
            }),
            view: raw(&view),
        }
    }
}
