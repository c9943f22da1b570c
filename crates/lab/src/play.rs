//! One game, from set-up to outcome.

use bots::{Bot, Plan};
use tabletop::{Chance, Game, Leg, Outcome, Seed, Silent, Viewer};

use crate::waits::Waits;

/// A game that is over.
pub(crate) struct Over {
    pub(crate) outcome: Outcome,
    pub(crate) legs: Vec<Leg>,
    pub(crate) decisions: u64,
    /// Decisions one after another; none where nobody counted them.
    pub(crate) waits: Option<u64>,
}

/// The `nth` game of a seed, played by bots, one to a seat: the deal follows from `seed` and `nth`
/// alone, whoever plays.
pub(crate) fn bots<G: Game>(game: &G, plans: &[Plan], seed: Seed, nth: u64) -> Over {
    let mut chance = Chance::stream(seed, nth);
    // The streams of the upper half are the bots'.
    let mut seeds = Chance::stream(seed, nth | 1 << 63);
    let mut bots: Vec<Bot<G>> = plans
        .iter()
        .map(|&plan| Bot::with_plan(game, plan, seeds.seed(), 0))
        .collect();
    let mut state = game.setup(&mut Silent(&mut chance));
    let mut waits = Waits::new(game, &state);
    let mut decisions = 0;
    while let Some(seat) = game.awaited(&state).first() {
        let view = game.view(&state, Viewer::Seat(seat));
        let action = bots[seat.index()].choose(game, &view, seat);
        game.apply(&mut state, seat, action, &mut Silent(&mut chance));
        decisions += 1;
        waits.decided(seat, game.awaited(&state));
    }
    over(game, &state, decisions, Some(waits.count()))
}

/// The `nth` game of a seed, played at random. Chance needs no knowledge, so it plays on the state
/// itself: no view is made, nothing imagined, nothing allocated.
pub(crate) fn at_random<G: Game>(
    game: &G,
    seed: Seed,
    nth: u64,
    options: &mut Vec<G::Action>,
) -> Over {
    let mut chance = Chance::stream(seed, nth);
    let mut state = game.setup(&mut Silent(&mut chance));
    let mut decisions = 0;
    while let Some(seat) = game.awaited(&state).first() {
        options.clear();
        game.options(&state, seat, options);
        let action = match options[..] {
            [only] => only,
            _ => *chance.pick(options),
        };
        game.apply(&mut state, seat, action, &mut Silent(&mut chance));
        decisions += 1;
    }
    over(game, &state, decisions, None)
}

fn over<G: Game>(game: &G, state: &G::State, decisions: u64, waits: Option<u64>) -> Over {
    Over {
        outcome: game
            .outcome(state)
            .expect("a game in which nobody is awaited is over"),
        legs: game.legs(state),
        decisions,
        waits,
    }
}
