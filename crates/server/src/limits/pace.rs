//! How fast somebody may be.

use std::time::{Duration, Instant};

/// So many at once, and so many a second in the long run.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rate {
    burst: f64,
    per_second: f64,
}

impl Rate {
    pub(super) const UNLIMITED: Rate = Rate::new(f64::INFINITY, 0.0);

    pub(super) const fn new(burst: f64, per_second: f64) -> Rate {
        Rate { burst, per_second }
    }
}

/// So many at once, as a page asks for, and the others one by one, so long after each other: all of a class
/// that comes in at once is served within two seconds.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Spread {
    pub(super) at_once: u32,
    pub(super) apart: Duration,
}

impl Spread {
    pub(super) const NONE: Spread = Spread {
        at_once: 0,
        apart: Duration::ZERO,
    };

    /// How long whoever comes now waits; `due` is when the next one's turn is. Who asks for as much as
    /// several others do takes their turns, too.
    pub(super) fn wait(self, due: &mut Instant, now: Instant, turns: u32) -> Duration {
        let earliest = now.checked_sub(self.apart * self.at_once).unwrap_or(now);
        let turn = earliest.max(*due);
        *due = turn + self.apart * turns;
        turn.saturating_duration_since(now)
    }
}

/// A bucket of tokens that fills up as time goes by.
#[derive(Debug)]
pub(crate) struct Bucket {
    rate: Rate,
    tokens: f64,
    at: Instant,
}

impl Bucket {
    pub(crate) fn new(rate: Rate) -> Bucket {
        Bucket {
            rate,
            tokens: rate.burst,
            at: Instant::now(),
        }
    }

    /// Takes a token, if there is one.
    pub(crate) fn take(&mut self) -> bool {
        self.fill(Instant::now());
        let enough = self.tokens >= 1.0;
        if enough {
            self.tokens -= 1.0;
        }
        enough
    }

    fn fill(&mut self, now: Instant) {
        let since = now.saturating_duration_since(self.at).as_secs_f64();
        self.tokens = (self.tokens + since * self.rate.per_second).min(self.rate.burst);
        self.at = now;
    }

    pub(super) fn is_full(&mut self) -> bool {
        self.fill(Instant::now());
        self.tokens >= self.rate.burst
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_gives_its_burst_and_then_its_rate() {
        let mut bucket = Bucket::new(Rate::new(3.0, 10.0));
        assert_eq!((0..5).filter(|_| bucket.take()).count(), 3);
        bucket.at -= Duration::from_millis(200);
        assert_eq!((0..5).filter(|_| bucket.take()).count(), 2);
    }

    #[test]
    fn what_a_page_asks_for_comes_at_once_and_what_a_flood_does_comes_drop_by_drop() {
        let spread = Spread {
            at_once: 60,
            apart: Duration::from_millis(2),
        };
        let now = Instant::now();
        let mut due = now;
        // Whoever has asked for nothing yet, and whoever has asked for nothing for a while.
        for now in [now + Duration::from_secs(1), now + Duration::from_secs(9)] {
            let waits: Vec<Duration> = (0..800).map(|_| spread.wait(&mut due, now, 1)).collect();
            assert!(waits[..=60].iter().all(Duration::is_zero));
            let mut apart = waits[60..].windows(2).map(|pair| pair[1] - pair[0]);
            assert!(apart.all(|apart| apart == spread.apart));
            assert!(waits[799] < Duration::from_secs(2), "a class comes in");
        }
    }

    #[test]
    fn what_is_more_work_takes_more_turns() {
        let spread = Spread {
            at_once: 4,
            apart: Duration::from_millis(1),
        };
        let now = Instant::now() + Duration::from_secs(1);
        let mut due = now - Duration::from_secs(1);
        let waits: Vec<u128> = [16, 1, 2, 1]
            .map(|turns| spread.wait(&mut due, now, turns).as_millis())
            .into();
        assert_eq!(waits, [0, 12, 13, 15]);
    }
}
