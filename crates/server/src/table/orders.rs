//! What whoever is in charge of the table orders.

use std::time::Duration;

use store::{Change, From};
use tabletop::{Seat, Viewer};
use tokio::time::Instant;

use super::Chair;
use super::people::Who;
use super::task::{Table, Unmet};
use crate::wire::{ChatFrom, Conduct, End, Grace, Order, Stage};
use crate::{Refusal, limits, text};

impl Table {
    /// The host orders something.
    pub(super) async fn host_orders(&mut self, who: Who, order: Order) -> Result<(), Unmet> {
        if !who.host {
            return Err(Refusal::NotHost.into());
        }
        match order {
            // A host who plays is an opponent too, and may do in this what any player may.
            Order::Hold { seat, hold } if who.viewer.seat().is_some() => {
                self.let_hold(who, seat, hold).await
            }
            // The same holds for what all players are asked.
            Order::TakeBack(granted) if who.viewer.seat().is_some() => {
                self.consent(who, granted).await
            }
            Order::Say(said) => {
                self.not_too_much(who)?;
                self.order(Order::Say(said)).await
            }
            order => self.order(order).await,
        }
    }

    pub(super) async fn order(&mut self, order: Order) -> Result<(), Unmet> {
        match order {
            Order::Pause(paused) => self.pause(paused).await,
            Order::Close(closed) => {
                self.conduct(Conduct {
                    closed,
                    ..self.conduct
                })
                .await
            }
            Order::Talk(talk) => {
                self.conduct(Conduct {
                    talk,
                    ..self.conduct
                })
                .await
            }
            Order::Hints(hints) => {
                self.conduct(Conduct {
                    hints,
                    ..self.conduct
                })
                .await
            }
            Order::Remove(seat) => {
                self.remove(seat).await?;
                self.consider().await
            }
            Order::Swap(one, other) => self.swap(one, other).await,
            Order::Hold { seat, hold } => {
                self.playing()?;
                self.person(seat)?;
                let level = hold.then_some(self.founding.stand_in);
                self.hold(seat, level).await
            }
            Order::PassOn(seat) => self.pass_on(seat).await,
            Order::Grace(grace) => self.give_grace(grace).await,
            Order::MoreTime(seconds) => self.give_time(seconds),
            Order::End(end) => self.end(end).await,
            Order::Hands(hands) => self.lay_open(hands).await,
            Order::TakeBack(granted) => self.settle_request(granted).await,
            Order::Say(said) => {
                let text = text::chat(&said)?;
                self.say(From::Host, ChatFrom::Host, text).await
            }
        }
    }

    pub(super) async fn conduct(&mut self, conduct: Conduct) -> Result<(), Unmet> {
        if conduct == self.conduct {
            return Ok(());
        }
        self.write(vec![kept(conduct)]).await?;
        self.conduct = conduct;
        Ok(())
    }

    async fn pause(&mut self, paused: bool) -> Result<(), Unmet> {
        self.playing()?;
        if paused == self.conduct.paused {
            return Ok(());
        }
        let conduct = Conduct {
            paused,
            ..self.conduct
        };
        self.conduct(conduct).await?;
        // A clock that was stopped goes on where it was.
        let now = Instant::now();
        if paused {
            self.paused_at = Some(now);
        } else if let Some(since) = self.paused_at.take() {
            for mind in &mut self.minds {
                mind.put_off(now - since);
            }
            self.journal.forget();
        }
        self.attend();
        self.welcome_all();
        Ok(())
    }

    /// So many seconds more for everyone against whom a clock runs.
    fn give_time(&mut self, seconds: u32) -> Result<(), Unmet> {
        self.playing()?;
        if !(1..=limits::CLOCK_MAX).contains(&seconds) {
            return Err(Refusal::Clock.into());
        }
        if self.founding.clock.is_none() {
            return Err(Refusal::NoClock.into());
        }
        for mind in &mut self.minds {
            mind.put_off(Duration::from_secs(seconds.into()));
        }
        self.welcome_all();
        Ok(())
    }

    fn person(&self, seat: Seat) -> Result<(), Refusal> {
        match self.chair(seat)? {
            Chair::Person { .. } => Ok(()),
            Chair::Open | Chair::Bot(_) => Err(Refusal::NotAPerson),
        }
    }

    async fn remove(&mut self, seat: Seat) -> Result<(), Unmet> {
        self.person(seat)?;
        let chair = match self.stage() {
            Stage::Lobby => Chair::Open,
            Stage::Playing => Chair::Bot(self.founding.stand_in),
            Stage::Over => return Err(Refusal::NotPlaying.into()),
        };
        let own = self.seat_of_host();
        if own == Some(seat) {
            return Err(Refusal::OwnSeat.into());
        }
        self.sit(seat, chair).await?;
        let viewer = Viewer::Seat(seat);
        self.people.dismiss(viewer, &Refusal::Removed.bye());
        Ok(())
    }

    async fn swap(&mut self, one: Seat, other: Seat) -> Result<(), Unmet> {
        self.in_lobby()?;
        let (first, second) = (self.chair(one)?.clone(), self.chair(other)?.clone());
        let seat = |seat: Seat, chair: &Chair| Change::Seat {
            seat: seat.0,
            sitter: chair.sitter(),
        };
        self.write(vec![seat(one, &second), seat(other, &first)])
            .await?;
        self.founding.seats[one.index()] = second;
        self.founding.seats[other.index()] = first;
        self.people.swap(one, other);
        self.welcome_all();
        Ok(())
    }

    /// The seat of the host, who may have none.
    pub(super) fn seat_of_host(&self) -> Option<Seat> {
        (0..)
            .map(Seat)
            .zip(&self.founding.seats)
            .find(|(_, chair)| {
                matches!(chair, Chair::Person { secret, .. } if *secret == self.founding.host)
            })
            .map(|(seat, _)| seat)
    }

    async fn pass_on(&mut self, seat: Seat) -> Result<(), Unmet> {
        if self.founding.class.is_some() {
            return Err(Refusal::OfAClass.into());
        }
        let Chair::Person { secret, .. } = self.chair(seat)? else {
            return Err(Refusal::NotAPerson.into());
        };
        let host = *secret;
        self.write(vec![Change::Host(host)]).await?;
        self.founding.host = host;
        self.people.host_is(seat);
        self.welcome_all();
        Ok(())
    }

    /// Looks whether the host is here.
    pub(super) fn note_host(&mut self) {
        if self.people.has_host() {
            self.host_away = None;
        } else {
            self.host_away.get_or_insert_with(Instant::now);
        }
    }

    /// When the table gets another host, since its own has been gone for long and somebody else plays
    /// on; none: it does not.
    pub(super) fn next_host_at(&self) -> Option<Instant> {
        let away = self.host_away.filter(|_| self.founding.class.is_none())?;
        self.someone_here()?;
        Some(away + self.hall.host_away)
    }

    fn someone_here(&self) -> Option<Seat> {
        Seat::all(self.founding.seats.len() as u8).find(|&seat| self.people.is_here(seat))
    }

    /// Whoever is here first in the order of the seats becomes the host if it is time.
    pub(super) async fn replace_host(&mut self) -> Result<(), Unmet> {
        let due = self.next_host_at().is_some_and(|at| at <= Instant::now());
        match self.someone_here().filter(|_| due) {
            Some(seat) => self.pass_on(seat).await,
            None => Ok(()),
        }
    }

    async fn give_grace(&mut self, grace: Grace) -> Result<(), Unmet> {
        self.hall.check_grace(grace)?;
        let kept = match grace {
            Grace::Seconds(seconds) => Some(seconds),
            Grace::Never => None,
        };
        self.write(vec![Change::Grace(kept)]).await?;
        self.founding.grace = grace;
        Ok(())
    }

    async fn end(&mut self, end: End) -> Result<(), Unmet> {
        self.playing()?;
        match end {
            End::Now => self.end_now().await,
            End::AfterRound => match self.round() {
                Some(round) => {
                    self.conduct(Conduct {
                        last_round: Some(round),
                        ..self.conduct
                    })
                    .await
                }
                None => self.end_now().await,
            },
            End::NotEarly => {
                self.conduct(Conduct {
                    last_round: None,
                    ..self.conduct
                })
                .await
            }
        }
    }

    async fn end_now(&mut self) -> Result<(), Unmet> {
        let conduct = Conduct {
            ended: true,
            paused: false,
            last_round: None,
            ..self.conduct
        };
        self.write(vec![kept(conduct), Change::Over]).await?;
        self.conduct = conduct;
        self.paused_at = None;
        self.decline()
    }

    /// After something was done: the round that was to be the last may be over.
    pub(super) async fn end_after_round(&mut self) -> Result<(), Unmet> {
        let last = self.conduct.last_round;
        if last.is_some() && self.stage() == Stage::Playing && self.round() != last {
            self.end_now().await?;
        }
        Ok(())
    }

    /// The round that is being played, as everyone can see.
    fn round(&self) -> Option<u16> {
        let play = self.play.as_ref()?;
        let round = play.game.standing(Viewer::Spectator).round;
        round.map(|round| round.now)
    }
}

pub(super) fn kept(conduct: Conduct) -> Change {
    Change::Conduct(conduct.text())
}

impl Conduct {
    /// As it is kept.
    pub(super) fn text(&self) -> String {
        serde_json::to_string(self).expect("plain data always serialises")
    }
}
