//! The defence cards: 16 mitigations of ATT&CK, one of each for every player.

use serde::{Deserialize, Serialize};
use tabletop::cards::{Kind, Set};
use tabletop::kind;
use ts_rs::TS;

use super::Technique;

/// A mitigation by its ATT&CK id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Mitigation {
    /// Vulnerability scanning.
    M1016,
    /// User training.
    M1017,
    /// User account management.
    M1018,
    /// Restriction of web-based content.
    M1021,
    /// Privileged account management.
    M1026,
    /// Network segmentation.
    M1030,
    /// Network intrusion prevention.
    M1031,
    /// Multi-factor authentication.
    M1032,
    /// Filtered network traffic.
    M1037,
    /// Execution prevention.
    M1038,
    /// Disabled or removed features.
    M1042,
    /// Application isolation and sandboxing.
    M1048,
    /// Antivirus and antimalware.
    M1049,
    /// Exploit protection.
    M1050,
    /// Updated software.
    M1051,
    /// Data backup.
    M1053,
}

struct Fact {
    card: Mitigation,
    id: &'static str,
    cost: u8,
}

const fn fact(card: Mitigation, id: &'static str, cost: u8) -> Fact {
    Fact { card, id, cost }
}

#[rustfmt::skip]
const FACTS: [Fact; 16] = {
    use Mitigation::*;
    [
        fact(M1016, "m1016", 4),
        fact(M1017, "m1017", 4),
        fact(M1018, "m1018", 4),
        fact(M1021, "m1021", 10),
        fact(M1026, "m1026", 6),
        fact(M1030, "m1030", 10),
        fact(M1031, "m1031", 10),
        fact(M1032, "m1032", 4),
        fact(M1037, "m1037", 6),
        fact(M1038, "m1038", 8),
        fact(M1042, "m1042", 8),
        fact(M1048, "m1048", 8),
        fact(M1049, "m1049", 4),
        fact(M1050, "m1050", 10),
        fact(M1051, "m1051", 6),
        fact(M1053, "m1053", 4),
    ]
};

kind!(Mitigation, FACTS);

impl Mitigation {
    /// What every player has from the start, free.
    pub const FREE: Mitigation = Mitigation::M1049;

    /// For the table of techniques.
    pub(super) const fn set(cards: &[Mitigation]) -> Set<Mitigation> {
        let mut set = Set::EMPTY;
        let mut index = 0;
        while index < cards.len() {
            set = set.or(Set::from_bits(1 << cards[index] as u8));
            index += 1;
        }
        set
    }

    /// The printed cost.
    pub const fn cost(self) -> u8 {
        FACTS[self as usize].cost
    }

    /// The techniques that it names.
    pub const fn stops(self) -> Set<Technique> {
        STOPS[self as usize]
    }
}

/// The table of techniques, read the other way round.
const STOPS: [Set<Technique>; 16] = {
    let mut stops = [Set::EMPTY; 16];
    let mut mitigation = 0;
    while mitigation < stops.len() {
        let mut technique = 0;
        while technique < Technique::ALL.len() {
            let card = Technique::ALL[technique];
            if card.stopped_by().bits() >> mitigation & 1 == 1 {
                stops[mitigation] = stops[mitigation].or(Set::from_bits(1 << technique));
            }
            technique += 1;
        }
        mitigation += 1;
    }
    stops
};
