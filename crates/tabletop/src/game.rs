//! The contract of a game.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::RangeInclusive;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::{
    Advice, Chance, Config, Filled, Form, GameMode, Incident, Length, MAX_SEATS, Offers, Page,
    Phrase, Place, Reason, Refused, Seat, Seats, Standing, Summary, Switch, Table, Viewer,
};

/// A game. `self` is the rules with this table's switches and deck: neither in the state nor in a
/// view, known to everyone at the table.
///
/// Rules do no IO, read no clock, spawn nothing, log nothing, hold no text meant for eyes.
/// The laws (`crates/laws`) say in code what is promised here in words.
pub trait Game: Sized + Send + Sync + 'static {
    /// The game's short name: in addresses, on the command line, as prefix of its texts.
    const ID: &'static str;
    /// Moves when the rules change so that old records mean something else.
    const RULES: u32;
    const PLAYERS: RangeInclusive<u8>;
    const SWITCHES: &'static [Switch];
    /// Between them they cover every number of players; none: there is one way to play.
    const MODES: &'static [GameMode] = &[];
    /// How long it takes, at each number of players and with what makes it longer or shorter.
    const LENGTHS: &'static [Length] = &[];

    /// Everything true at this moment, secrets included. Plain data; one `enum Phase` says what is awaited.
    type State: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// What a player says in one breath.
    type Action: Copy + Ord + Hash + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// Something that happened, as one viewer perceives it.
    type Event: Clone + Eq + Debug + Serialize + Send + Sync + 'static;
    /// What one viewer may know.
    type View: Clone + Eq + Debug + Serialize + Send + Sync + 'static;
    /// Why an action is not allowed.
    type Illegal: Clone + Eq + Debug + Serialize + Send + Sync + 'static;
    /// What a bot knows of the world's facts.
    type Lore: Clone + Debug + Send + Sync + 'static;

    /// The rules for a table with this set-up.
    fn new(config: &Config) -> Result<Self, Refused>;

    /// What a text from outside, such as an imported collection of decks, offers to tables. None: the
    /// text is not for this game.
    fn offers(_text: &str) -> Option<Result<Offers, String>> {
        None
    }

    fn seats(&self) -> u8;

    fn setup(&self, table: &mut impl Table<Self>) -> Self::State;

    /// Who must decide: one seat is a turn, several decide at the same time, none: the game is over.
    fn awaited(&self, state: &Self::State) -> Seats;

    /// What this seat might think of, in order. The menu is what [`Game::check`] allows of it; the
    /// rest is shown greyed out with the reason.
    fn candidates(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>);

    /// The one judge of what is allowed.
    fn check(
        &self,
        state: &Self::State,
        seat: Seat,
        action: &Self::Action,
    ) -> Result<(), Self::Illegal>;

    /// Carries out an action that [`Game::check`] allows.
    fn apply(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        table: &mut impl Table<Self>,
    );

    /// The state before this seat's unfinished, still sealed or unanswered decision, if there is one to
    /// take back.
    fn retract(&self, _state: &Self::State, _seat: Seat) -> Option<Self::State> {
        None
    }

    /// The same moment before anybody else has decided what several decide at the same time: nobody
    /// knows it yet, so to whoever thinks about it it must make no difference.
    fn unsealed(&self, mut state: Self::State, seat: Seat) -> Self::State {
        for other in Seat::all(self.seats()).filter(|&other| other != seat) {
            match self.retract(&state, other) {
                Some(before) if self.awaited(&before).contains(seat) => state = before,
                Some(_) | None => {}
            }
        }
        state
    }

    /// A legal answer that does no harm: the clock's, and the client's preselection. It follows from
    /// the seat's view alone.
    fn fallback(&self, state: &Self::State, seat: Seat) -> Self::Action;

    /// The figures by which a replay is known to go as the game went: enough that other rules would
    /// show in them, under names that no change of our types touches.
    fn summary(&self, state: &Self::State, figures: &mut Summary);

    /// How it ended, when nobody is awaited any more.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;

    /// The parts of a finished match that somebody began: its sets, or the whole of it. None where all
    /// decide at the same time.
    fn legs(&self, _state: &Self::State) -> Vec<Leg> {
        Vec::new()
    }

    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// What a bot of this mastery knows.
    fn lore(&self, mastery: Mastery, chance: &mut Chance) -> Self::Lore;

    /// A world that this view could be of.
    fn imagine(&self, view: &Self::View, lore: &Self::Lore, chance: &mut Chance) -> Self::State;

    /// The action of `seat` as `by` perceives it; search keys its edges by this.
    fn seen(
        &self,
        _state: &Self::State,
        _seat: Seat,
        action: Self::Action,
        _by: Seat,
    ) -> Option<Self::Action> {
        Some(action)
    }

    /// How well this seat stands against the others, in about tenths of a point, 0 being level: for
    /// greedy play and cut-off rollouts.
    fn worth(&self, state: &Self::State, seat: Seat) -> i32;

    /// How much of the game bots had better imagine for a decision.
    fn pace(&self) -> Pace {
        Pace::UNBOUNDED
    }

    /// The menu: the candidates that are allowed.
    fn options(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>) {
        self.candidates(state, seat, out);
        out.retain(|action| self.check(state, seat, action).is_ok());
    }

    /// The part of the menu that bots think about: what no sensible player would do can be left out
    /// where it is plain at once, but something is left. It follows from the seat's view alone.
    fn shortlist(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>) {
        self.options(state, seat, out);
    }
}

/// What the laws need to know of a game. Written apart from [`Game::view`].
pub trait Lawful: Game {
    /// Whatever may neither appear nor vanish: cards, tokens, pieces, however they move.
    type Census: Eq + Debug;

    /// More decisions than any game takes.
    const LONGEST: usize;

    /// Places whose content is shaped by decisions: a pile out of which cards are chosen, a lot among
    /// the cards on the table. Everywhere else the same seed means the same cards.
    const SHAPED: &'static [Place] = &[];

    fn census(&self, state: &Self::State) -> Self::Census;

    /// Another world that this viewer cannot tell from this one: what the viewer may not know is
    /// dealt anew, all of it or, so that more worlds stay comparable, sometimes a part.
    fn redeal(&self, state: &Self::State, viewer: Viewer, chance: &mut Chance) -> Self::State;

    /// Whether a decision that was taken back has left no trace: none at all, unless the game counts
    /// how often it is made.
    fn is_restored(&self, before: &Self::State, back: &Self::State) -> bool {
        before == back
    }
}

/// The game in words, from views only, so that no word can leak.
pub trait Words: Game {
    /// What is worked out for the player: true costs, strengths, coverage.
    type Aids: Serialize;
    /// What is printed on cards and board.
    type Facts: Serialize;

    /// Sentences of the table that say no more than an event does, each with the event's: whoever has just
    /// been told the event need not be told them.
    const ECHOES: &'static [(&'static str, &'static str)] = &[];

    /// The game's tables, for whoever draws or explains them: the same at every table.
    fn facts() -> Self::Facts;

    /// What is awaited: to the viewer if it is awaited, about others if not.
    fn prompt(&self, view: &Self::View) -> Phrase;

    fn action(&self, view: &Self::View, action: &Self::Action) -> Phrase;

    /// The things on the board that an action touches: the client narrows the menu by what is pressed.
    fn things(&self, view: &Self::View, action: &Self::Action) -> Vec<String>;

    /// The things that an action takes along because there is no choice: the next part of the decision
    /// would be about these, and is not asked for.
    fn takes(&self, _view: &Self::View, _action: &Self::Action) -> Vec<String> {
        Vec::new()
    }

    /// What an action gives away that is easily overlooked: asked about before it is done.
    fn sure(&self, _view: &Self::View, _action: &Self::Action) -> Option<Phrase> {
        None
    }

    /// What can be done instead of an action that is asked about: what it is called, and the actions it
    /// comes to, one after another.
    fn instead(
        &self,
        _view: &Self::View,
        _action: &Self::Action,
    ) -> Option<(Phrase, Vec<Self::Action>)> {
        None
    }

    fn event(&self, event: &Self::Event) -> Phrase;

    /// The attacks that an event brought to their end, for whoever looks back with all cards open.
    /// `view` is the open one right after the event.
    fn incidents(&self, _event: &Self::Event, _view: &Self::View) -> Vec<Incident> {
        Vec::new()
    }

    fn refusal(illegal: &Self::Illegal) -> Phrase;

    fn aids(&self, view: &Self::View) -> Self::Aids;

    /// A word of advice for a first game, if this is a good moment for one. `options` is the menu of
    /// the viewer, who is awaited.
    fn coach(&self, _view: &Self::View, _options: &[Self::Action]) -> Option<Advice<Self::Action>> {
        None
    }

    /// What there is to say for and against an option, from what the viewer can see: each fact with how
    /// much of it there is. The first ones matter most.
    fn reasons(&self, _view: &Self::View, _action: &Self::Action) -> Vec<Reason> {
        Vec::new()
    }

    /// The table in sentences: for the terminal and for screen readers.
    fn describe(&self, view: &Self::View) -> Vec<Phrase>;

    /// What wins, and how far everybody is.
    fn standing(&self, view: &Self::View) -> Standing;

    /// What decided the game.
    fn verdict(&self, view: &Self::View) -> Vec<Phrase>;

    /// Everything that can be read about at this table, as far as the viewer may: each card in full.
    fn pages(&self, view: &Self::View) -> Vec<Page>;

    /// The aids in sentences. None: there is nothing to work out now.
    fn aid_lines(&self, _view: &Self::View) -> Vec<Phrase> {
        Vec::new()
    }

    /// How the scores came about, when the game is over.
    fn scoring(&self, view: &Self::View) -> Vec<Phrase>;

    /// What the viewer may decide beyond the menu, in a form to be filled in.
    fn forms(&self, _view: &Self::View) -> Vec<Form> {
        Vec::new()
    }

    /// The action that a filled form comes to. None: there is no such form.
    fn fill(&self, _view: &Self::View, _form: usize, _filled: &Filled) -> Option<Self::Action> {
        None
    }
}

/// The share of a game's facts that a bot knows, in percent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Mastery(pub u8);

impl Mastery {
    pub const FULL: Mastery = Mastery(100);
}

/// How much bots imagine for one decision, at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace {
    /// Decisions after which an imagined game is better judged by its worth than played on: few in a
    /// long game, where chance would drown what a decision was about.
    pub horizon: u32,
    /// Actions carried out in all imagined games together: people wait that long.
    pub effort: u32,
}

impl Pace {
    pub const UNBOUNDED: Pace = Pace {
        horizon: u32::MAX,
        effort: u32::MAX,
    };
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    pub winners: Seats,
    scores: [i32; MAX_SEATS],
    seats: u8,
}

/// A part of a match in which the turn goes round from its first player on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leg {
    pub first: Seat,
    pub winners: Seats,
}

impl Leg {
    /// How manieth in turn order a seat was, from 0.
    pub fn place(&self, seat: Seat, seats: u8) -> usize {
        usize::from((seat.0 + seats - self.first.0) % seats)
    }
}

impl Outcome {
    pub fn new(winners: Seats, scores: &[i32]) -> Outcome {
        let mut all = [0; MAX_SEATS];
        all[..scores.len()].copy_from_slice(scores);
        Outcome {
            winners,
            scores: all,
            seats: scores.len() as u8,
        }
    }

    pub fn scores(&self) -> &[i32] {
        &self.scores[..self.seats as usize]
    }

    /// The seat's share of the win: 1 for the winner, divided if shared.
    pub fn share(&self, seat: Seat) -> f64 {
        if self.winners.contains(seat) {
            1.0 / self.winners.len() as f64
        } else {
            0.0
        }
    }
}
