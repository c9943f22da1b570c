//! 26 servers in three levels.

use std::num::NonZeroU8;
use std::sync::LazyLock;
use std::{array, fmt};

use serde::{Deserialize, Serialize, Serializer};
use tabletop::cards::{Kind, Set};
use ts_rs::TS;

use super::Colour;
use Colour::{Blue as B, Green as G, Red as R, Yellow as Y};

/// The rounds, and the levels of servers that come with them.
pub const LEVELS: u8 = 3;
/// The most vulnerabilities of a server.
pub const MOST_SPOTS: usize = 4;

/// A server by its number, from 1. Written as `s-01`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize, TS)]
#[serde(try_from = "String")]
#[ts(type = "string")]
pub struct Server(NonZeroU8);

struct Fact {
    /// The colours of its vulnerabilities.
    spots: &'static [Colour],
    /// Points for it if it has no damage at the end of a round.
    bonus: u8,
}

const fn fact(spots: &'static [Colour], bonus: u8) -> Fact {
    Fact { spots, bonus }
}

const TABLE: [Fact; 26] = [
    fact(&[R, R], 1),
    fact(&[R, Y], 2),
    fact(&[R, G], 2),
    fact(&[R, B], 2),
    fact(&[Y, Y], 1),
    fact(&[Y, G], 2),
    fact(&[Y, B], 2),
    fact(&[G, G], 1),
    fact(&[G, B], 2),
    fact(&[B, B], 1),
    fact(&[R, Y, G], 3),
    fact(&[R, Y, B], 3),
    fact(&[R, G, B], 3),
    fact(&[Y, G, B], 3),
    fact(&[R, R, G], 2),
    fact(&[Y, Y, B], 2),
    fact(&[G, G, R], 2),
    fact(&[B, B, Y], 2),
    fact(&[R, R, B, G], 3),
    fact(&[Y, Y, R, B], 3),
    fact(&[G, G, Y, R], 3),
    fact(&[B, B, G, Y], 3),
    fact(&[R, R, Y, Y], 3),
    fact(&[Y, Y, G, G], 3),
    fact(&[G, G, B, B], 3),
    fact(&[B, B, R, R], 3),
];

/// By server and colour: which of its vulnerabilities are of it.
const MASKS: [[u8; 4]; TABLE.len()] = {
    let mut masks = [[0; 4]; TABLE.len()];
    let mut server = 0;
    while server < TABLE.len() {
        let spots = TABLE[server].spots;
        let mut nth = 0;
        while nth < spots.len() {
            masks[server][spots[nth] as usize] |= 1 << nth;
            nth += 1;
        }
        server += 1;
    }
    masks
};

/// By server and colour: how many of its vulnerabilities are of it.
const COUNTS: [[u8; 4]; TABLE.len()] = {
    let mut counts = [[0; 4]; TABLE.len()];
    let mut server = 0;
    while server < TABLE.len() {
        let mut colour = 0;
        while colour < 4 {
            counts[server][colour] = MASKS[server][colour].count_ones() as u8;
            colour += 1;
        }
        server += 1;
    }
    counts
};

impl Server {
    /// The server of this number, which is 1 to 26.
    pub const fn new(number: u8) -> Server {
        assert!(number as usize <= TABLE.len(), "there are 26 servers");
        match NonZeroU8::new(number) {
            Some(number) => Server(number),
            None => panic!("servers are counted from 1"),
        }
    }

    pub fn all() -> impl Iterator<Item = Server> {
        Servers::FULL.iter()
    }

    /// All of a level.
    pub const fn of_level(level: u8) -> Servers {
        Servers::from_bits(match level {
            1 => 0x3ff,
            2 => 0xff << 10,
            _ => 0xff << 18,
        })
    }

    pub const fn number(self) -> u8 {
        self.0.get()
    }

    const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// The colours of its vulnerabilities, in order.
    #[inline]
    pub const fn spots(self) -> &'static [Colour] {
        TABLE[self.index()].spots
    }

    /// Which of its vulnerabilities are of this colour, as bits.
    #[inline]
    pub const fn mask(self, colour: Colour) -> u8 {
        MASKS[self.index()][colour.index()]
    }

    /// How many of its vulnerabilities are of each colour.
    #[inline]
    pub const fn counts(self) -> &'static [u8; 4] {
        &COUNTS[self.index()]
    }

    /// Level 1, 2 or 3: one less than the vulnerabilities.
    #[inline]
    pub const fn level(self) -> u8 {
        self.spots().len() as u8 - 1
    }

    /// Cards to be paid for it. All servers of a level cost the same.
    #[inline]
    pub const fn price(self) -> u8 {
        price(self.level())
    }

    /// Points for it if it has no damage at the end of a round.
    #[inline]
    pub const fn bonus(self) -> u8 {
        TABLE[self.index()].bonus
    }

    pub fn id(self) -> &'static str {
        static IDS: LazyLock<[String; TABLE.len()]> =
            LazyLock::new(|| array::from_fn(|index| format!("s-{:02}", index + 1)));
        &IDS[self.index()]
    }
}

/// What the servers of a level cost.
pub(crate) const fn price(level: u8) -> u8 {
    if level == 1 { 1 } else { 2 }
}

impl fmt::Debug for Server {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl Serialize for Server {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        tabletop::word(self.id(), serializer)
    }
}

impl TryFrom<String> for Server {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Server, &'static str> {
        Server::all()
            .find(|server| server.id() == text)
            .ok_or("no server has this name")
    }
}

/// Some servers.
pub type Servers = Set<Server>;

impl Kind for Server {
    const ALL: &'static [Server] = &{
        let mut all = [Server::new(1); TABLE.len()];
        let mut index = 0;
        while index < all.len() {
            all[index] = Server::new(index as u8 + 1);
            index += 1;
        }
        all
    };

    #[inline]
    fn index(self) -> usize {
        Server::index(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_ten_eight_and_eight_servers() {
        for (level, count) in [(1, 10), (2, 8), (3, 8)] {
            let servers = Server::of_level(level);
            assert_eq!(servers.len(), count);
            assert!(servers.iter().all(|server| server.level() == level));
            assert_eq!(servers.iter().count(), usize::from(count));
        }
    }

    #[test]
    fn every_colour_is_as_common_as_any_other_on_each_level() {
        for level in 1..=LEVELS {
            let count = |colour: Colour| -> u32 {
                let servers = Server::of_level(level);
                servers
                    .iter()
                    .map(|server| server.mask(colour).count_ones())
                    .sum()
            };
            let counts = Colour::ALL.map(count);
            assert!(
                counts.iter().all(|&n| n == counts[0]),
                "{level}: {counts:?}"
            );
        }
    }
}
