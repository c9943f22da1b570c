//! Why an action is not allowed.

use serde::Serialize;
use tabletop::Seat;

use crate::board::{Cost, Site};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Illegal {
    Over,
    NotYourTurn,
    WrongStep,
    NotInHand,
    /// Another crew's attacker.
    NotYours,
    Arrested,
    Acted,
    Deepest,
    OnStartSpace,
    NotOnStartSpace,
    /// Access Control is in force at this site.
    Barred {
        site: Site,
    },
    /// Access Control bars every way in.
    AllBarred,
    NotEnoughTokens {
        site: Site,
        need: Cost,
        have: Cost,
    },
    /// Nowhere are there enough tokens.
    NotEnoughAnywhere,
    NeedsStartSpace,
    NeedsLevel {
        level: u8,
    },
    NeedsHeart {
        site: Site,
    },
    NoStandingAttacker,
    WrongTarget,
    WrongPayment,
    WrongManner,
    /// This table plays without joint attacks, co-attacks and deals.
    FirstGame,
    NotCoOp,
    NotSameSpace,
    CanPayAlone,
    PartnerCannotPay,
    NoOffersLeft,
    EventGained,
    NoEventsLeft,
    EventTooDear {
        have: u8,
    },
    EventTooDearOfOne {
        have: u8,
    },
    LeadTooSmall {
        lead: u8,
    },
    AlreadyYours,
    NothingToSwap,
    NothingToGain,
    NotInDeck,
    NoSuchPlayer,
    OutOfGame {
        #[serde(rename = "seat")]
        seat: Seat,
    },
    EmptyOffer,
    YouLack,
    TheyLack,
    NotDeepest,
    Claimed {
        site: Site,
    },
}
