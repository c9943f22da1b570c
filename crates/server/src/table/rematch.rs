//! Another game with the same people and bots.

use super::orders::kept;
use super::people::Who;
use super::task::{Table, Unmet};
use super::{Chair, Founding};
use crate::Refusal;
use crate::wire::{Conduct, Hints, Stage};

impl Table {
    /// Founds the next table, once: everyone keeps seat and secret, and the game begins at once.
    /// Whoever is away has a bot hold the seat if one held it to the end.
    pub(super) async fn rematch(&mut self, who: Who) -> Result<(), Unmet> {
        if who.viewer.seat().is_none() && !who.host {
            return Err(Refusal::NotAPlayer.into());
        }
        if self.stage() != Stage::Over {
            return Err(Refusal::NotOver.into());
        }
        if self.next.is_some() {
            return Ok(());
        }
        if self.founding.class.is_some() {
            return Err(Refusal::OfAClass.into());
        }
        let seats: Vec<Chair> = self.founding.seats.clone();
        let founding = Founding {
            seats,
            begun: true,
            ..self.founding.clone()
        };
        let next = self.hall.found(&founding, Some(&self.id)).await?;
        let hints = match self.conduct.hints {
            Hints::Always => Hints::Always,
            Hints::FirstGame | Hints::Never => Hints::Never,
        };
        // Nobody has heard of the table yet.
        let conduct = Conduct {
            hints,
            ..Conduct::default()
        };
        self.hall.store.write(&next.id, vec![kept(conduct)]).await?;
        self.next = Some(next.id);
        Ok(())
    }
}
