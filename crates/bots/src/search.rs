//! Single-observer information-set Monte Carlo tree search (Cowling, Powley, Whitehouse 2012).
//!
//! Each iteration imagines a world that the view could be of, walks down the tree as far as it is
//! known, plays on without it and notes at every step how the mover fared. Edges are keyed by what
//! the searching seat perceives, so that lines of play it cannot tell apart are one; chance is not
//! in the tree at all.

use tabletop::{Chance, Game, Seat, Seats, Silent};

use crate::Position;
use crate::insight::{Insight, Weighed};
use crate::plan::Search;
use crate::reward::{Judge, Rewards};
use crate::tree::{Edge, Tree};

/// What a search works with; kept between decisions, so that its memory is.
pub(crate) struct Searcher<G: Game> {
    tree: Tree<G::Action>,
    options: Vec<G::Action>,
    /// The menu of a decision's next part.
    parts: Vec<G::Action>,
    /// The edge of each option.
    edges: Vec<Edge>,
    /// Indices of the options that are as good as each other.
    best: Vec<usize>,
    /// The edges taken in this iteration.
    path: Vec<Edge>,
    /// Actions carried out for this decision.
    spent: u32,
}

impl<G: Game> Default for Searcher<G> {
    fn default() -> Searcher<G> {
        Searcher {
            tree: Tree::default(),
            options: Vec::new(),
            parts: Vec::new(),
            edges: Vec::new(),
            best: Vec::new(),
            path: Vec::new(),
            spent: 0,
        }
    }
}

impl<G: Game> Searcher<G> {
    pub(crate) fn weigh(
        &mut self,
        plan: &Search,
        position: &Position<'_, G>,
        chance: &mut Chance,
        insight: &mut Insight<G::Action>,
    ) {
        self.tree.clear();
        self.spent = 0;
        let effort = plan.effort.min(position.game.pace().effort);
        let mut judge = Judge::new(plan.margin);
        for iteration in 1..=plan.iterations {
            if self.spent >= effort {
                break;
            }
            insight.iterations = iteration;
            let mut state = position.imagine(chance);
            self.descend(plan, position, iteration, &mut state, chance);
            let rewards = self.play_on(position.game, plan, state, chance, &mut judge);
            for &edge in &self.path {
                self.tree.taken(edge, &rewards);
            }
        }
        let roots = self.tree.roots();
        insight
            .weighed
            .extend(roots.map(|(action, visits, value)| Weighed {
                action,
                visits,
                value,
            }));
    }

    /// Takes the most promising edges until one is new or the game is over.
    fn descend(
        &mut self,
        plan: &Search,
        position: &Position<'_, G>,
        iteration: u32,
        state: &mut G::State,
        chance: &mut Chance,
    ) {
        let game = position.game;
        let mut at = Tree::<G::Action>::ROOT;
        self.path.clear();
        while let Some(seat) = next(game.awaited(state), position.seat) {
            let option = self.select(plan, position, iteration, at, state, seat, chance);
            at = self.edges[option];
            self.path.push(at);
            self.spent += 1;
            game.apply(state, seat, self.options[option], &mut Silent(chance));
            if self.tree.is_new(at) {
                break;
            }
        }
    }

    /// The index of the option to follow.
    #[allow(
        clippy::too_many_arguments,
        reason = "one step of `descend`, split off to be read"
    )]
    fn select(
        &mut self,
        plan: &Search,
        position: &Position<'_, G>,
        iteration: u32,
        at: Edge,
        state: &G::State,
        seat: Seat,
        chance: &mut Chance,
    ) -> usize {
        let game = position.game;
        self.options.clear();
        game.shortlist(state, seat, &mut self.options);
        self.edges.clear();
        let mut cursor = self.tree.children(at);
        let mut highest = f32::NEG_INFINITY;
        self.best.clear();
        for (index, &action) in self.options.iter().enumerate() {
            let key = game.seen(state, seat, action, position.seat);
            let edge = self.tree.child(&mut cursor, key, seat);
            self.edges.push(edge);
            match self.tree.offer(edge, iteration, plan.curiosity) {
                Some(promise) if promise > highest => {
                    highest = promise;
                    self.best.clear();
                    self.best.push(index);
                }
                Some(promise) if promise == highest => self.best.push(index),
                // Looks the same as the best: any of them may be meant.
                None if self.best.iter().any(|&best| self.edges[best] == edge) => {
                    self.best.push(index);
                }
                Some(_) | None => {}
            }
        }
        match self.best[..] {
            [only] => only,
            _ => *chance.pick(&self.best),
        }
    }

    /// Plays on, at random or with some care, to the end or to the horizon.
    fn play_on(
        &mut self,
        game: &G,
        plan: &Search,
        mut state: G::State,
        chance: &mut Chance,
        judge: &mut Judge,
    ) -> Rewards {
        for _ in 0..plan.horizon.min(game.pace().horizon) {
            let Some(seat) = game.awaited(&state).first() else {
                break;
            };
            self.options.clear();
            game.shortlist(&state, seat, &mut self.options);
            let action = match self.options[..] {
                [only] => only,
                _ if plan.care > 0 && chance.below(100) < plan.care => {
                    self.careful(game, &state, seat, chance)
                }
                _ => *chance.pick(&self.options),
            };
            self.spent += 1;
            game.apply(&mut state, seat, action, &mut Silent(chance));
        }
        judge.judge(game, &state)
    }

    /// The option that is worth most at once, or one of them. Of a decision in several parts the
    /// parts that are still open are made at random, so that what it leads to can be seen.
    fn careful(
        &mut self,
        game: &G,
        state: &G::State,
        seat: Seat,
        chance: &mut Chance,
    ) -> G::Action {
        self.best.clear();
        self.spent += self.options.len() as u32;
        let mut most = i32::MIN;
        for (index, &action) in self.options.iter().enumerate() {
            let mut next = state.clone();
            game.apply(&mut next, seat, action, &mut Silent(chance));
            self.spent += finish(game, &mut next, seat, &mut self.parts, chance);
            let worth = game.worth(&next, seat);
            if worth > most {
                most = worth;
                self.best.clear();
            }
            if worth == most {
                self.best.push(index);
            }
        }
        self.options[*chance.pick(&self.best)]
    }
}

/// Makes the open parts of the seat's unfinished decision at random; how many there were.
fn finish<G: Game>(
    game: &G,
    state: &mut G::State,
    seat: Seat,
    parts: &mut Vec<G::Action>,
    chance: &mut Chance,
) -> u32 {
    let mut made = 0;
    while game.awaited(state) == Seats::one(seat) && game.retract(state, seat).is_some() {
        parts.clear();
        game.shortlist(state, seat, parts);
        game.apply(state, seat, *chance.pick(parts), &mut Silent(chance));
        made += 1;
    }
    made
}

/// Who decides next. Seats that decide at the same time do not see each other's choice, so they may
/// as well decide one after another; the searching seat first, so that the root is its own.
fn next(awaited: Seats, searching: Seat) -> Option<Seat> {
    if awaited.contains(searching) {
        Some(searching)
    } else {
        awaited.first()
    }
}
