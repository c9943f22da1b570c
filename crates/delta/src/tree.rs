//! Values as JSON, ready to be compared and to be sent.

use std::fmt;

use serde::ser::{Serialize, SerializeStruct, Serializer};

use crate::plant::Planting;

/// A value as it is written in JSON, without spaces, and where to find what is in it. Equal values are
/// equal texts, so that most of two values is compared, and copied, at a stroke.
#[derive(Clone)]
pub struct Tree {
    pub(crate) text: Box<str>,
    /// Of every array and object, in the order in which they begin.
    pub(crate) extents: Box<[Extent]>,
}

/// How far an array or an object goes.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Extent {
    /// Where the text after it begins.
    pub(crate) end: u32,
    /// How many arrays and objects it is, with those in it.
    pub(crate) count: u32,
}

impl Tree {
    pub fn of(value: &(impl Serialize + ?Sized)) -> Tree {
        Planting::plant(value)
    }

    /// The value as JSON.
    pub fn text(&self) -> &str {
        &self.text
    }

    pub(crate) fn root(&self) -> Value<'_> {
        Value {
            tree: self,
            begin: 0,
            end: self.text.len(),
            extent: 0,
        }
    }
}

impl fmt::Debug for Tree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// As what it is the tree of.
impl Serialize for Tree {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        as_it_is(&self.text, serializer)
    }
}

impl PartialEq for Tree {
    fn eq(&self, other: &Tree) -> bool {
        self.text == other.text
    }
}

impl Eq for Tree {}

/// How `serde_json` tells what is JSON already. Its own `RawValue` cannot be made of a text without
/// reading all of it again.
pub(crate) const RAW: &str = "$serde_json::private::RawValue";

/// Writes what is JSON already.
pub fn as_it_is<S: Serializer>(json: &str, serializer: S) -> Result<S::Ok, S::Error> {
    let mut raw = serializer.serialize_struct(RAW, 1)?;
    raw.serialize_field(RAW, json)?;
    raw.end()
}

/// A value in a tree.
#[derive(Clone, Copy)]
pub(crate) struct Value<'a> {
    tree: &'a Tree,
    begin: usize,
    end: usize,
    /// The next extent from here on: its own, if it has one.
    extent: usize,
}

impl<'a> Value<'a> {
    pub(crate) fn text(self) -> &'a str {
        &self.tree.text[self.begin..self.end]
    }

    pub(crate) fn len(self) -> usize {
        self.end - self.begin
    }

    fn bytes(self) -> &'a [u8] {
        &self.tree.text.as_bytes()[self.begin..self.end]
    }

    /// By which character it begins one knows what it is.
    pub(crate) fn first(self) -> u8 {
        self.tree.text.as_bytes()[self.begin]
    }

    /// What an array holds, in order; of an object, names and values by turns.
    pub(crate) fn pieces(self) -> Pieces<'a> {
        let end = self.end - 1;
        Pieces {
            tree: self.tree,
            at: self.begin + 1,
            stop: end,
            end,
            extent: self.extent + 1,
        }
    }

    /// What an object holds, in order; the names as JSON.
    pub(crate) fn members(self) -> Members<'a> {
        Members(self.pieces())
    }
}

impl PartialEq for Value<'_> {
    fn eq(&self, other: &Value<'_>) -> bool {
        self.bytes() == other.bytes()
    }
}

/// Where two arrays or two objects begin to differ, and where they no longer do. Between the two are
/// whole pieces; around it everything is the same.
pub(crate) struct Middle<'a> {
    pub(crate) old: Pieces<'a>,
    pub(crate) new: Pieces<'a>,
    /// How many pieces there are before.
    pub(crate) skipped: usize,
}

impl<'a> Middle<'a> {
    /// `step`: so many pieces belong together, one of an array or two of an object.
    pub(crate) fn of(old: Value<'a>, new: Value<'a>, step: usize) -> Middle<'a> {
        let (was, now) = (old.bytes(), new.bytes());
        let head = common_head(was, now);
        let tail = common_tail(&was[head..], &now[head..]);
        let (mut pieces, mut skipped) = (new.pieces(), 0);
        // With what comes after a piece it is certain that the piece has ended in both.
        loop {
            let mut next = pieces.clone();
            let last = next.by_ref().take(step).last();
            if last.is_none_or(|last| last.end - new.begin >= head) {
                break;
            }
            (pieces, skipped) = (next, skipped + step);
        }
        Middle {
            old: Pieces {
                tree: old.tree,
                at: old.begin + (pieces.at - new.begin),
                stop: stop(old, tail),
                end: old.end - 1,
                extent: old.extent + (pieces.extent - new.extent),
            },
            new: Pieces {
                stop: stop(new, tail),
                ..pieces
            },
            skipped,
        }
    }
}

/// Pieces that begin after this are the same in both, with the comma before them. (It is one, and not
/// part of a text, in both if it is in one: otherwise one of them would end within a text.)
fn stop(value: Value<'_>, tail: usize) -> usize {
    (value.end - 1).min(value.end - tail + 1)
}

/// So many bytes are compared at once.
const CHUNK: usize = 16;

/// How many bytes are the same from the beginning on.
fn common_head(one: &[u8], other: &[u8]) -> usize {
    let (chunks, _) = one.as_chunks::<CHUNK>();
    let (others, _) = other.as_chunks::<CHUNK>();
    let alike = chunks.iter().zip(others).take_while(|(a, b)| a == b);
    let alike = alike.count() * CHUNK;
    let rest = one[alike..].iter().zip(&other[alike..]);
    alike + rest.take_while(|(a, b)| a == b).count()
}

/// How many bytes are the same before the end.
fn common_tail(one: &[u8], other: &[u8]) -> usize {
    let (_, chunks) = one.as_rchunks::<CHUNK>();
    let (_, others) = other.as_rchunks::<CHUNK>();
    let alike = chunks.iter().rev().zip(others.iter().rev());
    let alike = alike.take_while(|(a, b)| a == b).count() * CHUNK;
    let one = &one[..one.len() - alike];
    let other = &other[..other.len() - alike];
    let rest = one.iter().rev().zip(other.iter().rev());
    alike + rest.take_while(|(a, b)| a == b).count()
}

/// What is in an array or an object, piece by piece.
#[derive(Clone)]
pub(crate) struct Pieces<'a> {
    tree: &'a Tree,
    at: usize,
    /// No piece that begins here or later is wanted.
    stop: usize,
    end: usize,
    extent: usize,
}

impl<'a> Pieces<'a> {
    /// The piece that begins here.
    fn piece(&mut self) -> Value<'a> {
        let (begin, extent) = (self.at, self.extent);
        let bytes = self.tree.text.as_bytes();
        let end = match bytes[begin] {
            b'[' | b'{' => {
                let Extent { end, count } = self.tree.extents[extent];
                self.extent += count as usize;
                end as usize
            }
            b'"' => after_text(bytes, begin),
            _ => {
                let rest = &bytes[begin..self.end];
                let length = rest.iter().position(|&byte| byte == b',');
                begin + length.unwrap_or(rest.len())
            }
        };
        // After it comes a comma, or a colon, or nothing.
        self.at = end + 1;
        Value {
            tree: self.tree,
            begin,
            end,
            extent,
        }
    }
}

impl<'a> Iterator for Pieces<'a> {
    type Item = Value<'a>;

    fn next(&mut self) -> Option<Value<'a>> {
        (self.at < self.stop).then(|| self.piece())
    }
}

/// What is in an object, by name.
#[derive(Clone)]
pub(crate) struct Members<'a>(pub(crate) Pieces<'a>);

impl<'a> Iterator for Members<'a> {
    type Item = (&'a str, Value<'a>);

    fn next(&mut self) -> Option<(&'a str, Value<'a>)> {
        let name = self.0.next()?;
        Some((name.text(), self.0.piece()))
    }
}

/// Where the text ends that begins here.
pub(crate) fn after_text(json: &[u8], begin: usize) -> usize {
    let mut at = begin + 1;
    loop {
        match json[at] {
            b'"' => return at + 1,
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
}
