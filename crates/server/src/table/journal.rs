//! What is noted at the tables of a class, for the debrief: how long people took to decide, what they
//! tried that the rules refuse, where they asked for help. People are told so, and it goes with the class.

use serde_json::value::RawValue;
use store::{Change, Note};
use tabletop::Seat;
use tokio::time::Instant;

use super::task::{Table, Unmet};
use crate::Refusal;

/// What is noted.
#[derive(Clone, Debug)]
pub(crate) enum Kind {
    /// A decision, and the step of the replay that it was; none in notes of earlier versions.
    Decided(Option<usize>),
    /// A hint was asked for.
    Hint,
    /// A decision was taken back by consent.
    TookBack,
    /// Why something was refused, as a phrase.
    Refused(Box<RawValue>),
}

const DECIDED: &str = "decided";
const HINT: &str = "hint";
const TOOK_BACK: &str = "took-back";

impl Kind {
    /// As it is kept.
    fn text(&self) -> String {
        match self {
            Kind::Decided(None) => DECIDED.to_owned(),
            Kind::Decided(Some(step)) => format!("{DECIDED} {step}"),
            Kind::Hint => HINT.to_owned(),
            Kind::TookBack => TOOK_BACK.to_owned(),
            Kind::Refused(why) => why.get().to_owned(),
        }
    }

    /// None: it was noted by another version.
    pub(crate) fn read(text: &str) -> Option<Kind> {
        match text {
            HINT => Some(Kind::Hint),
            TOOK_BACK => Some(Kind::TookBack),
            text => match text.strip_prefix(DECIDED) {
                Some("") => Some(Kind::Decided(None)),
                Some(step) => step
                    .trim()
                    .parse()
                    .ok()
                    .map(|step| Kind::Decided(Some(step))),
                None => RawValue::from_string(text.to_owned())
                    .ok()
                    .map(Kind::Refused),
            },
        }
    }
}

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
    /// To be kept, if anything is kept at this table: with what it is about, or by itself.
    pub(super) fn noted(&self, seat: Seat, kind: Kind) -> Option<Change> {
        let keeps = self.founding.class.is_some() && !self.conduct.unnoted;
        keeps.then(|| {
            Change::Note(Note {
                seat: seat.0,
                what: kind.text(),
                millis: self.journal.millis(seat),
            })
        })
    }

    /// To be kept with what the person has just decided.
    pub(super) fn decided(&self, seat: Seat) -> Option<Change> {
        let step = self.play.as_ref().map(|play| play.game.entries());
        self.noted(seat, Kind::Decided(step))
    }

    /// Notes that the rules have refused what somebody tried.
    pub(super) async fn note_refusal(
        &mut self,
        seat: Option<Seat>,
        refusal: &Refusal,
    ) -> Result<(), Unmet> {
        let (Some(seat), Refusal::Step(_)) = (seat, refusal) else {
            return Ok(());
        };
        let why = serde_json::value::to_raw_value(&refusal.phrase());
        let why = why.expect("plain data always serialises");
        match self.noted(seat, Kind::Refused(why)) {
            Some(note) => self.write(vec![note]).await,
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_noted_reads_as_it_was_written() {
        for text in [
            "decided",
            "decided 12",
            "hint",
            "took-back",
            r#"{"key":"no"}"#,
        ] {
            let read = Kind::read(text).unwrap();
            assert_eq!(read.text(), text);
        }
        assert!(Kind::read("from another time").is_none());
    }
}
