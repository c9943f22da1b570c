//! The attack deck.

use serde::{Deserialize, Serialize};
use tabletop::kind;
use ts_rs::TS;

use crate::board::{Cost, Site, Space};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Attack {
    PortScan,
    Emotet,
    BruteForce,
    Ddos,
    UsbDrop,
    SqlInjection,
    PasswordList,
    Cryptomining,
    ArpSpoofing,
    CredentialStuffing,
    ManInTheMiddle,
    Formjacking,
    Replay,
    DirectoryTraversal,
    Backdoor,
    Phobos,
    Conti,
    FakeSite,
    Snake,
}

/// Where the attacker must be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Condition {
    Anywhere,
    StartSpace,
    /// In a site, at this level or deeper.
    Level(u8),
    /// At the deepest level of this site.
    Heart(Site),
}

/// What a card scores when it is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Points {
    Printed(u8),
    /// α: the effect says how many.
    Varying,
}

impl Points {
    /// Those that are sure, which is all of them on cards for co-attacks.
    pub const fn printed(self) -> u8 {
        match self {
            Points::Printed(points) => points,
            Points::Varying => 0,
        }
    }
}

/// What a card does besides scoring its points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AttackEffect {
    Nothing,
    /// From the start space the attacker may enter level 1 of the target for free.
    EnterFree,
    /// Name a colour, roll a d4; on a match take one of it from that site's stock.
    GuessColour,
    /// Scores every other attacker on the start space.
    ScoreStartSpace,
    /// From level 1 on, two more ● make it this many points in all.
    PayMore {
        points: u8,
    },
    /// Roll a d4; on the site's colour the attacker may move deeper from this level.
    RollToClimb {
        from: u8,
    },
    /// Stays with the attacker; each own turn a d4, and on the site's colour this many points.
    Persist {
        points: u8,
    },
    /// An ARP Spoofing card may be discarded instead of the whole cost (PLC-R14).
    DiscardInstead,
    /// To the start space, and back again next turn.
    LeaveAndReturn,
    /// Ignores security; afterwards the site's security may be destroyed.
    IgnoreAndDestroy,
    /// Scores every E-commerce token held by anyone.
    ScoreTokens,
    /// Empties the site's stock and escapes.
    Empty,
}

pub(super) struct Fact {
    pub card: Attack,
    pub id: &'static str,
    attck: &'static str,
    pub copies: u8,
    cost: Cost,
    points: Points,
    condition: Condition,
    effect: AttackEffect,
    co_op: bool,
}

#[allow(clippy::too_many_arguments, reason = "a line of the card table")]
const fn fact(
    card: Attack,
    id: &'static str,
    attck: &'static str,
    copies: u8,
    (own, other): (u8, u8),
    points: Points,
    condition: Condition,
    effect: AttackEffect,
    co_op: bool,
) -> Fact {
    Fact {
        card,
        id,
        attck,
        copies,
        cost: Cost::new(own, other),
        points,
        condition,
        effect,
        co_op,
    }
}

#[rustfmt::skip]
const FACTS: [Fact; 19] = {
    use Attack::*;
    use AttackEffect::*;
    use Condition::*;
    use Points::{Printed as P, Varying};
    [
        fact(PortScan, "port-scan", "T1046", 3, (2, 0), P(1), Anywhere, EnterFree, false),
        fact(Emotet, "emotet", "T1566.001", 3, (1, 1), P(1), Anywhere, GuessColour, false),
        fact(BruteForce, "brute-force", "T1110", 3, (0, 3), P(1), Anywhere, Nothing, false),
        fact(Ddos, "ddos", "T1498", 3, (5, 0), Varying, StartSpace, ScoreStartSpace, false),
        fact(UsbDrop, "usb-drop", "T1091", 3, (2, 0), P(1), Anywhere, PayMore { points: 3 }, false),
        fact(SqlInjection, "sql-injection", "T1190", 3, (1, 2), P(1), Anywhere, Nothing, false),
        fact(PasswordList, "password-list", "T1110.004", 3, (3, 0), P(2), Level(1), RollToClimb { from: 1 }, false),
        fact(Cryptomining, "cryptomining", "T1496.001", 3, (2, 1), Varying, Level(1), Persist { points: 1 }, false),
        fact(ArpSpoofing, "arp-spoofing", "T1557.002", 3, (1, 2), P(2), Level(1), Nothing, true),
        fact(CredentialStuffing, "credential-stuffing", "T1110.004", 3, (1, 2), P(2), Level(1), Nothing, true),
        fact(ManInTheMiddle, "man-in-the-middle", "T1557", 2, (2, 2), P(3), Level(2), DiscardInstead, false),
        fact(Formjacking, "formjacking", "T1056.003", 2, (3, 1), Varying, Level(2), Persist { points: 3 }, false),
        fact(Replay, "replay", "T1550", 2, (3, 0), P(2), Level(2), RollToClimb { from: 2 }, false),
        fact(DirectoryTraversal, "directory-traversal", "T1190", 2, (1, 3), P(3), Level(2), Nothing, true),
        fact(Backdoor, "backdoor", "T1505.003", 2, (1, 2), P(1), Level(2), LeaveAndReturn, false),
        fact(Phobos, "phobos", "T1486", 2, (3, 1), P(6), Heart(Site::Hospital), Nothing, true),
        fact(Conti, "conti", "T1486", 2, (2, 2), P(4), Heart(Site::Company), IgnoreAndDestroy, true),
        fact(FakeSite, "fake-site", "T1608.005", 2, (2, 2), Varying, Heart(Site::ECommerce), ScoreTokens, false),
        fact(Snake, "snake", "T1486", 2, (1, 3), P(4), Heart(Site::Factory), Empty, false),
    ]
};

kind!(Attack, FACTS, |fact| fact.copies);

impl Attack {
    const fn fact(self) -> &'static Fact {
        &FACTS[self as usize]
    }

    /// The technique of ATT&CK that it comes closest to.
    pub const fn attck(self) -> &'static str {
        self.fact().attck
    }

    /// The printed cost.
    pub const fn cost(self) -> Cost {
        self.fact().cost
    }

    pub const fn points(self) -> Points {
        self.fact().points
    }

    pub const fn condition(self) -> Condition {
        self.fact().condition
    }

    pub const fn effect(self) -> AttackEffect {
        self.fact().effect
    }

    /// Marked 共可: for joint attacks and co-attacks.
    pub const fn co_op(self) -> bool {
        self.fact().co_op
    }

    /// Whether an attacker may use it from there.
    pub fn usable_from(self, space: Space) -> bool {
        match (self.condition(), space) {
            (_, Space::Gone) => false,
            (Condition::Anywhere, _) => true,
            (Condition::StartSpace, _) => space == Space::Start,
            (Condition::Level(level), _) => space.level() >= level,
            (Condition::Heart(site), _) => space == Space::In(site, crate::board::DEEPEST),
        }
    }
}
