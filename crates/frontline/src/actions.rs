//! What players can do.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::cards::{Mitigation, Plan, Technique};
use crate::state::Slot;

/// What a player says in one breath.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Go first in the next set.
    GoFirst,
    /// Go second in the next set.
    GoSecond,
    /// Show, or seal, these action cards for the turn.
    Plan(Plan),
    /// Turn up this defence of the other player.
    Scout(#[ts(type = "number")] Slot),
    /// Buy this one of the attack cards looked at.
    Weaponise(Technique),
    /// Place this attack card.
    Place(Technique),
    /// Turn up this own defence.
    TurnUp(#[ts(type = "number")] Slot),
    /// Turn this own defence face down.
    TurnDown(#[ts(type = "number")] Slot),
    /// Discard as many copies of the placed card as defences stop it.
    Nullify,
    /// Let the placed card be trashed.
    GiveUp,
    /// Buy this defence.
    Buy(Mitigation),
    /// Set this defence from the hand, face down.
    Set(Mitigation),
    /// Trash this own defence to make room.
    Trash(#[ts(type = "number")] Slot),
    /// No more of this.
    Done,
}
