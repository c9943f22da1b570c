//! What is noted at the tables of a class, for the debrief: how long people took to decide, and what
//! they tried that the rules refuse. People are told so, and it goes with the class.

use store::{Change, Note};
use tabletop::Seat;
use tokio::time::Instant;

use super::task::{Table, Unmet};
use crate::Refusal;

/// What a note of a decision that was made is called; others are the phrase that says why something was refused.
pub(crate) const DECIDED: &str = "decided";
/// What a note that a hint was asked for is called.
pub(crate) const HINTED: &str = "hinted";

/// Since when each seat has had its question.
#[derive(Default)]
pub(super) struct Journal(Vec<Option<(u32, Instant)>>);

impl Journal {
    /// Looks which question the seat is asked now, if any.
    pub(super) fn ask(&mut self, seat: Seat, decision: Option<u32>) {
        if self.0.len() <= seat.index() {
            self.0.resize(seat.index() + 1, None);
        }
        let asked = &mut self.0[seat.index()];
        *asked = decision.map(|decision| match *asked {
            Some((same, since)) if same == decision => (same, since),
            _ => (decision, Instant::now()),
        });
    }

    /// Time that nobody could use is not counted.
    pub(super) fn forget(&mut self) {
        self.0.clear();
    }

    fn millis(&self, seat: Seat) -> u32 {
        let since = self.0.get(seat.index()).copied().flatten();
        since.map_or(0, |(_, since)| {
            u32::try_from(since.elapsed().as_millis()).unwrap_or(u32::MAX)
        })
    }
}

impl Table {
    fn keeps_journal(&self) -> bool {
        self.founding.class.is_some()
    }

    /// To be kept with what the person has decided.
    pub(super) fn decided(&self, seat: Seat) -> Option<Change> {
        self.keeps_journal()
            .then(|| self.note(seat, DECIDED.to_owned()))
    }

    /// Notes that somebody has asked for a hint.
    pub(super) async fn note_hint(&mut self, seat: Seat) -> Result<(), Unmet> {
        if !self.keeps_journal() {
            return Ok(());
        }
        self.write(vec![self.note(seat, HINTED.to_owned())]).await
    }

    fn note(&self, seat: Seat, what: String) -> Change {
        Change::Note(Note {
            seat: seat.0,
            what,
            millis: self.journal.millis(seat),
        })
    }

    /// Notes that the rules have refused what somebody tried.
    pub(super) async fn note_refusal(
        &mut self,
        seat: Option<Seat>,
        refusal: &Refusal,
    ) -> Result<(), Unmet> {
        match (seat, refusal) {
            (Some(seat), Refusal::Step(_)) if self.keeps_journal() => {
                let why = serde_json::to_string(&refusal.phrase());
                let note = self.note(seat, why.expect("plain data always serialises"));
                self.write(vec![note]).await
            }
            _ => Ok(()),
        }
    }
}
