//! CyberWar: which detection sees which ATT&CK technique? Alone against a group's deck, as a draft, or
//! red against blue.
//!
//! Where to find what:
//! - [`attack`]: tables of ATT&CK facts as text; [`cards`]: the cards made of them
//! - [`setup`]: players and switches, and what they come to
//! - [`state`]: everything true at one moment; `view`: what each viewer may know of it
//! - `rules/`: one verb, one file, and how each mode goes on
//! - [`solver`]: the best answer in solo, and how good any answer is
//! - [`import`]: decks from outside
//! - `imagine`, `worth`: what bots know, worlds they think possible, how well a seat stands
//! - `lawful`: what the laws need; `words/`: the game in words
//!
//! Rulings are cited by their ids (CYW-R1 …); they are explained in `docs/rules/cyberwar.*.md`.
#![warn(
    clippy::wildcard_enum_match_arm,
    clippy::match_wildcard_for_single_variants
)]

mod actions;
pub mod attack;
pub mod cards;
mod events;
mod facts;
mod imagine;
pub mod import;
mod lawful;
mod lengths;
mod rules;
pub mod setup;
pub mod solver;
pub mod state;
mod summary;
mod view;
mod words;
mod worth;

use tabletop::{
    Chance, Config, Game, GameMode, Leg, Length, Mastery, Offers, Outcome, Refused, Seat, Seats,
    Summary, Switch, Table, Viewer,
};

pub use actions::{Action, Illegal};
pub use events::{Event, Shown};
pub use facts::{AttackFact, Facts};
pub use imagine::Lore;
use setup::{Mode, Setup};
use state::{DraftPhase, DuelPhase, Play, SoloPhase, State};
pub use view::{
    Attack, DraftResult, DraftView, DuelView, Face, Front, GroupCard, GroupName, Hand, Known,
    PastDuel, Pile, PlayView, Profile, RoundView, SoloView, View,
};
pub use words::{Aids, Catch, Caught, Coverage, Review, Side};

/// The rules of CyberWar with a table's switches and cards.
#[derive(Clone, Debug)]
pub struct CyberWar {
    setup: Setup,
}

impl CyberWar {
    /// What this table plays.
    pub fn settings(&self) -> &Setup {
        &self.setup
    }
}

impl Game for CyberWar {
    const ID: &'static str = "cyberwar";
    const RULES: u32 = 2;
    const PLAYERS: std::ops::RangeInclusive<u8> = 1..=4;
    const SWITCHES: &'static [Switch] = setup::SWITCHES;
    const LENGTHS: &'static [Length] = lengths::LENGTHS;
    const MODES: &'static [GameMode] = setup::MODES;

    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;
    type Lore = Lore;

    fn new(config: &Config) -> Result<CyberWar, Refused> {
        config.checked(Self::PLAYERS, Self::SWITCHES)?;
        Ok(CyberWar {
            setup: Setup::of(config)?,
        })
    }

    fn offers(text: &str) -> Option<Result<Offers, String>> {
        if !text.starts_with(import::MARK) {
            return None;
        }
        Some(import::offers(text).map_err(|wrong| wrong.to_string()))
    }

    fn seats(&self) -> u8 {
        self.setup.players
    }

    fn setup(&self, table: &mut impl Table<CyberWar>) -> State {
        rules::deal::first(self, table)
    }

    fn awaited(&self, state: &State) -> Seats {
        match &state.play {
            Play::Solo(solo) => match solo.phase {
                SoloPhase::Choose => Seats::one(Seat(0)),
                SoloPhase::Lost | SoloPhase::Won => Seats::NONE,
            },
            Play::Draft(draft) => match draft.phase {
                DraftPhase::Keep => Seat::all(self.seats())
                    .filter(|seat| !draft.choices[seat.index()].is_committed())
                    .collect(),
                DraftPhase::Drop => rules::drop::awaited(self, draft),
                DraftPhase::Revealed | DraftPhase::Over => Seats::NONE,
            },
            Play::Duel(duel) => match duel.phase {
                DuelPhase::Pick => Seats::one(duel.red),
                DuelPhase::Play => Seats::one(duel.mover()),
                DuelPhase::Over => Seats::NONE,
            },
        }
    }

    fn candidates(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if self.awaited(state).contains(seat) {
            rules::candidates(self, state, seat, out);
        }
    }

    fn options(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if self.awaited(state).contains(seat) {
            rules::options(self, state, seat, out);
        }
        debug_assert!(
            out.iter()
                .all(|action| self.check(state, seat, action).is_ok()),
            "a menu is what the rules allow"
        );
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Illegal> {
        rules::check(self, state, seat, *action)
    }

    fn apply(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        table: &mut impl Table<CyberWar>,
    ) {
        rules::apply(self, state, seat, action, table);
    }

    fn retract(&self, state: &State, seat: Seat) -> Option<State> {
        rules::retract(self, state, seat)
    }

    fn fallback(&self, state: &State, seat: Seat) -> Action {
        rules::fallback(self, state, seat)
    }

    fn summary(&self, state: &State, figures: &mut Summary) {
        summary::write(state, self.seats(), figures);
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        rules::outcome(self, state)
    }

    /// Red begins; in a draft all keep at the same time.
    fn legs(&self, state: &State) -> Vec<Leg> {
        let Play::Duel(duel) = &state.play else {
            return Vec::new();
        };
        let leg = |outcome: Outcome| Leg {
            first: duel.past.as_ref().map_or(duel.red, |past| past.red),
            winners: outcome.winners,
        };
        self.outcome(state).map(leg).into_iter().collect()
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.see(state, viewer)
    }

    fn lore(&self, mastery: Mastery, chance: &mut Chance) -> Lore {
        Lore::draw(self, mastery, chance)
    }

    fn imagine(&self, view: &View, lore: &Lore, chance: &mut Chance) -> State {
        imagine::imagine(self, view, lore, chance)
    }

    fn seen(&self, _: &State, seat: Seat, action: Action, by: Seat) -> Option<Action> {
        match (self.setup.mode, action) {
            (Mode::Draft { hidden: true, .. }, Action::Keep(_) | Action::Drop(_)) if by != seat => {
                None
            }
            _ => Some(action),
        }
    }

    fn worth(&self, state: &State, seat: Seat) -> i32 {
        worth::worth(self, state, seat)
    }
}
