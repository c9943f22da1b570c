//! Six kinds of attack.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::Colour;

/// How many cards can be paid for strength: 0 to 3.
pub const STEPS: u8 = 4;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum AttackKind {
    A01,
    A02,
    A03,
    A04,
    A05,
    A06,
}

/// The strength of an attack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Power {
    /// Less the defence of whoever is hit.
    pub normal: u8,
    /// Whatever the defence.
    pub direct: u8,
}

impl AttackKind {
    pub const ALL: [AttackKind; 6] = [
        AttackKind::A01,
        AttackKind::A02,
        AttackKind::A03,
        AttackKind::A04,
        AttackKind::A05,
        AttackKind::A06,
    ];

    pub const fn id(self) -> &'static str {
        ["a-01", "a-02", "a-03", "a-04", "a-05", "a-06"][self as usize]
    }

    /// The technique of ATT&CK that the card of this first colour comes closest to.
    pub const fn attck(self, first: Colour) -> &'static str {
        let row = match self {
            AttackKind::A01 => ["T1189", "T1557.002", "T1566", "T1210"],
            AttackKind::A02 => ["T1190", "T1498", "T1110.003", "T1486"],
            AttackKind::A03 => ["T1505.003", "T1557.004", "T1539", "T1014"],
            AttackKind::A04 => ["T1190", "T1584.002", "T1621", "T1068"],
            AttackKind::A05 => ["T1557", "T1133", "T1555", "T1189"],
            AttackKind::A06 => ["T1195"; 4],
        };
        row[first.index()]
    }

    /// What it does when so many cards are paid.
    #[inline]
    pub const fn power(self, step: u8) -> Power {
        let row = match self {
            AttackKind::A01 => [(2, 0), (5, 0), (7, 0), (9, 0)],
            AttackKind::A02 => [(1, 0), (4, 0), (8, 0), (11, 0)],
            AttackKind::A03 => [(0, 1), (0, 3), (0, 6), (0, 8)],
            AttackKind::A04 => [(1, 1), (2, 2), (4, 3), (5, 4)],
            AttackKind::A05 => [(2, 0), (4, 0), (6, 0), (8, 0)],
            AttackKind::A06 => [(1, 0), (3, 0), (5, 0), (7, 0)],
        };
        let (normal, direct) = row[step as usize];
        Power { normal, direct }
    }
}

impl Power {
    /// The damage to someone with this defence, before it is known whether there is room for it.
    #[inline]
    pub const fn against(self, defence: u8) -> u8 {
        self.normal.saturating_sub(defence) + self.direct
    }
}
