//! What a viewer may know: everything but the hands of others, what lies under their tiles, and the
//! deck.

use serde::Serialize;
use tabletop::{Seat, Viewer};
use ts_rs::TS;

use crate::League;
use crate::actions::{Plan, Tile};
use crate::cards::{Card, Cards, LEVELS, Server};
use crate::rules::plan::need;
use crate::state::{Choice, Earned, Host, Phase, Player, Rack, State};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct View {
    /// Whose view it is; none: a spectator's, or the open one.
    #[ts(type = "number | null")]
    pub me: Option<Seat>,
    /// Who picked the first server.
    #[ts(type = "number")]
    pub first: Seat,
    /// From 1 to 3.
    pub round: u8,
    /// From 1, and how many there are in a round.
    pub action: u8,
    pub actions: u8,
    /// How many servers anyone may own.
    pub most_servers: u8,
    pub phase: Phase,
    /// The tile that is being resolved.
    pub tile: Option<Tile>,
    /// The servers that can be installed.
    pub supply: Vec<Server>,
    /// The servers that have left the game.
    pub gone: Vec<Server>,
    /// By seat.
    pub players: Vec<PlayerView>,
    /// The dummy's servers, in a game of two; its defence in a colour is the number of its
    /// vulnerabilities of it.
    pub dummy: Option<Vec<ServerView>>,
    /// The discs in the order in which they came to their spaces: of two on one space the later lies
    /// higher.
    #[ts(type = "Array<number>")]
    pub discs: Vec<Seat>,
    pub deck: Pile,
    #[ts(as = "Vec<Card>")]
    pub discards: Cards,
    /// Cards that everyone can tell are in somebody's hand.
    #[ts(as = "Vec<Card>")]
    pub dealt: Cards,
    /// Handicap: the cards that the viewer put back into the deck.
    #[ts(as = "Vec<Card>")]
    pub returned: Cards,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct PlayerView {
    pub score: u16,
    /// What the score is made of, by round.
    pub earned: [Earned; LEVELS as usize],
    pub hand: Hand,
    pub mind: Mind,
    pub defences: Vec<Defence>,
    /// The defence in each colour: red, yellow, green, blue.
    pub track: [u8; 4],
    pub servers: Vec<ServerView>,
}

/// A hand. While tiles are chosen, the cards chosen are still in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "seen", rename_all = "kebab-case")]
pub enum Hand {
    Open {
        #[ts(as = "Vec<Card>")]
        cards: Cards,
    },
    Closed {
        count: u8,
    },
}

/// The deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "seen", rename_all = "kebab-case")]
pub enum Pile {
    Open {
        #[ts(as = "Vec<Card>")]
        cards: Cards,
    },
    Closed {
        count: u8,
    },
}

/// What the viewer knows of a player's choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "mind", rename_all = "kebab-case")]
pub enum Mind {
    /// There is nothing to choose, or it is resolved.
    Idle,
    /// Has not chosen yet.
    Thinking,
    /// The viewer's own: so many cards are still to be put under this tile.
    Paying { plan: Plan, cards: u8 },
    /// Has chosen, and the tile lies face down.
    Committed,
    /// The tile is up, with so many cards under it.
    Shown { tile: Tile, cards: u8 },
    /// The viewer's own tile, face down or up, with what lies under it.
    Known { choice: Choice, up: bool },
}

/// A defence card in front of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Defence {
    pub card: Card,
    /// Used in this round.
    pub tapped: bool,
}

/// A server and the damage on its vulnerabilities.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct ServerView {
    pub server: Server,
    pub damage: Vec<u8>,
}

impl Hand {
    pub fn len(&self) -> u8 {
        match *self {
            Hand::Open { cards } => cards.len(),
            Hand::Closed { count } => count,
        }
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The cards that the viewer sees.
    pub fn known(&self) -> Cards {
        match *self {
            Hand::Open { cards } => cards,
            Hand::Closed { .. } => Cards::EMPTY,
        }
    }
}

impl League {
    pub(crate) fn see(&self, state: &State, viewer: Viewer) -> View {
        // A new field of the state forces a decision here on who sees it.
        let State {
            players: _,
            dummy,
            deck,
            discards,
            dealt,
            supply,
            gone,
            first,
            discs,
            round,
            action,
            tile,
            phase,
        } = state;
        let seats = Seat::all(self.players);
        View {
            me: viewer.seat(),
            first: *first,
            round: *round,
            action: *action,
            actions: self.actions,
            most_servers: self.servers as u8,
            phase: *phase,
            tile: *tile,
            supply: supply.iter().collect(),
            gone: gone.iter().collect(),
            players: seats.map(|seat| see_player(state, viewer, seat)).collect(),
            dummy: (self.players == 2).then(|| see_rack(dummy)),
            discs: discs
                .iter()
                .copied()
                .filter(|disc| disc.0 < self.players)
                .collect(),
            deck: match viewer {
                Viewer::Open => Pile::Open { cards: *deck },
                Viewer::Seat(_) | Viewer::Spectator => Pile::Closed { count: deck.len() },
            },
            discards: *discards,
            dealt: *dealt,
            returned: viewer
                .seat()
                .map_or(Cards::EMPTY, |me| state.player(me).returned),
        }
    }
}

fn see_player(state: &State, viewer: Viewer, seat: Seat) -> PlayerView {
    let own = viewer == Viewer::Open || viewer == Viewer::Seat(seat);
    let Player {
        score,
        earned,
        hand,
        returned: _,
        draft: _,
        sealed: _,
        defences,
        tapped,
        track,
        rack,
    } = state.player(seat);
    let mut straight = defences.minus(*tapped);
    PlayerView {
        score: *score,
        earned: *earned,
        hand: match own {
            true => Hand::Open { cards: *hand },
            false => Hand::Closed { count: hand.len() },
        },
        mind: see_mind(state, seat, own),
        defences: defences
            .iter()
            .map(|card| {
                let tapped = !straight.contains(card);
                if !tapped {
                    straight = straight.without(card);
                }
                Defence { card, tapped }
            })
            .collect(),
        track: *track,
        servers: see_rack(rack),
    }
}

fn see_mind(state: &State, seat: Seat, own: bool) -> Mind {
    let player = state.player(seat);
    let up = state.phase != Phase::Choose;
    match (player.sealed.open(), player.draft) {
        (Some(choice), _) if own => Mind::Known { choice, up },
        (Some(choice), _) if up => Mind::Shown {
            tile: choice.plan.tile(),
            cards: choice.cards().len(),
        },
        (Some(_), _) => Mind::Committed,
        (None, Some(plan)) if own => Mind::Paying {
            plan,
            cards: need(state, seat, plan),
        },
        (None, _) if up || player.hand.is_empty() => Mind::Idle,
        (None, _) => Mind::Thinking,
    }
}

fn see_rack(rack: &Rack) -> Vec<ServerView> {
    let see = |&Host { server, damage }: &Host| ServerView {
        server,
        damage: damage[..server.spots().len()].to_vec(),
    };
    rack.hosts().map(see).collect()
}
