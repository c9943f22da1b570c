//! How long a game takes.

use tabletop::Length;

/// A decision, with what is looked at and said about it, so that a game of three takes forty minutes.
const SECONDS: u32 = 38;

pub(crate) const LENGTHS: &[Length] = &[
    Length::new(2, &[], 44, SECONDS),
    Length::new(3, &[], 64, SECONDS),
    Length::new(4, &[], 87, SECONDS),
];
