//! What a viewer may know. A face-down attack shows its back, a face-down defence only its name: fronts
//! are hidden from everybody, from who holds the card too (CYW-R2, CYW-R12, CYW-R18).

mod draft;
mod duel;
mod solo;

use std::sync::Arc;

use serde::{Serialize, Serializer};
use tabletop::{Game, Seat, Viewer};
use ts_rs::TS;

use crate::CyberWar;
use crate::cards::{Card, Defence, Defences, Handle, Technique};
use crate::setup::{Level, Mode};
use crate::state::{DraftPhase, DuelPhase, FIVE, Play, State};

pub use draft::{DraftResult, DraftView, Hand, Pile};
pub use duel::{DuelView, PastDuel, RoundView};
pub use solo::SoloView;

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
            return Defences::FULL;
        }
        match self.setup.mode {
            // CYW-R9
            Mode::Solo { level, .. } => match level {
                Level::Study | Level::Blind => Defences::FULL,
                Level::Exam => Defences::EMPTY,
            },
            // CYW-R26
            Mode::Draft { .. } | Mode::Duel { .. } => state.turned,
        }
    }
}

/// Whether an attack has been turned up.
fn is_face_up(state: &State, handle: Handle) -> bool {
    match &state.play {
        Play::Solo(solo) => handle.index() < solo.answers.len() * FIVE,
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
