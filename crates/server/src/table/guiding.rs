//! What the guide of a lesson says to its learner. It follows from the record, and is worked out anew
//! whenever the learner has something to decide: a lesson is short.

use catalog::Think;
use tabletop::{Seat, Viewer};

use super::play::Play;
use super::task::Table;
use crate::wire::FromServer;

impl Table {
    /// After every change: the learner is told what the guide says, unless it has been said.
    pub(super) fn tell_guide(&mut self) {
        let Some(id) = self.conduct.lesson else {
            return;
        };
        let Some(play) = &self.play else { return };
        let lesson = id.lesson();
        let learner = Viewer::Seat(lesson.seat);
        let now = play.game.entries();
        let concerned = play.is_over() || play.awaited().contains(lesson.seat);
        let looks = self.people.viewers().any(|viewer| viewer == learner);
        if self.guided == Some(now) || !concerned || !looks {
            return;
        }
        self.guided = Some(now);
        let decision = play.decision(lesson.seat);
        match lesson.guide(&play.record()) {
            Ok(guide) => self.people.show(learner, None, |_, _| FromServer::Guide {
                decision,
                guide: guide.clone(),
            }),
            // The game goes on without a guide.
            Err(error) => tracing::error!("table {}: no guide: {error:?}", self.code),
        }
    }

    /// What a bot of a lesson has in mind, which takes no thinking.
    pub(super) fn intends(&self, play: &Play, seat: Seat) -> Option<Think> {
        let lesson = self.conduct.lesson?.lesson();
        let action = lesson.intended(&*play.game, seat)?;
        Some(Box::new(|| catalog::Thought {
            action,
            secret: false,
        }))
    }
}
