//! Ten kinds of defence.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Card, Cards, Colour};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum DefenceKind {
    /// Tap when installing: the server costs 1 less, but never less than 1.
    ThinProvision,
    /// Tap when repairing: removes 2 more damage.
    IncidentResponse,
    /// Each server installed: 1 point.
    SolidStateCache,
    /// At the end of a round: removes 2 damage.
    AutoRecovery,
    /// At the end of a round: 1 point for each clean server.
    CertificationAudit,
    /// An attack that damages anyone: 1 point.
    ProofOfConcept,
    /// An attack in a marked colour: 2 more normal damage.
    TrojanHorse,
    /// An attack that damages at least two opponents: 2 points.
    UndergroundMarket,
    /// An attack in a marked colour: 2 more direct damage.
    ZeroDayAttack,
    /// Defends every colour.
    DeepSecurity,
}

impl DefenceKind {
    pub const ALL: [DefenceKind; 10] = [
        DefenceKind::ThinProvision,
        DefenceKind::IncidentResponse,
        DefenceKind::SolidStateCache,
        DefenceKind::AutoRecovery,
        DefenceKind::CertificationAudit,
        DefenceKind::ProofOfConcept,
        DefenceKind::TrojanHorse,
        DefenceKind::UndergroundMarket,
        DefenceKind::ZeroDayAttack,
        DefenceKind::DeepSecurity,
    ];

    /// Cards to be paid besides it.
    #[inline]
    pub const fn cost(self) -> u8 {
        [1, 1, 1, 1, 2, 1, 1, 3, 2, 1][self as usize]
    }

    /// What it adds to the defence in its colour; Deep Security adds it in every colour.
    #[inline]
    pub const fn value(self) -> u8 {
        [3, 3, 3, 2, 2, 1, 1, 2, 1, 1][self as usize]
    }

    /// The number of the kind, as in the id of a card.
    pub const fn id(self) -> &'static str {
        [
            "d-01", "d-02", "d-03", "d-04", "d-05", "d-06", "d-07", "d-08", "d-09", "d-10",
        ][self as usize]
    }

    /// The name of the kind, as in the keys of its texts.
    pub const fn slug(self) -> &'static str {
        [
            "thin-provision",
            "incident-response",
            "solid-state-cache",
            "auto-recovery",
            "certification-audit",
            "proof-of-concept",
            "trojan-horse",
            "underground-market",
            "zero-day-attack",
            "deep-security",
        ][self as usize]
    }

    /// All cards of this kind.
    #[inline]
    pub const fn cards(self) -> Cards {
        Cards::from_bits(0b1111 << (4 * self as u8))
    }

    /// Those of the kind whose marked colours this is among: a card marks the two colours after its
    /// own.
    #[inline]
    pub const fn marking(self, colour: Colour) -> Cards {
        let one = Card::defence(self, colour.after(2));
        let two = Card::defence(self, colour.after(3));
        Cards::from_bits(one.bit() | two.bit())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn trojan_horses_and_zero_days_mark_two_other_colours() {
        let marks = |own: Colour| -> Vec<Colour> {
            let card = Card::defence(DefenceKind::TrojanHorse, own);
            let marking =
                |&colour: &Colour| DefenceKind::TrojanHorse.marking(colour).contains(card);
            Colour::ALL.into_iter().filter(marking).collect()
        };
        assert_eq!(marks(Colour::Red), [Colour::Yellow, Colour::Green]);
        assert_eq!(marks(Colour::Yellow), [Colour::Green, Colour::Blue]);
        assert_eq!(marks(Colour::Green), [Colour::Red, Colour::Blue]);
        assert_eq!(marks(Colour::Blue), [Colour::Red, Colour::Yellow]);
    }
}
