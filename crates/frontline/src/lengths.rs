//! How long a game takes.

use tabletop::Length;

/// A decision, most of which are small steps of a plan, so that a game takes half an hour.
const SECONDS: u32 = 8;

pub(crate) const LENGTHS: &[Length] = &[Length::new(2, &[], 215, SECONDS)];
