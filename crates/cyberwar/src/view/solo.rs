//! Solo as a viewer sees it.

use serde::Serialize;
use ts_rs::TS;

use crate::CyberWar;
use crate::cards::{Defence, Defences, Handle};
use crate::setup::{Level, Mode};
use crate::state::{FIVE, Solo, SoloPhase, State};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct SoloView {
    pub phase: SoloPhase,
    pub level: Level,
    /// Counted from 1, and of how many.
    pub round: u8,
    pub rounds: u8,
    /// The attacks of this round; those before have been removed.
    #[ts(type = "Array<number>")]
    pub five: Vec<Handle>,
    #[ts(type = "Array<number>")]
    pub chosen: Vec<Defence>,
    /// The four of each round so far, the lost one too.
    #[ts(type = "Array<Array<number>>")]
    pub answers: Vec<Defences>,
    /// One of the best four.
    #[ts(type = "number | null")]
    pub hint: Option<Defence>,
    /// Not every five of this deck can be stopped, as it was shuffled.
    pub unfair: bool,
}

impl CyberWar {
    pub(super) fn see_solo(&self, state: &State, solo: &Solo) -> SoloView {
        let Solo {
            phase,
            chosen,
            answers,
            hint,
            unfair,
        } = solo;
        let Mode::Solo { level, .. } = self.setup.mode else {
            unreachable!("a solo game is played by a solo table");
        };
        let cards = state.attacks.len();
        let round = solo.round(state.dealt);
        SoloView {
            phase: *phase,
            level,
            round: round as u8 + 1,
            rounds: cards.div_ceil(FIVE) as u8,
            five: Solo::block(round, cards)
                .filter(|&handle| handle < state.dealt)
                .map(Handle)
                .collect(),
            chosen: chosen.to_vec(),
            answers: answers.to_vec(),
            hint: *hint,
            unfair: *unfair,
        }
    }
}
