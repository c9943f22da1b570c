//! A harmless answer to every question: the clock's, and the client's preselection.

use tabletop::Seat;

use super::{attack, buy, law, moving, options};
use crate::board::Site;
use crate::cost;
use crate::state::{Phase, Plan, State};
use crate::{Action, Placement};

pub(crate) fn fallback(game: &Placement, state: &State, seat: Seat) -> Action {
    match state.phase {
        Phase::Exchange => Action::Keep,
        Phase::Gather => Action::Roll,
        Phase::Second { leaked } => Action::Take(fullest(state, leaked)),
        Phase::Wild => Action::Take(fullest(state, None)),
        Phase::Act | Phase::Over { .. } => Action::End,
        Phase::Offered { .. } | Phase::Proposed(_) => Action::Refuse,
        Phase::Guess => Action::At(fullest(state, None)),
        Phase::Return { .. } | Phase::Advance(_) | Phase::Destroy { .. } => Action::No,
        Phase::Broker | Phase::Confuse { .. } => Action::Done,
        Phase::Surrender { seat, .. } => {
            let first = law::first_come(state, seat);
            Action::With(first.expect("asked because there are several"))
        }
        Phase::Plan(plan) => {
            pay_sensibly(game, state, seat, plan).unwrap_or_else(|| first_option(game, state, seat))
        }
        Phase::Fetch | Phase::Trim => first_option(game, state, seat),
    }
}

/// Taking there is furthest from a leak, and brings something.
fn fullest(state: &State, leaked: Option<Site>) -> Site {
    let useful = |site: &Site| {
        (
            Some(*site) != leaked && !state.is_claimed(*site),
            state.ground(*site).stock,
        )
    };
    let fullest = Site::ALL.into_iter().max_by_key(useful);
    fullest.expect("there are sites")
}

/// The payment that keeps scarce colours, if it is a payment that is asked for.
fn pay_sensibly(game: &Placement, state: &State, seat: Seat, plan: Plan) -> Option<Action> {
    let tokens = state.crew(seat).tokens;
    let way = match plan {
        Plan::PayMove { attacker, site } => {
            cost::sensible(tokens, site, moving::price(state, attacker, site))
        }
        Plan::PayAttack { target, manner } => {
            let cost = attack::share(state, seat, &target, manner);
            cost::sensible(tokens, target.site, cost)
        }
        Plan::PayEvent => buy::sensible(game, tokens)?,
        Plan::Enter { .. }
        | Plan::Attack { .. }
        | Plan::Target { .. }
        | Plan::Manner { .. }
        | Plan::Event { .. }
        | Plan::EventWith { .. }
        | Plan::Broker { .. } => return None,
    };
    Some(Action::Pay(way))
}

fn first_option(game: &Placement, state: &State, seat: Seat) -> Action {
    let mut all = Vec::new();
    options(game, state, seat, &mut all);
    *all.first().expect("a seat that is awaited has options")
}
