//! What changes from one value to the next.

use std::fmt::Write;

use serde::ser::{Serialize, Serializer};

use crate::tree::{Members, Middle, Tree, Value, as_it_is};

/// What makes a new value out of an old one, as JSON.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change(String);

impl Change {
    /// What makes `new` out of `old`; none if they are the same.
    pub fn between(old: &Tree, new: &Tree) -> Option<Change> {
        if old == new {
            return None;
        }
        let mut out = String::new();
        between(old.root(), new.root(), &mut out);
        Some(Change(out))
    }

    /// What makes `new` out of anything.
    pub fn whole(new: &Tree) -> Change {
        let mut out = String::with_capacity(new.text().len() + 2);
        whole(new.root(), &mut out);
        Change(out)
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
pub struct Parts(String);

impl Default for Parts {
    fn default() -> Parts {
        Parts("{".to_owned())
    }
}

impl Parts {
    /// One of its members.
    #[must_use]
    pub fn member(mut self, name: &'static str, old: &Tree, new: &Tree) -> Parts {
        if old != new {
            comma(&mut self.0);
            let _ = write!(self.0, "\"{name}\":");
            between(old.root(), new.root(), &mut self.0);
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
        self.0.push('}');
        Change(self.0)
    }
}

/// Before whatever is not the first.
fn comma(out: &mut String) {
    if !out.ends_with(['{', '[']) {
        out.push(',');
    }
}

fn whole(new: Value<'_>, out: &mut String) {
    out.push('[');
    out.push_str(new.text());
    out.push(']');
}

fn between(old: Value<'_>, new: Value<'_>, out: &mut String) {
    let begin = out.len();
    match (old.first(), new.first()) {
        (b'{', b'{') | (b'[', b'[') if old == new => out.push_str("{}"),
        (b'{', b'{') => {
            out.push('{');
            members(old, new, out);
            out.push('}');
        }
        (b'[', b'[') => elements(old, new, out),
        _ => return whole(new, out),
    }
    if out.len() - begin > new.len() + 2 {
        out.truncate(begin);
        whole(new, out);
    }
}

/// Members come in the same order in both, but for those that only one has.
fn members(old: Value<'_>, new: Value<'_>, out: &mut String) {
    let middle = Middle::of(old, new, 2);
    let mut before = Members(middle.old).peekable();
    let mut add = |name: &str, was: Option<Value>, now: Option<Value>| {
        comma(out);
        out.push_str(name);
        out.push(':');
        match (was, now) {
            (Some(was), Some(now)) => between(was, now, out),
            (None, Some(now)) => whole(now, out),
            (_, None) => out.push('0'),
        }
    };
    // A member that is skipped has gone, unless it only stands elsewhere now.
    let has_gone = |name: &str| !new.members().any(|(one, _)| one == name);
    for (name, now) in Members(middle.new) {
        let is_it = |(one, _): &(&str, Value)| *one == name;
        if !before.peek().is_some_and(is_it) {
            if !before.clone().any(|one| is_it(&one)) {
                add(name, None, Some(now));
                continue;
            }
            while let Some((skipped, _)) = before.next_if(|one| !is_it(one)) {
                if has_gone(skipped) {
                    add(skipped, None, None);
                }
            }
        }
        let was = before.next().map(|(_, was)| was);
        if was != Some(now) {
            add(name, was, Some(now));
        }
    }
    for (skipped, _) in before {
        if has_gone(skipped) {
            add(skipped, None, None);
        }
    }
}

fn elements(old: Value<'_>, new: Value<'_>, out: &mut String) {
    let middle = Middle::of(old, new, 1);
    let was: Vec<Value> = middle.old.collect();
    let now: Vec<Value> = middle.new.collect();
    let alike = |(one, other): &(&Value, &Value)| one == other;
    let head = was.iter().zip(&now).take_while(alike).count();
    let (was_rest, now_rest) = (&was[head..], &now[head..]);
    let tail = was_rest
        .iter()
        .rev()
        .zip(now_rest.iter().rev())
        .take_while(alike)
        .count();
    let was_middle = &was_rest[..was_rest.len() - tail];
    let now_middle = &now_rest[..now_rest.len() - tail];
    let first = middle.skipped + head;
    let begin = out.len();
    if was.len() != now.len() {
        return splice(first, was_middle.len(), now_middle, out);
    }
    each(first, was_middle, now_middle, out);
    // Most often it is plain, without looking, that to say them anew is longer.
    let length = out.len() - begin;
    let least = 5 + now_middle.first().map_or(0, |first| first.len());
    if length <= least {
        return;
    }
    splice(first, was_middle.len(), now_middle, out);
    let other = out.len() - begin - length;
    if other < length {
        out.drain(begin..begin + length);
    } else {
        out.truncate(begin + length);
    }
}

/// The elements in the middle anew.
fn splice(at: usize, gone: usize, new: &[Value<'_>], out: &mut String) {
    let _ = write!(out, "[{at},{gone}");
    if let Some(first) = new.first() {
        out.push(',');
        out.push_str(first.text());
    }
    for pair in new.windows(2) {
        out.push(',');
        between(pair[0], pair[1], out);
    }
    out.push(']');
}

/// As many as there were.
fn each(first: usize, was: &[Value<'_>], now: &[Value<'_>], out: &mut String) {
    out.push('{');
    for (place, (was, now)) in (first..).zip(was.iter().zip(now)) {
        if was != now {
            comma(out);
            let _ = write!(out, "\"{place}\":");
            between(*was, *now, out);
        }
    }
    out.push('}');
}
