//! What happened, as one viewer perceives it. Upkeep is told step by step.

use serde::{Deserialize, Serialize};
use tabletop::Seat;
use ts_rs::TS;

use crate::actions::{Manner, Offer};
use crate::board::{Cost, MAX_PLAYERS, Piece, Site, Space, Tokens};
use crate::cards::{Attack, EventCard, Security, Vulnerability};
use crate::cost::Bill;
use crate::state::Victory;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// Everyone has three attack cards.
    Dealt {
        #[ts(type = "number")]
        start: Seat,
        /// The stock of each site.
        stock: u8,
    },
    TurnBegan {
        #[ts(type = "number")]
        seat: Seat,
        round: u16,
    },
    /// The round marker turned a vulnerability up.
    Exposed {
        card: Vulnerability,
        replaced: Option<Vulnerability>,
    },
    ClaimEnded {
        #[ts(type = "number")]
        seat: Seat,
        site: Site,
    },
    Gained {
        #[ts(type = "number")]
        seat: Seat,
        site: Site,
        from: Source,
    },
    /// The colour is barred, or its site has just leaked.
    Missed {
        #[ts(type = "number")]
        seat: Seat,
        site: Site,
    },
    Secured {
        site: Site,
        card: Security,
        cause: Trigger,
    },
    Leaked {
        site: Site,
        /// How many attackers were inside.
        caught: u8,
        /// What the site starts anew with.
        stock: u8,
    },
    Arrested {
        #[ts(type = "number")]
        attacker: Piece,
        /// Where it was.
        space: Space,
    },
    WentOut {
        #[ts(type = "number")]
        seat: Seat,
    },
    /// A d4 was rolled for a card.
    Rolled {
        #[ts(type = "number")]
        seat: Seat,
        die: Site,
        card: Rolling,
        /// The colour that was hoped for; none: every colour does the same.
        wanted: Option<Site>,
    },
    /// The three dice of gathering.
    Gathered {
        #[ts(type = "number")]
        seat: Seat,
        dice: [Site; 2],
        six: Six,
    },
    Scored {
        #[ts(type = "number")]
        seat: Seat,
        points: u8,
        total: u8,
        why: Scoring,
    },
    Stood {
        #[ts(type = "number")]
        seat: Seat,
    },
    Exchanged {
        #[ts(type = "number")]
        seat: Seat,
        card: Attack,
    },
    Drew {
        #[ts(type = "number")]
        seat: Seat,
        card: Face<Attack>,
    },
    DrewEvent {
        #[ts(type = "number")]
        seat: Seat,
        card: Face<EventCard>,
    },
    /// The Unauthorized Access Law was drawn and works at once.
    LawDrawn {
        #[ts(type = "number")]
        seat: Seat,
    },
    Surrendered {
        #[ts(type = "number")]
        attacker: Piece,
    },
    /// Intruded, moved deeper, climbed or returned by a card.
    Moved {
        #[ts(type = "number")]
        seat: Seat,
        #[ts(type = "number")]
        attacker: Piece,
        from: Space,
        to: Space,
        why: Moving,
    },
    Paid {
        #[ts(type = "number")]
        seat: Seat,
        #[ts(as = "[u8; 4]")]
        tokens: Tokens,
        /// None: an event card was bought.
        price: Option<Price>,
    },
    Retreated {
        #[ts(type = "number")]
        seat: Seat,
        #[ts(type = "number")]
        attacker: Piece,
        from: Space,
    },
    Attacked {
        #[ts(type = "number")]
        seat: Seat,
        card: Attack,
        #[ts(type = "number")]
        attacker: Piece,
        site: Site,
        manner: Manner,
    },
    /// Emotet: a colour was named.
    Guessed {
        #[ts(type = "number")]
        seat: Seat,
        site: Site,
    },
    Destroyed {
        site: Site,
    },
    Bought {
        #[ts(type = "number")]
        seat: Seat,
    },
    Used {
        #[ts(type = "number")]
        seat: Seat,
        card: EventCard,
    },
    /// An attacker became acted as an event card's price.
    Spent {
        #[ts(type = "number")]
        attacker: Piece,
    },
    BlackedOut {
        #[ts(type = "number")]
        seat: Seat,
        site: Site,
        /// How many tokens each lost, by seat.
        lost: [u8; MAX_PLAYERS],
    },
    Swapped {
        #[ts(type = "number")]
        seat: Seat,
        #[ts(type = "number")]
        with: Seat,
        give: Site,
        take: Site,
    },
    ZeroDayFound {
        #[ts(type = "number")]
        seat: Seat,
        card: Vulnerability,
    },
    ZeroDayEnded {
        card: Vulnerability,
    },
    Claimed {
        #[ts(type = "number")]
        seat: Seat,
        site: Site,
    },
    Fetched {
        #[ts(type = "number")]
        seat: Seat,
        card: Face<Attack>,
    },
    Discarded {
        #[ts(type = "number")]
        seat: Seat,
        card: Attack,
    },
    Borrowed {
        #[ts(type = "number")]
        seat: Seat,
        #[ts(type = "number")]
        attacker: Piece,
    },
    /// A borrowed attacker went back to its crew.
    GaveBack {
        #[ts(type = "number")]
        attacker: Piece,
    },
    Offered {
        #[ts(type = "number")]
        seat: Seat,
        offer: Offer,
    },
    /// The deal is done.
    Traded {
        #[ts(type = "number")]
        seat: Seat,
        #[ts(type = "number")]
        with: Seat,
        offer: Offer,
    },
    Refused {
        #[ts(type = "number")]
        seat: Seat,
        #[ts(type = "number")]
        with: Seat,
    },
    Proposed {
        #[ts(type = "number")]
        seat: Seat,
        card: Attack,
        #[ts(type = "number")]
        attacker: Piece,
        #[ts(type = "number")]
        partner: Piece,
        site: Site,
    },
    RoundsEnded {
        rounds: u16,
    },
    Won {
        #[ts(type = "number")]
        seat: Seat,
        points: u8,
        by: Victory,
    },
}

/// A card as a viewer sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Face<K> {
    Up(K),
    Back,
}

/// Where a token came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// The site's stock on the board.
    Stock {
        /// How many are left there.
        left: u8,
    },
    /// The bank beside the board.
    Bank,
}

/// What points were scored for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Scoring {
    /// What this card brings by itself.
    Card(Attack),
    /// What this card brings, for each of two attackers of the crew.
    Joint(Attack),
    /// One for each other attacker on the start space.
    Others(Attack),
    /// One for each such token that anybody holds.
    Held(Attack, Site),
    Retreat {
        level: u8,
    },
    Event(EventCard),
}

/// What a payment was for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Price {
    pub site: Site,
    pub bill: Bill,
    /// What was added to it for more points.
    pub extra: Cost,
    /// Two crews paid it together.
    pub shared: bool,
}

/// Why a security card was placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Trigger {
    LowStock,
    Crowd,
}

/// What a d4 was rolled for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Rolling {
    Attack(Attack),
    Event(EventCard),
}

/// A face of the d6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Six {
    Colour(Site),
    Wild,
    White,
}

/// How an attacker came to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Moving {
    /// By paying.
    Intrusion,
    Attack(Attack),
    Event(EventCard),
    /// Back through a Backdoor.
    Backdoor,
}

impl Price {
    /// What was paid in all.
    pub fn total(&self) -> Cost {
        self.bill.total.plus(self.extra)
    }
}
