//! What the laws need to know of Ports. Written apart from the view.

use tabletop::{Chance, Game, Lawful, Seat, Viewer};

use crate::Ports;
use crate::cards::{CARDS, Name};
use crate::state::{Cards, Handle, MAX_GAMES, Phase, State};

/// What a viewer may not know of one card.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Hidden {
    Nothing,
    Name,
    Port,
    Everything,
}

impl Lawful for Ports {
    /// Every card that lies anywhere, sorted, with both faces.
    type Census = Vec<(Handle, bool, bool)>;

    // At most 36 turns of three decisions, an NTP and an IRC answer, in each game.
    const LONGEST: usize = MAX_GAMES * (CARDS * 4 + 8);

    fn census(&self, state: &State) -> Self::Census {
        let piles = state.hands.iter().chain(&state.captures);
        let mut cards: Vec<Handle> = piles.flat_map(|pile| pile.iter()).collect();
        cards.extend(&state.deck);
        cards.extend(&state.field);
        cards.sort();
        let mut names = state.names.clone();
        names.sort();
        let mut ports = state.ports.clone();
        ports.sort();
        let whole = |card: Handle| {
            let index = card.index();
            (
                card,
                names.get(index).is_some_and(|name| name.index() == index),
                ports.get(index).is_some_and(|port| port.index() == index),
            )
        };
        cards.into_iter().map(whole).collect()
    }

    fn redeal(&self, state: &State, viewer: Viewer, chance: &mut Chance) -> State {
        let mut other = state.clone();
        // Now everything, now only a part: nearly every step turns over a card, and two worlds can
        // be compared only until that is one in which they differ.
        let part = chance.below(4);
        let hidden: Vec<Hidden> = (0..CARDS as u8)
            .map(|card| {
                if chance.below(4) > part {
                    Hidden::Nothing
                } else {
                    self.hidden(state, viewer, Handle(card))
                }
            })
            .collect();
        let places = |what: &[Hidden]| -> Vec<usize> {
            (0..CARDS)
                .filter(|&card| what.contains(&hidden[card]))
                .collect()
        };
        // Whole cards change places where nothing is seen of them …
        let unseen = places(&[Hidden::Everything]);
        let mut order = unseen.clone();
        chance.shuffle(&mut order);
        for (&to, &from) in unseen.iter().zip(&order) {
            other.names[to] = state.names[from];
            other.ports[to] = state.ports[from];
        }
        // … and unseen faces change cards; red faces stay on red cards, since the mark is on both.
        for red in [false, true] {
            let marked = |state: &State, card: usize| self.is_red(state.names[card]) == red;
            let mut names = places(&[Hidden::Everything, Hidden::Name]);
            names.retain(|&card| marked(&other, card));
            let before = other.clone();
            let mut order = names.clone();
            chance.shuffle(&mut order);
            for (&to, &from) in names.iter().zip(&order) {
                other.names[to] = before.names[from];
            }
            let mut ports = places(&[Hidden::Everything, Hidden::Port]);
            ports.retain(|&card| marked(&before, card));
            let mut order = ports.clone();
            chance.shuffle(&mut order);
            for (&to, &from) in ports.iter().zip(&order) {
                other.ports[to] = before.ports[from];
            }
        }
        other
    }
}

impl Ports {
    fn hidden(&self, state: &State, viewer: Viewer, card: Handle) -> Hidden {
        if state.phase == Phase::Scored || viewer == Viewer::Open {
            return Hidden::Nothing;
        }
        let owner = |piles: &[Cards]| piles.iter().position(|pile| pile.contains(card));
        let me = viewer.seat().map(Seat::index);
        let whois = me.is_some_and(|me| {
            let mut mine = state.captures[me].iter();
            state.turn.index() == me && mine.any(|card| state.name(card) == Name::Whois)
        });
        let eased = self.captures_name_up || !self.beginners.is_empty();
        let beginner = viewer.seat().is_some_and(|me| self.beginners.contains(me));
        let sees_others = beginner || (whois && !eased);
        if let Some(at) = state.deck.iter().position(|&other| other == card) {
            let is_top = at + 1 == state.deck.len();
            return match (is_top, whois) {
                (false, _) => Hidden::Everything,
                (true, false) => Hidden::Port,
                (true, true) => Hidden::Nothing,
            };
        }
        if let Some(owner) = owner(&state.hands) {
            return if Some(owner) == me || sees_others {
                Hidden::Nothing
            } else {
                Hidden::Port
            };
        }
        if let Some(owner) = owner(&state.captures) {
            return if Some(owner) == me || sees_others {
                Hidden::Nothing
            } else if self.captures_name_up {
                Hidden::Port
            } else {
                Hidden::Name
            };
        }
        debug_assert!(state.field.contains(&card) && self.seats() > 0);
        if sees_others {
            Hidden::Nothing
        } else {
            Hidden::Name
        }
    }
}
