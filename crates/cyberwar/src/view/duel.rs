//! Red/blue as a viewer sees it: everything but fronts lies open.

use serde::Serialize;
use tabletop::Seat;
use ts_rs::TS;

use super::Known;
use crate::CyberWar;
use crate::cards::{Card, Defence, Defences, Handle};
use crate::state::{Duel, DuelPhase, Fought, Handles};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct DuelView {
    pub phase: DuelPhase,
    /// Counted from 1, and of how many.
    pub game: u8,
    pub games: u8,
    #[ts(type = "number")]
    pub red: Seat,
    #[ts(type = "number")]
    pub blue: Seat,
    /// Counted from 1.
    pub round: u8,
    /// Red's attacks and blue's defences that have not been played.
    #[ts(type = "Array<number>")]
    pub row: Handles,
    #[ts(type = "Array<number>")]
    pub rack: Defences,
    /// The middle, in the order played.
    #[ts(type = "Array<number>")]
    pub attacks: Vec<Handle>,
    #[ts(type = "Array<number>")]
    pub guards: Vec<Defence>,
    /// Defences left in the deck.
    pub deck: u8,
    #[ts(type = "Array<number>")]
    pub discard: Defences,
    /// Blue's pile and red's.
    #[ts(type = "Array<number>")]
    pub stopped: Handles,
    #[ts(type = "Array<number>")]
    pub through: Handles,
    /// The rounds so far.
    pub rounds: Vec<RoundView>,
    /// The game before this one.
    pub past: Option<PastDuel>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct RoundView {
    #[ts(type = "Array<number>")]
    pub attacks: Vec<Handle>,
    #[ts(type = "Array<number>")]
    pub guards: Vec<Defence>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct PastDuel {
    /// Its number in `groups`.
    pub group: u8,
    #[ts(type = "number")]
    pub red: Seat,
    pub stopped: Vec<Known>,
    pub through: Vec<Known>,
}

impl CyberWar {
    pub(super) fn see_duel(&self, duel: &Duel) -> DuelView {
        let Duel {
            phase,
            red,
            row,
            rack,
            attacks,
            guards,
            deck,
            discard,
            stopped,
            through,
            rounds,
            past,
        } = duel;
        let known = |cards: &[Card]| cards.iter().map(|&card| self.known(card)).collect();
        DuelView {
            phase: *phase,
            game: 1 + u8::from(past.is_some()),
            games: self.setup.games(),
            red: *red,
            blue: duel.blue(),
            round: duel.round() as u8 + 1,
            row: *row,
            rack: *rack,
            attacks: attacks.to_vec(),
            guards: guards.to_vec(),
            deck: deck.len(),
            discard: *discard,
            stopped: *stopped,
            through: *through,
            rounds: rounds
                .iter()
                .map(|round| RoundView {
                    attacks: round.attacks.to_vec(),
                    guards: round.guards.to_vec(),
                })
                .collect(),
            past: past.as_ref().map(|past| {
                let Fought {
                    group,
                    red,
                    stopped,
                    through,
                } = past;
                PastDuel {
                    group: *group,
                    red: *red,
                    stopped: known(stopped),
                    through: known(through),
                }
            }),
        }
    }
}
