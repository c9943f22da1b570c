//! Why a bot chose what it chose.

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
}
