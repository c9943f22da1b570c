//! What each viewer may know.

use serde::Serialize;
use tabletop::cards::{Bag, Kind, Set};
use tabletop::{Seat, Viewer};
use ts_rs::TS;

use crate::FrontLine;
use crate::cards::{EventCard, Mitigation, Plan, Technique};
use crate::events::may_look;
use crate::rules::allotment;
use crate::state::{PLAYERS, Phase, SLOTS, SetWon, Side, Slot, State, TURNS};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct View {
    /// Whose view it is; none: a spectator's, or the open one.
    #[ts(type = "number | null")]
    pub me: Option<Seat>,
    /// The set being played, from 1, and how those before it were won.
    pub set: u8,
    pub past: Vec<SetWon>,
    /// Sets won, by seat.
    pub wins: [u8; PLAYERS],
    #[ts(type = "number")]
    pub first: Seat,
    /// From 1; 0 while both prepare. After so many turns the set is decided.
    pub turn: u8,
    pub turns: u8,
    /// The event of this turn.
    pub event: Option<EventCard>,
    pub phase: Phase,
    /// By seat.
    pub sides: [SideView; PLAYERS],
    pub deck: Cards<Technique>,
    /// The attack cards in the trash.
    pub trash: Vec<Technique>,
    /// The attack cards that the player who weaponises is looking at.
    pub looked: Cards<Technique>,
    /// The events that can still come, in no order, and those that are over.
    pub events: Vec<EventCard>,
    pub past_events: Vec<EventCard>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct SideView {
    /// While both prepare, the other's are shown as they were at the start (FRL-R3).
    pub funds: u16,
    /// The attack zone: the techniques of the stages reached, in order.
    pub chain: Vec<Technique>,
    /// The defence zone.
    pub zone: [Place; SLOTS],
    /// The hand.
    pub techniques: Cards<Technique>,
    pub defences: Cards<Mitigation>,
    /// The defences that can still be bought.
    pub pile: Cards<Mitigation>,
    /// Trashed defences; they never come back.
    pub trashed: Vec<Mitigation>,
    pub plan: PlanView,
}

/// A place of a defence zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum Place {
    Empty,
    /// Face down, and the viewer does not know it.
    Hidden,
    /// Face down, and the viewer knows it: its owner, or everyone if it lay face up before.
    Down {
        card: Mitigation,
        known: bool,
    },
    Up {
        card: Mitigation,
        nullified: bool,
    },
}

/// Cards that only some may see.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "seen", rename_all = "kebab-case")]
pub enum Cards<K> {
    Open { cards: Vec<K> },
    Closed { count: u8 },
}

/// A plan for this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum PlanView {
    NotYet,
    /// It is made, and the viewer may not see it yet.
    Sealed,
    /// `secret`: only its owner sees it yet.
    Open {
        plan: Plan,
        secret: bool,
    },
}

impl<K> Cards<K> {
    pub fn len(&self) -> u8 {
        match self {
            Cards::Open { cards } => cards.len() as u8,
            Cards::Closed { count } => *count,
        }
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The cards, as far as the viewer may see them.
    pub fn open(&self) -> &[K] {
        match self {
            Cards::Open { cards } => cards,
            Cards::Closed { .. } => &[],
        }
    }
}

impl Cards<Technique> {
    pub(crate) fn of_techniques(cards: Bag<Technique>, open: bool) -> Cards<Technique> {
        if open {
            Cards::Open {
                cards: cards.into(),
            }
        } else {
            Cards::Closed { count: cards.len() }
        }
    }
}

impl<K: Kind> Cards<K> {
    fn of_set(cards: Set<K>, open: bool) -> Cards<K> {
        if open {
            Cards::Open {
                cards: cards.into(),
            }
        } else {
            Cards::Closed { count: cards.len() }
        }
    }
}

impl FrontLine {
    pub(crate) fn see(&self, state: &State, viewer: Viewer) -> View {
        // A new field of the state forces a decision here on who sees it.
        let State {
            sides: _,
            deck,
            trash,
            looked,
            events,
            past_events,
            event,
            first,
            turn,
            past,
            phase,
        } = state;
        let looking = match phase {
            Phase::Weaponise { seat, .. } => may_look(viewer, *seat),
            Phase::Order { .. }
            | Phase::Opening { .. }
            | Phase::Reorganise { .. }
            | Phase::Plan
            | Phase::Recon { .. }
            | Phase::Attack { .. }
            | Phase::Reveal { .. }
            | Phase::Nullify { .. }
            | Phase::Harden { .. }
            | Phase::Over { .. } => true,
        };
        View {
            me: viewer.seat(),
            set: state.set(),
            past: past.iter().copied().flatten().collect(),
            wins: [0, 1].map(|seat| state.wins(Seat(seat))),
            first: *first,
            turn: *turn,
            turns: TURNS,
            event: *event,
            phase: *phase,
            sides: [0, 1].map(|seat| see_side(self, state, Seat(seat), viewer)),
            deck: Cards::of_techniques(*deck, viewer == Viewer::Open),
            trash: (*trash).into(),
            looked: Cards::of_techniques(*looked, looking),
            events: (*events).into(),
            past_events: (*past_events).into(),
        }
    }
}

fn see_side(game: &FrontLine, state: &State, owner: Seat, viewer: Viewer) -> SideView {
    let open = may_look(viewer, owner);
    let fresh = Side::fresh(allotment(state, owner));
    let preparing = matches!(state.phase, Phase::Opening { .. });
    // What is bought and set while both prepare is nobody else's business (FRL-R3).
    let side = if preparing && !open {
        &fresh
    } else {
        state.side(owner)
    };
    let Side {
        funds,
        techniques: hand,
        defences,
        pile,
        slots: _,
        up: _,
        known: _,
        nullified: _,
        trashed,
        chain,
        plan: _,
    } = side;
    SideView {
        funds: *funds,
        chain: chain.iter().copied().flatten().collect(),
        zone: std::array::from_fn(|index| see_slot(side, Slot(index as u8), open)),
        techniques: Cards::of_techniques(*hand, open),
        defences: Cards::of_set(*defences, open),
        pile: Cards::of_set(*pile, open),
        trashed: (*trashed).into(),
        plan: see_plan(game, state, owner, open),
    }
}

fn see_slot(side: &Side, slot: Slot, open: bool) -> Place {
    let Some(card) = side.at(slot) else {
        return Place::Empty;
    };
    let known = side.known.contains(card);
    if side.up.contains(card) {
        let nullified = side.nullified.contains(card);
        Place::Up { card, nullified }
    } else if open || known {
        Place::Down { card, known }
    } else {
        Place::Hidden
    }
}

fn see_plan(game: &FrontLine, state: &State, owner: Seat, open: bool) -> PlanView {
    let Some(plan) = state.side(owner).plan.open() else {
        return PlanView::NotYet;
    };
    let secret = state.phase == Phase::Plan && game.secret_plans;
    if secret && !open {
        PlanView::Sealed
    } else {
        PlanView::Open { plan, secret }
    }
}
