//! Solo by calculation: the best four defences against known attacks, and how likely an answer is to
//! stop five unknown ones.

use crate::attack::DEFENCES;
use crate::cards::{Defence, Defences};
use crate::state::{FIVE, FOUR};

/// Whether some four defences stop all of these attacks, at most five. Four attacks can always be
/// stopped one by one; of five, two must have a defence in common.
pub fn can_be_stopped(attacks: impl IntoIterator<Item = Defences>) -> bool {
    let (mut seen, mut count, mut shared) = (Defences::EMPTY, 0, false);
    for link in attacks {
        if link.is_empty() {
            return false;
        }
        shared |= link.meets(seen);
        seen = seen.or(link);
        count += 1;
    }
    debug_assert!(count <= FIVE);
    shared || count <= FOUR
}

/// An answer and what it comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answer {
    pub defences: Defences,
    /// How many of the attacks it stops.
    pub stopped: u8,
}

/// The best four: most attacks stopped, then most detections in all, then the lowest numbers.
pub fn best(attacks: &[Defences]) -> Answer {
    let judged = fours().map(|defences| {
        let caught = attacks
            .iter()
            .map(|link| usize::from(link.and(defences).len()));
        let detections: usize = caught.sum();
        let answer = Answer {
            defences,
            stopped: stopped(attacks, defences),
        };
        (answer, detections)
    });
    let better = |a: (Answer, usize), b: (Answer, usize)| {
        if (b.0.stopped, b.1) > (a.0.stopped, a.1) {
            b
        } else {
            a
        }
    };
    judged.reduce(better).expect("there are 495 answers").0
}

/// How many of the attacks these defences stop.
pub fn stopped(attacks: &[Defences], defences: Defences) -> u8 {
    attacks.iter().filter(|link| link.meets(defences)).count() as u8
}

/// Every four of the twelve defences.
fn fours() -> impl Iterator<Item = Defences> {
    (0..1u64 << DEFENCES)
        .filter(|mask| mask.count_ones() == FOUR as u32)
        .map(Defences::from_bits)
}

/// One defence of the best answer: the one that is hardest to do without (CYW-R28).
pub(crate) fn hint(attacks: &[Defences]) -> Defence {
    let best = best(attacks).defences;
    let alone = |defence: &Defence| {
        let rest = best.without(*defence);
        stopped(attacks, rest)
    };
    best.iter()
        .min_by_key(alone)
        .expect("an answer has four defences")
}

/// A probability as a fraction of whole numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, ts_rs::TS)]
pub struct Odds {
    pub good: u32,
    pub of: u32,
}

/// In how many of all the rounds that the remaining deck could deal and that can be stopped at all,
/// these defences stop everything.
pub fn odds(deck: &[Defences], defences: Defences) -> Odds {
    let size = deck.len().min(FIVE);
    let caught: Vec<Defences> = deck
        .iter()
        .copied()
        .filter(|link| link.meets(defences))
        .collect();
    Odds {
        good: stoppable(&caught, size),
        of: stoppable(deck, size),
    }
}

/// How many rounds of this size there are that can be stopped. Only a five in which no two attacks
/// have a defence in common cannot, so those are counted and taken off.
fn stoppable(deck: &[Defences], size: usize) -> u32 {
    let possible: Vec<Defences> = deck
        .iter()
        .copied()
        .filter(|link| !link.is_empty())
        .collect();
    let all = choose(possible.len() as u32, size as u32);
    if size < FIVE {
        return all;
    }
    all - disjoint_fives(&possible)
}

/// Fives without a common defence, counted by the defences that the attacks chosen so far use up:
/// whatever the deck, there are only 4,096 such sets.
fn disjoint_fives(deck: &[Defences]) -> u32 {
    const SETS: usize = 1 << DEFENCES;
    let mut kinds = [0u32; SETS];
    for link in deck {
        kinds[link.bits() as usize] += 1;
    }
    // By the number of attacks chosen, at most four, and the defences they use up.
    let mut ways = vec![[0u32; SETS]; FIVE];
    ways[0][0] = 1;
    let mut fives = 0;
    for kind in (1..SETS).filter(|&kind| kinds[kind] > 0) {
        for chosen in (0..FIVE).rev() {
            for used in 0..SETS {
                let so_far = ways[chosen][used];
                if so_far == 0 || used & kind != 0 {
                    continue;
                }
                let more = so_far * kinds[kind];
                if chosen + 1 == FIVE {
                    fives += more;
                } else {
                    ways[chosen + 1][used | kind] += more;
                }
            }
        }
    }
    fives
}

fn choose(n: u32, k: u32) -> u32 {
    if k > n {
        return 0;
    }
    let product = (0..u64::from(k)).fold(1, |product, i| product * (u64::from(n) - i) / (i + 1));
    u32::try_from(product).expect("a deck has at most 128 cards")
}
