//! A game ends within `LONGEST` decisions.

use tabletop::Lawful;

use crate::law::{Law, Verdict};
use crate::trial::Trial;

const LAW: Law = Law::Ending;

pub(crate) fn after<G: Lawful>(decisions: usize, trial: &mut Trial) -> Verdict {
    trial.tests(LAW);
    if decisions <= G::LONGEST {
        return Ok(());
    }
    LAW.broken(format!(
        "no end after {decisions} decisions; LONGEST is {}",
        G::LONGEST
    ))
}
