//! What was looked at, and how much of it could be compared.

use std::fmt;

use tabletop::Config;

use crate::law::Law;

/// What the laws looked at, table by table.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    pub game: &'static str,
    pub tables: Vec<(Config, Tally)>,
}

/// What the laws looked at at one table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub games: u64,
    pub decisions: u64,
    /// How often each law was tested, in the order of [`Law::ALL`].
    pub(crate) tested: [u64; Law::ALL.len()],
    pub(crate) redeals: u64,
    pub(crate) changed: u64,
    pub(crate) twin_steps: u64,
    pub(crate) comparable: u64,
}

impl Tally {
    /// How often the law was tested.
    pub fn tested(&self, law: Law) -> u64 {
        self.tested[law as usize]
    }

    /// The share of re-dealt worlds that differ from the world they were dealt from.
    pub fn changed_share(&self) -> f64 {
        share(self.changed, self.redeals)
    }

    /// The share of the steps of the leak law after which the viewer still could not tell the two
    /// worlds apart.
    pub fn comparable_share(&self) -> f64 {
        share(self.comparable, self.twin_steps)
    }
}

fn share(part: u64, whole: u64) -> f64 {
    if whole == 0 {
        0.0
    } else {
        part as f64 / whole as f64
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} keeps the laws", self.game)?;
        for (config, tally) in &self.tables {
            let config = serde_json::to_string(config).map_err(|_| fmt::Error)?;
            writeln!(
                f,
                "  {config}: {} games, {} decisions; worlds re-dealt {:.0} %, steps comparable {:.0} %",
                tally.games,
                tally.decisions,
                100.0 * tally.changed_share(),
                100.0 * tally.comparable_share(),
            )?;
            write!(f, "   ")?;
            for law in Law::ALL {
                write!(f, " {law:?} {}", tally.tested(law))?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}
