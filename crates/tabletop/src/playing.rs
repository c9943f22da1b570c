//! A game being played: state, chance and record together.

use std::sync::Arc;

use crate::{
    By, Chance, Config, Did, Digest, Entry, FORMAT, Game, Luck, Mastery, Past, Pasts, Record,
    Refused, Seat, Seed, Sight, Summary, Told, Undos, Viewer, Watched,
};

/// A game being played. Every change goes through [`Match::act`], [`Match::retract`],
/// [`Match::undo`] or [`Match::take_back`] and leaves an entry in the record; what is refused leaves nothing.
pub struct Match<G: Game> {
    game: Arc<G>,
    state: G::State,
    luck: Luck,
    record: Record<G::Action>,
    undos: Undos<G>,
    /// Kept only while a record is played that goes back on decisions.
    pasts: Option<Pasts<G>>,
}

/// What a change led to, viewer by viewer.
pub struct Played<G: Game> {
    pub told: Vec<Told<G>>,
    /// No chance was drawn and nothing hidden was shown to anyone.
    pub quiet: bool,
    /// What came of the entries after so many is as if it had not happened.
    pub back_to: Option<usize>,
}

/// What a plan would come to, as far as whoever makes it may know before it is carried out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ahead<G: Game> {
    /// The decision has another part: all that the seat would then see of the table.
    Part(Box<Sight<G>>),
    /// The decision would be made.
    Settled {
        /// It could still be taken back. If not, something would be revealed or drawn.
        back: bool,
    },
}

/// Why a change was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal<G: Game> {
    Illegal(G::Illegal),
    NothingToRetract,
    NothingToUndo,
}

/// A record that was played again.
pub struct Replay<G: Game> {
    pub game: Match<G>,
    /// Why it went no further: it was made by older rules, and today's differ here.
    pub stopped: Option<Broken<G>>,
}

/// A record that cannot be played again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken<G: Game> {
    /// The entry, counted from 1; 0 is the opening.
    pub entry: usize,
    pub why: BrokenWhy<G>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BrokenWhy<G: Game> {
    OtherGame {
        game: String,
    },
    /// It was made by rules that this program does not know yet.
    NewerRules {
        rules: u32,
    },
    /// It was made by a later version of this program.
    NewerFormat,
    Config(Refused),
    NoSuchSeat(Seat),
    Refused(Refusal<G>),
    WrongDigest,
}

impl<G: Game> Match<G> {
    /// Sets up a table. What the viewers are told of the set-up comes with it.
    pub fn new(
        config: &Config,
        seed: Seed,
        viewers: &[Viewer],
    ) -> Result<(Match<G>, Played<G>), Refused> {
        Match::open(config, seed, (G::RULES, FORMAT), viewers)
    }

    fn open(
        config: &Config,
        seed: Seed,
        (rules, format): (u32, u32),
        viewers: &[Viewer],
    ) -> Result<(Match<G>, Played<G>), Refused> {
        let game = G::new(config)?;
        let mut luck = match format {
            0 => Luck::in_one(Chance::new(seed)),
            _ => Luck::by_place(seed),
        };
        let mut table = Watched::new(&mut luck, viewers);
        let state = game.setup(&mut table);
        let told = table.told;
        let figures = figures(&game, &state);
        let record = Record {
            game: G::ID.to_owned(),
            rules,
            format,
            config: config.clone(),
            seed,
            opening: Digest::chain(None, &(G::ID, rules, format, config, seed), &figures),
            entries: Vec::new(),
        };
        let opened = Match {
            game: Arc::new(game),
            state,
            luck,
            record,
            undos: Undos::default(),
            pasts: None,
        };
        let played = Played {
            told,
            quiet: false,
            back_to: None,
        };
        Ok((opened, played))
    }

    /// Plays a record again, checking every entry, and hands each step to `step`: first the
    /// opening, then the match after each entry.
    ///
    /// A record of older rules is played as far as today's rules lead to the same: what stopped it
    /// comes with the match.
    pub fn replay(
        record: &Record<G::Action>,
        viewers: &[Viewer],
        mut step: impl FnMut(&Match<G>, Option<&Entry<G::Action>>, Played<G>),
    ) -> Result<Replay<G>, Broken<G>> {
        let broken = |entry, why| Broken { entry, why };
        if record.game != G::ID {
            let game = record.game.clone();
            return Err(broken(0, BrokenWhy::OtherGame { game }));
        }
        if record.format > FORMAT {
            return Err(broken(0, BrokenWhy::NewerFormat));
        }
        if record.rules > G::RULES {
            let rules = record.rules;
            return Err(broken(0, BrokenWhy::NewerRules { rules }));
        }
        let versions = (record.rules, record.format);
        let (mut game, opened) = Match::open(&record.config, record.seed, versions, viewers)
            .map_err(|refused| broken(0, BrokenWhy::Config(refused)))?;
        if record.format == 0 {
            // Nobody can check it any more; the chain goes on from it.
            game.record.opening = record.opening;
        } else if game.record.opening != record.opening {
            return Err(broken(0, BrokenWhy::WrongDigest));
        }
        step(&game, None, opened);
        let taken_back = |entry: &Entry<G::Action>| matches!(entry.did, Did::TakeBack);
        let last_taken_back = record.entries.iter().rposition(taken_back);
        game.pasts = last_taken_back.map(|_| Pasts::default());
        for (index, entry) in record.entries.iter().enumerate() {
            let again = game.again(entry, record.format, viewers);
            if last_taken_back == Some(index) {
                game.pasts = None;
            }
            match again {
                Ok(played) => step(&game, Some(entry), played),
                Err(why) => {
                    let stopped = broken(index + 1, why);
                    return if record.rules < G::RULES {
                        let stopped = Some(stopped);
                        Ok(Replay { game, stopped })
                    } else {
                        Err(stopped)
                    };
                }
            }
        }
        Ok(Replay {
            game,
            stopped: None,
        })
    }

    /// Carries out an entry of a record once more.
    fn again(
        &mut self,
        entry: &Entry<G::Action>,
        format: u32,
        viewers: &[Viewer],
    ) -> Result<Played<G>, BrokenWhy<G>> {
        if entry.seat.0 >= self.game.seats() {
            return Err(BrokenWhy::NoSuchSeat(entry.seat));
        }
        let played = match entry.did {
            Did::Act(action) => self.act(entry.seat, action, entry.by, viewers),
            Did::Retract => self.retract(entry.seat, entry.by),
            Did::Undo => self.go_back(entry.seat, entry.by),
            Did::TakeBack => self.take_back(entry.seat, entry.by),
            Did::Redeal(seed) => Ok(self.redeal(entry.seat, seed)),
        }
        .map_err(BrokenWhy::Refused)?;
        if format == 0 {
            if let Some(last) = self.record.entries.last_mut() {
                last.digest = entry.digest;
            }
        } else if self.last_digest() != entry.digest {
            return Err(BrokenWhy::WrongDigest);
        }
        Ok(played)
    }

    pub fn game(&self) -> &G {
        &self.game
    }

    /// The rules by themselves, for work that is done elsewhere.
    pub fn rules(&self) -> Arc<G> {
        Arc::clone(&self.game)
    }

    pub fn state(&self) -> &G::State {
        &self.state
    }

    pub fn record(&self) -> &Record<G::Action> {
        &self.record
    }

    pub fn act(
        &mut self,
        seat: Seat,
        action: G::Action,
        by: By,
        viewers: &[Viewer],
    ) -> Result<Played<G>, Refusal<G>> {
        self.game
            .check(&self.state, seat, &action)
            .map_err(Refusal::Illegal)?;
        let before = self.state.clone();
        // The parts of a decision after the first are no decisions of their own.
        if let Some(pasts) = &mut self.pasts
            && self.game.retract(&before, seat).is_none()
        {
            let luck = self.luck.clone();
            let state = before.clone();
            let at = self.record.entries.len();
            pasts.decides(seat, Past { at, state, luck });
        }
        let moved = (seat, action);
        let played = carry_out(&*self.game, &mut self.state, &mut self.luck, moved, viewers);
        self.undos
            .moved(&self.game, seat, [&before, &self.state], played.quiet);
        self.write(seat, by, Did::Act(action));
        Ok(played)
    }

    /// What a plan of this seat would come to, on a copy: nothing is kept and nobody is told.
    ///
    /// It looks no further than [`Match::act`] would go quietly, so that nothing is seen here that
    /// chance has not decided or that is still hidden: of a step that draws or reveals only this
    /// much is told, which follows from what the seat knows.
    pub fn ahead(&self, seat: Seat, plan: &[G::Action]) -> Result<Ahead<G>, Refusal<G>> {
        let game = &*self.game;
        let (mut state, mut luck) = (self.state.clone(), self.luck.clone());
        // Only the seat's last move counts, which is one of these.
        let mut undos = Undos::default();
        for &action in plan {
            game.check(&state, seat, &action)
                .map_err(Refusal::Illegal)?;
            let before = state.clone();
            let played = carry_out(game, &mut state, &mut luck, (seat, action), &[]);
            if !played.quiet {
                return Ok(Ahead::Settled { back: false });
            }
            undos.moved(game, seat, [&before, &state], true);
            if !game.awaited(&state).contains(seat) {
                break;
            }
        }
        let sight = Sight::of(game, &state, Viewer::Seat(seat), undos.offered_to(seat));
        if sight.can_retract && !sight.menu.is_empty() {
            return Ok(Ahead::Part(Box::new(sight)));
        }
        let back = sight.can_retract || sight.can_undo;
        Ok(Ahead::Settled { back })
    }

    /// Takes back an unfinished or still sealed decision.
    pub fn retract(&mut self, seat: Seat, by: By) -> Result<Played<G>, Refusal<G>> {
        let back = self
            .game
            .retract(&self.state, seat)
            .ok_or(Refusal::NothingToRetract)?;
        let before = std::mem::replace(&mut self.state, back);
        self.undos
            .retracted(&self.game, seat, [&before, &self.state]);
        if let Some(pasts) = &mut self.pasts {
            pasts.take(seat);
        }
        self.write(seat, by, Did::Retract);
        Ok(Played::taken_back())
    }

    /// All that this viewer may know of the table now.
    pub fn sight(&self, viewer: Viewer) -> Sight<G> {
        let can_undo = viewer.seat().is_some_and(|seat| self.can_undo(seat));
        Sight::of(&self.game, &self.state, viewer, can_undo)
    }

    pub fn can_undo(&self, seat: Seat) -> bool {
        self.undos.offered_to(seat)
    }

    /// Undoes the seat's last move: allowed while it has seen nobody else go on since, no chance was
    /// drawn and nothing hidden was shown to anyone.
    pub fn undo(&mut self, seat: Seat, by: By) -> Result<Played<G>, Refusal<G>> {
        if !self.can_undo(seat) {
            return Err(Refusal::NothingToUndo);
        }
        self.go_back(seat, by)
    }

    fn go_back(&mut self, seat: Seat, by: By) -> Result<Played<G>, Refusal<G>> {
        self.state = self.undos.take(seat).ok_or(Refusal::NothingToUndo)?;
        if let Some(pasts) = &mut self.pasts {
            pasts.take(seat);
        }
        self.write(seat, by, Did::Undo);
        Ok(Played::taken_back())
    }

    /// Whether the seat has decided anything that could be taken back if everybody agreed.
    pub fn can_take_back(&self, seat: Seat) -> bool {
        self.again_with_pasts().has(seat)
    }

    /// Goes back to before the seat's last decision, and takes back with it whatever has happened
    /// since, luck included: the same decision leads to the same again, so that nobody can roll
    /// until the dice fall well. Whether everybody agrees is for others to ask.
    pub fn take_back(&mut self, seat: Seat, by: By) -> Result<Played<G>, Refusal<G>> {
        let past = match &mut self.pasts {
            Some(pasts) => pasts.take(seat),
            None => self.again_with_pasts().take(seat),
        };
        let Past { at, state, luck } = past.ok_or(Refusal::NothingToUndo)?;
        self.state = state;
        self.luck = luck;
        self.undos = Undos::default();
        self.write(seat, by, Did::TakeBack);
        Ok(Played {
            back_to: Some(at),
            ..Played::taken_back()
        })
    }

    /// What could be gone back to. It is rarely asked for, so nothing is kept for it: the game is
    /// played again.
    fn again_with_pasts(&self) -> Pasts<G> {
        let Record {
            config,
            seed,
            rules,
            format,
            ..
        } = &self.record;
        let opened = Match::<G>::open(config, *seed, (*rules, *format), &[]);
        let Ok((mut game, _)) = opened else {
            unreachable!("our own record was set up before");
        };
        game.pasts = Some(Pasts::default());
        game.record.opening = self.record.opening;
        for entry in &self.record.entries {
            if game.again(entry, *format, &[]).is_err() {
                unreachable!("our own record was played before");
            }
        }
        game.pasts.unwrap_or_default()
    }

    /// Deals anew whatever the seat may not know, so that to the seat all is as it was; from now on the
    /// luck is this seed's. Nothing before it can be undone.
    pub fn redeal(&mut self, seat: Seat, seed: Seed) -> Played<G> {
        let view = self.game.view(&self.state, Viewer::Seat(seat));
        // On a stream of its own, apart from the luck of what is to come.
        let mut chance = Chance::stream(seed, u64::MAX);
        let lore = self.game.lore(Mastery::FULL, &mut chance);
        self.state = self.game.imagine(&view, &lore, &mut chance);
        self.luck = Luck::by_place(seed);
        self.undos = Undos::default();
        // Nor does anybody go back to what was hidden otherwise.
        self.pasts = self.pasts.take().map(|_| Pasts::default());
        self.write(seat, By::Person, Did::Redeal(seed));
        Played {
            quiet: false,
            ..Played::taken_back()
        }
    }

    /// What a move would lead to, on a copy. It must be allowed.
    pub fn foresee(
        &self,
        seat: Seat,
        action: G::Action,
        viewers: &[Viewer],
    ) -> (G::State, Vec<Told<G>>) {
        let (mut state, mut luck) = (self.state.clone(), self.luck.clone());
        let mut table = Watched::new(&mut luck, viewers);
        self.game.apply(&mut state, seat, action, &mut table);
        (state, table.told)
    }

    fn write(&mut self, seat: Seat, by: By, did: Did<G::Action>) {
        let figures = figures(self.game(), &self.state);
        let digest = Digest::chain(Some(self.last_digest()), &(seat, by, &did), &figures);
        self.record.entries.push(Entry {
            seat,
            by,
            did,
            digest,
        });
    }

    fn last_digest(&self) -> Digest {
        self.record
            .entries
            .last()
            .map_or(self.record.opening, |entry| entry.digest)
    }
}

/// Carries out an action that is allowed, watched by `viewers`.
fn carry_out<G: Game>(
    game: &G,
    state: &mut G::State,
    luck: &mut Luck,
    (seat, action): (Seat, G::Action),
    viewers: &[Viewer],
) -> Played<G> {
    let draws = luck.draws();
    let mut table = Watched::new(luck, viewers);
    game.apply(state, seat, action, &mut table);
    let (told, revealed) = (table.told, table.revealed);
    let quiet = !revealed && luck.draws() == draws;
    Played {
        told,
        quiet,
        back_to: None,
    }
}

/// What a position comes to: who is to decide, and the game's own figures.
fn figures<G: Game>(game: &G, state: &G::State) -> Summary {
    let mut figures = Summary::default();
    figures.numbers("awaited", game.awaited(state).iter().map(|seat| seat.0));
    game.summary(state, &mut figures);
    figures
}

impl<G: Game> Played<G> {
    fn taken_back() -> Played<G> {
        Played {
            told: Vec::new(),
            quiet: true,
            back_to: None,
        }
    }
}
