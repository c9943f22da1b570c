//! A draft as a viewer sees it: own cards by name, others' as far as a careful player knows them.

use serde::Serialize;
use tabletop::{Game, Seat, Seats, Viewer};
use ts_rs::TS;

use super::Known;
use crate::CyberWar;
use crate::cards::{Defence, Defences, Handle};
use crate::setup::Mode;
use crate::state::{Draft, DraftPhase, Drafted, State};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct DraftView {
    pub phase: DraftPhase,
    /// Counted from 1, and of how many at most.
    pub game: u8,
    pub games: u8,
    /// How often cards have been kept.
    pub turn: u8,
    /// The attacks on the table: five, then those that broke ties.
    #[ts(type = "Array<number>")]
    pub table: Vec<Handle>,
    /// By seat.
    pub hands: Vec<Hand>,
    /// The hands that the viewer has held, turn by turn: what a careful player has noted.
    #[ts(type = "Array<Array<number>>")]
    pub held: Vec<Defences>,
    /// By seat.
    pub kept: Vec<Pile>,
    pub dropped: Vec<Pile>,
    /// How many of the kept cards each drops in the end.
    pub drops: u8,
    /// Who has made up their mind.
    #[ts(type = "Array<number>")]
    pub decided: Seats,
    /// What the viewer has chosen to keep.
    #[ts(type = "number | null")]
    pub choice: Option<Defence>,
    /// The games that are over.
    pub results: Vec<DraftResult>,
}

/// A hand, as far as a careful player knows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "shows", rename_all = "kebab-case")]
pub enum Hand {
    Cards {
        #[ts(type = "Array<number>")]
        cards: Defences,
    },
    Count {
        count: u8,
    },
}

/// Cards in front of a player, in the order they came there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "shows", rename_all = "kebab-case")]
pub enum Pile {
    Cards {
        #[ts(type = "Array<number>")]
        cards: Vec<Defence>,
    },
    Count {
        count: u8,
    },
}

impl Pile {
    pub fn len(&self) -> usize {
        match self {
            Pile::Cards { cards } => cards.len(),
            Pile::Count { count } => usize::from(*count),
        }
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct DraftResult {
    pub attacks: Vec<Known>,
    /// By seat.
    #[ts(type = "Array<Array<number>>")]
    pub teams: Vec<Defences>,
    pub scores: Vec<u8>,
    /// Attacks drawn to break the tie.
    pub extra: u8,
    #[ts(type = "Array<number>")]
    pub winners: Seats,
}

impl CyberWar {
    pub(super) fn see_draft(&self, state: &State, draft: &Draft, viewer: Viewer) -> DraftView {
        let Draft {
            phase,
            turn,
            packets: _,
            choices,
            dropped,
            games,
        } = draft;
        let players = self.seats();
        let all_open = viewer == Viewer::Open || *phase == DraftPhase::Over;
        let hidden = self.keeps_hidden();
        let sees = |seat: Seat| all_open || viewer == Viewer::Seat(seat);
        let (_, drops) = Draft::sizes(players);
        let seats = || Seat::all(players);
        DraftView {
            phase: *phase,
            game: games.len() as u8 + u8::from(*phase != DraftPhase::Over),
            games: self.setup.games(),
            turn: *turn,
            table: (0..state.dealt).map(Handle).collect(),
            hands: seats()
                .map(|seat| self.see_hand(draft, viewer, seat))
                .collect(),
            held: viewer
                .seat()
                .map_or_else(Vec::new, |me| draft.held(me, players).collect()),
            kept: seats()
                .map(|seat| {
                    // CYW-R13
                    if sees(seat) || !hidden {
                        let cards = draft.kept(seat, players).collect();
                        Pile::Cards { cards }
                    } else if *phase == DraftPhase::Revealed {
                        let cards = draft.team(seat, players).iter().collect();
                        Pile::Cards { cards }
                    } else {
                        Pile::Count { count: *turn }
                    }
                })
                .collect(),
            dropped: seats()
                .map(|seat| {
                    let cards = &dropped[seat.index()];
                    let done = cards.len() == drops;
                    if sees(seat) || (*phase == DraftPhase::Revealed && !hidden) {
                        let cards = cards.to_vec();
                        Pile::Cards { cards }
                    } else {
                        // Whoever is not done yet might as well not have begun.
                        let count = if done { drops as u8 } else { 0 };
                        Pile::Count { count }
                    }
                })
                .collect(),
            drops: drops as u8,
            decided: match phase {
                DraftPhase::Keep => seats()
                    .filter(|seat| choices[seat.index()].is_committed())
                    .collect(),
                DraftPhase::Drop => seats()
                    .filter(|seat| dropped[seat.index()].len() == drops)
                    .collect(),
                DraftPhase::Revealed | DraftPhase::Over => Seats::NONE,
            },
            choice: viewer.seat().and_then(|seat| choices[seat.index()].open()),
            results: games.iter().map(|game| self.see_result(game)).collect(),
        }
    }

    /// Whether kept cards stay hidden until the end (CYW-R13).
    pub(crate) fn keeps_hidden(&self) -> bool {
        matches!(self.setup.mode, Mode::Draft { hidden: true, .. })
    }

    /// A hand: one's own; one that the viewer has held before and of which all cards kept since are
    /// known; or only how many cards it has.
    fn see_hand(&self, draft: &Draft, viewer: Viewer, seat: Seat) -> Hand {
        let players = self.seats();
        let cards = draft.hand(seat, players);
        let knows = match viewer {
            Viewer::Open => true,
            Viewer::Spectator => false,
            Viewer::Seat(me) => {
                // How long ago the viewer held what this player holds now.
                let ago = (seat.0 + players - me.0) % players;
                ago <= draft.turn && (ago <= 1 || !self.keeps_hidden())
            }
        };
        if knows {
            Hand::Cards { cards }
        } else {
            Hand::Count { count: cards.len() }
        }
    }

    fn see_result(&self, game: &Drafted) -> DraftResult {
        let Drafted {
            attacks,
            teams,
            scores,
            extra,
            winners,
        } = game;
        let seats = ..usize::from(self.seats());
        DraftResult {
            attacks: attacks.iter().map(|&card| self.known(card)).collect(),
            teams: teams[seats].to_vec(),
            scores: scores[seats].to_vec(),
            extra: *extra,
            winners: *winners,
        }
    }
}
