//! How long a game takes, for whoever has a bell to meet.

use serde::Serialize;
use ts_rs::TS;

use crate::{Config, Setting};

/// How long a game takes at a table that is set up like this. `cargo test -p lab --test lengths` plays it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Length {
    pub players: u8,
    /// What is not at its default. Switches that no length of the game names do not matter for it.
    #[ts(as = "Vec<(String, Setting)>")]
    pub set: &'static [(&'static str, Fixed)],
    /// Decisions one after another, measured between bots: those at the same time count once.
    #[serde(skip)]
    pub waits: u32,
    pub minutes: u32,
}

impl Length {
    /// If a decision takes so many seconds, with all that is looked at and said about it.
    pub const fn new(
        players: u8,
        set: &'static [(&'static str, Fixed)],
        waits: u32,
        seconds: u32,
    ) -> Length {
        let minutes = (waits * seconds + 30) / 60;
        Length {
            players,
            set,
            waits,
            minutes: if minutes == 0 { 1 } else { minutes },
        }
    }

    /// The table that it is the length of.
    pub fn config(&self) -> Config {
        let config = Config::new(self.players);
        self.set.iter().fold(config, |config, &(switch, value)| {
            config.with(switch, value)
        })
    }
}

/// A setting that is known when the program is built.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Fixed {
    Flag(bool),
    Number(i32),
    Choice(&'static str),
}

impl From<Fixed> for Setting {
    fn from(fixed: Fixed) -> Setting {
        match fixed {
            Fixed::Flag(flag) => flag.into(),
            Fixed::Number(number) => number.into(),
            Fixed::Choice(choice) => choice.into(),
        }
    }
}
