//! Arrays and objects while they are made.

use serde::ser::{
    Serialize, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
    SerializeTupleStruct, SerializeTupleVariant,
};

use crate::key::Key;
use crate::plant::{Planting, Said, Unsayable};
use crate::token::Named;

/// What is being made.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Shape {
    Array,
    Object,
    /// What is JSON already.
    Raw,
}

/// An array or an object that is not at its end.
pub(crate) struct Open<'a> {
    pub(crate) planting: &'a mut Planting,
    /// Where its token is, and that of an object which it is all of.
    pub(crate) at: usize,
    pub(crate) around: Option<usize>,
    pub(crate) first: bool,
    pub(crate) shape: Shape,
}

impl Open<'_> {
    #[inline]
    fn comma(&mut self) {
        self.planting.length += usize::from(!self.first);
        self.first = false;
    }

    #[inline]
    pub(crate) fn name(&mut self, name: &'static str) -> Said {
        self.comma();
        match self.planting.words.number(name).and_then(Named::by) {
            Some(named) => {
                self.planting.name = named;
                self.planting.length += name.len() + 3;
                Ok(())
            }
            None => self.planting.name_in_full(name),
        }
    }

    #[inline]
    fn element(&mut self, value: &(impl Serialize + ?Sized)) -> Said {
        self.comma();
        value.serialize(&mut *self.planting)
    }

    #[inline]
    pub(crate) fn member(&mut self, name: &'static str, value: &(impl Serialize + ?Sized)) -> Said {
        if self.shape == Shape::Raw {
            return value.serialize(Key(self.planting, Planting::graft));
        }
        self.name(name)?;
        value.serialize(&mut *self.planting)
    }

    #[inline]
    pub(crate) fn close(self) -> Said {
        if self.shape != Shape::Raw {
            self.planting.end(self.at);
        }
        if let Some(around) = self.around {
            self.planting.end(around);
        }
        Ok(())
    }
}

macro_rules! elements {
    ($($kind:ident $method:ident),*) => {$(
        impl $kind for Open<'_> {
            type Ok = ();
            type Error = Unsayable;

            #[inline]
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

            #[inline]
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
        key.serialize(Key(self.planting, Planting::name_in_full))
    }

    #[inline]
    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Said {
        value.serialize(&mut *self.planting)
    }

    fn end(self) -> Said {
        self.close()
    }
}
