//! Spreading damage evenly: always to the least damaged vulnerabilities. What is left when there is
//! not one for each of them is placed by whoever owns them.

use tabletop::{Seat, Table};

use super::install;
use crate::actions::Spot;
use crate::cards::{Colour, MOST_SPOTS};
use crate::state::{FULL, Host, MAX_PLAYERS, MOST_SERVERS, Phase, Rack, Side, State, Within};
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

#[inline]
fn places(mask: u8) -> impl Iterator<Item = usize> + Clone {
    (0..MOST_SPOTS).filter(move |nth| mask >> nth & 1 != 0)
}

/// For how much damage of a colour there is room; none if there is no vulnerability of it.
#[inline]
pub(crate) fn room(rack: &Rack, colour: Colour) -> Option<u8> {
    let mut room = None;
    for host in rack.hosts() {
        for nth in places(host.server.mask(colour)) {
            room = Some(room.unwrap_or(0) + FULL - host.damage[nth]);
        }
    }
    room
}

/// The vulnerabilities that damage is spread over, and what lies on them. Of those with the least
/// damage each gets a token before any gets a second one.
struct Spots {
    /// The server's place in the rack, the vulnerability's on the server, and its damage.
    spots: [(u8, u8, u8); MOST_SERVERS * MOST_SPOTS],
    count: usize,
}

impl Spots {
    #[inline]
    fn of(rack: &Rack, within: Within) -> Spots {
        let mut spots = Spots {
            spots: [(0, 0, 0); MOST_SERVERS * MOST_SPOTS],
            count: 0,
        };
        for (place, host) in rack.hosts().enumerate() {
            for nth in places(mask(host, within)) {
                spots.spots[spots.count] = (place as u8, nth as u8, host.damage[nth]);
                spots.count += 1;
            }
        }
        spots
    }

    #[inline]
    fn all(&self) -> &[(u8, u8, u8)] {
        &self.spots[..self.count]
    }

    /// The least damage that leaves room for more, and on how many vulnerabilities it lies.
    #[inline]
    fn lowest(&self) -> Option<(u8, u8)> {
        let (mut least, mut count) = (FULL, 0);
        for &(_, _, damage) in self.all() {
            if damage < least {
                (least, count) = (damage, 1);
            } else if damage == least {
                count += 1;
            }
        }
        (least < FULL).then_some((least, count))
    }

    /// Puts a token on each of the least damaged, or on the first so many of them.
    #[inline]
    fn layer(&mut self, least: u8, mut tokens: u8) {
        for (_, _, damage) in &mut self.spots[..self.count] {
            if tokens > 0 && *damage == least {
                *damage += 1;
                tokens -= 1;
            }
        }
    }

    /// LGE-R13: it makes no difference among vulnerabilities of one colour on one server.
    fn differ(&self, rack: &Rack, least: u8) -> bool {
        let lowest = self.all().iter().filter(|(_, _, damage)| *damage == least);
        let mut alike = lowest.filter_map(|&(place, nth, _)| {
            let server = rack.0[usize::from(place)]?.server;
            Some((server, server.spots()[usize::from(nth)]))
        });
        let first = alike.next();
        alike.any(|other| Some(other) != first)
    }

    #[inline]
    fn put(&self, rack: &mut Rack) {
        for &(place, nth, damage) in self.all() {
            if let Some(host) = &mut rack.0[usize::from(place)] {
                host.damage[usize::from(nth)] = damage;
            }
        }
    }
}

/// The vulnerabilities that the next token can go to.
pub(crate) fn least(rack: &Rack, within: Within) -> impl Iterator<Item = Spot> {
    let least = Spots::of(rack, within).lowest().map(|(least, _)| least);
    rack.hosts().flat_map(move |host| {
        places(mask(host, within))
            .filter(move |&nth| Some(host.damage[nth]) == least)
            .map(|nth| Spot {
                server: host.server,
                nth: nth as u8,
            })
    })
}

/// Spreads as much as can be spread evenly, and the rest too if it makes no difference where it
/// goes; how many tokens are left for the owner to place. What there is no room for is lost.
#[inline]
pub(crate) fn pour(rack: &mut Rack, within: Within, tokens: u8) -> u8 {
    spread(rack, within, tokens, true)
}

/// The same without asking: what is left goes to the first places (LGE-R19).
#[inline]
pub(crate) fn pour_all(rack: &mut Rack, within: Within, tokens: u8) {
    spread(rack, within, tokens, false);
}

#[inline]
fn spread(rack: &mut Rack, within: Within, mut tokens: u8, asks: bool) -> u8 {
    if tokens == 0 {
        return 0;
    }
    let mut spots = Spots::of(rack, within);
    let mut left = 0;
    while let Some((least, count)) = spots.lowest().filter(|_| tokens > 0) {
        if asks && tokens < count && spots.differ(rack, least) {
            left = tokens;
            break;
        }
        spots.layer(least, tokens);
        tokens = tokens.saturating_sub(count);
    }
    spots.put(rack);
    left
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
