//! A place at the table and who sits there.

use bots::Level;
use store::{SecretHash, Sitter};

use crate::wire::{Countdown, SeatInfo, SeatPlan};

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Chair {
    Open,
    Bot(Level),
    Person {
        name: String,
        secret: SecretHash,
        /// A bot plays until the person is back.
        held: Option<Level>,
    },
}

impl Chair {
    /// The bot that plays here, for itself or for the person.
    pub(super) const fn bot(&self) -> Option<Level> {
        match self {
            Chair::Open => None,
            Chair::Bot(level) => Some(*level),
            Chair::Person { held, .. } => *held,
        }
    }

    /// Whoever sits here, if it is a person.
    pub(super) fn name(&self) -> Option<&str> {
        match self {
            Chair::Open | Chair::Bot(_) => None,
            Chair::Person { name, .. } => Some(name),
        }
    }

    /// The same chair, held by a bot or handed back.
    pub(super) fn held_by(&self, level: Option<Level>) -> Chair {
        match self {
            Chair::Person { name, secret, .. } => Chair::Person {
                name: name.clone(),
                secret: *secret,
                held: level,
            },
            other => other.clone(),
        }
    }

    pub(super) fn info(&self, here: bool, hold_in: Option<Countdown>) -> SeatInfo {
        match self {
            Chair::Open => SeatInfo::Open,
            Chair::Bot(level) => SeatInfo::Bot { level: *level },
            Chair::Person { name, held, .. } => SeatInfo::Person {
                name: name.clone(),
                here,
                held: *held,
                hold_in,
            },
        }
    }

    /// Whether this is what [`Chair::info`] would say.
    pub(super) fn is_told(&self, told: &SeatInfo, now: (bool, Option<Countdown>)) -> bool {
        match (self, told) {
            (Chair::Open, SeatInfo::Open) => true,
            (Chair::Bot(level), SeatInfo::Bot { level: told }) => level == told,
            (
                Chair::Person { name, held, .. },
                SeatInfo::Person {
                    name: told_name,
                    here,
                    held: told_held,
                    hold_in,
                },
            ) => name == told_name && held == told_held && now == (*here, *hold_in),
            (Chair::Open | Chair::Bot(_) | Chair::Person { .. }, _) => false,
        }
    }

    pub(super) fn sitter(&self) -> Sitter {
        match self {
            Chair::Open => Sitter::Open,
            Chair::Bot(level) => Sitter::Bot {
                level: level.id().to_owned(),
            },
            Chair::Person { name, secret, held } => Sitter::Person {
                name: name.clone(),
                secret: *secret,
                held: held.map(|level| level.id().to_owned()),
            },
        }
    }
}

impl From<SeatPlan> for Chair {
    fn from(plan: SeatPlan) -> Chair {
        match plan {
            SeatPlan::Open => Chair::Open,
            SeatPlan::Bot(level) => Chair::Bot(level),
        }
    }
}

/// Fails on a level that this program does not know.
impl TryFrom<Sitter> for Chair {
    type Error = bots::NoSuchLevel;

    fn try_from(sitter: Sitter) -> Result<Chair, bots::NoSuchLevel> {
        Ok(match sitter {
            Sitter::Open => Chair::Open,
            Sitter::Bot { level } => Chair::Bot(level.parse()?),
            Sitter::Person { name, secret, held } => Chair::Person {
                name,
                secret,
                held: held.map(|level| level.parse()).transpose()?,
            },
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Tables founded while there were three levels.
    #[test]
    fn a_bot_by_a_former_name_comes_back_as_the_level_it_is_called_now() {
        for (former, level) in Level::FORMER {
            let sitter = Sitter::Bot {
                level: former.to_owned(),
            };
            let chair = Chair::try_from(sitter).expect("it was a level");
            assert_eq!(chair.bot(), Some(level));
            let Sitter::Bot { level: kept } = chair.sitter() else {
                panic!("a bot stays a bot");
            };
            assert_eq!(kept, level.id());
        }
    }
}
