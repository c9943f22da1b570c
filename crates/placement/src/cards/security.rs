//! The security deck: 8 kinds, 14 cards.

use serde::{Deserialize, Serialize};
use tabletop::kind;
use ts_rs::TS;

use crate::board::Cost;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Security {
    TwoFactor,
    Waf,
    Antivirus,
    LogMonitoring,
    Edr,
    Physical,
    Patching,
    AccessControl,
}

/// What a card does to its site.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SecurityEffect {
    /// Adds to the cost of attacking and of moving.
    Surcharge { attack: Cost, moving: Cost },
    /// The site's vulnerability is void.
    VoidVulnerability,
    /// Nobody can enter or move deeper.
    BarMoves,
}

pub(super) struct Fact {
    pub card: Security,
    pub id: &'static str,
    attck: Option<&'static str>,
    pub copies: u8,
    effect: SecurityEffect,
}

const fn fact(
    card: Security,
    id: &'static str,
    attck: Option<&'static str>,
    copies: u8,
    effect: SecurityEffect,
) -> Fact {
    Fact {
        card,
        id,
        attck,
        copies,
        effect,
    }
}

/// What attacking and what moving cost more, as (○, ●).
const fn surcharge(attack: (u8, u8), moving: (u8, u8)) -> SecurityEffect {
    SecurityEffect::Surcharge {
        attack: Cost::new(attack.0, attack.1),
        moving: Cost::new(moving.0, moving.1),
    }
}

#[rustfmt::skip]
const FACTS: [Fact; 8] = {
    use Security::*;
    use SecurityEffect::*;
    [
        fact(TwoFactor, "two-factor", Some("M1032"), 3, surcharge((0, 1), (0, 1))),
        fact(Waf, "waf", Some("M1050"), 3, surcharge((1, 0), (1, 0))),
        fact(Antivirus, "antivirus", Some("M1049"), 1, surcharge((0, 2), (0, 0))),
        fact(LogMonitoring, "log-monitoring", Some("M1047"), 1, surcharge((2, 0), (0, 0))),
        fact(Edr, "edr", Some("M1040"), 1, surcharge((0, 0), (0, 2))),
        fact(Physical, "physical", None, 1, surcharge((0, 0), (2, 0))),
        fact(Patching, "patching", Some("M1051"), 3, VoidVulnerability),
        fact(AccessControl, "access-control", Some("M1035"), 1, BarMoves),
    ]
};

kind!(Security, FACTS, |fact| fact.copies);

impl Security {
    /// The mitigation of ATT&CK that it is, if there is one.
    pub const fn attck(self) -> Option<&'static str> {
        FACTS[self as usize].attck
    }

    pub const fn effect(self) -> SecurityEffect {
        FACTS[self as usize].effect
    }
}
