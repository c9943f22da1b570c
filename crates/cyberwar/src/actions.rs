//! What a player can do, and why not.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::cards::{Defence, Handle};

/// What a player can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Red/blue: red picks the group, by its number among those of the table.
    Pick(u8),
    /// Solo: one more of the four defences.
    Choose(#[ts(type = "number")] Defence),
    /// Solo: turn the attacks up.
    Reveal,
    /// Draft: keep this card and pass the others on.
    Keep(#[ts(type = "number")] Defence),
    /// Draft: one card less of those kept.
    Drop(#[ts(type = "number")] Defence),
    /// Red/blue: red puts an attack into the middle.
    Attack(#[ts(type = "number")] Handle),
    /// Red/blue: blue puts a defence into the middle.
    Defend(#[ts(type = "number")] Defence),
}

/// Why an action is not allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Illegal {
    Over,
    NotYourTurn,
    WrongStep,
    NoSuchGroup,
    NoSuchCard,
    /// The defence has been chosen already.
    Chosen,
    /// Four have been chosen.
    FourChosen,
    /// So many are still to be chosen.
    TooFew {
        missing: u8,
    },
    NotInHand,
    NotKept,
    /// The card has been dropped already.
    Dropped,
    /// The card does not lie in one's own row.
    NotInRow,
}
