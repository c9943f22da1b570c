//! How `serde` hands over what a tree is made of.

use std::fmt::Display;

use serde::ser::{Error as _, Serialize, Serializer};

use crate::open::{Open, Shape};
use crate::plant::{Planting, Said, Unsayable};
use crate::token::Kind;
use crate::tree::RAW;
use crate::write::{DIGITS, in_digits, width};

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

    #[inline]
    fn serialize_bool(self, yes: bool) -> Said {
        match yes {
            true => self.leaf(Kind::True, 0, 4),
            false => self.leaf(Kind::False, 0, 5),
        }
        Ok(())
    }

    #[inline]
    fn serialize_i8(self, number: i8) -> Said {
        self.serialize_i64(number.into())
    }

    #[inline]
    fn serialize_i16(self, number: i16) -> Said {
        self.serialize_i64(number.into())
    }

    #[inline]
    fn serialize_i32(self, number: i32) -> Said {
        self.serialize_i64(number.into())
    }

    #[inline]
    fn serialize_i64(self, number: i64) -> Said {
        match i32::try_from(number) {
            Ok(small) => self.leaf(Kind::Number, small as u32, width(small)),
            Err(_) => self.long(Kind::Digits, number.to_string().as_bytes(), 0),
        }
        Ok(())
    }

    #[inline]
    fn serialize_u8(self, number: u8) -> Said {
        self.serialize_u64(number.into())
    }

    #[inline]
    fn serialize_u16(self, number: u16) -> Said {
        self.serialize_u64(number.into())
    }

    #[inline]
    fn serialize_u32(self, number: u32) -> Said {
        self.serialize_u64(number.into())
    }

    #[inline]
    fn serialize_u64(self, number: u64) -> Said {
        match i64::try_from(number) {
            Ok(number) => self.serialize_i64(number),
            Err(_) => {
                let mut digits = [0; DIGITS];
                self.long(Kind::Digits, in_digits(number, &mut digits), 0);
                Ok(())
            }
        }
    }

    fn serialize_f32(self, number: f32) -> Said {
        self.serialize_f64(number.into())
    }

    fn serialize_f64(self, number: f64) -> Said {
        let json = serde_json::to_vec(&number).map_err(Unsayable::custom)?;
        match json.as_slice() {
            b"null" => self.leaf(Kind::Null, 0, 4),
            digits => self.long(Kind::Digits, digits, 0),
        }
        Ok(())
    }

    fn serialize_char(self, letter: char) -> Said {
        self.str(letter.encode_utf8(&mut [0; 4]))
    }

    #[inline]
    fn serialize_str(self, text: &str) -> Said {
        self.str(text)
    }

    fn serialize_bytes(self, bytes: &[u8]) -> Said {
        self.collect_seq(bytes)
    }

    #[inline]
    fn serialize_none(self) -> Said {
        self.serialize_unit()
    }

    #[inline]
    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Said {
        value.serialize(self)
    }

    #[inline]
    fn serialize_unit(self) -> Said {
        self.leaf(Kind::Null, 0, 4);
        Ok(())
    }

    #[inline]
    fn serialize_unit_struct(self, _: &'static str) -> Said {
        self.serialize_unit()
    }

    #[inline]
    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Said {
        self.word(variant)
    }

    #[inline]
    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Said {
        value.serialize(self)
    }

    #[inline]
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

    #[inline]
    fn serialize_seq(self, _: Option<usize>) -> Result<Open<'a>, Unsayable> {
        Ok(self.open(Shape::Array))
    }

    #[inline]
    fn serialize_tuple(self, _: usize) -> Result<Open<'a>, Unsayable> {
        Ok(self.open(Shape::Array))
    }

    #[inline]
    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Open<'a>, Unsayable> {
        Ok(self.open(Shape::Array))
    }

    #[inline]
    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Open<'a>, Unsayable> {
        self.open_variant(variant, Shape::Array)
    }

    #[inline]
    fn serialize_map(self, _: Option<usize>) -> Result<Open<'a>, Unsayable> {
        Ok(self.open(Shape::Object))
    }

    #[inline]
    fn serialize_struct(self, name: &'static str, _: usize) -> Result<Open<'a>, Unsayable> {
        Ok(self.open(match name {
            RAW => Shape::Raw,
            _ => Shape::Object,
        }))
    }

    #[inline]
    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Open<'a>, Unsayable> {
        self.open_variant(variant, Shape::Object)
    }

    fn collect_str<T: Display + ?Sized>(self, text: &T) -> Said {
        self.str(&text.to_string())
    }
}
