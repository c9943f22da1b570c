//! What a viewer may know: the board and everyone's tokens and points, one's own cards, and those of
//! others that everyone has heard of in deals (PLC-R24).

use serde::Serialize;
use tabletop::cards::{Bag, Copies, Deck};
use tabletop::{Game, Seat, Viewer};
use ts_rs::TS;

use crate::Placement;
use crate::board::{CREW, Site, Tokens};
use crate::cards::{Attack, EventCard, Security, Vulnerability};
use crate::cost::Terms;
use crate::state::{
    Attacker, Crew, Earned, Ground, MOST_SECURITY, MOST_ZERO_DAYS, Phase, State, Throw, Weakness,
};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct View {
    /// Whose view it is; none: a spectator's, or the open one.
    #[ts(type = "number | null")]
    pub me: Option<Seat>,
    pub players: u8,
    #[ts(type = "number")]
    pub start: Seat,
    #[ts(type = "number")]
    pub turn: Seat,
    /// From 1, and after how many the game ends, if by that.
    pub round: u16,
    pub rounds: Option<u16>,
    pub phase: Phase,
    pub sites: [SiteView; 4],
    /// By seat.
    pub crews: Vec<CrewView>,
    /// The vulnerabilities that work for this turn only.
    pub zero_days: [Option<Weakness>; MOST_ZERO_DAYS],
    pub attacks: AttackDeck,
    pub securities: SecurityDeck,
    pub vulnerabilities: VulnerabilityDeck,
    pub events: EventDeck,
    /// The dice of gathering as they fell last.
    pub thrown: Option<Throw>,
    /// An event card was bought or rolled in this turn.
    pub event_gained: bool,
    /// Offers and proposals made in this turn.
    pub offers: u8,
    pub arrivals: u16,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct SiteView {
    pub stock: u8,
    /// In the order they were placed.
    pub security: [Option<Security>; MOST_SECURITY],
    pub weakness: Option<Weakness>,
    /// Whether the security is in force, and whether the vulnerability is.
    pub secure: bool,
    pub weak: bool,
    pub low_drawn: bool,
    pub crowd_drawn: bool,
    /// Whose Claims of Responsibility bar its tokens.
    #[ts(type = "Array<number>")]
    pub claims: Vec<Seat>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct CrewView {
    pub attackers: [Attacker; CREW],
    #[ts(as = "[u8; 4]")]
    pub tokens: Tokens,
    pub points: u8,
    /// What it scored for, in that order; the rest of its points has changed hands in deals.
    pub earned: Vec<Earned>,
    pub hand: Hand<Bag<Attack>>,
    pub events: Hand<Bag<EventCard>>,
}

/// Cards in a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "seen", rename_all = "kebab-case")]
pub enum Hand<C> {
    /// The viewer sees all of them; those `shown` everyone knows of.
    Open { cards: C, shown: C },
    /// The viewer knows of those `shown`; as many as `hidden` are secret.
    Closed { shown: C, hidden: u8 },
}

/// The attack deck: only who searches it sees what is in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct AttackDeck {
    pub pile: Pile<Bag<Attack>>,
    pub discards: Bag<Attack>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct EventDeck {
    pub pile: Pile<Bag<EventCard>>,
    pub discards: Bag<EventCard>,
}

/// What is in the deck follows from what lies on the board; its order is chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct SecurityDeck {
    pub pile: Bag<Security>,
    pub discards: Bag<Security>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct VulnerabilityDeck {
    pub pile: Bag<Vulnerability>,
    pub discards: Bag<Vulnerability>,
}

/// A face-down deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "seen", rename_all = "kebab-case")]
pub enum Pile<C> {
    Open { cards: C },
    Closed { count: u8 },
}

impl<K: Copies> Hand<Bag<K>> {
    fn of(cards: Bag<K>, shown: Bag<K>, open: bool) -> Hand<Bag<K>> {
        if open {
            Hand::Open { cards, shown }
        } else {
            Hand::Closed {
                shown,
                hidden: cards.len() - shown.len(),
            }
        }
    }

    /// How many cards it has.
    pub fn len(&self) -> u8 {
        match self {
            Hand::Open { cards, .. } => cards.len(),
            Hand::Closed { shown, hidden } => shown.len() + hidden,
        }
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The cards that the viewer knows of.
    pub fn known(&self) -> Bag<K> {
        match *self {
            Hand::Open { cards, .. } => cards,
            Hand::Closed { shown, .. } => shown,
        }
    }

    /// The cards that everyone knows of.
    pub fn shown(&self) -> Bag<K> {
        match *self {
            Hand::Open { shown, .. } | Hand::Closed { shown, .. } => shown,
        }
    }

    /// How many cards the viewer knows nothing of.
    pub fn hidden(&self) -> u8 {
        self.len() - self.known().len()
    }
}

impl<K: Copies> Pile<Bag<K>> {
    fn of(cards: Bag<K>, open: bool) -> Pile<Bag<K>> {
        if open {
            Pile::Open { cards }
        } else {
            Pile::Closed { count: cards.len() }
        }
    }

    pub fn len(&self) -> u8 {
        match self {
            Pile::Open { cards } => cards.len(),
            Pile::Closed { count } => *count,
        }
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl Placement {
    pub(crate) fn see(&self, state: &State, viewer: Viewer) -> View {
        // A new field of the state forces a decision here on who sees it.
        let State {
            crews,
            sites: _,
            attacks,
            securities,
            vulnerabilities,
            events,
            zero_days,
            start,
            turn,
            round,
            thrown,
            event_gained,
            offers,
            arrivals,
            phase,
        } = state;
        let acting = viewer == Viewer::Open || viewer == Viewer::Seat(*turn);
        // PLC-R27: the deck lies open to its searcher, at that moment only.
        let searching = *phase == Phase::Fetch && acting;
        let open = viewer == Viewer::Open;
        View {
            me: viewer.seat(),
            players: self.seats(),
            start: *start,
            turn: *turn,
            round: *round,
            rounds: self.rounds,
            phase: if acting { *phase } else { phase.in_public() },
            sites: Site::ALL.map(|site| see_site(state, site)),
            crews: Seat::all(self.seats())
                .map(|seat| see_crew(&crews[seat.index()], viewer, seat))
                .collect(),
            zero_days: *zero_days,
            attacks: AttackDeck {
                pile: Pile::of(attacks.pile, open || searching),
                discards: attacks.discards,
            },
            securities: {
                let Deck { pile, discards } = *securities;
                SecurityDeck { pile, discards }
            },
            vulnerabilities: {
                let Deck { pile, discards } = *vulnerabilities;
                VulnerabilityDeck { pile, discards }
            },
            events: EventDeck {
                pile: Pile::of(events.pile, open),
                discards: events.discards,
            },
            thrown: *thrown,
            event_gained: *event_gained,
            offers: *offers,
            arrivals: *arrivals,
        }
    }
}

fn see_site(state: &State, site: Site) -> SiteView {
    let Ground {
        stock,
        security,
        weakness,
        low_drawn,
        crowd_drawn,
        claims,
    } = *state.ground(site);
    let Terms { secure, weak, .. } = Terms::at(state, site);
    SiteView {
        stock,
        security,
        weakness,
        secure,
        weak,
        low_drawn,
        crowd_drawn,
        claims: claims.iter().collect(),
    }
}

fn see_crew(crew: &Crew, viewer: Viewer, owner: Seat) -> CrewView {
    let open = viewer == Viewer::Open || viewer == Viewer::Seat(owner);
    let Crew {
        attackers,
        tokens,
        points,
        earned,
        hand,
        events,
        shown,
        shown_events,
    } = *crew;
    CrewView {
        attackers,
        tokens,
        points,
        earned: earned.into_iter().flatten().collect(),
        hand: Hand::of(hand, shown, open),
        events: Hand::of(events, shown_events, open),
    }
}
