//! What a level means in numbers.

use tabletop::{Chance, Game, Mastery};

/// How a bot decides.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Plan {
    /// Any legal move.
    Random,
    /// The move that looks best at once.
    Greedy(Glance),
    /// The move that does best in many imagined games.
    Search(Search),
}

/// Looking no further than one's own turn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Glance {
    pub mastery: Mastery,
    /// The chance, in percent, that an option is thought of at all.
    pub attention: u32,
    /// Imagined worlds in which each option is tried.
    pub worlds: u32,
    /// About how many ways of finishing one's own turn are tried for each option and world.
    pub reach: u32,
}

/// Information-set Monte Carlo tree search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Search {
    pub mastery: Mastery,
    /// The chance, in percent, that a decision is made at a glance, and how one looks then.
    pub haste: u32,
    pub glance: Glance,
    /// Imagined worlds, each played to its end (or horizon) once.
    pub iterations: u32,
    /// Actions carried out in imagined games after which no other game is begun: keeps decisions in
    /// long games bearable, and unlike a clock gives the same answer on every machine. A game may
    /// ask for fewer.
    pub effort: u32,
    /// How much moves are favoured that were seldom tried: the constant of the PUCT formula.
    pub curiosity: f32,
    /// How much is expected of moves that are worth more at once than the others; 0: nothing.
    pub trust: f32,
    /// How much of the reward is for the margin in points, 0 to 1; the rest is for the win alone.
    pub margin: f32,
    /// How many options are compared for each decision in imagined games, by what they are worth at
    /// once; 1: any is taken. More is slower, but what is learnt is about sensible opponents.
    pub care: u32,
    /// Decisions after which an imagined game is cut off and judged by its worth, at the latest; a
    /// game may ask for fewer.
    pub horizon: u32,
}

impl Search {
    /// Decisions in each imagined game, at most.
    pub(crate) fn depth<G: Game>(&self, game: &G) -> u32 {
        self.horizon.min(game.pace().horizon).max(1)
    }
}

impl Plan {
    /// The same of somebody who takes the time for every decision.
    pub const fn unhurried(self) -> Plan {
        match self {
            Plan::Search(plan) => Plan::Search(Search { haste: 0, ..plan }),
            Plan::Random | Plan::Greedy(_) => self,
        }
    }

    /// How one decision is made: whoever searches does not always.
    pub(crate) fn drawn(self, chance: &mut Chance) -> Plan {
        match self {
            Plan::Search(plan) if plan.haste > 0 && chance.below(100) < plan.haste => {
                Plan::Greedy(plan.glance)
            }
            Plan::Random | Plan::Greedy(_) | Plan::Search(_) => self,
        }
    }

    pub const fn mastery(&self) -> Mastery {
        match self {
            Plan::Random => Mastery::FULL,
            Plan::Greedy(plan) => plan.mastery,
            Plan::Search(plan) => plan.mastery,
        }
    }
}
