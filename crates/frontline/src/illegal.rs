//! Why an action is not allowed.

use serde::Serialize;

use crate::cards::Stage;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Illegal {
    Over,
    NotYourTurn,
    WrongStep,
    /// There are not that many of an action card.
    NoSuchPlan,
    TooManyCards {
        most: u8,
    },
    /// There is no attack phase in this turn: a cease-fire, or the first turn.
    CeaseFire,
    FirstTurn,
    NotFaceDown,
    NotFaceUp,
    NotLookedAt,
    NotInHand,
    WrongStage {
        next: Stage,
    },
    NotEnoughFunds {
        need: u8,
        have: u16,
    },
    NotInPile,
    /// As many defences as can be bought have been.
    NoMorePurchases,
    ZoneFull,
    /// There is a free place: nothing needs to be trashed.
    RoomLeft,
    /// There is nothing to make room for.
    NothingToSet,
    NoSuchSlot,
    NotEnoughCopies {
        need: u8,
        have: u8,
    },
}
