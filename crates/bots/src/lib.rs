//! Players of glass and luck: random, greedy and searching, for any game. Names no game; sees views only.
//!
//! - [`Level`]: how strong, as people choose it; [`Plan`]: what that means in numbers.
//! - [`Bot`]: a player; [`Insight`]: why it chose what it chose.
//! - [`judge`]: how good options are, as chances: for hints and for looking back.

mod glance;
mod insight;
pub mod judge;
mod level;
mod mixer;
mod plan;
mod playout;
mod reward;
mod search;
mod tree;

pub use insight::{Insight, Weighed};
pub use level::{Level, NoSuchLevel};
pub use plan::{Glance, Plan, Search};
pub use playout::play_out;

use tabletop::{Chance, Game, Seat, Seats, Seed};

use crate::search::Searcher;

/// A bot at one seat of one game.
pub struct Bot<G: Game> {
    lore: G::Lore,
    chance: Chance,
    plan: Plan,
    options: Vec<G::Action>,
    searcher: Searcher<G>,
    insight: Insight<G::Action>,
}

impl<G: Game> Bot<G> {
    /// What the bot knows of the world follows from `seed`; its luck from `seed` and `nth`, so that a
    /// bot that is made anew for its nth decision still knows the same things.
    pub fn new(game: &G, level: Level, seed: Seed, nth: u64) -> Bot<G> {
        Bot::with_plan(game, level.plan(), seed, nth)
    }

    /// A bot of no named level.
    pub fn with_plan(game: &G, plan: Plan, seed: Seed, nth: u64) -> Bot<G> {
        let lore = game.lore(plan.mastery(), &mut Chance::stream(seed, 0));
        Bot {
            lore,
            // Stream 0 is the lore's; the sum wraps only after more decisions than anyone makes.
            chance: Chance::stream(seed, nth.wrapping_add(1)),
            plan,
            options: Vec::new(),
            searcher: Searcher::default(),
            insight: Insight::default(),
        }
    }

    /// Decides for `seat`, whose view this is.
    pub fn choose(&mut self, game: &G, view: &G::View, seat: Seat) -> G::Action {
        self.insight.clear();
        // The menu and its shortlist are the same in every world that the view could be of.
        let world = game.imagine(view, &self.lore, &mut self.chance);
        self.options.clear();
        let plan = self.plan.drawn(&mut self.chance);
        match plan {
            Plan::Random => game.options(&world, seat, &mut self.options),
            Plan::Greedy(plan) => {
                game.shortlist(&world, seat, &mut self.options);
                overlook(&mut self.options, plan.attention, &mut self.chance);
            }
            Plan::Search(_) => game.shortlist(&world, seat, &mut self.options),
        }
        if let [only] = self.options[..] {
            return only;
        }
        let (view, lore, chance) = (view, &self.lore, &mut self.chance);
        let position = Position {
            game,
            view,
            lore,
            seat,
        };
        match &plan {
            Plan::Random => return *chance.pick(&self.options),
            Plan::Greedy(plan) => {
                glance::weigh(plan, &position, &self.options, chance, &mut self.insight)
            }
            Plan::Search(plan) => {
                let mixes = game.awaited(&game.unsealed(world, seat)) != Seats::one(seat);
                let insight = &mut self.insight;
                self.searcher.weigh(plan, &position, mixes, chance, insight);
                if mixes {
                    let mixed = self.insight.mixed(chance);
                    return mixed.expect("a seat that is awaited has options");
                }
            }
        }
        self.insight
            .best()
            .expect("a seat that is awaited has options")
    }

    /// What the last decision was based on; nothing was weighed if there was only one option.
    pub fn insight(&self) -> &Insight<G::Action> {
        &self.insight
    }
}

/// Leaves what a bot of this attention, in percent, thinks of: one option at least.
fn overlook<A: Copy>(options: &mut Vec<A>, attention: u32, chance: &mut Chance) {
    if attention >= 100 {
        return;
    }
    let first = *chance.pick(options);
    options.retain(|_| chance.below(100) < attention);
    if options.is_empty() {
        options.push(first);
    }
}

/// All that a bot knows when it decides.
struct Position<'a, G: Game> {
    game: &'a G,
    view: &'a G::View,
    lore: &'a G::Lore,
    seat: Seat,
}

impl<G: Game> Position<'_, G> {
    /// A world that the view could be of.
    fn imagine(&self, chance: &mut Chance) -> G::State {
        self.game.imagine(self.view, self.lore, chance)
    }
}
