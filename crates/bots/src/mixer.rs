//! A quick hash for small keys of our own, which nobody chooses to do harm.

use std::hash::Hasher;

/// Turns, mixes in and multiplies, a word at a time.
#[derive(Default)]
pub(crate) struct Mixer(u64);

/// An odd number with about as many ones as zeros: 2^64 divided by the golden ratio.
const SPREAD: u64 = 0x9e37_79b9_7f4a_7c15;

impl Mixer {
    fn mix(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(SPREAD);
    }
}

impl Hasher for Mixer {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.mix(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, word: u8) {
        self.mix(word.into());
    }

    fn write_u16(&mut self, word: u16) {
        self.mix(word.into());
    }

    fn write_u32(&mut self, word: u32) {
        self.mix(word.into());
    }

    fn write_u64(&mut self, word: u64) {
        self.mix(word);
    }

    fn write_usize(&mut self, word: usize) {
        self.mix(word as u64);
    }

    /// Multiplying carries upwards only: the best bits are the highest.
    fn finish(&self) -> u64 {
        self.0.rotate_left(26)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;
    use std::hash::{BuildHasher, BuildHasherDefault};

    use super::*;

    /// A table finds its place by the lowest bits, and tells neighbours apart by the highest seven.
    #[test]
    fn small_keys_are_spread_over_a_table() {
        let hash =
            |key: (u32, u8, Option<u16>)| BuildHasherDefault::<Mixer>::default().hash_one(key);
        let keys =
            (0..16).flat_map(|a| (0..4).flat_map(move |b| (0..64).map(move |c| (a, b, Some(c)))));
        let hashes: Vec<u64> = keys.map(hash).collect();
        let places: HashSet<u64> = hashes.iter().map(|hash| hash % 4096).collect();
        assert!(places.len() > 2300, "{} of 4096", places.len());
        let marks: HashSet<u64> = hashes.iter().map(|hash| hash >> 57).collect();
        assert_eq!(marks.len(), 128);
    }
}
