//! How long a class is kept: as its facilitator said, and as everybody was told on coming in.

use std::path::Path;
use std::sync::Arc;

use store::{Holder, Moved, Place, TransferError};

use super::Ask;
use super::roll::{Roll, Time};
use super::task::Class;
use crate::hall::Hall;
use crate::wire::Keeping;
use crate::{Refusal, limits, table};

const DAY: u64 = 24 * 60 * 60;

/// Whether a class can be kept like this.
pub(super) fn check(keep: Keeping) -> Result<(), Refusal> {
    limits::CLASS_DAYS
        .contains(&keep.days)
        .then_some(())
        .ok_or(Refusal::ClassDays)
}

/// What is to be deleted by now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Due {
    Nothing,
    Names,
    All,
}

impl Roll {
    /// Counted from when the last game began, or from when the doors opened: nothing that is done to
    /// the class later puts it off.
    fn due(&self, now: Time) -> Due {
        let last = self.round().map_or(self.founded, |round| round.begun);
        let age = now.saturating_sub(last);
        let named = self.people.iter().any(|person| !person.name.is_empty());
        if age >= DAY * u64::from(self.keep.days) {
            Due::All
        } else if !self.keep.names && named && age >= DAY {
            Due::Names
        } else {
            Due::Nothing
        }
    }
}

/// Adds what was exported to a store, all of it or nothing, and everything as old as it was.
pub async fn import(place: &Place, from: &Path) -> Result<Moved, TransferError> {
    store::import(place, from, later).await
}

/// The same class where house time is later by so many seconds. One that cannot be read is kept as it is.
fn later(text: String, seconds: i64) -> String {
    let Ok(mut roll) = serde_json::from_str::<Roll>(&text) else {
        return text;
    };
    let begun = roll.rounds.iter_mut().map(|round| &mut round.begun);
    for time in begun.chain([&mut roll.founded]) {
        *time = time.saturating_add_signed(seconds);
    }
    serde_json::to_string(&roll).unwrap_or(text)
}

/// Deletes what was kept long enough at this time, of all classes.
pub(crate) async fn tend_all(hall: &Arc<Hall>, now: Time) -> Result<(), Refusal> {
    for class in hall.store.classes().await? {
        // A class that cannot be read is kept: whoever looks for it is told.
        let Ok(roll) = serde_json::from_str::<Roll>(&class.roll) else {
            continue;
        };
        if roll.due(now) == Due::Nothing {
            continue;
        }
        // Whoever holds a class sees to it.
        if let Holder::Another(_) = hall.store.holder(&class.id).await? {
            continue;
        }
        let tended = hall
            .ask_class(&class.id, |reply| Ask::Tend { now, reply })
            .await;
        if let Err(refusal) = tended {
            tracing::error!("class {} is still kept: {refusal}", class.code);
        }
    }
    Ok(())
}

impl Class {
    pub(super) async fn tend(&mut self, now: Time) -> Result<(), Refusal> {
        match self.roll.due(now) {
            Due::Nothing => Ok(()),
            Due::Names => self.forget_names().await,
            Due::All => self.forget().await,
        }
    }

    async fn forget_names(&mut self) -> Result<(), Refusal> {
        let rounds = self.roll.rounds.iter();
        for party in rounds.flat_map(|round| &round.tables) {
            let asked = self.hall.ask(&party.table, table::Ask::ForgetNames).await;
            match asked {
                Ok(()) | Err(Refusal::NoSuchTable) => (),
                Err(refusal) => return Err(refusal),
            }
        }
        let mut roll = self.roll.clone();
        roll.teams.clear();
        roll.people.iter_mut().for_each(|it| it.name.clear());
        self.keep(roll).await
    }
}

#[cfg(test)]
mod tests {
    use super::super::roll::{Round, tests::roll};
    use super::*;

    #[test]
    fn a_class_that_moves_to_where_it_is_another_time_is_as_old_as_it_was() {
        let mut here = roll();
        here.keep.days = 7;
        here.founded = 1000;
        here.rounds.push(Round {
            game: "ports".to_owned(),
            deal: None,
            tables: Vec::new(),
            begun: 2000,
        });
        let due = |roll: &Roll, now| roll.due(now) == Due::All;
        let ends = 2000 + 7 * DAY;
        assert!(!due(&here, ends - 1) && due(&here, ends));
        for seconds in [50 * 365 * DAY.cast_signed(), -1500] {
            let text = serde_json::to_string(&here).unwrap();
            let there: Roll = serde_json::from_str(&later(text, seconds)).unwrap();
            let ends = ends.saturating_add_signed(seconds);
            assert!(!due(&there, ends - 1) && due(&there, ends), "{seconds}");
        }
        assert_eq!(later("not a roll".to_owned(), 5), "not a roll");
    }
}
