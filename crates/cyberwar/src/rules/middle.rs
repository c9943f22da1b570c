//! Red/blue: red and blue put cards face down into the middle by turns, red first and last.

use tabletop::{Seat, Table};

use super::round;
use crate::cards::{Defence, Handle};
use crate::state::{Duel, DuelPhase, State};
use crate::{Action, CyberWar, Event, Illegal};

pub(super) fn candidates(duel: &Duel, seat: Seat, out: &mut Vec<Action>) {
    if seat == duel.red {
        out.extend(duel.row.iter().map(Action::Attack));
    } else {
        out.extend(duel.rack.iter().map(Action::Defend));
    }
}

pub(super) fn check_attack(duel: &Duel, seat: Seat, handle: Handle) -> Result<(), Illegal> {
    if duel.phase != DuelPhase::Play || seat != duel.red {
        return Err(Illegal::WrongStep);
    }
    if !duel.row.contains(handle) {
        return Err(Illegal::NotInRow);
    }
    Ok(())
}

/// Blue plays its own defences (CYW-R19).
pub(super) fn check_defend(duel: &Duel, seat: Seat, defence: Defence) -> Result<(), Illegal> {
    if duel.phase != DuelPhase::Play || seat == duel.red {
        return Err(Illegal::WrongStep);
    }
    if !duel.rack.contains(defence) {
        return Err(Illegal::NotInRow);
    }
    Ok(())
}

pub(super) fn attack(
    game: &CyberWar,
    state: &mut State,
    seat: Seat,
    handle: Handle,
    table: &mut impl Table<CyberWar>,
) {
    let duel = super::duel(state);
    duel.row.remove(handle);
    duel.attacks.push(handle);
    let full = duel.attacks.is_full();
    table.tell(game, state, |viewer| {
        let attack = game.attack(state, viewer, handle);
        Some(Event::Attacked { seat, attack })
    });
    if full {
        round::reveal(game, state, table);
    }
}

pub(super) fn defend(
    game: &CyberWar,
    state: &mut State,
    seat: Seat,
    defence: Defence,
    table: &mut impl Table<CyberWar>,
) {
    let duel = super::duel(state);
    duel.rack.remove(defence);
    duel.guards.push(defence);
    table.tell(game, state, |_| Some(Event::Defended { seat, defence }));
}
