//! The names of members in maps, and what is JSON already: texts, whatever type they come as.

use serde::ser::{Error as _, Impossible, Serialize, Serializer};

use crate::plant::{Planting, Said, Unsayable};

/// The name of a member: a text, or what is written as one. How it is put down comes with it.
pub(crate) struct Key<'a>(
    pub(crate) &'a mut Planting,
    pub(crate) fn(&mut Planting, &str) -> Said,
);

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
