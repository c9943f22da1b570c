//! Removing damage, one token after another.

use tabletop::{Seat, Table};

use super::round;
use crate::actions::Spot;
use crate::state::{MAX_PLAYERS, Mending, Phase, Rack, State};
use crate::{Action, Event, League};

/// The damaged vulnerabilities.
fn damaged(rack: &Rack) -> impl Iterator<Item = Spot> {
    rack.hosts().flat_map(|host| {
        let hurt = (0..host.damage.len()).filter(|&nth| host.damage[nth] > 0);
        hurt.map(|nth| Spot {
            server: host.server,
            nth: nth as u8,
        })
    })
}

pub(super) fn candidates(rack: &Rack, out: &mut Vec<Action>) {
    let start = out.len();
    out.extend(damaged(rack).map(Action::Mend));
    out[start..].sort_unstable();
}

/// LGE-R22: removes what needs no asking: everything, or all from the only place there is. How much
/// is left to be removed by choice.
pub(super) fn settle(
    game: &League,
    state: &mut State,
    seat: Seat,
    cause: Mending,
    left: u8,
    table: &mut impl Table<League>,
) -> u8 {
    let rack = &mut state.player_mut(seat).rack;
    let damage = rack.damage();
    if damage == 0 || left == 0 {
        return 0;
    }
    if damage <= left {
        clean(rack);
        table.tell(game, state, |_| {
            Some(Event::MendedAll {
                seat,
                damage,
                cause,
            })
        });
        return 0;
    }
    let only = {
        let mut spots = damaged(rack);
        spots.next().filter(|_| spots.next().is_none())
    };
    let Some(spot) = only else {
        return left;
    };
    take_off(game, state, seat, spot, left, cause, table);
    0
}

/// All damage off.
pub(super) fn clean(rack: &mut Rack) {
    for host in rack.0.iter_mut().flatten() {
        host.damage = Default::default();
    }
}

fn take_off(
    game: &League,
    state: &mut State,
    seat: Seat,
    spot: Spot,
    damage: u8,
    cause: Mending,
    table: &mut impl Table<League>,
) {
    let host = state.player_mut(seat).rack.host_mut(spot.server);
    let left = &mut host.expect("checked: it is there").damage[usize::from(spot.nth)];
    *left -= damage;
    let left = *left;
    table.tell(game, state, |_| {
        Some(Event::Mended {
            seat,
            spot,
            damage,
            left,
            cause,
        })
    });
}

pub(super) fn mend(
    game: &League,
    state: &mut State,
    seat: Seat,
    spot: Spot,
    table: &mut impl Table<League>,
) {
    let Phase::Mend { cause, mut left } = state.phase else {
        unreachable!("checked: something is to be mended");
    };
    left[seat.index()] -= 1;
    state.phase = Phase::Mend { cause, left };
    take_off(game, state, seat, spot, 1, cause, table);
    left[seat.index()] = settle(game, state, seat, cause, left[seat.index()], table);
    state.phase = Phase::Mend { cause, left };
    if left != [0; MAX_PLAYERS] {
        return;
    }
    match cause {
        Mending::Repair => state.phase = Phase::Resolve,
        Mending::Recovery => round::score(game, state, table),
    }
}
