//! Everything true at one moment of a match.

use serde::{Deserialize, Serialize};
use tabletop::cards::{Bag, Set};
use tabletop::{Sealed, Seat, Seats};
use ts_rs::TS;

use crate::cards::{EventCard, Mitigation, Plan, STAGES, Stage, Technique};

/// The players.
pub const PLAYERS: usize = 2;
/// The places of a defence zone.
pub const SLOTS: usize = 5;
/// After so many turns a set is decided.
pub const TURNS: u8 = 20;
/// Sets that win the match.
pub const WINS: u8 = 2;
/// The most sets that can be played.
pub const SETS: usize = 3;

/// A place in a defence zone, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
pub struct Slot(pub u8);

impl Slot {
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub fn all() -> impl Iterator<Item = Slot> {
        (0..SLOTS as u8).map(Slot)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub sides: [Side; PLAYERS],
    /// The shared attack deck, face down, and its face-up trash.
    pub deck: Bag<Technique>,
    pub trash: Bag<Technique>,
    /// The cards that the player who weaponises is looking at.
    pub looked: Bag<Technique>,
    pub events: Set<EventCard>,
    pub past_events: Set<EventCard>,
    /// The event of this turn.
    pub event: Option<EventCard>,
    /// Who goes first in this set.
    pub first: Seat,
    /// From 1; 0 until both have prepared.
    pub turn: u8,
    /// How the sets before this one were won.
    pub past: [Option<SetWon>; SETS],
    pub phase: Phase,
}

/// What a player has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Side {
    pub funds: u16,
    /// The attack cards in hand.
    pub techniques: Bag<Technique>,
    /// The defences in hand.
    pub defences: Set<Mitigation>,
    /// The defences that can still be bought.
    pub pile: Set<Mitigation>,
    /// The defence zone.
    pub slots: [Option<Mitigation>; SLOTS],
    /// Of the defences in the zone those that are face up,
    pub up: Set<Mitigation>,
    /// those that are face down and known to everyone (FRL-R14),
    pub known: Set<Mitigation>,
    /// and those that are nullified for this turn.
    pub nullified: Set<Mitigation>,
    /// Trashed defences; they never come back.
    pub trashed: Set<Mitigation>,
    /// The attack zone, stage by stage.
    pub chain: [Option<Technique>; STAGES],
    /// The action cards of this turn.
    pub plan: Sealed<Plan>,
}

/// What is awaited.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum Phase {
    /// The loser of a set chooses who goes first in the next.
    Order {
        #[ts(type = "number")]
        seat: Seat,
    },
    /// Both buy and set their first defences in secret; these have finished.
    Opening {
        #[ts(type = "Array<number>")]
        ready: Seats,
    },
    /// A player may turn an own defence face down.
    Reorganise {
        #[ts(type = "number")]
        seat: Seat,
    },
    /// The next player without a plan shows one, or both seal theirs.
    Plan,
    /// A player may turn up so many defences of the other.
    Recon {
        #[ts(type = "number")]
        seat: Seat,
        left: u8,
    },
    /// A player looks at cards of the attack deck and may buy one; this and so many times in all.
    Weaponise {
        #[ts(type = "number")]
        seat: Seat,
        left: u8,
    },
    /// A player may place an attack card.
    Attack {
        #[ts(type = "number")]
        seat: Seat,
    },
    /// This player has placed a card; the other may turn up defences.
    Reveal {
        #[ts(type = "number")]
        seat: Seat,
        technique: Technique,
    },
    /// The placed card is stopped by so many defences, unless its player discards as many copies.
    Nullify {
        #[ts(type = "number")]
        seat: Seat,
        technique: Technique,
        need: u8,
    },
    /// A player may buy so many defences, and sets what it likes.
    Harden {
        #[ts(type = "number")]
        seat: Seat,
        left: u8,
    },
    Over {
        #[ts(type = "number")]
        winner: Seat,
    },
}

/// How a set was won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SetWon {
    #[ts(type = "number")]
    pub winner: Seat,
    pub by: Victory,
    pub turn: u8,
    /// Who went first in it.
    #[ts(type = "number")]
    pub first: Seat,
}

/// What decided a set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Victory {
    /// The fifth stage was reached.
    Objective,
    /// Both were equally far, in time or at the end; the funds decided.
    Funds,
    /// The funds were equal too; it went to the second player.
    Second,
    /// The turns ran out; this player was further.
    Further,
}

/// The other player.
pub const fn other(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}

impl Side {
    /// At the beginning of a set: one defence in hand, the rest in the pile.
    pub fn fresh(funds: u16) -> Side {
        let free = Set::from([Mitigation::FREE]);
        Side {
            funds,
            techniques: Bag::EMPTY,
            defences: free,
            pile: Set::FULL.minus(free),
            slots: [None; SLOTS],
            up: Set::EMPTY,
            known: Set::EMPTY,
            nullified: Set::EMPTY,
            trashed: Set::EMPTY,
            chain: [None; STAGES],
            plan: Sealed::EMPTY,
        }
    }

    /// All defences in the zone.
    pub fn set(&self) -> Set<Mitigation> {
        self.slots.iter().copied().flatten().collect()
    }

    /// The face-down defences in the zone.
    pub fn down(&self) -> Set<Mitigation> {
        self.set().minus(self.up)
    }

    pub fn has_down(&self) -> bool {
        let mut set = self.slots.iter().flatten();
        set.any(|&card| !self.up.contains(card))
    }

    pub fn at(&self, slot: Slot) -> Option<Mitigation> {
        self.slots.get(slot.index()).copied().flatten()
    }

    /// The first empty place of the zone.
    pub fn free_slot(&self) -> Option<Slot> {
        let free = self.slots.iter().position(Option::is_none);
        free.map(|index| Slot(index as u8))
    }

    /// How many stages have been reached.
    pub fn reached(&self) -> usize {
        self.chain.iter().flatten().count()
    }

    /// The stage that comes next.
    pub fn next_stage(&self) -> Option<Stage> {
        Stage::ALL.get(self.reached()).copied()
    }

    /// What was planned of a turn; nothing before the plan is made.
    pub fn planned(&self) -> Plan {
        self.plan.open().unwrap_or(Plan::NOTHING)
    }
}

impl State {
    #[inline]
    pub fn side(&self, seat: Seat) -> &Side {
        &self.sides[seat.index()]
    }

    #[inline]
    pub fn side_mut(&mut self, seat: Seat) -> &mut Side {
        &mut self.sides[seat.index()]
    }

    /// Sets won by a player.
    pub fn wins(&self, seat: Seat) -> u8 {
        let won = self.past.iter().flatten();
        won.filter(|set| set.winner == seat).count() as u8
    }

    /// The set that is being played, from 1; the last one when the match is over.
    pub fn set(&self) -> u8 {
        let past = self.past.iter().flatten().count() as u8;
        match self.phase {
            Phase::Over { .. } => past,
            Phase::Order { .. }
            | Phase::Opening { .. }
            | Phase::Reorganise { .. }
            | Phase::Plan
            | Phase::Recon { .. }
            | Phase::Weaponise { .. }
            | Phase::Attack { .. }
            | Phase::Reveal { .. }
            | Phase::Nullify { .. }
            | Phase::Harden { .. } => past + 1,
        }
    }

    /// The defences that stop nothing in this turn.
    pub fn void(&self) -> Set<Mitigation> {
        void(self.event)
    }

    /// The defences of `seat` that stop this technique now: face up, neither nullified nor void.
    pub fn stoppers(&self, seat: Seat, technique: Technique) -> Set<Mitigation> {
        let side = self.side(seat);
        technique
            .stopped_by()
            .and(side.up)
            .minus(side.nullified)
            .minus(self.void())
    }
}

/// The defences that stop nothing while this event lasts.
pub(crate) fn void(event: Option<EventCard>) -> Set<Mitigation> {
    match event {
        Some(EventCard::ZeroDay) => Set::from([Mitigation::M1016, Mitigation::M1051]),
        _ => Set::EMPTY,
    }
}
