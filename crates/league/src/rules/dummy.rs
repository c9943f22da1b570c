//! The dummy opponent of a game of two. It never chooses, repairs or scores; a player chooses for
//! it.

use tabletop::{Seat, Table};

use super::{install, spread};
use crate::cards::Server;
use crate::state::{Host, Phase, Side, State, Within};
use crate::{Event, League};

/// LGE-R18: whenever a player has installed a server and now owns more of this round's level than
/// the dummy, the dummy gets one, which the other player picks. If there is none, it is not made up
/// for later.
pub(super) fn keep_up(
    game: &League,
    state: &mut State,
    seat: Seat,
    table: &mut impl Table<League>,
) {
    if game.players > 2 || state.supply.is_empty() {
        return;
    }
    let level = state.round;
    if state.player(seat).rack.of_level(level) <= state.dummy.of_level(level) {
        return;
    }
    let chooser = seat.after(1, game.players);
    state.phase = Phase::Grow { seat: chooser };
    // LGE-R22: there is nothing to pick.
    if state.supply.len() == 1 {
        let last = state.supply.iter().next().expect("there is one");
        take(game, state, chooser, last, table);
    }
}

pub(super) fn take(
    game: &League,
    state: &mut State,
    seat: Seat,
    server: Server,
    table: &mut impl Table<League>,
) {
    state.supply = state.supply.without(server);
    if state.dummy.len() == game.servers {
        state.phase = Phase::Outgrow { seat, new: server };
        return;
    }
    state.phase = Phase::Resolve;
    state.dummy.add(Host::new(server));
    let side = Side::Dummy;
    table.tell(game, state, |_| Some(Event::Installed { side, server }));
}

/// LGE-R19: damage moves as for a player; a remainder goes to the first places.
pub(super) fn replace(
    game: &League,
    state: &mut State,
    old: Server,
    new: Server,
    table: &mut impl Table<League>,
) {
    let side = Side::Dummy;
    let damage = install::swap(state, side, old, new);
    spread::pour_all(&mut state.dummy, Within::Server(new), damage);
    state.phase = Phase::Resolve;
    table.tell(game, state, |_| {
        Some(Event::Replaced {
            side,
            old,
            new,
            damage,
        })
    });
}
