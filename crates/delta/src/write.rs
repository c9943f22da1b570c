//! Trees as JSON.

use crate::token::{Kind, Token, take_text};
use crate::tree::{Members, Name, Value};
use crate::words;

/// What writes JSON.
pub(crate) struct Pen {
    pub(crate) out: Vec<u8>,
}

impl Pen {
    pub(crate) fn with_room(bytes: usize) -> Pen {
        Pen {
            out: Vec::with_capacity(bytes),
        }
    }

    #[inline]
    pub(crate) fn byte(&mut self, byte: u8) {
        self.out.push(byte);
    }

    /// Before whatever is not the first.
    #[inline]
    pub(crate) fn comma(&mut self) {
        if !matches!(self.out.last(), Some(b'{' | b'[')) {
            self.out.push(b',');
        }
    }

    #[inline]
    pub(crate) fn number(&mut self, number: i64) {
        if number < 0 {
            self.out.push(b'-');
        }
        let mut digits = [0; DIGITS];
        self.out
            .extend_from_slice(in_digits(number.unsigned_abs(), &mut digits));
    }

    #[inline]
    fn put(&mut self, text: &str) {
        self.out.extend_from_slice(text.as_bytes());
    }

    /// `"name":`
    #[inline]
    pub(crate) fn name(&mut self, name: Name<'_>) {
        match name {
            Name::Word(named) => {
                if let Some(word) = named.word() {
                    self.put(words::name(word));
                }
            }
            Name::Text(text) => {
                self.text(text);
                self.out.push(b':');
            }
        }
    }

    fn text(&mut self, text: Value<'_>) {
        let length = text.first().detail() as usize;
        self.out.push(b'"');
        take_text(&text.0[1..], length, &mut self.out);
        self.out.push(b'"');
    }

    pub(crate) fn value(&mut self, value: Value<'_>) {
        let token: Token = value.first();
        match token.kind() {
            Kind::Null => self.out.extend_from_slice(b"null"),
            Kind::True => self.out.extend_from_slice(b"true"),
            Kind::False => self.out.extend_from_slice(b"false"),
            Kind::Number => self.number((token.detail() as i32).into()),
            Kind::Digits => take_text(&value.0[1..], token.detail() as usize, &mut self.out),
            Kind::Word => self.put(words::quoted(token.as_word().0)),
            Kind::Text | Kind::Name => self.text(value),
            Kind::Array => {
                self.out.push(b'[');
                for (place, piece) in value.pieces().enumerate() {
                    if place > 0 {
                        self.out.push(b',');
                    }
                    self.value(piece);
                }
                self.out.push(b']');
            }
            Kind::Object => {
                self.out.push(b'{');
                self.members(value.members());
                self.out.push(b'}');
            }
        }
    }

    fn members(&mut self, members: Members<'_>) {
        for (place, (name, value)) in members.enumerate() {
            if place > 0 {
                self.out.push(b',');
            }
            self.name(name);
            self.value(value);
        }
    }
}

/// What a pen has written.
pub(crate) fn text(out: Vec<u8>) -> String {
    String::from_utf8(out).expect("only texts were put together")
}

/// The longest number has so many.
pub(crate) const DIGITS: usize = 20;

#[inline]
pub(crate) fn in_digits(mut number: u64, digits: &mut [u8; DIGITS]) -> &[u8] {
    let mut first = DIGITS - 1;
    digits[first] = b'0' + (number % 10) as u8;
    while number > 9 {
        number /= 10;
        first -= 1;
        digits[first] = b'0' + (number % 10) as u8;
    }
    &digits[first..]
}

/// How many bytes it takes to write the number.
#[inline]
pub(crate) const fn width(number: i32) -> usize {
    let digits = match number.unsigned_abs() {
        0..10 => 1,
        10..100 => 2,
        more => more.ilog10() as usize + 1,
    };
    digits + (number < 0) as usize
}
