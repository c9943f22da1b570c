//! What happened, as one viewer perceives it. A judgement is told step by step: a card is placed,
//! defences are turned up, they stop it, copies nullify them, it survives or is trashed.

use serde::Serialize;
use tabletop::{Seat, Viewer};
use ts_rs::TS;

use crate::cards::{EventCard, Mitigation, Plan, Stage, Technique};
use crate::state::{PLAYERS, Slot, Victory};
use crate::view::Cards;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// All cards are back in their decks; so much has each player to prepare with.
    SetBegan {
        set: u8,
        funds: [u16; PLAYERS],
    },
    /// Chosen by the loser of the last set, or by lot.
    FirstChosen {
        #[ts(type = "number")]
        first: Seat,
        #[ts(type = "number | null")]
        by: Option<Seat>,
    },
    /// A player has bought a defence; while both prepare only that player is told.
    Bought {
        #[ts(type = "number")]
        seat: Seat,
        card: Face<Mitigation>,
        price: u8,
    },
    /// A player has set a defence face down; while both prepare only that player is told.
    Laid {
        #[ts(type = "number")]
        seat: Seat,
        #[ts(type = "number")]
        slot: Slot,
        card: Face<Mitigation>,
    },
    /// A player has finished preparing.
    Ready {
        #[ts(type = "number")]
        seat: Seat,
    },
    /// Both have finished: what a player bought and set, and has left.
    Prepared {
        #[ts(type = "number")]
        seat: Seat,
        bought: u8,
        set: u8,
        funds: u16,
    },
    TurnBegan {
        turn: u8,
    },
    Happened {
        card: EventCard,
    },
    /// The Olympics: a card of the attack deck and one of the own pile, if there are any.
    Gained {
        #[ts(type = "number")]
        seat: Seat,
        technique: Option<Face<Technique>>,
        defence: Option<Face<Mitigation>>,
    },
    /// By a budget event.
    FundsChanged {
        #[ts(type = "number")]
        seat: Seat,
        change: i16,
        funds: u16,
    },
    /// Both got their funds for the turn.
    Income {
        amount: u16,
        funds: [u16; PLAYERS],
    },
    /// The C2 takedown trashed the last card of an attack zone.
    TakenDown {
        #[ts(type = "number")]
        seat: Seat,
        card: Technique,
        stage: Stage,
    },
    /// A defence of `seat` is face up now.
    TurnedUp {
        #[ts(type = "number")]
        seat: Seat,
        #[ts(type = "number")]
        slot: Slot,
        card: Mitigation,
        by: Cause,
    },
    /// A defence of `seat` is face down again; everyone knows which it is (FRL-R14).
    TurnedDown {
        #[ts(type = "number")]
        seat: Seat,
        #[ts(type = "number")]
        slot: Slot,
        card: Mitigation,
    },
    Planned {
        #[ts(type = "number")]
        seat: Seat,
        plan: Plan,
    },
    /// With secret plans: a plan lies face down.
    Sealed {
        #[ts(type = "number")]
        seat: Seat,
    },
    Looked {
        #[ts(type = "number")]
        seat: Seat,
        cards: Cards<Technique>,
    },
    /// The trash was shuffled into the empty attack deck.
    Reshuffled {
        cards: u8,
    },
    Weaponised {
        #[ts(type = "number")]
        seat: Seat,
        card: Face<Technique>,
        price: u8,
    },
    /// A player bought none of the cards looked at.
    Declined {
        #[ts(type = "number")]
        seat: Seat,
    },
    /// A player who could have placed an attack card did not, or not another one.
    HeldBack {
        #[ts(type = "number")]
        seat: Seat,
    },
    Placed {
        #[ts(type = "number")]
        seat: Seat,
        card: Technique,
        stage: Stage,
    },
    /// These defences stop the placed card, unless as many copies are discarded.
    Judged {
        #[ts(type = "number")]
        seat: Seat,
        card: Technique,
        defences: Vec<Mitigation>,
    },
    /// So many copies were discarded: these defences are off for this turn.
    Nullified {
        #[ts(type = "number")]
        seat: Seat,
        card: Technique,
        copies: u8,
        defences: Vec<Mitigation>,
    },
    Survived {
        #[ts(type = "number")]
        seat: Seat,
        card: Technique,
        stage: Stage,
    },
    /// The placed card is trashed and the attack is over.
    Stopped {
        #[ts(type = "number")]
        seat: Seat,
        card: Technique,
        stage: Stage,
    },
    /// A player trashed an own defence to make room.
    Trashed {
        #[ts(type = "number")]
        seat: Seat,
        #[ts(type = "number")]
        slot: Slot,
        card: Mitigation,
    },
    /// The last turn of a set is over.
    TurnsEnded {
        turns: u8,
    },
    SetWon {
        #[ts(type = "number")]
        seat: Seat,
        set: u8,
        by: Victory,
    },
    Won {
        #[ts(type = "number")]
        seat: Seat,
        /// By seat.
        sets: [u8; PLAYERS],
    },
}

/// A card that only some may see.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Face<C> {
    Up(C),
    Down,
}

impl<C> Face<C> {
    /// As this viewer sees a card of `owner`.
    pub(crate) fn to(viewer: Viewer, owner: Seat, card: C) -> Face<C> {
        if may_look(viewer, owner) {
            Face::Up(card)
        } else {
            Face::Down
        }
    }
}

/// Whether the viewer may see what only `owner` may.
pub(crate) fn may_look(viewer: Viewer, owner: Seat) -> bool {
    match viewer {
        Viewer::Seat(seat) => seat == owner,
        Viewer::Open => true,
        Viewer::Spectator => false,
    }
}

/// Who or what turned a defence up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    Recon,
    InsiderLeak,
    /// Its owner, against an attack.
    Defence,
}
