//! The cards: twelve defences, and the attacks of the groups that a table may play.

use std::sync::{Arc, LazyLock};

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use tabletop::cards::Set;
use tabletop::numbered;
use ts_rs::TS;

use crate::attack::{self, DEFENCES, Entry, Facts, Mask};

/// The most attack cards of a table.
pub const MAX_CARDS: usize = 128;

/// The tactics of ATT&CK, in the order of its matrix.
pub const TACTICS: [&str; 14] = [
    "reconnaissance",
    "resource-development",
    "initial-access",
    "execution",
    "persistence",
    "privilege-escalation",
    "defense-evasion",
    "credential-access",
    "discovery",
    "lateral-movement",
    "collection",
    "command-and-control",
    "exfiltration",
    "impact",
];

/// One of the twelve defence cards: 0 is D01, process monitoring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
pub struct Defence(pub u8);

impl Defence {
    pub fn all() -> impl Iterator<Item = Defence> {
        Defences::FULL.iter()
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub const fn exists(self) -> bool {
        self.index() < DEFENCES
    }

    /// `d01` … `d12`: part of the keys of its texts.
    pub fn id(self) -> String {
        format!("d{:02}", self.0 + 1)
    }
}

numbered!(Defence, DEFENCES);

/// Defences that lie together.
pub type Defences = Set<Defence>;

/// An attack card by what it is: its number among all that the table may play with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
pub struct Card(pub u8);

impl Card {
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// An attack card on the table, whatever it is: a public counter, given as cards are dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
pub struct Handle(pub u8);

impl Handle {
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What an attack card says but for what detects it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Technique {
    /// `T1059.001`
    pub id: String,
    /// As ATT&CK has it. The cards of the box have texts: `cyberwar-attack-<id>`.
    pub name: String,
    /// Texts: `cyberwar-tactic-<tactic>`.
    pub tactics: Vec<String>,
    /// Texts: `cyberwar-mitigation-<id>`.
    pub mitigations: Vec<String>,
    pub today: Today,
}

/// What ATT&CK has made of a technique of the box since.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum Today {
    Same,
    Replaced { id: String, name: String },
    Dropped,
}

impl From<&Entry> for Technique {
    fn from(entry: &Entry) -> Technique {
        Technique {
            id: entry.id.clone(),
            name: entry.name.clone(),
            tactics: entry.tactics.clone(),
            mitigations: entry.mitigations.clone(),
            today: match &entry.today {
                attack::Today::Same => Today::Same,
                attack::Today::Replaced { id, name } => Today::Replaced {
                    id: id.clone(),
                    name: name.clone(),
                },
                attack::Today::Dropped => Today::Dropped,
            },
        }
    }
}

/// The cards of the printed game, as far as they can be known (CYW-R1).
pub static BOX: LazyLock<Facts> = LazyLock::new(|| known(include_str!("../data/box.txt")));
/// Every group of a newer version of ATT&CK.
pub static ATTACK: LazyLock<Facts> =
    LazyLock::new(|| known(include_str!("../data/attack-v18.1.txt")));

fn known(text: &str) -> Facts {
    Facts::read(text).expect("the build script has read it")
}

/// The two attacks that neither group of the box is known for (CYW-R4).
pub const HARD: [&str; 2] = ["T1208", "T1518"];

/// The attack cards that a table may play with, and what detects them there.
#[derive(Clone, Debug)]
pub struct Pool {
    pub is_box: bool,
    pub version: String,
    pub techniques: Vec<Arc<Technique>>,
    /// What detects each card, after the difficulty has taken its share.
    pub links: Links,
    pub decks: Vec<Deck>,
}

/// By card.
pub type Links = ArrayVec<Defences, MAX_CARDS>;

/// The deck of one group.
#[derive(Clone, Debug)]
pub struct Deck {
    /// `G0022`
    pub id: String,
    pub name: String,
    pub cards: ArrayVec<Card, MAX_CARDS>,
}

impl Pool {
    /// The box's cards, with the decks of both its groups.
    pub(crate) fn of_the_box(hard: bool, keep: Option<u8>) -> Pool {
        let facts = &*BOX;
        let number = |id: &&str| {
            facts
                .techniques
                .iter()
                .position(|(entry, _)| entry.id == *id)
        };
        let hard_cards: Vec<usize> = HARD.iter().filter_map(number).collect();
        let decks = facts.groups.iter().map(|group| {
            let mut cards = facts.playable(group);
            if hard {
                cards.extend(&hard_cards);
                cards.sort_unstable();
            }
            (group, cards)
        });
        let all: Vec<usize> = (0..facts.techniques.len()).collect();
        Pool::new(facts, true, &all, decks.collect(), keep)
    }

    /// One group's cards; none: the facts know no such group.
    pub(crate) fn of_group(facts: &Facts, id: &str, keep: Option<u8>) -> Option<Pool> {
        let group = facts.groups.iter().find(|group| group.id == id)?;
        let mut cards = facts.playable(group);
        cards.truncate(MAX_CARDS);
        let decks = vec![(group, cards.clone())];
        Some(Pool::new(facts, false, &cards, decks, keep))
    }

    fn new(
        facts: &Facts,
        is_box: bool,
        all: &[usize],
        decks: Vec<(&attack::Group, Vec<usize>)>,
        keep: Option<u8>,
    ) -> Pool {
        let entries = || all.iter().map(|&number| &facts.techniques[number]);
        let card = |number: usize| {
            let at = all
                .binary_search(&number)
                .expect("a deck is of the pool's cards");
            Card(at as u8)
        };
        Pool {
            is_box,
            version: facts.version.clone(),
            techniques: entries().map(|(entry, _)| Arc::new(entry.into())).collect(),
            links: entries()
                .map(|(_, mask)| rarest(*mask, keep, &facts.rarity))
                .collect(),
            decks: decks
                .into_iter()
                .map(|(group, cards)| Deck {
                    id: group.id.clone(),
                    name: group.name.clone(),
                    cards: cards.into_iter().map(card).collect(),
                })
                .collect(),
        }
    }
}

/// The rarest defences of a card; true links are only removed, never invented (CYW-R5).
fn rarest(mask: Mask, keep: Option<u8>, rarity: &[u8; DEFENCES]) -> Defences {
    let detects = rarity.iter().map(|&defence| Defence(defence));
    let detects = detects.filter(|&defence| Defences::from_bits(mask.into()).contains(defence));
    let keep = keep.map_or(DEFENCES, usize::from);
    detects.take(keep).collect()
}
