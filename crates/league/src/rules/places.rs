//! Where there is luck.

use tabletop::Place;

pub(crate) const FIRST: Place = Place(0);
pub(crate) const DECK: Place = Place(1);
