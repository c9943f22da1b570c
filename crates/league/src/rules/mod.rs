//! One verb, one file; [`resolve`] is the course of an action, [`round`] that of a round.

pub(crate) mod attack;
mod defend;
mod dummy;
mod fallback;
pub(crate) mod install;
mod mend;
mod places;
pub(crate) mod plan;
pub(crate) mod repair;
mod resolve;
pub(crate) mod round;
pub(crate) mod score;
mod setup;
pub(crate) mod spread;

pub(crate) use defend::put_up;
pub(crate) use fallback::fallback;
pub(crate) use setup::first;

use tabletop::{Game, Seat, Table};

use crate::state::{Phase, State};
use crate::{Action, Illegal, League};

pub(crate) fn candidates(state: &State, seat: Seat, out: &mut Vec<Action>) {
    match state.phase {
        Phase::Trim => setup::discards(state, seat, out),
        Phase::Pick { .. } | Phase::Install { .. } | Phase::Grow { .. } => {
            out.extend(state.supply.iter().map(Action::Take));
        }
        Phase::Choose => match state.player(seat).draft {
            None => plan::candidates(state, seat, out),
            Some(plan) => plan::payments(state, seat, plan, out),
        },
        Phase::Replace { seat, .. } => install::removals(&state.player(seat).rack, out),
        Phase::Outgrow { .. } => install::removals(&state.dummy, out),
        Phase::Colour { card, .. } => out.extend(attack::colours(card).iter().map(Action::Strike)),
        Phase::Place { within, .. } => {
            let start = out.len();
            let rack = &state.player(seat).rack;
            out.extend(spread::least(rack, within).map(Action::Place));
            out[start..].sort_unstable();
        }
        Phase::Respond { left, .. } => repair::responses(state, seat, left, out),
        Phase::Mend { .. } => mend::candidates(&state.player(seat).rack, out),
        Phase::Resolve | Phase::Over => {}
    }
}

/// What `check` allows of the candidates: only plans can be too dear.
pub(crate) fn options(state: &State, seat: Seat, out: &mut Vec<Action>) {
    match (state.phase, state.player(seat).draft) {
        (Phase::Choose, None) => plan::options(state, seat, out),
        _ => candidates(state, seat, out),
    }
}

pub(crate) fn check(
    game: &League,
    state: &State,
    seat: Seat,
    action: Action,
) -> Result<(), Illegal> {
    if state.phase == Phase::Over {
        return Err(Illegal::Over);
    }
    if !game.awaited(state).contains(seat) {
        return Err(Illegal::NotYourTurn);
    }
    let player = state.player(seat);
    match (action, state.phase) {
        (Action::Discard(cards), Phase::Trim) => setup::check_discard(player, cards),
        (Action::Plan(plan), Phase::Choose) => plan::check(state, seat, plan),
        (Action::Pay(cards), Phase::Choose) => plan::check_payment(state, seat, cards),
        (Action::Take(server), Phase::Pick { .. } | Phase::Install { .. } | Phase::Grow { .. }) => {
            or(state.supply.contains(server), Illegal::NotInSupply)
        }
        (Action::Remove(server), Phase::Replace { .. }) => {
            or(player.rack.host(server).is_some(), Illegal::NotYours)
        }
        (Action::Remove(server), Phase::Outgrow { .. }) => {
            or(state.dummy.host(server).is_some(), Illegal::NotYours)
        }
        (Action::Strike(colour), Phase::Colour { card, .. }) => or(
            attack::colours(card).contains(colour),
            Illegal::NotItsColour,
        ),
        (Action::Place(spot), Phase::Place { within, .. }) => or(
            spread::least(&player.rack, within).any(|least| least == spot),
            Illegal::NotThere,
        ),
        (Action::Respond(cards), Phase::Respond { left, .. }) => {
            let most = repair::most(player, left);
            let too_many = Illegal::NotEnough {
                need: cards,
                have: most,
            };
            or(cards <= most, too_many)
        }
        (Action::Mend(spot), Phase::Mend { .. }) => or(
            player.rack.at(spot).is_some_and(|damage| damage > 0),
            Illegal::NothingToMend,
        ),
        (
            Action::Discard(_)
            | Action::Plan(_)
            | Action::Pay(_)
            | Action::Take(_)
            | Action::Remove(_)
            | Action::Strike(_)
            | Action::Place(_)
            | Action::Respond(_)
            | Action::Mend(_),
            _,
        ) => Err(Illegal::WrongStep),
    }
}

fn or(right: bool, illegal: Illegal) -> Result<(), Illegal> {
    if right { Ok(()) } else { Err(illegal) }
}

pub(crate) fn apply(
    game: &League,
    state: &mut State,
    seat: Seat,
    action: Action,
    table: &mut impl Table<League>,
) {
    match action {
        Action::Discard(cards) => setup::discard(game, state, seat, cards, table),
        Action::Plan(plan) => plan::apply(game, state, seat, plan, table),
        Action::Pay(cards) => plan::pay(game, state, seat, cards, table),
        Action::Take(server) => match state.phase {
            Phase::Pick { dummy, .. } => setup::pick(game, state, seat, server, dummy, table),
            Phase::Grow { .. } => dummy::take(game, state, seat, server, table),
            Phase::Trim
            | Phase::Choose
            | Phase::Resolve
            | Phase::Install { .. }
            | Phase::Replace { .. }
            | Phase::Outgrow { .. }
            | Phase::Colour { .. }
            | Phase::Place { .. }
            | Phase::Respond { .. }
            | Phase::Mend { .. }
            | Phase::Over => install::take(game, state, seat, server, table),
        },
        Action::Remove(old) => match state.phase {
            Phase::Outgrow { new, .. } => dummy::replace(game, state, old, new, table),
            Phase::Replace { new, .. } => install::replace(game, state, seat, old, new, table),
            Phase::Trim
            | Phase::Pick { .. }
            | Phase::Choose
            | Phase::Resolve
            | Phase::Install { .. }
            | Phase::Grow { .. }
            | Phase::Colour { .. }
            | Phase::Place { .. }
            | Phase::Respond { .. }
            | Phase::Mend { .. }
            | Phase::Over => unreachable!("checked: a server is to make room"),
        },
        Action::Strike(colour) => match state.phase {
            Phase::Colour { card, step, .. } => {
                attack::strike(game, state, seat, card, step, colour, table);
            }
            Phase::Trim
            | Phase::Pick { .. }
            | Phase::Choose
            | Phase::Resolve
            | Phase::Install { .. }
            | Phase::Replace { .. }
            | Phase::Grow { .. }
            | Phase::Outgrow { .. }
            | Phase::Place { .. }
            | Phase::Respond { .. }
            | Phase::Mend { .. }
            | Phase::Over => unreachable!("checked: a colour is to be chosen"),
        },
        Action::Place(spot) => spread::place(game, state, seat, spot, table),
        Action::Respond(cards) => repair::respond(game, state, seat, cards, table),
        Action::Mend(spot) => mend::mend(game, state, seat, spot, table),
    }
    resolve::go_on(game, state, table);
}
