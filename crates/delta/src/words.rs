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

const PLACES: usize = 128;

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
        let place = (address ^ (address >> 7) ^ (length << 3)) % PLACES;
        let known = &mut self.0[place];
        if known.address != address || known.length != length {
            let whole = format!("\"{word}\":");
            debug_assert!(!word.bytes().any(is_escaped), "{word}");
            let Some(json) = known.json.get_mut(..whole.len()) else {
                out.extend_from_slice(&whole.as_bytes()[..length + around]);
                return;
            };
            json.copy_from_slice(whole.as_bytes());
            (known.address, known.length) = (address, length);
        }
        let end = out.len() + length + around;
        out.extend_from_slice(&known.json);
        out.truncate(end);
    }
}
