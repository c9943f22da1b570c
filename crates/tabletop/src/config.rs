//! How a table is set up: players and switches, the same for every game, so that one form in the
//! browser and one flag on the command line serve all of them.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Arg, Phrase, Seat, Seats, tidy};

/// A table's set-up. Switches that are not named have their default.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Config {
    pub players: u8,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(optional, as = "Option<BTreeMap<String, Setting>>")]
    pub switches: BTreeMap<String, Setting>,
}

/// A switch's setting.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(untagged)]
pub enum Setting {
    Flag(bool),
    Number(i32),
    Choice(String),
    /// Cards by id, or seats as people count them: "1", "2", …
    Set(BTreeSet<String>),
    Import(Import),
}

/// Something brought from outside, with all of it: a record can be played again anywhere.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Import {
    pub id: String,
    /// The same in every language.
    pub name: String,
    /// What the game makes its own sense of.
    pub text: String,
}

/// What a text from outside offers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Offers {
    /// By the switch that takes them.
    pub imports: Vec<(&'static str, Import)>,
    /// Names in the text that the game does not know.
    pub unknown: Vec<String>,
    /// Entries of the text that the game can make nothing of.
    pub skipped: Vec<String>,
}

/// A rule that the table can change. Its name and help are texts: `<game>-switch-<id>` and
/// `<game>-switch-<id>-help`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Switch {
    pub id: &'static str,
    #[serde(flatten)]
    pub kind: SwitchKind,
    /// The modes it is for, by id; none are named where it is for all of them.
    pub modes: &'static [&'static str],
    /// It says nothing unless this other switch is set.
    pub with: Option<&'static str>,
    /// Few tables touch it: a form keeps it folded.
    pub rare: bool,
}

impl Switch {
    pub const fn new(id: &'static str, kind: SwitchKind) -> Switch {
        Switch {
            id,
            kind,
            modes: &[],
            with: None,
            rare: false,
        }
    }

    pub const fn flag(id: &'static str) -> Switch {
        Switch::new(id, SwitchKind::Flag)
    }

    /// Only for these modes of the game.
    #[must_use]
    pub const fn only_in(self, modes: &'static [&'static str]) -> Switch {
        Switch { modes, ..self }
    }

    #[must_use]
    pub const fn only_with(self, other: &'static str) -> Switch {
        Switch {
            with: Some(other),
            ..self
        }
    }

    #[must_use]
    pub const fn rarely(self) -> Switch {
        Switch { rare: true, ..self }
    }

    pub fn is_for(&self, mode: &str) -> bool {
        self.modes.is_empty() || self.modes.contains(&mode)
    }
}

/// A way to play that is almost a game of its own, to be chosen before anything else. Texts:
/// `<game>-mode-<id>` and, in a sentence, `<game>-mode-<id>-line`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct GameMode {
    pub id: &'static str,
    pub min: u8,
    pub max: u8,
    /// The choices that make it this mode: switches and their options. No form shows these switches.
    pub set: &'static [(&'static str, &'static str)],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum SwitchKind {
    /// Off by default.
    Flag,
    /// One of these; the first is the default. Texts: `<game>-switch-<id>-<option>`.
    Choice {
        options: &'static [&'static str],
    },
    /// One of `options`, as in a choice, or one of a long list of facts that bring their own names, or
    /// something imported, which the game judges.
    Listed {
        options: &'static [&'static str],
        facts: &'static [Fact],
    },
    Number {
        min: i32,
        max: i32,
        default: i32,
    },
    /// No seat by default.
    Seats,
    /// Texts: `<game>-card-<card>`.
    Cards {
        all: &'static [&'static str],
        default: &'static [&'static str],
    },
}

/// Something that is called the same in every language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Fact {
    pub id: &'static str,
    pub name: &'static str,
}

/// Why a table cannot be set up like this.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused {
    Players {
        min: u8,
        max: u8,
        got: u8,
    },
    NoSuchSwitch {
        switch: String,
        known: Vec<&'static str>,
    },
    /// The value does not fit the switch.
    BadValue {
        switch: &'static str,
        kind: SwitchKind,
    },
    /// Each switch is fine, but not these together; the game has a text for it.
    Clash {
        phrase: Phrase,
    },
}

impl Config {
    pub fn new(players: u8) -> Config {
        Config {
            players,
            switches: BTreeMap::new(),
        }
    }

    #[must_use]
    pub fn with(mut self, switch: &str, value: impl Into<Setting>) -> Config {
        self.switches.insert(switch.to_owned(), value.into());
        self
    }

    /// As it is shown to people: imports by their names, without what may be a long text.
    #[must_use]
    pub fn in_short(&self) -> Config {
        let mut short = self.clone();
        short.imports().for_each(|import| import.text.clear());
        // One that is kept from long ago may be called anything.
        short.tidy();
        short
    }

    /// No import is called what controls a terminal, turns a line around or cannot be seen.
    pub fn tidy(&mut self) {
        for Import { id, name, .. } in self.imports() {
            (*id, *name) = (tidy(id), tidy(name));
        }
    }

    fn imports(&mut self) -> impl Iterator<Item = &mut Import> {
        let settings = self.switches.values_mut();
        settings.filter_map(|setting| match setting {
            Setting::Import(import) => Some(import),
            Setting::Flag(_) | Setting::Number(_) | Setting::Choice(_) | Setting::Set(_) => None,
        })
    }

    /// Every value fits its switch, and the number of players fits the game.
    pub fn checked(
        &self,
        players: RangeInclusive<u8>,
        switches: &'static [Switch],
    ) -> Result<(), Refused> {
        if !players.contains(&self.players) {
            return Err(Refused::Players {
                min: *players.start(),
                max: *players.end(),
                got: self.players,
            });
        }
        for (id, value) in &self.switches {
            let switch = switches
                .iter()
                .find(|switch| switch.id == id)
                .ok_or_else(|| Refused::NoSuchSwitch {
                    switch: id.clone(),
                    known: switches.iter().map(|switch| switch.id).collect(),
                })?;
            if !switch.kind.fits(value, self.players) {
                return Err(Refused::BadValue {
                    switch: switch.id,
                    kind: switch.kind,
                });
            }
        }
        Ok(())
    }

    /// The settings below are read after [`Config::checked`]; they give the default otherwise.
    pub fn flag(&self, switch: &str) -> bool {
        matches!(self.switches.get(switch), Some(Setting::Flag(true)))
    }

    pub fn number(&self, switch: &Switch) -> i32 {
        match (self.switches.get(switch.id), switch.kind) {
            (Some(Setting::Number(number)), _) => *number,
            (_, SwitchKind::Number { default, .. }) => default,
            _ => 0,
        }
    }

    pub fn choice(&self, switch: &Switch) -> &str {
        match (self.switches.get(switch.id), switch.kind) {
            (Some(Setting::Choice(choice)), _) => choice,
            (_, SwitchKind::Choice { options } | SwitchKind::Listed { options, .. }) => options[0],
            _ => "",
        }
    }

    pub fn import(&self, switch: &Switch) -> Option<&Import> {
        match self.switches.get(switch.id) {
            Some(Setting::Import(import)) => Some(import),
            _ => None,
        }
    }

    pub fn seats(&self, switch: &str) -> Seats {
        match self.switches.get(switch) {
            Some(Setting::Set(seats)) => seats.iter().filter_map(|seat| seat_of(seat)).collect(),
            _ => Seats::NONE,
        }
    }

    /// Whether `card` is in the set.
    pub fn has_card(&self, switch: &Switch, card: &str) -> bool {
        match (self.switches.get(switch.id), switch.kind) {
            (Some(Setting::Set(cards)), _) => cards.contains(card),
            (_, SwitchKind::Cards { default, .. }) => default.contains(&card),
            _ => false,
        }
    }
}

fn seat_of(text: &str) -> Option<Seat> {
    let number: u8 = text.parse().ok()?;
    number.checked_sub(1).map(Seat)
}

impl SwitchKind {
    fn fits(self, value: &Setting, players: u8) -> bool {
        match (self, value) {
            (SwitchKind::Flag, Setting::Flag(_)) => true,
            (SwitchKind::Choice { options }, Setting::Choice(choice)) => {
                options.contains(&choice.as_str())
            }
            (SwitchKind::Listed { options, facts }, Setting::Choice(choice)) => {
                options.contains(&choice.as_str()) || facts.iter().any(|fact| fact.id == choice)
            }
            (SwitchKind::Listed { .. }, Setting::Import(_)) => true,
            (SwitchKind::Number { min, max, .. }, Setting::Number(number)) => {
                (min..=max).contains(number)
            }
            (SwitchKind::Seats, Setting::Set(seats)) => seats
                .iter()
                .all(|seat| seat_of(seat).is_some_and(|seat| seat.0 < players)),
            (SwitchKind::Cards { all, .. }, Setting::Set(cards)) => {
                cards.iter().all(|card| all.contains(&card.as_str()))
            }
            (
                SwitchKind::Flag
                | SwitchKind::Choice { .. }
                | SwitchKind::Listed { .. }
                | SwitchKind::Number { .. }
                | SwitchKind::Seats
                | SwitchKind::Cards { .. },
                Setting::Flag(_)
                | Setting::Number(_)
                | Setting::Choice(_)
                | Setting::Set(_)
                | Setting::Import(_),
            ) => false,
        }
    }

    /// Reads a value as typed on the command line. `None`: it does not fit.
    pub fn read(self, text: Option<&str>) -> Option<Setting> {
        match (self, text) {
            (SwitchKind::Flag, None | Some("on" | "true" | "yes")) => Some(Setting::Flag(true)),
            (SwitchKind::Flag, Some("off" | "false" | "no")) => Some(Setting::Flag(false)),
            (SwitchKind::Flag, Some(_)) => None,
            (SwitchKind::Choice { .. } | SwitchKind::Listed { .. }, Some(text)) => {
                Some(Setting::Choice(text.to_owned()))
            }
            (SwitchKind::Number { .. }, Some(text)) => text.parse().ok().map(Setting::Number),
            (SwitchKind::Seats | SwitchKind::Cards { .. }, Some(text)) => Some(Setting::Set(
                text.split(',')
                    .map(|item| item.trim().to_owned())
                    .filter(|item| !item.is_empty())
                    .collect(),
            )),
            (
                SwitchKind::Choice { .. }
                | SwitchKind::Listed { .. }
                | SwitchKind::Number { .. }
                | SwitchKind::Seats
                | SwitchKind::Cards { .. },
                None,
            ) => None,
        }
    }
}

impl From<bool> for Setting {
    fn from(flag: bool) -> Setting {
        Setting::Flag(flag)
    }
}

impl From<&str> for Setting {
    fn from(choice: &str) -> Setting {
        Setting::Choice(choice.to_owned())
    }
}

impl From<i32> for Setting {
    fn from(number: i32) -> Setting {
        Setting::Number(number)
    }
}

impl<const N: usize> From<[&str; N]> for Setting {
    fn from(items: [&str; N]) -> Setting {
        Setting::Set(items.into_iter().map(str::to_owned).collect())
    }
}

/// Several names, to be joined as the language joins a list.
fn listed(names: &[&str]) -> Arg {
    Arg::List(names.iter().map(|&name| name.into()).collect())
}

impl Refused {
    /// What to say about it.
    pub fn phrase(&self) -> Phrase {
        match self {
            Refused::Players { min, max, got } if min == max => {
                Phrase::new("refused-players-other")
                    .with("players", *min)
                    .with("got", *got)
            }
            Refused::Players { min, max, got } => Phrase::new("refused-players")
                .with("min", *min)
                .with("max", *max)
                .with("got", *got),
            Refused::NoSuchSwitch { switch, known } => Phrase::new("refused-no-such-switch")
                .with("switch", switch.as_str())
                .with("known", listed(known)),
            Refused::BadValue { switch, kind } => {
                let bad = |key: &'static str| Phrase::new(key).with("switch", *switch);
                match kind {
                    SwitchKind::Flag => bad("refused-value-flag"),
                    SwitchKind::Choice { options } => {
                        bad("refused-value-choice").with("expected", listed(options))
                    }
                    SwitchKind::Listed { options, facts } => {
                        let first_and_last = [facts.first(), facts.last()].into_iter().flatten();
                        let facts: Vec<&str> = first_and_last.map(|fact| fact.id).collect();
                        let mut expected: Vec<&str> = options.to_vec();
                        let range = facts.join(" … ");
                        expected.push(&range);
                        bad("refused-value-choice").with("expected", listed(&expected))
                    }
                    SwitchKind::Number { min, max, .. } => bad("refused-value-number")
                        .with("min", *min)
                        .with("max", *max),
                    SwitchKind::Seats => bad("refused-value-seats"),
                    SwitchKind::Cards { all, .. } => {
                        bad("refused-value-cards").with("expected", listed(all))
                    }
                }
            }
            Refused::Clash { phrase } => phrase.clone(),
        }
    }
}
