//! Ports (ポート札): collect protocols of a family, knowing their port numbers by heart.
//!
//! Where to find what:
//! - [`cards`]: the 36 cards and the 12 sets
//! - [`state`]: everything true at one moment; `view`: what each viewer may know of it
//! - `rules/`: one verb, one file, and the course of a turn
//! - `score`: scoring and winning
//! - `imagine`: what bots know, and worlds they think possible
//! - `lawful`: what the laws need; `words`: the game in words
//!
//! Rulings are cited by their ids (PRT-R1 …); they are explained in `docs/rules/ports.*.md`.
#![warn(
    clippy::wildcard_enum_match_arm,
    clippy::match_wildcard_for_single_variants
)]

pub mod cards;
mod facts;
mod imagine;
mod lawful;
mod lengths;
mod rules;
mod score;
pub mod state;
mod summary;
mod tally;
mod view;
mod words;

use serde::{Deserialize, Serialize};
use tabletop::{
    Chance, Config, Game, Leg, Length, Mastery, Outcome, Refused, Seat, Seats, Summary, Switch,
    SwitchKind, Table, Viewer,
};
use ts_rs::TS;

use cards::{CARDS, DOT_OVER_TLS, FACTS, Name, Port, RED_MARKS, Set, Sets, Transport};
pub use facts::{CardFact, Facts};
pub use imagine::Lore;
pub use score::{SetScore, Sheet};
use state::{Handle, MAX_GAMES, Phase, State};
use tally::Count;
pub use view::{Card, Faces, Side, View};
pub use words::{Aids, Collecting};

/// The rules of Ports with a table's switches.
#[derive(Clone, Debug)]
pub struct Ports {
    players: u8,
    captures_name_up: bool,
    beginners: Seats,
    games: u8,
    /// By name.
    red: [bool; CARDS],
    sets: [Sets; CARDS],
    /// What each counts for in scoring: its sets and its mark.
    counts: [Count; CARDS],
    /// By port.
    transports: [Transport; CARDS],
}

const RED: Switch = Switch::new("red", RED_MARKS).rarely();

const GAMES: Switch = Switch::new(
    "games",
    SwitchKind::Number {
        min: 1,
        max: MAX_GAMES as i32,
        default: 1,
    },
);

/// What a player can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Play a card from the hand to the field.
    Play(#[ts(type = "number")] Handle),
    /// Turn the deck's top card onto the field.
    Turn,
    /// Take the deck's top card into the hand.
    Take,
    /// Use UDP: give all field cards to one player.
    Give(#[ts(type = "number")] Seat),
    /// Do not use UDP.
    Leave,
    /// NTP: this set scores nothing.
    Name(Set),
    /// NTP: no set is named.
    NameNone,
    /// Swap IRC with this card.
    Swap(#[ts(type = "number")] Handle),
    /// Keep IRC and end the turn.
    End,
}

/// What happened. Never pairs a name with a port (PRT-R12).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    Dealt {
        #[ts(type = "number")]
        dealer: Seat,
        game: u8,
        games: u8,
    },
    /// A card was turned from the deck to the empty field, without effect (PRT-R8).
    Laid {
        #[ts(type = "number")]
        card: Handle,
        port: Port,
        transport: Transport,
    },
    Played {
        #[ts(type = "number")]
        seat: Seat,
        #[ts(type = "number")]
        card: Handle,
        port: Port,
        transport: Transport,
    },
    Turned {
        #[ts(type = "number")]
        seat: Seat,
        #[ts(type = "number")]
        card: Handle,
        port: Port,
        transport: Transport,
    },
    Took {
        #[ts(type = "number")]
        seat: Seat,
        #[ts(type = "number")]
        card: Handle,
        name: Name,
    },
    Left {
        #[ts(type = "number")]
        seat: Seat,
    },
    Gave {
        #[ts(type = "number")]
        seat: Seat,
        #[ts(type = "number")]
        to: Seat,
        cards: u8,
    },
    Named {
        #[ts(type = "number")]
        seat: Seat,
        set: Option<Set>,
    },
    Swapped {
        #[ts(type = "number")]
        seat: Seat,
        #[ts(type = "number")]
        card: Handle,
        from: From,
        /// The side that lay upwards before the swap.
        showed: Showed,
    },
    Skipped {
        #[ts(type = "number")]
        seat: Seat,
    },
    /// What everyone scored in this game, by seat.
    Scored { game: u8, sheets: Vec<Sheet> },
    Won {
        #[ts(type = "number")]
        seat: Seat,
        score: i32,
    },
}

/// Where a swapped card came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum From {
    Deck,
    Field,
    Hand(#[ts(type = "number")] Seat),
    Captures(#[ts(type = "number")] Seat),
}

/// The side of a card that everyone saw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Showed {
    Name(Name),
    Port(Port, Transport),
}

/// Why an action is not allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Illegal {
    Over,
    NotYourTurn,
    WrongStep,
    NotInHand,
    HandFull,
    DeckEmpty,
    NoSuchPlayer,
    NoNtp,
    NotNameable,
    NoIrc,
    IrcUsed,
    OwnCapture,
    NoSuchCard,
}

impl Ports {
    fn is_red(&self, name: Name) -> bool {
        self.red[name.index()]
    }

    fn sets(&self, name: Name) -> Sets {
        self.sets[name.index()]
    }

    fn transport(&self, port: Port) -> Transport {
        self.transports[port.index()]
    }

    /// Whether one of the rulebook's two easings is on.
    fn is_eased(&self) -> bool {
        self.captures_name_up || !self.beginners.is_empty()
    }
}

impl Game for Ports {
    const ID: &'static str = "ports";
    const RULES: u32 = 2;
    // PRT-R1
    const PLAYERS: std::ops::RangeInclusive<u8> = 2..=6;
    const SWITCHES: &'static [Switch] = &[
        Switch::flag("captures-name-up"),
        Switch::new("beginners", SwitchKind::Seats),
        RED,
        Switch::flag(DOT_OVER_TLS.switch).rarely(),
        Switch::flag("dual-transport").rarely(),
        GAMES,
    ];
    const LENGTHS: &'static [Length] = lengths::LENGTHS;

    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;
    type Lore = Lore;

    fn new(config: &Config) -> Result<Ports, Refused> {
        config.checked(Self::PLAYERS, Self::SWITCHES)?;
        let mut red = [false; CARDS];
        let mut sets = [Sets::NONE; CARDS];
        let mut transports = [Transport::Tcp; CARDS];
        for (index, fact) in FACTS.iter().enumerate() {
            red[index] = config.has_card(&RED, fact.id);
            sets[index] = fact.sets;
            transports[index] = fact.transport;
        }
        if config.flag(DOT_OVER_TLS.switch) {
            let dot = &mut sets[DOT_OVER_TLS.name.index()];
            *dot = dot.with(DOT_OVER_TLS.set);
        }
        if config.flag("dual-transport") {
            for name in [Name::Ldap, Name::Https, Name::Dot] {
                transports[name.true_port().index()] = Transport::Both;
            }
        }
        Ok(Ports {
            players: config.players,
            captures_name_up: config.flag("captures-name-up"),
            beginners: config.seats("beginners"),
            games: config.number(&GAMES) as u8,
            red,
            sets,
            counts: std::array::from_fn(|card| Count::of(FACTS[card].name, sets[card], red[card])),
            transports,
        })
    }

    fn seats(&self) -> u8 {
        self.players
    }

    fn setup(&self, table: &mut impl Table<Ports>) -> State {
        rules::deal::first(self, table)
    }

    fn awaited(&self, state: &State) -> Seats {
        match state.phase {
            Phase::Act | Phase::Dispose | Phase::Late => Seats::one(state.turn),
            Phase::Ntp { receiver, .. } => Seats::one(receiver),
            Phase::Scored => Seats::NONE,
        }
    }

    fn candidates(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if self.awaited(state).contains(seat) {
            rules::candidates(self, state, seat, out);
        }
    }

    fn options(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        self.candidates(state, seat, out);
        rules::retain_allowed(state, seat, out);
        debug_assert!(
            out.iter()
                .all(|action| self.check(state, seat, action).is_ok()),
            "a menu is what the rules allow"
        );
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Illegal> {
        rules::check(self, state, seat, *action)
    }

    fn apply(&self, state: &mut State, seat: Seat, action: Action, table: &mut impl Table<Ports>) {
        rules::apply(self, state, seat, action, table);
    }

    fn fallback(&self, state: &State, seat: Seat) -> Action {
        match state.phase {
            Phase::Act if state.deck.is_empty() => {
                let card = state.hands[seat.index()].iter().next();
                Action::Play(card.expect("a player without deck and hand is skipped"))
            }
            Phase::Act if state.hands[seat.index()].len() < rules::take::HAND_LIMIT => Action::Take,
            Phase::Act => Action::Turn,
            Phase::Dispose => Action::Leave,
            Phase::Ntp { .. } => Action::NameNone,
            Phase::Late | Phase::Scored => Action::End,
        }
    }

    fn summary(&self, state: &State, figures: &mut Summary) {
        summary::write(state, self.seats(), figures);
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        self.result(state)
    }

    fn legs(&self, state: &State) -> Vec<Leg> {
        let leg = |outcome: Outcome| Leg {
            first: self.first_dealer(state),
            winners: outcome.winners,
        };
        self.outcome(state).map(leg).into_iter().collect()
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.see(state, viewer)
    }

    fn lore(&self, mastery: Mastery, chance: &mut Chance) -> Lore {
        Lore::draw(mastery, chance)
    }

    fn imagine(&self, view: &View, lore: &Lore, chance: &mut Chance) -> State {
        imagine::imagine(self, view, lore, chance)
    }

    fn worth(&self, state: &State, seat: Seat) -> i32 {
        imagine::worth(self, state, seat)
    }
}
