//! A scene as texts: to be sent whole, or as what has changed.

use delta::{Text, write_change, write_members, write_whole};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::value::RawValue;
use tabletop::{Phrase, Seat, Standing};
use ts_rs::TS;

use crate::scene::{Choice, Ending, Frame, Scene};

/// What a viewer is shown, part by part: what changes at different times is compared by itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawn {
    view: Text,
    aids: Text,
    /// Everything else.
    asked: Text,
}

/// A scene without what is drawn.
#[derive(Serialize)]
struct Asked<'a> {
    prompt: &'a Phrase,
    awaited: &'a [Seat],
    menu: &'a [Choice],
    fallback: Option<u32>,
    can_retract: bool,
    can_undo: bool,
    coach: &'a Option<Phrase>,
    meant: &'a [u32],
    standing: &'a Standing,
    ending: &'a Option<Ending>,
}

/// Something that happened, and what it changed on the table: see `crates/delta` for what a change
/// looks like. Without one nothing has changed.
#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct Shown {
    pub text: Phrase,
    /// The game's own event; none when something was taken back.
    #[ts(type = "unknown")]
    #[schemars(with = "serde_json::Value")]
    pub event: Option<Box<RawValue>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub view: Option<Change>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub aids: Option<Change>,
}

/// What has changed, in the words of `crates/delta`.
#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
#[serde(transparent)]
pub struct Change(
    #[ts(type = "unknown")]
    #[schemars(with = "serde_json::Value")]
    Box<RawValue>,
);

/// How much is said of what is new.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Detail {
    /// What has changed.
    Changes,
    /// Everything, as if all of it had changed.
    Whole,
}

impl Scene {
    pub fn draw(self) -> Drawn {
        let asked = Text::of(&Asked {
            prompt: &self.prompt,
            awaited: &self.awaited,
            menu: &self.menu,
            fallback: self.fallback,
            can_retract: self.can_retract,
            can_undo: self.can_undo,
            coach: &self.coach,
            meant: &self.meant,
            standing: &self.standing,
            ending: &self.ending,
        });
        Drawn {
            view: self.view,
            aids: self.aids,
            asked,
        }
    }
}

impl Drawn {
    /// The scene as JSON.
    pub fn whole(&self) -> Box<RawValue> {
        let Drawn { view, aids, asked } = self;
        let rest = &asked.as_str()[1..];
        json(format!(
            "{{\"view\":{},\"aids\":{},{rest}",
            view.as_str(),
            aids.as_str()
        ))
    }

    /// What leads from this scene over the frames to the next one.
    pub fn go_on(&self, frames: &[&Frame], next: &Drawn, detail: Detail) -> (Vec<Shown>, Change) {
        let (mut view, mut aids) = (&self.view, &self.aids);
        let shown = frames
            .iter()
            .map(|frame| Shown {
                text: frame.text.clone(),
                event: frame.event.clone(),
                view: step(&mut view, &frame.view, detail),
                aids: step(&mut aids, &frame.aids, detail),
            })
            .collect();
        let change = match detail {
            Detail::Whole => {
                let mut change = String::from("[");
                change.push_str(next.whole().get());
                change.push(']');
                change
            }
            Detail::Changes => next.since(view, aids, &self.asked),
        };
        (shown, Change(json(change)))
    }

    fn since(&self, view: &Text, aids: &Text, asked: &Text) -> String {
        let mut change = String::from("{");
        for (name, old, new) in [("view", view, &self.view), ("aids", aids, &self.aids)] {
            if old != new {
                change.push('"');
                change.push_str(name);
                change.push_str("\":");
                write_change(old, new, &mut change);
                change.push(',');
            }
        }
        write_members(asked, &self.asked, &mut change);
        if change.ends_with(',') {
            change.pop();
        }
        change.push('}');
        change
    }
}

/// The next text in a row.
fn step<'a>(last: &mut &'a Text, next: &'a Text, detail: Detail) -> Option<Change> {
    let mut change = String::new();
    match detail {
        Detail::Changes if !write_change(last, next, &mut change) => return None,
        Detail::Changes => (),
        Detail::Whole => write_whole(next, &mut change),
    }
    *last = next;
    Some(Change(json(change)))
}

fn json(text: String) -> Box<RawValue> {
    RawValue::from_string(text).expect("it was put together from JSON")
}
