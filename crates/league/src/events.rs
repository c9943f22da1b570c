//! What happened, as one viewer perceives it. The resolution is told step by step.

use serde::Serialize;
use tabletop::{Seat, Seats};
use ts_rs::TS;

use crate::actions::{Spot, Tile};
use crate::cards::{Card, Colour, DefenceKind, Power, Server};
use crate::state::{Choice, Mending, Side};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// A round begins: its servers are laid out and everyone gets cards.
    RoundBegan {
        round: u8,
        /// The deck ran out in the deal, and the discards were shuffled.
        shuffled: bool,
    },
    /// Handicap: a player put so many cards back.
    Trimmed {
        #[ts(type = "number")]
        seat: Seat,
        cards: u8,
    },
    /// A first server.
    Picked {
        #[ts(type = "number")]
        seat: Seat,
        server: Server,
        dummy: bool,
    },
    /// Tiles are to be chosen.
    ActionBegan {
        round: u8,
        action: u8,
    },
    /// Chose, face down.
    Committed {
        #[ts(type = "number")]
        seat: Seat,
    },
    /// All have chosen: the tiles are turned up. By seat; none: no cards, so no tile.
    Revealed {
        tiles: Vec<Option<Shown>>,
    },
    /// A tile's turn, and in which order its players come.
    TileBegan {
        tile: Tile,
        #[ts(type = "Array<number>")]
        order: Vec<Seat>,
    },
    /// A player's turn within the tile: the cards under it are turned up and discarded, but for a
    /// defence card that is put up.
    Opened {
        #[ts(type = "number")]
        seat: Seat,
        choice: Choice,
    },
    /// No server was left: the cards go back into the hand, unseen.
    TookBack {
        #[ts(type = "number")]
        seat: Seat,
        cards: u8,
    },
    /// Defences of a kind were tapped for their effect.
    Tapped {
        #[ts(type = "number")]
        seat: Seat,
        kind: DefenceKind,
        cards: u8,
    },
    /// A server came to a player or to the dummy.
    Installed {
        side: Side,
        server: Server,
    },
    /// The new server came in place of an old one, whose damage moved to it as far as there is room.
    Replaced {
        side: Side,
        old: Server,
        new: Server,
        damage: u8,
    },
    Defended {
        #[ts(type = "number")]
        seat: Seat,
        card: Card,
        /// The defence in each colour now.
        track: [u8; 4],
    },
    Attacked {
        #[ts(type = "number")]
        seat: Seat,
        card: Card,
        step: u8,
        colour: Colour,
        /// With what Trojan Horses and Zero-Day Attacks add.
        power: Power,
        /// Everyone who has a vulnerability of the colour.
        hits: Vec<Hit>,
    },
    /// A token of a remainder was placed.
    Placed {
        side: Side,
        spot: Spot,
    },
    /// So many damage tokens were removed from a vulnerability, and so many are left on it.
    Mended {
        #[ts(type = "number")]
        seat: Seat,
        spot: Spot,
        damage: u8,
        left: u8,
        cause: Mending,
    },
    /// All of a player's damage was removed.
    MendedAll {
        #[ts(type = "number")]
        seat: Seat,
        damage: u8,
        cause: Mending,
    },
    /// What the disc will move for: told item by item before it does.
    Earned {
        #[ts(type = "number")]
        seat: Seat,
        points: u8,
        by: Source,
    },
    /// A disc moved.
    Scored {
        #[ts(type = "number")]
        seat: Seat,
        points: u8,
        total: u16,
    },
    RoundEnded {
        round: u8,
    },
    /// All damage is off, tapped cards are straight, hands and supply are put away.
    Cleaned,
    Won {
        #[ts(as = "Vec<u8>")]
        winners: Seats,
        points: u16,
        /// The winners had as many points as others, but less damage.
        by_damage: bool,
    },
}

/// A tile that is turned up, with how many cards under it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Shown {
    pub tile: Tile,
    pub cards: u8,
}

/// What an attack did to one opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Hit {
    pub side: Side,
    /// The defence in the colour of the attack.
    pub defence: u8,
    /// What was left of the attack.
    pub damage: u8,
    /// How much more the vulnerabilities of the colour could take.
    pub room: u8,
    /// What of the damage there was room for; some of it may be waiting to be placed.
    pub placed: u8,
}

/// What points are for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// The largest damage placed on one opponent.
    Damage,
    ProofOfConcept,
    UndergroundMarket,
    SolidStateCache,
    /// Vulnerabilities without damage, so many.
    Vulnerabilities,
    /// A server without damage.
    Clean(Server),
    /// Certification Audits, together.
    CertificationAudit,
}

impl Shown {
    pub(crate) fn of(choice: &Choice) -> Shown {
        Shown {
            tile: choice.plan.tile(),
            cards: choice.cards().len(),
        }
    }
}
