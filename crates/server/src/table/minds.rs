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
use super::strokes::Asked;
use super::task::{Table, Unmet};

/// What goes on at one seat.
#[derive(Default)]
pub(super) struct Mind {
    /// What a bot thinks about, or has thought about.
    thinking: Option<Thinking>,
    /// What the bot has decided and when it says so.
    ready: Option<(Box<RawValue>, Instant)>,
    /// What the bot was asked, before any step since then that nobody else has noticed.
    asked: Option<Asked>,
    /// The person's decision and when the clock answers it.
    watch: Option<(u32, Instant)>,
    /// Since then, and until somebody else is seen to decide something, decisions share what is left
    /// on the clock: taking back must not win time.
    took_back: bool,
}

/// More steps than any secret decision has.
const STEPS: usize = 64;

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
        ready.or(self.told()).into_iter().chain(self.until()).min()
    }

    /// When a secret decision that is being thought about must be told.
    fn told(&self) -> Option<Instant> {
        let thinks = self.thinking.as_ref().is_some_and(|it| it.call.is_some());
        self.asked.filter(|_| thinks)?.told
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
                        let asked = mind.asked.get_or_insert_with(Asked::now);
                        asked.resume(Instant::now(), self.hall.secret_pace);
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
            let thought = crate::aside::run(move || {
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
        let paused = self.stands_still();
        let pace = self.hall.secret_pace;
        let mind = &mut self.minds[seat.index()];
        let told = thought
            .secret
            .then(|| mind.asked.get_or_insert_with(Asked::now).settle(now, pace));
        let at = told.filter(|_| shows).unwrap_or(now);
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
        if mind.told().is_some_and(|told| told <= now) {
            return self.come_to_an_end(seat).await;
        }
        mind.watch = None;
        mind.took_back = false;
        let Ok(play) = self.playing() else {
            return Ok(());
        };
        let action = play.game.fallback(seat);
        self.decide_for(seat, action, By::Clock).await
    }

    /// A bot's secret decision is to be told and has steps left: it takes those that need no thought.
    async fn come_to_an_end(&mut self, seat: Seat) -> Result<(), Unmet> {
        for _ in 0..STEPS {
            let Ok(play) = self.playing() else { break };
            if !play.awaited().contains(seat) {
                break;
            }
            let action = play.game.fallback(seat);
            let shows = play.game.shows(seat, &action);
            self.speak(seat, action, shows).await?;
            if shows {
                break;
            }
        }
        Ok(())
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
    use tabletop::{Seed, Viewer};

    use super::super::Chair;
    use super::super::company::{House, founding};
    use super::super::play::Play;
    use super::*;

    /// The second seat's bot chooses whatever it likes and thinks for as long as it likes: of a secret
    /// decision nobody hears anything before the stroke that was settled with its first step, and then
    /// everybody does.
    #[tokio::test]
    async fn of_a_bots_secret_decision_others_hear_at_the_stroke_whatever_it_is() {
        const BOT: Seat = Seat(1);
        let house = House::open().await;
        let pace = house.hall.secret_pace;
        for game in ["league", "frontline", "cyberwar"] {
            let mut founding = founding(game, 2);
            founding.seats[BOT.index()] = Chair::Bot(Level::Newcomer);
            let mut full = house.founded(founding).await;
            let mut chance = Chance::new(Seed::from_text(game));
            // Decisions that were put off until the stroke, and steps that nobody heard of.
            let (mut put_off, mut unheard) = (0, 0);
            let mut asked_at = None;
            // When it will be told, once a step of it is thought of; and how often that was too soon.
            let (mut settled, mut late) = (None, 0);
            for _ in 0..80 {
                full.table.attend();
                let table = &mut full.table;
                let Ok(play) = table.playing() else { break };
                let awaited = play.awaited();
                // Where both decide at once, the bot is the first to say so.
                if !awaited.contains(BOT)
                    && let Some(person) = awaited.iter().next()
                {
                    let action = play.game.fallback(person);
                    let met = table.decide_for(person, action, By::Person).await;
                    assert!(met.is_ok());
                    full.heard().await;
                    continue;
                }
                let decision = play.decision(BOT);
                let menu = play.game.scene(Viewer::Seat(BOT)).menu;
                let allowed: Vec<_> = menu.iter().filter(|it| it.no.is_none()).collect();
                let action = serde_json::value::to_raw_value(&chance.pick(&allowed).action);
                let seed = Seed::from_text("thinks");
                let Thought { secret, .. } = play.game.think(BOT, Level::Newcomer, seed)();
                let thought = Thought {
                    action: action.unwrap(),
                    secret,
                };
                // So long it has thought already.
                let mind = &mut table.minds[BOT.index()];
                let long_ago = Duration::from_millis(chance.below(1500).into());
                let asked = *asked_at.get_or_insert(Instant::now() - long_ago);
                mind.asked.as_mut().unwrap().at = asked;
                let met = table.thought(BOT, decision, Some(thought)).await;
                assert!(met.is_ok());
                let heard = full.heard().await;
                let heard = heard.iter().any(|(_, bytes)| !bytes.is_empty());
                let mind = &mut full.table.minds[BOT.index()];
                if let Some((_, at)) = &mut mind.ready {
                    assert!(!heard, "{game}");
                    // The first, unless this machine is very busy.
                    let strokes = (*at - asked).as_micros() % pace.as_micros();
                    assert_eq!(strokes, 0, "{game}");
                    let told = mind.asked.unwrap().told;
                    assert_eq!(told, Some(*at), "{game}");
                    assert_eq!(*settled.get_or_insert(told), told, "{game}");
                    (put_off, settled) = (put_off + 1, None);
                    *at = Instant::now();
                    assert!(full.table.time_is_up().await.is_ok());
                    full.heard().await;
                    asked_at = None;
                } else if heard {
                    assert!(!secret, "{game}: heard at once");
                    asked_at = None;
                } else {
                    unheard += 1;
                    let still = mind.asked;
                    let goes_on = |play: &mut Play| play.awaited().contains(BOT);
                    if !full.table.playing().is_ok_and(goes_on) {
                        (asked_at, settled) = (None, None);
                        continue;
                    }
                    let still = still.expect("the clock goes on");
                    assert_eq!(still.at, asked, "{game}");
                    if !secret {
                        continue;
                    }
                    assert_eq!(*settled.get_or_insert(still.told), still.told, "{game}");
                    // Now and then it is to be told before the other steps are thought of.
                    if chance.below(3) == 0 {
                        full.table.attend();
                        let mind = &mut full.table.minds[BOT.index()];
                        mind.asked.as_mut().unwrap().told = Some(Instant::now());
                        assert!(full.table.time_is_up().await.is_ok());
                        let heard = full.heard().await;
                        let heard = heard.iter().any(|(_, bytes)| !bytes.is_empty());
                        assert!(heard, "{game}: it is told all the same");
                        (asked_at, settled, late) = (None, None, late + 1);
                    }
                }
            }
            assert!(put_off + late > 0, "{game}");
            let several = unheard > 0 && late > 0 && put_off > 0;
            assert!(several || game != "league", "{game} has several steps");
        }
    }
}
