//! The board: sites and their colours, spaces, tokens, attackers' names.

use serde::{Deserialize, Serialize};
use tabletop::Seat;
use ts_rs::TS;

/// The most players.
pub const MAX_PLAYERS: usize = 4;
/// How many attackers a crew has.
pub const CREW: usize = 3;
/// The deepest level of a site.
pub const DEEPEST: u8 = 3;

/// A site, and the colour of its tokens (PLC-R1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Site {
    /// Red.
    Hospital,
    /// Blue.
    Company,
    /// Green.
    ECommerce,
    /// Yellow.
    Factory,
}

impl Site {
    pub const ALL: [Site; 4] = [
        Site::Hospital,
        Site::Company,
        Site::ECommerce,
        Site::Factory,
    ];

    pub const fn index(self) -> usize {
        self as usize
    }

    pub const fn id(self) -> &'static str {
        match self {
            Site::Hospital => "hospital",
            Site::Company => "company",
            Site::ECommerce => "e-commerce",
            Site::Factory => "factory",
        }
    }

    /// The colour of its tokens.
    pub const fn colour(self) -> &'static str {
        match self {
            Site::Hospital => "red",
            Site::Company => "blue",
            Site::ECommerce => "green",
            Site::Factory => "yellow",
        }
    }
}

/// Where an attacker is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Space {
    /// The start space, shared by everyone.
    Start,
    /// A level, 1 to 3, of a site.
    In(Site, u8),
    /// Arrested: out of the game.
    Gone,
}

impl Space {
    pub const fn site(self) -> Option<Site> {
        match self {
            Space::In(site, _) => Some(site),
            Space::Start | Space::Gone => None,
        }
    }

    /// The start space is level 0.
    pub const fn level(self) -> u8 {
        match self {
            Space::In(_, level) => level,
            Space::Start | Space::Gone => 0,
        }
    }
}

/// An attacker's name: which crew's, and which of the three.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(try_from = "u8", into = "u8")]
pub struct Piece(u8);

impl Piece {
    pub const COUNT: usize = MAX_PLAYERS * CREW;

    pub const fn new(owner: Seat, nth: u8) -> Piece {
        debug_assert!(owner.index() < MAX_PLAYERS && (nth as usize) < CREW);
        Piece(owner.0 * CREW as u8 + nth)
    }

    /// All attackers of a table.
    pub fn all(seats: u8) -> impl Iterator<Item = Piece> {
        (0..seats * CREW as u8).map(Piece)
    }

    pub fn of(owner: Seat) -> impl Iterator<Item = Piece> {
        (0..CREW as u8).map(move |nth| Piece::new(owner, nth))
    }

    pub const fn owner(self) -> Seat {
        Seat(self.0 / CREW as u8)
    }

    pub const fn nth(self) -> u8 {
        self.0 % CREW as u8
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl From<Piece> for u8 {
    fn from(piece: Piece) -> u8 {
        piece.0
    }
}

impl TryFrom<u8> for Piece {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Piece, &'static str> {
        if usize::from(number) < Piece::COUNT {
            Ok(Piece(number))
        } else {
            Err("there is no such attacker")
        }
    }
}

/// Some attackers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Pieces(u16);

impl Pieces {
    pub const NONE: Pieces = Pieces(0);

    pub const fn contains(self, piece: Piece) -> bool {
        self.0 >> piece.0 & 1 == 1
    }

    pub const fn insert(&mut self, piece: Piece) {
        self.0 |= 1 << piece.0;
    }

    /// In order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Piece> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let piece = Piece(rest.trailing_zeros() as u8);
            rest &= rest - 1;
            Some(piece)
        })
    }
}

impl FromIterator<Piece> for Pieces {
    fn from_iter<I: IntoIterator<Item = Piece>>(pieces: I) -> Pieces {
        let mut all = Pieces::NONE;
        pieces.into_iter().for_each(|piece| all.insert(piece));
        all
    }
}

/// Information tokens by colour, in the order of [`Site`].
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS,
)]
pub struct Tokens(pub [u8; 4]);

impl Tokens {
    pub const NONE: Tokens = Tokens([0; 4]);

    pub const fn one(site: Site) -> Tokens {
        let mut tokens = [0; 4];
        tokens[site.index()] = 1;
        Tokens(tokens)
    }

    #[inline]
    pub const fn of(self, site: Site) -> u8 {
        self.0[site.index()]
    }

    #[inline]
    pub fn total(self) -> u16 {
        self.0.iter().map(|&count| u16::from(count)).sum()
    }

    /// How many there are of the other colours.
    #[inline]
    pub fn others(self, site: Site) -> u16 {
        self.total() - u16::from(self.of(site))
    }

    pub fn is_empty(self) -> bool {
        self == Tokens::NONE
    }

    pub fn includes(self, those: Tokens) -> bool {
        self.0.iter().zip(those.0).all(|(&has, needs)| has >= needs)
    }

    /// More than 255 of a colour are as good as 255.
    pub fn add(&mut self, those: Tokens) {
        for (has, more) in self.0.iter_mut().zip(those.0) {
            *has = has.saturating_add(more);
        }
    }

    pub fn remove(&mut self, those: Tokens) {
        debug_assert!(self.includes(those), "{those:?} is not in {self:?}");
        for (has, fewer) in self.0.iter_mut().zip(those.0) {
            *has -= fewer;
        }
    }
}

/// What something costs at a site: ○ are tokens of the site's colour, ● of any other.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS,
)]
pub struct Cost {
    /// ○
    pub own: u8,
    /// ●
    pub other: u8,
}

impl Cost {
    pub const FREE: Cost = Cost { own: 0, other: 0 };

    pub const fn new(own: u8, other: u8) -> Cost {
        Cost { own, other }
    }

    /// The printed price of going one level deeper from this one; from 0 into a site.
    pub const fn of_step(level: u8) -> Cost {
        Cost::new(2, level)
    }

    pub const fn is_free(self) -> bool {
        self.own == 0 && self.other == 0
    }

    #[must_use]
    pub const fn plus(self, more: Cost) -> Cost {
        Cost::new(self.own + more.own, self.other + more.other)
    }

    /// Each count is at least 0.
    #[must_use]
    pub const fn minus(self, less: Cost) -> Cost {
        Cost::new(
            self.own.saturating_sub(less.own),
            self.other.saturating_sub(less.other),
        )
    }

    /// Each count is at most the other's.
    #[must_use]
    pub fn within(self, most: Cost) -> Cost {
        Cost::new(self.own.min(most.own), self.other.min(most.other))
    }

    /// What these tokens can do towards a cost at this site.
    pub fn held(tokens: Tokens, site: Site) -> Cost {
        let other = tokens.others(site).min(u16::from(u8::MAX)) as u8;
        Cost::new(tokens.of(site), other)
    }

    #[inline]
    pub fn affordable(self, tokens: Tokens, site: Site) -> bool {
        tokens.of(site) >= self.own && tokens.others(site) >= u16::from(self.other)
    }
}
