//! Making trees of whatever can be serialised.

use std::cell::Cell;
use std::fmt::{self, Display, Write};

use serde::ser::{
    Error as _, Impossible, Serialize, SerializeMap, SerializeSeq, SerializeStruct,
    SerializeStructVariant, SerializeTuple, SerializeTupleStruct, SerializeTupleVariant,
    Serializer,
};

use crate::tree::{Extent, Node, Span, Tree, size_of_plain};

/// A tree that grows.
#[derive(Default)]
pub(crate) struct Planting {
    nodes: Vec<Node>,
    texts: String,
    /// About how long it is as JSON so far.
    size: usize,
}

thread_local! {
    /// Where the last tree grew, so that the next has room at once and takes along no more than it
    /// needs.
    static LAST: Cell<Planting> = Cell::default();
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

impl Planting {
    pub(crate) fn plant(value: &(impl Serialize + ?Sized)) -> Tree {
        let mut planting = LAST.take();
        value
            .serialize(&mut planting)
            .expect("plain data always serialises");
        let tree = Tree {
            nodes: planting.nodes.as_slice().into(),
            texts: planting.texts.as_str().into(),
        };
        planting.nodes.clear();
        planting.texts.clear();
        planting.size = 0;
        LAST.set(planting);
        tree
    }

    fn plain(&mut self, node: Node) {
        self.size += size_of_plain(node);
        self.nodes.push(node);
    }

    fn text(&mut self, text: &(impl Display + ?Sized)) -> Said {
        let begin = self.texts.len() as u32;
        write!(self.texts, "{text}").map_err(Unsayable::custom)?;
        self.ends_text(begin)
    }

    fn str(&mut self, text: &str) -> Said {
        let begin = self.texts.len() as u32;
        self.texts.push_str(text);
        self.ends_text(begin)
    }

    fn ends_text(&mut self, begin: u32) -> Said {
        let end = self.texts.len() as u32;
        self.plain(Node::Text(Span { begin, end }));
        Ok(())
    }

    fn open(&mut self, in_variant: bool, node: fn(Extent) -> Node) -> Open<'_> {
        let at = self.nodes.len();
        let extent = Extent {
            end: 0,
            size: self.size as u32,
        };
        self.nodes.push(node(extent));
        self.size += 2;
        Open {
            planting: self,
            at,
            first: true,
            in_variant,
        }
    }

    /// The array or object at `at` has ended.
    fn close(&mut self, at: usize) {
        let end = self.nodes.len() as u32;
        let size = self.size as u32;
        if let Node::Array(extent) | Node::Object(extent) = &mut self.nodes[at] {
            extent.end = end;
            extent.size = size - extent.size;
        }
    }

    /// `{"variant": …`, which is ended together with what is in it.
    fn variant(&mut self, variant: &'static str) {
        let object = self.open(false, Node::Object);
        object.planting.plain(Node::Word(variant));
        self.size += 1;
    }
}

/// An array or an object that is not at its end.
pub(crate) struct Open<'a> {
    planting: &'a mut Planting,
    at: usize,
    first: bool,
    /// It is all that an object holds, which ends with it.
    in_variant: bool,
}

impl Open<'_> {
    fn comma(&mut self) {
        self.planting.size += usize::from(!self.first);
        self.first = false;
    }

    fn element(&mut self, value: &(impl Serialize + ?Sized)) -> Said {
        self.comma();
        value.serialize(&mut *self.planting)
    }

    fn member(&mut self, name: &'static str, value: &(impl Serialize + ?Sized)) -> Said {
        self.comma();
        self.planting.plain(Node::Word(name));
        self.planting.size += 1;
        value.serialize(&mut *self.planting)
    }

    fn close(self) -> Said {
        self.planting.close(self.at);
        if self.in_variant {
            // Before it come the object and the one name in it.
            self.planting.close(self.at - 2);
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
        self.plain(Node::Bool(yes));
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
        let node = u64::try_from(number).map_or(Node::Signed(number), Node::Unsigned);
        self.plain(node);
        Ok(())
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
        self.plain(Node::Unsigned(number));
        Ok(())
    }

    fn serialize_f32(self, number: f32) -> Said {
        self.serialize_f64(number.into())
    }

    fn serialize_f64(self, number: f64) -> Said {
        self.plain(if number.is_finite() {
            Node::Float(number)
        } else {
            Node::Null
        });
        Ok(())
    }

    fn serialize_char(self, letter: char) -> Said {
        self.text(&letter)
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
        self.plain(Node::Null);
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Said {
        self.serialize_unit()
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Said {
        self.plain(Node::Word(variant));
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
        let mut object = self.open(false, Node::Object);
        object.member(variant, value)?;
        object.close()
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Open<'a>, Unsayable> {
        Ok(self.open(false, Node::Array))
    }

    fn serialize_tuple(self, _: usize) -> Result<Open<'a>, Unsayable> {
        Ok(self.open(false, Node::Array))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Open<'a>, Unsayable> {
        Ok(self.open(false, Node::Array))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Open<'a>, Unsayable> {
        self.variant(variant);
        Ok(self.open(true, Node::Array))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Open<'a>, Unsayable> {
        Ok(self.open(false, Node::Object))
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Open<'a>, Unsayable> {
        Ok(self.open(false, Node::Object))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Open<'a>, Unsayable> {
        self.variant(variant);
        Ok(self.open(true, Node::Object))
    }

    fn collect_str<T: Display + ?Sized>(self, text: &T) -> Said {
        self.text(text)
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
        key.serialize(Key(self.planting))?;
        self.planting.size += 1;
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Said {
        value.serialize(&mut *self.planting)
    }

    fn end(self) -> Said {
        self.close()
    }
}

/// The name of a member: a text, or what is written as one.
struct Key<'a>(&'a mut Planting);

type No = Impossible<(), Unsayable>;

fn no<T>() -> Result<T, Unsayable> {
    Err(Unsayable::custom("a name is a text or a number"))
}

macro_rules! numbers {
    ($($method:ident $number:ty),*) => {$(
        fn $method(self, number: $number) -> Said {
            self.0.text(&number)
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
        self.0.str(text)
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Said {
        self.0.plain(Node::Word(variant));
        Ok(())
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
