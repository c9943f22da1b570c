//! Installing a server.

use tabletop::{Seat, Table};

use super::{dummy, score, spread};
use crate::cards::{Cards, DefenceKind, Server, server};
use crate::events::Source;
use crate::state::{Choice, Host, Phase, Rack, Side, State, Within};
use crate::{Action, Event, League};

pub(super) fn resolve(
    game: &League,
    state: &mut State,
    seat: Seat,
    choice: Choice,
    table: &mut impl Table<League>,
) {
    let cards = choice.paid;
    if state.supply.is_empty() {
        // LGE-R9: the cards go back unseen, and the action is spent.
        let player = state.player_mut(seat);
        player.hand = player.hand.plus(cards);
        let cards = cards.len();
        table.tell(game, state, |_| Some(Event::TookBack { seat, cards }));
        return;
    }
    state.discard(cards);
    state.phase = Phase::Install { seat };
    table.tell(game, state, |_| Some(Event::Opened { seat, choice }));
    tap(game, state, seat, cards.len(), table);
    // LGE-R22: with one server left everyone can see which it will be.
    if state.supply.len() == 1 {
        let last = state.supply.iter().next().expect("there is one");
        take(game, state, seat, last, table);
    }
}

/// LGE-R8: Thin Provisions are used whenever they make a server cheaper, and no more of them are
/// tapped than that takes.
fn tap(game: &League, state: &mut State, seat: Seat, paid: u8, table: &mut impl Table<League>) {
    let saved = server::price(state.round) - paid;
    if saved == 0 {
        return;
    }
    let player = state.player_mut(seat);
    let unused = player.untapped(DefenceKind::ThinProvision);
    let used: Cards = unused.iter().take(usize::from(saved)).collect();
    player.tapped = player.tapped.plus(used);
    table.tell(game, state, |_| {
        Some(Event::Tapped {
            seat,
            kind: DefenceKind::ThinProvision,
            cards: saved,
        })
    });
}

pub(super) fn take(
    game: &League,
    state: &mut State,
    seat: Seat,
    server: Server,
    table: &mut impl Table<League>,
) {
    state.supply = state.supply.without(server);
    if state.player(seat).rack.len() == game.servers {
        state.phase = Phase::Replace { seat, new: server };
        return;
    }
    state.phase = Phase::Resolve;
    state.player_mut(seat).rack.add(Host::new(server));
    let side = Side::Player(seat);
    table.tell(game, state, |_| Some(Event::Installed { side, server }));
    installed(game, state, seat, table);
}

/// The servers that can make room for a new one, in order.
pub(super) fn removals(rack: &Rack, out: &mut Vec<Action>) {
    let start = out.len();
    out.extend(rack.hosts().map(|host| Action::Remove(host.server)));
    out[start..].sort_unstable();
}

/// LGE-R10: the old server leaves the game, and its damage is spread over the new one.
pub(super) fn replace(
    game: &League,
    state: &mut State,
    seat: Seat,
    old: Server,
    new: Server,
    table: &mut impl Table<League>,
) {
    let side = Side::Player(seat);
    let damage = swap(state, side, old, new);
    let within = Within::Server(new);
    let left = spread::pour(state.rack_mut(side), within, damage);
    state.phase = match left {
        0 => Phase::Resolve,
        _ => Phase::Place {
            within,
            left: spread::only(seat, left),
        },
    };
    table.tell(game, state, |_| {
        Some(Event::Replaced {
            side,
            old,
            new,
            damage,
        })
    });
    if left == 0 {
        installed(game, state, seat, table);
    }
}

/// Puts a server in the place of another; how much damage that one had.
pub(super) fn swap(state: &mut State, side: Side, old: Server, new: Server) -> u8 {
    state.gone = state.gone.with(old);
    let host = state.rack_mut(side).host_mut(old);
    let host = host.expect("checked: the old server is there");
    let damage = host.total();
    *host = Host::new(new);
    damage
}

/// The server stands, with all damage in its place.
pub(super) fn installed(
    game: &League,
    state: &mut State,
    seat: Seat,
    table: &mut impl Table<League>,
) {
    state.phase = Phase::Resolve;
    let caches = state.player(seat).count(DefenceKind::SolidStateCache);
    score::earn(game, state, seat, Source::SolidStateCache, caches, table);
    score::advance(game, state, seat, caches, table);
    dummy::keep_up(game, state, seat, table);
}
