//! Nothing appears and nothing vanishes: the census is the same after every step.

use tabletop::Lawful;

use crate::law::{Law, Verdict};
use crate::trial::Trial;

const LAW: Law = Law::Census;

pub(crate) fn after<G: Lawful>(
    game: &G,
    before: &G::State,
    after: &G::State,
    action: G::Action,
    trial: &mut Trial,
) -> Verdict {
    trial.tests(LAW);
    let (had, has) = (game.census(before), game.census(after));
    if had == has {
        return Ok(());
    }
    LAW.broken(format!(
        "{action:?} changes the census\nfrom {had:?}\nto {has:?}"
    ))
}
