//! What nobody can guess: ids, join codes, secrets, seeds.

use sha2::{Digest, Sha256};
use store::SecretHash;
use tabletop::Seed;

/// 32 letters and digits, so that each carries five bits.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// Read aloud and typed by hand: nothing that looks or sounds like another, no vowels to make words.
const CODE_LETTERS: &[u8; 25] = b"23456789CDFGHJKMNPQRTVWXY";
const CODE_LENGTH: usize = 6;

/// 130 bits.
const ID_LENGTH: usize = 26;

fn fill<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has randomness");
    bytes
}

fn letters() -> String {
    fill::<ID_LENGTH>()
        .map(|byte| char::from(LETTERS[usize::from(byte % 32)]))
        .into_iter()
        .collect()
}

/// The id of a table: whoever has it may watch.
pub(crate) fn table_id() -> String {
    letters()
}

/// Whether a text could be the id of a table at all.
pub(crate) fn is_table_id(text: &str) -> bool {
    text.len() == ID_LENGTH && text.bytes().all(|letter| LETTERS.contains(&letter))
}

/// The secret of a person: whoever has it is the person.
pub(crate) fn secret() -> String {
    letters()
}

pub(crate) fn hash(secret: &str) -> SecretHash {
    Sha256::digest(secret.as_bytes()).into()
}

/// Takes the same time wherever they differ.
pub(crate) fn same(one: &SecretHash, other: &SecretHash) -> bool {
    one.iter().zip(other).fold(0, |seen, (a, b)| seen | (a ^ b)) == 0
}

/// A short code to join by.
pub(crate) fn code() -> String {
    let mut chance = tabletop::Chance::new(seed());
    (0..CODE_LENGTH)
        .map(|_| char::from(*chance.pick(CODE_LETTERS)))
        .collect()
}

/// A code as a person may have typed it: any case, with spaces or hyphens, from a wide keyboard.
pub(crate) fn tidy_code(typed: &str) -> String {
    typed
        .chars()
        .take(64)
        .map(|letter| match letter {
            '！'..='～' => {
                char::from_u32(letter as u32 - '！' as u32 + '!' as u32).unwrap_or(letter)
            }
            other => other,
        })
        .filter(char::is_ascii_alphanumeric)
        .map(|letter| letter.to_ascii_uppercase())
        .collect()
}

pub(crate) fn seed() -> Seed {
    Seed(fill())
}

/// Where a count begins that must not say how far it has come, nor meet itself after a restart.
pub(crate) fn somewhere() -> u32 {
    u32::from_le_bytes(fill()) >> 2
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_have_their_shape_and_do_not_repeat() {
        let (one, other) = (table_id(), table_id());
        assert!(is_table_id(&one) && is_table_id(&other));
        assert_ne!(one, other);
        assert!(!is_table_id("../../etc/passwd"));
        assert!(!is_table_id(""));
    }

    #[test]
    fn a_code_is_found_however_it_is_typed() {
        let code = code();
        assert_eq!(code.len(), CODE_LENGTH);
        assert!(code.bytes().all(|letter| CODE_LETTERS.contains(&letter)));
        assert_eq!(tidy_code(" k7q-x2m "), "K7QX2M");
        assert_eq!(tidy_code("Ｋ７ｑｘ２ｍ"), "K7QX2M");
    }

    #[test]
    fn secrets_are_compared_whole() {
        let hash = hash("one");
        assert!(same(&hash, &super::hash("one")));
        let mut other = hash;
        other[31] ^= 1;
        assert!(!same(&hash, &other));
    }
}
