//! What changes from one value to the next.

use serde::ser::{Serialize, Serializer};

use crate::token::Kind;
use crate::tree::{Name, Pieces, Tree, Value, as_it_is};
use crate::write::{self, Pen};

/// What makes a new value out of an old one, as JSON.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change(String);

/// Most changes are shorter.
const ROOM: usize = 512;

impl Change {
    /// What makes `new` out of `old`; none if they are the same.
    pub fn between(old: &Tree, new: &Tree) -> Option<Change> {
        if old == new {
            return None;
        }
        let mut pen = Pen::with_room(ROOM);
        between(old.root(), new.root(), &mut pen);
        Some(Change(write::text(pen.out)))
    }

    /// What makes `new` out of anything.
    pub fn whole(new: &Tree) -> Change {
        let mut pen = Pen::with_room(new.root().len() + 2);
        whole(new.root(), &mut pen);
        Change(write::text(pen.out))
    }

    pub fn text(&self) -> &str {
        &self.0
    }
}

impl Serialize for Change {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        as_it_is(&self.0, serializer)
    }
}

/// What changes of an object that is kept in several trees.
pub struct Parts(Pen);

impl Default for Parts {
    fn default() -> Parts {
        let mut pen = Pen::with_room(ROOM);
        pen.byte(b'{');
        Parts(pen)
    }
}

impl Parts {
    /// One of its members.
    #[must_use]
    pub fn member(mut self, name: &'static str, old: &Tree, new: &Tree) -> Parts {
        if old != new {
            let Parts(pen) = &mut self;
            pen.comma();
            pen.byte(b'"');
            pen.out.extend_from_slice(name.as_bytes());
            pen.out.extend_from_slice(b"\":");
            between(old.root(), new.root(), pen);
        }
        self
    }

    /// All that the two hold.
    #[must_use]
    pub fn members(mut self, old: &Tree, new: &Tree) -> Parts {
        if old != new {
            members(old.root(), new.root(), &mut self.0);
        }
        self
    }

    pub fn change(mut self) -> Change {
        self.0.byte(b'}');
        Change(write::text(self.0.out))
    }
}

fn whole(new: Value<'_>, pen: &mut Pen) {
    pen.byte(b'[');
    pen.value(new);
    pen.byte(b']');
}

fn between(old: Value<'_>, new: Value<'_>, pen: &mut Pen) {
    let begin = pen.out.len();
    match (old.first().kind(), new.first().kind()) {
        (Kind::Object, Kind::Object) | (Kind::Array, Kind::Array) if old == new => {
            pen.out.extend_from_slice(b"{}");
        }
        (Kind::Object, Kind::Object) => {
            pen.byte(b'{');
            members(old, new, pen);
            pen.byte(b'}');
        }
        (Kind::Array, Kind::Array) => elements(old, new, pen),
        _ => return whole(new, pen),
    }
    if pen.out.len() - begin > new.len() + 2 {
        pen.out.truncate(begin);
        whole(new, pen);
    }
}

/// What has become of a member.
fn member(name: Name<'_>, was: Option<Value<'_>>, now: Option<Value<'_>>, pen: &mut Pen) {
    pen.comma();
    pen.name(name);
    match (was, now) {
        (Some(was), Some(now)) => between(was, now, pen),
        (None, Some(now)) => whole(now, pen),
        (_, None) => pen.byte(b'0'),
    }
}

/// Members come in the same order in both, but for those that only one has.
fn members(old: Value<'_>, new: Value<'_>, pen: &mut Pen) {
    let mut before = old.members().peekable();
    // A member that is skipped has gone, unless it only stands elsewhere now.
    let has_gone = |name: Name<'_>| !new.members().any(|(one, _)| one.is(name));
    for (name, now) in new.members() {
        let is_it = |(one, _): &(Name<'_>, Value<'_>)| one.is(name);
        if !before.peek().is_some_and(is_it) {
            if !before.clone().any(|one| is_it(&one)) {
                member(name, None, Some(now), pen);
                continue;
            }
            while let Some((skipped, _)) = before.next_if(|one| !is_it(one)) {
                if has_gone(skipped) {
                    member(skipped, None, None, pen);
                }
            }
        }
        let was = before.next().map(|(_, was)| was);
        if was != Some(now) {
            member(name, was, Some(now), pen);
        }
    }
    for (skipped, _) in before {
        if has_gone(skipped) {
            member(skipped, None, None, pen);
        }
    }
}

fn elements(old: Value<'_>, new: Value<'_>, pen: &mut Pen) {
    let (mut was, mut now, mut first) = (old.pieces(), new.pieces(), 0);
    loop {
        let (mut one, mut other) = (was.clone(), now.clone());
        match (one.next(), other.next()) {
            (Some(a), Some(b)) if a == b => (was, now, first) = (one, other, first + 1),
            _ => break,
        }
    }
    let (before, after) = (was.clone().count(), now.clone().count());
    if before != after {
        let tail = alike_at_the_end((was, before), (now.clone(), after));
        return splice(first, before - tail, now.take(after - tail), pen);
    }
    let begin = pen.out.len();
    let differ = each(first, was, now.clone(), pen);
    // Most often it is plain, without looking, that to say them anew is longer.
    let length = pen.out.len() - begin;
    let least = 6 + now.clone().next().map_or(0, Value::len) + 3 * differ.saturating_sub(1);
    if length <= least {
        return;
    }
    splice(first, differ, now.take(differ), pen);
    let other = pen.out.len() - begin - length;
    if other < length {
        pen.out.drain(begin..begin + length);
    } else {
        pen.out.truncate(begin + length);
    }
}

/// How many of the last elements are the same, of so many.
fn alike_at_the_end(
    (was, before): (Pieces<'_>, usize),
    (now, after): (Pieces<'_>, usize),
) -> usize {
    let was = was.skip(before.saturating_sub(after));
    let now = now.skip(after.saturating_sub(before));
    was.zip(now).fold(
        0,
        |alike, (one, other)| {
            if one == other { alike + 1 } else { 0 }
        },
    )
}

/// The elements in the middle anew.
fn splice<'a>(at: usize, gone: usize, new: impl Iterator<Item = Value<'a>>, pen: &mut Pen) {
    pen.byte(b'[');
    pen.number(at as i64);
    pen.byte(b',');
    pen.number(gone as i64);
    let mut before = None;
    for value in new {
        pen.byte(b',');
        match before {
            None => pen.value(value),
            Some(before) => between(before, value, pen),
        }
        before = Some(value);
    }
    pen.byte(b']');
}

/// As many as there were. Gives how many there are up to the last that differs.
fn each(first: usize, was: Pieces<'_>, now: Pieces<'_>, pen: &mut Pen) -> usize {
    let mut differ = 0;
    pen.byte(b'{');
    for (place, (was, now)) in was.zip(now).enumerate() {
        if was != now {
            pen.comma();
            pen.byte(b'"');
            pen.number((first + place) as i64);
            pen.out.extend_from_slice(b"\":");
            between(was, now, pen);
            differ = place + 1;
        }
    }
    pen.byte(b'}');
    differ
}
