//! The program's own texts, as they are written in JSON again and again.

use crate::plant::is_escaped;

/// The last word that was found at each place.
pub(crate) struct Words(Box<[Word; PLACES]>);

#[derive(Clone, Copy, Default)]
struct Word {
    /// Which one it is: where it stands in memory, and how long it is.
    address: usize,
    length: usize,
    /// `"word":`, and room.
    json: [u8; ROOM],
}

const PLACES: usize = 256;

/// Most words are shorter, and so many bytes are copied at a stroke.
const ROOM: usize = 24;

/// How much there is of `"word":` besides the word: all of it, or no colon.
pub(crate) const NAMING: usize = 3;
pub(crate) const QUOTED: usize = 2;

impl Default for Words {
    fn default() -> Words {
        Words(Box::new([Word::default(); PLACES]))
    }
}

impl Words {
    #[inline]
    pub(crate) fn write(&mut self, word: &'static str, around: usize, out: &mut Vec<u8>) {
        let (address, length) = (word.as_ptr() as usize, word.len());
        let known = &mut self.0[place(address, length)];
        if (known.address, known.length) != (address, length) && !known.learn(word) {
            out.extend_from_slice(b"\"");
            out.extend_from_slice(word.as_bytes());
            out.extend_from_slice(&b"\":"[..around - 1]);
            return;
        }
        let end = out.len() + length + around;
        out.extend_from_slice(&known.json);
        out.truncate(end);
    }
}

/// Words stand close together in memory: all bits of where they do have a say.
#[inline]
const fn place(address: usize, length: usize) -> usize {
    let mixed = (address as u64 ^ ((length as u64) << 48)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (mixed >> 40) as usize % PLACES
}

impl Word {
    /// Takes the place of the one before, if there is room for it.
    fn learn(&mut self, word: &'static str) -> bool {
        debug_assert!(!word.bytes().any(is_escaped), "{word}");
        let length = word.len();
        let Some(json) = self.json.get_mut(..length + NAMING) else {
            return false;
        };
        json[0] = b'"';
        json[1..=length].copy_from_slice(word.as_bytes());
        json[length + 1..].copy_from_slice(b"\":");
        (self.address, self.length) = (word.as_ptr() as usize, length);
        true
    }
}
