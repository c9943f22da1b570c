//! JSON that knows where its values begin and end.

use std::cell::Cell;
use std::io::{self, Write};

use serde::{Serialize, Serializer};
use serde_json::ser::{Formatter, Serializer as Writer};
use serde_json::value::RawValue;

/// A value as JSON, with the places of all values in it: two texts are compared without reading them.
#[derive(Clone, Debug)]
pub struct Text {
    json: String,
    marks: Vec<Mark>,
}

/// Where a value is. A value's marks come before those of what is in it.
#[derive(Clone, Copy, Debug)]
struct Mark {
    /// Where its name begins, in an object.
    name: u32,
    begin: u32,
    end: u32,
    /// The mark after those of all that is in it.
    next: u32,
}

impl Text {
    pub fn of(value: &impl Serialize) -> Text {
        let written = Cell::new(0);
        let mut json = Vec::with_capacity(1024);
        let mut marks = Vec::with_capacity(64);
        let mut marking = Marking {
            written: &written,
            marks: &mut marks,
            open: Vec::with_capacity(8),
            name: 0,
        };
        marking.begin();
        let out = Counted {
            bytes: &mut json,
            written: &written,
        };
        value
            .serialize(&mut Writer::with_formatter(out, marking))
            .expect("plain data always serialises");
        // Nothing says that the outermost value has ended.
        marks[0].end = json.len() as u32;
        marks[0].next = marks.len() as u32;
        Text {
            json: String::from_utf8(json).expect("JSON is text"),
            marks,
        }
    }

    pub fn as_str(&self) -> &str {
        &self.json
    }

    pub(crate) fn root(&self) -> Value<'_> {
        Value {
            text: self,
            mark: self.marks[0],
            at: 0,
        }
    }
}

/// As what it is the text of.
impl Serialize for Text {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let raw: &RawValue = serde_json::from_str(&self.json).map_err(serde::ser::Error::custom)?;
        raw.serialize(serializer)
    }
}

impl PartialEq for Text {
    fn eq(&self, other: &Text) -> bool {
        self.json == other.json
    }
}

impl Eq for Text {}

/// A value in a text.
#[derive(Clone, Copy)]
pub(crate) struct Value<'a> {
    text: &'a Text,
    mark: Mark,
    at: u32,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    Object,
    Array,
    Plain,
}

impl<'a> Value<'a> {
    pub(crate) fn json(&self) -> &'a str {
        &self.text.json[self.mark.begin as usize..self.mark.end as usize]
    }

    /// As it stands before the colon, quotes included.
    pub(crate) fn name(&self) -> &'a str {
        &self.text.json[self.mark.name as usize..self.mark.begin as usize - 1]
    }

    pub(crate) fn kind(&self) -> Kind {
        match self.text.json.as_bytes()[self.mark.begin as usize] {
            // What was written as it came, in one piece, has no places in it.
            b'{' if !self.is_opaque() => Kind::Object,
            b'[' if !self.is_opaque() => Kind::Array,
            _ => Kind::Plain,
        }
    }

    fn is_opaque(&self) -> bool {
        self.mark.next == self.at + 1 && self.mark.end - self.mark.begin > 2
    }

    /// What is in it, in order.
    pub(crate) fn children(&self) -> impl Iterator<Item = Value<'a>> + Clone + use<'a> {
        let Value { text, mark, at } = *self;
        let first = at + 1;
        let fits = move |at: &u32| *at < mark.next;
        let value = move |at: u32| Value {
            text,
            mark: text.marks[at as usize],
            at,
        };
        std::iter::successors(Some(first).filter(fits), move |&at| {
            Some(text.marks[at as usize].next).filter(fits)
        })
        .map(value)
    }
}

/// Counts what is written.
struct Counted<'a> {
    bytes: &'a mut Vec<u8>,
    written: &'a Cell<u32>,
}

impl Write for Counted<'_> {
    fn write(&mut self, piece: &[u8]) -> io::Result<usize> {
        self.write_all(piece).map(|()| piece.len())
    }

    fn write_all(&mut self, piece: &[u8]) -> io::Result<()> {
        self.bytes.extend_from_slice(piece);
        self.written.set(self.bytes.len() as u32);
        Ok(())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Writes as densely as JSON can be, and marks where values are.
struct Marking<'a> {
    written: &'a Cell<u32>,
    marks: &'a mut Vec<Mark>,
    /// The values that have begun and not ended.
    open: Vec<u32>,
    /// Where the last name began.
    name: u32,
}

impl Marking<'_> {
    fn begin(&mut self) {
        let begin = self.written.get();
        self.open.push(self.marks.len() as u32);
        self.marks.push(Mark {
            name: self.name,
            begin,
            end: begin,
            next: 0,
        });
    }

    fn end(&mut self) {
        let next = self.marks.len() as u32;
        if let Some(mark) = self.open.pop() {
            let mark = &mut self.marks[mark as usize];
            mark.end = self.written.get();
            mark.next = next;
        }
    }
}

impl Formatter for Marking<'_> {
    fn begin_array_value<W: ?Sized + Write>(&mut self, out: &mut W, first: bool) -> io::Result<()> {
        if !first {
            out.write_all(b",")?;
        }
        self.begin();
        Ok(())
    }

    fn end_array_value<W: ?Sized + Write>(&mut self, _: &mut W) -> io::Result<()> {
        self.end();
        Ok(())
    }

    fn begin_object_key<W: ?Sized + Write>(&mut self, out: &mut W, first: bool) -> io::Result<()> {
        if !first {
            out.write_all(b",")?;
        }
        self.name = self.written.get();
        Ok(())
    }

    fn begin_object_value<W: ?Sized + Write>(&mut self, out: &mut W) -> io::Result<()> {
        out.write_all(b":")?;
        self.begin();
        Ok(())
    }

    fn end_object_value<W: ?Sized + Write>(&mut self, _: &mut W) -> io::Result<()> {
        self.end();
        Ok(())
    }
}
