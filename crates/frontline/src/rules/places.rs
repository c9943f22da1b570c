//! Where there is luck.

use tabletop::{Place, Seat};

pub(crate) const FIRST: Place = Place(0);
pub(crate) const EVENTS: Place = Place(1);
pub(crate) const TECHNIQUES: Place = Place(2);
/// Which defence an insider gives away.
pub(crate) const LEAK: Place = Place(3);

/// A side's own defences that are not bought yet.
pub(crate) const fn pile(seat: Seat) -> Place {
    Place(4 + seat.0)
}
