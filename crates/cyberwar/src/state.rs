//! Everything true at one moment of a game of CyberWar.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use tabletop::cards::Set;
use tabletop::{Sealed, Seat, Seats, numbered};
use ts_rs::TS;

use crate::attack::DEFENCES;
use crate::cards::{Card, Defence, Defences, Handle, Links, MAX_CARDS};

/// The most players of a draft.
pub const MAX_PLAYERS: usize = 4;
/// Attacks of a round in solo, and on the table of a draft.
pub const FIVE: usize = 5;
/// Defences that answer five attacks in solo.
pub const FOUR: usize = 4;
/// Defences that each player of a draft ends with.
pub const TEAM: usize = 3;
/// Rounds of red/blue.
pub const ROUNDS: usize = 3;
/// The most rounds of a solo game.
pub const MAX_ROUNDS: usize = MAX_CARDS.div_ceil(FIVE);
/// The most games of a draft.
pub const MAX_GAMES: usize = 3;

/// The state. What detects a card is a column of it, although the world knows it: players may not
/// see it, and a bot that has forgotten imagines something else.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// The group whose deck is played; none: red has not picked it yet.
    pub group: Option<u8>,
    pub links: Links,
    /// The attack deck: the cards dealt so far by their handles, then the rest.
    pub attacks: ArrayVec<Card, MAX_CARDS>,
    pub dealt: u8,
    /// The defences whose fronts have been turned up in this game (CYW-R26).
    pub turned: Defences,
    pub play: Play,
}

/// What is particular to each mode.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Play {
    Solo(Solo),
    Draft(Draft),
    Duel(Duel),
}

/// One player against the deck, five attacks at a time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Solo {
    pub phase: SoloPhase,
    /// In the order chosen.
    pub chosen: ArrayVec<Defence, FOUR>,
    /// The four of each round so far, the lost one too.
    pub answers: ArrayVec<Defences, MAX_ROUNDS>,
    /// A true hint for this round, if the table wants one.
    pub hint: Option<Defence>,
    /// No shuffle was found in which every five can be stopped (CYW-R11).
    pub unfair: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum SoloPhase {
    /// Four defences are to be chosen and the attacks revealed.
    Choose,
    Lost,
    Won,
}

/// Everyone keeps one defence and passes the rest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Draft {
    pub phase: DraftPhase,
    /// How often cards have been kept.
    pub turn: u8,
    /// The cards that go round together, by the seat they began at. What was kept of them comes first,
    /// in the order it was kept; behind it the hand of whoever holds them now.
    pub packets: [ArrayVec<Defence, { DEFENCES / 2 }>; MAX_PLAYERS],
    pub choices: [Sealed<Defence>; MAX_PLAYERS],
    /// Secret until everyone has dropped enough.
    pub dropped: [ArrayVec<Defence, TEAM>; MAX_PLAYERS],
    /// The games that are over.
    pub games: ArrayVec<Drafted, MAX_GAMES>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum DraftPhase {
    /// Everyone keeps a card.
    Keep,
    /// Everyone drops cards until three are left.
    Drop,
    /// Attacks and teams are turned up and scored; nobody is awaited.
    Revealed,
    Over,
}

/// How a game of a draft ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Drafted {
    pub attacks: [Card; FIVE],
    pub teams: [Defences; MAX_PLAYERS],
    /// How many of the five each stopped.
    pub scores: [u8; MAX_PLAYERS],
    /// Attacks drawn to break the tie.
    pub extra: u8,
    pub winners: Seats,
}

/// Red attacks, blue defends.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Duel {
    pub phase: DuelPhase,
    pub red: Seat,
    /// Red's unplayed attacks.
    pub row: Handles,
    /// Blue's unplayed defences.
    pub rack: Defences,
    /// The middle, in the order played.
    pub attacks: ArrayVec<Handle, 4>,
    pub guards: ArrayVec<Defence, TEAM>,
    pub deck: Defences,
    pub discard: Defences,
    /// Blue's pile and red's.
    pub stopped: Handles,
    pub through: Handles,
    /// What was played in the rounds so far.
    pub rounds: ArrayVec<Round, ROUNDS>,
    /// The game before this one, with the roles the other way round.
    pub past: Option<Fought>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum DuelPhase {
    /// Red picks the group.
    Pick,
    /// Red and blue put cards into the middle by turns.
    Play,
    Over,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Round {
    pub attacks: [Handle; 4],
    pub guards: [Defence; TEAM],
}

/// How a game of red/blue ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fought {
    pub group: u8,
    pub red: Seat,
    pub stopped: ArrayVec<Card, { 4 * ROUNDS }>,
    pub through: ArrayVec<Card, { 4 * ROUNDS }>,
}

/// Attack cards that lie together in red/blue, where at most 15 are dealt.
pub type Handles = Set<Handle>;

/// More than are dealt in red/blue.
pub(crate) const HANDLES: usize = 16;

numbered!(Handle, HANDLES);

impl State {
    /// What a dealt card is.
    pub fn card(&self, handle: Handle) -> Card {
        self.attacks[handle.index()]
    }

    /// What detects a dealt card.
    pub fn link(&self, handle: Handle) -> Defences {
        self.links[self.card(handle).index()]
    }

    /// Attack cards left in the deck.
    pub fn left(&self) -> usize {
        self.attacks.len() - usize::from(self.dealt)
    }

    /// Nobody is awaited any more: every card may be turned over.
    pub fn is_over(&self) -> bool {
        match &self.play {
            Play::Solo(solo) => solo.phase != SoloPhase::Choose,
            Play::Draft(draft) => draft.phase == DraftPhase::Over,
            Play::Duel(duel) => duel.phase == DuelPhase::Over,
        }
    }
}

impl Solo {
    /// The round whose attacks lie on the table, from 0: until others are laid out, the last.
    pub fn round(&self, dealt: u8) -> usize {
        let over = self.answers.len();
        if usize::from(dealt) > over * FIVE {
            over
        } else {
            over.saturating_sub(1)
        }
    }

    /// The handles of a round's attacks in a deck of so many, the first round being 0.
    pub fn block(round: usize, cards: usize) -> std::ops::Range<u8> {
        let end = cards.min((round + 1) * FIVE);
        (round * FIVE) as u8..end as u8
    }
}

impl Draft {
    /// Cards that each player is dealt, and so keeps, and drops in the end.
    pub const fn sizes(players: u8) -> (usize, usize) {
        let each = DEFENCES / players as usize;
        (each, each - TEAM)
    }

    /// The packet that a seat holds after so many turns.
    pub const fn packet_at(seat: Seat, turn: u8, players: u8) -> usize {
        ((seat.0 + players * (DEFENCES as u8) - turn) % players) as usize
    }

    /// What the seat holds in hand.
    pub fn hand(&self, seat: Seat, players: u8) -> Defences {
        let packet = &self.packets[Draft::packet_at(seat, self.turn, players)];
        packet.iter().skip(self.turn.into()).copied().collect()
    }

    /// What the seat has held in hand, turn by turn, the hand it holds now included.
    pub fn held(&self, seat: Seat, players: u8) -> impl Iterator<Item = Defences> {
        (0..=self.turn).map(move |turn| {
            let packet = &self.packets[Draft::packet_at(seat, turn, players)];
            packet.iter().skip(turn.into()).copied().collect()
        })
    }

    /// What the seat has kept, in this order.
    pub fn kept(&self, seat: Seat, players: u8) -> impl Iterator<Item = Defence> {
        (0..self.turn).map(move |turn| {
            let packet = &self.packets[Draft::packet_at(seat, turn, players)];
            packet[usize::from(turn)]
        })
    }

    /// What the seat has kept and not dropped.
    pub fn team(&self, seat: Seat, players: u8) -> Defences {
        let dropped = self.dropped[seat.index()].iter().copied().collect();
        self.kept(seat, players)
            .collect::<Defences>()
            .minus(dropped)
    }
}

impl Duel {
    pub fn blue(&self) -> Seat {
        self.red.after(1, 2)
    }

    /// The round being played, from 0.
    pub fn round(&self) -> usize {
        self.rounds.len().min(ROUNDS - 1)
    }

    /// Whose card the middle awaits: red begins and ends.
    pub fn mover(&self) -> Seat {
        if self.attacks.len() == self.guards.len() {
            self.red
        } else {
            self.blue()
        }
    }
}
