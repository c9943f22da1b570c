//! Positions to act in, put together from cards by their ids and letters.

use cyberwar::cards::{Card, Defence, Defences, Handle};
use cyberwar::state::{Draft, Duel, Handles, Play, State};
use cyberwar::{
    Action, Attack, CyberWar, DraftView, DuelView, Event, Face, Illegal, PlayView, SoloView, View,
};
use laws::Scenario;
use tabletop::{Config, Game, Outcome, Refused, Seat, Seats, Viewer};

pub const ALICE: Seat = Seat(0);
pub const BOB: Seat = Seat(1);
pub const CAROL: Seat = Seat(2);

/// The letters of the twelve defences, D01 first.
pub const LETTERS: &str = "PCFAUKRLNEXB";

pub fn defence(letter: char) -> Defence {
    let number = LETTERS.find(letter).expect("a letter of a defence");
    Defence(number as u8)
}

pub fn defences(letters: &str) -> Defences {
    letters.chars().map(defence).collect()
}

/// Defences as letters, in the order of their numbers.
pub fn letters(defences: impl IntoIterator<Item = Defence>) -> String {
    let letter = |defence: Defence| LETTERS.as_bytes()[defence.index()] as char;
    defences.into_iter().map(letter).collect()
}

pub fn solo_config() -> Config {
    Config::new(1)
}

pub fn red_blue_config() -> Config {
    Config::new(2)
        .with("mode", "red-blue")
        .with("group", "apt3")
}

pub fn game(config: &Config) -> CyberWar {
    CyberWar::new(config).expect("the set-up is fine")
}

/// The text of why a set-up is refused.
pub fn refused(config: &Config) -> String {
    match CyberWar::new(config) {
        Err(Refused::Clash { phrase }) => phrase.key.into_owned(),
        other => panic!("{other:?}"),
    }
}

/// A table to act at.
pub struct Table(pub Scenario<CyberWar>);

impl Table {
    pub fn opening(config: &Config, seed: &str) -> Table {
        Table(Scenario::opening(config, seed))
    }

    pub fn new(game: CyberWar, state: State) -> Table {
        Table(Scenario::from_state(game, state))
    }

    /// A solo game whose deck begins with these attacks.
    pub fn solo(config: &Config, attacks: &[&str]) -> Table {
        let table = Table::opening(config, "solo");
        let mut state = table.state().clone();
        put_on_top(table.game(), &mut state, attacks);
        Table::new(table.game().clone(), state)
    }

    /// A draft over these five attacks, with these packets by seat.
    pub fn draft(config: &Config, attacks: &[&str], packets: &[&str]) -> Table {
        let table = Table::opening(config, "draft");
        let mut state = table.state().clone();
        put_on_top(table.game(), &mut state, attacks);
        let Play::Draft(draft) = &mut state.play else {
            panic!("this is no draft");
        };
        for (packet, cards) in draft.packets.iter_mut().zip(packets) {
            packet.clear();
            packet.extend(cards.chars().map(defence));
        }
        Table::new(table.game().clone(), state)
    }

    /// A game of red and blue that begins with these attacks in red's row and these defences in blue's.
    pub fn red_blue(config: &Config, attacks: &[&str], rack: &str) -> Table {
        let table = Table::opening(config, "red and blue");
        let mut state = table.state().clone();
        put_on_top(table.game(), &mut state, attacks);
        let Play::Duel(duel) = &mut state.play else {
            panic!("this is not red against blue");
        };
        duel.rack = defences(rack);
        duel.deck = Defences::FULL.minus(duel.rack);
        Table::new(table.game().clone(), state)
    }

    /// Other luck from here on.
    pub fn with_luck(self, seed: &str) -> Table {
        Table(self.0.with_luck(seed))
    }

    pub fn act(&mut self, seat: Seat, action: Action) -> &mut Table {
        self.0.act(seat, action);
        self
    }

    /// Solo: these four, and the attacks turned up.
    pub fn answer(&mut self, letters: &str) -> &mut Table {
        for letter in letters.chars() {
            self.act(ALICE, Action::Choose(defence(letter)));
        }
        self.act(ALICE, Action::Reveal)
    }

    /// Draft: everyone keeps one of their hand, by seat.
    pub fn keep(&mut self, letters: &str) -> &mut Table {
        for (seat, letter) in letters.chars().enumerate() {
            self.act(Seat(seat as u8), Action::Keep(defence(letter)));
        }
        self
    }

    /// Draft: everyone drops these, by seat.
    pub fn drop(&mut self, letters: &[&str]) -> &mut Table {
        for (seat, letters) in letters.iter().enumerate() {
            for letter in letters.chars() {
                self.act(Seat(seat as u8), Action::Drop(defence(letter)));
            }
        }
        self
    }

    /// Red/blue: a whole round, red's attacks by handle and blue's defences by letter.
    pub fn fight(&mut self, attacks: [u8; 4], guards: &str) -> &mut Table {
        let (red, blue) = (self.duel().red, self.duel().blue);
        let mut guards = guards.chars();
        for handle in attacks {
            self.act(red, Action::Attack(Handle(handle)));
            if let Some(guard) = guards.next() {
                self.act(blue, Action::Defend(defence(guard)));
            }
        }
        self
    }

    pub fn retract(&mut self, seat: Seat) -> &mut Table {
        self.0.retract(seat);
        self
    }

    pub fn refused(&self, seat: Seat, action: Action) -> Illegal {
        self.0.refused(seat, action)
    }

    pub fn game(&self) -> &CyberWar {
        self.0.game()
    }

    pub fn state(&self) -> &State {
        self.0.state()
    }

    pub fn view(&self, seat: Seat) -> View {
        self.0.view(Viewer::Seat(seat))
    }

    pub fn spectator(&self) -> View {
        self.0.view(Viewer::Spectator)
    }

    pub fn solo_view(&self) -> SoloView {
        match self.view(ALICE).play {
            PlayView::Solo(solo) => solo,
            other => panic!("{other:?}"),
        }
    }

    pub fn draft_view(&self, seat: Seat) -> DraftView {
        match self.view(seat).play {
            PlayView::Draft(draft) => draft,
            other => panic!("{other:?}"),
        }
    }

    pub fn duel(&self) -> DuelView {
        match self.spectator().play {
            PlayView::RedBlue(duel) => duel,
            other => panic!("{other:?}"),
        }
    }

    pub fn events(&self, viewer: Viewer) -> Vec<Event> {
        self.0.events(viewer)
    }

    /// What everybody was told of the last act.
    pub fn told(&self) -> Vec<Event> {
        self.0.events(Viewer::Spectator)
    }

    pub fn menu(&self, seat: Seat) -> Vec<Action> {
        self.0.menu(seat)
    }

    pub fn awaited(&self) -> Seats {
        self.0.awaited()
    }

    pub fn was_quiet(&self) -> bool {
        self.0.was_quiet()
    }

    pub fn outcome(&self) -> Outcome {
        self.0.outcome()
    }

    pub fn is_over(&self) -> bool {
        self.awaited().is_empty()
    }
}

/// The card of this id.
pub fn card(game: &CyberWar, id: &str) -> Card {
    let cards = &game.settings().pool.techniques;
    let at = cards.iter().position(|technique| technique.id == id);
    Card(at.unwrap_or_else(|| panic!("there is no {id}")) as u8)
}

/// The ids of the group's deck.
pub fn deck_of(game: &CyberWar, group: usize) -> Vec<&str> {
    let pool = &game.settings().pool;
    let cards = pool.decks[group].cards.iter();
    cards
        .map(|card| &*pool.techniques[card.index()].id)
        .collect()
}

/// What detects an attack at this table, as letters.
pub fn links(game: &CyberWar, id: &str) -> String {
    letters(game.settings().pool.links[card(game, id).index()].iter())
}

/// Puts these attacks first; a card that is not in the deck takes the place of one that is.
pub fn put_on_top(game: &CyberWar, state: &mut State, ids: &[&str]) {
    for (at, id) in ids.iter().enumerate() {
        let card = card(game, id);
        let from = state.attacks.iter().position(|&other| other == card);
        let from = from.unwrap_or_else(|| panic!("{id} is not in the deck"));
        state.attacks.swap(at, from);
    }
}

/// The ids of attacks whose backs or fronts can be seen.
pub fn ids<'a>(attacks: impl IntoIterator<Item = &'a Attack>) -> Vec<String> {
    let id = |attack: &Attack| match &attack.face {
        Face::Nothing => "?".to_owned(),
        Face::Back { id, .. } => id.clone(),
        Face::Front { technique, .. } => technique.id.clone(),
    };
    attacks.into_iter().map(id).collect()
}

pub fn draft_of(state: &mut State) -> &mut Draft {
    match &mut state.play {
        Play::Draft(draft) => draft,
        other => panic!("{other:?}"),
    }
}

pub fn duel_of(state: &mut State) -> &mut Duel {
    match &mut state.play {
        Play::Duel(duel) => duel,
        other => panic!("{other:?}"),
    }
}

pub fn handles(handles: Handles) -> Vec<u8> {
    handles.iter().map(|handle| handle.0).collect()
}
