//! What trees are made of.

/// The beginning of a value: by which name it stands in an object, what it is, and how long that is or
/// which. Texts follow it, eight bytes a token; of an array or an object, its length as JSON does, and
/// then what it holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Token(pub(crate) u64);

/// What a value is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Null,
    False,
    True,
    /// The detail is the number.
    Number,
    /// Any other number, by how many bytes of text follow.
    Digits,
    /// A word of the program: its number and its length.
    Word,
    /// By how many bytes follow, which are as JSON has them.
    Text,
    /// A name that is not a word of the program, before the value that it is of.
    Name,
    /// By how many tokens it takes with all that it holds.
    Array,
    Object,
}

const KINDS: [Kind; 10] = [
    Kind::Null,
    Kind::False,
    Kind::True,
    Kind::Number,
    Kind::Digits,
    Kind::Word,
    Kind::Text,
    Kind::Name,
    Kind::Array,
    Kind::Object,
];

const KIND: u32 = 32;
const NAME: u32 = 48;

/// By which word a value goes; none stands in an array, or after its name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Named(u16);

impl Named {
    /// No value has it as its name: the last number is never given.
    pub(crate) fn by(word: u16) -> Option<Named> {
        word.checked_add(1).map(Named)
    }

    pub(crate) fn word(self) -> Option<u16> {
        self.0.checked_sub(1)
    }
}

impl Token {
    #[inline]
    pub(crate) fn new(name: Named, kind: Kind, detail: u32) -> Token {
        Token(u64::from(name.0) << NAME | (kind as u64) << KIND | u64::from(detail))
    }

    #[inline]
    pub(crate) fn kind(self) -> Kind {
        KINDS[usize::from((self.0 >> KIND) as u8) % KINDS.len()]
    }

    #[inline]
    pub(crate) fn detail(self) -> u32 {
        self.0 as u32
    }

    #[inline]
    pub(crate) fn name(self) -> Named {
        Named((self.0 >> NAME) as u16)
    }

    /// A word of the program.
    #[inline]
    pub(crate) fn word(name: Named, word: u16, length: u16) -> Token {
        let detail = u32::from(length) << 16 | u32::from(word);
        Token::new(name, Kind::Word, detail)
    }

    /// Which word it is, and how long.
    #[inline]
    pub(crate) fn as_word(self) -> (u16, usize) {
        (self.0 as u16, (self.detail() >> 16) as usize)
    }

    /// How many tokens the value takes that begins with this one, or the name.
    #[inline]
    pub(crate) fn size(self) -> usize {
        let detail = self.detail() as usize;
        match self.kind() {
            Kind::Null | Kind::False | Kind::True | Kind::Number | Kind::Word => 1,
            Kind::Digits | Kind::Text | Kind::Name => 1 + detail.div_ceil(BYTES),
            Kind::Array | Kind::Object => detail,
        }
    }
}

/// So many bytes of text are a token.
pub(crate) const BYTES: usize = 8;

const ONES: u64 = 0x0101_0101_0101_0101;

/// Whether any byte is 0; right only as to whether there is one.
const fn has_zero(bytes: u64) -> bool {
    bytes.wrapping_sub(ONES) & !bytes & (ONES << 7) != 0
}

/// Whether anything stands in a text only behind a backslash, eight bytes at a time.
#[inline]
pub(crate) fn has_escaped(text: &[u8]) -> bool {
    let is_in = |bytes: [u8; BYTES]| {
        let bytes = u64::from_le_bytes(bytes);
        let control = bytes.wrapping_sub(u64::from(b' ') * ONES) & !bytes & (ONES << 7) != 0;
        let is_one = |byte: u8| has_zero(bytes ^ (u64::from(byte) * ONES));
        control || is_one(b'"') || is_one(b'\\')
    };
    let (whole, rest) = text.as_chunks::<BYTES>();
    let mut last = [b' '; BYTES];
    last[..rest.len()].copy_from_slice(rest);
    whole.iter().copied().chain([last]).any(is_in)
}

/// A text as it follows its token.
#[inline]
pub(crate) fn put_text(text: &[u8], tape: &mut Vec<u64>) {
    let (whole, rest) = text.as_chunks::<BYTES>();
    tape.extend(whole.iter().map(|bytes| u64::from_le_bytes(*bytes)));
    if !rest.is_empty() {
        let mut last = [0; BYTES];
        last[..rest.len()].copy_from_slice(rest);
        tape.push(u64::from_le_bytes(last));
    }
}

/// The text again.
#[inline]
pub(crate) fn take_text(tokens: &[u64], length: usize, out: &mut Vec<u8>) {
    let end = out.len() + length;
    for token in tokens {
        out.extend_from_slice(&token.to_le_bytes());
    }
    out.truncate(end);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_escaped_is_found_wherever_it_stands() {
        for byte in 0..=u8::MAX {
            let is_escaped = byte < b' ' || byte == b'"' || byte == b'\\';
            for length in 1..20 {
                for place in 0..length {
                    for around in [b'a', b' ', 0x7f, 0x80, 0xff] {
                        let mut text = vec![around; length];
                        text[place] = byte;
                        assert_eq!(
                            has_escaped(&text),
                            is_escaped,
                            "{byte} at {place} of {length}"
                        );
                    }
                }
            }
        }
        assert!(!has_escaped(b""));
    }
}
