//! Gamename: everyone lays a card face down at the same time, and the highest takes the trick.
//!
//! Where to find what:
//! - [`cards`]: the pack; `facts`: what is printed on it, for the client
//! - [`state`]: everything true at one moment; `view`: what each viewer may know of it
//! - `rules/`: one verb, one file, and the deal
//! - `score`: who has taken what, and who wins
//! - `imagine`: worlds that bots think possible
//! - `lawful`: what the laws need; `summary`: what digests are made of; `words`: the game in words
//!
//! Rulings are cited by their ids (GMN-R1 …); they are explained in `docs/rules/gamename.*.md`.

pub mod cards;
mod facts;
mod imagine;
mod lawful;
mod rules;
mod score;
pub mod state;
mod summary;
mod view;
mod words;

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use tabletop::{
    Chance, Config, Game, Mastery, Outcome, Refused, Seat, Seats, Summary, Switch, Table, Viewer,
};
use ts_rs::TS;

use cards::Card;
pub use facts::{CardFact, Facts};
use state::{Phase, State, Trick};
pub use view::{Hand, Laid, View};
pub use words::Aids;

/// The rules of Gamename at a table.
#[derive(Clone, Debug)]
pub struct Gamename {
    players: u8,
}

/// What a player can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Lay a card of the hand face down.
    Lay(Card),
}

/// What happened, as a viewer perceives it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    Dealt,
    /// Which card it is stays hidden until all are turned up.
    Laid {
        #[ts(type = "number")]
        seat: Seat,
    },
    Took {
        trick: Trick,
    },
}

/// Why an action is not allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Illegal {
    Over,
    AlreadyLaid,
    NotInHand,
    TooEarly { card: Card },
}

impl Game for Gamename {
    const ID: &'static str = "gamename";
    const RULES: u32 = 1;
    const PLAYERS: RangeInclusive<u8> = 2..=4;
    const SWITCHES: &'static [Switch] = &[];

    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;
    type Lore = ();

    fn new(config: &Config) -> Result<Gamename, Refused> {
        config.checked(Self::PLAYERS, Self::SWITCHES)?;
        Ok(Gamename {
            players: config.players,
        })
    }

    fn seats(&self) -> u8 {
        self.players
    }

    fn setup(&self, table: &mut impl Table<Gamename>) -> State {
        rules::deal::deal(self, table)
    }

    fn awaited(&self, state: &State) -> Seats {
        match state.phase {
            Phase::Lay => Seat::all(self.players)
                .filter(|seat| !state.laid[seat.index()].is_committed())
                .collect(),
            Phase::Over => Seats::NONE,
        }
    }

    fn candidates(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if self.awaited(state).contains(seat) {
            rules::lay::candidates(state, seat, out);
        }
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Illegal> {
        rules::check(self, state, seat, *action)
    }

    fn apply(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        table: &mut impl Table<Gamename>,
    ) {
        match action {
            Action::Lay(card) => rules::lay::apply(self, state, seat, card, table),
        }
    }

    fn retract(&self, state: &State, seat: Seat) -> Option<State> {
        rules::lay::retract(state, seat)
    }

    /// The lowest card.
    fn fallback(&self, state: &State, seat: Seat) -> Action {
        let card = state.hands[seat.index()].iter().next();
        Action::Lay(card.expect("a hand lasts as long as the game"))
    }

    fn summary(&self, state: &State, figures: &mut Summary) {
        summary::write(state, self.players, figures);
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        score::outcome(state, self.players)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::view(state, self.players, viewer)
    }

    /// The rules are all there is to know.
    fn lore(&self, _: Mastery, _: &mut Chance) {}

    fn imagine(&self, view: &View, _: &(), chance: &mut Chance) -> State {
        imagine::imagine(view, chance)
    }

    /// Others see that a card was laid, not which.
    fn seen(&self, _: &State, seat: Seat, action: Action, by: Seat) -> Option<Action> {
        (seat == by).then_some(action)
    }

    fn worth(&self, state: &State, seat: Seat) -> i32 {
        score::worth(state, self.players, seat)
    }
}
