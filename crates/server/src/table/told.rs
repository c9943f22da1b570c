//! What everyone may know of a table, and when they are told.

use tabletop::Seat;

use super::consent::Request;
use super::task::Table;
use crate::wire::{FromServer, Stage, TableInfo};

impl Table {
    pub(super) fn stage(&self) -> Stage {
        match &self.play {
            None => Stage::Lobby,
            Some(play) if play.is_over() || self.conduct.ended => Stage::Over,
            Some(_) => Stage::Playing,
        }
    }

    pub(super) fn info(&self) -> TableInfo {
        TableInfo {
            table: self.id.clone(),
            code: self.code.clone(),
            game: self.founding.game.clone(),
            config: self.founding.config.in_short(),
            stage: self.stage(),
            seats: (0..)
                .map(Seat)
                .zip(&self.founding.seats)
                .map(|(seat, chair)| chair.info(self.people.is_here(seat), self.hold_in(seat)))
                .collect(),
            spectators: self.people.spectators(),
            clock: self.founding.clock,
            grace: self.founding.grace,
            stand_in: self.founding.stand_in,
            conduct: self.conduct,
            asking: self.request.as_ref().map(Request::told),
            host: self.seat_of_host(),
            class: self.founding.class.clone(),
            next: self.next.clone(),
            kept: self.founding.class.is_none().then_some(self.hall.keep_days),
        }
    }

    /// Whether this is what [`Table::info`] would say. Only these parts of it ever change.
    fn is_told(&self, told: &TableInfo) -> bool {
        let seats = (0..).map(Seat).zip(&self.founding.seats);
        self.stage() == told.stage
            && self.people.spectators() == told.spectators
            && self.next == told.next
            && self.conduct == told.conduct
            && self.request.as_ref().map(Request::told) == told.asking
            && self.founding.grace == told.grace
            && self.seat_of_host() == told.host
            && seats.zip(&told.seats).all(|((seat, chair), told)| {
                chair.is_told(told, (self.people.is_here(seat), self.hold_in(seat)))
            })
    }

    /// Tells everyone what is new of the table.
    pub(super) fn tell_people(&mut self) {
        // Telling may find a reader too slow, which is news again; each time there is one fewer.
        loop {
            self.absence.note(&self.people);
            if self.people.is_empty() {
                // Whoever comes is told, and changes what there is to tell.
                self.told = None;
                return;
            }
            if self.told.as_ref().is_some_and(|told| self.is_told(told)) {
                return;
            }
            let info = self.info();
            self.people
                .send_all(&FromServer::Info { info: info.clone() });
            self.told = Some(info);
        }
    }
}
