//! A scene as it is kept: to be sent whole, or as what has changed.

use delta::Tree;
use schemars::JsonSchema;
use serde::ser::{Serialize, Serializer};
use serde_json::value::RawValue;
use tabletop::{Phrase, Sight, Viewer, Words};
use ts_rs::TS;

use crate::scene::{Asked, Choice, Frame, Menu, Scene};
use crate::seen::Seen;

/// What a viewer is shown, part by part: what changes at different times is compared by itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawn {
    seen: Seen,
    /// Everything else.
    asked: Tree,
}

/// Something that happened, and what it changed on the table: see `crates/delta` for what a change
/// looks like. Without one nothing has changed.
#[derive(Clone, Debug, serde::Serialize, TS, JsonSchema)]
pub struct Shown<'a> {
    pub text: &'a Phrase,
    /// The game's own event; none when something was taken back.
    #[ts(type = "unknown")]
    #[schemars(with = "serde_json::Value")]
    pub event: Option<&'a RawValue>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub view: Option<Change<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub aids: Option<Change<'a>>,
}

/// What has changed, in the words of `crates/delta`.
#[derive(Clone, Debug, serde::Serialize, TS, JsonSchema)]
#[serde(transparent)]
pub struct Change<'a>(
    #[ts(type = "unknown")]
    #[schemars(with = "serde_json::Value")]
    Said<'a>,
);

#[derive(Clone, Debug)]
enum Said<'a> {
    Change(delta::Change),
    /// All of the scene.
    Scene(&'a Drawn),
}

impl Serialize for Said<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Said::Change(change) => change.serialize(serializer),
            Said::Scene(scene) => [scene].serialize(serializer),
        }
    }
}

/// How much is said of what is new.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Detail {
    /// What has changed.
    Changes,
    /// Everything, as if all of it had changed.
    Whole,
}

impl Drawn {
    /// What a viewer may know, drawn at once: the same as [`Scene::draw`]. The viewer saw `before`
    /// last.
    pub(crate) fn of<G: Words>(
        game: &G,
        viewer: Viewer,
        sight: Sight<G>,
        before: Option<&Seen>,
    ) -> Drawn {
        let Sight { view, menu, .. } = &sight;
        let menu = Menu { game, view, menu };
        Drawn {
            asked: Tree::of(&Asked::of(game, viewer, &sight, menu)),
            seen: Seen::of(game, sight.view, before),
        }
    }

    pub fn seen(&self) -> &Seen {
        &self.seen
    }
}

impl Scene {
    pub fn draw(self) -> Drawn {
        self.draw_with(|choice| choice)
    }

    /// As it is told afterwards, without what only matters to whoever is to decide.
    pub(crate) fn draw_in_hindsight(self) -> Drawn {
        let told = Scene {
            fallback: None,
            can_retract: false,
            can_undo: false,
            coach: None,
            ..self
        };
        told.draw_with(Choice::in_hindsight)
    }

    fn draw_with<C: Serialize>(self, choice: impl FnMut(Choice) -> C) -> Drawn {
        let Scene {
            view,
            aids,
            prompt,
            awaited,
            menu,
            fallback,
            can_retract,
            can_undo,
            coach,
            meant,
            standing,
            ending,
        } = self;
        let menu: Vec<C> = menu.into_iter().map(choice).collect();
        let asked = Tree::of(&Asked {
            prompt,
            awaited,
            menu,
            fallback,
            can_retract,
            can_undo,
            coach,
            meant,
            standing,
            ending,
        });
        let seen = Seen::drawn(view, aids);
        Drawn { seen, asked }
    }
}

/// As the scene that it is.
impl Serialize for Drawn {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let [view, aids, asked] = [self.seen.view(), self.seen.aids(), &self.asked].map(Tree::text);
        let asked = asked.trim_start_matches('{');
        let scene = format!(r#"{{"view":{view},"aids":{aids},{asked}"#);
        delta::as_it_is(&scene, serializer)
    }
}

impl Drawn {
    /// What leads from this scene over the frames to the next one.
    pub fn go_on<'a>(
        &'a self,
        frames: &'a [Frame],
        next: &'a Drawn,
        detail: Detail,
    ) -> (Vec<Shown<'a>>, Change<'a>) {
        let mut last = &self.seen;
        let shown = frames
            .iter()
            .map(|frame| {
                let seen = std::mem::replace(&mut last, &frame.seen);
                let same = seen.is(last);
                let step = |was, now| match detail {
                    Detail::Changes if same => None,
                    Detail::Changes => delta::Change::between(was, now),
                    Detail::Whole => Some(delta::Change::whole(now)),
                };
                let said = |change| Change(Said::Change(change));
                Shown {
                    text: &frame.text,
                    event: frame.event.as_deref(),
                    view: step(seen.view(), last.view()).map(said),
                    aids: step(seen.aids(), last.aids()).map(said),
                }
            })
            .collect();
        let change = match detail {
            Detail::Whole => Said::Scene(next),
            Detail::Changes => Said::Change(next.since(last, &self.asked)),
        };
        (shown, Change(change))
    }

    fn since(&self, seen: &Seen, asked: &Tree) -> delta::Change {
        let mut parts = delta::Parts::default();
        if !self.seen.is(seen) {
            parts = parts.member("view", seen.view(), self.seen.view()).member(
                "aids",
                seen.aids(),
                self.seen.aids(),
            );
        }
        parts.members(asked, &self.asked).change()
    }
}
