//! Luck by place: each pile, die and other source of chance at a table has a stream of its own.

use std::fmt;

use crate::{Chance, Seed};

/// Where luck is drawn: a pile, a die, a lot. Each game numbers its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place(pub u8);

/// What luck is drawn from.
pub trait Fortune {
    /// The luck of this place.
    fn at(&mut self, place: Place) -> &mut Chance;

    /// The pile at this place was shuffled anew.
    fn reshuffled(&mut self, place: Place);
}

/// One stream for everything: quick, for imagined games and simulations.
impl Fortune for Chance {
    #[inline]
    fn at(&mut self, _: Place) -> &mut Chance {
        self
    }

    #[inline]
    fn reshuffled(&mut self, _: Place) {}
}

/// The luck of a table. What a pile holds next follows from the seed, the pile and the count of its
/// reshuffles alone, so that two tables with the same seed keep meeting the same cards after they
/// have decided differently.
#[derive(Clone)]
pub struct Luck(Streams);

#[derive(Clone)]
enum Streams {
    One(Box<Chance>),
    Places {
        seed: Seed,
        /// By place; none: nothing was drawn there yet.
        streams: Vec<Option<Stream>>,
        /// What was drawn before the piles were last shuffled anew.
        spent: u64,
    },
}

/// How far the luck of a place has gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stand {
    pub reshuffles: u32,
    /// Since the last of them.
    pub draws: u64,
    /// [`Chance::sides`] of these.
    pub sides: u64,
    /// What comes next, as a large number.
    pub next: u32,
}

#[derive(Clone)]
struct Stream {
    reshuffles: u32,
    chance: Chance,
}

impl Luck {
    pub fn by_place(seed: Seed) -> Luck {
        Luck(Streams::Places {
            seed,
            streams: Vec::new(),
            spent: 0,
        })
    }

    /// One stream for all places, as in the records of the first version.
    pub fn in_one(chance: Chance) -> Luck {
        Luck(Streams::One(Box::new(chance)))
    }

    /// Where each place stands that anything was drawn at.
    pub fn stands(&self) -> Vec<(Place, Stand)> {
        let Streams::Places { streams, .. } = &self.0 else {
            return Vec::new();
        };
        let places = (0..).map(Place).zip(streams);
        let stand = |(place, stream): (Place, &Option<Stream>)| {
            let stream = stream.as_ref()?;
            let stand = Stand {
                reshuffles: stream.reshuffles,
                draws: stream.chance.draws(),
                sides: stream.chance.sides(),
                next: stream.chance.clone().below(u32::MAX),
            };
            Some((place, stand))
        };
        places.filter_map(stand).collect()
    }

    /// How often anything was drawn anywhere: if it did not move, no luck was involved.
    pub fn draws(&self) -> u64 {
        match &self.0 {
            Streams::One(chance) => chance.draws(),
            Streams::Places { streams, spent, .. } => {
                let drawn = |stream: &Stream| stream.chance.draws();
                spent + streams.iter().flatten().map(drawn).sum::<u64>()
            }
        }
    }
}

/// Apart from the small numbers that simulations and bots use of a seed.
const PLACES: u64 = 1 << 62;

impl Stream {
    fn new(seed: Seed, Place(place): Place, reshuffles: u32) -> Stream {
        let number = PLACES | u64::from(place) << 32 | u64::from(reshuffles);
        Stream {
            reshuffles,
            chance: Chance::stream(seed, number),
        }
    }
}

impl Fortune for Luck {
    fn at(&mut self, place: Place) -> &mut Chance {
        match &mut self.0 {
            Streams::One(chance) => chance,
            Streams::Places { seed, streams, .. } => {
                let index = usize::from(place.0);
                if streams.len() <= index {
                    // A stream is large, and there are thousands of tables.
                    streams.reserve_exact(index + 1 - streams.len());
                    streams.resize_with(index + 1, || None);
                }
                let stream = streams[index].get_or_insert_with(|| Stream::new(*seed, place, 0));
                &mut stream.chance
            }
        }
    }

    fn reshuffled(&mut self, place: Place) {
        self.at(place);
        if let Streams::Places {
            seed,
            streams,
            spent,
        } = &mut self.0
            && let Some(stream) = &mut streams[usize::from(place.0)]
        {
            *spent += stream.chance.draws();
            *stream = Stream::new(*seed, place, stream.reshuffles + 1);
        }
    }
}

impl fmt::Debug for Luck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Luck(after {} draws)", self.draws())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DECK: Place = Place(0);
    const DIE: Place = Place(3);

    fn next(luck: &mut Luck, place: Place) -> Vec<u32> {
        (0..5).map(|_| luck.at(place).below(1000)).collect()
    }

    #[test]
    fn what_is_drawn_elsewhere_changes_nothing() {
        let seed = Seed::from_text("a table");
        let (mut one, mut other) = (Luck::by_place(seed), Luck::by_place(seed));
        next(&mut other, DIE);
        let first = next(&mut one, DECK);
        assert_eq!(first, next(&mut other, DECK));
        assert_ne!(first, next(&mut one, DIE), "each place has luck of its own");
        assert_eq!((one.draws(), other.draws()), (10, 10));
    }

    #[test]
    fn after_a_reshuffle_the_number_of_earlier_draws_does_not_matter() {
        let seed = Seed::from_text("a table");
        let (mut one, mut other) = (Luck::by_place(seed), Luck::by_place(seed));
        let before = next(&mut one, DECK);
        for luck in [&mut one, &mut other] {
            luck.reshuffled(DECK);
        }
        let after = next(&mut one, DECK);
        assert_eq!(after, next(&mut other, DECK));
        assert_ne!(before, after);
        assert_eq!((one.draws(), other.draws()), (10, 5));
    }

    #[test]
    fn the_streams_are_pinned() {
        let mut luck = Luck::by_place(Seed([7; 32]));
        luck.reshuffled(DECK);
        let drawn = [DECK, DIE].map(|place| luck.at(place).below(1000));
        assert_eq!(drawn, GOLDEN);
    }

    const GOLDEN: [u32; 2] = [851, 187];
}
