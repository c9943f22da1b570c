//! Information-set Monte Carlo tree search with a tree for every seat (Cowling, Powley, Whitehouse
//! 2012), led by what options are worth at once.
//!
//! Each iteration imagines a world that the view could be of, walks down the trees as far as they are
//! known, plays on without them and notes at every step how the mover fared. Each seat has a tree of
//! its own, whose edges are what that seat perceives: whoever decides in secret, or at the same time
//! as others, decides by its own tree, and nobody by what it cannot know. Chance is in no tree.

use tabletop::{Chance, Game, MAX_SEATS, Seat, Seats};

use crate::Position;
use crate::insight::{Insight, Weighed};
use crate::plan::Search;
use crate::playout::Playout;
use crate::reward::Judge;
use crate::tree::{Edge, Tree};

/// After so many imagined games one looks whether more can change anything.
const OFTEN: u32 = 16;

/// What a search works with; kept between decisions, so that its memory is.
pub(crate) struct Searcher<G: Game> {
    tree: Tree<G::Action>,
    playout: Playout<G>,
    options: Vec<G::Action>,
    /// The edge of each option, and what it is worth at once.
    edges: Vec<Edge>,
    worths: Vec<i32>,
    /// Where each seat's tree stands.
    at: [Edge; MAX_SEATS],
    /// The movers' edges taken in this iteration.
    path: Vec<Edge>,
}

impl<G: Game> Default for Searcher<G> {
    fn default() -> Searcher<G> {
        Searcher {
            tree: Tree::default(),
            playout: Playout::default(),
            options: Vec::new(),
            edges: Vec::new(),
            worths: Vec::new(),
            at: [0; MAX_SEATS],
            path: Vec::new(),
        }
    }
}

impl<G: Game> Searcher<G> {
    /// Who `mixes` needs to know how often each option is tried, not only which one most.
    pub(crate) fn weigh(
        &mut self,
        plan: &Search,
        position: &Position<'_, G>,
        mixes: bool,
        chance: &mut Chance,
        insight: &mut Insight<G::Action>,
    ) {
        self.tree.clear(position.game.seats());
        self.playout.spent = 0;
        let effort = plan.effort.min(position.game.pace().effort);
        let own = self.tree.root(position.seat);
        let mut judge = Judge::new(plan.margin);
        for iteration in 1..=plan.iterations {
            if self.playout.spent >= effort {
                break;
            }
            insight.iterations = iteration;
            let world = position.imagine(chance);
            let mut state = position.game.unsealed(world, position.seat);
            let left = self.descend(plan, position, &mut state, chance);
            self.playout
                .play_on(position.game, plan.care, left, &mut state, chance);
            let rewards = judge.judge(position.game, &state);
            for &edge in &self.path {
                self.tree.taken(edge, &rewards);
            }
            if !mixes && iteration % OFTEN == 0 {
                let spent = u64::from(self.playout.spent.max(1));
                let unspent = u64::from(effort).saturating_sub(spent);
                let affordable = unspent * u64::from(iteration) / spent;
                let left = affordable.min(u64::from(plan.iterations - iteration));
                if self.tree.lead(own) > left {
                    break;
                }
            }
        }
        insight.weighed.extend(
            self.tree
                .options(own)
                .map(|(action, visits, value)| Weighed {
                    action,
                    visits,
                    value,
                }),
        );
    }

    /// Takes the most promising edges until one is new, or to the horizon; how far that still is. It is
    /// the same for all imagined games, so that what they come to can be compared.
    fn descend(
        &mut self,
        plan: &Search,
        position: &Position<'_, G>,
        state: &mut G::State,
        chance: &mut Chance,
    ) -> u32 {
        let game = position.game;
        let horizon = plan.depth(game);
        for seat in Seat::all(game.seats()) {
            self.at[seat.index()] = self.tree.root(seat);
        }
        self.path.clear();
        for step in 1..=horizon {
            let Some(seat) = next(game.awaited(state), position.seat) else {
                break;
            };
            let option = self.select(plan, game, state, seat, chance);
            let (action, edge) = (self.options[option], self.edges[option]);
            let fresh = self.tree.is_new(edge);
            self.path.push(edge);
            if fresh {
                self.playout.apply(game, state, seat, action, chance);
                return horizon - step;
            }
            for viewer in Seat::all(game.seats()) {
                let at = &mut self.at[viewer.index()];
                *at = if viewer == seat {
                    edge
                } else {
                    let seen = game.seen(state, seat, action, viewer);
                    self.tree.child(&mut self.tree.children(*at), seen, seat)
                };
            }
            self.playout.apply(game, state, seat, action, chance);
        }
        0
    }

    /// The index of the option to follow: by how it did so far and, the less it was tried, by what it
    /// is worth at once (the PUCT formula).
    fn select(
        &mut self,
        plan: &Search,
        game: &G,
        state: &G::State,
        seat: Seat,
        chance: &mut Chance,
    ) -> usize {
        self.options.clear();
        game.shortlist(state, seat, &mut self.options);
        self.edges.clear();
        let mut cursor = self.tree.children(self.at[seat.index()]);
        let mut known = true;
        for &action in &self.options {
            let edge = self.tree.child(&mut cursor, Some(action), seat);
            known &= self.tree.is_expected(edge);
            self.edges.push(edge);
        }
        if self.edges.len() == 1 {
            return 0;
        }
        if !known {
            self.expect(plan, game, state, seat, chance);
        }
        self.tree.promising(&self.edges, plan.curiosity, chance)
    }

    /// Looks at what each option of the menu is worth at once.
    fn expect(
        &mut self,
        plan: &Search,
        game: &G,
        state: &G::State,
        seat: Seat,
        chance: &mut Chance,
    ) {
        self.worths.clear();
        for &action in &self.options {
            let worth = self.playout.worth_after(game, state, seat, action, chance);
            self.worths.push(worth);
        }
        let count = self.worths.len() as f32;
        let mean = self.worths.iter().map(|&worth| worth as f32).sum::<f32>() / count;
        let strayed = |&worth: &i32| (worth as f32 - mean).abs();
        let usual = (self.worths.iter().map(strayed).sum::<f32>() / count).max(1.0);
        for (&edge, &worth) in self.edges.iter().zip(&self.worths) {
            let better = ((worth as f32 - mean) / usual).clamp(-4.0, 4.0);
            self.tree.expect(edge, (plan.trust * better).exp());
        }
    }
}

/// Who decides next. Seats that decide at the same time do not see each other's choice, so they may
/// as well decide one after another; the searching seat first, so that its menu is the first of its tree.
fn next(awaited: Seats, searching: Seat) -> Option<Seat> {
    if awaited.contains(searching) {
        Some(searching)
    } else {
        awaited.first()
    }
}
