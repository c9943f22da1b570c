//! What changes from one text to the next.

use crate::text::{Kind, Text, Value};

/// Writes the change that makes `new` out of `old`. Nothing is written, and false is the answer, if
/// there is none.
pub fn write_change(old: &Text, new: &Text, out: &mut String) -> bool {
    if old == new {
        return false;
    }
    change(old.root(), new.root(), out);
    true
}

/// Writes the members of such a change of an object, each with a comma after it.
pub fn write_members(old: &Text, new: &Text, out: &mut String) {
    let begun = out.len();
    if old == new {
        return;
    }
    members(old.root(), new.root(), out);
    out.remove(begun);
    out.pop();
    if out.len() > begun {
        out.push(',');
    }
}

/// Writes the change that makes `new` out of anything.
pub fn write_whole(new: &Text, out: &mut String) {
    replace(new.root(), out);
}

fn replace(new: Value, out: &mut String) {
    out.push('[');
    out.push_str(new.json());
    out.push(']');
}

/// The two are not the same.
fn change(old: Value, new: Value, out: &mut String) {
    let begun = out.len();
    match (old.kind(), new.kind()) {
        (Kind::Object, Kind::Object) => members(old, new, out),
        (Kind::Array, Kind::Array) => elements(old, new, out),
        (Kind::Object | Kind::Array | Kind::Plain, _) => return replace(new, out),
    }
    if out.len() - begun > new.json().len() + 2 {
        out.truncate(begun);
        replace(new, out);
    }
}

/// Members come in the same order in both, but for those that only one has.
fn members(old: Value, new: Value, out: &mut String) {
    let mut before = old.children().peekable();
    let mut write = Members::default();
    for now in new.children() {
        let name = now.name();
        let same = before.clone().find(|one| one.name() == name);
        let Some(was) = same else {
            write.member(name, out);
            replace(now, out);
            continue;
        };
        while let Some(gone) = before.next_if(|one| one.name() != name) {
            write.gone(gone.name(), new, out);
        }
        before.next();
        if was.json() != now.json() {
            write.member(name, out);
            change(was, now, out);
        }
    }
    for gone in before {
        write.gone(gone.name(), new, out);
    }
    write.end(out);
}

#[derive(Default)]
struct Members {
    begun: bool,
}

impl Members {
    fn member(&mut self, name: &str, out: &mut String) {
        out.push(if self.begun { ',' } else { '{' });
        self.begun = true;
        out.push_str(name);
        out.push(':');
    }

    /// A member that was skipped has gone, unless it only stands elsewhere now.
    fn gone(&mut self, name: &str, new: Value, out: &mut String) {
        if !new.children().any(|one| one.name() == name) {
            self.member(name, out);
            out.push('0');
        }
    }

    fn end(&mut self, out: &mut String) {
        out.push_str(if self.begun { "}" } else { "{}" });
    }
}

fn elements(old: Value, new: Value, out: &mut String) {
    let was: Vec<Value> = old.children().collect();
    let now: Vec<Value> = new.children().collect();
    let alike = |(one, other): &(&Value, &Value)| one.json() == other.json();
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
    let begun = out.len();
    if was.len() == now.len() {
        each(head, was_middle, now_middle, out);
        let anew: usize = now_middle.iter().map(|one| one.json().len() + 1).sum();
        // Two short numbers and brackets come on top.
        if out.len() - begun <= anew + 6 {
            return;
        }
        out.truncate(begun);
    }
    out.push_str(&format!("[{head},{}", was_middle.len()));
    for one in now_middle {
        out.push(',');
        out.push_str(one.json());
    }
    out.push(']');
}

/// As many as there were.
fn each(first: usize, was: &[Value], now: &[Value], out: &mut String) {
    let mut write = Members::default();
    for (nth, (was, now)) in was.iter().zip(now).enumerate() {
        if was.json() != now.json() {
            write.member(&format!("\"{}\"", first + nth), out);
            change(*was, *now, out);
        }
    }
    write.end(out);
}
