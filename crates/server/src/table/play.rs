//! The game at the table: carrying out what is decided, and showing it to each viewer.

use std::time::Duration;

use catalog::{AnyMatch, Frame, Scene};
use serde_json::value::RawValue;
use store::Change;
use tabletop::{By, Phrase, Seat, Seats, Viewer};
use tokio::time::Instant;

use super::people::Who;
use super::task::{Table, Unmet};
use crate::wire::{FromServer, Now};
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
    scene: Scene,
    /// The scene as text: two scenes are the same if they read the same.
    shown: String,
    /// The menu as text: two questions are the same if they offer the same. What is said around the
    /// menu may change while others decide at the same time, which makes no answer stale.
    asked: String,
    since: Instant,
}

/// What somebody did, in memory: to be written, then shown.
#[derive(Default)]
pub(super) struct Turn {
    entries: Vec<String>,
    frames: Vec<(Viewer, Frame)>,
    /// Why it went no further.
    refused: Option<Refusal>,
}

fn text_of(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("plain data always serialises")
}

impl Face {
    fn new(viewer: Viewer, scene: Scene) -> Face {
        Face {
            viewer,
            version: secret::somewhere(),
            decision: secret::somewhere(),
            shown: text_of(&scene),
            asked: text_of(&scene.menu),
            scene,
            since: Instant::now(),
        }
    }

    /// Looks again; `answered`: the viewer's own question was answered or taken back. Says whether
    /// there is anything new to show.
    fn refresh(&mut self, scene: Scene, answered: bool, told: bool) -> bool {
        let shown = text_of(&scene);
        let asked = text_of(&scene.menu);
        let replaced = answered || asked != self.asked;
        let news = told || replaced || shown != self.shown;
        if replaced {
            self.decision += 1;
        }
        if news {
            self.version += 1;
            self.since = Instant::now();
        }
        (self.scene, self.shown, self.asked) = (scene, shown, asked);
        news
    }
}

impl Play {
    pub(super) fn new(game: Box<dyn AnyMatch>) -> Play {
        let faces = Viewer::during_play(game.seats())
            .into_iter()
            .map(|viewer| Face::new(viewer, game.scene(viewer)))
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

    pub(super) fn history(&self, viewer: Viewer) -> Vec<Phrase> {
        self.game.history(viewer)
    }

    /// The number of the seat's present decision.
    pub(super) fn decision(&self, seat: Seat) -> u32 {
        self.faces[seat.index()].decision
    }

    fn face(&self, viewer: Viewer) -> &Face {
        let spectator = self.faces.len() - 1;
        let index = viewer.seat().map_or(spectator, Seat::index);
        &self.faces[index]
    }

    /// Carries out a plan: one action after another while this seat is still to decide, no chance was
    /// drawn and nothing hidden was shown to anyone.
    pub(super) fn act(&mut self, seat: Seat, plan: &[Box<RawValue>], by: By) -> Turn {
        let mut turn = Turn::default();
        for action in plan {
            let step = match self.game.act(seat, action, by) {
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

impl Turn {
    fn add(&mut self, game: &dyn AnyMatch, step: catalog::Step) {
        let entry = game.last_entry().expect("every step leaves an entry");
        self.entries.push(entry);
        self.frames.extend(step.frames);
    }
}

impl Table {
    pub(super) fn playing(&mut self) -> Result<&mut Play, Refusal> {
        let play = self.play.as_mut().filter(|play| !play.is_over());
        play.ok_or(Refusal::NotPlaying)
    }

    /// The seat that this person may decide for now.
    fn own_seat(&self, who: Who) -> Result<Seat, Refusal> {
        let seat = who.seat()?;
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
        let seat = self.own_seat(who)?;
        let play = self.playing()?;
        if play.decision(seat) != decision {
            return Err(Refusal::Stale.into());
        }
        if plan.is_empty() || plan.len() > limits::PLAN_ACTIONS {
            return Err(Refusal::Unreadable.into());
        }
        let plan: Vec<Box<RawValue>> = plan
            .iter()
            .map(serde_json::value::to_raw_value)
            .collect::<Result<_, _>>()
            .map_err(|_| Refusal::Unreadable)?;
        let turn = play.act(seat, &plan, By::Person);
        self.carry_out(seat, turn).await
    }

    pub(super) async fn retract(&mut self, who: Who) -> Result<(), Unmet> {
        self.take_back(who, |game, seat| game.retract(seat)).await
    }

    pub(super) async fn undo(&mut self, who: Who) -> Result<(), Unmet> {
        self.take_back(who, |game, seat| game.undo(seat)).await
    }

    async fn take_back(
        &mut self,
        who: Who,
        back: impl FnOnce(&mut dyn AnyMatch, Seat) -> Result<catalog::Step, catalog::StepRefused>,
    ) -> Result<(), Unmet> {
        let seat = self.own_seat(who)?;
        let play = self.playing()?;
        let step = back(&mut *play.game, seat).map_err(Refusal::Step)?;
        let mut turn = Turn::default();
        turn.add(&*play.game, step);
        self.minds[seat.index()].took_back();
        self.carry_out(seat, turn).await
    }

    /// Writes what was done, then shows it. What was refused in the end is refused, but what was
    /// done before that stays.
    pub(super) async fn carry_out(&mut self, seat: Seat, turn: Turn) -> Result<(), Unmet> {
        let Turn {
            entries,
            frames,
            refused,
        } = turn;
        if !entries.is_empty() {
            let play = self.play.as_ref().expect("a turn is taken in a game");
            let first = play.game.entries() - entries.len();
            let mut changes: Vec<Change> = (first..)
                .zip(entries)
                .map(|(n, entry)| Change::Entry { n, entry })
                .collect();
            if play.is_over() {
                changes.push(Change::Over);
            }
            self.write(changes).await?;
            self.show(seat, &frames);
        }
        refused.map_or(Ok(()), |refusal| Err(refusal.into()))
    }

    /// Shows what `by` did to whoever can see anything of it, and to nobody else.
    fn show(&mut self, by: Seat, frames: &[(Viewer, Frame)]) {
        let Some(play) = &mut self.play else { return };
        let mut news = Vec::new();
        for face in &mut play.faces {
            let viewer = face.viewer;
            let own: Vec<Frame> = frames
                .iter()
                .filter(|(to, _)| *to == viewer)
                .map(|(_, frame)| frame.clone())
                .collect();
            let scene = play.game.scene(viewer);
            let answered = viewer == Viewer::Seat(by);
            if face.refresh(scene, answered, !own.is_empty()) {
                news.push((viewer, own));
            }
        }
        for seat in news.iter().filter_map(|(viewer, _)| viewer.seat()) {
            if seat != by {
                self.minds[seat.index()].others_went_on();
            }
        }
        self.attend();
        for (viewer, frames) in news {
            let now = self.now(viewer).expect("there is a game");
            self.people
                .send_all(Some(viewer), &FromServer::Frames { frames, now });
        }
    }

    /// The table as this viewer sees it.
    pub(super) fn now(&self, viewer: Viewer) -> Option<Now> {
        let face = self.play.as_ref()?.face(viewer);
        Some(Now {
            version: face.version,
            decision: face.decision,
            scene: face.scene.clone(),
            clock: self.seconds_left(viewer, face.since),
        })
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
        let left = until.saturating_duration_since(Instant::now());
        Some(left.as_secs_f64().ceil() as u32)
    }
}

#[cfg(test)]
mod tests {
    use tabletop::{Config, Seed};

    use super::*;

    fn game() -> Box<dyn AnyMatch> {
        let seed = Seed::from_text("a table");
        catalog::open("ports", &Config::new(2), seed).unwrap()
    }

    fn face(game: &dyn AnyMatch) -> Face {
        Face::new(Viewer::Spectator, game.scene(Viewer::Spectator))
    }

    #[test]
    fn a_viewer_who_can_see_no_difference_is_shown_nothing() {
        let game = game();
        let mut face = face(&*game);
        let (version, decision) = (face.version, face.decision);
        let news = face.refresh(game.scene(Viewer::Spectator), false, false);
        assert!(!news);
        assert_eq!((face.version, face.decision), (version, decision));
    }

    #[test]
    fn an_event_is_news_even_if_the_table_looks_the_same() {
        let game = game();
        let mut face = face(&*game);
        let (version, decision) = (face.version, face.decision);
        assert!(face.refresh(game.scene(Viewer::Spectator), false, true));
        assert_eq!((face.version, face.decision), (version + 1, decision));
    }

    #[test]
    fn an_answer_moves_the_decision_even_if_the_same_is_asked_again() {
        let game = game();
        let mut face = face(&*game);
        let (version, decision) = (face.version, face.decision);
        assert!(face.refresh(game.scene(Viewer::Spectator), true, false));
        assert_eq!((face.version, face.decision), (version + 1, decision + 1));
    }

    #[test]
    fn the_question_is_new_when_the_options_are() {
        let mut play = Play::new(game());
        let seat = play.awaited().first().unwrap();
        let other = seat.after(1, 2);
        let before = (play.decision(seat), play.decision(other));
        let turn = play.act(seat, &[play.game.fallback(seat)], By::Person);
        assert!(turn.refused.is_none() && turn.entries.len() == 1);
        let scene = play.game.scene(Viewer::Seat(other));
        let asked = !scene.menu.is_empty();
        play.faces[other.index()].refresh(scene, false, true);
        assert_eq!(play.decision(other) != before.1, asked);
        assert_eq!(play.decision(seat), before.0, "not looked at yet");
    }
}
