//! Spreading damage evenly: always to the least damaged vulnerabilities. What is left when there is
//! not one for each of them is placed by whoever owns them.

use tabletop::{Seat, Table};

use super::install;
use crate::actions::Spot;
use crate::cards::Colour;
use crate::state::{FULL, Host, MAX_PLAYERS, Phase, Rack, Side, State, Within};
use crate::{Event, League};

/// Which vulnerabilities of a server damage is spread over, as bits.
#[inline]
fn mask(host: &Host, within: Within) -> u8 {
    match within {
        Within::Colour(colour) => host.server.mask(colour),
        Within::Server(server) if server == host.server => (1 << server.spots().len()) - 1,
        Within::Server(_) => 0,
    }
}

/// For how much damage of a colour there is room; none if there is no vulnerability of it.
#[inline]
pub(crate) fn room(rack: &Rack, colour: Colour) -> Option<u8> {
    let mut room = None;
    for host in rack.hosts() {
        let mask = host.server.mask(colour);
        if mask == 0 {
            continue;
        }
        let free = places(mask).map(|nth| FULL - host.damage[nth]);
        room = Some(room.unwrap_or(0) + free.sum::<u8>());
    }
    room
}

#[inline]
fn places(mask: u8) -> impl Iterator<Item = usize> + Clone {
    (0..4).filter(move |nth| mask >> nth & 1 != 0)
}

/// The least damage on any of the vulnerabilities that has room for more, and on how many it lies.
#[inline]
fn lowest(rack: &Rack, within: Within) -> Option<(u8, u8)> {
    let (mut least, mut count) = (FULL, 0);
    for host in rack.hosts() {
        for nth in places(mask(host, within)) {
            let damage = host.damage[nth];
            if damage < least {
                (least, count) = (damage, 1);
            } else if damage == least {
                count += 1;
            }
        }
    }
    (least < FULL).then_some((least, count))
}

/// The vulnerabilities that the next token can go to.
pub(crate) fn least(rack: &Rack, within: Within) -> impl Iterator<Item = Spot> {
    let least = lowest(rack, within).map(|(least, _)| least);
    rack.hosts().flat_map(move |host| {
        places(mask(host, within))
            .filter(move |&nth| Some(host.damage[nth]) == least)
            .map(|nth| Spot {
                server: host.server,
                nth: nth as u8,
            })
    })
}

/// Puts a token on each of the least damaged, or on the first so many of them.
#[inline]
fn layer(rack: &mut Rack, within: Within, least: u8, mut tokens: u8) {
    for host in rack.0.iter_mut().flatten() {
        for nth in places(mask(host, within)) {
            if tokens > 0 && host.damage[nth] == least {
                host.damage[nth] += 1;
                tokens -= 1;
            }
        }
    }
}

/// Spreads as much as can be spread evenly, and the rest too if it makes no difference where it
/// goes; how many tokens are left for the owner to place. What there is no room for is lost.
#[inline]
pub(crate) fn pour(rack: &mut Rack, within: Within, mut tokens: u8) -> u8 {
    while tokens > 0 {
        let Some((least, count)) = lowest(rack, within) else {
            return 0;
        };
        if tokens < count && matters(rack, within) {
            return tokens;
        }
        layer(rack, within, least, tokens);
        tokens = tokens.saturating_sub(count);
    }
    0
}

/// The same without asking: what is left goes to the first places (LGE-R19).
#[inline]
pub(crate) fn pour_all(rack: &mut Rack, within: Within, mut tokens: u8) {
    while let Some((least, count)) = lowest(rack, within).filter(|_| tokens > 0) {
        layer(rack, within, least, tokens);
        tokens = tokens.saturating_sub(count);
    }
}

/// LGE-R13: it makes no difference among vulnerabilities of one colour on one server.
fn matters(rack: &Rack, within: Within) -> bool {
    let alike = |spot: Spot| (spot.server, spot.server.spots()[usize::from(spot.nth)]);
    let mut spots = least(rack, within).map(alike);
    let first = spots.next();
    spots.any(|spot| Some(spot) != first)
}

/// Only this seat has something to place, or to mend.
pub(super) fn only(seat: Seat, left: u8) -> [u8; MAX_PLAYERS] {
    let mut all = [0; MAX_PLAYERS];
    all[seat.index()] = left;
    all
}

/// A token of the remainder. LGE-R13: several players place theirs at the same time.
pub(super) fn place(
    game: &League,
    state: &mut State,
    seat: Seat,
    spot: Spot,
    table: &mut impl Table<League>,
) {
    let Phase::Place { within, mut left } = state.phase else {
        unreachable!("checked: something is to be placed");
    };
    let rack = &mut state.player_mut(seat).rack;
    let host = rack.host_mut(spot.server);
    host.expect("checked: it is there").damage[usize::from(spot.nth)] += 1;
    left[seat.index()] = pour(rack, within, left[seat.index()] - 1);
    let done = left == [0; MAX_PLAYERS];
    state.phase = match (done, within) {
        (true, Within::Colour(_)) => Phase::Resolve,
        _ => Phase::Place { within, left },
    };
    let side = Side::Player(seat);
    table.tell(game, state, |_| Some(Event::Placed { side, spot }));
    if done && matches!(within, Within::Server(_)) {
        install::installed(game, state, seat, table);
    }
}
