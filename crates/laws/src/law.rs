//! The names of the laws, and what is said when one is broken.

use std::fmt;

use tabletop::Config;

/// A law; its file in `src/laws/` states it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Law {
    Turn,
    Menu,
    Fallback,
    Refusal,
    Census,
    Ending,
    Replay,
    Written,
    Imagine,
    Order,
    Retract,
    Quiet,
    Leak,
    Luck,
    Silent,
    Sound,
}

impl Law {
    pub const ALL: [Law; 16] = [
        Law::Turn,
        Law::Menu,
        Law::Fallback,
        Law::Refusal,
        Law::Census,
        Law::Ending,
        Law::Replay,
        Law::Written,
        Law::Imagine,
        Law::Order,
        Law::Retract,
        Law::Quiet,
        Law::Leak,
        Law::Luck,
        Law::Silent,
        Law::Sound,
    ];

    pub(crate) fn broken(self, what: impl Into<String>) -> Verdict {
        Err(Breach {
            law: self,
            what: what.into(),
        })
    }
}

/// A broken law, before it is known where.
pub(crate) struct Breach {
    pub law: Law,
    pub what: String,
}

pub(crate) type Verdict = Result<(), Breach>;

/// A broken law: which, where, and what differed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Violation {
    pub law: Law,
    pub game: &'static str,
    pub config: Config,
    /// The seed and the entry of the record it happened after; none if only all games together show it.
    pub at: Option<(u64, usize)>,
    pub what: String,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let config = serde_json::to_string(&self.config).map_err(|_| fmt::Error)?;
        writeln!(f, "{} breaks the law {:?}", self.game, self.law)?;
        write!(f, "  at a table of {config}")?;
        match self.at {
            Some((seed, step)) => writeln!(f, ", seed {seed}, step {step}")?,
            None => writeln!(f, ", over all seeds")?,
        }
        self.what
            .lines()
            .try_for_each(|line| writeln!(f, "  {line}"))
    }
}

impl std::error::Error for Violation {}
