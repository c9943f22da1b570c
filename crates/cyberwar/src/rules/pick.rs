//! Red/blue: red picks the group (CYW-R17).

use tabletop::{Seat, Table};

use super::deal;
use crate::state::{Duel, DuelPhase, State};
use crate::{Action, CyberWar, Event, Illegal};

pub(super) fn candidates(game: &CyberWar, out: &mut Vec<Action>) {
    let groups = game.setup.pool.decks.len() as u8;
    out.extend((0..groups).map(Action::Pick));
}

pub(super) fn check(game: &CyberWar, duel: &Duel, group: u8) -> Result<(), Illegal> {
    if duel.phase != DuelPhase::Pick {
        return Err(Illegal::WrongStep);
    }
    if usize::from(group) >= game.setup.pool.decks.len() {
        return Err(Illegal::NoSuchGroup);
    }
    Ok(())
}

pub(super) fn apply(
    game: &CyberWar,
    state: &mut State,
    seat: Seat,
    group: u8,
    table: &mut impl Table<CyberWar>,
) {
    deal::take_deck(game, state, group);
    table.tell(game, state, |_| {
        Some(Event::Picked {
            seat,
            group: game.group_name(group),
        })
    });
    deal::begin(game, state, table);
}
