//! What a viewer may know. A face-down attack shows its back, a face-down defence only its name: fronts
//! are hidden from everybody, from who holds the card too (CYW-R2, CYW-R12, CYW-R18).

use std::sync::Arc;

use serde::{Serialize, Serializer};
use tabletop::{Game, Seat, Seats, Viewer};
use ts_rs::TS;

use crate::CyberWar;
use crate::cards::{Card, Defence, Defences, Handle, Technique};
use crate::setup::{Level, Mode};
use crate::state::{
    Draft, DraftPhase, Drafted, Duel, DuelPhase, Fought, Handles, Play, Solo, SoloPhase, State,
};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct View {
    /// Whose view it is; none: a spectator's, or the open one.
    #[ts(type = "number | null")]
    pub me: Option<Seat>,
    pub players: u8,
    /// The groups of the table, by number.
    pub groups: Vec<GroupName>,
    /// The organisation card; none: red has not picked it yet.
    pub group: Option<GroupCard>,
    /// How many detections a card has at most; none: all that ATT&CK names.
    pub keep: Option<u8>,
    /// Backs of attacks show nothing.
    pub blind: bool,
    /// Every attack dealt so far, by handle; where it lies is said in `play`.
    pub attacks: Vec<Attack>,
    /// Attack cards left in the deck.
    pub deck: u8,
    /// The fronts of the twelve defences.
    pub fronts: Vec<Front>,
    pub play: PlayView,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct GroupName {
    /// `G0022`
    pub id: String,
    /// As ATT&CK has it. The groups of the box have texts: `cyberwar-group-<id>`.
    pub name: String,
    pub is_box: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct GroupCard {
    /// Its number in `groups`.
    pub number: u8,
    /// The version of ATT&CK.
    pub version: String,
    pub profile: Profile,
}

/// The other side of the organisation card (CYW-R3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "shows", rename_all = "kebab-case")]
pub enum Profile {
    /// The techniques the group is known for: all cards of its deck.
    Techniques { techniques: Vec<Known> },
    /// Only its name.
    Name,
}

/// A card and what it says but for what detects it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Known {
    #[ts(type = "number")]
    pub card: Card,
    #[serde(serialize_with = "shared")]
    #[ts(as = "Technique")]
    pub technique: Arc<Technique>,
}

fn shared<S: Serializer>(technique: &Arc<Technique>, serializer: S) -> Result<S::Ok, S::Error> {
    technique.as_ref().serialize(serializer)
}

/// An attack card on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Attack {
    #[ts(type = "number")]
    pub handle: Handle,
    pub face: Face,
}

/// What can be seen of an attack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "shows", rename_all = "kebab-case")]
pub enum Face {
    /// Not even what it is (CYW-R6).
    Nothing,
    Back {
        #[ts(type = "number")]
        card: Card,
        id: String,
        name: String,
        /// It has a text: `cyberwar-attack-<id>`.
        is_box: bool,
    },
    Front {
        #[ts(type = "number")]
        card: Card,
        #[serde(serialize_with = "shared")]
        #[ts(as = "Technique")]
        technique: Arc<Technique>,
        is_box: bool,
        #[ts(type = "Array<number>")]
        detected_by: Defences,
    },
}

impl Face {
    pub const fn card(&self) -> Option<Card> {
        match self {
            Face::Nothing => None,
            Face::Back { card, .. } | Face::Front { card, .. } => Some(*card),
        }
    }
}

/// What can be seen of what a defence detects.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "shows", rename_all = "kebab-case")]
pub enum Front {
    Nothing,
    /// Of the cards the viewer knows to be there, those it detects.
    Detects {
        #[ts(type = "Array<number>")]
        cards: Vec<Card>,
    },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "mode", rename_all = "kebab-case")]
pub enum PlayView {
    Solo(SoloView),
    Draft(DraftView),
    RedBlue(DuelView),
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct SoloView {
    pub phase: SoloPhase,
    pub level: Level,
    /// Counted from 1, and of how many.
    pub round: u8,
    pub rounds: u8,
    /// The attacks of this round; those before have been removed.
    #[ts(type = "Array<number>")]
    pub five: Vec<Handle>,
    #[ts(type = "Array<number>")]
    pub chosen: Vec<Defence>,
    /// The four of each round so far, the lost one too.
    #[ts(type = "Array<Array<number>>")]
    pub answers: Vec<Defences>,
    /// One of the best four.
    #[ts(type = "number | null")]
    pub hint: Option<Defence>,
    /// Not every five of this deck can be stopped, as it was shuffled.
    pub unfair: bool,
}

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

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct DuelView {
    pub phase: DuelPhase,
    /// Counted from 1, and of how many.
    pub game: u8,
    pub games: u8,
    #[ts(type = "number")]
    pub red: Seat,
    #[ts(type = "number")]
    pub blue: Seat,
    /// Counted from 1.
    pub round: u8,
    /// Red's attacks and blue's defences that have not been played.
    #[ts(type = "Array<number>")]
    pub row: Handles,
    #[ts(type = "Array<number>")]
    pub rack: Defences,
    /// The middle, in the order played.
    #[ts(type = "Array<number>")]
    pub attacks: Vec<Handle>,
    #[ts(type = "Array<number>")]
    pub guards: Vec<Defence>,
    /// Defences left in the deck.
    pub deck: u8,
    #[ts(type = "Array<number>")]
    pub discard: Defences,
    /// Blue's pile and red's.
    #[ts(type = "Array<number>")]
    pub stopped: Handles,
    #[ts(type = "Array<number>")]
    pub through: Handles,
    /// The rounds so far.
    pub rounds: Vec<RoundView>,
    /// The game before this one.
    pub past: Option<PastDuel>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct RoundView {
    #[ts(type = "Array<number>")]
    pub attacks: Vec<Handle>,
    #[ts(type = "Array<number>")]
    pub guards: Vec<Defence>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct PastDuel {
    /// Its number in `groups`.
    pub group: u8,
    #[ts(type = "number")]
    pub red: Seat,
    pub stopped: Vec<Known>,
    pub through: Vec<Known>,
}

impl CyberWar {
    pub(crate) fn see(&self, state: &State, viewer: Viewer) -> View {
        // A new field of the state forces a decision here on who sees it.
        let State {
            group,
            links: _,
            attacks: _,
            dealt,
            turned: _,
            play,
        } = state;
        let profile_open = self.reads_profile(state, viewer);
        let attacks: Vec<Attack> = (0..*dealt)
            .map(|handle| self.attack(state, viewer, Handle(handle)))
            .collect();
        View {
            me: viewer.seat(),
            players: self.seats(),
            groups: (0..self.setup.pool.decks.len())
                .map(|number| self.group_name(number as u8))
                .collect(),
            group: group.map(|number| GroupCard {
                number,
                version: self.setup.pool.version.clone(),
                profile: if profile_open {
                    let cards = &self.setup.pool.decks[usize::from(number)].cards;
                    Profile::Techniques {
                        techniques: cards.iter().map(|&card| self.known(card)).collect(),
                    }
                } else {
                    Profile::Name
                },
            }),
            keep: self.setup.keep,
            blind: self.setup.blind,
            deck: state.left() as u8,
            fronts: self.fronts(state, viewer, &attacks, profile_open),
            attacks,
            play: match play {
                Play::Solo(solo) => PlayView::Solo(self.see_solo(state, solo)),
                Play::Draft(draft) => PlayView::Draft(self.see_draft(state, draft, viewer)),
                Play::Duel(duel) => PlayView::RedBlue(self.see_duel(duel)),
            },
        }
    }

    pub(crate) fn group_name(&self, number: u8) -> GroupName {
        let deck = &self.setup.pool.decks[usize::from(number)];
        GroupName {
            id: deck.id.clone(),
            name: deck.name.clone(),
            is_box: self.setup.pool.is_box,
        }
    }

    fn known(&self, card: Card) -> Known {
        Known {
            card,
            technique: Arc::clone(&self.setup.pool.techniques[card.index()]),
        }
    }

    /// CYW-R3
    fn reads_profile(&self, state: &State, viewer: Viewer) -> bool {
        match (&state.play, viewer) {
            (_, Viewer::Open) | (Play::Solo(_) | Play::Draft(_), _) => true,
            (Play::Duel(duel), viewer) => {
                duel.phase == DuelPhase::Over || viewer == Viewer::Seat(duel.red)
            }
        }
    }

    /// An attack card as this viewer sees it.
    pub(crate) fn attack(&self, state: &State, viewer: Viewer, handle: Handle) -> Attack {
        let card = state.card(handle);
        let technique = &self.setup.pool.techniques[card.index()];
        let is_box = self.setup.pool.is_box;
        let face = if viewer == Viewer::Open || is_face_up(state, handle) {
            Face::Front {
                card,
                technique: Arc::clone(technique),
                is_box,
                detected_by: state.link(handle),
            }
        } else if self.setup.blind {
            Face::Nothing
        } else {
            Face::Back {
                card,
                id: technique.id.clone(),
                name: technique.name.clone(),
                is_box,
            }
        };
        Attack { handle, face }
    }

    /// What the viewer reads on the fronts of the defences, about cards the viewer knows to be there:
    /// a front must not tell what is in a deck whose organisation card is closed.
    fn fronts(
        &self,
        state: &State,
        viewer: Viewer,
        attacks: &[Attack],
        profile_open: bool,
    ) -> Vec<Front> {
        let open = self.open_fronts(state, viewer);
        let mut cards: Vec<Card> = match state.group {
            Some(number) if profile_open => {
                self.setup.pool.decks[usize::from(number)].cards.to_vec()
            }
            Some(_) | None => attacks
                .iter()
                .filter_map(|attack| attack.face.card())
                .collect(),
        };
        cards.sort_unstable();
        let front = |defence: Defence| {
            if !open.contains(defence) {
                return Front::Nothing;
            }
            let detects = |card: &&Card| state.links[card.index()].contains(defence);
            Front::Detects {
                cards: cards.iter().filter(detects).copied().collect(),
            }
        };
        Defence::all().map(front).collect()
    }

    fn open_fronts(&self, state: &State, viewer: Viewer) -> Defences {
        if viewer == Viewer::Open || state.is_over() {
            return Defences::ALL;
        }
        match self.setup.mode {
            // CYW-R9
            Mode::Solo { level, .. } => match level {
                Level::Study | Level::Blind => Defences::ALL,
                Level::Exam => Defences::NONE,
            },
            // CYW-R26
            Mode::Draft { .. } | Mode::Duel { .. } => state.turned,
        }
    }

    fn see_solo(&self, state: &State, solo: &Solo) -> SoloView {
        let Solo {
            phase,
            chosen,
            answers,
            hint,
            unfair,
        } = solo;
        let Mode::Solo { level, .. } = self.setup.mode else {
            unreachable!("a solo game is played by a solo table");
        };
        let cards = state.attacks.len();
        let round = solo.round(state.dealt);
        SoloView {
            phase: *phase,
            level,
            round: round as u8 + 1,
            rounds: cards.div_ceil(crate::state::FIVE) as u8,
            five: Solo::block(round, cards)
                .filter(|&handle| handle < state.dealt)
                .map(Handle)
                .collect(),
            chosen: chosen.to_vec(),
            answers: answers.to_vec(),
            hint: *hint,
            unfair: *unfair,
        }
    }

    fn see_draft(&self, state: &State, draft: &Draft, viewer: Viewer) -> DraftView {
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
            Hand::Count {
                count: cards.len() as u8,
            }
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

    fn see_duel(&self, duel: &Duel) -> DuelView {
        let Duel {
            phase,
            red,
            row,
            rack,
            attacks,
            guards,
            deck,
            discard,
            stopped,
            through,
            rounds,
            past,
        } = duel;
        let known = |cards: &[Card]| cards.iter().map(|&card| self.known(card)).collect();
        DuelView {
            phase: *phase,
            game: 1 + u8::from(past.is_some()),
            games: self.setup.games(),
            red: *red,
            blue: duel.blue(),
            round: duel.round() as u8 + 1,
            row: *row,
            rack: *rack,
            attacks: attacks.to_vec(),
            guards: guards.to_vec(),
            deck: deck.len() as u8,
            discard: *discard,
            stopped: *stopped,
            through: *through,
            rounds: rounds
                .iter()
                .map(|round| RoundView {
                    attacks: round.attacks.to_vec(),
                    guards: round.guards.to_vec(),
                })
                .collect(),
            past: past.as_ref().map(|past| {
                let Fought {
                    group,
                    red,
                    stopped,
                    through,
                } = past;
                PastDuel {
                    group: *group,
                    red: *red,
                    stopped: known(stopped),
                    through: known(through),
                }
            }),
        }
    }
}

/// Whether an attack has been turned up.
fn is_face_up(state: &State, handle: Handle) -> bool {
    match &state.play {
        Play::Solo(solo) => handle.index() < solo.answers.len() * crate::state::FIVE,
        Play::Draft(draft) => match draft.phase {
            DraftPhase::Keep | DraftPhase::Drop => false,
            DraftPhase::Revealed | DraftPhase::Over => true,
        },
        Play::Duel(duel) => {
            duel.stopped.contains(handle)
                || duel.through.contains(handle)
                || duel.phase == DuelPhase::Over
        }
    }
}
