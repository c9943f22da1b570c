//! Filling the seats and beginning; letting bots hold seats.

use bots::Level;
use store::{Change, SecretHash};
use tabletop::Seat;

use super::Chair;
use super::people::Who;
use super::play::Play;
use super::saved::begin;
use super::task::{Table, Unmet};
use crate::wire::{SeatPlan, Seated};
use crate::{Refusal, secret, text};

impl Table {
    pub(super) fn in_lobby(&self) -> Result<(), Refusal> {
        match self.play {
            None => Ok(()),
            Some(_) => Err(Refusal::AlreadyBegun),
        }
    }

    /// Seats a person and gives them the secret of the seat.
    pub(super) async fn take_seat(
        &mut self,
        name: &str,
        wanted: Option<Seat>,
    ) -> Result<Seated, Unmet> {
        let name = text::name(name)?;
        self.in_lobby()?;
        if self.conduct.closed {
            return Err(Refusal::Closed.into());
        }
        let seat = match wanted {
            Some(seat) => match self.chair(seat)? {
                Chair::Open => seat,
                Chair::Bot(_) | Chair::Person { .. } => return Err(Refusal::SeatTaken.into()),
            },
            None => self.open_seats().next().ok_or(Refusal::TableFull)?,
        };
        let secret = secret::secret();
        let others = self.founding.seats.iter().filter_map(Chair::name);
        let person = Chair::Person {
            name: text::own_name(&name, others),
            secret: secret::hash(&secret),
            held: None,
        };
        self.sit(seat, person).await?;
        Ok(Seated {
            table: self.id.clone(),
            code: self.code.clone(),
            seat: Some(seat),
            secret,
        })
    }

    fn open_seats(&self) -> impl Iterator<Item = Seat> {
        (0..)
            .map(Seat)
            .zip(&self.founding.seats)
            .filter(|(_, chair)| **chair == Chair::Open)
            .map(|(seat, _)| seat)
    }

    /// The host decides who is to sit where no person sits.
    pub(super) async fn plan(&mut self, who: Who, seat: Seat, plan: SeatPlan) -> Result<(), Unmet> {
        if !who.host {
            return Err(Refusal::NotHost.into());
        }
        self.in_lobby()?;
        match self.chair(seat)? {
            Chair::Open | Chair::Bot(_) => self.sit(seat, plan.into()).await,
            Chair::Person { .. } => Err(Refusal::SeatTaken.into()),
        }
    }

    /// The host begins the game.
    pub(super) async fn start(&mut self, who: Who, fill: Option<Level>) -> Result<(), Unmet> {
        if !who.host {
            return Err(Refusal::NotHost.into());
        }
        self.in_lobby()?;
        let open: Vec<Seat> = self.open_seats().collect();
        let level = match fill {
            None if !open.is_empty() => return Err(Refusal::OpenSeats.into()),
            level => level,
        };
        let game = begin(&self.founding.game, &self.founding.config, self.hall.seed())?;
        let bot = level.map_or(Chair::Open, Chair::Bot);
        let mut changes: Vec<Change> = open
            .iter()
            .map(|seat| Change::Seat {
                seat: seat.0,
                sitter: bot.sitter(),
            })
            .collect();
        changes.push(Change::Begin { head: game.head() });
        self.write(changes).await?;
        for seat in open {
            self.founding.seats[seat.index()] = bot.clone();
        }
        self.play = Some(Play::new(game));
        self.attend();
        // The opening has much to tell: everyone is welcomed anew.
        self.welcome_all();
        Ok(())
    }

    /// Somebody takes over a bot's seat in the middle of the game.
    pub(super) async fn succeed(
        &mut self,
        name: String,
        secret: SecretHash,
    ) -> Result<Seat, Unmet> {
        self.playing()?;
        let seats = (0..).map(Seat).zip(&self.founding.seats);
        let bot = seats
            .filter(|(_, chair)| matches!(chair, Chair::Bot(_)))
            .map(|(seat, _)| seat)
            .next();
        let seat = bot.ok_or(Refusal::TableFull)?;
        let person = Chair::Person {
            name,
            secret,
            held: None,
        };
        self.sit(seat, person).await?;
        Ok(seat)
    }

    /// Everybody is known by the seat alone from now on.
    pub(super) async fn forget_names(&mut self) -> Result<(), Unmet> {
        for seat in Seat::all(self.founding.seats.len() as u8) {
            if let Chair::Person { secret, held, .. } = *self.chair(seat)? {
                let name = String::new();
                self.sit(seat, Chair::Person { name, secret, held }).await?;
            }
        }
        Ok(())
    }

    /// A player lets a bot hold the own seat, or ends that; or lets one hold a seat whose person has
    /// been away for long enough. How good the bot is was settled when the table was founded, since
    /// an opponent would choose a bad one.
    pub(super) async fn let_hold(&mut self, who: Who, seat: Seat, hold: bool) -> Result<(), Unmet> {
        if who.viewer.seat().is_none() && !who.host {
            return Err(Refusal::NotAPlayer.into());
        }
        self.playing()?;
        if !matches!(self.chair(seat)?, Chair::Person { .. }) {
            return Err(Refusal::NotAPerson.into());
        }
        if who.viewer.seat() != Some(seat) {
            self.may_hold_for_another(seat, hold)?;
        }
        let level = hold.then_some(self.founding.stand_in);
        self.hold(seat, level).await
    }

    fn may_hold_for_another(&self, seat: Seat, hold: bool) -> Result<(), Refusal> {
        if self.people.is_here(seat) {
            return Err(Refusal::SomeoneIsHere);
        }
        // Else the others could take the bot away again and let the clock decide.
        if !hold {
            return Err(Refusal::NotYourSeat);
        }
        match self.chair(seat)?.bot() {
            Some(_) => Ok(()),
            None => self.may_stand_in(seat),
        }
    }

    pub(super) async fn hold(&mut self, seat: Seat, level: Option<Level>) -> Result<(), Unmet> {
        let before = self.chair(seat)?;
        let after = before.held_by(level);
        if *before == after {
            return Ok(());
        }
        self.sit(seat, after).await
    }
}
