//! The program's own texts: names of members and of variants, which are numbered once for all.

use std::collections::BTreeMap;
use std::sync::{Mutex, OnceLock, PoisonError};

/// So many are told apart; there are some hundreds.
const MOST: usize = 4096;

/// The word of each number, which is never given to another one, as it is written: `"word":`.
static WORDS: [OnceLock<Box<str>>; MOST] = [const { OnceLock::new() }; MOST];

/// The number of each word.
static NUMBERS: Mutex<BTreeMap<&'static str, u16>> = Mutex::new(BTreeMap::new());

/// As the name of a member: `"word":`.
#[inline]
pub(crate) fn name(number: u16) -> &'static str {
    let word = WORDS.get(usize::from(number)).and_then(OnceLock::get);
    word.expect("only numbers of words were given")
}

/// As a value: `"word"`.
#[inline]
pub(crate) fn quoted(number: u16) -> &'static str {
    let name = name(number);
    &name[..name.len() - 1]
}

/// The number of a word; none if it is one too many.
fn number(word: &'static str) -> Option<u16> {
    let mut numbers = NUMBERS.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(number) = numbers.get(word) {
        return Some(*number);
    }
    let number = numbers.len();
    WORDS
        .get(number)?
        .get_or_init(|| format!("\"{word}\":").into());
    let number = u16::try_from(number).ok()?;
    numbers.insert(word, number);
    Some(number)
}

/// The words that were looked for here, by where they stand in memory: those of a game are found
/// without reading them.
pub(crate) struct Words(Box<[Found]>);

#[derive(Clone, Copy, Default)]
struct Found {
    /// Where it stands and how long it is; nothing stands at 0.
    stands: (usize, usize),
    number: u16,
}

const PLACES: usize = 2048;

/// Whatever is not at its place is at one of the next, or is looked for anew.
const NEAR: usize = 16;

impl Default for Words {
    fn default() -> Words {
        Words(vec![Found::default(); PLACES].into())
    }
}

impl Words {
    #[inline]
    pub(crate) fn number(&mut self, word: &'static str) -> Option<u16> {
        let stands = (word.as_ptr() as usize, word.len());
        let first = place(stands);
        let found = &self.0[first];
        if found.stands == stands {
            return Some(found.number);
        }
        self.look_near(first, stands, word)
    }

    #[cold]
    fn look_near(
        &mut self,
        first: usize,
        stands: (usize, usize),
        word: &'static str,
    ) -> Option<u16> {
        let mut free = first;
        for place in (first..first + NEAR).map(|place| place % PLACES) {
            let found = self.0[place];
            if found.stands == stands {
                return Some(found.number);
            }
            if found.stands == (0, 0) {
                free = place;
                break;
            }
        }
        let number = number(word)?;
        self.0[free] = Found { stands, number };
        Some(number)
    }
}

/// Words stand close together in memory: all bits of where they do have a say.
#[inline]
const fn place((address, length): (usize, usize)) -> usize {
    let mixed = (address as u64 ^ ((length as u64) << 48)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (mixed >> 40) as usize % PLACES
}
