//! Everything true at one moment of a game.

use serde::{Deserialize, Serialize};
use tabletop::cards::{Bag, Deck};
use tabletop::{Seat, Seats};
use ts_rs::TS;

use crate::actions::{Manner, Offer};
use crate::board::{CREW, Cost, MAX_PLAYERS, Piece, Pieces, Site, Space, Tokens};
use crate::cards::{Attack, EventCard, Security, Vulnerability};
use crate::events::{Scoring, Six};

/// The points that win.
pub const GOAL: u8 = 15;
/// What a site's stock is filled to after a leak.
pub const REFILL: u8 = 10;
/// A stock that falls to this draws security.
pub const LOW_STOCK: u8 = 5;
/// So many attackers in a site draw security.
pub const CROWD: usize = 3;
/// The most security cards on a site: one for each trigger.
pub const MOST_SECURITY: usize = 2;
/// The most items that are kept of what a crew scored for: 15 points win, and few are worth just one.
pub const MOST_EARNED: usize = 16;
/// The most zero-days at once: two cards held, and one drawn again in the same turn.
pub const MOST_ZERO_DAYS: usize = 3;

/// The state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// By seat; at a table of three the fourth has no attackers.
    pub crews: [Crew; MAX_PLAYERS],
    /// In the order of [`Site`].
    pub sites: [Ground; 4],
    pub attacks: Deck<Attack>,
    pub securities: Deck<Security>,
    pub vulnerabilities: Deck<Vulnerability>,
    pub events: Deck<EventCard>,
    /// The vulnerabilities that work for this turn only.
    pub zero_days: [Option<Weakness>; MOST_ZERO_DAYS],
    /// Who had the first turn.
    pub start: Seat,
    pub turn: Seat,
    /// From 1.
    pub round: u16,
    /// The dice of gathering as they fell last.
    pub thrown: Option<Throw>,
    /// An event card was bought or rolled in this turn.
    pub event_gained: bool,
    /// Offers and proposals made in this turn.
    pub offers: u8,
    /// How many times any attacker has come to a space: who came first is told by it.
    pub arrivals: u16,
    pub phase: Phase,
}

/// A player's crew and what it holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Crew {
    pub attackers: [Attacker; CREW],
    pub tokens: Tokens,
    pub points: u8,
    /// What it scored for, in that order. What is missing to its points has changed hands in deals.
    pub earned: [Option<Earned>; MOST_EARNED],
    pub hand: Bag<Attack>,
    pub events: Bag<EventCard>,
    /// The cards in hand that everyone knows of (PLC-R24).
    pub shown: Bag<Attack>,
    pub shown_events: Bag<EventCard>,
}

/// Points that a crew scored in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Earned {
    pub round: u16,
    pub points: u8,
    pub why: Scoring,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Attacker {
    pub space: Space,
    pub pose: Pose,
    /// The persistent cards that lie with it.
    pub persistent: Persistent,
    /// Where a Backdoor leads back to, in its owner's next turn.
    pub backdoor: Option<(Site, u8)>,
    /// Bought out by the turn player, until the turn ends.
    pub loan: Option<Loan>,
    /// When it came to its space, counted in arrivals.
    pub since: u16,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Pose {
    Standing,
    /// Can do nothing until its owner's next turn.
    Acted,
    /// Took part in a co-attack of another crew's turn, joined or borrowed: stays acted over its
    /// owner's next turn.
    Held,
}

/// Persistent cards by number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Persistent {
    pub cryptomining: u8,
    pub formjacking: u8,
}

/// What comes to an end when a borrowed attacker goes back (PLC-R23).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Loan {
    /// Those of the persistent cards that the borrower played.
    pub persistent: Persistent,
}

/// A site as it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ground {
    pub stock: u8,
    /// In the order they were placed.
    pub security: [Option<Security>; MOST_SECURITY],
    pub weakness: Option<Weakness>,
    /// The low stock has drawn its security card.
    pub low_drawn: bool,
    /// The crowd has drawn its security card.
    pub crowd_drawn: bool,
    /// Whose Claims of Responsibility bar its tokens.
    pub claims: Seats,
}

/// A vulnerability card in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Weakness {
    pub card: Vulnerability,
    /// How many security cards lay on its site when it came: those placed later go before it (PLC-R12).
    pub over: u8,
}

/// A throw of the three dice of gathering.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Throw {
    #[ts(type = "number")]
    pub seat: Seat,
    pub dice: [Site; 2],
    pub six: Six,
}

/// What is awaited.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// The turn player may discard an attack card and draw one.
    Exchange,
    /// This attacker may go back through its Backdoor.
    Return {
        #[ts(type = "number")]
        attacker: Piece,
    },
    /// Roll the dice, or take two tokens.
    Gather,
    /// The second of two tokens; nothing more comes from a site that has leaked.
    Second { leaked: Option<Site> },
    /// The d6 shows wild: choose a site.
    Wild,
    /// Any action.
    Act,
    /// The turn player is making up its mind; the others only see that it acts.
    Plan(Plan),
    /// Another player is asked for a deal.
    Offered {
        #[ts(type = "number")]
        by: Seat,
        offer: Offer,
        /// It answers another offer, or showed a card that not everyone knew of: it cannot be
        /// withdrawn (PLC-R26).
        stands: bool,
    },
    /// Another player is asked to join an attack.
    Proposed(CoAttack),
    /// This player chooses which of its deepest attackers is arrested.
    Surrender {
        #[ts(type = "number")]
        seat: Seat,
        /// Those that others have chosen already.
        #[ts(type = "number")]
        chosen: Pieces,
    },
    /// Emotet: name a colour.
    Guess,
    /// This card's effect lets its attacker go one level deeper.
    Advance(Target),
    /// Conti: the site's security may be destroyed.
    Destroy { site: Site },
    /// Initial Access Broker: a second attacker may enter.
    Broker,
    /// Information Confusion: swap up to so many more tokens with this player.
    Confuse {
        #[ts(type = "number")]
        with: Seat,
        left: u8,
    },
    /// Weapon Creation: take a card from the deck.
    Fetch,
    /// Weapon Creation: discard down to three.
    Trim,
    Over {
        #[ts(type = "number")]
        winner: Seat,
        by: Victory,
    },
}

/// A decision of several parts that nobody else knows of yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Plan {
    /// Which site this attacker enters.
    Enter {
        #[ts(type = "number")]
        attacker: Piece,
    },
    /// How the move is paid.
    PayMove {
        #[ts(type = "number")]
        attacker: Piece,
        site: Site,
    },
    /// Which attacker uses this card.
    Attack { card: Attack },
    /// Which site it attacks from the start space.
    Target {
        card: Attack,
        #[ts(type = "number")]
        attacker: Piece,
    },
    /// Alone, with more tokens, together, …
    Manner { target: Target },
    /// How the attack is paid.
    PayAttack { target: Target, manner: Manner },
    /// How the event card is paid.
    PayEvent,
    /// What this event card is about: an attacker, a colour, a site, a player or a vulnerability.
    Event { card: EventCard },
    /// Which site this attacker enters, or which tokens it brings.
    EventWith {
        card: EventCard,
        #[ts(type = "number")]
        attacker: Piece,
    },
    /// Which site the broker's second attacker enters.
    Broker {
        #[ts(type = "number")]
        attacker: Piece,
    },
}

/// A card, who uses it, and against what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Target {
    pub card: Attack,
    #[ts(type = "number")]
    pub attacker: Piece,
    pub site: Site,
}

/// A proposed co-attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct CoAttack {
    pub target: Target,
    #[ts(type = "number")]
    pub partner: Piece,
    /// What the initiator will pay.
    #[ts(as = "[u8; 4]")]
    pub paid: Tokens,
    /// What is left for the partner.
    pub short: Cost,
}

/// How a game was won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Victory {
    /// By reaching 15 points.
    Points,
    /// All others are out.
    LastStanding,
    /// The last crews went out together.
    LastArrest,
    /// By the most points when the rounds ran out (PLC-R25).
    Rounds,
}

impl Phase {
    /// As everyone but the turn player sees it.
    pub fn in_public(self) -> Phase {
        let Phase::Plan(plan) = self else {
            return self;
        };
        match matches!(plan, Plan::Broker { .. }) {
            true => Phase::Broker,
            false => Phase::Act,
        }
    }
}

impl Attacker {
    pub const FRESH: Attacker = Attacker {
        space: Space::Start,
        pose: Pose::Standing,
        persistent: Persistent::NONE,
        backdoor: None,
        loan: None,
        since: 0,
    };

    pub fn is_free(&self) -> bool {
        self.space != Space::Gone
    }

    pub fn is_standing(&self) -> bool {
        self.pose == Pose::Standing && self.is_free()
    }
}

impl Persistent {
    pub const NONE: Persistent = Persistent {
        cryptomining: 0,
        formjacking: 0,
    };

    /// Each persistent card, and how many of it lie there.
    pub(crate) fn cards(self) -> [(Attack, u8); 2] {
        let Persistent {
            cryptomining,
            formjacking,
        } = self;
        [
            (Attack::Cryptomining, cryptomining),
            (Attack::Formjacking, formjacking),
        ]
    }

    pub(crate) fn count_mut(&mut self, card: Attack) -> &mut u8 {
        let Persistent {
            cryptomining,
            formjacking,
        } = self;
        let mut counts = [
            (Attack::Cryptomining, cryptomining),
            (Attack::Formjacking, formjacking),
        ]
        .into_iter();
        let found = counts.find(|(kind, _)| *kind == card);
        found.expect("only persistent cards stay").1
    }
}

impl Crew {
    pub const FRESH: Crew = Crew {
        attackers: [Attacker::FRESH; CREW],
        tokens: Tokens::NONE,
        points: 0,
        earned: [None; MOST_EARNED],
        hand: Bag::EMPTY,
        events: Bag::EMPTY,
        shown: Bag::EMPTY,
        shown_events: Bag::EMPTY,
    };

    /// Still in the game: at least one attacker is free.
    pub fn is_in(&self) -> bool {
        self.attackers.iter().any(Attacker::is_free)
    }

    /// Scores. What a round brings for the same again is one item; who has sold so many points that
    /// there is no room for another item adds to the last.
    pub fn score(&mut self, item: Earned) {
        self.points = self.points.saturating_add(item.points);
        let goes = |kept: &Option<Earned>| {
            kept.is_none_or(|kept| (kept.round, kept.why) == (item.round, item.why))
        };
        let place = self.earned.iter().position(goes);
        match &mut self.earned[place.unwrap_or(MOST_EARNED - 1)] {
            Some(kept) => kept.points = kept.points.saturating_add(item.points),
            free => *free = Some(item),
        }
    }

    /// Takes an attack card from the hand; everyone sees which.
    pub(crate) fn lose(&mut self, card: Attack) {
        self.hand.remove(card);
        if self.shown.contains(card) {
            self.shown.remove(card);
        }
    }

    /// Takes an event card from the hand; everyone sees which.
    pub(crate) fn lose_event(&mut self, card: EventCard) {
        self.events.remove(card);
        if self.shown_events.contains(card) {
            self.shown_events.remove(card);
        }
    }
}

impl Ground {
    pub fn new(stock: u8) -> Ground {
        Ground {
            stock,
            security: [None; MOST_SECURITY],
            weakness: None,
            low_drawn: false,
            crowd_drawn: false,
            claims: Seats::NONE,
        }
    }

    /// How many security cards lie here.
    pub fn secured(&self) -> u8 {
        self.security.iter().flatten().count() as u8
    }
}

impl State {
    #[inline]
    pub fn crew(&self, seat: Seat) -> &Crew {
        &self.crews[seat.index()]
    }

    #[inline]
    pub(crate) fn crew_mut(&mut self, seat: Seat) -> &mut Crew {
        &mut self.crews[seat.index()]
    }

    #[inline]
    pub fn attacker(&self, piece: Piece) -> &Attacker {
        &self.crews[piece.owner().index()].attackers[piece.nth() as usize]
    }

    #[inline]
    pub(crate) fn attacker_mut(&mut self, piece: Piece) -> &mut Attacker {
        &mut self.crews[piece.owner().index()].attackers[piece.nth() as usize]
    }

    #[inline]
    pub fn ground(&self, site: Site) -> &Ground {
        &self.sites[site.index()]
    }

    #[inline]
    pub(crate) fn ground_mut(&mut self, site: Site) -> &mut Ground {
        &mut self.sites[site.index()]
    }

    pub fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over { .. })
    }

    /// Whose attacker it is at this moment.
    #[inline]
    pub fn controller(&self, piece: Piece) -> Seat {
        match self.attacker(piece).loan {
            Some(_) => self.turn,
            None => piece.owner(),
        }
    }

    /// Everyone's attackers that are not arrested.
    #[inline]
    pub fn free_pieces(&self) -> impl Iterator<Item = Piece> {
        Piece::all(MAX_PLAYERS as u8).filter(|&piece| self.attacker(piece).is_free())
    }

    /// The attackers that this seat moves at this moment.
    #[inline]
    pub fn pieces_of(&self, seat: Seat) -> Pieces {
        self.free_pieces()
            .filter(|&piece| self.controller(piece) == seat)
            .collect()
    }

    /// Everyone's attackers on a space.
    pub fn pieces_at(&self, space: Space) -> impl Iterator<Item = Piece> {
        self.free_pieces()
            .filter(move |&piece| self.attacker(piece).space == space)
    }

    /// Everyone's attackers in a site, at any level.
    pub fn pieces_in(&self, site: Site) -> impl Iterator<Item = Piece> {
        self.free_pieces()
            .filter(move |&piece| self.attacker(piece).space.site() == Some(site))
    }

    /// Nobody gains tokens of this colour; whether those that there are may change hands the table says
    /// (PLC-R21).
    pub fn is_claimed(&self, site: Site) -> bool {
        !self.ground(site).claims.is_empty()
    }
}
