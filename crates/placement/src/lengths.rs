//! How long a game takes.

use tabletop::{Fixed, Length};

/// A decision, with what is looked at and said about it, so that a game of three takes fifty minutes.
const SECONDS: u32 = 20;

const SHORT: &[(&str, Fixed)] = &[("rounds", Fixed::Number(5))];
const MIDDLE: &[(&str, Fixed)] = &[("rounds", Fixed::Number(7))];
/// Most games are won by then.
const LONG: &[(&str, Fixed)] = &[("rounds", Fixed::Number(10))];

pub(crate) const LENGTHS: &[Length] = &[
    Length::new(3, SHORT, 104, SECONDS),
    Length::new(3, MIDDLE, 128, SECONDS),
    Length::new(3, LONG, 156, SECONDS),
    Length::new(3, &[], 156, SECONDS),
    Length::new(4, SHORT, 127, SECONDS),
    Length::new(4, LONG, 150, SECONDS),
    Length::new(4, &[], 150, SECONDS),
];
