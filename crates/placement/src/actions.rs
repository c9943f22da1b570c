//! What players can do.

use serde::{Deserialize, Serialize};
use tabletop::cards::Bag;
use tabletop::{Line, Seat};
use ts_rs::TS;

use crate::board::{Piece, Site, Tokens};
use crate::cards::{Attack, EventCard, Vulnerability};

/// What a player says in one breath.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Discard this attack card and draw one.
    Exchange(Attack),
    /// Exchange nothing.
    Keep,
    /// Roll all three dice.
    Roll,
    /// Take a token from this site's stock.
    Take(Site),
    /// Intrude, or move deeper, with this attacker.
    Move(#[ts(type = "number")] Piece),
    /// Back to the start space with this attacker.
    Retreat(#[ts(type = "number")] Piece),
    /// Attack with this card.
    Play(Attack),
    /// Buy an event card.
    Buy,
    /// Play this event card.
    Use(EventCard),
    /// Propose a deal, or another one in answer to a deal.
    Offer(Offer),
    /// This attacker.
    With(#[ts(type = "number")] Piece),
    /// This site, or its colour.
    At(Site),
    /// Attack in this manner.
    By(Manner),
    /// Pay with these tokens.
    Pay(#[ts(as = "[u8; 4]")] Tokens),
    /// Take these tokens.
    Want(#[ts(as = "[u8; 4]")] Tokens),
    /// This vulnerability.
    Exploit(Vulnerability),
    /// Take this attack card from the deck.
    Fetch(Attack),
    /// Discard this attack card.
    Discard(Attack),
    /// Give a token of one colour for one of another.
    Swap {
        give: Site,
        take: Site,
    },
    /// This player.
    Against(#[ts(type = "number")] Seat),
    Accept,
    Refuse,
    Yes,
    No,
    /// No more of this.
    Done,
    /// End the turn.
    End,
}

/// How a card is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Manner {
    Alone,
    /// USB Drop: two more ● for more points.
    Extra,
    /// Man in the Middle: an ARP Spoofing card instead of the cost.
    Spoofed,
    /// Together with another own attacker (共同).
    Joint(#[ts(type = "number")] Piece),
    /// Together with another player's attacker (共闘).
    Together(#[ts(type = "number")] Piece),
}

/// A deal as its proposer sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
pub struct Offer {
    #[ts(type = "number")]
    pub to: Seat,
    pub give: Goods,
    pub take: Goods,
    /// What its proposer promises besides: for all to read, binding nobody (PLC-R10).
    #[serde(default, skip_serializing_if = "Line::is_empty")]
    #[ts(optional, as = "Option<String>")]
    pub promise: Line,
}

/// What changes hands. Cards are named by kind and number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
pub struct Goods {
    #[ts(as = "[u8; 4]")]
    pub tokens: Tokens,
    pub points: u8,
    pub attacks: Bag<Attack>,
    pub events: Bag<EventCard>,
}

impl Offer {
    /// These goods for those, and nothing promised.
    pub const fn new(to: Seat, give: Goods, take: Goods) -> Offer {
        Offer {
            to,
            give,
            take,
            promise: Line::EMPTY,
        }
    }
}

impl Goods {
    pub const NOTHING: Goods = Goods {
        tokens: Tokens::NONE,
        points: 0,
        attacks: Bag::EMPTY,
        events: Bag::EMPTY,
    };

    pub const fn tokens(tokens: Tokens) -> Goods {
        Goods {
            tokens,
            ..Goods::NOTHING
        }
    }
}
