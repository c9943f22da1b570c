//! Why a record cannot be played, or goes no further.

use tabletop::{Broken, BrokenWhy, Phrase, Refusal, Refused, Replay, Seat, Words};

use crate::NoSuchGame;
use crate::any::StepRefused;

/// Why a record cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LoadError {
    #[error("this is not a Sandtable record ({0})")]
    NotARecord(String),
    #[error(transparent)]
    Game(#[from] NoSuchGame),
    #[error("the record was made by a later version of this program")]
    NewerFormat,
    #[error(
        "the record was made with rules version {found} of this game; this program plays version {known}"
    )]
    NewerRules { found: u32, known: u32 },
    #[error(
        "the record was made with rules version {found} of this game, and version {known} differs at entry {entry}"
    )]
    OlderRules {
        entry: usize,
        found: u32,
        known: u32,
    },
    #[error(
        "the record was made with rules version {found} of this game, and version {known} begins otherwise"
    )]
    OtherOpening { found: u32, known: u32 },
    #[error("the record's set-up is not one this game allows")]
    Config(Refused),
    #[error("there is no seat {seat}: {players} played")]
    NobodySits { seat: Seat, players: u8 },
    #[error("entry {entry}: there is no seat {seat} at this table")]
    NoSuchSeat { entry: usize, seat: Seat },
    #[error("entry {entry} is not allowed by the rules")]
    Illegal { entry: usize, why: Phrase },
    #[error("entry {entry}: the digest does not fit; the record was changed or damaged")]
    WrongDigest { entry: usize },
    #[error("the opening position does not fit its digest; the record was changed or damaged")]
    WrongOpening,
}

impl LoadError {
    /// Why a record does not play, in words.
    pub fn phrase(&self) -> Phrase {
        match self {
            LoadError::NotARecord(_) => Phrase::new("replay-not-a-record"),
            LoadError::Game(NoSuchGame(game)) => {
                Phrase::new("replay-other-game").with("game", game.as_str())
            }
            LoadError::NewerFormat => Phrase::new("replay-newer-format"),
            LoadError::NewerRules { found, known } => Phrase::new("replay-other-rules")
                .with("found", *found as usize)
                .with("known", *known as usize),
            LoadError::OlderRules {
                entry,
                found,
                known,
            } => Phrase::new("replay-older-rules")
                .with("entry", *entry)
                .with("found", *found as usize)
                .with("known", *known as usize),
            LoadError::OtherOpening { found, known } => Phrase::new("replay-other-opening")
                .with("found", *found as usize)
                .with("known", *known as usize),
            LoadError::Config(refused) => {
                Phrase::new("replay-bad-config").with("why", refused.phrase())
            }
            LoadError::NobodySits { .. } => Phrase::new("refused-bad-viewer"),
            LoadError::NoSuchSeat { entry, seat } => Phrase::new("replay-no-such-seat")
                .with("entry", *entry)
                .with("seat", usize::from(seat.0) + 1),
            LoadError::Illegal { entry, why } => Phrase::new("replay-illegal")
                .with("entry", *entry)
                .with("why", why.clone()),
            LoadError::WrongDigest { entry } => {
                Phrase::new("replay-wrong-digest").with("entry", *entry)
            }
            LoadError::WrongOpening => Phrase::new("replay-wrong-opening"),
        }
    }
}

/// Why a record of older rules goes no further, if it does not.
pub(crate) fn older<G: Words>(replay: &Replay<G>) -> Option<LoadError> {
    replay
        .stopped
        .as_ref()
        .map(|stopped| LoadError::OlderRules {
            entry: stopped.entry,
            found: replay.game.record().rules,
            known: G::RULES,
        })
}

/// Why a record that was made with these rules does not play.
pub(crate) fn broken<G: Words>(broken: Broken<G>, rules: u32) -> LoadError {
    let entry = broken.entry;
    match broken.why {
        BrokenWhy::OtherGame { game } => LoadError::Game(NoSuchGame(game)),
        BrokenWhy::NewerFormat => LoadError::NewerFormat,
        BrokenWhy::NewerRules { rules } => LoadError::NewerRules {
            found: rules,
            known: G::RULES,
        },
        BrokenWhy::Config(refused) => LoadError::Config(refused),
        BrokenWhy::NoSuchSeat(seat) => LoadError::NoSuchSeat { entry, seat },
        BrokenWhy::Refused(refusal) => LoadError::Illegal {
            entry,
            why: match refusal {
                // Refusals do not depend on the table's switches for their words.
                Refusal::Illegal(illegal) => G::refusal(&illegal),
                Refusal::NothingToRetract | Refusal::NothingToUndo => {
                    StepRefused::NothingToTakeBack.phrase()
                }
            },
        },
        BrokenWhy::WrongDigest if entry == 0 && rules < G::RULES => LoadError::OtherOpening {
            found: rules,
            known: G::RULES,
        },
        BrokenWhy::WrongDigest if entry == 0 => LoadError::WrongOpening,
        BrokenWhy::WrongDigest => LoadError::WrongDigest { entry },
    }
}
