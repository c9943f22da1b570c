//! Planning: each player shows up to three action cards; the first player first, or both sealed at
//! the same time with the switch `secret-plans`.

use tabletop::{Seat, Seats, Table};

use super::turn;
use crate::cards::{EventCard, PLANS, Plan};
use crate::state::{Phase, State, other};
use crate::{Action, Event, FrontLine, Illegal};

/// The most action cards in a usual turn.
const MOST: u8 = 3;

/// How many action cards a player may show in this turn. Who is equally far behind is backed,
/// too (FRL-R24).
pub(crate) fn plan_limit(event: Option<EventCard>, reached: [usize; 2], seat: Seat) -> u8 {
    let behind = reached[seat.index()] <= reached[other(seat).index()];
    match event {
        Some(EventCard::Staffing) => Plan::MOST,
        Some(EventCard::StateBacking) if behind => Plan::MOST,
        _ => MOST,
    }
}

/// Why there is no attack phase in this turn, if there is none.
pub(crate) fn attack_barred(
    game: &FrontLine,
    event: Option<EventCard>,
    turn: u8,
) -> Option<Illegal> {
    if event == Some(EventCard::CeaseFire) {
        Some(Illegal::CeaseFire)
    } else if game.calm_start && turn == 1 {
        // FRL-R10
        Some(Illegal::FirstTurn)
    } else {
        None
    }
}

pub(super) fn awaited(game: &FrontLine, state: &State) -> Seats {
    let open = |seat: &Seat| !state.side(*seat).plan.is_committed();
    let order = [state.first, other(state.first)];
    let open = order.into_iter().filter(open);
    if game.secret_plans {
        open.collect()
    } else {
        open.take(1).collect()
    }
}

fn limit(state: &State, seat: Seat) -> u8 {
    let reached = [0, 1].map(|seat| state.side(Seat(seat)).reached());
    plan_limit(state.event, reached, seat)
}

/// All plans of as many cards as are allowed; those with an attack even where it is barred, so
/// that the reason can be told.
pub(super) fn candidates(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let most = limit(state, seat);
    let plans = PLANS.iter().filter(|plan| plan.len() <= most);
    out.extend(plans.copied().map(Action::Plan));
}

/// What [`check`] allows of the candidates.
pub(super) fn options(game: &FrontLine, state: &State, seat: Seat, out: &mut Vec<Action>) {
    let most = limit(state, seat);
    let attacks = u8::from(attack_barred(game, state.event, state.turn).is_none());
    let plans = PLANS
        .iter()
        .filter(|plan| plan.len() <= most && plan.attack <= attacks);
    out.extend(plans.copied().map(Action::Plan));
}

/// A plan that could not be carried out is not shown either: no Attack card without an attack
/// phase (FRL-R11). Nobody has more than three of a card, and but one Attack (FRL-R19).
pub(super) fn check(
    game: &FrontLine,
    state: &State,
    seat: Seat,
    plan: Plan,
) -> Result<(), Illegal> {
    if !plan.is_possible() {
        return Err(Illegal::NoSuchPlan);
    }
    let most = limit(state, seat);
    if plan.len() > most {
        return Err(Illegal::TooManyCards { most });
    }
    match attack_barred(game, state.event, state.turn) {
        Some(reason) if plan.attack > 0 => Err(reason),
        Some(_) | None => Ok(()),
    }
}

pub(super) fn apply(
    game: &FrontLine,
    state: &mut State,
    seat: Seat,
    plan: Plan,
    table: &mut impl Table<FrontLine>,
) {
    state.side_mut(seat).plan.commit(plan);
    let all = awaited(game, state).is_empty();
    if game.secret_plans {
        table.tell(game, state, |_| Some(Event::Sealed { seat }));
        if !all {
            return;
        }
        table.reveal();
        // Both are turned up together.
        state.phase = Phase::Recon {
            seat: state.first,
            left: 0,
        };
        for seat in [state.first, other(state.first)] {
            let plan = state.side(seat).planned();
            table.tell(game, state, |_| Some(Event::Planned { seat, plan }));
        }
    } else {
        table.tell(game, state, |_| Some(Event::Planned { seat, plan }));
    }
    if all {
        turn::carry_out(game, state, table);
    }
}

/// A sealed plan can be taken back until the other one is sealed.
pub(crate) fn take_back(game: &FrontLine, state: &State, seat: Seat) -> Option<State> {
    let sealed = state.side(seat).plan.is_committed();
    if state.phase != Phase::Plan || !game.secret_plans || !sealed {
        return None;
    }
    let mut before = *state;
    before.side_mut(seat).plan.take_back();
    Some(before)
}
