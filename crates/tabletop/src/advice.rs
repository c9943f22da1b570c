//! A word of advice for a first game.

use crate::{Chance, Game, Mastery, Phrase, Seat, Seats, Seed, Silent};

/// What the coach says, and which options it speaks of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice<A> {
    pub text: Phrase,
    /// The options of the menu that it recommends: good ones, as far as the viewer can tell, at least
    /// one and never all of them.
    pub means: Vec<A>,
}

impl<A: Copy> Advice<A> {
    /// Advice to do one of the options that are like this. None where no option is, or every one:
    /// there is nothing to advise.
    pub fn to(text: Phrase, options: &[A], like: impl Fn(&A) -> bool) -> Option<Advice<A>> {
        let means: Vec<A> = options.iter().copied().filter(|it| like(it)).collect();
        let chooses = !means.is_empty() && means.len() < options.len();
        chooses.then_some(Advice { text, means })
    }
}

/// How a seat stands after each sensible option, in a world that its view could be of: always the same one, so
/// that it follows from the view alone. Of what the seat decides right afterwards the best is taken, as
/// far as about so many ways of doing it reach.
pub fn outlook<G: Game>(
    game: &G,
    view: &G::View,
    seat: Seat,
    options: &[G::Action],
    reach: usize,
) -> Vec<(G::Action, i32)> {
    let mut chance = Chance::new(Seed([0; 32]));
    let lore = game.lore(Mastery::FULL, &mut chance);
    let world = game.imagine(view, &lore, &mut chance);
    let world = game.unsealed(world, seat);
    let mut sensible = Vec::new();
    game.shortlist(&world, seat, &mut sensible);
    let worth = |&action: &G::Action| {
        let mut chance = chance.clone();
        (
            action,
            after(game, &world, seat, action, reach, &mut chance),
        )
    };
    let considered = options.iter().filter(|it| sensible.contains(it));
    considered.map(worth).collect()
}

fn after<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    action: G::Action,
    reach: usize,
    chance: &mut Chance,
) -> i32 {
    let mut next = state.clone();
    game.apply(&mut next, seat, action, &mut Silent(chance));
    let mut options = Vec::new();
    if game.awaited(&next) == Seats::one(seat) {
        game.shortlist(&next, seat, &mut options);
    }
    match reach.checked_div(options.len()) {
        None | Some(0) => game.worth(&next, seat),
        Some(each) => options
            .into_iter()
            .map(|action| after(game, &next, seat, action, each, chance))
            .max()
            .unwrap_or(i32::MIN),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_leaves_no_choice_is_not_advised() {
        let advise = |options: &[u8]| {
            let advice = Advice::to(Phrase::new("even"), options, |it| it % 2 == 0);
            advice.map(|advice| advice.means)
        };
        assert_eq!(advise(&[1, 2, 3, 4]), Some(vec![2, 4]));
        assert_eq!(advise(&[1, 3]), None);
        assert_eq!(advise(&[2, 4]), None);
        assert_eq!(advise(&[]), None);
    }
}
