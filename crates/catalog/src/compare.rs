//! Options of a recorded moment beside each other: how often each wins over many continuations, from what
//! whoever decides could know then.

use bots::judge::{self, Depth};
use schemars::JsonSchema;
use serde::Serialize;
use tabletop::{Lawful, Match, Phrase, Seat, Viewer, Words};
use ts_rs::TS;

use crate::any::read;
use crate::broken::{LoadError, broken};
use crate::hint::{Odds, why};
use crate::list::{Visitor, head_of, visit};

/// An option that was compared.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct Compared {
    /// Its place in the menu.
    pub option: u32,
    pub text: Phrase,
    pub odds: Odds,
    /// Continuations played, the same ones for all.
    pub games: u32,
    /// What speaks for it and not for the other one, of the better of two.
    pub why: Vec<Phrase>,
}

/// Why nothing was compared.
#[derive(Debug, thiserror::Error)]
pub enum NoComparison {
    #[error(transparent)]
    Load(#[from] LoadError),
    #[error("nobody decided there")]
    NoSuchMoment,
    #[error("there was no such option")]
    NoSuchOption,
}

/// Compares options of the seat that was to decide after so many entries, by their places in its menu.
pub fn compare(
    record: &str,
    step: usize,
    seat: Seat,
    options: &[u32],
) -> Result<Vec<Compared>, NoComparison> {
    struct Run<'a>(&'a str, usize, Seat, &'a [u32]);
    impl Visitor for Run<'_> {
        type Output = Result<Vec<Compared>, NoComparison>;
        fn visit<G: Lawful + Words>(self) -> Self::Output {
            run::<G>(self.0, self.1, self.2, self.3)
        }
    }
    let game = head_of(record)?.game;
    visit(&game, Run(record, step, seat, options)).map_err(LoadError::from)?
}

fn run<G: Words>(
    record: &str,
    step: usize,
    seat: Seat,
    options: &[u32],
) -> Result<Vec<Compared>, NoComparison> {
    let mut record = read::<G>(record)?;
    if step > record.entries.len() {
        return Err(NoComparison::NoSuchMoment);
    }
    record.entries.truncate(step);
    let replay = Match::<G>::replay(&record, &[], |_, _, _| ())
        .map_err(|why| broken::<G>(why, record.rules))?;
    let (game, state) = (replay.game.game(), replay.game.state());
    if replay.stopped.is_some() || !game.awaited(state).contains(seat) {
        return Err(NoComparison::NoSuchMoment);
    }
    let sight = replay.game.sight(Viewer::Seat(seat));
    let action = |option: &u32| match sight.menu.get(*option as usize) {
        Some((action, Ok(()))) => Ok(*action),
        Some((_, Err(_))) | None => Err(NoComparison::NoSuchOption),
    };
    let actions: Vec<G::Action> = options.iter().map(action).collect::<Result<_, _>>()?;
    let view = &sight.view;
    let seed = tabletop::Chance::stream(record.seed, (1 << 41) + step as u64).seed();
    let estimates = judge::compare(game, view, seat, &actions, Depth::COMPARE, seed);
    let chance = |at: usize| estimates[at].tally.chance(seat);
    let compared = |(at, estimate): (usize, &judge::Estimate<G::Action>)| {
        let others = (0..estimates.len()).filter(|&other| other != at);
        let best_other = others.max_by(|&a, &b| chance(a).total_cmp(&chance(b)));
        let beaten = best_other.filter(|&other| chance(at) > chance(other));
        Compared {
            option: options[at],
            text: game.action(view, &estimate.action),
            odds: Odds::of(estimate, seat),
            games: estimate.tally.games,
            why: beaten.map_or_else(Vec::new, |other| {
                why(game, view, &estimate.action, &estimates[other].action)
            }),
        }
    };
    Ok(estimates.iter().enumerate().map(compared).collect())
}
