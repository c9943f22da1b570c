//! Chance: the one source of luck. It is not part of any state, so a copy of a state cannot see the future.

use std::fmt;
use std::str::FromStr;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};

/// 256 bits from which all luck of a game follows. Written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A seed for people to type: any short text, for repeatable games on the command line.
    pub fn from_text(text: &str) -> Seed {
        use sha2::Digest;
        Seed(sha2::Sha256::digest(text.as_bytes()).into())
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed({self})")
    }
}

/// The text is not 64 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeedError;

impl fmt::Display for SeedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a seed is 64 hexadecimal digits")
    }
}

impl std::error::Error for SeedError {}

impl FromStr for Seed {
    type Err = SeedError;

    fn from_str(text: &str) -> Result<Seed, SeedError> {
        if text.len() != 64 || !text.is_ascii() {
            return Err(SeedError);
        }
        let mut seed = [0; 32];
        for (byte, pair) in seed.iter_mut().zip(text.as_bytes().chunks(2)) {
            let high = (pair[0] as char).to_digit(16).ok_or(SeedError)?;
            let low = (pair[1] as char).to_digit(16).ok_or(SeedError)?;
            *byte = (high << 4 | low) as u8;
        }
        Ok(Seed(seed))
    }
}

impl TryFrom<String> for Seed {
    type Error = SeedError;

    fn try_from(text: String) -> Result<Seed, SeedError> {
        text.parse()
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> String {
        seed.to_string()
    }
}

/// A stream of luck. The draws are ours, pinned by golden numbers, so that records stay good
/// whatever libraries do.
#[derive(Clone)]
pub struct Chance {
    rng: ChaCha8Rng,
    draws: u64,
    #[cfg(debug_assertions)]
    sides: u64,
}

impl Chance {
    pub fn new(seed: Seed) -> Chance {
        Chance::stream(seed, 0)
    }

    /// An independent stream of the same seed: one for each game of a simulation, each bot, …
    pub fn stream(seed: Seed, stream: u64) -> Chance {
        let mut rng = ChaCha8Rng::from_seed(seed.0);
        rng.set_stream(stream);
        Chance {
            rng,
            draws: 0,
            #[cfg(debug_assertions)]
            sides: 0,
        }
    }

    /// A new seed drawn from this chance.
    pub fn seed(&mut self) -> Seed {
        let mut seed = Seed([0; 32]);
        self.rng.fill_bytes(&mut seed.0);
        self.draws += 1;
        seed
    }

    /// How often anything was drawn: if it did not move, no luck was involved.
    pub fn draws(&self) -> u64 {
        self.draws
    }

    /// A digest of how many possibilities each draw had, by which the laws tell whether two tables
    /// drew from the same things. Kept only where debug assertions are, as in all tests; else 0.
    pub fn sides(&self) -> u64 {
        #[cfg(debug_assertions)]
        return self.sides;
        #[cfg(not(debug_assertions))]
        return 0;
    }

    /// A number from 0 to `n - 1`, each equally likely (multiply and reject).
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        debug_assert!(n > 0, "nothing to choose from");
        self.draws += 1;
        #[cfg(debug_assertions)]
        {
            const FNV: u64 = 0x0100_0000_01b3;
            self.sides = (self.sides ^ u64::from(n)).wrapping_mul(FNV);
        }
        let mut wide = u64::from(self.rng.next_u32()) * u64::from(n);
        if (wide as u32) < n {
            let reject = n.wrapping_neg() % n;
            while (wide as u32) < reject {
                wide = u64::from(self.rng.next_u32()) * u64::from(n);
            }
        }
        (wide >> 32) as u32
    }

    /// One of the things.
    #[inline]
    pub fn pick<'a, T>(&mut self, things: &'a [T]) -> &'a T {
        &things[self.below(things.len() as u32) as usize]
    }

    /// Every order equally likely.
    #[inline]
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            things.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

impl fmt::Debug for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Chance(after {} draws)", self.draws)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_draws_are_pinned() {
        let mut chance = Chance::new(Seed([7; 32]));
        let draws: Vec<u32> = (0..8).map(|_| chance.below(36)).collect();
        assert_eq!(draws, GOLDEN_BELOW);
        let mut cards = [0, 1, 2, 3, 4, 5, 6, 7];
        chance.shuffle(&mut cards);
        assert_eq!(cards, GOLDEN_SHUFFLE);
        assert_eq!(Chance::stream(Seed([7; 32]), 1).below(1000), 282);
    }

    const GOLDEN_BELOW: [u32; 8] = [12, 8, 30, 29, 1, 10, 4, 12];
    const GOLDEN_SHUFFLE: [u32; 8] = [2, 6, 5, 1, 0, 3, 7, 4];

    #[test]
    fn every_number_below_comes_up_about_equally_often() {
        let mut chance = Chance::new(Seed([1; 32]));
        let mut count = [0; 6];
        for _ in 0..60_000 {
            count[chance.below(6) as usize] += 1;
        }
        assert!(
            count.iter().all(|n| (9_600..10_400).contains(n)),
            "{count:?}"
        );
    }

    #[test]
    fn a_seed_survives_being_written_down() {
        let seed = Seed::from_text("demo");
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert_eq!("xyz".parse::<Seed>(), Err(SeedError));
        assert_eq!("é".repeat(32).parse::<Seed>(), Err(SeedError));
    }
}
