//! What a law works with.

use tabletop::Chance;

use crate::law::Law;
use crate::report::Tally;

/// The laws' own dice, apart from the game's luck, and the count of what was looked at.
pub(crate) struct Trial {
    pub dice: Chance,
    pub tally: Tally,
}

impl Trial {
    /// Notes that the law was really tested here.
    pub fn tests(&mut self, law: Law) {
        self.tally.tested[law as usize] += 1;
    }

    /// True once in `n` times: dear laws are checked at a sample of the steps.
    pub fn one_in(&mut self, n: u32) -> bool {
        self.dice.below(n) == 0
    }

    pub fn pick<T: Copy>(&mut self, things: &[T]) -> T {
        *self.dice.pick(things)
    }
}
