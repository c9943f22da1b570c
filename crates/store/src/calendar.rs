//! What time it is by what is kept: tables are deleted by this, not by a clock that somebody sets.
//!
//! House time goes on by what servers measure while they run, with a clock that nobody can set. How long
//! there was no server only the wall clock can tell. A short while is believed at once. A long one is a
//! [`Gap`], which counts once the wall clock has stood by it for long enough, and never if it takes it back.

use serde::{Deserialize, Serialize};

const HOUR: i64 = 60 * 60;

/// There may have been no server for so long, and it is believed: a restart, or a night's update.
const BRIEF: i64 = HOUR;
/// So far the wall clock may be off from what was measured between two looks.
const SLACK: i64 = 60;
/// A gap counts once servers have run for so long since, or have been started so often and gone evenly.
const PROVEN_BY: i64 = 24 * HOUR;
const PROVEN_STARTS: u8 = 3;
/// More gaps than that are taken together.
const GAPS: usize = 32;

/// All in seconds, the times since 1970.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Calendar {
    /// House time when it was last looked.
    pub(crate) house: i64,
    /// What the wall clock showed then.
    pub(crate) wall: i64,
    pub(crate) gaps: Vec<Gap>,
}

/// The wall clock says that there was no server for so long.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Gap {
    length: i64,
    /// How long servers have run since.
    ran: i64,
    /// How often one has been started since.
    starts: u8,
}

/// What a server has measured since it last looked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ran {
    /// What the wall clock showed then.
    pub from: i64,
    pub seconds: i64,
    /// It has found the wall clock going evenly since it was started.
    pub proven: bool,
}

/// What a look at the clocks has shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Time {
    pub house: i64,
    pub wall: i64,
    /// The wall clock has gone as far as was measured.
    pub even: bool,
}

impl Calendar {
    /// A server begins: whatever the wall clock says of the time before, it says now.
    pub(crate) fn begin(&mut self, wall: i64) -> Time {
        match wall - self.wall {
            ..0 => self.put_back(self.wall - wall),
            off @ 0..=BRIEF => self.house += off,
            length => self.gaps.push(Gap {
                length,
                ran: 0,
                starts: 0,
            }),
        }
        if self.gaps.len() > GAPS {
            let old = self.gaps.remove(0);
            self.gaps[0].length += old.length;
        }
        self.wall = wall;
        self.time(true)
    }

    /// A server looks again. Others may have looked meanwhile.
    pub(crate) fn look(&mut self, wall: i64, ran: Ran) -> Time {
        let since = ran.from.max(self.wall).min(wall.max(ran.from));
        let measured = (ran.seconds - (since - ran.from)).max(0);
        let jump = wall - since - measured;
        let even = jump.abs() <= SLACK;
        self.house += measured;
        for gap in &mut self.gaps {
            gap.ran += measured;
            gap.starts += u8::from(even && !ran.proven && gap.starts < PROVEN_STARTS);
        }
        if jump < -SLACK {
            self.put_back(-jump);
        }
        // A jump ahead while a server ran is no time without one, and counts for nothing.
        self.wall = wall;
        if even {
            self.settle();
        }
        self.time(even)
    }

    /// Gaps that have proven true.
    fn settle(&mut self) {
        let proven = |gap: &Gap| gap.ran >= PROVEN_BY || gap.starts >= PROVEN_STARTS;
        let lengths = self.gaps.iter().filter(|gap| proven(gap));
        self.house += lengths.map(|gap| gap.length).sum::<i64>();
        self.gaps.retain(|gap| !proven(gap));
    }

    /// The wall clock takes back what it said, the last of it first.
    fn put_back(&mut self, mut by: i64) {
        while let Some(gap) = self.gaps.last_mut().filter(|_| by > 0) {
            let taken = by.min(gap.length);
            gap.length -= taken;
            by -= taken;
            if gap.length == 0 {
                self.gaps.pop();
            }
        }
    }

    fn time(&self, even: bool) -> Time {
        Time {
            house: self.house,
            wall: self.wall,
            even,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY: i64 = 24 * HOUR;
    const QUARTER: i64 = HOUR / 4;

    /// A computer with a clock that can be set, and a calendar on it.
    struct Computer {
        calendar: Calendar,
        wall: i64,
        proven: bool,
    }

    fn computer() -> Computer {
        let wall = 1_800_000_000;
        let calendar = Calendar {
            house: wall,
            wall,
            gaps: Vec::new(),
        };
        Computer {
            calendar,
            wall,
            proven: false,
        }
    }

    impl Computer {
        /// Off for so long, and started again.
        fn off(&mut self, seconds: i64) {
            self.wall += seconds;
            self.calendar.begin(self.wall);
            self.proven = false;
        }

        /// Runs for so long; meanwhile the clock is set ahead or back.
        fn run(&mut self, seconds: i64, set: i64) {
            let mut set = set;
            for _ in 0..seconds / QUARTER {
                let from = self.wall;
                self.wall += QUARTER + set;
                set = 0;
                let ran = Ran {
                    from,
                    seconds: QUARTER,
                    proven: self.proven,
                };
                self.proven |= self.calendar.look(self.wall, ran).even;
            }
        }

        /// House time that has gone by.
        fn went(&mut self, work: impl FnOnce(&mut Computer)) -> i64 {
            let before = self.calendar.house;
            work(self);
            self.calendar.house - before
        }
    }

    #[test]
    fn time_goes_by_as_it_is_measured_and_a_restart_is_no_matter() {
        let mut computer = computer();
        assert_eq!(computer.went(|it| it.run(5 * HOUR, 0)), 5 * HOUR);
        assert_eq!(computer.went(|it| it.off(HOUR / 2)), HOUR / 2);
    }

    #[test]
    fn a_start_forty_days_ahead_counts_for_nothing_and_is_taken_back() {
        let mut computer = computer();
        assert_eq!(computer.went(|it| it.off(40 * DAY)), 0);
        assert_eq!(computer.went(|it| it.run(5 * HOUR, 0)), 5 * HOUR);
        computer.off(-40 * DAY);
        assert_eq!(computer.went(|it| it.run(3 * DAY, 0)), 3 * DAY);
        assert_eq!(computer.calendar.gaps, []);
    }

    #[test]
    fn a_clock_that_is_put_right_while_it_runs_takes_back_what_it_said() {
        let mut computer = computer();
        computer.off(40 * DAY);
        let went = computer.went(|it| it.run(3 * DAY, -40 * DAY));
        assert_eq!(went, 3 * DAY);
    }

    #[test]
    fn starting_again_and_again_with_a_wrong_clock_proves_nothing() {
        let mut computer = computer();
        computer.off(40 * DAY);
        let went = computer.went(|it| (0..50).for_each(|_| it.off(60)));
        assert_eq!(went, 50 * 60);
    }

    #[test]
    fn two_months_off_count_after_a_day_of_running() {
        let mut computer = computer();
        computer.off(60 * DAY);
        assert_eq!(computer.went(|it| it.run(DAY - QUARTER, 0)), DAY - QUARTER);
        let went = computer.went(|it| it.run(QUARTER, 0));
        assert_eq!(went, 60 * DAY + QUARTER);
    }

    #[test]
    fn or_after_three_evenings() {
        let mut computer = computer();
        computer.off(60 * DAY);
        let evening = |it: &mut Computer| it.run(2 * HOUR, 0);
        assert_eq!(computer.went(evening), 2 * HOUR);
        computer.off(22 * HOUR);
        assert_eq!(computer.went(evening), 2 * HOUR);
        computer.off(22 * HOUR);
        assert_eq!(computer.went(evening), 60 * DAY + 2 * HOUR);
        computer.off(22 * HOUR);
        // The nights between count as the evenings after them prove them.
        assert_eq!(computer.went(evening), 22 * HOUR + 2 * HOUR);
    }

    #[test]
    fn a_clock_set_while_it_runs_changes_nothing_however_long_it_stays_so() {
        for set in [40 * DAY, -40 * DAY, 56 * 365 * DAY] {
            let mut computer = computer();
            assert_eq!(computer.went(|it| it.run(5 * DAY, set)), 5 * DAY);
        }
    }

    #[test]
    fn several_servers_count_no_time_twice() {
        let mut calendar = computer().calendar;
        let from = calendar.wall;
        let ran = |from, seconds| Ran {
            from,
            seconds,
            proven: true,
        };
        calendar.look(from + 900, ran(from, 900));
        let other = calendar.look(from + 1200, ran(from + 300, 900));
        assert_eq!((other.house, other.even), (from + 1200, true));
    }

    #[test]
    fn gaps_do_not_pile_up() {
        let mut computer = computer();
        (0..500).for_each(|_| computer.off(DAY));
        assert_eq!(computer.calendar.gaps.len(), GAPS);
        let all: i64 = computer.calendar.gaps.iter().map(|gap| gap.length).sum();
        assert_eq!(all, 500 * DAY);
    }
}
