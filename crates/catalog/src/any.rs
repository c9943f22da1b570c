//! A game being played, whatever game it is.

use std::hash::{DefaultHasher, Hash, Hasher};

use bots::{Bot, Level};
use serde_json::value::RawValue;
use tabletop::{
    By, Config, Entry, Filled, Match, Outcome, Phrase, Played, Record, Refusal, Refused, Seat,
    Seats, Seed, Standing, Told, Viewer, Words,
};

use crate::broken::{LoadError, broken, older};
use crate::drawn::Drawn;
use crate::hint::{Ponder, hints};
use crate::reading::Reading;
use crate::replay::history;
use crate::scene::{Ahead, Frame, Scene, raw, standing};
use crate::seen::Seen;
use crate::thought::{Think, Thought, is_secret};

/// A game being played. Actions come and go as JSON, everything else is ready to show.
pub trait AnyMatch: Send + Sync {
    fn game(&self) -> &'static str;
    fn seats(&self) -> u8;
    /// Who must decide; nobody: it is over.
    fn awaited(&self) -> Seats;
    fn outcome(&self) -> Option<Outcome>;
    fn scene(&self, viewer: Viewer) -> Scene;
    /// The same as it is sent, to whoever saw `before` last.
    fn draw(&self, viewer: Viewer, before: Option<&Seen>) -> Drawn;
    /// What wins, and how far everybody is.
    fn standing(&self, viewer: Viewer) -> Standing;
    /// The table in sentences, for screen readers and terminals.
    fn describe(&self, viewer: Viewer) -> Vec<Phrase>;
    /// What there is to read and to fill in, for whoever has no board.
    fn reading(&self, viewer: Viewer) -> Reading;
    /// The action that a filled form of the viewer's reading comes to.
    fn fill(&self, viewer: Viewer, form: usize, filled: &Filled) -> Option<Box<RawValue>>;
    /// What this seat is asked; none if it is not.
    fn question(&self, seat: Seat) -> Option<Question>;

    /// Carries out an action, and tells it to these viewers.
    fn act(
        &mut self,
        seat: Seat,
        action: &RawValue,
        by: By,
        tell: &[Viewer],
    ) -> Result<Step, StepRefused>;
    /// Takes back an unfinished or still sealed decision.
    fn retract(&mut self, seat: Seat, tell: &[Viewer]) -> Result<Step, StepRefused>;
    /// Undoes the last whole move, if nothing was revealed by it.
    fn undo(&mut self, seat: Seat, tell: &[Viewer]) -> Result<Step, StepRefused>;
    /// Whether the seat has decided anything that could be taken back if everybody agreed.
    fn can_take_back(&self, seat: Seat) -> bool;
    /// Goes back to before the seat's last decision, to which everybody has agreed.
    fn take_back(&mut self, seat: Seat, tell: &[Viewer]) -> Result<Step, StepRefused>;

    /// What a plan of this seat would come to, as far as it may know; nothing changes.
    fn ahead(&self, seat: Seat, plan: &[Box<RawValue>]) -> Result<Ahead, StepRefused>;

    /// Whether anybody else would notice this action of the seat, which must be allowed.
    fn shows(&self, seat: Seat, action: &RawValue) -> bool;

    /// The clock's answer.
    fn fallback(&self, seat: Seat) -> Box<RawValue>;
    /// Lets a bot of this level decide for the seat.
    fn think(&self, seat: Seat, level: Level, seed: Seed) -> Think;

    /// Deals anew whatever the seat may not know.
    fn redeal(&mut self, seat: Seat, seed: Seed);

    /// Judges what the seat could do, from its own view; the same question gets the same answer.
    fn ponder(&self, seat: Seat, seed: Seed) -> Ponder;

    /// Whose the entries of the record are, in order.
    fn actors(&self) -> Vec<Seat>;
    /// The number of entries in the record so far.
    fn entries(&self) -> usize;
    /// The whole record, seed included: secret until the game is over.
    fn record(&self) -> String;
    /// The record without entries, to be kept when the game begins.
    fn head(&self) -> String;
    /// The last entry, to be kept as the game goes on.
    fn last_entry(&self) -> Option<String>;
    /// What this viewer has been told from the beginning on, as work to be done elsewhere.
    fn history(&self, viewer: Viewer) -> History;
}

/// What a viewer has been told so far: the game is played again to find out.
pub type History = Box<dyn FnOnce() -> Vec<Phrase> + Send>;

/// Two questions are the same if they offer the same. What is said around them may change while
/// others decide at the same time, which makes no answer stale.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Question(u64);

/// What a change led to.
#[derive(Clone, Debug)]
pub struct Step {
    /// In order; each viewer plays its own.
    pub frames: Vec<(Viewer, Frame)>,
    /// No chance was drawn and nothing hidden was shown to anyone.
    pub quiet: bool,
}

/// Why an action was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StepRefused {
    /// It is not an action of this game at all.
    Unreadable,
    /// The rules do not allow it.
    Illegal(Phrase),
    NothingToTakeBack,
}

impl StepRefused {
    pub fn phrase(&self) -> Phrase {
        match self {
            StepRefused::Unreadable => Phrase::new("refused-unreadable"),
            StepRefused::Illegal(phrase) => phrase.clone(),
            StepRefused::NothingToTakeBack => Phrase::new("refused-nothing-to-take-back"),
        }
    }
}

struct Playing<G: Words>(Match<G>);

pub(crate) fn open<G: Words>(config: &Config, seed: Seed) -> Result<Box<dyn AnyMatch>, Refused> {
    let (game, _) = Match::<G>::new(config, seed, &[])?;
    Ok(Box::new(Playing(game)))
}

pub(crate) fn read<G: Words>(record: &str) -> Result<Record<G::Action>, LoadError> {
    serde_json::from_str(record).map_err(|error| LoadError::NotARecord(error.to_string()))
}

pub(crate) fn load<G: Words>(record: &str) -> Result<Box<dyn AnyMatch>, LoadError> {
    let record = read::<G>(record)?;
    let replay = Match::<G>::replay(&record, &[], |_, _, _| ())
        .map_err(|why| broken::<G>(why, record.rules))?;
    match older::<G>(&replay) {
        Some(older) => Err(older),
        None => Ok(Box::new(Playing(replay.game))),
    }
}

pub(crate) fn taken_back(key: &'static str, seat: Seat) -> Phrase {
    Phrase::new(key).with("player", seat)
}

/// Whether a viewer can tell the two states apart.
pub(crate) fn notices<G: Words>(
    game: &G,
    before: &G::State,
    after: &G::State,
    viewer: Viewer,
) -> bool {
    game.view(before, viewer) != game.view(after, viewer)
}

pub(crate) fn frames<G: Words>(game: &G, told: Vec<Told<G>>) -> Vec<(Viewer, Frame)> {
    let mut frames: Vec<(Viewer, Frame)> = Vec::with_capacity(told.len());
    for Told { viewer, frame } in told {
        let before = frames.iter().rev().find(|(each, _)| *each == viewer);
        let frame = Frame {
            text: game.event(&frame.event),
            event: Some(raw(&frame.event)),
            seen: Seen::of(game, frame.view, before.map(|(_, frame)| &frame.seen)),
        };
        frames.push((viewer, frame));
    }
    frames
}

impl<G: Words> Playing<G> {
    fn viewers(&self) -> Vec<Viewer> {
        Viewer::during_play(self.0.game().seats())
    }

    fn step(&self, played: Played<G>) -> Step {
        Step {
            quiet: played.quiet,
            frames: frames(self.0.game(), played.told),
        }
    }

    /// Something was taken back: whoever sees a difference is shown the table as it now is again.
    fn step_back(
        &mut self,
        (key, seat): (&'static str, Seat),
        tell: &[Viewer],
        back: impl FnOnce(&mut Match<G>) -> Result<Played<G>, Refusal<G>>,
    ) -> Result<Step, StepRefused> {
        let before = self.0.state().clone();
        let played = back(&mut self.0).map_err(Self::refused)?;
        // Whoever was asked to agree is told, also where nothing looks different.
        let agreed = played.back_to.is_some();
        let (game, after) = (self.0.game(), self.0.state());
        let frames = tell
            .iter()
            .filter(|&&viewer| agreed || notices(game, &before, after, viewer))
            .map(|&viewer| {
                let frame = Frame {
                    text: taken_back(key, seat),
                    event: None,
                    seen: Seen::of(game, game.view(after, viewer), None),
                };
                (viewer, frame)
            })
            .collect();
        Ok(Step {
            frames,
            quiet: true,
        })
    }

    fn refused(refusal: Refusal<G>) -> StepRefused {
        match refusal {
            Refusal::Illegal(illegal) => StepRefused::Illegal(G::refusal(&illegal)),
            Refusal::NothingToRetract | Refusal::NothingToUndo => StepRefused::NothingToTakeBack,
        }
    }
}

impl<G: Words> AnyMatch for Playing<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn seats(&self) -> u8 {
        self.0.game().seats()
    }

    fn awaited(&self) -> Seats {
        self.0.game().awaited(self.0.state())
    }

    fn outcome(&self) -> Option<Outcome> {
        self.0.game().outcome(self.0.state())
    }

    fn scene(&self, viewer: Viewer) -> Scene {
        Scene::of(self.0.game(), viewer, &self.0.sight(viewer))
    }

    fn draw(&self, viewer: Viewer, before: Option<&Seen>) -> Drawn {
        Drawn::of(self.0.game(), viewer, self.0.sight(viewer), before)
    }

    fn standing(&self, viewer: Viewer) -> Standing {
        let game = self.0.game();
        let view = game.view(self.0.state(), viewer);
        standing(game, &view, self.outcome().as_ref())
    }

    fn describe(&self, viewer: Viewer) -> Vec<Phrase> {
        let game = self.0.game();
        game.describe(&game.view(self.0.state(), viewer))
    }

    fn reading(&self, viewer: Viewer) -> Reading {
        let (game, state) = (self.0.game(), self.0.state());
        let deciding = viewer.seat();
        let awaited = deciding.is_some_and(|seat| game.awaited(state).contains(seat));
        Reading::of(game, &game.view(state, viewer), awaited)
    }

    fn fill(&self, viewer: Viewer, form: usize, filled: &Filled) -> Option<Box<RawValue>> {
        let game = self.0.game();
        let view = game.view(self.0.state(), viewer);
        Some(raw(&game.fill(&view, form, filled)?))
    }

    fn question(&self, seat: Seat) -> Option<Question> {
        let (game, state) = (self.0.game(), self.0.state());
        if !game.awaited(state).contains(seat) {
            return None;
        }
        let mut actions = Vec::new();
        game.candidates(state, seat, &mut actions);
        let mut hasher = DefaultHasher::new();
        for action in &actions {
            action.hash(&mut hasher);
            game.check(state, seat, action).is_ok().hash(&mut hasher);
        }
        Some(Question(hasher.finish()))
    }

    fn act(
        &mut self,
        seat: Seat,
        action: &RawValue,
        by: By,
        tell: &[Viewer],
    ) -> Result<Step, StepRefused> {
        let action: G::Action =
            serde_json::from_str(action.get()).map_err(|_| StepRefused::Unreadable)?;
        let played = self.0.act(seat, action, by, tell).map_err(Self::refused)?;
        Ok(self.step(played))
    }

    fn ahead(&self, seat: Seat, plan: &[Box<RawValue>]) -> Result<Ahead, StepRefused> {
        let plan: Vec<G::Action> = plan
            .iter()
            .map(|action| serde_json::from_str(action.get()))
            .collect::<Result<_, _>>()
            .map_err(|_| StepRefused::Unreadable)?;
        let ahead = self.0.ahead(seat, &plan).map_err(Self::refused)?;
        Ok(Ahead::of(self.0.game(), ahead))
    }

    fn retract(&mut self, seat: Seat, tell: &[Viewer]) -> Result<Step, StepRefused> {
        self.step_back(("table-retracted", seat), tell, |game| {
            game.retract(seat, By::Person)
        })
    }

    fn undo(&mut self, seat: Seat, tell: &[Viewer]) -> Result<Step, StepRefused> {
        self.step_back(("table-undone", seat), tell, |game| {
            game.undo(seat, By::Person)
        })
    }

    fn can_take_back(&self, seat: Seat) -> bool {
        self.0.can_take_back(seat)
    }

    fn take_back(&mut self, seat: Seat, tell: &[Viewer]) -> Result<Step, StepRefused> {
        self.step_back(("table-taken-back", seat), tell, |game| {
            game.take_back(seat, By::Person)
        })
    }

    fn shows(&self, seat: Seat, action: &RawValue) -> bool {
        let Ok(action) = serde_json::from_str::<G::Action>(action.get()) else {
            return true; // It will be refused.
        };
        let (game, before) = (self.0.game(), self.0.state());
        if game.check(before, seat, &action).is_err() {
            return true;
        }
        let mut others = self.viewers();
        others.retain(|&viewer| viewer != Viewer::Seat(seat));
        let (after, told) = self.0.foresee(seat, action, &others);
        !told.is_empty()
            || others
                .into_iter()
                .any(|viewer| notices(game, before, &after, viewer))
    }

    fn fallback(&self, seat: Seat) -> Box<RawValue> {
        raw(&self.0.game().fallback(self.0.state(), seat))
    }

    fn think(&self, seat: Seat, level: Level, seed: Seed) -> Think {
        let game = self.0.rules();
        let view = game.view(self.0.state(), Viewer::Seat(seat));
        let nth = self.0.record().entries.len() as u64;
        Box::new(move || {
            let mut bot = Bot::new(&*game, level, seed, nth);
            Thought {
                action: raw(&bot.choose(&game, &view, seat)),
                secret: is_secret(&*game, &view, seat, seed),
            }
        })
    }

    fn redeal(&mut self, seat: Seat, seed: Seed) {
        self.0.redeal(seat, seed);
    }

    fn ponder(&self, seat: Seat, seed: Seed) -> Ponder {
        let game = self.0.rules();
        let sight = self.0.sight(Viewer::Seat(seat));
        let menu: Vec<G::Action> = sight.menu.iter().map(|(action, _)| *action).collect();
        Box::new(move || hints(&*game, &sight.view, seat, &menu, seed))
    }

    fn actors(&self) -> Vec<Seat> {
        let entries = self.0.record().entries.iter();
        entries.map(|entry| entry.seat).collect()
    }

    fn entries(&self) -> usize {
        self.0.record().entries.len()
    }

    fn record(&self) -> String {
        raw(self.0.record()).get().to_owned()
    }

    fn head(&self) -> String {
        let mut head = self.0.record().clone();
        head.entries.clear();
        raw(&head).get().to_owned()
    }

    fn last_entry(&self) -> Option<String> {
        let last: Option<&Entry<G::Action>> = self.0.record().entries.last();
        last.map(|entry| raw(entry).get().to_owned())
    }

    fn history(&self, viewer: Viewer) -> History {
        let record = self.0.record().clone();
        Box::new(move || history::<G>(&record, viewer))
    }
}
