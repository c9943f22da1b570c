//! Who thinks: bots, elsewhere and not too many at once, and people against the clock.

use std::net::IpAddr;
use std::time::Duration;

use bots::Level;
use catalog::Thought;
use serde_json::value::RawValue;
use tabletop::{By, Chance, Seat};
use tokio::sync::oneshot;
use tokio::time::Instant;

use super::Ask;
use super::consent::Request;
use super::task::{Table, Unmet};

/// What goes on at one seat.
#[derive(Default)]
pub(super) struct Mind {
    /// What a bot thinks about, or has thought about.
    thinking: Option<Thinking>,
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

/// A decision that a bot thinks about, or waits for its turn to.
struct Thinking {
    decision: u32,
    /// Dropped, it calls off whoever still waits; none when a bot has failed us and is not asked again.
    call: Option<oneshot::Sender<()>>,
}

impl Thinking {
    /// Who has had a turn does not listen any more.
    fn has_begun(&self) -> bool {
        self.call.as_ref().is_none_or(oneshot::Sender::is_closed)
    }
}

impl Mind {
    pub(super) fn is_at_rest(&self) -> bool {
        self.thinking.is_none() && self.watch.is_none()
    }

    /// Nobody of ours thinks here, or the question has gone.
    pub(super) fn stop_thinking(&mut self) {
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

    /// The clock runs out so much later.
    pub(super) fn put_off(&mut self, by: Duration) {
        if let Some((_, until)) = &mut self.watch {
            *until += by;
        }
    }

    pub(super) fn took_back(&mut self) {
        self.took_back = true;
    }

    pub(super) fn others_went_on(&mut self) {
        self.took_back = false;
    }

    fn thinks_about(&self, decision: u32) -> bool {
        let thinking = self.thinking.as_ref();
        thinking.is_some_and(|thinking| thinking.decision == decision)
    }

    /// Nobody looks, or no bot is asked: whoever waits for a turn to think gives it up. A thought that
    /// has begun is taken when it comes.
    fn rest(&mut self) {
        self.thinking = self.thinking.take().filter(Thinking::has_begun);
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
    /// Sets everyone thinking who has something to decide. Bots think only if somebody looks; clocks
    /// run in any case.
    pub(super) fn attend(&mut self) {
        if self.conduct.ended {
            self.minds
                .iter_mut()
                .for_each(|mind| *mind = Mind::default());
            return;
        }
        if self.stands_still() {
            return self.minds.iter_mut().for_each(Mind::rest);
        }
        let payer = self.people.payer();
        let Some(play) = &self.play else { return };
        let awaited = play.awaited();
        let mut called: Vec<(Seat, Level, u32, IpAddr)> = Vec::new();
        for (seat, (chair, mind)) in
            Seat::all(play.game.seats()).zip(self.founding.seats.iter().zip(&mut self.minds))
        {
            let decision = play.decision(seat);
            let asked = awaited.contains(seat);
            let bot = chair.bot().filter(|_| asked);
            let own = asked && bot.is_none();
            self.journal.ask(seat, own.then_some(decision));
            if bot.is_none() || payer.is_none() {
                mind.rest();
            }
            match (bot, self.founding.clock) {
                (Some(level), _) => {
                    mind.watch = None;
                    let new = !mind.thinks_about(decision);
                    if new {
                        mind.ready = None;
                    }
                    if let Some(payer) = payer
                        && new
                    {
                        mind.asked.get_or_insert_with(Instant::now);
                        called.push((seat, level, decision, payer));
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
        for (seat, level, decision, payer) in called {
            self.think(seat, level, decision, payer);
        }
    }

    fn think(&mut self, seat: Seat, level: Level, decision: u32, payer: IpAddr) {
        let Some(play) = &self.play else { return };
        // Each seat's bot has its own luck and its own gaps, the same after a restart.
        let seed = Chance::stream(self.luck, seat.0.into()).seed();
        let think = self
            .intends(play, seat)
            .unwrap_or_else(|| play.game.think(seat, level, seed));
        let (call, called_off) = oneshot::channel();
        self.minds[seat.index()].thinking = Some(Thinking {
            decision,
            call: Some(call),
        });
        let turn = self.hall.thinkers.turn(payer, &self.id);
        let asks = self.asks.clone();
        tokio::spawn(async move {
            let turn = tokio::select! {
                turn = turn => turn,
                _ = called_off => return,
            };
            let thought = tokio::task::spawn_blocking(move || {
                let action = think();
                drop(turn);
                action
            })
            .await;
            if let Err(error) = &thought {
                tracing::error!("a bot broke off: {error}");
            }
            if let Some(asks) = asks.upgrade() {
                let thought = thought.ok();
                // The table may have ended meanwhile; whoever opens it again asks again.
                let _ = asks
                    .send(Box::new(Ask::Thought {
                        seat,
                        decision,
                        thought,
                    }))
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
        if !mind.thinks_about(decision) || mind.ready.is_some() {
            return Ok(());
        }
        let asked = mind.asked.unwrap_or_else(Instant::now);
        let pace = self.hall.secret_pace;
        let held = self.founding.seats[seat.index()].bot().is_some();
        let Ok(play) = self.playing() else {
            return Ok(());
        };
        // The question may have gone, or the person come back.
        if !held || !play.awaited().contains(seat) || play.decision(seat) != decision {
            self.minds[seat.index()].stop_thinking();
            return Ok(());
        }
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
        let paused = self.stands_still();
        let mind = &mut self.minds[seat.index()];
        if at > now || paused {
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

    /// When the next clock runs out, the next bot says what it has decided, or somebody's grace ends.
    pub(super) fn alarm(&self) -> Option<Instant> {
        let grace = self
            .told
            .as_ref()
            .and_then(|told| self.next_grace_end(told));
        let goes_on = !self.stands_still();
        let asked = self.request.as_ref().map(Request::until);
        let due = self.minds.iter().filter_map(Mind::due);
        due.filter(|_| goes_on)
            .chain(grace)
            .chain(asked)
            .chain(self.next_host_at())
            .min()
    }

    pub(super) async fn time_is_up(&mut self) -> Result<(), Unmet> {
        self.replace_host().await?;
        let now = Instant::now();
        if self.request.as_ref().is_some_and(|it| it.until() <= now) {
            return self.decline();
        }
        if self.stands_still() {
            return Ok(());
        }
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
        let lookers = self.lookers();
        let Ok(play) = self.playing() else {
            return Ok(());
        };
        let turn = play.act(seat, &[action], by, &lookers);
        match self.carry_out(seat, turn).await {
            // Bot and clock only ever give legal answers: a refusal is a fault of ours. The table
            // then waits for its people to take the seat back.
            Err(Unmet::Refused(refusal)) => {
                tracing::error!("table {}: {by:?} of seat {seat} was {refusal}", self.code);
                let decision = self.playing().map(|play| play.decision(seat));
                self.minds[seat.index()].thinking = decision.ok().map(|decision| Thinking {
                    decision,
                    call: None,
                });
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
