//! How good options are, as chances: many worlds that a view could be of are played on to their end after
//! each option, the same worlds with the same luck, and wins are counted. What is hopeless is given up
//! early, so that most of the work goes into telling the best apart.

use tabletop::{Chance, Game, MAX_SEATS, Mastery, Outcome, Seat, Seats, Seed, Silent};

/// How much work a judgement is: none of ours takes a core for much longer than a second, so that whoever
/// waits for the core is not kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Depth {
    /// Continuations played, over all options together.
    pub games: u32,
    /// Actions carried out in them, trying included, after which no other continuation is begun: unlike
    /// a clock it gives the same answer on every machine.
    pub effort: u32,
    /// The share of decisions in them, in percent, that are made for what they are worth at once.
    pub care: u32,
}

impl Depth {
    /// While somebody waits.
    pub const HINT: Depth = Depth {
        games: 1_200,
        effort: 2_500_000,
        care: 70,
    };
    /// For each of the many decisions of a game that is looked back upon.
    pub const REVIEW: Depth = Depth {
        games: 360,
        effort: 400_000,
        care: 70,
    };
    /// For two moves that are compared.
    pub const COMPARE: Depth = Depth {
        games: 2_000,
        effort: 3_000_000,
        care: 70,
    };
}

/// What was found out about an option, or about a moment.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tally {
    /// Continuations played.
    pub games: u32,
    /// By seat, its shares of their wins.
    wins: [f64; MAX_SEATS],
}

impl Tally {
    const NONE: Tally = Tally {
        games: 0,
        wins: [0.0; MAX_SEATS],
    };

    fn add(&mut self, shares: &[f64; MAX_SEATS]) {
        self.games += 1;
        for (sum, share) in self.wins.iter_mut().zip(shares) {
            *sum += share;
        }
    }

    /// The chance of a seat to win.
    pub fn chance(&self, seat: Seat) -> f64 {
        self.wins[seat.index()] / f64::from(self.games.max(1))
    }

    /// Where the chance lies with 95 % certainty, as far as counting goes (Wilson's interval).
    pub fn interval(&self, seat: Seat) -> (f64, f64) {
        const Z: f64 = 1.96;
        let (n, p) = (f64::from(self.games.max(1)), self.chance(seat));
        let middle = (p + Z * Z / (2.0 * n)) / (1.0 + Z * Z / n);
        let spread = Z / (1.0 + Z * Z / n) * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt();
        ((middle - spread).max(0.0), (middle + spread).min(1.0))
    }
}

/// An option and how it does.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate<A> {
    pub action: A,
    pub tally: Tally,
}

/// So many options are looked at closely; of more, those that are worth most at once.
const CLOSELY: usize = 10;
/// So many stay until the end.
const LAST: usize = 3;
/// Worlds in which options are glanced at before.
const GLANCES: u64 = 3;
/// Decisions after which a continuation is given to whoever stands best: none of our games is so long.
const LONGEST: u32 = 3_000;

/// Judges the sensible options of `seat`, whose view this is, and these too, whatever they are. The
/// best comes first.
pub fn judge<G: Game>(
    game: &G,
    view: &G::View,
    seat: Seat,
    also: &[G::Action],
    depth: Depth,
    seed: Seed,
) -> Vec<Estimate<G::Action>> {
    let worlds = Worlds::new(game, view, seat, seed);
    let mut player = Player::new(game, depth.care);
    let mut options = Vec::new();
    game.shortlist(&worlds.nth(0).0, seat, &mut options);
    let closely = player.promising(&worlds, options, seat, also);
    let mut estimates: Vec<Estimate<G::Action>> = closely
        .into_iter()
        .map(|action| Estimate {
            action,
            tally: Tally::NONE,
        })
        .collect();
    let mut rounds = 1;
    while estimates.len().div_ceil(1 << rounds) > LAST {
        rounds += 1;
    }
    let mut nth = 0;
    let mut left = estimates.len();
    for round in 0..rounds {
        let each = u64::from(depth.games) / (rounds * left as u64).max(1);
        for _ in 0..each.max(1) {
            if player.spent >= depth.effort && nth > 0 {
                break;
            }
            for estimate in &mut estimates[..left] {
                let shares = player.after(&worlds, nth, seat, estimate.action);
                estimate.tally.add(&shares);
            }
            nth += 1;
        }
        estimates[..left].sort_by(|a, b| {
            let chance = |it: &Estimate<G::Action>| it.tally.chance(seat);
            chance(b).total_cmp(&chance(a))
        });
        if round + 1 < rounds {
            left = left.div_ceil(2).max(LAST).min(left);
            // What was done is compared to what was best: it stays.
            let dropped = left;
            for at in dropped..estimates.len() {
                if also.contains(&estimates[at].action) {
                    estimates.swap(left, at);
                    left += 1;
                }
            }
        }
    }
    estimates
}

/// Compares options over many continuations, all of them over the same ones.
pub fn compare<G: Game>(
    game: &G,
    view: &G::View,
    seat: Seat,
    options: &[G::Action],
    depth: Depth,
    seed: Seed,
) -> Vec<Estimate<G::Action>> {
    let worlds = Worlds::new(game, view, seat, seed);
    let mut player = Player::new(game, depth.care);
    let mut estimates: Vec<Estimate<G::Action>> = options
        .iter()
        .map(|&action| Estimate {
            action,
            tally: Tally::NONE,
        })
        .collect();
    for nth in 0..u64::from(depth.games) / options.len().max(1) as u64 {
        if player.spent >= depth.effort {
            break;
        }
        for estimate in &mut estimates {
            let shares = player.after(&worlds, nth, seat, estimate.action);
            estimate.tally.add(&shares);
        }
    }
    estimates
}

/// How everybody stands with all cards open: what is to come is still chance.
pub fn stand<G: Game>(game: &G, state: &G::State, depth: Depth, seed: Seed) -> Tally {
    let mut player = Player::new(game, depth.care);
    let mut tally = Tally::NONE;
    for nth in 0..u64::from(depth.games) {
        if player.spent >= depth.effort && nth > 0 {
            break;
        }
        let mut chance = Chance::stream(seed, nth);
        let shares = player.play_on(state.clone(), &mut chance);
        tally.add(&shares);
        if game.awaited(state).is_empty() {
            break;
        }
    }
    tally
}

/// The worlds that a view could be of, by number: always the same ones.
struct Worlds<'a, G: Game> {
    game: &'a G,
    view: &'a G::View,
    lore: G::Lore,
    seat: Seat,
    seed: Seed,
}

impl<'a, G: Game> Worlds<'a, G> {
    fn new(game: &'a G, view: &'a G::View, seat: Seat, seed: Seed) -> Worlds<'a, G> {
        Worlds {
            game,
            view,
            lore: game.lore(Mastery::FULL, &mut Chance::stream(seed, u64::MAX)),
            seat,
            seed,
        }
    }

    fn nth(&self, nth: u64) -> (G::State, Chance) {
        let mut chance = Chance::stream(self.seed, nth);
        let world = self.game.imagine(self.view, &self.lore, &mut chance);
        (self.game.unsealed(world, self.seat), chance)
    }
}

/// Plays on: now with care, now at random.
struct Player<'a, G: Game> {
    game: &'a G,
    care: u32,
    spent: u32,
    options: Vec<G::Action>,
    parts: Vec<G::Action>,
    best: Vec<usize>,
}

impl<'a, G: Game> Player<'a, G> {
    fn new(game: &'a G, care: u32) -> Player<'a, G> {
        Player {
            game,
            care,
            spent: 0,
            options: Vec::new(),
            parts: Vec::new(),
            best: Vec::new(),
        }
    }

    /// The options that are worth most at once, and those that must be among them.
    fn promising(
        &mut self,
        worlds: &Worlds<'_, G>,
        mut options: Vec<G::Action>,
        seat: Seat,
        also: &[G::Action],
    ) -> Vec<G::Action> {
        if options.len() > CLOSELY {
            let mut worths = vec![0_i64; options.len()];
            for nth in 0..GLANCES {
                let (world, chance) = worlds.nth(nth);
                for (worth, &action) in worths.iter_mut().zip(&options) {
                    let mut chance = chance.clone();
                    *worth += i64::from(self.at_once(&world, seat, action, &mut chance));
                }
            }
            let mut order: Vec<usize> = (0..options.len()).collect();
            order.sort_by_key(|&at| std::cmp::Reverse(worths[at]));
            options = order[..CLOSELY].iter().map(|&at| options[at]).collect();
        }
        let more: Vec<G::Action> = also
            .iter()
            .copied()
            .filter(|it| !options.contains(it))
            .collect();
        options.extend(more);
        options
    }

    /// Who wins when the seat does this in the nth world: the same luck for every option.
    fn after(
        &mut self,
        worlds: &Worlds<'_, G>,
        nth: u64,
        seat: Seat,
        action: G::Action,
    ) -> [f64; MAX_SEATS] {
        let (mut world, mut chance) = worlds.nth(nth);
        self.game
            .apply(&mut world, seat, action, &mut Silent(&mut chance));
        self.play_on(world, &mut chance)
    }

    fn play_on(&mut self, mut state: G::State, chance: &mut Chance) -> [f64; MAX_SEATS] {
        for _ in 0..LONGEST {
            let Some(seat) = self.game.awaited(&state).first() else {
                break;
            };
            self.options.clear();
            self.game.shortlist(&state, seat, &mut self.options);
            let action = match self.options[..] {
                [only] => only,
                _ if chance.below(100) < self.care => self.careful(&state, seat, chance),
                _ => *chance.pick(&self.options),
            };
            self.spent = self.spent.saturating_add(1);
            self.game
                .apply(&mut state, seat, action, &mut Silent(chance));
        }
        shares(self.game, &state)
    }

    /// The option that is worth most at once, or one of them.
    fn careful(&mut self, state: &G::State, seat: Seat, chance: &mut Chance) -> G::Action {
        let options = std::mem::take(&mut self.options);
        self.best.clear();
        let mut most = i32::MIN;
        for (index, &action) in options.iter().enumerate() {
            let worth = self.at_once(state, seat, action, chance);
            if worth > most {
                most = worth;
                self.best.clear();
            }
            if worth == most {
                self.best.push(index);
            }
        }
        let action = options[*chance.pick(&self.best)];
        self.options = options;
        action
    }

    /// What an option is worth before anybody else decides; further parts of the decision are made at
    /// random, so that what it leads to can be seen.
    fn at_once(
        &mut self,
        state: &G::State,
        seat: Seat,
        action: G::Action,
        chance: &mut Chance,
    ) -> i32 {
        let game = self.game;
        let mut next = state.clone();
        game.apply(&mut next, seat, action, &mut Silent(chance));
        self.spent = self.spent.saturating_add(1);
        while game.awaited(&next) == Seats::one(seat) && game.retract(&next, seat).is_some() {
            self.parts.clear();
            game.shortlist(&next, seat, &mut self.parts);
            game.apply(
                &mut next,
                seat,
                *chance.pick(&self.parts),
                &mut Silent(chance),
            );
            self.spent = self.spent.saturating_add(1);
        }
        game.worth(&next, seat)
    }
}

/// Everybody's share of the win; of a game that has no end, whoever stands best has it.
fn shares<G: Game>(game: &G, state: &G::State) -> [f64; MAX_SEATS] {
    let outcome = game.outcome(state).unwrap_or_else(|| {
        let worths: Vec<i32> = Seat::all(game.seats())
            .map(|seat| game.worth(state, seat))
            .collect();
        let most = worths.iter().copied().max();
        let best = Seat::all(game.seats()).filter(|seat| Some(worths[seat.index()]) == most);
        Outcome::new(best.collect(), &worths)
    });
    let mut shares = [0.0; MAX_SEATS];
    for seat in Seat::all(game.seats()) {
        shares[seat.index()] = outcome.share(seat);
    }
    shares
}
