//! The event deck: 13 kinds, 30 cards.

use serde::{Deserialize, Serialize};
use tabletop::kind;
use ts_rs::TS;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum EventCard {
    InformationBlackout,
    PhysicalIntrusion,
    #[serde(rename = "dark-web-1")]
    DarkWeb1,
    #[serde(rename = "dark-web-2")]
    DarkWeb2,
    InformationConfusion,
    #[serde(rename = "ransom-1")]
    Ransom1,
    #[serde(rename = "ransom-2")]
    Ransom2,
    ZeroDay,
    ClaimOfResponsibility,
    WeaponCreation,
    InitialAccessBroker,
    AttackerBuyout,
    UnauthorizedAccessLaw,
}

/// What a card does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EventEffect {
    /// Name a colour: everyone discards all tokens of it.
    Blackout,
    /// An attacker becomes acted and goes one level deeper.
    Climb,
    /// An attacker becomes acted; roll a d4 four times for tokens.
    RollForTokens,
    /// An attacker becomes acted; take any three tokens.
    ChooseTokens,
    /// Swap tokens with a player, as the user likes.
    SwapTokens,
    Score {
        points: u8,
    },
    /// A vulnerability from the deck works for this turn.
    Weaken,
    /// Nobody gains tokens of a colour until the user's next turn.
    Claim,
    /// Take any attack card from the deck.
    Arm,
    /// Up to two attackers enter sites and become acted.
    Broker,
    /// Another player's attacker is the user's own for this turn.
    Borrow,
    /// Played at once when drawn: the leaders lose an attacker.
    Law,
}

pub(super) struct Fact {
    pub card: EventCard,
    pub id: &'static str,
    pub copies: u8,
    effect: EventEffect,
}

const fn fact(card: EventCard, id: &'static str, copies: u8, effect: EventEffect) -> Fact {
    Fact {
        card,
        id,
        copies,
        effect,
    }
}

#[rustfmt::skip]
const FACTS: [Fact; 13] = {
    use EventCard::*;
    use EventEffect::*;
    [
        fact(InformationBlackout, "information-blackout", 2, Blackout),
        fact(PhysicalIntrusion, "physical-intrusion", 3, Climb),
        fact(DarkWeb1, "dark-web-1", 2, RollForTokens),
        fact(DarkWeb2, "dark-web-2", 2, ChooseTokens),
        fact(InformationConfusion, "information-confusion", 2, SwapTokens),
        fact(Ransom1, "ransom-1", 3, Score { points: 1 }),
        fact(Ransom2, "ransom-2", 1, Score { points: 2 }),
        fact(ZeroDay, "zero-day", 2, Weaken),
        fact(ClaimOfResponsibility, "claim-of-responsibility", 3, Claim),
        fact(WeaponCreation, "weapon-creation", 3, Arm),
        fact(InitialAccessBroker, "initial-access-broker", 1, Broker),
        fact(AttackerBuyout, "attacker-buyout", 3, Borrow),
        fact(UnauthorizedAccessLaw, "unauthorized-access-law", 3, Law),
    ]
};

kind!(EventCard, FACTS, |fact| fact.copies);

impl EventCard {
    pub const fn effect(self) -> EventEffect {
        FACTS[self as usize].effect
    }

    /// The law is played at once when it is drawn: nobody ever holds it.
    pub fn can_be_held(self) -> bool {
        self.effect() != EventEffect::Law
    }
}
