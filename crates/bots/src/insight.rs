//! Why a bot chose what it chose.

use tabletop::Chance;

/// What a decision was based on.
#[derive(Clone, Debug, PartialEq)]
pub struct Insight<A> {
    /// Worlds that were imagined and played.
    pub iterations: u32,
    pub weighed: Vec<Weighed<A>>,
}

/// An option and what was found out about it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weighed<A> {
    pub action: A,
    /// How often it was tried.
    pub visits: u32,
    /// Its mean value: a share of the win if searched, worth if only glanced at.
    pub value: f64,
}

impl<A> Default for Insight<A> {
    fn default() -> Insight<A> {
        Insight {
            iterations: 0,
            weighed: Vec::new(),
        }
    }
}

/// Of options that others must not foresee, how much worse than the best one may be that is taken at
/// times, and how many times less often it was tried: in a balance all that are mixed are equally good.
const ALIKE: f64 = 0.01;
const SELDOM: u32 = 3;

impl<A: Copy> Insight<A> {
    pub(crate) fn clear(&mut self) {
        self.iterations = 0;
        self.weighed.clear();
    }

    /// The option tried most, as that is the steadier judgement; of those the one worth most.
    pub(crate) fn best(&self) -> Option<A> {
        let better = |a: &&Weighed<A>, b: &&Weighed<A>| {
            a.visits.cmp(&b.visits).then(a.value.total_cmp(&b.value))
        };
        self.weighed.iter().max_by(better).map(|best| best.action)
    }

    /// One of the options that are as good as the best, as often as each was tried.
    pub(crate) fn mixed(&self, chance: &mut Chance) -> Option<A> {
        let best = self.weighed.iter().max_by_key(|option| option.visits)?;
        let alike = |option: &&Weighed<A>| {
            option.visits >= best.visits / SELDOM && option.value >= best.value - ALIKE
        };
        let all = self.weighed.iter().filter(alike);
        let mut nth = chance.below(all.clone().map(|option| option.visits).sum::<u32>().max(1));
        for option in all {
            match nth.checked_sub(option.visits) {
                Some(rest) => nth = rest,
                None => return Some(option.action),
            }
        }
        Some(best.action)
    }
}
