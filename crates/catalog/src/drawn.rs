//! A scene as it is kept: to be sent whole, or as what has changed.

use delta::Tree;
use schemars::JsonSchema;
use serde::ser::{Serialize, Serializer};
use serde_json::value::RawValue;
use tabletop::{Phrase, Sight, Viewer, Words};
use ts_rs::TS;

use crate::scene::{Asked, Choice, Frame, Menu, Scene};

/// What a viewer is shown, part by part: what changes at different times is compared by itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawn {
    view: Tree,
    aids: Tree,
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
    /// What a viewer may know, drawn at once: the same as [`Scene::draw`].
    pub(crate) fn of<G: Words>(game: &G, viewer: Viewer, sight: &Sight<G>) -> Drawn {
        let Sight { view, menu, .. } = sight;
        let menu = Menu { game, view, menu };
        Drawn {
            view: Tree::of(view),
            aids: Tree::of(&game.aids(view)),
            asked: Tree::of(&Asked::of(game, viewer, sight, menu)),
        }
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
        Drawn { view, aids, asked }
    }
}

/// As the scene that it is.
impl Serialize for Drawn {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let [view, aids, asked] = [&self.view, &self.aids, &self.asked].map(|tree| tree.text());
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
        let (mut view, mut aids) = (&self.view, &self.aids);
        let shown = frames
            .iter()
            .map(|frame| Shown {
                text: &frame.text,
                event: frame.event.as_deref(),
                view: step(&mut view, &frame.view, detail),
                aids: step(&mut aids, &frame.aids, detail),
            })
            .collect();
        let change = match detail {
            Detail::Whole => Said::Scene(next),
            Detail::Changes => Said::Change(next.since(view, aids, &self.asked)),
        };
        (shown, Change(change))
    }

    fn since(&self, view: &Tree, aids: &Tree, asked: &Tree) -> delta::Change {
        delta::Parts::default()
            .member("view", view, &self.view)
            .member("aids", aids, &self.aids)
            .members(asked, &self.asked)
            .change()
    }
}

/// The next value in a row.
fn step<'a>(last: &mut &'a Tree, next: &'a Tree, detail: Detail) -> Option<Change<'a>> {
    let change = match detail {
        Detail::Changes => delta::Change::between(last, next)?,
        Detail::Whole => delta::Change::whole(next),
    };
    *last = next;
    Some(Change(Said::Change(change)))
}
