//! When a bot's secret decision is told, so that the time it takes tells nothing of it.

use std::time::Duration;

use tokio::time::Instant;

/// Since when a bot is asked, before any step since then that nobody else has noticed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Asked {
    pub(super) at: Instant,
    /// When a secret decision is told.
    pub(super) told: Option<Instant>,
}

impl Asked {
    pub(super) fn now() -> Asked {
        Asked {
            at: Instant::now(),
            told: None,
        }
    }

    /// When the decision is told is settled once its first step is thought of, by how long that took: what
    /// was chosen, and how many more steps it has, can change nothing about it. They have as long as
    /// the first, and half a stroke.
    pub(super) fn settle(&mut self, now: Instant, pace: Duration) -> Instant {
        if pace.is_zero() {
            return now;
        }
        let first = now.saturating_duration_since(self.at);
        let told = stroke(self.at, now + first + pace / 2, pace);
        *self.told.get_or_insert(told)
    }

    /// Somebody looks again, or the table goes on: if the time is over, there is some more.
    pub(super) fn resume(&mut self, now: Instant, pace: Duration) {
        if let Some(told) = self.told.as_mut().filter(|told| **told <= now) {
            *told = stroke(self.at, now + pace / 2, pace);
        }
    }
}

/// When a secret decision takes effect: at the first stroke of a clock that began when the question
/// was put, so that neither how long the bot thought nor in how many steps shows in it.
fn stroke(asked: Instant, now: Instant, pace: Duration) -> Instant {
    if pace.is_zero() {
        return now;
    }
    let passed = now.saturating_duration_since(asked).as_micros();
    let strokes = passed.div_ceil(pace.as_micros().max(1)).max(1);
    asked + pace * u32::try_from(strokes).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_decision_shows_at_the_same_moment_however_long_it_took() {
        let asked = Instant::now();
        let pace = Duration::from_secs(2);
        let after = |millis| stroke(asked, asked + Duration::from_millis(millis), pace) - asked;
        for millis in [0, 85, 189, 1999, 2000] {
            assert_eq!(after(millis), pace, "{millis}");
        }
        assert_eq!(
            after(2001),
            pace * 2,
            "who is late waits for the next stroke"
        );
        assert_eq!(after(9500), pace * 5);
    }

    #[test]
    fn without_a_pace_nothing_waits() {
        let asked = Instant::now();
        let now = asked + Duration::from_millis(85);
        assert_eq!(stroke(asked, now, Duration::ZERO), now);
    }

    #[test]
    fn when_it_is_told_is_settled_before_anything_is_chosen() {
        let at = Instant::now();
        let pace = Duration::from_secs(2);
        let after = |millis| at + Duration::from_millis(millis);
        for (first, told) in [(0, 1), (85, 1), (499, 1), (501, 2), (2000, 3), (10_000, 11)] {
            let mut asked = Asked { at, told: None };
            assert_eq!(
                asked.settle(after(first), pace),
                at + pace * told,
                "{first}"
            );
            // However many more steps there are, and however long they take.
            for later in [first + 1, first + 1900, first + 60_000] {
                assert_eq!(asked.settle(after(later), pace), at + pace * told);
            }
        }
    }

    #[test]
    fn who_could_not_go_on_has_some_more_time() {
        let at = Instant::now();
        let pace = Duration::from_secs(2);
        let mut asked = Asked { at, told: None };
        asked.settle(at, pace);
        let settled = asked;
        asked.resume(at + pace / 2, pace);
        assert_eq!(asked, settled, "there is time");
        asked.resume(at + pace * 7, pace);
        assert_eq!(asked.told, Some(at + pace * 8));
    }
}
