//! Scoring: sets, HSRP, red marks, and who has won. What is left on the field counts for nobody (PRT-R4).

use serde::Serialize;
use tabletop::{Game, Outcome, Seat, Seats};
use ts_rs::TS;

use crate::Ports;
use crate::cards::{Name, Set, Sets};
use crate::state::{Handle, MAX_PLAYERS, Phase, State};
use crate::tally::Tally;

/// One player's score, item by item.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Sheet {
    /// The sets with at least two captured cards.
    pub sets: Vec<SetScore>,
    /// The captures with a red mark: one point off for each.
    #[ts(type = "Array<number>")]
    pub reds: Vec<Handle>,
    pub total: i32,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct SetScore {
    pub set: Set,
    #[ts(type = "Array<number>")]
    pub cards: Vec<Handle>,
    pub points: i32,
    /// NTP named it: it scores nothing.
    pub zeroed: bool,
    /// HSRP doubled it; the points are those after doubling.
    pub doubled: bool,
}

impl Ports {
    pub(crate) fn tally(&self, state: &State, seat: Seat) -> Tally {
        let captures = state.captures[seat.index()].iter();
        self.tally_of(captures.map(|card| state.name(card)), state.zeroed)
    }

    pub(crate) fn tally_of(&self, captures: impl Iterator<Item = Name>, zeroed: Sets) -> Tally {
        Tally::new(captures.map(|name| self.counts[name.index()]), zeroed)
    }

    pub(crate) fn sheet(&self, state: &State, seat: Seat) -> Sheet {
        let tally = self.tally(state, seat);
        let doubled = tally.doubled();
        let captures = state.captures[seat.index()];
        let sets = Set::ALL
            .into_iter()
            .filter(|&set| tally.cards(set) >= 2)
            .map(|set| {
                let doubled = doubled == Some(set);
                SetScore {
                    set,
                    cards: captures
                        .iter()
                        .filter(|&card| self.sets(state.name(card)).contains(set))
                        .collect(),
                    points: tally.points(set) * if doubled { 2 } else { 1 },
                    zeroed: state.zeroed.contains(set),
                    doubled,
                }
            })
            .collect();
        Sheet {
            sets,
            reds: captures
                .iter()
                .filter(|&card| self.is_red(state.name(card)))
                .collect(),
            total: tally.total(),
        }
    }

    /// Everyone's score of the present game.
    pub(crate) fn scores(&self, state: &State) -> [i16; MAX_PLAYERS] {
        let mut scores = [0; MAX_PLAYERS];
        for seat in Seat::all(self.seats()) {
            scores[seat.index()] = self.tally(state, seat).total() as i16;
        }
        scores
    }

    /// The dealer of the first game, who began it.
    pub(crate) fn first_dealer(&self, state: &State) -> Seat {
        let seats = self.seats();
        let games_before = state.past.len() as u8 % seats;
        state.dealer.after(seats - games_before, seats)
    }

    /// The highest total wins; ties go to the earlier seat counted from the (first) dealer (PRT-R11).
    pub(crate) fn result(&self, state: &State) -> Option<Outcome> {
        if state.phase != Phase::Scored {
            return None;
        }
        let seats = self.seats();
        let mut totals = self.scores(state).map(i32::from);
        for past in &state.past {
            for (total, score) in totals.iter_mut().zip(past) {
                *total += i32::from(*score);
            }
        }
        let first_dealer = self.first_dealer(state);
        let winner = Seat::all(seats)
            .map(|steps| first_dealer.after(steps.0, seats))
            .rev()
            .max_by_key(|seat| totals[seat.index()])
            .expect("there are players");
        Some(Outcome::new(Seats::one(winner), &totals[..seats as usize]))
    }
}
