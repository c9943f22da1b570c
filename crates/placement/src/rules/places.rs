//! Where there is luck.

use tabletop::Place;

pub(crate) const START: Place = Place(0);
pub(crate) const ATTACKS: Place = Place(1);
pub(crate) const SECURITIES: Place = Place(2);
pub(crate) const VULNERABILITIES: Place = Place(3);
pub(crate) const EVENTS: Place = Place(4);
/// The two dice that name sites.
pub(crate) const SITE_DICE: Place = Place(5);
pub(crate) const SIX: Place = Place(6);
/// What a card lets roll.
pub(crate) const CARD_DIE: Place = Place(7);
