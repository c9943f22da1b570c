//! What changes from one value to the next.

use serde::ser::{Serialize, SerializeMap, SerializeSeq, Serializer};

use crate::tree::{Node, Tree, Value, digits, same_text};

/// What makes a new value out of an old one.
#[derive(Clone, Debug)]
pub enum Change<'a> {
    /// It is this now.
    Whole(Value<'a>),
    /// These members of an object have changed.
    Members(Vec<(&'a str, Change<'a>)>),
    /// The member is gone.
    Gone,
    /// These elements of an array have changed.
    Elements(Vec<(usize, Change<'a>)>),
    /// At `at`, `gone` elements of an array make way for `first`, and for what each of `rest` makes
    /// of the one before.
    Splice {
        at: usize,
        gone: usize,
        first: Option<Value<'a>>,
        rest: Vec<Change<'a>>,
    },
}

impl<'a> Change<'a> {
    /// What makes `new` out of `old`; none if they are the same.
    pub fn between(old: &'a Tree, new: &'a Tree) -> Option<Change<'a>> {
        let (old, new) = (old.root(), new.root());
        if let (Node::Object(_), Node::Object(_)) = (old.node(), new.node()) {
            let changed = members(old, new);
            return (!changed.members.is_empty()).then(|| changed.or_whole(new).change);
        }
        (old != new).then(|| between(old, new).change)
    }

    /// The same for two objects, member by member.
    pub fn members(old: &'a Tree, new: &'a Tree) -> Vec<(&'a str, Change<'a>)> {
        members(old.root(), new.root()).members
    }

    /// What makes `new` out of anything.
    pub fn whole(new: &'a Tree) -> Change<'a> {
        Change::Whole(new.root())
    }
}

impl Serialize for Change<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Change::Whole(value) => [value].serialize(serializer),
            Change::Gone => serializer.serialize_u8(0),
            Change::Members(members) => {
                let members = members.iter().map(|(name, change)| (name, change));
                serializer.collect_map(members)
            }
            Change::Elements(elements) => {
                let mut map = serializer.serialize_map(None)?;
                for (place, change) in elements {
                    map.serialize_entry(place, change)?;
                }
                map.end()
            }
            Change::Splice {
                at,
                gone,
                first,
                rest,
            } => {
                let mut splice = serializer.serialize_seq(None)?;
                splice.serialize_element(at)?;
                splice.serialize_element(gone)?;
                if let Some(first) = first {
                    splice.serialize_element(first)?;
                }
                for change in rest {
                    splice.serialize_element(change)?;
                }
                splice.end()
            }
        }
    }
}

/// A change and about how long it is as JSON.
struct Sized<'a> {
    change: Change<'a>,
    size: usize,
}

fn whole(new: Value<'_>) -> Sized<'_> {
    Sized {
        change: Change::Whole(new),
        size: new.size() + 2,
    }
}

/// The two are not the same.
fn between<'a>(old: Value<'a>, new: Value<'a>) -> Sized<'a> {
    let change = match (old.node(), new.node()) {
        (Node::Object(_), Node::Object(_)) => return members(old, new).or_whole(new),
        (Node::Array(_), Node::Array(_)) => elements(old, new),
        (
            Node::Null
            | Node::Bool(_)
            | Node::Unsigned(_)
            | Node::Signed(_)
            | Node::Float(_)
            | Node::Word(_)
            | Node::Text(_)
            | Node::Array(_)
            | Node::Object(_),
            _,
        ) => return whole(new),
    };
    if change.size > new.size() + 2 {
        return whole(new);
    }
    change
}

struct Members<'a> {
    members: Vec<(&'a str, Change<'a>)>,
    size: usize,
}

impl<'a> Members<'a> {
    fn add(&mut self, name: &'a str, Sized { change, size }: Sized<'a>) {
        self.size += name.len() + 3 + size + usize::from(!self.members.is_empty());
        self.members.push((name, change));
    }

    /// All of the object, where that is shorter.
    fn or_whole(self, new: Value<'a>) -> Sized<'a> {
        if self.size > new.size() + 2 {
            return whole(new);
        }
        Sized {
            change: Change::Members(self.members),
            size: self.size,
        }
    }

    /// A member that was skipped has gone, unless it only stands elsewhere now.
    fn gone(&mut self, name: &'a str, new: Value<'a>) {
        if !new.members().any(|(one, _)| one == name) {
            let change = Change::Gone;
            self.add(name, Sized { change, size: 1 });
        }
    }
}

/// Members come in the same order in both, but for those that only one has.
fn members<'a>(old: Value<'a>, new: Value<'a>) -> Members<'a> {
    let mut before = old.members().peekable();
    let mut changed = Members {
        members: Vec::new(),
        size: 2,
    };
    for (name, now) in new.members() {
        let is_it = |(one, _): &(&str, Value)| same_text(one, name);
        if !before.peek().is_some_and(is_it) {
            if !before.clone().any(|one| is_it(&one)) {
                changed.add(name, whole(now));
                continue;
            }
            while let Some((gone, _)) = before.next_if(|one| !is_it(one)) {
                changed.gone(gone, new);
            }
        }
        let was = before.next().map(|(_, was)| was);
        if was != Some(now) {
            changed.add(
                name,
                was.map_or_else(|| whole(now), |was| between(was, now)),
            );
        }
    }
    for (gone, _) in before {
        changed.gone(gone, new);
    }
    changed
}

fn elements<'a>(old: Value<'a>, new: Value<'a>) -> Sized<'a> {
    let was: Vec<Value> = old.elements().collect();
    let now: Vec<Value> = new.elements().collect();
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
    let each = (was.len() == now.len()).then(|| each(head, was_middle, now_middle));
    // Most often it is plain, without looking, that to say them anew is longer.
    let least = 5 + now_middle.first().map_or(0, |first| first.size());
    let each = match each {
        Some(each) if each.size <= least => return each,
        each => each,
    };
    let splice = splice(head, was_middle.len(), now_middle);
    each.filter(|each| each.size <= splice.size)
        .unwrap_or(splice)
}

fn splice<'a>(at: usize, gone: usize, new: &[Value<'a>]) -> Sized<'a> {
    let first = new.first().copied();
    let rest: Vec<Sized> = new
        .windows(2)
        .map(|pair| between(pair[0], pair[1]))
        .collect();
    let first_size = first.map_or(0, |first| 1 + first.size());
    let rest_size: usize = rest.iter().map(|one| 1 + one.size).sum();
    Sized {
        size: 3 + digits(at as u64) + digits(gone as u64) + first_size + rest_size,
        change: Change::Splice {
            at,
            gone,
            first,
            rest: rest.into_iter().map(|one| one.change).collect(),
        },
    }
}

/// As many as there were.
fn each<'a>(first: usize, was: &[Value<'a>], now: &[Value<'a>]) -> Sized<'a> {
    let mut size = 2;
    let mut elements = Vec::new();
    for (place, (was, now)) in (first..).zip(was.iter().zip(now)) {
        if was != now {
            let change = between(*was, *now);
            size += digits(place as u64) + 3 + change.size + usize::from(!elements.is_empty());
            elements.push((place, change.change));
        }
    }
    Sized {
        change: Change::Elements(elements),
        size,
    }
}
