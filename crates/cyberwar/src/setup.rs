//! How a table is set up: players, switches, and the cards they come to.

use tabletop::{Config, GameMode, Phrase, Refused, Switch, SwitchKind};

use crate::cards::{ATTACK, Pool};
use crate::import;

const SOLO: GameMode = GameMode {
    id: "solo",
    min: 1,
    max: 1,
    set: &[],
};
const DRAFT: GameMode = GameMode {
    id: "draft",
    min: 2,
    max: 4,
    set: &[],
};
const RED_BLUE: GameMode = GameMode {
    id: "red-blue",
    min: 2,
    max: 2,
    set: &[(MODE.id, "red-blue")],
};

pub(crate) const MODES: &[GameMode] = &[SOLO, DRAFT, RED_BLUE];

const MODE: Switch = choice("mode", &["by-players", "red-blue"]);
pub(crate) const GROUP: Switch = Switch::new(
    "group",
    SwitchKind::Listed {
        options: &["box", "apt3", "apt29"],
        facts: include!(concat!(env!("OUT_DIR"), "/groups.rs")),
    },
);
const HARD: Switch = Switch::flag("hard-cards").rarely();
const DIFFICULTY: Switch = choice("difficulty", &["usual", "all", "3", "2"]).rarely();
const LEVEL: Switch = choice("level", &["study", "exam", "blind"]).only_in(&[SOLO.id]);
const HINT: Switch = Switch::flag("hint").only_in(&[SOLO.id]);
const AS_DEALT: Switch = Switch::flag("as-dealt").only_in(&[SOLO.id]).rarely();
const BLIND: Switch = Switch::flag("blind").only_in(&[DRAFT.id, RED_BLUE.id]);
const KEPT_HIDDEN: Switch = Switch::flag("kept-hidden").only_in(&[DRAFT.id]).rarely();
const BEST_OF_THREE: Switch = Switch::flag("best-of-three").only_in(&[DRAFT.id]);
const ROLES: Switch = choice("roles", &["both", "one"]).only_in(&[RED_BLUE.id]);

pub(crate) const SWITCHES: &[Switch] = &[
    MODE,
    GROUP,
    HARD,
    DIFFICULTY,
    LEVEL,
    HINT,
    AS_DEALT,
    BLIND,
    KEPT_HIDDEN,
    BEST_OF_THREE,
    ROLES,
];

const fn choice(id: &'static str, options: &'static [&'static str]) -> Switch {
    Switch::new(id, SwitchKind::Choice { options })
}

/// What a table plays.
#[derive(Clone, Debug)]
pub struct Setup {
    pub players: u8,
    pub mode: Mode,
    /// Backs show nothing (CYW-R6).
    pub blind: bool,
    /// How many detections a card keeps; none: all (CYW-R5).
    pub keep: Option<u8>,
    pub pool: Pool,
    /// The group that is played; none: red picks (CYW-R17).
    pub group: Option<u8>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    Solo {
        level: Level,
        hint: bool,
        as_dealt: bool,
    },
    Draft {
        hidden: bool,
        best_of_three: bool,
    },
    Duel {
        both_roles: bool,
    },
}

/// What a solo player may look at (CYW-R9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// The fronts of the defences, and the backs of the attacks.
    Study,
    /// No front of a defence.
    Exam,
    /// The fronts of the defences, but not even the backs of the attacks.
    Blind,
}

/// Cards that a solo game or a draft needs, and red/blue (CYW-R25).
pub(crate) const FEWEST_CARDS: usize = 10;
const RED_BLUE_CARDS: usize = 12;

impl Setup {
    /// The switches of a config that are each fine, together.
    pub(crate) fn of(config: &Config) -> Result<Setup, Refused> {
        let mode = mode(config)?;
        let group = config.choice(&GROUP);
        let imported = config.import(&GROUP);
        let hard = config.flag(HARD.id);
        let in_box = imported.is_none() && matches!(group, "box" | "apt3" | "apt29");
        // CYW-R27
        if hard && !in_box {
            return Err(clash("hard-cards"));
        }
        let is_duel = matches!(mode, Mode::Duel { .. });
        let keep = match config.choice(&DIFFICULTY) {
            "all" if !in_box => return Err(clash("all")),
            "all" => None,
            "2" => Some(2),
            "3" => Some(3),
            _ if is_duel || !in_box => Some(3),
            _ => None,
        };
        let pool = if let Some(imported) = imported {
            let facts = import::deck(imported).ok_or(Refused::BadValue {
                switch: GROUP.id,
                kind: GROUP.kind,
            })?;
            Pool::of_group(&facts, &facts.groups[0].id, keep).expect("it is the deck's group")
        } else if in_box {
            Pool::of_the_box(hard, keep)
        } else {
            Pool::of_group(&ATTACK, group, keep).expect("the switch lists groups of the table")
        };
        let deck = match group {
            "box" if is_duel => None,
            "apt29" => Some(1),
            _ => Some(0),
        };
        if is_duel
            && pool
                .decks
                .iter()
                .any(|deck| deck.cards.len() < RED_BLUE_CARDS)
        {
            let cards = pool.decks[0].cards.len();
            let phrase = Phrase::new("cyberwar-refused-few-cards")
                .with("group", pool.decks[0].name.as_str())
                .with("cards", cards)
                .with("need", RED_BLUE_CARDS);
            return Err(Refused::Clash { phrase });
        }
        let blind = match mode {
            Mode::Solo { level, .. } => level == Level::Blind,
            Mode::Draft { .. } | Mode::Duel { .. } => config.flag(BLIND.id),
        };
        Ok(Setup {
            players: config.players,
            mode,
            blind,
            keep,
            pool,
            group: deck,
        })
    }

    /// Games that are played one after another, at most.
    pub fn games(&self) -> u8 {
        match self.mode {
            Mode::Solo { .. } => 1,
            Mode::Draft { best_of_three, .. } => {
                if best_of_three {
                    3
                } else {
                    1
                }
            }
            Mode::Duel { both_roles } => {
                if both_roles {
                    2
                } else {
                    1
                }
            }
        }
    }
}

/// The mode of a table, which must use no switch of another (CYW-R27).
fn mode(config: &Config) -> Result<Mode, Refused> {
    let red_blue = config.choice(&MODE) == "red-blue";
    if red_blue && config.players != 2 {
        return Err(clash("red-blue"));
    }
    let set = |switch: &Switch| match switch.kind {
        SwitchKind::Flag => config.flag(switch.id),
        SwitchKind::Choice { options } => config.choice(switch) != options[0],
        SwitchKind::Listed { .. }
        | SwitchKind::Number { .. }
        | SwitchKind::Seats
        | SwitchKind::Cards { .. } => false,
    };
    let solo = config.players == 1;
    let mode = if red_blue {
        RED_BLUE
    } else if solo {
        SOLO
    } else {
        DRAFT
    };
    let foreign = |switch: &&Switch| !switch.is_for(mode.id) && set(switch);
    if let Some(switch) = SWITCHES.iter().find(foreign) {
        return Err(match switch.modes {
            [only] => clash(&format!("{only}-only")),
            _ => clash("not-solo"),
        });
    }
    if solo {
        return Ok(Mode::Solo {
            level: match config.choice(&LEVEL) {
                "exam" => Level::Exam,
                "blind" => Level::Blind,
                _ => Level::Study,
            },
            hint: config.flag(HINT.id),
            as_dealt: config.flag(AS_DEALT.id),
        });
    }
    Ok(if red_blue {
        Mode::Duel {
            both_roles: config.choice(&ROLES) == "both",
        }
    } else {
        Mode::Draft {
            hidden: config.flag(KEPT_HIDDEN.id),
            best_of_three: config.flag(BEST_OF_THREE.id),
        }
    })
}

fn clash(text: &str) -> Refused {
    Refused::Clash {
        phrase: Phrase::new(format!("cyberwar-refused-{text}")),
    }
}
