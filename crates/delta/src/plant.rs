//! Making trees of whatever can be serialised.

use std::cell::Cell;
use std::fmt::{self, Display};

use serde::ser::{Error as _, Serialize};

use crate::open::{Open, Shape};
use crate::token::{Kind, Named, Token, has_escaped, put_text};
use crate::tree::Tree;
use crate::words::Words;

/// A tree that grows.
#[derive(Default)]
pub(crate) struct Planting {
    tape: Vec<u64>,
    /// How long all of it is as JSON.
    pub(crate) length: usize,
    /// What the next value is called.
    pub(crate) name: Named,
    pub(crate) words: Words,
}

thread_local! {
    /// Where the last tree grew, so that the next has room at once and takes along no more than it
    /// needs.
    static LAST: Cell<Option<Box<Planting>>> = Cell::default();
}

/// What JSON has no way to say; nothing of ours is that.
#[derive(Debug)]
pub(crate) struct Unsayable(String);

impl Display for Unsayable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Unsayable {}

impl serde::ser::Error for Unsayable {
    fn custom<T: Display>(why: T) -> Unsayable {
        Unsayable(why.to_string())
    }
}

pub(crate) type Said = Result<(), Unsayable>;

impl Planting {
    pub(crate) fn plant(value: &(impl Serialize + ?Sized)) -> Tree {
        let mut planting = LAST.take().unwrap_or_default();
        value
            .serialize(&mut *planting)
            .expect("plain data always serialises");
        let tape = planting.tape.as_slice().into();
        planting.tape.clear();
        planting.length = 0;
        LAST.set(Some(planting));
        Tree { tape }
    }

    /// A value that is a single token, and so long as JSON.
    #[inline]
    pub(crate) fn leaf(&mut self, kind: Kind, detail: u32, length: usize) {
        let name = std::mem::take(&mut self.name);
        self.tape.push(Token::new(name, kind, detail).0);
        self.length += length;
    }

    /// A text that is as JSON has it, between `around` more bytes.
    #[inline]
    pub(crate) fn long(&mut self, kind: Kind, text: &[u8], around: usize) {
        self.leaf(kind, text.len() as u32, text.len() + around);
        put_text(text, &mut self.tape);
    }

    #[inline]
    pub(crate) fn str(&mut self, text: &str) -> Said {
        self.quoted(Kind::Text, text, 2)
    }

    #[inline]
    pub(crate) fn quoted(&mut self, kind: Kind, text: &str, around: usize) -> Said {
        if has_escaped(text.as_bytes()) {
            let json = serde_json::to_vec(text).map_err(Unsayable::custom)?;
            self.long(kind, &json[1..json.len() - 1], around);
        } else {
            self.long(kind, text.as_bytes(), around);
        }
        Ok(())
    }

    /// The name of the next value, as a text.
    pub(crate) fn name_in_full(&mut self, name: &str) -> Said {
        self.quoted(Kind::Name, name, 3)
    }

    /// A text of the program's own, as the names of variants are.
    #[inline]
    pub(crate) fn word(&mut self, word: &'static str) -> Said {
        match self.words.number(word).zip(u16::try_from(word.len()).ok()) {
            Some((number, length)) => {
                let name = std::mem::take(&mut self.name);
                self.tape.push(Token::word(name, number, length).0);
                self.length += word.len() + 2;
                Ok(())
            }
            None => self.str(word),
        }
    }

    /// What is JSON already.
    pub(crate) fn graft(&mut self, json: &str) -> Said {
        let value: serde_json::Value = serde_json::from_str(json).map_err(Unsayable::custom)?;
        value.serialize(self)
    }

    #[inline]
    pub(crate) fn open(&mut self, shape: Shape) -> Open<'_> {
        let at = self.tape.len();
        let kind = match shape {
            Shape::Array => Some(Kind::Array),
            Shape::Object => Some(Kind::Object),
            Shape::Raw => None,
        };
        if let Some(kind) = kind {
            self.leaf(kind, 0, 0);
            // Where it begins, until it ends.
            self.tape.push(self.length as u64);
            self.length += 1;
        }
        Open {
            planting: self,
            at,
            around: None,
            first: true,
            shape,
        }
    }

    /// `{"variant": …`, which ends with what is in it.
    #[inline]
    pub(crate) fn open_variant(
        &mut self,
        variant: &'static str,
        shape: Shape,
    ) -> Result<Open<'_>, Unsayable> {
        let mut object = self.open(Shape::Object);
        object.name(variant)?;
        let around = Some(object.at);
        Ok(Open {
            around,
            ..self.open(shape)
        })
    }

    /// What began at this token has ended.
    #[inline]
    pub(crate) fn end(&mut self, at: usize) {
        self.length += 1;
        self.tape[at] |= (self.tape.len() - at) as u64;
        self.tape[at + 1] = self.length as u64 - self.tape[at + 1];
    }
}
