//! NTP: its receiver may name a set, which scores nothing for anyone from then on (PRT-R6).

use tabletop::{Seat, Table};

use super::turn;
use crate::cards::{Name, Set};
use crate::state::{Cards, Phase, State, Then};
use crate::{Action, Event, Illegal, Ports};

pub(super) fn candidates(out: &mut Vec<Action>) {
    out.extend(Set::NAMEABLE.map(Action::Name));
    out.push(Action::NameNone);
}

pub(super) fn check(state: &State, set: Option<Set>) -> Result<(), Illegal> {
    let Phase::Ntp { .. } = state.phase else {
        return Err(Illegal::NoNtp);
    };
    match set {
        Some(set) if !Set::NAMEABLE.contains(&set) => Err(Illegal::NotNameable),
        Some(_) | None => Ok(()),
    }
}

/// Asks the receiver if NTP is among the cards that have just become captures.
pub(super) fn ask_if_ntp(state: &mut State, arrived: Cards, receiver: Seat, then: Then) -> bool {
    let arrives = arrived.iter().any(|card| state.name(card) == Name::Ntp);
    if arrives {
        state.phase = Phase::Ntp { receiver, then };
    }
    arrives
}

pub(super) fn apply(
    game: &Ports,
    state: &mut State,
    seat: Seat,
    set: Option<Set>,
    table: &mut impl Table<Ports>,
) {
    let Phase::Ntp { then, .. } = state.phase else {
        unreachable!("checked: NTP is being asked");
    };
    if let Some(set) = set {
        state.zeroed = state.zeroed.with(set);
    }
    if then == Then::Act {
        state.phase = Phase::Act;
    }
    table.tell(game, state, |_| Some(Event::Named { seat, set }));
    match then {
        Then::Act => {}
        Then::Refill => turn::action_done(game, state, table),
        Then::End => turn::end(game, state, table),
    }
}
