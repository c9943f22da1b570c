//! The attack deck: 16 techniques of ATT&CK, four cards of each.

use serde::{Deserialize, Serialize};
use tabletop::cards::Set;
use tabletop::kind;
use ts_rs::TS;

use super::Mitigation;

/// How many cards there are of each technique.
pub const COPIES: u8 = 4;
/// The stages of an attack.
pub const STAGES: usize = 5;

/// A technique by its ATT&CK id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Technique {
    /// Phishing.
    T1566,
    /// Drive-by compromise.
    T1189,
    /// Exploit of a public-facing application.
    T1190,
    /// External remote services.
    T1133,
    /// Command and scripting interpreter.
    T1059,
    /// Exploitation for client execution.
    T1203,
    /// User execution.
    T1204,
    /// Remote access software.
    T1219,
    /// Web service.
    T1102,
    /// Traffic signaling.
    T1205,
    /// Exploitation of remote services.
    T1210,
    /// Remote services.
    T1021,
    /// Tainted shared content.
    T1080,
    /// Data encrypted for impact.
    T1486,
    /// Exfiltration over an alternative protocol.
    T1048,
    /// Service stop.
    T1489,
}

/// A stage of an attack, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Stage {
    Deliver,
    Exploit,
    Control,
    Spread,
    Objective,
}

impl Stage {
    pub const ALL: [Stage; STAGES] = [
        Stage::Deliver,
        Stage::Exploit,
        Stage::Control,
        Stage::Spread,
        Stage::Objective,
    ];

    pub const fn index(self) -> usize {
        self as usize
    }

    /// Also the end of its text key.
    pub const fn id(self) -> &'static str {
        match self {
            Stage::Deliver => "deliver",
            Stage::Exploit => "exploit",
            Stage::Control => "control",
            Stage::Spread => "spread",
            Stage::Objective => "objective",
        }
    }
}

struct Fact {
    card: Technique,
    id: &'static str,
    stage: Stage,
    cost: u8,
    stopped_by: Set<Mitigation>,
}

const fn fact(
    card: Technique,
    id: &'static str,
    stage: Stage,
    cost: u8,
    stopped_by: &[Mitigation],
) -> Fact {
    Fact {
        card,
        id,
        stage,
        cost,
        stopped_by: Mitigation::set(stopped_by),
    }
}

#[rustfmt::skip]
const FACTS: [Fact; 16] = {
    use Mitigation::*;
    use Stage::*;
    use Technique::*;
    [
        fact(T1566, "t1566", Deliver, 4, &[M1017, M1021, M1031, M1049]),
        fact(T1189, "t1189", Deliver, 4, &[M1021, M1048, M1050, M1051]),
        fact(T1190, "t1190", Deliver, 2, &[M1016, M1026, M1030, M1048, M1050, M1051]),
        fact(T1133, "t1133", Deliver, 5, &[M1030, M1032, M1042]),
        fact(T1059, "t1059", Exploit, 3, &[M1021, M1026, M1038, M1042, M1049]),
        fact(T1203, "t1203", Exploit, 6, &[M1048, M1050]),
        fact(T1204, "t1204", Exploit, 4, &[M1017, M1021, M1031, M1038]),
        fact(T1219, "t1219", Control, 5, &[M1031, M1037, M1038]),
        fact(T1102, "t1102", Control, 6, &[M1021, M1031]),
        fact(T1205, "t1205", Control, 6, &[M1037, M1042]),
        fact(T1210, "t1210", Spread, 2, &[M1016, M1026, M1030, M1042, M1048, M1050, M1051]),
        fact(T1021, "t1021", Spread, 6, &[M1018, M1032]),
        fact(T1080, "t1080", Spread, 6, &[M1038, M1050]),
        fact(T1486, "t1486", Objective, 7, &[M1053]),
        fact(T1048, "t1048", Objective, 5, &[M1030, M1031, M1037]),
        fact(T1489, "t1489", Objective, 6, &[M1018, M1030]),
    ]
};

kind!(Technique, FACTS, |_fact| COPIES);

/// The techniques of each stage.
const OF_STAGE: [Set<Technique>; STAGES] = {
    let mut stages = [Set::EMPTY; STAGES];
    let mut line = 0;
    while line < FACTS.len() {
        let stage = FACTS[line].stage as usize;
        stages[stage] = stages[stage].or(Set::from_bits(1 << line));
        line += 1;
    }
    stages
};

impl Stage {
    pub const fn techniques(self) -> Set<Technique> {
        OF_STAGE[self as usize]
    }
}

impl Technique {
    pub const fn stage(self) -> Stage {
        FACTS[self as usize].stage
    }

    /// The printed cost.
    pub const fn cost(self) -> u8 {
        FACTS[self as usize].cost
    }

    /// The defences that name it.
    pub const fn stopped_by(self) -> Set<Mitigation> {
        FACTS[self as usize].stopped_by
    }
}
