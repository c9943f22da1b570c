//! The game at the table: carrying out what is decided, and showing it to each viewer.

use std::borrow::Cow;
use std::time::Duration;

use catalog::{AnyMatch, Drawn, Frame, Question};
use serde_json::value::RawValue;
use store::Change;
use tabletop::{By, Phrase, Seat, Seats, Viewer};
use tokio::time::Instant;

use super::consent::Request;
use super::minds::Mind;
use super::people::{Asker, Who};
use super::task::{Table, Unmet};
use crate::wire::{FromServer, Next, Now};
use crate::{Refusal, limits, secret};

pub(super) struct Play {
    pub(super) game: Box<dyn AnyMatch>,
    /// Every seat in order, then the spectator.
    faces: Vec<Face>,
}

/// The table as one viewer was last shown it.
struct Face {
    viewer: Viewer,
    version: u32,
    decision: u32,
    question: Option<Question>,
    /// What is on the screen of whoever looks. It follows from the game, and is made anew if it is
    /// not kept.
    drawn: Option<Drawn>,
    since: Instant,
}

/// What somebody did, in memory: to be written, then shown.
#[derive(Default)]
pub(super) struct Turn {
    entries: Vec<String>,
    frames: Vec<(Viewer, Frame)>,
    /// Why it went no further.
    refused: Option<Refusal>,
    /// What is kept beside it.
    note: Option<Change>,
    /// Everybody's question is put anew, also where it is the same again.
    anew: bool,
}

/// What is new to a viewer: the scene before, what happened, and the scene after is in the face.
struct News {
    face: usize,
    before: Drawn,
    frames: Vec<Frame>,
}

impl Face {
    fn new(game: &dyn AnyMatch, viewer: Viewer) -> Face {
        Face {
            viewer,
            version: secret::somewhere(),
            decision: secret::somewhere(),
            question: viewer.seat().and_then(|seat| game.question(seat)),
            drawn: None,
            since: Instant::now(),
        }
    }

    fn draw(&mut self, game: &dyn AnyMatch) -> &Drawn {
        let viewer = self.viewer;
        self.drawn.get_or_insert_with(|| game.draw(viewer, None))
    }

    /// Looks again; `answered`: the viewer's own question was answered or taken back. What was drawn
    /// before comes back if there is anything new to show.
    fn refresh(&mut self, game: &dyn AnyMatch, answered: bool, frames: &[Frame]) -> Option<Drawn> {
        let seat = self.viewer.seat();
        let question = seat.and_then(|seat| game.question(seat));
        let replaced = answered || question != self.question;
        self.question = question;
        if replaced {
            self.decision += 1;
        }
        let before = self.drawn.take()?;
        let last = frames.last().map_or(before.seen(), |frame| &frame.seen);
        let now = game.draw(self.viewer, Some(last));
        let news = !frames.is_empty() || replaced || now != before;
        self.drawn = Some(now);
        if news {
            self.version += 1;
            self.since = Instant::now();
        }
        news.then_some(before)
    }
}

impl Play {
    pub(super) fn new(game: Box<dyn AnyMatch>) -> Play {
        let faces = Viewer::during_play(game.seats())
            .into_iter()
            .map(|viewer| Face::new(&*game, viewer))
            .collect();
        Play { game, faces }
    }

    pub(super) fn is_over(&self) -> bool {
        self.awaited().is_empty()
    }

    pub(super) fn awaited(&self) -> Seats {
        self.game.awaited()
    }

    pub(super) fn record(&self) -> String {
        self.game.record()
    }

    /// The number of the seat's present decision.
    pub(super) fn decision(&self, seat: Seat) -> u32 {
        self.faces[seat.index()].decision
    }

    fn face(&self, viewer: Viewer) -> usize {
        viewer.seat().map_or(self.faces.len() - 1, Seat::index)
    }

    /// Before something happens: whoever looks has a scene to which it happens.
    fn look(&mut self, lookers: &[Viewer]) {
        for face in &mut self.faces {
            if lookers.contains(&face.viewer) {
                face.draw(&*self.game);
            } else {
                face.drawn = None;
            }
        }
    }

    /// Whether anything is kept that could be made anew.
    pub(super) fn keeps_drawings(&self) -> bool {
        self.faces.iter().any(|face| face.drawn.is_some())
    }

    pub(super) fn drop_drawings(&mut self) {
        self.look(&[]);
    }

    /// Carries out a plan: one action after another while this seat is still to decide, no chance was
    /// drawn and nothing hidden was shown to anyone.
    pub(super) fn act(
        &mut self,
        seat: Seat,
        plan: &[Box<RawValue>],
        by: By,
        lookers: &[Viewer],
    ) -> Turn {
        self.look(lookers);
        let mut turn = Turn::default();
        for action in plan {
            let step = match self.game.act(seat, action, by, lookers) {
                Ok(step) => step,
                Err(refused) => {
                    turn.refused = Some(Refusal::Step(refused));
                    break;
                }
            };
            let quiet = step.quiet;
            turn.add(&*self.game, step);
            if !(quiet && self.awaited().contains(seat)) {
                break;
            }
        }
        turn
    }
}

/// A plan as it came, if it is one.
pub(super) fn read_plan(plan: &[serde_json::Value]) -> Result<Vec<Box<RawValue>>, Refusal> {
    if plan.is_empty() || plan.len() > limits::PLAN_ACTIONS {
        return Err(Refusal::Unreadable);
    }
    plan.iter()
        .map(serde_json::value::to_raw_value)
        .collect::<Result<_, _>>()
        .map_err(|_| Refusal::Unreadable)
}

impl Turn {
    fn add(&mut self, game: &dyn AnyMatch, step: catalog::Step) {
        let entry = game.last_entry().expect("every step leaves an entry");
        self.entries.push(entry);
        self.frames.extend(step.frames);
    }
}

impl Table {
    pub(super) fn playing(&mut self) -> Result<&mut Play, Refusal> {
        let ended = self.conduct.ended;
        let play = self.play.as_mut().filter(|play| !play.is_over() && !ended);
        play.ok_or(Refusal::NotPlaying)
    }

    /// Whoever is shown what happens. With a clock that is everyone, connected or not: what a clock
    /// says to somebody who comes back depends on when they would have seen something.
    pub(super) fn lookers(&self) -> Vec<Viewer> {
        let all = Viewer::during_play(self.founding.seats.len() as u8);
        let looks = |viewer: &Viewer| {
            self.founding.clock.is_some() || self.people.viewers().any(|each| each == *viewer)
        };
        all.into_iter().filter(looks).collect()
    }

    /// The seat that this person may decide for now.
    pub(super) fn own_seat(&self, who: Who) -> Result<Seat, Refusal> {
        let seat = who.seat()?;
        if self.request.is_some() {
            return Err(Refusal::Asking);
        }
        if self.conduct.paused {
            return Err(Refusal::Paused);
        }
        match self.chair(seat)?.bot() {
            Some(_) => Err(Refusal::Held),
            None => Ok(seat),
        }
    }

    pub(super) async fn act(
        &mut self,
        who: Who,
        decision: u32,
        plan: Vec<serde_json::Value>,
    ) -> Result<(), Unmet> {
        let plan = read_plan(&plan)?;
        let seat = self.asked_now(who, decision)?;
        let lookers = self.lookers();
        let mut turn = self.playing()?.act(seat, &plan, By::Person, &lookers);
        turn.note = self.decided(seat);
        self.carry_out(seat, turn).await
    }

    /// The seat that this person may decide for now, if this is the question that it is asked.
    pub(super) fn asked_now(&mut self, who: Who, decision: u32) -> Result<Seat, Refusal> {
        let seat = self.own_seat(who)?;
        if self.playing()?.decision(seat) != decision {
            return Err(Refusal::Stale);
        }
        Ok(seat)
    }

    pub(super) async fn retract(&mut self, who: Who) -> Result<(), Unmet> {
        self.take_back(who, |game, seat, tell| game.retract(seat, tell))
            .await
    }

    pub(super) async fn undo(&mut self, who: Who) -> Result<(), Unmet> {
        self.take_back(who, |game, seat, tell| game.undo(seat, tell))
            .await
    }

    /// Goes back to before the last decision of the seat, to which everybody has agreed.
    pub(super) async fn go_back(&mut self, seat: Seat, note: Option<Change>) -> Result<(), Unmet> {
        let lookers = self.lookers();
        let play = self.playing_back()?;
        play.look(&lookers);
        let step = play.game.take_back(seat, &lookers).map_err(Refusal::Step)?;
        let mut turn = Turn {
            note,
            anew: true,
            ..Turn::default()
        };
        turn.add(&*play.game, step);
        // What bots think about has gone.
        self.minds.iter_mut().for_each(Mind::stop_thinking);
        self.carry_out(seat, turn).await
    }

    async fn take_back(
        &mut self,
        who: Who,
        back: impl FnOnce(
            &mut dyn AnyMatch,
            Seat,
            &[Viewer],
        ) -> Result<catalog::Step, catalog::StepRefused>,
    ) -> Result<(), Unmet> {
        let seat = self.own_seat(who)?;
        let lookers = self.lookers();
        let play = self.playing_back()?;
        play.look(&lookers);
        let step = back(&mut *play.game, seat, &lookers).map_err(Refusal::Step)?;
        let mut turn = Turn::default();
        turn.add(&*play.game, step);
        self.minds[seat.index()].took_back();
        self.carry_out(seat, turn).await
    }

    /// The game, if more can be taken back in it.
    fn playing_back(&mut self) -> Result<&mut Play, Refusal> {
        let most = self.hall.taken_back_within;
        let play = self.playing()?;
        match play.game.entries() < most {
            true => Ok(play),
            false => Err(Refusal::BackEnough),
        }
    }

    /// Writes what was done, then shows it. What was refused in the end is refused, but what was
    /// done before that stays.
    pub(super) async fn carry_out(&mut self, seat: Seat, turn: Turn) -> Result<(), Unmet> {
        let Turn {
            entries,
            frames,
            refused,
            note,
            anew,
        } = turn;
        if !entries.is_empty() {
            let play = self.play.as_ref().expect("a turn is taken in a game");
            let first = play.game.entries() - entries.len();
            let done = entries.len();
            let mut changes: Vec<Change> = (first..)
                .zip(entries)
                .map(|(n, entry)| Change::Entry { n, entry })
                .collect();
            if play.is_over() {
                changes.push(Change::Over);
            }
            changes.extend(note);
            self.write(changes).await?;
            self.hall.figures.entries.add(done);
            // What was done only in part is not done.
            let asker = self.asker.take_if(|_| refused.is_none());
            self.show((seat, anew), frames, asker.as_ref());
            self.close_hands().await?;
            self.end_after_round().await?;
        }
        refused.map_or(Ok(()), |refusal| Err(refusal.into()))
    }

    /// Shows what `by` did to whoever can see anything of it, and to nobody else.
    fn show(
        &mut self,
        (by, anew): (Seat, bool),
        frames: Vec<(Viewer, Frame)>,
        asker: Option<&Asker>,
    ) {
        let Some(play) = &mut self.play else { return };
        let mut told: Vec<Vec<Frame>> = play.faces.iter().map(|_| Vec::new()).collect();
        for (viewer, frame) in frames {
            told[play.face(viewer)].push(frame);
        }
        let mut news = Vec::new();
        for (index, (face, frames)) in play.faces.iter_mut().zip(told).enumerate() {
            let answered = anew || face.viewer == Viewer::Seat(by);
            let before = face.refresh(&*play.game, answered, &frames);
            news.extend(before.map(|before| News {
                face: index,
                before,
                frames,
            }));
            if let Some(seat) = face.viewer.seat().filter(|&seat| seat != by)
                && news.last().is_some_and(|news| news.face == index)
            {
                self.minds[seat.index()].others_went_on();
            }
        }
        self.attend();
        for News {
            face,
            before,
            frames,
        } in news
        {
            let Some(play) = &self.play else { return };
            let face = &play.faces[face];
            let Some(drawn) = &face.drawn else { continue };
            let (version, decision) = (face.version, face.decision);
            let clock = self.seconds_left(face.viewer, face.since);
            self.people.show(face.viewer, asker, |detail, done| {
                let (frames, scene) = before.go_on(&frames, drawn, detail);
                let now = Next {
                    version,
                    decision,
                    scene,
                    clock,
                };
                FromServer::Frames { frames, now, done }
            });
        }
    }

    /// The scene as this viewer sees it. What is drawn only to be told is not kept: many come, or come
    /// back, who then wait.
    pub(super) fn scene(&self, viewer: Viewer) -> Option<Cow<'_, Drawn>> {
        let play = self.play.as_ref()?;
        let drawn = play.faces[play.face(viewer)].drawn.as_ref();
        Some(drawn.map_or_else(|| Cow::Owned(play.game.draw(viewer, None)), Cow::Borrowed))
    }

    /// The table as this viewer sees it.
    pub(super) fn now<'s>(&self, viewer: Viewer, scene: &'s Drawn) -> Option<Now<'s>> {
        let play = self.play.as_ref()?;
        let face = &play.faces[play.face(viewer)];
        Some(Now {
            version: face.version,
            decision: face.decision,
            scene,
            clock: self.seconds_left(viewer, face.since),
        })
    }

    /// The table in sentences.
    pub(super) fn described(&self, viewer: Viewer) -> Result<Vec<Phrase>, Refusal> {
        let play = self.play.as_ref().ok_or(Refusal::NotPlaying)?;
        Ok(play.game.describe(viewer))
    }

    /// A viewer's own clock; for whoever waits, the time since they last saw anything, since a
    /// clock that started anew would tell of secret decisions.
    fn seconds_left(&self, viewer: Viewer, since: Instant) -> Option<u32> {
        let full = Duration::from_secs(self.founding.clock?.into());
        let own = viewer
            .seat()
            .and_then(|seat| self.minds[seat.index()].until());
        let anyone = || self.minds.iter().any(|mind| mind.until().is_some());
        let until = own.or_else(|| anyone().then(|| since + full))?;
        let asked = self.request.as_ref().map(Request::since);
        let still = self.paused_at.into_iter().chain(asked).min();
        let now = still.unwrap_or_else(Instant::now);
        let left = until.saturating_duration_since(now);
        Some(left.as_secs_f64().ceil() as u32)
    }
}

#[cfg(test)]
mod tests;
#[cfg(test)]
mod traffic;
