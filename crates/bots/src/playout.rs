//! Imagined games, played on without a tree.

use tabletop::{Chance, Game, Seat, Seats, Silent};

use crate::plan::Search;

/// Plays on to the horizon as a search does where its trees end: what is measured to see how much the
/// trees cost.
pub fn play_out<G: Game>(game: &G, plan: &Search, state: &mut G::State, chance: &mut Chance) {
    let mut playout = Playout::default();
    playout.play_on(game, plan.care, plan.depth(game), state, chance);
}

/// Plays on; its memory is kept between games.
pub(crate) struct Playout<G: Game> {
    /// Actions carried out for this decision.
    pub(crate) spent: u32,
    options: Vec<G::Action>,
    /// The menu of a decision's next part.
    parts: Vec<G::Action>,
}

impl<G: Game> Default for Playout<G> {
    fn default() -> Playout<G> {
        Playout {
            spent: 0,
            options: Vec::new(),
            parts: Vec::new(),
        }
    }
}

impl<G: Game> Playout<G> {
    pub(crate) fn apply(
        &mut self,
        game: &G,
        state: &mut G::State,
        seat: Seat,
        action: G::Action,
        chance: &mut Chance,
    ) {
        self.spent += 1;
        game.apply(state, seat, action, &mut Silent(chance));
    }

    /// Plays on to the end, or so many decisions. Everybody looks at a few options at random, and takes
    /// the one that is worth most at once.
    pub(crate) fn play_on(
        &mut self,
        game: &G,
        care: u32,
        decisions: u32,
        state: &mut G::State,
        chance: &mut Chance,
    ) {
        for _ in 0..decisions {
            let Some(seat) = game.awaited(state).first() else {
                return;
            };
            self.options.clear();
            game.shortlist(state, seat, &mut self.options);
            let action = match self.options[..] {
                [only] => only,
                _ if care > 1 => self.careful(game, care, state, seat, chance),
                _ => *chance.pick(&self.options),
            };
            self.apply(game, state, seat, action, chance);
        }
    }

    /// The best of `care` options at random.
    fn careful(
        &mut self,
        game: &G,
        care: u32,
        state: &G::State,
        seat: Seat,
        chance: &mut Chance,
    ) -> G::Action {
        let looked_at = self.options.len().min(care as usize);
        let (mut best, mut most) = (self.options[0], i32::MIN);
        for nth in 0..looked_at {
            // A shuffle as far as it is needed: with all of a short menu, ties are broken by luck.
            let other = nth + chance.below((self.options.len() - nth) as u32) as usize;
            self.options.swap(nth, other);
            let action = self.options[nth];
            let worth = self.worth_after(game, state, seat, action, chance);
            if worth > most {
                (best, most) = (action, worth);
            }
        }
        best
    }

    /// What an option is worth at once. Of a decision in several parts the parts that are still open
    /// are made at random, so that what it leads to can be seen.
    pub(crate) fn worth_after(
        &mut self,
        game: &G,
        state: &G::State,
        seat: Seat,
        action: G::Action,
        chance: &mut Chance,
    ) -> i32 {
        let mut next = state.clone();
        self.apply(game, &mut next, seat, action, chance);
        while game.awaited(&next) == Seats::one(seat) && game.retract(&next, seat).is_some() {
            self.parts.clear();
            game.shortlist(&next, seat, &mut self.parts);
            let part = *chance.pick(&self.parts);
            self.apply(game, &mut next, seat, part, chance);
        }
        game.worth(&next, seat)
    }
}
