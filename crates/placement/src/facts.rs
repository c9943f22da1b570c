//! What is printed on board and cards, for whoever draws or explains them.

use serde::Serialize;
use tabletop::cards::Kind;
use ts_rs::TS;

use crate::board::{CREW, Cost, DEEPEST, Site};
use crate::cards::{
    Attack, Condition, EventCard, Points, Security, SecurityEffect, Vulnerability,
    VulnerabilityEffect,
};
use crate::state::{GOAL, LOW_STOCK};

/// The board and the four decks.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Facts {
    /// The points that win.
    pub goal: u8,
    /// The attackers of a crew.
    pub crew: usize,
    /// The deepest level of a site.
    pub deepest: u8,
    /// A stock that falls to this draws security.
    pub low_stock: u8,
    /// In the order of tokens.
    pub sites: Vec<SiteFact>,
    pub attacks: Vec<AttackFact>,
    pub securities: Vec<SecurityFact>,
    pub vulnerabilities: Vec<VulnerabilityFact>,
    pub events: Vec<EventCard>,
}

#[derive(Clone, Debug, Serialize, TS)]
pub struct SiteFact {
    pub site: Site,
    /// The colour of its tokens.
    pub colour: &'static str,
}

#[derive(Clone, Debug, Serialize, TS)]
pub struct AttackFact {
    pub card: Attack,
    pub attck: &'static str,
    pub cost: Cost,
    /// None: the effect says how many.
    pub points: Option<u8>,
    pub condition: Condition,
    /// For joint attacks and co-attacks.
    pub together: bool,
}

/// What a card at a site changes.
#[derive(Clone, Copy, Debug, Default, Serialize, TS)]
pub struct Change {
    /// The price of attacking: security adds to it, a vulnerability takes off it.
    pub attack: Option<Cost>,
    /// The price of moving.
    #[serde(rename = "move")]
    pub moving: Option<Cost>,
    pub special: Option<Special>,
}

/// What a card at a site does besides prices.
#[derive(Clone, Copy, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Special {
    /// The cards of the other kind are void.
    Void,
    /// Nobody gets in or deeper.
    Barred,
}

#[derive(Clone, Debug, Serialize, TS)]
pub struct SecurityFact {
    pub card: Security,
    /// None: ATT&CK knows no such mitigation.
    pub attck: Option<&'static str>,
    pub change: Change,
}

#[derive(Clone, Debug, Serialize, TS)]
pub struct VulnerabilityFact {
    pub card: Vulnerability,
    /// What it is about, as in the keys of its texts: several cards share it.
    pub family: &'static str,
    pub site: Site,
    /// The level from which it counts.
    pub from: u8,
    pub change: Change,
}

pub(crate) fn all() -> Facts {
    let site = |site: Site| SiteFact {
        site,
        colour: site.colour(),
    };
    Facts {
        goal: GOAL,
        crew: CREW,
        deepest: DEEPEST,
        low_stock: LOW_STOCK,
        sites: Site::ALL.map(site).to_vec(),
        attacks: Attack::ALL.iter().map(|&card| attack(card)).collect(),
        securities: Security::ALL.iter().map(|&card| security(card)).collect(),
        vulnerabilities: Vulnerability::ALL
            .iter()
            .map(|&card| vulnerability(card))
            .collect(),
        events: EventCard::ALL.to_vec(),
    }
}

fn attack(card: Attack) -> AttackFact {
    AttackFact {
        card,
        attck: card.attck(),
        cost: card.cost(),
        points: match card.points() {
            Points::Printed(points) => Some(points),
            Points::Varying => None,
        },
        condition: card.condition(),
        together: card.co_op(),
    }
}

fn security(card: Security) -> SecurityFact {
    let special = |special| Change {
        special: Some(special),
        ..Change::default()
    };
    SecurityFact {
        card,
        attck: card.attck(),
        change: match card.effect() {
            SecurityEffect::Surcharge { attack, moving } => Change {
                attack: price(attack),
                moving: price(moving),
                special: None,
            },
            SecurityEffect::VoidVulnerability => special(Special::Void),
            SecurityEffect::BarMoves => special(Special::Barred),
        },
    }
}

fn vulnerability(card: Vulnerability) -> VulnerabilityFact {
    let mut change = Change::default();
    let from = match card.effect() {
        VulnerabilityEffect::CheaperAttack { from, less } => {
            change.attack = price(less);
            from
        }
        VulnerabilityEffect::CheaperMove { less } => {
            change.moving = price(less);
            1
        }
        VulnerabilityEffect::VoidSecurity => {
            change.special = Some(Special::Void);
            1
        }
    };
    VulnerabilityFact {
        card,
        family: card.family(),
        site: card.site(),
        from,
        change,
    }
}

/// A price that is not nothing.
fn price(cost: Cost) -> Option<Cost> {
    (!cost.is_free()).then_some(cost)
}
