//! What bots know of names and ports, and the worlds they think possible.

use arrayvec::ArrayVec;
use tabletop::{Chance, Game, Mastery, Seat};

use crate::Ports;
use crate::cards::{CARDS, FACTS, Sets};
use crate::state::{Cards, Handle, MAX_PLAYERS, State};
use crate::view::{Card, View};

/// The names whose ports a bot knows by heart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lore {
    /// A bit for each name.
    knows: u64,
}

impl Lore {
    /// Forgets a share of the 36 ports, drawn by chance.
    pub(crate) fn draw(mastery: Mastery, chance: &mut Chance) -> Lore {
        let mut cards: [u8; CARDS] = std::array::from_fn(|card| card as u8);
        chance.shuffle(&mut cards);
        let known = (CARDS * usize::from(mastery.0)).div_ceil(100).min(CARDS);
        let knows = cards[..known].iter().fold(0, |all, card| all | 1 << card);
        Lore { knows }
    }
}

const UNKNOWN: u8 = u8::MAX;

/// What is on the cards as far as a view tells, and a pairing of names and ports that fits it.
struct Puzzle {
    /// By handle; `UNKNOWN` where the viewer cannot see it.
    names: [u8; CARDS],
    ports: [u8; CARDS],
    /// A bit for each name or port that is seen somewhere.
    seen_names: u64,
    seen_ports: u64,
    /// The port of each name and the name of each port.
    port_of: [u8; CARDS],
    name_of: [u8; CARDS],
}

/// A world this view could be of. The bot trusts what it sees, then what it knows by heart, and
/// guesses the rest.
pub(crate) fn imagine(game: &Ports, view: &View, lore: &Lore, chance: &mut Chance) -> State {
    let mut puzzle = Puzzle {
        names: [UNKNOWN; CARDS],
        ports: [UNKNOWN; CARDS],
        seen_names: 0,
        seen_ports: 0,
        port_of: [UNKNOWN; CARDS],
        name_of: [UNKNOWN; CARDS],
    };
    view.top
        .iter()
        .chain(&view.field)
        .chain(view.hands.iter().flatten())
        .chain(view.captures.iter().flatten())
        .for_each(|card| puzzle.see(card));
    puzzle.remember(lore);
    puzzle.guess(game, chance);

    let hidden = usize::from(view.deck).saturating_sub(1);
    puzzle.fill_deck(CARDS - hidden, chance);

    // The cards never seen are the last of the shuffled pack.
    let mut deck: ArrayVec<Handle, CARDS> = (CARDS - hidden..CARDS)
        .rev()
        .map(|card| Handle(card as u8))
        .collect();
    deck.extend(view.top.map(|card| card.handle));
    State {
        names: puzzle
            .names
            .map(|name| FACTS[usize::from(name)].name)
            .into(),
        ports: puzzle
            .ports
            .map(|port| FACTS[usize::from(port)].name.true_port())
            .into(),
        deck,
        field: view.field.iter().map(|card| card.handle).collect(),
        hands: piles(&view.hands),
        captures: piles(&view.captures),
        zeroed: Sets::of(&view.zeroed),
        irc_used: view.irc_used,
        dealer: view.dealer,
        turn: view.turn,
        phase: view.phase,
        past: view.past.clone(),
    }
}

fn piles(piles: &[Vec<Card>]) -> [Cards; MAX_PLAYERS] {
    let mut all = [Cards::EMPTY; MAX_PLAYERS];
    for (cards, pile) in all.iter_mut().zip(piles) {
        *cards = pile.iter().map(|card| card.handle).collect();
    }
    all
}

impl Puzzle {
    fn see(&mut self, card: &Card) {
        let handle = card.handle.index();
        if let Some(name) = card.name() {
            self.names[handle] = name.index() as u8;
            self.seen_names |= 1 << name.index();
        }
        if let Some(port) = card.port() {
            self.ports[handle] = port.index() as u8;
            self.seen_ports |= 1 << port.index();
        }
        if let (Some(name), Some(port)) = (card.name(), card.port()) {
            self.pair(name.index(), port.index());
        }
    }

    fn pair(&mut self, name: usize, port: usize) {
        self.port_of[name] = port as u8;
        self.name_of[port] = name as u8;
    }

    /// Pairs what is known by heart, unless the table shows that it cannot be so.
    fn remember(&mut self, lore: &Lore) {
        let on_two_cards = self.seen_names & self.seen_ports;
        for card in 0..CARDS {
            let open = self.port_of[card] == UNKNOWN && self.name_of[card] == UNKNOWN;
            let possible = on_two_cards >> card & 1 == 0;
            if lore.knows >> card & 1 == 1 && open && possible {
                self.pair(card, card);
            }
        }
    }

    /// Pairs the rest by chance, red names with red ports: the mark is on both faces. A name seen on
    /// one card and a port seen on another cannot belong together.
    fn guess(&mut self, game: &Ports, chance: &mut Chance) {
        for red in [false, true] {
            let of_this_mark = |card: &usize| game.is_red(FACTS[*card].name) == red;
            let mut names: ArrayVec<usize, CARDS> = (0..CARDS)
                .filter(of_this_mark)
                .filter(|&name| self.port_of[name] == UNKNOWN)
                .collect();
            if names.is_empty() {
                continue;
            }
            let mut ports: ArrayVec<usize, CARDS> = (0..CARDS)
                .filter(of_this_mark)
                .filter(|&port| self.name_of[port] == UNKNOWN)
                .collect();
            chance.shuffle(&mut names);
            chance.shuffle(&mut ports);
            // Unseen names meet seen ports, and the other way round.
            names.sort_by_key(|name| self.seen_names >> name & 1);
            ports.sort_by_key(|port| 1 - (self.seen_ports >> port & 1));
            for (name, port) in names.into_iter().zip(ports) {
                self.pair(name, port);
            }
        }
    }

    /// Fills in the other face of every card seen, and deals the cards never seen to the handles
    /// from `first` on.
    fn fill_deck(&mut self, first: usize, chance: &mut Chance) {
        let mut dealt = 0u64;
        for card in 0..first {
            if self.names[card] == UNKNOWN {
                self.names[card] = self.name_of[usize::from(self.ports[card])];
            }
            let name = usize::from(self.names[card]);
            self.ports[card] = self.port_of[name];
            dealt |= 1 << name;
        }
        let rest = &mut self.names[first..];
        let unseen = (0..CARDS as u8).filter(|name| dealt >> name & 1 == 0);
        for (place, name) in rest.iter_mut().zip(unseen) {
            *place = name;
        }
        chance.shuffle(rest);
        for card in first..CARDS {
            self.ports[card] = self.port_of[usize::from(self.names[card])];
        }
    }
}

/// Points now, and a little for single cards that can still become a set; against the best opponent.
pub(crate) fn worth(game: &Ports, state: &State, seat: Seat) -> i32 {
    let standing = |seat| {
        let tally = game.tally(state, seat);
        10 * tally.total() + 3 * tally.begun()
    };
    let best_other = Seat::all(game.seats())
        .filter(|&other| other != seat)
        .map(standing)
        .max()
        .expect("there are at least two players");
    standing(seat) - best_other
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::{Config, Match, Seed, Viewer};

    fn opening(players: u8) -> Match<Ports> {
        Match::new(&Config::new(players), Seed([3; 32]), &[])
            .expect("a plain table")
            .0
    }

    #[test]
    fn a_bot_that_knows_every_port_pairs_all_cards_rightly() {
        let game = opening(3);
        let mut chance = Chance::new(Seed([1; 32]));
        let lore = game.game().lore(Mastery::FULL, &mut chance);
        let view = game.game().view(game.state(), Viewer::Seat(Seat(0)));
        let world = game.game().imagine(&view, &lore, &mut chance);
        assert!(
            (0..CARDS as u8)
                .map(Handle)
                .all(|card| world.port(card) == world.name(card).true_port())
        );
    }

    #[test]
    fn a_bot_that_knows_nothing_pairs_most_cards_wrongly() {
        let game = opening(3);
        let mut chance = Chance::new(Seed([1; 32]));
        let lore = game.game().lore(Mastery(0), &mut chance);
        let view = game.game().view(game.state(), Viewer::Seat(Seat(0)));
        let world = game.game().imagine(&view, &lore, &mut chance);
        let right = (0..CARDS as u8)
            .map(Handle)
            .filter(|&card| world.port(card) == world.name(card).true_port())
            .count();
        assert!(right < CARDS / 3, "{right} cards are paired rightly");
    }

    #[test]
    fn mastery_is_the_share_of_ports_known() {
        let mut chance = Chance::new(Seed([1; 32]));
        for (mastery, known) in [(0, 0), (40, 15), (70, 26), (100, 36)] {
            let lore = Lore::draw(Mastery(mastery), &mut chance);
            assert_eq!(lore.knows.count_ones(), known);
        }
    }
}
