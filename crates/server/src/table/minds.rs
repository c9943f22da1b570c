//! Who thinks: bots, elsewhere and not too many at once, and people against the clock.

use std::time::Duration;

use bots::Level;
use catalog::Thought;
use serde_json::value::RawValue;
use tabletop::{By, Chance, Seat};
use tokio::time::Instant;

use super::Ask;
use super::task::{Table, Unmet};

/// What goes on at one seat.
#[derive(Default)]
pub(super) struct Mind {
    /// The decision that a bot thinks about, or has thought about.
    thinking: Option<u32>,
    /// What the bot has decided and when it says so.
    ready: Option<(Box<RawValue>, Instant)>,
    /// When the bot was asked, before any step since then that nobody else has noticed.
    asked: Option<Instant>,
    /// The person's decision and when the clock answers it.
    watch: Option<(u32, Instant)>,
    /// Since then, and until somebody else is seen to decide something, decisions share what is left
    /// on the clock: taking back must not win time.
    took_back: bool,
}

/// When a secret decision takes effect: at the first stroke of a clock that began when the question
/// was put, so that neither how long the bot thought nor in how many steps shows in it.
fn stroke(asked: Instant, now: Instant, pace: Duration) -> Instant {
    if pace.is_zero() {
        return now;
    }
    let passed = now.saturating_duration_since(asked).as_micros();
    let strokes = passed.div_ceil(pace.as_micros().max(1)).max(1);
    asked + pace * u32::try_from(strokes).unwrap_or(u32::MAX)
}

impl Mind {
    pub(super) fn is_at_rest(&self) -> bool {
        self.thinking.is_none() && self.watch.is_none()
    }

    /// Nobody of ours thinks here, or the question has gone.
    fn stop_thinking(&mut self) {
        (self.thinking, self.ready, self.asked) = (None, None, None);
    }

    /// When something is due here.
    pub(super) fn due(&self) -> Option<Instant> {
        let ready = self.ready.as_ref().map(|(_, at)| *at);
        ready.into_iter().chain(self.until()).min()
    }

    pub(super) fn until(&self) -> Option<Instant> {
        self.watch.map(|(_, until)| until)
    }

    pub(super) fn took_back(&mut self) {
        self.took_back = true;
    }

    pub(super) fn others_went_on(&mut self) {
        self.took_back = false;
    }

    /// Starts the clock for a decision, unless it runs already.
    fn wind(&mut self, decision: u32, full: Duration) {
        let until = match self.watch {
            Some((same, until)) if same == decision || self.took_back => until,
            _ => Instant::now() + full,
        };
        self.watch = Some((decision, until));
    }
}

impl Table {
    /// Sets everyone thinking who has something to decide.
    pub(super) fn attend(&mut self) {
        let Some(play) = &self.play else { return };
        let awaited = play.awaited();
        let mut called: Vec<(Seat, Level, u32)> = Vec::new();
        for (seat, (chair, mind)) in
            Seat::all(play.game.seats()).zip(self.founding.seats.iter().zip(&mut self.minds))
        {
            let decision = play.decision(seat);
            let asked = awaited.contains(seat);
            match (chair.bot().filter(|_| asked), self.founding.clock) {
                (Some(level), _) => {
                    mind.watch = None;
                    if mind.thinking.replace(decision) != Some(decision) {
                        mind.ready = None;
                        mind.asked.get_or_insert_with(Instant::now);
                        called.push((seat, level, decision));
                    }
                }
                (None, Some(seconds)) if asked => {
                    mind.stop_thinking();
                    mind.wind(decision, Duration::from_secs(seconds.into()));
                }
                (None, _) => {
                    mind.stop_thinking();
                    mind.watch = None;
                }
            }
        }
        for (seat, level, decision) in called {
            self.think(seat, level, decision);
        }
    }

    fn think(&self, seat: Seat, level: Level, decision: u32) {
        let Some(play) = &self.play else { return };
        // Each seat's bot has its own luck and its own gaps, the same after a restart.
        let seed = Chance::stream(self.luck, seat.0.into()).seed();
        let think = play.game.think(seat, level, seed);
        let (pool, asks) = (self.hall.thinkers.clone(), self.asks.clone());
        tokio::spawn(async move {
            let Ok(permit) = pool.acquire_owned().await else {
                return; // closing down
            };
            let thought = tokio::task::spawn_blocking(think).await;
            drop(permit);
            if let Err(error) = &thought {
                log::error!("a bot broke off: {error}");
            }
            if let Some(asks) = asks.upgrade() {
                let thought = thought.ok();
                // The table may have ended meanwhile; whoever opens it again asks again.
                let _ = asks
                    .send(Ask::Thought {
                        seat,
                        decision,
                        thought,
                    })
                    .await;
            }
        });
    }

    pub(super) async fn thought(
        &mut self,
        seat: Seat,
        decision: u32,
        thought: Option<Thought>,
    ) -> Result<(), Unmet> {
        let mind = &mut self.minds[seat.index()];
        // The question may have gone, or the person come back.
        if mind.thinking != Some(decision) || mind.ready.is_some() {
            return Ok(());
        }
        let asked = mind.asked.unwrap_or_else(Instant::now);
        let pace = self.hall.secret_pace;
        let Ok(play) = self.playing() else {
            return Ok(());
        };
        // A bot that broke off must not freeze the table.
        let thought = thought.unwrap_or_else(|| Thought {
            action: play.game.fallback(seat),
            secret: true,
        });
        let now = Instant::now();
        let shows = play.game.shows(seat, &thought.action);
        let at = if shows && thought.secret {
            stroke(asked, now, pace)
        } else {
            now
        };
        let mind = &mut self.minds[seat.index()];
        if at > now {
            mind.ready = Some((thought.action, at));
            return Ok(());
        }
        self.speak(seat, thought.action, shows).await
    }

    /// The bot does what it has decided.
    async fn speak(&mut self, seat: Seat, action: Box<RawValue>, shows: bool) -> Result<(), Unmet> {
        let mind = &mut self.minds[seat.index()];
        let asked = mind.asked.filter(|_| !shows);
        mind.stop_thinking();
        mind.asked = asked;
        self.decide_for(seat, action, By::Bot).await
    }

    /// When the next clock runs out, or the next bot says what it has decided.
    pub(super) fn alarm(&self) -> Option<Instant> {
        self.minds.iter().filter_map(Mind::due).min()
    }

    pub(super) async fn time_is_up(&mut self) -> Result<(), Unmet> {
        let now = Instant::now();
        let due = |mind: &Mind| mind.due().is_some_and(|due| due <= now);
        let Some(index) = self.minds.iter().position(due) else {
            return Ok(());
        };
        let seat = Seat(index as u8);
        let mind = &mut self.minds[index];
        if let Some((action, _)) = mind.ready.take() {
            return self.speak(seat, action, true).await;
        }
        mind.watch = None;
        mind.took_back = false;
        let Ok(play) = self.playing() else {
            return Ok(());
        };
        let action = play.game.fallback(seat);
        self.decide_for(seat, action, By::Clock).await
    }

    async fn decide_for(&mut self, seat: Seat, action: Box<RawValue>, by: By) -> Result<(), Unmet> {
        let Ok(play) = self.playing() else {
            return Ok(());
        };
        let turn = play.act(seat, &[action], by);
        match self.carry_out(seat, turn).await {
            // Bot and clock only ever give legal answers: a refusal is a fault of ours. The table
            // then waits for its people to take the seat back.
            Err(Unmet::Refused(refusal)) => {
                log::error!("table {}: {by:?} of seat {seat} was {refusal}", self.code);
                let decision = self.playing().map(|play| play.decision(seat));
                self.minds[seat.index()].thinking = decision.ok();
                Ok(())
            }
            met => met,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_decision_shows_at_the_same_moment_however_long_it_took() {
        let asked = Instant::now();
        let pace = Duration::from_secs(2);
        let after = |millis| stroke(asked, asked + Duration::from_millis(millis), pace) - asked;
        for millis in [0, 85, 189, 1999, 2000] {
            assert_eq!(after(millis), pace, "{millis}");
        }
        assert_eq!(
            after(2001),
            pace * 2,
            "who is late waits for the next stroke"
        );
        assert_eq!(after(9500), pace * 5);
    }

    #[test]
    fn without_a_pace_nothing_waits() {
        let asked = Instant::now();
        let now = asked + Duration::from_millis(85);
        assert_eq!(stroke(asked, now, Duration::ZERO), now);
    }
}
