//! The action cards, of which every player has ten, and plans made of them.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What is done in a turn, in the order of its phases.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum ActionCard {
    Recon,
    Weaponise,
    Attack,
    Harden,
}

impl ActionCard {
    pub const ALL: [ActionCard; 4] = [
        ActionCard::Recon,
        ActionCard::Weaponise,
        ActionCard::Attack,
        ActionCard::Harden,
    ];

    /// Also the end of its text key.
    pub const fn id(self) -> &'static str {
        match self {
            ActionCard::Recon => "recon",
            ActionCard::Weaponise => "weaponise",
            ActionCard::Attack => "attack",
            ActionCard::Harden => "harden",
        }
    }

    /// How many of it a player has.
    pub const fn copies(self) -> u8 {
        match self {
            ActionCard::Recon | ActionCard::Weaponise | ActionCard::Harden => 3,
            ActionCard::Attack => 1,
        }
    }

    /// The next phase of a turn.
    pub const fn next(self) -> Option<ActionCard> {
        match self {
            ActionCard::Recon => Some(ActionCard::Weaponise),
            ActionCard::Weaponise => Some(ActionCard::Attack),
            ActionCard::Attack => Some(ActionCard::Harden),
            ActionCard::Harden => None,
        }
    }
}

/// The action cards that a player shows for a turn.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS,
)]
pub struct Plan {
    pub recon: u8,
    pub weaponise: u8,
    pub attack: u8,
    pub harden: u8,
}

impl Plan {
    pub const NOTHING: Plan = Plan {
        recon: 0,
        weaponise: 0,
        attack: 0,
        harden: 0,
    };

    /// The most cards that any event allows.
    pub const MOST: u8 = 4;

    pub const fn of(self, card: ActionCard) -> u8 {
        match card {
            ActionCard::Recon => self.recon,
            ActionCard::Weaponise => self.weaponise,
            ActionCard::Attack => self.attack,
            ActionCard::Harden => self.harden,
        }
    }

    pub const fn len(self) -> u8 {
        self.recon + self.weaponise + self.attack + self.harden
    }

    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// Whether a player has the cards.
    pub const fn is_possible(self) -> bool {
        self.recon <= ActionCard::Recon.copies()
            && self.weaponise <= ActionCard::Weaponise.copies()
            && self.attack <= ActionCard::Attack.copies()
            && self.harden <= ActionCard::Harden.copies()
    }
}

/// Every plan of at most four cards, in order.
pub const PLANS: [Plan; 52] = {
    let mut plans = [Plan::NOTHING; 52];
    let mut found = 0;
    let mut code = 0u8;
    // Two bits a card, the first in order highest.
    while found < plans.len() {
        let plan = Plan {
            recon: code >> 5 & 3,
            weaponise: code >> 3 & 3,
            attack: code >> 2 & 1,
            harden: code & 3,
        };
        if plan.len() <= Plan::MOST {
            plans[found] = plan;
            found += 1;
        }
        code += 1;
    }
    plans
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_plans_are_all_there_in_order() {
        assert!(PLANS.is_sorted());
        assert!(PLANS.iter().all(|plan| plan.is_possible()));
        let most = PLANS.iter().filter(|plan| plan.len() == Plan::MOST);
        assert_eq!(most.count(), 22);
        let usual = PLANS.iter().filter(|plan| plan.len() <= 3);
        assert_eq!(usual.count(), 30);
    }
}
