//! Players of several temperaments, so that random games reach rare branches.

use std::collections::HashMap;

use tabletop::{Game, Seat};

use crate::position::play;
use crate::trial::Trial;

/// How a seat chooses throughout a game.
#[derive(Clone, Copy)]
pub(crate) enum Policy {
    /// Anything.
    Random,
    /// Mostly the first entry of the menu.
    First,
    /// Mostly the last entry of the menu.
    Last,
    /// What was chosen least often so far.
    Curious,
    /// Mostly what the clock would answer.
    Absent,
    /// What looks best right afterwards.
    Greedy,
}

/// How often each action was chosen in this game.
pub(crate) type Chosen<A> = HashMap<A, u32>;

/// A greedy player looks at this many options at most.
const CONSIDERED: usize = 4;

impl Policy {
    pub fn any(trial: &mut Trial) -> Policy {
        trial.pick(&[
            Policy::Random,
            Policy::Random,
            Policy::First,
            Policy::Last,
            Policy::Curious,
            Policy::Curious,
            Policy::Absent,
            Policy::Greedy,
        ])
    }

    /// Chooses from a menu, which is not empty.
    pub fn choose<G: Game>(
        self,
        game: &G,
        state: &G::State,
        seat: Seat,
        menu: &[G::Action],
        chosen: &Chosen<G::Action>,
        trial: &mut Trial,
    ) -> G::Action {
        let any = trial.pick(menu);
        let whim = trial.one_in(4);
        match self {
            Policy::First if !whim => menu[0],
            Policy::Last if !whim => menu[menu.len() - 1],
            Policy::Absent if !whim => game.fallback(state, seat),
            Policy::Random | Policy::First | Policy::Last | Policy::Absent => any,
            Policy::Curious => {
                let times = |action: &G::Action| chosen.get(action).copied().unwrap_or(0);
                let fewest = menu.iter().map(times).min().unwrap_or(0);
                let rare: Vec<G::Action> = menu
                    .iter()
                    .copied()
                    .filter(|action| times(action) == fewest)
                    .collect();
                trial.pick(&rare)
            }
            Policy::Greedy => {
                let worth = |action: G::Action, trial: &mut Trial| {
                    let mut after = state.clone();
                    play(game, &mut after, &mut trial.dice, seat, action);
                    game.worth(&after, seat)
                };
                let mut best = (worth(any, trial), any);
                for _ in 1..menu.len().min(CONSIDERED) {
                    let other = trial.pick(menu);
                    best = best.max((worth(other, trial), other));
                }
                best.1
            }
        }
    }
}
