//! What a position is worth to each seat.

use tabletop::{Game, MAX_SEATS, Seat};

/// A reward for each seat, about 0 to 1.
pub(crate) type Rewards = [f32; MAX_SEATS];

/// Turns points into rewards.
pub(crate) struct Judge {
    /// The share of the reward that is for the margin; the rest is for the win.
    margin: f32,
    scores: Scale,
    /// By seat: what each is used to.
    worths: [Usual; MAX_SEATS],
}

impl Judge {
    pub(crate) fn new(margin: f32) -> Judge {
        Judge {
            margin,
            scores: Scale::default(),
            worths: [Usual::default(); MAX_SEATS],
        }
    }

    /// The rewards of a state: by the outcome if it is over, else by its worth.
    pub(crate) fn judge<G: Game>(&mut self, game: &G, state: &G::State) -> Rewards {
        let mut rewards = [0.0; MAX_SEATS];
        let Some(outcome) = game.outcome(state) else {
            for seat in Seat::all(game.seats()) {
                let usual = &mut self.worths[seat.index()];
                rewards[seat.index()] = usual.share(game.worth(state, seat));
            }
            return rewards;
        };
        if self.margin > 0.0 {
            let leads = leads(outcome.scores());
            for (reward, lead) in rewards.iter_mut().zip(leads) {
                *reward = self.margin * self.scores.share(lead);
            }
        }
        let share = (1.0 - self.margin) / outcome.winners.len() as f32;
        for winner in outcome.winners.iter() {
            rewards[winner.index()] += share;
        }
        rewards
    }
}

/// By how much each is ahead of the best of the others; negative: behind.
fn leads(scores: &[i32]) -> impl Iterator<Item = i32> {
    let (mut first, mut second) = (i32::MIN, i32::MIN);
    for &score in scores {
        second = second.max(score.min(first));
        first = first.max(score);
    }
    scores.iter().map(move |&score| {
        let best_other = if score == first { second } else { first };
        score.saturating_sub(best_other)
    })
}

/// What counts as far ahead: it is learnt from the games seen, so that it fits any game.
struct Scale {
    /// The sum and number of the leads seen.
    sum: f32,
    count: f32,
}

impl Default for Scale {
    fn default() -> Scale {
        Scale {
            sum: 1.0,
            count: 1.0,
        }
    }
}

impl Scale {
    /// From 0, far behind, over 1/2, level, to 1, far ahead.
    fn share(&mut self, lead: i32) -> f32 {
        let lead = lead as f32;
        let usual = self.sum / self.count;
        self.sum += lead.abs();
        self.count += 1.0;
        0.5 + 0.5 * lead / (lead.abs() + usual)
    }
}

/// What worth a seat usually comes to: who is far ahead anyway must still tell good from better.
#[derive(Clone, Copy, Default)]
struct Usual {
    count: f32,
    mean: f32,
    /// The sum of the distances from the mean.
    strayed: f32,
}

impl Usual {
    /// From 0, far worse than usual, to 1, far better.
    fn share(&mut self, worth: i32) -> f32 {
        self.count += 1.0;
        let worth = worth as f32;
        self.mean += (worth - self.mean) / self.count;
        let better = worth - self.mean;
        self.strayed += better.abs();
        let usual = (self.strayed / self.count).max(1.0);
        0.5 + 0.5 * better / (better.abs() + usual)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn leads_are_over_the_best_of_the_others() {
        let leads = |scores| leads(scores).collect::<Vec<_>>();
        assert_eq!(leads(&[3, 7, 5]), [-4, 2, -2]);
        assert_eq!(leads(&[7, 7, 5]), [0, 0, -2]);
        assert_eq!(leads(&[-3, -1]), [-2, 2]);
    }

    #[test]
    fn a_share_stays_between_nothing_and_all() {
        let mut scale = Scale::default();
        assert_eq!(scale.share(0), 0.5);
        let shares = [-1_000_000, -3, 0, 3, 1_000_000].map(|lead| scale.share(lead));
        assert!(shares.is_sorted() && shares[0] >= 0.0 && shares[4] <= 1.0);
    }

    #[test]
    fn a_usual_worth_is_neither_good_nor_bad() {
        let mut usual = Usual::default();
        let settled = (0..100).map(|n| usual.share(500 + n % 2 * 10)).last();
        assert!(settled.is_some_and(|share| share > 0.6));
        assert!((usual.share(505) - 0.5).abs() < 0.1);
        assert!(usual.share(-500) < 0.1);
    }
}
