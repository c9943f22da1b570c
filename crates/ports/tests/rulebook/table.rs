//! A table of Ports laid out by hand, and the words of the rulebook to play at it.

use std::collections::BTreeSet;

use arrayvec::ArrayVec;
use laws::Scenario;
use ports::cards::{Name, Port, Set, Sets};
use ports::state::{Cards, Handle, MAX_PLAYERS, Phase, State};
use ports::{Action, Card, Event, Faces, Illegal, Ports, View};
use tabletop::{Config, Game, Outcome, Seat, Setting, Viewer};

/// The players, clockwise.
pub const ANNA: Seat = Seat(0);
pub const BEN: Seat = Seat(1);
pub const CLEO: Seat = Seat(2);
pub const DAN: Seat = Seat(3);

/// Where the cards lie that no test speaks of.
enum Rest {
    UnderTheDeck,
    OnTheField,
    Captured(Seat),
}

/// A position in words. Anna is the dealer and it is her turn, unless said otherwise; piles that
/// are not named are empty, and all cards that are not named lie under the deck.
pub struct Layout {
    config: Config,
    hands: [Vec<Name>; MAX_PLAYERS],
    captures: [Vec<Name>; MAX_PLAYERS],
    field: Vec<Name>,
    deck: Vec<Name>,
    rest: Rest,
    dealer: Seat,
    turn: Seat,
    past: Vec<[i16; MAX_PLAYERS]>,
}

impl Layout {
    pub fn players(players: u8) -> Layout {
        Layout {
            config: Config::new(players),
            hands: Default::default(),
            captures: Default::default(),
            field: Vec::new(),
            deck: Vec::new(),
            rest: Rest::UnderTheDeck,
            dealer: ANNA,
            turn: ANNA,
            past: Vec::new(),
        }
    }

    pub fn switch(mut self, switch: &str, value: impl Into<Setting>) -> Layout {
        self.config = self.config.with(switch, value);
        self
    }

    pub fn hand<const N: usize>(mut self, seat: Seat, cards: [Name; N]) -> Layout {
        self.hands[seat.index()] = cards.into();
        self
    }

    pub fn captures<const N: usize>(mut self, seat: Seat, cards: [Name; N]) -> Layout {
        self.captures[seat.index()] = cards.into();
        self
    }

    /// In the order the cards were put down.
    pub fn field<const N: usize>(mut self, cards: [Name; N]) -> Layout {
        self.field = cards.into();
        self
    }

    pub fn deck_top_first<const N: usize>(mut self, cards: [Name; N]) -> Layout {
        self.deck = cards.into();
        self
    }

    /// All cards that are not named lie on the field, below those that are.
    pub fn rest_on_the_field(mut self) -> Layout {
        self.rest = Rest::OnTheField;
        self
    }

    pub fn rest_captured_by(mut self, seat: Seat) -> Layout {
        self.rest = Rest::Captured(seat);
        self
    }

    pub fn dealer(mut self, seat: Seat) -> Layout {
        self.dealer = seat;
        self
    }

    pub fn turn(mut self, seat: Seat) -> Layout {
        self.turn = seat;
        self
    }

    /// The scores of a game that was played before, by seat.
    pub fn after_a_game_of<const N: usize>(mut self, scores: [i16; N]) -> Layout {
        let mut game = [0; MAX_PLAYERS];
        game[..N].copy_from_slice(&scores);
        self.past.push(game);
        self
    }

    /// The cards that no pile names.
    pub fn unnamed(&self) -> Vec<Name> {
        let piles = self.hands.iter().chain(&self.captures);
        let named: Vec<Name> = piles
            .chain([&self.field, &self.deck])
            .flatten()
            .copied()
            .collect();
        let once: BTreeSet<&Name> = named.iter().collect();
        assert_eq!(once.len(), named.len(), "a card lies in two places");
        Name::all().filter(|name| !named.contains(name)).collect()
    }

    pub fn start(mut self) -> Table {
        let rest = self.unnamed();
        match self.rest {
            Rest::UnderTheDeck => self.deck.extend(rest),
            Rest::OnTheField => drop(self.field.splice(0..0, rest)),
            Rest::Captured(seat) => self.captures[seat.index()].extend(rest),
        }
        // Handles are given in the order of becoming visible: the deck comes last.
        let mut names: ArrayVec<Name, { ports::cards::CARDS }> = ArrayVec::new();
        let mut lay = |cards: &[Name]| -> Vec<Handle> {
            let first = names.len() as u8;
            names.extend(cards.iter().copied());
            (first..names.len() as u8).map(Handle).collect()
        };
        let hands: [Cards; MAX_PLAYERS] = self.hands.map(|hand| lay(&hand).into_iter().collect());
        let captures: [Cards; MAX_PLAYERS] =
            self.captures.map(|pile| lay(&pile).into_iter().collect());
        let field = lay(&self.field).into_iter().collect();
        let deck = lay(&self.deck).into_iter().rev().collect();
        let state = State {
            ports: names.iter().map(|name| name.true_port()).collect(),
            names,
            deck,
            field,
            hands,
            captures,
            zeroed: Sets::NONE,
            irc_used: false,
            dealer: self.dealer,
            turn: self.turn,
            phase: Phase::Act,
            past: self.past.into_iter().collect(),
        };
        let game = Ports::new(&self.config).expect("the set-up is fine");
        Table(Scenario::from_state(game, state))
    }
}

/// Cards that lie together, by name.
#[derive(Debug, PartialEq, Eq)]
pub struct Pile(BTreeSet<Name>);

impl<const N: usize> PartialEq<[Name; N]> for Pile {
    fn eq(&self, names: &[Name; N]) -> bool {
        self.0.len() == N && names.iter().all(|name| self.0.contains(name))
    }
}

/// A game going on.
pub struct Table(pub Scenario<Ports>);

/// What players do.
impl Table {
    pub fn opening(players: u8, seed: &str) -> Table {
        Table(Scenario::opening(&Config::new(players), seed))
    }

    #[track_caller]
    fn act(&mut self, seat: Seat, action: Action) -> &mut Table {
        self.0.act(seat, action);
        self
    }

    #[track_caller]
    pub fn play(&mut self, seat: Seat, card: Name) -> &mut Table {
        self.act(seat, Action::Play(self.card(card)))
    }

    #[track_caller]
    pub fn turn(&mut self, seat: Seat) -> &mut Table {
        self.act(seat, Action::Turn)
    }

    #[track_caller]
    pub fn take(&mut self, seat: Seat) -> &mut Table {
        self.act(seat, Action::Take)
    }

    #[track_caller]
    pub fn give(&mut self, seat: Seat, to: Seat) -> &mut Table {
        self.act(seat, Action::Give(to))
    }

    #[track_caller]
    pub fn leave(&mut self, seat: Seat) -> &mut Table {
        self.act(seat, Action::Leave)
    }

    #[track_caller]
    pub fn name(&mut self, seat: Seat, set: Set) -> &mut Table {
        self.act(seat, Action::Name(set))
    }

    #[track_caller]
    pub fn name_none(&mut self, seat: Seat) -> &mut Table {
        self.act(seat, Action::NameNone)
    }

    #[track_caller]
    pub fn swap(&mut self, seat: Seat, card: Name) -> &mut Table {
        self.act(seat, Action::Swap(self.card(card)))
    }

    #[track_caller]
    pub fn end(&mut self, seat: Seat) -> &mut Table {
        self.act(seat, Action::End)
    }

    #[track_caller]
    pub fn refused(&self, seat: Seat, action: Action) -> Illegal {
        self.0.refused(seat, action)
    }
}

/// What there is to see.
impl Table {
    pub fn view(&self, seat: Seat) -> View {
        self.0.view(Viewer::Seat(seat))
    }

    pub fn spectator(&self) -> View {
        self.0.view(Viewer::Spectator)
    }

    fn open(&self) -> View {
        self.0.view(Viewer::Open)
    }

    /// In the order the cards were put down.
    pub fn field(&self) -> Vec<Name> {
        names(&self.open().field).collect()
    }

    pub fn hand(&self, seat: Seat) -> Pile {
        Pile(names(&self.open().hands[seat.index()]).collect())
    }

    pub fn captures(&self, seat: Seat) -> Pile {
        Pile(names(&self.open().captures[seat.index()]).collect())
    }

    pub fn top(&self) -> Option<Name> {
        self.open().top.as_ref().and_then(Card::name)
    }

    pub fn deck(&self) -> u8 {
        self.spectator().deck
    }

    pub fn zeroed(&self) -> Vec<Set> {
        self.spectator().zeroed
    }

    /// What everyone was told of the last act; it is the same for all.
    pub fn events(&self) -> Vec<Event> {
        let told = self.0.events(Viewer::Spectator);
        for seat in Seat::all(self.0.game().seats()) {
            assert_eq!(self.0.events(Viewer::Seat(seat)), told);
        }
        told
    }

    pub fn menu(&self, seat: Seat) -> Vec<Action> {
        self.0.menu(seat)
    }

    /// The one player who must decide.
    #[track_caller]
    pub fn awaited(&self) -> Seat {
        let awaited = self.0.awaited();
        assert_eq!(awaited.len(), 1, "not one is awaited but {awaited:?}");
        awaited.first().expect("there is one")
    }

    /// It is this player's turn, with the action still to do.
    #[track_caller]
    pub fn assert_turn_of(&self, seat: Seat) {
        let view = self.spectator();
        assert_eq!((view.turn, view.phase), (seat, Phase::Act));
        assert_eq!(self.awaited(), seat);
    }

    #[track_caller]
    pub fn outcome(&self) -> Outcome {
        self.0.outcome()
    }

    pub fn is_over(&self) -> bool {
        self.0.awaited().is_empty()
    }

    /// The handle of a card, by which everyone can follow it.
    pub fn card(&self, name: Name) -> Handle {
        let state = self.0.state();
        let index = state.names.iter().position(|&other| other == name);
        Handle(index.expect("all cards are on the table") as u8)
    }
}

fn names(cards: &[Card]) -> impl Iterator<Item = Name> {
    cards.iter().filter_map(Card::name)
}

/// The port face with this number.
pub fn port(number: u16) -> Port {
    Port::try_from(number).expect("a card has this port")
}

/// Only the name can be seen.
pub fn shows_name(card: &Card) -> bool {
    matches!(card.faces, Faces::Name { .. })
}

/// Only the port can be seen.
pub fn shows_port(card: &Card) -> bool {
    matches!(card.faces, Faces::Port { .. })
}

/// Both faces can be seen.
pub fn shows_both(card: &Card) -> bool {
    matches!(card.faces, Faces::Both { .. })
}
