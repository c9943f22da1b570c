//! What is printed on the cards of the box, for whoever draws or explains them. What a table plays with
//! may be another deck: that is in its views.

use serde::Serialize;
use ts_rs::TS;

use crate::attack::DEFENCES;
use crate::cards::{BOX, Technique, Today};
use crate::state::{FIVE, FOUR};

/// The box, and the numbers of the game.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Facts {
    /// The number of defence cards.
    pub defences: usize,
    /// Attacks of a round of solo and on the table of a draft.
    pub five: usize,
    /// Defences that answer a round of solo.
    pub four: usize,
    /// The attack cards of the box, in their order.
    pub attacks: Vec<AttackFact>,
}

#[derive(Clone, Debug, Serialize, TS)]
pub struct AttackFact {
    pub id: String,
    pub tactics: Vec<String>,
    /// Texts: `cyberwar-mitigation-<id>`.
    pub mitigations: Vec<String>,
    pub today: Today,
    /// The numbers of the defences that see it.
    pub detected_by: Vec<usize>,
}

pub(crate) fn all() -> Facts {
    let attacks = BOX.techniques.iter().map(|(entry, mask)| {
        let Technique {
            id,
            name: _,
            tactics,
            mitigations,
            today,
        } = Technique::from(entry);
        AttackFact {
            id,
            tactics,
            mitigations,
            today,
            detected_by: (0..DEFENCES).filter(|at| mask >> at & 1 == 1).collect(),
        }
    });
    Facts {
        defences: DEFENCES,
        five: FIVE,
        four: FOUR,
        attacks: attacks.collect(),
    }
}
