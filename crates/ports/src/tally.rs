//! Captured cards, counted: bots score millions of piles, so all sets are counted and scored at once.

use crate::cards::{Name, Set, Sets};

/// What a card counts for: four bits for each set (none has more than fifteen cards), above them eight
/// for red marks and one for HSRP. Cards are counted by adding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Count(u64);

/// The lowest bit of every set.
const ONES: u64 = ((1 << RED) - 1) / 15;
const BITS: u32 = 4;
const RED: u32 = BITS * Set::ALL.len() as u32;
const HSRP: u32 = RED + 8;

impl Count {
    pub(crate) fn of(name: Name, sets: Sets, red: bool) -> Count {
        let hsrp = u64::from(name == Name::Hsrp) << HSRP;
        Count(spread(sets) | u64::from(red) << RED | hsrp)
    }
}

/// One for each of these sets.
fn spread(sets: Sets) -> u64 {
    let mut left = sets.0;
    let mut all = 0;
    while left != 0 {
        all |= 1 << (BITS * left.trailing_zeros());
        left &= left - 1;
    }
    all
}

/// How many cards of each set a player has captured, and how many red ones.
pub(crate) struct Tally {
    count: u64,
    /// One for each set that counts: NTP named none of these.
    counting: u64,
}

impl Tally {
    pub(crate) fn new(cards: impl Iterator<Item = Count>, zeroed: Sets) -> Tally {
        Tally {
            count: cards.map(|card| card.0).sum(),
            counting: ONES & !spread(zeroed),
        }
    }

    pub(crate) fn cards(&self, set: Set) -> i32 {
        (self.count >> (BITS * set as u32) & 15) as i32
    }

    /// One for each set of two or more cards.
    fn pairs(&self) -> u64 {
        (self.count >> 1 | self.count >> 2 | self.count >> 3) & ONES
    }

    /// The points of all sets, four bits each, before doubling: a single card is no set.
    fn all_points(&self) -> u64 {
        self.count & ((self.pairs() & self.counting) * 15)
    }

    /// The points each set brings, before doubling.
    pub(crate) fn points(&self, set: Set) -> i32 {
        (self.all_points() >> (BITS * set as u32) & 15) as i32
    }

    /// The set that HSRP doubles (PRT-R5): the second highest entry, which with a tie at the top is
    /// one of the highest. Which of equals it is does not matter for the score.
    pub(crate) fn doubled(&self) -> Option<Set> {
        if self.count >> HSRP == 0 {
            return None;
        }
        let (mut best, mut second) = (None, None);
        for set in Set::ALL {
            let points = self.points(set);
            if points == 0 {
                continue;
            }
            if best.is_none_or(|(most, _)| points > most) {
                second = best;
                best = Some((points, set));
            } else if second.is_none_or(|(most, _)| points >= most) {
                second = Some((points, set));
            }
        }
        second.map(|(_, set)| set)
    }

    pub(crate) fn total(&self) -> i32 {
        const LOWER: u64 = 0x0f0f_0f0f_0f0f_0f0f;
        let points = self.all_points();
        let by_two = (points & LOWER) + (points >> BITS & LOWER);
        // All bytes are added up in the highest.
        let sets = by_two.wrapping_mul(0x0101_0101_0101_0101) >> 56;
        let doubling = self.doubled().map_or(0, |set| self.points(set));
        let reds = self.count >> RED & 0xff;
        sets as i32 + doubling - reds as i32
    }

    /// How many sets have one card and could still become something.
    pub(crate) fn begun(&self) -> i32 {
        (self.count & !self.pairs() & self.counting).count_ones() as i32
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::FACTS;
    use tabletop::{Chance, Seed};

    /// As the rulebook counts: set by set, card by card.
    #[test]
    fn all_sets_at_once_come_to_the_same_as_one_by_one() {
        let mut chance = Chance::new(Seed([7; 32]));
        for _ in 0..2_000 {
            let share = chance.below(101);
            let pile: Vec<_> = FACTS.iter().filter(|_| chance.below(100) < share).collect();
            let zeroed = Sets::of(&[Set::ALL[chance.below(12) as usize]]);
            let red = |name: Name| name.index().is_multiple_of(3);
            let counts = pile
                .iter()
                .map(|fact| Count::of(fact.name, fact.sets, red(fact.name)));
            let tally = Tally::new(counts, zeroed);
            let (mut points, mut begun) = (Vec::new(), 0);
            for set in Set::ALL {
                let cards = pile.iter().filter(|fact| fact.sets.contains(set)).count() as i32;
                assert_eq!(tally.cards(set), cards);
                let counts = !zeroed.contains(set);
                begun += i32::from(counts && cards == 1);
                points.push(if counts && cards > 1 { cards } else { 0 });
                assert_eq!(tally.points(set), *points.last().unwrap());
            }
            assert_eq!(tally.begun(), begun);
            points.sort_unstable();
            let hsrp = pile.iter().any(|fact| fact.name == Name::Hsrp);
            let doubling = if hsrp { points[points.len() - 2] } else { 0 };
            let reds = pile.iter().filter(|fact| red(fact.name)).count() as i32;
            assert_eq!(tally.total(), points.iter().sum::<i32>() + doubling - reds);
        }
    }

    #[test]
    fn no_set_has_more_cards_than_can_be_counted() {
        for set in Set::ALL {
            let cards = FACTS.iter().filter(|fact| fact.sets.contains(set));
            // One more where a switch adds a name.
            assert!(cards.count() < 15, "{set:?}");
        }
    }
}
