//! What one might do, how often that wins, and why: for whoever asks, from nothing but the own view.

use bots::judge::{Depth, Estimate, judge};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::{Phrase, Seat, Seed, Words, telling};
use ts_rs::TS;

/// So many options are named.
const NAMED: usize = 3;
/// So many reasons are given for each.
const REASONS: usize = 3;

/// One of the best options.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct Hint {
    /// Its index in the menu.
    pub option: u32,
    pub odds: Odds,
    /// What speaks for it and not for the next best.
    pub why: Vec<Phrase>,
}

/// How often something wins, in percent, and where that lies with 95 % certainty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct Odds {
    pub chance: u8,
    pub low: u8,
    pub high: u8,
}

/// Hints as work to be done elsewhere: it holds a view, never a state.
pub type Ponder = Box<dyn FnOnce() -> Vec<Hint> + Send>;

impl Odds {
    pub(crate) fn of<A>(estimate: &Estimate<A>, seat: Seat) -> Odds {
        let percent = |share: f64| (100.0 * share).round() as u8;
        let (low, high) = estimate.tally.interval(seat);
        Odds {
            chance: percent(estimate.tally.chance(seat)),
            low: percent(low),
            high: percent(high),
        }
    }
}

/// What is said for an option beside another one.
pub(crate) fn why<G: Words>(
    game: &G,
    view: &G::View,
    better: &G::Action,
    other: &G::Action,
) -> Vec<Phrase> {
    let reasons = telling(game.reasons(view, better), &game.reasons(view, other));
    let texts = reasons.into_iter().map(|reason| reason.text);
    texts.take(REASONS).collect()
}

/// The best options of a menu, best first. Of a single one there is nothing to say.
pub(crate) fn hints<G: Words>(
    game: &G,
    view: &G::View,
    seat: Seat,
    menu: &[G::Action],
    seed: Seed,
) -> Vec<Hint> {
    let estimates = judge(game, view, seat, &[], Depth::HINT, seed);
    if estimates.len() < 2 {
        return Vec::new();
    }
    let hint = |nth: usize, estimate: &Estimate<G::Action>| {
        let option = menu.iter().position(|it| *it == estimate.action)?;
        let next = estimates.get(nth + 1);
        Some(Hint {
            option: u32::try_from(option).ok()?,
            odds: Odds::of(estimate, seat),
            why: next.map_or_else(Vec::new, |next| {
                why(game, view, &estimate.action, &next.action)
            }),
        })
    };
    let named = estimates.iter().take(NAMED).enumerate();
    named
        .filter_map(|(nth, estimate)| hint(nth, estimate))
        .collect()
}
