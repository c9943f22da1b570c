//! How a game stands: what wins, and how far everybody is.

use schemars::JsonSchema;
use serde::Serialize;
use ts_rs::TS;

use crate::{Phrase, Seat, Seats};

/// How the game stands as far as a viewer may know, for whoever must see it at a glance.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct Standing {
    /// What wins, in a sentence.
    pub goal: Phrase,
    /// The score that wins at once, if there is one.
    pub target: Option<i32>,
    /// By seat.
    pub scores: Vec<Score>,
    /// How far the game itself is, if it has rounds.
    pub round: Option<Round>,
}

/// The round that is being played, from 1, and of how many if that is settled. A game that is ended
/// early ends when this changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct Round {
    pub now: u16,
    pub of: Option<u16>,
}

/// How one player stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct Score {
    /// None: the viewer may not know it yet.
    pub score: Option<i32>,
    /// On the way to one more: so many steps are made of so many.
    pub part: Option<(u8, u8)>,
    /// The same in a few words.
    pub says: Phrase,
    /// Nobody is ahead of this player, and somebody is behind; when the game is over, this player has won.
    pub leads: bool,
}

impl Score {
    pub fn new(score: impl Into<Option<i32>>, says: Phrase) -> Score {
        Score {
            score: score.into(),
            part: None,
            says,
            leads: false,
        }
    }

    /// Points, in the words that all games share.
    pub fn points(points: i32) -> Score {
        Score::new(
            points,
            Phrase::new("standing-points").with("points", points),
        )
    }

    #[must_use]
    pub fn part(mut self, made: u8, of: u8) -> Score {
        self.part = Some((made, of));
        self
    }
}

impl Standing {
    /// Who leads follows from the scores, if the viewer knows them all.
    pub fn new(goal: Phrase, scores: impl IntoIterator<Item = Score>) -> Standing {
        let mut scores: Vec<Score> = scores.into_iter().collect();
        let reached: Option<Vec<(i32, u8)>> = scores
            .iter()
            .map(|it| Some((it.score?, it.part.map_or(0, |(made, _)| made))))
            .collect();
        let reached = reached.unwrap_or_default();
        if let (Some(most), Some(least)) = (reached.iter().max(), reached.iter().min())
            && most > least
        {
            for (score, own) in scores.iter_mut().zip(&reached) {
                score.leads = own == most;
            }
        }
        Standing {
            goal,
            target: None,
            scores,
            round: None,
        }
    }

    /// The game is over: whoever has won leads, by whatever decided it.
    #[must_use]
    pub fn won_by(mut self, winners: Seats) -> Standing {
        for (seat, score) in (0..).map(Seat).zip(&mut self.scores) {
            score.leads = winners.contains(seat);
        }
        self
    }

    #[must_use]
    pub fn target(mut self, target: i32) -> Standing {
        self.target = Some(target);
        self
    }

    #[must_use]
    pub fn round(mut self, now: impl Into<u16>, of: Option<u16>) -> Standing {
        let now = now.into();
        self.round = Some(Round { now, of });
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn leaders(scores: Vec<Score>) -> Vec<usize> {
        let standing = Standing::new(Phrase::new("goal"), scores);
        let seats = standing.scores.iter().enumerate();
        seats
            .filter(|(_, it)| it.leads)
            .map(|(seat, _)| seat)
            .collect()
    }

    #[test]
    fn whoever_has_most_leads_also_with_another() {
        assert_eq!(leaders([2, 5, 1].map(Score::points).to_vec()), [1]);
        assert_eq!(leaders([5, 5, 1].map(Score::points).to_vec()), [0, 1]);
    }

    #[test]
    fn whoever_has_won_leads_though_others_have_as_much() {
        let scores = [5, 5, 1].map(Score::points);
        let over = Standing::new(Phrase::new("goal"), scores).won_by(Seats::one(Seat(1)));
        let leads: Vec<bool> = over.scores.iter().map(|it| it.leads).collect();
        assert_eq!(leads, [false, true, false]);
    }

    #[test]
    fn on_the_way_to_the_next_point_every_step_counts() {
        let stage = |made| Score::points(1).part(made, 5);
        assert_eq!(leaders(vec![stage(2), stage(3)]), [1]);
    }

    #[test]
    fn nobody_leads_alone_at_the_table_or_level_with_all_or_as_far_as_one_may_not_know() {
        assert!(leaders(vec![Score::points(3)]).is_empty());
        assert!(leaders([3, 3].map(Score::points).to_vec()).is_empty());
        let hidden = Score::new(None, Phrase::new("hidden"));
        assert!(leaders(vec![hidden, Score::points(3)]).is_empty());
    }
}
