//! The record of a game: everything else (replay, undo, what-if, crash recovery) is derived from it.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use sha2::Digest as _;
use ts_rs::TS;

use crate::{Config, Seat, Seed, Summary};

/// How luck and digests are made, whatever the game:
/// 0: one stream of luck; digests of the state as it lay in memory, which nobody can check any more.
/// 1: luck by place ([`Luck`](crate::Luck)); digests of the record and of the game's
/// [`Summary`](crate::Summary).
pub const FORMAT: u32 = 1;

/// A game on paper: who did what, and how it all began.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record<A> {
    pub game: String,
    pub rules: u32,
    /// [`FORMAT`] when it was made; none in records of the first version.
    #[serde(default)]
    pub format: u32,
    pub config: Config,
    pub seed: Seed,
    /// The digest of the opening position.
    pub opening: Digest,
    pub entries: Vec<Entry<A>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry<A> {
    pub seat: Seat,
    pub by: By,
    pub did: Did<A>,
    /// Of everything up to here: the entries before, this one, and the summary of the state after it.
    pub digest: Digest,
}

/// What an entry is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Did<A> {
    Act(A),
    /// Took back an unfinished or sealed decision.
    Retract,
    /// Undid the last whole move.
    Undo,
    /// Went back to before the seat's last decision, since everybody agreed, whatever came of it.
    TakeBack,
    /// A table that plays on from a moment of another game: whatever the seat could not know there
    /// was dealt anew, and from here on the luck is this seed's.
    Redeal(Seed),
}

/// Who answered for the seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum By {
    Person,
    Bot,
    /// The clock ran out and the fallback was played.
    Clock,
}

/// A link of the chain of digests, written as 32 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Digest([u8; 16]);

impl Digest {
    /// The next link: what was before, what is written in the record now, and what it came to.
    pub(crate) fn chain(
        before: Option<Digest>,
        written: &impl Serialize,
        summary: &Summary,
    ) -> Digest {
        let mut hash = sha2::Sha256::new();
        if let Some(before) = before {
            hash.update(before.0);
        }
        let written = serde_json::to_vec(written).expect("plain data always serialises");
        hash.update(written);
        hash.update(summary.text());
        let full: [u8; 32] = hash.finalize().into();
        let mut digest = [0; 16];
        digest.copy_from_slice(&full[..16]);
        Digest(digest)
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const DIGITS: &[u8; 16] = b"0123456789abcdef";
        let half = |nth: usize| self.0[nth / 2] >> (4 * (1 - nth % 2)) & 0xf;
        let digits: [u8; 32] = std::array::from_fn(|nth| DIGITS[usize::from(half(nth))]);
        f.write_str(str::from_utf8(&digits).map_err(|_| fmt::Error)?)
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl TryFrom<String> for Digest {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Digest, &'static str> {
        const WRONG: &str = "a digest is 32 hexadecimal digits";
        let number = u128::from_str_radix(&text, 16).map_err(|_| WRONG)?;
        let digest = Digest(number.to_be_bytes());
        if digest.to_string() == text {
            Ok(digest)
        } else {
            Err(WRONG)
        }
    }
}

impl From<Digest> for String {
    fn from(digest: Digest) -> String {
        digest.to_string()
    }
}
