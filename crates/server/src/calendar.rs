//! Whether the computer's clock can be believed: a computer that starts with a wrong time has it put
//! right soon after, and nothing may be deleted for that.

use std::time::{Duration, Instant, SystemTime};

use crate::limits;

/// Since when it has been looked at the clock.
pub(crate) struct Calendar {
    wall: SystemTime,
    ran: Instant,
}

impl Calendar {
    pub(crate) fn new() -> Calendar {
        Calendar {
            wall: SystemTime::now(),
            ran: Instant::now(),
        }
    }

    /// The time, if the clock has gone evenly since it was last looked at.
    pub(crate) fn time(&mut self) -> Option<SystemTime> {
        let now = Calendar::new();
        let wall = now.wall.duration_since(self.wall).ok();
        let even = wall.is_some_and(|wall| is_even(wall, now.ran - self.ran));
        *self = now;
        even.then_some(self.wall)
    }
}

fn is_even(wall: Duration, ran: Duration) -> bool {
    wall.abs_diff(ran) <= limits::CLOCK_SLACK
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_that_jumps_is_not_believed() {
        let quarter = limits::FORGET_EVERY;
        assert!(is_even(quarter + Duration::from_secs(5), quarter));
        assert!(!is_even(
            quarter + Duration::from_secs(40 * 86_400),
            quarter
        ));
        assert!(!is_even(Duration::ZERO, quarter));
    }

    #[test]
    fn a_clock_that_jumped_is_believed_again_when_it_goes_evenly() {
        let mut calendar = Calendar::new();
        assert!(calendar.time().is_some());
        calendar.wall -= Duration::from_secs(86_400);
        assert_eq!(calendar.time(), None, "it was put ahead");
        assert!(calendar.time().is_some());
        calendar.wall += Duration::from_secs(86_400);
        assert_eq!(calendar.time(), None, "it was put back");
    }
}
