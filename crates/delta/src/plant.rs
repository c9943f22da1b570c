//! Making trees of whatever can be serialised.

use std::cell::Cell;
use std::fmt::{self, Display};

use serde::ser::{
    Error as _, Impossible, Serialize, SerializeMap, SerializeSeq, SerializeStruct,
    SerializeStructVariant, SerializeTuple, SerializeTupleStruct, SerializeTupleVariant,
    Serializer,
};

use crate::tree::{Extent, RAW, Tree, after_text};
use crate::words::{NAMING, QUOTED, Words};

/// A tree that grows.
#[derive(Default)]
pub(crate) struct Planting {
    text: Vec<u8>,
    extents: Vec<Extent>,
    words: Words,
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

type Said = Result<(), Unsayable>;

/// What stands in a text only behind a backslash.
pub(crate) const fn is_escaped(byte: u8) -> bool {
    byte < b' ' || byte == b'"' || byte == b'\\'
}

impl Planting {
    pub(crate) fn plant(value: &(impl Serialize + ?Sized)) -> Tree {
        let mut planting = LAST.take().unwrap_or_default();
        value
            .serialize(&mut *planting)
            .expect("plain data always serialises");
        let tree = Tree {
            text: std::str::from_utf8(&planting.text)
                .expect("only texts were put together")
                .into(),
            extents: planting.extents.as_slice().into(),
        };
        planting.text.clear();
        planting.extents.clear();
        LAST.set(Some(planting));
        tree
    }

    #[inline]
    fn str(&mut self, text: &str) -> Said {
        if text.bytes().any(is_escaped) {
            serde_json::to_writer(&mut self.text, text).map_err(Unsayable::custom)?;
        } else {
            self.quoted(text);
        }
        Ok(())
    }

    #[inline]
    fn quoted(&mut self, text: &str) {
        self.text.reserve(text.len() + 2);
        self.text.push(b'"');
        self.text.extend_from_slice(text.as_bytes());
        self.text.push(b'"');
    }

    /// A text of the program's own, as the names of variants are.
    #[inline]
    fn word(&mut self, word: &'static str) {
        self.words.write(word, QUOTED, &mut self.text);
    }

    #[inline]
    fn digits(&mut self, mut number: u64) {
        let mut digits = [b'0'; 20];
        let mut first = digits.len() - 1;
        digits[first] += (number % 10) as u8;
        while number > 9 {
            number /= 10;
            first -= 1;
            digits[first] += (number % 10) as u8;
        }
        self.text.extend_from_slice(&digits[first..]);
    }

    /// What is JSON already.
    fn graft(&mut self, json: &str) -> Said {
        let mut open = Vec::new();
        let (bytes, mut at) = (json.as_bytes(), 0);
        while let Some(&byte) = bytes.get(at) {
            let begin = at;
            at = match byte {
                b'"' => after_text(bytes, at),
                _ => at + 1,
            };
            if byte.is_ascii_whitespace() {
                continue;
            }
            if let b'[' | b'{' = byte {
                open.push(self.extents.len());
                self.extents.push(Extent::default());
            }
            self.text.extend_from_slice(&bytes[begin..at]);
            if let b']' | b'}' = byte
                && let Some(extent) = open.pop()
            {
                self.ends(extent);
            }
        }
        Ok(())
    }

    #[inline]
    fn open(&mut self, shape: Shape) -> Open<'_> {
        let extent = self.extents.len();
        let bracket = match shape {
            Shape::Array | Shape::ArrayOfVariant => Some(b'['),
            Shape::Object | Shape::ObjectOfVariant => Some(b'{'),
            Shape::Raw => None,
        };
        if let Some(bracket) = bracket {
            self.extents.push(Extent::default());
            self.text.push(bracket);
        }
        Open {
            planting: self,
            extent,
            first: true,
            shape,
        }
    }

    /// What began as this extent has ended.
    #[inline]
    fn ends(&mut self, extent: usize) {
        self.extents[extent] = Extent {
            end: self.text.len() as u32,
            count: (self.extents.len() - extent) as u32,
        };
    }

    /// `{"variant": …`, which is ended together with what is in it.
    fn variant(&mut self, variant: &'static str) {
        let mut object = self.open(Shape::Object);
        object.name(variant);
    }
}

/// What is being written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shape {
    Array,
    Object,
    /// All that an object holds, which ends with it.
    ArrayOfVariant,
    ObjectOfVariant,
    /// What is JSON already.
    Raw,
}

/// An array or an object that is not at its end.
pub(crate) struct Open<'a> {
    planting: &'a mut Planting,
    extent: usize,
    first: bool,
    shape: Shape,
}

impl Open<'_> {
    #[inline]
    fn comma(&mut self) {
        if !self.first {
            self.planting.text.push(b',');
        }
        self.first = false;
    }

    #[inline]
    fn name(&mut self, name: &'static str) {
        self.comma();
        let Planting { text, words, .. } = &mut *self.planting;
        words.write(name, NAMING, text);
    }

    #[inline]
    fn element(&mut self, value: &(impl Serialize + ?Sized)) -> Said {
        self.comma();
        value.serialize(&mut *self.planting)
    }

    #[inline]
    fn member(&mut self, name: &'static str, value: &(impl Serialize + ?Sized)) -> Said {
        if self.shape == Shape::Raw {
            return value.serialize(Key(self.planting, Planting::graft));
        }
        self.name(name);
        value.serialize(&mut *self.planting)
    }

    #[inline]
    fn close(self) -> Said {
        let (end, in_variant) = match self.shape {
            Shape::Array => (b']', false),
            Shape::Object => (b'}', false),
            Shape::ArrayOfVariant => (b']', true),
            Shape::ObjectOfVariant => (b'}', true),
            Shape::Raw => return Ok(()),
        };
        self.planting.text.push(end);
        self.planting.ends(self.extent);
        if in_variant {
            // It is the first in the object around it.
            self.planting.text.push(b'}');
            self.planting.ends(self.extent - 1);
        }
        Ok(())
    }
}

impl<'a> Serializer for &'a mut Planting {
    type Ok = ();
    type Error = Unsayable;
    type SerializeSeq = Open<'a>;
    type SerializeTuple = Open<'a>;
    type SerializeTupleStruct = Open<'a>;
    type SerializeTupleVariant = Open<'a>;
    type SerializeMap = Open<'a>;
    type SerializeStruct = Open<'a>;
    type SerializeStructVariant = Open<'a>;

    fn serialize_bool(self, yes: bool) -> Said {
        let word: &[u8] = if yes { b"true" } else { b"false" };
        self.text.extend_from_slice(word);
        Ok(())
    }

    fn serialize_i8(self, number: i8) -> Said {
        self.serialize_i64(number.into())
    }

    fn serialize_i16(self, number: i16) -> Said {
        self.serialize_i64(number.into())
    }

    fn serialize_i32(self, number: i32) -> Said {
        self.serialize_i64(number.into())
    }

    fn serialize_i64(self, number: i64) -> Said {
        if number < 0 {
            self.text.push(b'-');
        }
        self.serialize_u64(number.unsigned_abs())
    }

    fn serialize_u8(self, number: u8) -> Said {
        self.serialize_u64(number.into())
    }

    fn serialize_u16(self, number: u16) -> Said {
        self.serialize_u64(number.into())
    }

    fn serialize_u32(self, number: u32) -> Said {
        self.serialize_u64(number.into())
    }

    fn serialize_u64(self, number: u64) -> Said {
        self.digits(number);
        Ok(())
    }

    fn serialize_f32(self, number: f32) -> Said {
        self.serialize_f64(number.into())
    }

    fn serialize_f64(self, number: f64) -> Said {
        serde_json::to_writer(&mut self.text, &number).map_err(Unsayable::custom)
    }

    fn serialize_char(self, letter: char) -> Said {
        self.str(letter.encode_utf8(&mut [0; 4]))
    }

    fn serialize_str(self, text: &str) -> Said {
        self.str(text)
    }

    fn serialize_bytes(self, bytes: &[u8]) -> Said {
        self.collect_seq(bytes)
    }

    fn serialize_none(self) -> Said {
        self.serialize_unit()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Said {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Said {
        self.text.extend_from_slice(b"null");
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Said {
        self.serialize_unit()
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Said {
        self.word(variant);
        Ok(())
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Said {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Said {
        let mut object = self.open(Shape::Object);
        object.member(variant, value)?;
        object.close()
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Open<'a>, Unsayable> {
        Ok(self.open(Shape::Array))
    }

    fn serialize_tuple(self, _: usize) -> Result<Open<'a>, Unsayable> {
        Ok(self.open(Shape::Array))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Open<'a>, Unsayable> {
        Ok(self.open(Shape::Array))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Open<'a>, Unsayable> {
        self.variant(variant);
        Ok(self.open(Shape::ArrayOfVariant))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Open<'a>, Unsayable> {
        Ok(self.open(Shape::Object))
    }

    fn serialize_struct(self, name: &'static str, _: usize) -> Result<Open<'a>, Unsayable> {
        Ok(self.open(match name {
            RAW => Shape::Raw,
            _ => Shape::Object,
        }))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Open<'a>, Unsayable> {
        self.variant(variant);
        Ok(self.open(Shape::ObjectOfVariant))
    }

    fn collect_str<T: Display + ?Sized>(self, text: &T) -> Said {
        self.str(&text.to_string())
    }
}

macro_rules! elements {
    ($($kind:ident $method:ident),*) => {$(
        impl $kind for Open<'_> {
            type Ok = ();
            type Error = Unsayable;

            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Said {
                self.element(value)
            }

            fn end(self) -> Said {
                self.close()
            }
        }
    )*};
}

elements!(
    SerializeSeq serialize_element,
    SerializeTuple serialize_element,
    SerializeTupleStruct serialize_field,
    SerializeTupleVariant serialize_field
);

macro_rules! members {
    ($($kind:ident),*) => {$(
        impl $kind for Open<'_> {
            type Ok = ();
            type Error = Unsayable;

            fn serialize_field<T: Serialize + ?Sized>(
                &mut self,
                name: &'static str,
                value: &T,
            ) -> Said {
                self.member(name, value)
            }

            fn end(self) -> Said {
                self.close()
            }
        }
    )*};
}

members!(SerializeStruct, SerializeStructVariant);

impl SerializeMap for Open<'_> {
    type Ok = ();
    type Error = Unsayable;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Said {
        self.comma();
        key.serialize(Key(self.planting, Planting::str))?;
        self.planting.text.push(b':');
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Said {
        value.serialize(&mut *self.planting)
    }

    fn end(self) -> Said {
        self.close()
    }
}

/// The name of a member: a text, or what is written as one. How it is put down comes with it.
struct Key<'a>(&'a mut Planting, fn(&mut Planting, &str) -> Said);

type No = Impossible<(), Unsayable>;

fn no<T>() -> Result<T, Unsayable> {
    Err(Unsayable::custom("a name is a text or a number"))
}

macro_rules! numbers {
    ($($method:ident $number:ty),*) => {$(
        fn $method(self, number: $number) -> Said {
            (self.1)(self.0, &number.to_string())
        }
    )*};
}

impl Serializer for Key<'_> {
    type Ok = ();
    type Error = Unsayable;
    type SerializeSeq = No;
    type SerializeTuple = No;
    type SerializeTupleStruct = No;
    type SerializeTupleVariant = No;
    type SerializeMap = No;
    type SerializeStruct = No;
    type SerializeStructVariant = No;

    numbers!(
        serialize_i8 i8, serialize_i16 i16, serialize_i32 i32, serialize_i64 i64,
        serialize_u8 u8, serialize_u16 u16, serialize_u32 u32, serialize_u64 u64,
        serialize_bool bool, serialize_char char
    );

    fn serialize_str(self, text: &str) -> Said {
        (self.1)(self.0, text)
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Said {
        (self.1)(self.0, variant)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Said {
        value.serialize(self)
    }

    fn serialize_f32(self, _: f32) -> Said {
        no()
    }

    fn serialize_f64(self, _: f64) -> Said {
        no()
    }

    fn serialize_bytes(self, _: &[u8]) -> Said {
        no()
    }

    fn serialize_none(self) -> Said {
        no()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, _: &T) -> Said {
        no()
    }

    fn serialize_unit(self) -> Said {
        no()
    }

    fn serialize_unit_struct(self, _: &'static str) -> Said {
        no()
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: &T,
    ) -> Said {
        no()
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<No, Unsayable> {
        no()
    }

    fn serialize_tuple(self, _: usize) -> Result<No, Unsayable> {
        no()
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<No, Unsayable> {
        no()
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<No, Unsayable> {
        no()
    }

    fn serialize_map(self, _: Option<usize>) -> Result<No, Unsayable> {
        no()
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<No, Unsayable> {
        no()
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<No, Unsayable> {
        no()
    }
}
