//! Refusals in words: why not, and what is missing.

use tabletop::{Arg, Phrase};

use super::{stage, text};
use crate::Illegal;

pub(super) fn refusal(illegal: &Illegal) -> Phrase {
    let no = |key: &str| text(&format!("no-{key}"));
    match *illegal {
        Illegal::Over => no("over"),
        Illegal::NotYourTurn => no("not-your-turn"),
        Illegal::WrongStep => no("wrong-step"),
        Illegal::NoSuchPlan => no("no-such-plan"),
        Illegal::TooManyCards { most } => no("too-many-cards").with("most", most),
        Illegal::CeaseFire => no("cease-fire"),
        Illegal::FirstTurn => no("first-turn"),
        Illegal::NotFaceDown => no("not-face-down"),
        Illegal::NotFaceUp => no("not-face-up"),
        Illegal::NotLookedAt => no("not-looked-at"),
        Illegal::NotInHand => no("not-in-hand"),
        Illegal::WrongStage { next } => no("wrong-stage").with("stage", stage(next)),
        Illegal::NotEnoughFunds { need, have } => no("not-enough-funds")
            .with("need", need)
            .with("have", Arg::Number(have.into())),
        Illegal::NotInPile => no("not-in-pile"),
        Illegal::NoMorePurchases => no("no-more-purchases"),
        Illegal::ZoneFull => no("zone-full"),
        Illegal::RoomLeft => no("room-left"),
        Illegal::NothingToSet => no("nothing-to-set"),
        Illegal::NoSuchSlot => no("no-such-slot"),
        Illegal::NotEnoughCopies { need, have } => no("not-enough-copies")
            .with("need", need)
            .with("have", have),
    }
}
