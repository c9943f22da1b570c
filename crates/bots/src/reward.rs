//! What a position is worth to each seat.

use tabletop::{Game, MAX_SEATS, Seat};

/// A reward for each seat, about 0 to 1.
pub(crate) type Rewards = [f32; MAX_SEATS];

/// How many points this seat is ahead of the best of the others; negative: behind.
pub(crate) fn lead<G: Game>(game: &G, state: &G::State, seat: Seat) -> i32 {
    let others = Seat::all(game.seats()).filter(|&other| other != seat);
    let best = others.map(|other| game.worth(state, other)).max();
    game.worth(state, seat) - best.unwrap_or(0)
}

/// Turns points into rewards. What counts as a large margin is learnt from the games seen, so that
/// it fits any game.
pub(crate) struct Judge {
    /// The share of the reward that is for the margin.
    margin: f32,
    /// The sum and number of the margins seen.
    sum: f32,
    count: f32,
}

impl Judge {
    pub(crate) fn new(margin: f32) -> Judge {
        Judge {
            margin,
            sum: 1.0,
            count: 1.0,
        }
    }

    /// The rewards of a state: by the outcome if it is over, else by its worth.
    pub(crate) fn judge<G: Game>(&mut self, game: &G, state: &G::State) -> Rewards {
        let mut rewards = [0.0; MAX_SEATS];
        let seats = game.seats() as usize;
        match game.outcome(state) {
            Some(outcome) => {
                if self.margin > 0.0 {
                    self.margins(outcome.scores(), self.margin, &mut rewards);
                }
                let share = (1.0 - self.margin) / outcome.winners.len() as f32;
                for winner in outcome.winners.iter() {
                    rewards[winner.index()] += share;
                }
            }
            None => {
                let mut worths = [0; MAX_SEATS];
                for seat in Seat::all(game.seats()) {
                    worths[seat.index()] = game.worth(state, seat);
                }
                self.margins(&worths[..seats], 1.0, &mut rewards);
            }
        }
        rewards
    }

    /// Adds up to `share` to each reward: half of it for being level with the best of the others.
    fn margins(&mut self, points: &[i32], share: f32, rewards: &mut Rewards) {
        let (mut first, mut second) = (i32::MIN, i32::MIN);
        for &points in points {
            second = second.max(points.min(first));
            first = first.max(points);
        }
        let usual = self.sum / self.count;
        for (&points, reward) in points.iter().zip(rewards) {
            // The only one of a solo game is level with nobody else, hence with itself.
            let other = if points == first { second } else { first };
            let margin =
                points.saturating_sub(if other == i32::MIN { points } else { other }) as f32;
            *reward += share * (0.5 + 0.5 * margin / (margin.abs() + usual));
            self.sum += margin.abs();
            self.count += 1.0;
        }
    }
}
