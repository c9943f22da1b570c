//! How long a game takes.

use tabletop::{Fixed, Length};

/// One answer after another, against the box or against each other.
const SOLO: u32 = 15;
const RED_BLUE: u32 = 25;
/// Few decisions, of which each is about all cards of a hand; then the cards are compared.
const DRAFT: u32 = 90;

const THRICE: &[(&str, Fixed)] = &[("best-of-three", Fixed::Flag(true))];
const BOTH_ROLES: &[(&str, Fixed)] = &[("mode", Fixed::Choice("red-blue"))];
const ONE_ROLE: &[(&str, Fixed)] = &[
    ("mode", Fixed::Choice("red-blue")),
    ("roles", Fixed::Choice("one")),
];

pub(crate) const LENGTHS: &[Length] = &[
    Length::new(1, &[], 45, SOLO),
    Length::new(2, &[], 8, DRAFT),
    Length::new(2, THRICE, 19, DRAFT),
    Length::new(3, &[], 4, DRAFT),
    Length::new(3, THRICE, 12, DRAFT),
    Length::new(4, &[], 2, DRAFT),
    Length::new(4, THRICE, 6, DRAFT),
    Length::new(2, BOTH_ROLES, 44, RED_BLUE),
    Length::new(2, ONE_ROLE, 22, RED_BLUE),
];
