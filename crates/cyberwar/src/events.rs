//! What happened, as one viewer perceives it.

use serde::Serialize;
use tabletop::{Seat, Seats};
use ts_rs::TS;

use crate::cards::{Defence, Defences};
use crate::view::{Attack, GroupName};

/// What happened. Never tells what detects an attack that lies face down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// The attack deck is shuffled: a game begins.
    Dealt {
        group: GroupName,
        game: u8,
        games: u8,
    },
    /// Solo: no shuffle was found in which every five can be stopped (CYW-R11).
    Unfair,
    /// Attacks are laid out face down.
    Laid { round: u8, attacks: Vec<Attack> },
    /// Solo: the four defences of a round.
    Answered {
        #[ts(type = "number")]
        seat: Seat,
        #[ts(type = "Array<number>")]
        defences: Defences,
    },
    /// Attacks were turned up; what stopped each is known.
    Revealed { attacks: Vec<Shown> },
    /// Solo: all attacks of the round were stopped.
    Survived { round: u8 },
    /// Solo: some got through, and the game is lost.
    Lost { round: u8, through: Vec<Attack> },
    /// Solo: the deck is empty.
    Cleared { rounds: u8 },
    /// Draft: the player has made up their mind.
    Decided {
        #[ts(type = "number")]
        seat: Seat,
    },
    /// Draft: what the player kept; none: it is hidden.
    Kept {
        #[ts(type = "number")]
        seat: Seat,
        #[ts(type = "number | null")]
        defence: Option<Defence>,
    },
    /// Draft: all hands go one seat to the left.
    Passed { cards: u8 },
    /// Draft: all cards are kept, and so many of them are to be dropped.
    MustDrop { count: u8 },
    /// Draft: which cards the player dropped; none: they are hidden.
    Dropped {
        #[ts(type = "number")]
        seat: Seat,
        count: u8,
        #[ts(type = "Array<number> | null")]
        defences: Option<Defences>,
    },
    /// Draft: how many of the five the player's three defences stopped.
    Scored {
        #[ts(type = "number")]
        seat: Seat,
        #[ts(type = "Array<number>")]
        defences: Defences,
        score: u8,
    },
    /// Draft: one more attack among the tied leaders, and who of them stopped it.
    TieBreak {
        attack: Shown,
        #[ts(type = "Array<number>")]
        leaders: Seats,
        #[ts(type = "Array<number>")]
        stopped_by: Seats,
    },
    /// Draft: who won this game.
    GameWon {
        game: u8,
        #[ts(type = "Array<number>")]
        winners: Seats,
    },
    /// Red/blue: red picked the group.
    Picked {
        #[ts(type = "number")]
        seat: Seat,
        group: GroupName,
    },
    /// Red/blue: blue's defences are laid out.
    Racked {
        #[ts(type = "number")]
        seat: Seat,
        #[ts(type = "Array<number>")]
        defences: Defences,
    },
    Attacked {
        #[ts(type = "number")]
        seat: Seat,
        attack: Attack,
    },
    Defended {
        #[ts(type = "number")]
        seat: Seat,
        #[ts(type = "number")]
        defence: Defence,
    },
    /// Red/blue: how the round went.
    Fought { round: u8, stopped: u8, through: u8 },
    /// Red/blue: the discarded defences are shuffled into a new deck.
    Reshuffled,
    /// Red/blue: red drew attacks; none are left if it is fewer than it should be.
    RedDrew {
        #[ts(type = "number")]
        seat: Seat,
        attacks: Vec<Attack>,
        bonus: bool,
    },
    BlueDrew {
        #[ts(type = "number")]
        seat: Seat,
        #[ts(type = "Array<number>")]
        defences: Defences,
        bonus: bool,
    },
    /// Red/blue: a game is over.
    GameOver {
        #[ts(type = "number")]
        red: Seat,
        stopped: u8,
        through: u8,
    },
    /// It is all over.
    Won {
        #[ts(type = "Array<number>")]
        winners: Seats,
    },
}

/// An attack that was turned up, and which of the defences facing it detected it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Shown {
    pub attack: Attack,
    #[ts(type = "Array<number>")]
    pub caught_by: Defences,
}
