//! What is printed on cards and servers, for whoever draws or explains them.

use serde::Serialize;
use ts_rs::TS;

use crate::Tile;
use crate::cards::{AttackKind, Card, Colour, DefenceKind, Face, LEVELS, Power, STEPS, Server};
use crate::rules::attack::PER_MARK;
use crate::rules::repair::{PER_CARD, PER_RESPONSE};
use crate::state::{FULL, HAND};

/// The deck, the servers and the numbers of the game.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Facts {
    pub rounds: u8,
    /// The cards of a full hand.
    pub hand: u8,
    /// The places for damage on each vulnerability.
    pub places: u8,
    /// What one card removes in a repair.
    pub mend: u8,
    /// What an Incident Response adds.
    pub response: u8,
    /// What a card adds to an attack in one of its marked colours.
    pub marked: u8,
    pub tiles: Vec<Tile>,
    pub colours: Vec<Colour>,
    pub defences: Vec<DefenceFact>,
    pub attacks: Vec<AttackFact>,
    pub servers: Vec<ServerFact>,
}

#[derive(Clone, Debug, Serialize, TS)]
pub struct DefenceFact {
    pub card: Card,
    pub kind: DefenceKind,
    pub cost: u8,
    /// The own colour; none: all of them.
    pub colour: Option<Colour>,
    pub defence: u8,
    /// The colours of attacks that it helps.
    pub marks: Vec<Colour>,
}

#[derive(Clone, Debug, Serialize, TS)]
pub struct AttackFact {
    pub card: Card,
    pub attck: &'static str,
    pub colours: Vec<Colour>,
    /// With 0, 1, 2 … cards paid.
    pub powers: Vec<Power>,
}

#[derive(Clone, Debug, Serialize, TS)]
pub struct ServerFact {
    pub server: Server,
    pub level: u8,
    /// The colours of its vulnerabilities.
    pub spots: Vec<Colour>,
    pub price: u8,
    /// Points for it at the end of a round, if it has no damage.
    pub bonus: u8,
}

pub(crate) fn all() -> Facts {
    let mut defences: Vec<DefenceFact> = of_all_colours(&DefenceKind::ALL, defence);
    let mut attacks: Vec<AttackFact> = of_all_colours(&AttackKind::ALL, attack);
    // Of two kinds there is one card for all colours.
    defences.dedup_by_key(|fact| fact.card);
    attacks.dedup_by_key(|fact| fact.card);
    Facts {
        rounds: LEVELS,
        hand: HAND,
        places: FULL,
        mend: PER_CARD,
        response: PER_RESPONSE,
        marked: PER_MARK,
        tiles: Tile::ALL.to_vec(),
        colours: Colour::ALL.to_vec(),
        defences,
        attacks,
        servers: Server::all().map(server).collect(),
    }
}

fn of_all_colours<K: Copy, F>(kinds: &[K], fact: impl Fn(K, Colour) -> F) -> Vec<F> {
    let cards = kinds
        .iter()
        .flat_map(|&kind| Colour::ALL.map(|colour| (kind, colour)));
    cards.map(|(kind, colour)| fact(kind, colour)).collect()
}

fn defence(kind: DefenceKind, own: Colour) -> DefenceFact {
    let card = Card::defence(kind, own);
    DefenceFact {
        card,
        kind,
        cost: kind.cost(),
        colour: match card.face() {
            Face::Defence(_, colour) => colour,
            Face::Attack(..) => unreachable!("{card:?} is a defence"),
        },
        defence: kind.value(),
        marks: marks(kind, own),
    }
}

/// The colours in which a card helps attacks.
pub(crate) fn marks(kind: DefenceKind, own: Colour) -> Vec<Colour> {
    let card = Card::defence(kind, own);
    match kind {
        DefenceKind::TrojanHorse | DefenceKind::ZeroDayAttack => {
            from(own, |colour| kind.marking(colour).contains(card))
        }
        DefenceKind::ThinProvision
        | DefenceKind::IncidentResponse
        | DefenceKind::SolidStateCache
        | DefenceKind::AutoRecovery
        | DefenceKind::CertificationAudit
        | DefenceKind::ProofOfConcept
        | DefenceKind::UndergroundMarket
        | DefenceKind::DeepSecurity => Vec::new(),
    }
}

fn attack(kind: AttackKind, first: Colour) -> AttackFact {
    let card = Card::attack(kind, first);
    let colours = match card.face() {
        Face::Attack(_, colours) => from(first, |colour| colours.contains(colour)),
        Face::Defence(..) => unreachable!("{card:?} is an attack"),
    };
    AttackFact {
        card,
        attck: kind.attck(first),
        colours,
        powers: (0..STEPS).map(|step| kind.power(step)).collect(),
    }
}

fn server(server: Server) -> ServerFact {
    ServerFact {
        server,
        level: server.level(),
        spots: server.spots().to_vec(),
        price: server.price(),
        bonus: server.bonus(),
    }
}

/// Those of the four colours, in their order from this one on: so they stand on a card.
fn from(first: Colour, is_there: impl Fn(Colour) -> bool) -> Vec<Colour> {
    (0..Colour::ALL.len())
        .map(|places| first.after(places))
        .filter(|&colour| is_there(colour))
        .collect()
}
