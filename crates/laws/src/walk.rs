//! One random game under the eyes of all laws.

use std::cell::Cell;

use tabletop::{By, Chance, Config, Lawful, Luck, Match, Seat, Seed, Silent, Viewer, Watched};

use crate::law::{Breach, Verdict};
use crate::laws::replay::Came;
use crate::laws::{
    census, ending, fallback, imagine, leak, luck, menu, order, quiet, refusal, replay, retract,
    silent, turn, written,
};
use crate::policy::{Chosen, Policy};
use crate::position::{self, Position, Step};
use crate::trial::Trial;

/// How often decisions are taken back in one game.
const TAKEN_BACK: usize = 3;

/// Streams of a seed: the game's own is 0.
const DICE: u64 = 1;

pub(crate) fn seed(number: u64) -> Seed {
    Seed::from_text(&number.to_string())
}

pub(crate) fn dice(number: u64) -> Chance {
    Chance::stream(seed(number), DICE)
}

/// A game in progress, and everything needed to compare it with itself.
pub(crate) struct Walk<'a, G: Lawful> {
    /// The game as the server would play it.
    game: Match<G>,
    /// The rules again, apart from the match, with luck kept in step with it.
    rules: G,
    luck: Luck,
    /// Every seat and the spectator.
    viewers: Vec<Viewer>,
    /// Two who watch this game: over many seeds everyone does, the open view included.
    watchers: Vec<Viewer>,
    policies: Vec<Policy>,
    chosen: Chosen<G::Action>,
    /// Actions of other games, then of this one.
    pool: Vec<G::Action>,
    came: Vec<Came<G>>,
    /// Who moved, and the state before it: what undoing must come back to.
    moves: Vec<(Seat, G::State)>,
    met: luck::Met,
    decisions: usize,
    taken_back: usize,
    trial: &'a mut Trial,
}

/// Plays one game. `at` says how far it has come, for whoever reports what went wrong.
pub(crate) fn walk<G: Lawful>(
    config: &Config,
    number: u64,
    foreign: &[G::Action],
    at: &Cell<usize>,
    trial: &mut Trial,
) -> Verdict {
    let mut walk = Walk::<G>::open(config, number, foreign, trial)?;
    loop {
        at.set(walk.game.record().entries.len());
        walk.look()?;
        if walk.rules.awaited(walk.game.state()).is_empty() {
            return walk.close();
        }
        walk.step()?;
        walk.step_back()?;
    }
}

impl<'a, G: Lawful> Walk<'a, G> {
    fn open(
        config: &Config,
        number: u64,
        foreign: &[G::Action],
        trial: &'a mut Trial,
    ) -> Result<Walk<'a, G>, Breach> {
        let rules = G::new(config).unwrap_or_else(|why| panic!("the set-up is refused: {why:?}"));
        let viewers = Viewer::during_play(rules.seats());
        let mut watchers = [viewers.as_slice(), &[Viewer::Open]].concat();
        trial.dice.shuffle(&mut watchers);
        watchers.truncate(2);
        let (game, opened) = Match::<G>::new(config, seed(number), &watchers)
            .unwrap_or_else(|why| panic!("the set-up is refused: {why:?}"));

        let mut watched_luck = Luck::by_place(seed(number));
        let mut table = Watched::new(&mut watched_luck, &watchers);
        let watched = rules.setup(&mut table);
        let mut luck = Luck::by_place(seed(number));
        let quietly = rules.setup(&mut Silent(&mut luck));
        silent::alike::<G>(
            (&watched, &watched_luck),
            (&quietly, &luck),
            "set-up",
            trial,
        )?;

        Ok(Walk {
            came: vec![(game.state().clone(), opened.told)],
            game,
            policies: Seat::all(rules.seats())
                .map(|_| Policy::any(trial))
                .collect(),
            rules,
            luck,
            viewers,
            watchers,
            chosen: Chosen::new(),
            pool: foreign.to_vec(),
            moves: Vec::new(),
            met: luck::Met::default(),
            decisions: 0,
            taken_back: 0,
            trial,
        })
    }

    /// The laws of a position. One viewer at a time is enough: there are many positions.
    fn look(&mut self) -> Verdict {
        self.met.note(&self.luck);
        let trial = &mut *self.trial;
        let position = Position {
            game: &self.rules,
            state: self.game.state(),
            luck: &self.luck,
            viewers: &self.viewers,
            pool: &self.pool,
        };
        turn::at(&position, trial)?;
        menu::at(&position, trial)?;
        fallback::at(&position, trial)?;
        if trial.one_in(4) {
            let viewer = trial.pick(position.viewers);
            written::at(&position, viewer, trial)?;
        }
        order::at(&position, trial)?;
        let viewer = trial.pick(position.viewers);
        leak::at(&position, viewer, trial)?;
        let viewer = trial.pick(position.viewers);
        imagine::at(&position, viewer, trial)?;
        if trial.one_in(2) {
            refusal::at(&mut self.game, &self.pool, trial)?;
        }
        Ok(())
    }

    /// Someone decides, and the laws of a step judge it.
    fn step(&mut self) -> Verdict {
        let trial = &mut *self.trial;
        let before = self.game.state().clone();
        let position = Position {
            game: &self.rules,
            state: &before,
            luck: &self.luck,
            viewers: &self.viewers,
            pool: &self.pool,
        };
        let awaited: Vec<Seat> = position.game.awaited(&before).iter().collect();
        let seat = trial.pick(&awaited);
        let menu = position::menu(position.game, &before, seat);
        let policy = self.policies[seat.index()];
        let action = policy.choose(position.game, &before, seat, &menu, &self.chosen, trial);

        let step = position.step(seat, action, &self.watchers);
        let twice = position.step(seat, action, &self.watchers);
        replay::same(&step, &twice.after, &twice.told, trial)?;
        silent::after(&position, &step, trial)?;
        census::after(position.game, &before, &step.after, action, trial)?;
        retract::after(&position, &step, trial)?;
        if trial.one_in(2) {
            let viewer = trial.pick(position.viewers);
            leak::during(&position, &step, viewer, trial)?;
        }
        if trial.one_in(4) {
            written::events(&step.told, trial)?;
        }
        self.act(step)?;

        *self.chosen.entry(action).or_default() += 1;
        self.pool.extend(menu);
        self.decisions += 1;
        self.trial.tally.decisions += 1;
        ending::after::<G>(self.decisions, self.trial)
    }

    /// The match does what was tried out on a copy.
    fn act(&mut self, step: Step<G>) -> Verdict {
        let watching = leak::watching(&self.game, step.seat);
        let before = self.game.state().clone();
        let played = self
            .game
            .act(step.seat, step.action, By::Person, &self.watchers)
            .unwrap_or_else(|_| panic!("{:?} is on the menu and refused", step.action));
        replay::same(&step, self.game.state(), &played.told, self.trial)?;
        let by = format!("seat {}, {:?}", step.seat, step.action);
        leak::unnoticed(&watching, &self.game, &played.told, &by, self.trial)?;
        self.moves.push((step.seat, before));
        self.luck = step.luck;
        self.came.push((step.after, played.told));
        Ok(())
    }

    /// Now and then somebody takes something back.
    fn step_back(&mut self) -> Verdict {
        if self.taken_back == TAKEN_BACK || !self.trial.one_in(6) {
            return Ok(());
        }
        let seats: Vec<Seat> = Seat::all(self.rules.seats()).collect();
        let seat = self.trial.pick(&seats);
        let watching = leak::watching(&self.game, seat);
        if self.game.can_undo(seat) {
            let last = self.moves.iter().rposition(|(by, _)| *by == seat);
            let (_, before) = last
                .and_then(|last| self.moves.drain(last..).next())
                .expect("who can undo has moved");
            let undone = self.game.undo(seat, By::Person).is_ok();
            quiet::undone::<G>(undone, &before, self.game.state(), self.trial)?;
        } else if self.game.retract(seat, By::Person).is_ok() {
            self.moves.retain(|(by, _)| *by != seat);
        } else {
            return Ok(());
        }
        let by = format!("seat {seat} takes something back");
        leak::unnoticed(&watching, &self.game, &[], &by, self.trial)?;
        self.came.push((self.game.state().clone(), Vec::new()));
        self.taken_back += 1;
        self.decisions -= 1;
        Ok(())
    }

    /// The laws of a finished game.
    fn close(self) -> Verdict {
        let record = self.game.record();
        self.trial.tally.games += 1;
        written::record(record, self.trial)?;
        replay::again(record, &self.came, &self.watchers, self.trial)?;
        if self.decisions > 0 {
            replay::tampered::<G>(record, &self.pool, self.trial)?;
        }
        luck::otherwise::<G>(&record.config, record.seed, &self.met, self.trial)?;
        Ok(())
    }
}
