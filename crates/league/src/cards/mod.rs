//! The cards: const tables. The numbers on defences, attacks and servers are a reconstruction
//! (LGE-R1): the rulebook does not print them.

mod attack;
mod defence;
pub(crate) mod server;

use std::sync::LazyLock;
use std::{array, fmt};

use serde::{Deserialize, Serialize, Serializer};
use tabletop::cards::{Bag, Copies, Kind};
use ts_rs::TS;

pub use attack::{AttackKind, Power, STEPS};
pub use defence::DefenceKind;
pub use server::{LEVELS, MOST_SPOTS, Server, Servers};

/// The four colours of vulnerabilities, defences and attacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Colour {
    Red,
    Yellow,
    Green,
    Blue,
}

impl Colour {
    pub const ALL: [Colour; 4] = [Colour::Red, Colour::Yellow, Colour::Green, Colour::Blue];

    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The colour so many places further in the order red, yellow, green, blue, red, …
    pub const fn after(self, places: usize) -> Colour {
        Colour::ALL[(self.index() + places) % 4]
    }

    pub const fn id(self) -> &'static str {
        match self {
            Colour::Red => "red",
            Colour::Yellow => "yellow",
            Colour::Green => "green",
            Colour::Blue => "blue",
        }
    }
}

/// A card of the deck, known by its kind: four Deep Securities are four times the same card, as are
/// four A-06. Written as `d-01-red`, `d-10`, `a-03-blue`, `a-05-red-yellow`, `a-06`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize, TS)]
#[serde(try_from = "String")]
#[ts(type = "string")]
pub struct Card(u8);

/// What is on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// A defence; Deep Security is of every colour.
    Defence(DefenceKind, Option<Colour>),
    /// An attack in one of these colours.
    Attack(AttackKind, Colours),
}

/// Some colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Colours(u8);

impl Colours {
    pub const ALL: Colours = Colours(0b1111);

    pub const fn one(colour: Colour) -> Colours {
        Colours(1 << colour as u8)
    }

    pub const fn with(self, colour: Colour) -> Colours {
        Colours(self.0 | 1 << colour as u8)
    }

    #[inline]
    pub const fn contains(self, colour: Colour) -> bool {
        self.0 >> colour as u8 & 1 != 0
    }

    pub fn iter(self) -> impl Iterator<Item = Colour> {
        Colour::ALL
            .into_iter()
            .filter(move |&colour| self.contains(colour))
    }

    /// The colour, if it is only one.
    pub fn only(self) -> Option<Colour> {
        let mut colours = self.iter();
        colours.next().filter(|_| colours.next().is_none())
    }
}

/// Some cards of the deck.
pub type Cards = Bag<Card>;

/// Where the kinds lie in a [`Cards`]: nine kinds of defence in four colours, four Deep Securities,
/// five kinds of attack of four cards each, four A-06.
const DEEP_SECURITY: u8 = 36;
const ATTACKS: u8 = 40;
const ALL_COLOURS: u8 = 60;
/// How many copies there are of Deep Security and of A-06; all other cards are of their own kind.
const COPIES: u8 = 4;
const KINDS: usize = 58;

impl Card {
    /// Its place in the table of cards.
    pub const fn nth(self) -> u8 {
        self.0
    }

    pub const DEEP_SECURITY: Card = Card(DEEP_SECURITY);
    /// The attack in any colour.
    pub const A_06: Card = Card(ALL_COLOURS);

    /// All defences.
    pub const DEFENCES: Cards = Cards::from_bits((1 << ATTACKS) - 1);
    /// All attacks.
    pub const ATTACKS: Cards = Cards::from_bits(!((1 << ATTACKS) - 1));

    /// A defence of a colour; Deep Security is the same card in each.
    pub const fn defence(kind: DefenceKind, colour: Colour) -> Card {
        match kind {
            DefenceKind::DeepSecurity => Card::DEEP_SECURITY,
            DefenceKind::ThinProvision
            | DefenceKind::IncidentResponse
            | DefenceKind::SolidStateCache
            | DefenceKind::AutoRecovery
            | DefenceKind::CertificationAudit
            | DefenceKind::ProofOfConcept
            | DefenceKind::TrojanHorse
            | DefenceKind::UndergroundMarket
            | DefenceKind::ZeroDayAttack => Card(4 * kind as u8 + colour as u8),
        }
    }

    /// The attack of this kind whose first colour this is; A-06 is the same card in each.
    pub const fn attack(kind: AttackKind, colour: Colour) -> Card {
        match kind {
            AttackKind::A06 => Card::A_06,
            AttackKind::A01
            | AttackKind::A02
            | AttackKind::A03
            | AttackKind::A04
            | AttackKind::A05 => Card(ATTACKS + 4 * kind as u8 + colour as u8),
        }
    }

    /// Every kind of card, in order.
    pub fn all() -> impl Iterator<Item = Card> {
        Card::ALL.iter().copied()
    }

    /// The kind whose copy lies here.
    #[inline]
    const fn of(bit: u8) -> Card {
        if bit >= ALL_COLOURS {
            Card::A_06
        } else if bit >= DEEP_SECURITY && bit < ATTACKS {
            Card::DEEP_SECURITY
        } else {
            Card(bit)
        }
    }

    #[inline]
    pub const fn is_attack(self) -> bool {
        self.0 >= ATTACKS
    }

    #[inline]
    pub fn face(self) -> Face {
        let colour = Colour::ALL[usize::from(self.0 % 4)];
        if self.0 >= ATTACKS {
            let kind = AttackKind::ALL[usize::from((self.0 - ATTACKS) / 4)];
            let colours = match kind {
                AttackKind::A01 | AttackKind::A02 | AttackKind::A03 | AttackKind::A04 => {
                    Colours::one(colour)
                }
                AttackKind::A05 => Colours::one(colour).with(colour.after(1)),
                AttackKind::A06 => Colours::ALL,
            };
            return Face::Attack(kind, colours);
        }
        let kind = DefenceKind::ALL[usize::from(self.0 / 4)];
        let colour = (self != Card::DEEP_SECURITY).then_some(colour);
        Face::Defence(kind, colour)
    }

    /// As it is written; for attacks also the key of its name.
    pub fn id(self) -> &'static str {
        static IDS: LazyLock<[String; 64]> =
            LazyLock::new(|| array::from_fn(|bit| Card::of(bit as u8).spelt()));
        &IDS[usize::from(self.0)]
    }

    fn spelt(self) -> String {
        match self.face() {
            Face::Defence(kind, Some(colour)) => format!("{}-{}", kind.id(), colour.id()),
            Face::Defence(kind, None) => kind.id().to_owned(),
            Face::Attack(kind, Colours::ALL) => kind.id().to_owned(),
            Face::Attack(kind, _) => {
                let first = Colour::ALL[usize::from(self.0 % 4)];
                match kind {
                    AttackKind::A05 => {
                        format!("{}-{}-{}", kind.id(), first.id(), first.after(1).id())
                    }
                    AttackKind::A01
                    | AttackKind::A02
                    | AttackKind::A03
                    | AttackKind::A04
                    | AttackKind::A06 => format!("{}-{}", kind.id(), first.id()),
                }
            }
        }
    }

    #[inline]
    const fn bit(self) -> u64 {
        1 << self.0
    }
}

impl Kind for Card {
    const ALL: &'static [Card] = &{
        let mut all = [Card(0); KINDS];
        let (mut kind, mut bit) = (0, 0);
        while kind < KINDS {
            all[kind] = Card(bit);
            bit += if bit == DEEP_SECURITY { COPIES } else { 1 };
            kind += 1;
        }
        all
    };

    fn index(self) -> usize {
        let further = if self.is_attack() { COPIES - 1 } else { 0 };
        usize::from(self.0 - further)
    }
}

impl Copies for Card {
    /// All 64.
    const DECK: Cards = Cards::from_bits(u64::MAX);
    const FIRSTS: u64 = {
        let mut firsts = 0;
        let mut kind = 0;
        while kind < KINDS {
            firsts |= Card::ALL[kind].bit();
            kind += 1;
        }
        firsts
    };

    #[inline]
    fn place(self) -> u32 {
        self.0.into()
    }

    #[inline]
    fn of_bit(bit: u32) -> Card {
        Card::of(bit as u8)
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        tabletop::word(self.id(), serializer)
    }
}

impl TryFrom<String> for Card {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Card, &'static str> {
        Card::all()
            .find(|card| card.id() == text)
            .ok_or("no card has this name")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_deck_has_64_cards_of_58_kinds() {
        assert_eq!(Cards::DECK.len(), 64);
        assert!(Cards::DECK.kinds().eq(Card::all()));
        let several: Vec<Card> = Card::all()
            .filter(|&card| Cards::DECK.count(card) > 1)
            .collect();
        assert_eq!(several, [Card::DEEP_SECURITY, Card::A_06]);
        assert_eq!(Cards::DECK.count(Card::A_06), COPIES);
        let all: Cards = Cards::DECK.iter().collect();
        assert_eq!(all, Cards::DECK);
        assert_eq!(Card::DEFENCES.plus(Card::ATTACKS), Cards::DECK);
    }

    #[test]
    fn every_kind_of_card_survives_being_written_down() {
        let mut names: Vec<&str> = Card::all().map(Card::id).collect();
        assert_eq!(names.len(), 58);
        for (index, (card, name)) in Card::all().zip(&names).enumerate() {
            assert_eq!(card.index(), index);
            assert_eq!(Card::try_from((*name).to_owned()), Ok(card));
        }
        names.dedup();
        assert_eq!(names.len(), 58);
        assert_eq!(
            Card::defence(DefenceKind::TrojanHorse, Colour::Blue).id(),
            "d-07-blue"
        );
        assert_eq!(
            Card::attack(AttackKind::A05, Colour::Blue).id(),
            "a-05-blue-red"
        );
        assert_eq!(
            (Card::DEEP_SECURITY.id(), Card::A_06.id()),
            ("d-10", "a-06")
        );
    }
}
