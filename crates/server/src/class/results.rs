//! How a round went, for whoever seats people by it.

use tabletop::Seat;

use super::seating::Strength;
use super::task::Class;
use crate::table::Ask;
use crate::wire::Glance;

impl Class {
    /// What everybody has achieved in the round that is on, as it stands now.
    pub(super) async fn results(&self) -> Vec<(u32, Strength)> {
        let mut results = Vec::new();
        for party in self.roll.tables() {
            // Of a table that cannot be asked nothing is known.
            let Ok(glance) = self.hall.ask(&party.table, Ask::Glance).await else {
                continue;
            };
            let marks = marks(&glance);
            let of = |&(person, seat): &(u32, Seat)| Some((person, share(&marks, seat)?));
            results.extend(party.people.iter().filter_map(of));
        }
        results
    }
}

/// By seat; none: nobody may know it yet. Who has won is ahead of everybody else.
type Mark = Option<(bool, i32)>;

fn marks(glance: &Glance) -> Vec<Mark> {
    let seats = (0..).map(Seat);
    match (&glance.ending, &glance.standing) {
        (Some(ending), _) => seats
            .zip(&ending.scores)
            .map(|(seat, &score)| Some((ending.winners.contains(&seat), score)))
            .collect(),
        (None, Some(standing)) => {
            let scores = standing.scores.iter();
            scores.map(|it| Some((false, it.score?))).collect()
        }
        (None, None) => Vec::new(),
    }
}

/// How many of the others this seat is ahead of, in thousandths; a tie counts half.
fn share(marks: &[Mark], seat: Seat) -> Option<Strength> {
    let own = (*marks.get(seat.index())?)?;
    let others = marks.iter().enumerate();
    let others = others.filter(|(other, _)| *other != seat.index());
    let others: Option<Vec<(bool, i32)>> = others.map(|(_, mark)| *mark).collect();
    let others = others.filter(|others| !others.is_empty())?;
    let halves = others.iter().map(|other| match own.cmp(other) {
        std::cmp::Ordering::Less => 0,
        std::cmp::Ordering::Equal => 1,
        std::cmp::Ordering::Greater => 2,
    });
    let share = halves.sum::<usize>() * 500 / others.len();
    Strength::try_from(share).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shares(marks: &[Mark]) -> Vec<Option<Strength>> {
        let seats = (0..marks.len() as u8).map(Seat);
        seats.map(|seat| share(marks, seat)).collect()
    }

    #[test]
    fn a_result_is_how_many_others_one_is_ahead_of() {
        let marks = [5, 9, 5, 1].map(|score| Some((false, score)));
        assert_eq!(
            shares(&marks),
            [500, 1000, 500, 0].map(Some),
            "ties count half"
        );
        let won = [Some((true, 3)), Some((false, 8))];
        assert_eq!(shares(&won), [Some(1000), Some(0)], "who won is ahead");
    }

    #[test]
    fn what_nobody_may_know_is_no_result() {
        assert_eq!(shares(&[Some((false, 5)), None]), [None, None]);
        assert_eq!(shares(&[Some((true, 5))]), [None], "nor playing alone");
    }
}
