//! Taking a decision back that others have seen: everybody else at the table is asked, and until they
//! have answered nobody decides, so that nothing can be overtaken and no moment tells of a secret step.

use tabletop::{Seat, Viewer};
use tokio::time::Instant;

use super::Chair;
use super::journal::Kind;
use super::people::Who;
use super::task::{Table, Unmet};
use crate::Refusal;
use crate::wire::{Asking, Countdown, FromServer};

/// Somebody asks to take the last decision back.
pub(super) struct Request {
    seat: Seat,
    agreed: Vec<Seat>,
    since: Instant,
    /// Whoever has not answered by then does not agree.
    until: Instant,
}

impl Request {
    pub(super) fn until(&self) -> Instant {
        self.until
    }

    pub(super) fn since(&self) -> Instant {
        self.since
    }

    pub(super) fn told(&self) -> Asking {
        let left = self.until.saturating_duration_since(Instant::now());
        Asking {
            seat: self.seat,
            agreed: self.agreed.clone(),
            left: Countdown(left.as_secs_f64().ceil() as u32),
        }
    }
}

impl Table {
    /// Nobody decides and no clock runs.
    pub(super) fn stands_still(&self) -> bool {
        self.conduct.paused || self.request.is_some()
    }

    /// A player asks to take the last decision back, whatever has come of it.
    pub(super) async fn ask_back(&mut self, who: Who) -> Result<(), Unmet> {
        let seat = self.own_seat(who)?;
        // Once is enough for a decision.
        if self.declined == Some((seat, self.steps_of(seat))) {
            return Err(Refusal::Declined.into());
        }
        if !self.playing()?.game.can_take_back(seat) {
            let nothing = catalog::StepRefused::NothingToTakeBack;
            return Err(Refusal::Step(nothing).into());
        }
        let now = Instant::now();
        self.request = Some(Request {
            seat,
            agreed: Vec::new(),
            since: now,
            until: now + self.hall.consent,
        });
        self.attend();
        self.show_clocks();
        self.consider().await
    }

    /// A player agrees, or does not; whoever has asked thinks better of it.
    pub(super) async fn consent(&mut self, who: Who, agrees: bool) -> Result<(), Unmet> {
        let seat = who.seat()?;
        let request = self.request.as_mut().ok_or(Refusal::NobodyAsks)?;
        if !agrees {
            return self.decline();
        }
        if seat != request.seat && !request.agreed.contains(&seat) {
            request.agreed.push(seat);
        }
        self.consider().await
    }

    /// Whoever is in charge and does not play decides for everybody.
    pub(super) async fn settle_request(&mut self, granted: bool) -> Result<(), Unmet> {
        if self.request.is_none() {
            return Err(Refusal::NobodyAsks.into());
        }
        match granted {
            true => self.grant().await,
            false => self.decline(),
        }
    }

    /// Bots agree; a person whose seat a bot holds is still asked. Whoever asked may be gone.
    pub(super) async fn consider(&mut self) -> Result<(), Unmet> {
        let Some(request) = &self.request else {
            return Ok(());
        };
        let is_person = |seat: Seat| matches!(self.chair(seat), Ok(Chair::Person { .. }));
        if !is_person(request.seat) {
            return self.decline();
        }
        let mut seats = Seat::all(self.founding.seats.len() as u8);
        let agrees =
            |seat| seat == request.seat || !is_person(seat) || request.agreed.contains(&seat);
        match seats.all(agrees) {
            true => self.grant().await,
            false => Ok(()),
        }
    }

    async fn grant(&mut self) -> Result<(), Unmet> {
        let Some(request) = self.end_request() else {
            return Ok(());
        };
        let note = self.noted(request.seat, Kind::TookBack);
        self.go_back(request.seat, note).await?;
        self.show_clocks();
        Ok(())
    }

    /// Nothing changes, and whoever has asked is told so.
    pub(super) fn decline(&mut self) -> Result<(), Unmet> {
        let Some(Request { seat, .. }) = self.end_request() else {
            return Ok(());
        };
        self.declined = Some((seat, self.steps_of(seat)));
        self.attend();
        self.show_clocks();
        let why = Refusal::Declined.phrase();
        let message = |_, _| FromServer::Declined { why: why.clone() };
        self.people.show(Viewer::Seat(seat), None, message);
        Ok(())
    }

    /// How much the seat itself has done: what others do in secret tells nothing here.
    fn steps_of(&self, seat: Seat) -> usize {
        let actors = self.play.as_ref().map(|play| play.game.actors());
        let actors = actors.unwrap_or_default();
        actors.into_iter().filter(|&actor| actor == seat).count()
    }

    /// Nobody is asked any more; a clock goes on where it was.
    fn end_request(&mut self) -> Option<Request> {
        let request = self.request.take()?;
        let now = Instant::now();
        match &mut self.paused_at {
            Some(paused) => *paused = request.since.min(*paused),
            None => {
                for mind in &mut self.minds {
                    mind.put_off(now - request.since);
                }
                self.journal.forget();
            }
        }
        Some(request)
    }

    /// Clocks stand still or go on, if there are any.
    fn show_clocks(&mut self) {
        if self.founding.clock.is_some() {
            self.welcome_all();
        }
    }
}
