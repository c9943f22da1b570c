//! How long a game takes.

use tabletop::{Fixed, Length};

/// A decision, with what is looked at and said about it, so that a game of three takes a quarter of an
/// hour.
const SECONDS: u32 = 22;

const fn length(players: u8, set: &'static [(&'static str, Fixed)], waits: u32) -> Length {
    Length::new(players, set, waits, SECONDS)
}

const TWO: &[(&str, Fixed)] = &[("games", Fixed::Number(2))];
const THREE: &[(&str, Fixed)] = &[("games", Fixed::Number(3))];
const SIX: &[(&str, Fixed)] = &[("games", Fixed::Number(6))];

/// Games one after another take as much more.
pub(crate) const LENGTHS: &[Length] = &[
    length(2, &[], 39),
    length(2, TWO, 2 * 39),
    length(2, THREE, 3 * 39),
    length(2, SIX, 6 * 39),
    length(3, &[], 41),
    length(3, TWO, 2 * 41),
    length(3, THREE, 3 * 41),
    length(3, SIX, 6 * 41),
    length(4, &[], 41),
    length(4, TWO, 2 * 41),
    length(4, THREE, 3 * 41),
    length(4, SIX, 6 * 41),
    length(5, &[], 42),
    length(5, TWO, 2 * 42),
    length(5, THREE, 3 * 42),
    length(5, SIX, 6 * 42),
    length(6, &[], 41),
    length(6, TWO, 2 * 41),
    length(6, THREE, 3 * 41),
    length(6, SIX, 6 * 41),
];
