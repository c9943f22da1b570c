//! Cyber FrontLine: two intelligence services attack each other along five stages, against
//! defences that lie face down.
//!
//! Where to find what:
//! - [`cards`]: techniques, mitigations, events and action cards
//! - [`state`]: everything true at one moment; `view`: what each viewer may know of it
//! - `actions`, `events`, `illegal`: what is done, told and refused
//! - `rules/`: one verb, one file, and the course of a turn and of the match
//! - `imagine`: worlds that a view could be of; `worth`: how well a player stands; `shortlist`: what
//!   bots think about
//! - `lawful`: what the laws need; `words/`: the game in words
//!
//! # Rulings
//!
//! Where the rulebook is silent or contradicts itself these decide:
//!
//! - FRL-R1: the lot decides who goes first in set 1; before each later set the loser of the last one
//!   chooses, before anything is bought.
//! - FRL-R2: turn 1 brings 10 funds too, but no event.
//! - FRL-R3: while both prepare, nobody sees anything of the other but whether it has finished, not
//!   even funds. Then it shows how many defences each has bought and set, and what is left.
//! - FRL-R4: buying and setting go in any order, before the first turn and in the Harden phase; what
//!   is not set stays in hand.
//! - FRL-R5: with fewer than five cards in the attack deck one looks at those; an empty deck is made
//!   anew from the trash; if both are empty there is nothing to look at.
//! - FRL-R6: what was looked at and put back is not shown again: the deck is shuffled.
//! - FRL-R7: the Olympics bring one attack card and one defence of the own pile to each player.
//! - FRL-R8: an attack card that has survived is never judged again.
//! - FRL-R9: a nullified defence is off for later stages of the same turn too.
//! - FRL-R10: attacks are allowed in turn 1 (switch `calm-start`: they are not).
//! - FRL-R11: without an attack phase the Attack card cannot be planned.
//! - FRL-R12: the defender is asked as long as any of its defences is face down, also if none would
//!   help.
//! - FRL-R13: nullifying is all or nothing. The attacker is asked as long as the hand holds as many
//!   attack cards as copies are needed, whatever they are.
//! - FRL-R14: a defence that is turned face down again stays in its place, and everyone remembers it.
//! - FRL-R15: an own set defence can be trashed only when the zone is full and a defence is in hand;
//!   everyone sees it, and it is out for the set.
//! - FRL-R16: the first to reach the fifth stage wins at once (switch `resolve-both`: the other's
//!   attack of the same turn is still played; if both are through, more funds decide, then the second
//!   player wins).
//! - FRL-R17: after 20 turns the set goes to who is further, then to more funds, then to the second
//!   player.
//! - FRL-R18: an event comes before the turn's funds and is applied to the first player, then to the
//!   second; where nothing is eligible nothing happens; an empty event deck is made anew from the past
//!   events.
//! - FRL-R19: four action cards in a plan are still of the own ten: three of a kind at most, one Attack.
//! - FRL-R20: a player is not asked where everyone can see that there is nothing to do: Recon without a
//!   face-down defence, an attack with an empty hand.
//! - FRL-R21: everyone knows that M1049 was taken from each pile.
//! - FRL-R22: Recon and the Insider Leak can hit a face-down defence that everyone knows.
//! - FRL-R23: others see that something was bought and what was paid, never which card.
//! - FRL-R24: the State Backing is for both if both are equally far.
//! - FRL-R25: prices are those of the moment of buying; nothing is bought on credit.
#![warn(
    clippy::wildcard_enum_match_arm,
    clippy::match_wildcard_for_single_variants
)]

mod actions;
pub mod cards;
mod events;
mod facts;
mod illegal;
mod imagine;
mod lawful;
mod lengths;
mod rules;
mod shortlist;
pub mod state;
mod summary;
mod view;
mod words;
mod worth;

use tabletop::{
    Chance, Config, Game, Leg, Length, Mastery, Outcome, Pace, Refused, Seat, Seats, Summary,
    Switch, Table, Viewer,
};

pub use actions::Action;
pub use events::{Cause, Event, Face};
pub use facts::{ActionFact, EventFact, Facts, MitigationFact, TechniqueFact};
pub use illegal::Illegal;
use state::{PLAYERS, Phase, SetWon, State};
pub use view::{Cards, Place, PlanView, SideView, View};
pub use words::{Aids, DefenceAid, HandAid, JudgedAid, TechniqueAid};

/// The rules with a table's switches.
#[derive(Clone, Debug)]
pub struct FrontLine {
    secret_plans: bool,
    /// No attacks in turn 1.
    calm_start: bool,
    resolve_both: bool,
}

impl Game for FrontLine {
    const ID: &'static str = "frontline";
    const RULES: u32 = 2;
    const PLAYERS: std::ops::RangeInclusive<u8> = 2..=2;
    const SWITCHES: &'static [Switch] = &[
        Switch::flag("secret-plans"),
        Switch::flag("calm-start"),
        Switch::flag("resolve-both"),
    ];
    const LENGTHS: &'static [Length] = lengths::LENGTHS;

    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;
    /// There are no facts of the world to forget.
    type Lore = ();

    fn new(config: &Config) -> Result<FrontLine, Refused> {
        config.checked(Self::PLAYERS, Self::SWITCHES)?;
        Ok(FrontLine {
            secret_plans: config.flag("secret-plans"),
            calm_start: config.flag("calm-start"),
            resolve_both: config.flag("resolve-both"),
        })
    }

    fn seats(&self) -> u8 {
        PLAYERS as u8
    }

    fn setup(&self, table: &mut impl Table<FrontLine>) -> State {
        rules::sets::first(self, table)
    }

    fn awaited(&self, state: &State) -> Seats {
        rules::awaited(self, state)
    }

    fn candidates(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if self.awaited(state).contains(seat) {
            rules::candidates(state, seat, out);
        }
    }

    fn options(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if self.awaited(state).contains(seat) {
            rules::options(self, state, seat, out);
        }
    }

    fn shortlist(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        self.options(state, seat, out);
        shortlist::shorten(state, seat, out);
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Illegal> {
        rules::check(self, state, seat, *action)
    }

    fn apply(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        table: &mut impl Table<FrontLine>,
    ) {
        rules::apply(self, state, seat, action, table);
    }

    /// What is prepared is taken back as a whole, a sealed plan too.
    fn retract(&self, state: &State, seat: Seat) -> Option<State> {
        rules::restart(state, seat).or_else(|| rules::take_back(self, state, seat))
    }

    fn fallback(&self, state: &State, seat: Seat) -> Action {
        rules::fallback(state, seat)
    }

    fn summary(&self, state: &State, figures: &mut Summary) {
        summary::write(state, figures);
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let Phase::Over { winner } = state.phase else {
            return None;
        };
        let scores = [0, 1].map(|seat| i32::from(state.wins(Seat(seat))));
        Some(Outcome::new(Seats::one(winner), &scores))
    }

    fn legs(&self, state: &State) -> Vec<Leg> {
        let leg = |set: &SetWon| Leg {
            first: set.first,
            winners: Seats::one(set.winner),
        };
        state.past.iter().flatten().map(leg).collect()
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.see(state, viewer)
    }

    fn lore(&self, _mastery: Mastery, _chance: &mut Chance) {}

    fn imagine(&self, view: &View, _lore: &(), chance: &mut Chance) -> State {
        imagine::imagine(self, view, chance)
    }

    /// What others buy and set is secret, and all that they do while both prepare or seal plans.
    fn seen(&self, state: &State, seat: Seat, action: Action, by: Seat) -> Option<Action> {
        if seat == by {
            return Some(action);
        }
        match (state.phase, action) {
            (Phase::Opening { .. }, _)
            | (_, Action::Buy(_) | Action::Set(_) | Action::Weaponise(_)) => None,
            (Phase::Plan, _) if self.secret_plans => None,
            _ => Some(action),
        }
    }

    fn worth(&self, state: &State, seat: Seat) -> i32 {
        worth::worth(self, state, seat)
    }

    /// About a turn of both players: what a plan led to shows by then.
    fn pace(&self) -> Pace {
        Pace {
            horizon: 12,
            effort: 200_000,
        }
    }
}
