//! What a viewer may know: the face of every card that lies upwards, and the other one of those the
//! viewer may look at now. What was seen earlier is the players' memory (PRT-R12).

use arrayvec::ArrayVec;
use serde::Serialize;
use tabletop::{Game, Seat, Viewer};
use ts_rs::TS;

use crate::Ports;
use crate::cards::{Name, Port, Set, Transport};
use crate::score::Sheet;
use crate::state::{Handle, MAX_GAMES, MAX_PLAYERS, Phase, State};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct View {
    /// Whose view it is; none: a spectator's, or the open one.
    #[ts(type = "number | null")]
    pub me: Option<Seat>,
    pub players: u8,
    /// Which game this is, from 1, and of how many.
    pub game: u8,
    pub games: u8,
    #[ts(type = "number")]
    pub dealer: Seat,
    #[ts(type = "number")]
    pub turn: Seat,
    pub phase: Phase,
    /// How many cards the deck has.
    pub deck: u8,
    pub top: Option<Card>,
    pub field: Vec<Card>,
    /// By seat.
    pub hands: Vec<Vec<Card>>,
    pub captures: Vec<Vec<Card>>,
    /// The sets that NTP named.
    pub zeroed: Vec<Set>,
    pub irc_used: bool,
    /// The scores of the games before this one, by game and seat.
    #[ts(type = "Array<Array<number>>")]
    pub past: ArrayVec<[i16; MAX_PLAYERS], MAX_GAMES>,
    /// How each player scored, when the game is scored.
    pub sheets: Option<Vec<Sheet>>,
}

/// A card as it lies there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Card {
    #[ts(type = "number")]
    pub handle: Handle,
    /// The red mark is on both faces.
    pub red: bool,
    pub up: Side,
    pub faces: Faces,
}

/// Which side lies upwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    Name,
    Port,
}

/// What the viewer may see of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "shows", rename_all = "kebab-case")]
pub enum Faces {
    Name {
        name: Name,
    },
    Port {
        port: Port,
        transport: Transport,
    },
    Both {
        name: Name,
        port: Port,
        transport: Transport,
    },
}

impl Card {
    pub const fn name(&self) -> Option<Name> {
        match self.faces {
            Faces::Name { name } | Faces::Both { name, .. } => Some(name),
            Faces::Port { .. } => None,
        }
    }

    pub const fn port(&self) -> Option<Port> {
        match self.faces {
            Faces::Port { port, .. } | Faces::Both { port, .. } => Some(port),
            Faces::Name { .. } => None,
        }
    }
}

/// Where a card lies, as far as looking at it goes.
#[derive(Clone, Copy)]
enum Lies {
    OnDeck,
    OnField,
    InHand(Seat),
    Captured(Seat),
}

impl Ports {
    pub(crate) fn see(&self, state: &State, viewer: Viewer) -> View {
        // A new field of the state forces a decision here on who sees it.
        let State {
            names: _,
            ports: _,
            deck,
            field,
            hands,
            captures,
            zeroed,
            irc_used,
            dealer,
            turn,
            phase,
            past,
        } = state;
        let look = |card, lies| self.look(state, viewer, card, lies);
        let seats = || Seat::all(self.seats());
        View {
            me: viewer.seat(),
            players: self.seats(),
            game: past.len() as u8 + 1,
            games: self.games,
            dealer: *dealer,
            turn: *turn,
            phase: *phase,
            deck: deck.len() as u8,
            top: state.top().map(|card| look(card, Lies::OnDeck)),
            field: field
                .iter()
                .map(|&card| look(card, Lies::OnField))
                .collect(),
            hands: seats()
                .map(|seat| {
                    let hand = hands[seat.index()].iter();
                    hand.map(|card| look(card, Lies::InHand(seat))).collect()
                })
                .collect(),
            captures: seats()
                .map(|seat| {
                    let captures = captures[seat.index()].iter();
                    captures
                        .map(|card| look(card, Lies::Captured(seat)))
                        .collect()
                })
                .collect(),
            zeroed: zeroed.iter().collect(),
            irc_used: *irc_used,
            past: past.clone(),
            sheets: match phase {
                Phase::Scored => Some(seats().map(|seat| self.sheet(state, seat)).collect()),
                Phase::Act | Phase::Dispose | Phase::Ntp { .. } | Phase::Late => None,
            },
        }
    }

    fn look(&self, state: &State, viewer: Viewer, card: Handle, lies: Lies) -> Card {
        let name = state.name(card);
        let port = state.port(card);
        let transport = self.transport(port);
        let up = self.upper_side(lies);
        let faces = if self.may_turn_over(state, viewer, lies) {
            Faces::Both {
                name,
                port,
                transport,
            }
        } else {
            match up {
                Side::Name => Faces::Name { name },
                Side::Port => Faces::Port { port, transport },
            }
        };
        Card {
            handle: card,
            red: self.is_red(name),
            up,
            faces,
        }
    }

    fn upper_side(&self, lies: Lies) -> Side {
        match lies {
            Lies::OnDeck | Lies::InHand(_) => Side::Name,
            Lies::OnField => Side::Port,
            // PRT-R2
            Lies::Captured(_) if self.captures_name_up => Side::Name,
            Lies::Captured(_) => Side::Port,
        }
    }

    fn may_turn_over(&self, state: &State, viewer: Viewer, lies: Lies) -> bool {
        let seat = match viewer {
            Viewer::Open => return true,
            // At scoring all cards are turned over (PRT-R16).
            _ if state.phase == Phase::Scored => return true,
            Viewer::Spectator => return false,
            Viewer::Seat(seat) => seat,
        };
        let whois = state.turn == seat && state.captured(seat, Name::Whois).is_some();
        match lies {
            Lies::InHand(owner) | Lies::Captured(owner) if owner == seat => true,
            Lies::OnDeck => whois,
            // PRT-R10: with an easing on, whois shows the deck's top only.
            Lies::OnField | Lies::InHand(_) | Lies::Captured(_) => {
                self.beginners.contains(seat) || (whois && !self.is_eased())
            }
        }
    }
}
