//! Where there is luck.

use tabletop::Place;

pub(crate) const ATTACKS: Place = Place(0);
pub(crate) const DEFENCES: Place = Place(1);
