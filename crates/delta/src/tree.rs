//! Values ready to be compared and to be sent.

use std::fmt;

use serde::ser::{Serialize, SerializeStruct, Serializer};

use crate::plant::Planting;
use crate::token::{Kind, Named, Token};
use crate::write::{self, Pen};

/// A value as a row of small numbers, from which it can be written as JSON. Equal values of one type
/// are equal rows, so that most of two values is compared at a stroke, and only what differs is ever
/// written.
#[derive(Clone, PartialEq, Eq)]
pub struct Tree {
    pub(crate) tape: Box<[u64]>,
}

impl Tree {
    pub fn of(value: &(impl Serialize + ?Sized)) -> Tree {
        Planting::plant(value)
    }

    /// The value as JSON.
    pub fn text(&self) -> String {
        let mut pen = Pen::with_room(self.root().len());
        pen.value(self.root());
        write::text(pen.out)
    }

    pub(crate) fn root(&self) -> Value<'_> {
        Value(&self.tape)
    }
}

impl fmt::Debug for Tree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text())
    }
}

/// As what it is the tree of.
impl Serialize for Tree {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        as_it_is(&self.text(), serializer)
    }
}

/// How `serde_json` tells what is JSON already. Its own `RawValue` cannot be made of a text without
/// reading all of it again.
pub(crate) const RAW: &str = "$serde_json::private::RawValue";

/// Writes what is JSON already.
pub fn as_it_is<S: Serializer>(json: &str, serializer: S) -> Result<S::Ok, S::Error> {
    let mut raw = serializer.serialize_struct(RAW, 1)?;
    raw.serialize_field(RAW, json)?;
    raw.end()
}

/// A value in a tree: all its tokens.
#[derive(Clone, Copy)]
pub(crate) struct Value<'a>(pub(crate) &'a [u64]);

/// Most values are a single token, and most others differ in the first.
impl PartialEq for Value<'_> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        let (Value(one), Value(other)) = (self, other);
        one.len() == other.len() && one[0] == other[0] && one[1..] == other[1..]
    }
}

impl<'a> Value<'a> {
    #[inline]
    pub(crate) fn first(self) -> Token {
        Token(self.0[0])
    }

    /// How many bytes of JSON it is.
    pub(crate) fn len(self) -> usize {
        let token = self.first();
        match token.kind() {
            Kind::Null | Kind::True => 4,
            Kind::False => 5,
            Kind::Number => write::width(token.detail() as i32),
            Kind::Digits => token.detail() as usize,
            Kind::Word => token.as_word().1 + 2,
            Kind::Text | Kind::Name => token.detail() as usize + 2,
            Kind::Array | Kind::Object => self.0[1] as usize,
        }
    }

    /// What an array or an object holds, in order.
    pub(crate) fn pieces(self) -> Pieces<'a> {
        Pieces(&self.0[2..])
    }

    /// What an object holds, in order.
    pub(crate) fn members(self) -> Members<'a> {
        Members(self.pieces())
    }
}

/// What is in an array, or names and values of an object.
#[derive(Clone)]
pub(crate) struct Pieces<'a>(pub(crate) &'a [u64]);

impl<'a> Iterator for Pieces<'a> {
    type Item = Value<'a>;

    #[inline]
    fn next(&mut self) -> Option<Value<'a>> {
        let token = Token(*self.0.first()?);
        let (piece, rest) = self.0.split_at(token.size());
        self.0 = rest;
        Some(Value(piece))
    }
}

/// The name of a member.
#[derive(Clone, Copy)]
pub(crate) enum Name<'a> {
    Word(Named),
    /// As it stands before the value.
    Text(Value<'a>),
}

/// What is in an object, by name.
#[derive(Clone)]
pub(crate) struct Members<'a>(Pieces<'a>);

impl<'a> Iterator for Members<'a> {
    type Item = (Name<'a>, Value<'a>);

    #[inline]
    fn next(&mut self) -> Option<(Name<'a>, Value<'a>)> {
        let first = self.0.next()?;
        Some(match first.first().kind() {
            Kind::Name => (Name::Text(first), self.0.next()?),
            _ => (Name::Word(first.first().name()), first),
        })
    }
}

impl Name<'_> {
    #[inline]
    pub(crate) fn is(self, other: Name<'_>) -> bool {
        match (self, other) {
            (Name::Word(one), Name::Word(other)) => one == other,
            (Name::Text(one), Name::Text(other)) => one == other,
            (Name::Word(_), Name::Text(_)) | (Name::Text(_), Name::Word(_)) => {
                let [one, other] = [self, other].map(|name| {
                    let mut pen = Pen::with_room(0);
                    pen.name(name);
                    pen.out
                });
                one == other
            }
        }
    }
}
