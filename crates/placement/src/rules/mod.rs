//! One verb, one file; [`turn`] is the course of a turn.

mod act;
mod arrest;
mod attack;
mod buy;
pub(crate) mod claim;
pub(crate) mod co_attack;
mod confuse;
pub(crate) mod deal;
mod effect;
mod event;
mod exchange;
mod fallback;
mod gather;
mod law;
pub(crate) mod moving;
pub(crate) mod places;
mod retreat;
pub(crate) mod score;
mod search;
mod stock;
pub(crate) mod turn;

pub(crate) use attack::EXTRA;
use attack::{check_manner, manners};
pub(crate) use effect::varying_points;
pub(crate) use fallback::fallback;

use tabletop::{Game, Seat, Table};

use crate::board::{Piece, Site, Tokens};
use crate::state::{Phase, Plan, State};
use crate::{Action, Illegal, Placement};

pub(crate) fn candidates(game: &Placement, state: &State, seat: Seat, out: &mut Vec<Action>) {
    match state.phase {
        Phase::Exchange => exchange::candidates(state, seat, out),
        Phase::Gather => gather::candidates(out),
        Phase::Second { .. } | Phase::Wild => out.extend(Site::ALL.map(Action::Take)),
        Phase::Act => act::candidates(game, state, seat, out),
        Phase::Plan(plan) => plan_candidates(game, state, seat, plan, out),
        Phase::Offered { by, offer, .. } => deal::answers(game, state, seat, by, &offer, out),
        Phase::Proposed(proposal) => co_attack::answers(state, seat, &proposal, out),
        Phase::Surrender { seat, .. } => law::candidates(state, seat, out),
        Phase::Guess => out.extend(Site::ALL.map(Action::At)),
        Phase::Return { .. } | Phase::Advance(_) | Phase::Destroy { .. } => {
            out.extend([Action::Yes, Action::No]);
        }
        Phase::Broker => {
            out.extend(state.pieces_of(seat).iter().map(Action::With));
            out.push(Action::Done);
        }
        Phase::Confuse { with, .. } => confuse::swaps(game, state, seat, with, out),
        Phase::Fetch => out.extend(state.attacks.pile.kinds().map(Action::Fetch)),
        Phase::Trim => out.extend(state.crew(seat).hand.kinds().map(Action::Discard)),
        Phase::Over { .. } => {}
    }
}

fn plan_candidates(game: &Placement, state: &State, seat: Seat, plan: Plan, out: &mut Vec<Action>) {
    match plan {
        Plan::Enter { .. } | Plan::Target { .. } | Plan::Broker { .. } => {
            out.extend(Site::ALL.map(Action::At));
        }
        Plan::PayMove { attacker, site } => moving::payments(state, seat, attacker, site, out),
        Plan::Attack { .. } => out.extend(state.pieces_of(seat).iter().map(Action::With)),
        Plan::Manner { target } => {
            out.extend(manners(state, &target).map(Action::By));
        }
        Plan::PayAttack { target, manner } => attack::payments(state, seat, &target, manner, out),
        Plan::PayEvent => buy::payments(game, state, seat, out),
        Plan::Event { card } => event::targets(game, state, seat, card, out),
        Plan::EventWith { card, .. } => event::second_targets(state, card, out),
    }
}

pub(crate) fn check(
    game: &Placement,
    state: &State,
    seat: Seat,
    action: Action,
) -> Result<(), Illegal> {
    if state.is_over() {
        return Err(Illegal::Over);
    }
    if !game.awaited(state).contains(seat) {
        return Err(Illegal::NotYourTurn);
    }
    let phase = state.phase;
    match action {
        Action::Exchange(card) => exchange::check(state, seat, card),
        Action::Keep => during(phase == Phase::Exchange),
        Action::Roll => during(phase == Phase::Gather),
        Action::Take(_) => during(matches!(
            phase,
            Phase::Gather | Phase::Second { .. } | Phase::Wild
        )),
        Action::Move(piece) => in_act(state).and_then(|()| moving::check(state, seat, piece)),
        Action::Retreat(piece) => in_act(state).and_then(|()| retreat::check(state, seat, piece)),
        Action::Play(card) => in_act(state).and_then(|()| attack::check(game, state, seat, card)),
        Action::Buy => in_act(state).and_then(|()| buy::check(game, state, seat)),
        Action::Use(card) => in_act(state).and_then(|()| event::check(game, state, seat, card)),
        Action::Offer(offer) => deal::check(game, state, seat, &offer),
        Action::With(piece) => check_with(game, state, seat, piece),
        Action::At(site) => check_at(game, state, seat, site),
        Action::By(manner) => {
            let Phase::Plan(Plan::Manner { target }) = phase else {
                return Err(Illegal::WrongStep);
            };
            check_manner(game, state, seat, &target, manner)
        }
        Action::Pay(tokens) => check_payment(game, state, seat, tokens),
        Action::Want(tokens) => event::check_tokens(state, tokens),
        Action::Exploit(card) => search::check_exploit(state, card),
        Action::Fetch(card) => search::check_fetch(state, card),
        Action::Discard(card) => search::check_discard(state, seat, card),
        Action::Swap { give, take } => confuse::check_swap(game, state, seat, give, take),
        Action::Against(other) => confuse::check_against(game, state, seat, other),
        Action::Accept => deal::check_accept(state, seat),
        Action::Refuse => during(matches!(phase, Phase::Offered { .. } | Phase::Proposed(_))),
        Action::Yes | Action::No => during(matches!(
            phase,
            Phase::Return { .. } | Phase::Advance(_) | Phase::Destroy { .. }
        )),
        Action::Done => during(matches!(phase, Phase::Broker | Phase::Confuse { .. })),
        Action::End => during(phase == Phase::Act),
    }
}

/// The attacker can be chosen for what is asked.
fn check_with(game: &Placement, state: &State, seat: Seat, piece: Piece) -> Result<(), Illegal> {
    let phase = state.phase;
    if let Phase::Plan(Plan::Attack { card }) = phase {
        attack::check_attacker(game, state, seat, card, piece)
    } else if let Phase::Plan(Plan::Event { card }) = phase {
        event::check_attacker(state, seat, card, piece)
    } else if let Phase::Broker = phase {
        event::check_broker(state, seat, piece)
    } else if let Phase::Surrender { .. } = phase {
        law::check(state, seat, piece)
    } else {
        Err(Illegal::WrongStep)
    }
}

/// The site can be chosen for what is asked.
fn check_at(game: &Placement, state: &State, seat: Seat, site: Site) -> Result<(), Illegal> {
    if let Phase::Guess = state.phase {
        return Ok(());
    }
    let Phase::Plan(plan) = state.phase else {
        return Err(Illegal::WrongStep);
    };
    match plan {
        Plan::Enter { attacker } => moving::check_step(state, seat, attacker, site),
        Plan::Target { card, attacker } => {
            attack::check_target(game, state, seat, card, attacker, site)
        }
        Plan::Event { card } => event::check_site(card),
        Plan::EventWith { card, .. } => event::check_entry(state, card, site),
        Plan::Broker { .. } => moving::check_open(state, site),
        Plan::PayMove { .. }
        | Plan::Attack { .. }
        | Plan::Manner { .. }
        | Plan::PayAttack { .. }
        | Plan::PayEvent => Err(Illegal::WrongStep),
    }
}

/// These tokens pay for what is asked.
fn check_payment(
    game: &Placement,
    state: &State,
    seat: Seat,
    tokens: Tokens,
) -> Result<(), Illegal> {
    let phase = state.phase;
    if let Phase::Plan(Plan::PayMove { attacker, site }) = phase {
        moving::check_payment(state, seat, attacker, site, tokens)
    } else if let Phase::Plan(Plan::PayAttack { target, manner }) = phase {
        attack::check_payment(state, seat, &target, manner, tokens)
    } else if let Phase::Plan(Plan::PayEvent) = phase {
        buy::check_payment(game, state, seat, tokens)
    } else if let Phase::Proposed(proposal) = phase {
        co_attack::check_payment(state, seat, &proposal, tokens)
    } else {
        Err(Illegal::WrongStep)
    }
}

fn during(right: bool) -> Result<(), Illegal> {
    if right {
        Ok(())
    } else {
        Err(Illegal::WrongStep)
    }
}

fn in_act(state: &State) -> Result<(), Illegal> {
    during(state.phase == Phase::Act)
}

/// What `check` allows of the candidates: in the phase with the longest menu with the sites' prices
/// worked out once for all of it, and with no look at what is always allowed.
pub(crate) fn options(game: &Placement, state: &State, seat: Seat, out: &mut Vec<Action>) {
    if let Phase::Act = state.phase {
        return act::options(game, state, seat, out);
    }
    candidates(game, state, seat, out);
    if let Phase::Plan(_) | Phase::Offered { .. } | Phase::Broker = state.phase {
        out.retain(|&action| check(game, state, seat, action).is_ok());
    }
}

pub(crate) fn apply(
    game: &Placement,
    state: &mut State,
    seat: Seat,
    action: Action,
    table: &mut impl Table<Placement>,
) {
    match action {
        Action::Exchange(card) => exchange::apply(game, state, card, table),
        Action::Keep => turn::returns(state, 0),
        Action::Roll => gather::roll(game, state, table),
        Action::Take(site) => gather::take(game, state, site, table),
        Action::Move(piece) => moving::apply(game, state, seat, piece, table),
        Action::Retreat(piece) => retreat::apply(game, state, seat, piece, table),
        Action::Play(card) => state.phase = Phase::Plan(Plan::Attack { card }),
        Action::Buy => buy::apply(game, state, seat, table),
        Action::Use(card) => event::apply(game, state, seat, card, table),
        Action::Offer(offer) => deal::apply(game, state, seat, offer, table),
        Action::With(piece) => with(game, state, seat, piece, table),
        Action::At(site) => at(game, state, seat, site, table),
        Action::By(manner) => attack::in_manner(game, state, seat, manner, table),
        Action::Pay(tokens) => pay(game, state, seat, tokens, table),
        Action::Want(tokens) => event::want(game, state, seat, tokens, table),
        Action::Exploit(card) => search::exploit(game, state, seat, card, table),
        Action::Fetch(card) => search::fetch(game, state, seat, card, table),
        Action::Discard(card) => search::discard(game, state, seat, card, table),
        Action::Swap { give, take } => confuse::swap(game, state, seat, give, take, table),
        Action::Against(other) => confuse::against(game, state, seat, other, table),
        Action::Accept => deal::accept(game, state, seat, table),
        Action::Refuse => deal::refuse(game, state, seat, table),
        Action::Yes | Action::No => answer(game, state, action == Action::Yes, table),
        Action::Done => state.phase = Phase::Act,
        Action::End => turn::end(game, state, table),
    }
    // A turn player who went out has no turn left, not even to draw.
    while !state.is_over() && !state.crew(state.turn).is_in() {
        turn::pass(game, state, table);
    }
}

fn pay(
    game: &Placement,
    state: &mut State,
    seat: Seat,
    tokens: Tokens,
    table: &mut impl Table<Placement>,
) {
    let phase = state.phase;
    if let Phase::Plan(Plan::PayMove { attacker, site }) = phase {
        moving::pay_and_move(game, state, seat, attacker, site, tokens, table);
    } else if let Phase::Plan(Plan::PayAttack { target, manner }) = phase {
        attack::carry_out(game, state, seat, &target, manner, tokens, table);
    } else if let Phase::Plan(Plan::PayEvent) = phase {
        buy::pay(game, state, seat, tokens, table);
    } else if let Phase::Proposed(proposal) = phase {
        co_attack::join(game, state, &proposal, tokens, table);
    } else {
        unreachable!("checked: something is to be paid");
    }
}

fn with(
    game: &Placement,
    state: &mut State,
    seat: Seat,
    piece: Piece,
    table: &mut impl Table<Placement>,
) {
    let phase = state.phase;
    if let Phase::Plan(Plan::Attack { card }) = phase {
        attack::with(game, state, seat, card, piece, table);
    } else if let Phase::Plan(Plan::Event { card }) = phase {
        event::with(game, state, seat, card, piece, table);
    } else if let Phase::Broker = phase {
        state.phase = Phase::Plan(Plan::Broker { attacker: piece });
    } else if let Phase::Surrender { chosen, .. } = phase {
        law::surrender(game, state, chosen, piece, table);
    } else {
        unreachable!("checked: an attacker is to be chosen");
    }
}

fn at(
    game: &Placement,
    state: &mut State,
    seat: Seat,
    site: Site,
    table: &mut impl Table<Placement>,
) {
    let phase = state.phase;
    if let Phase::Plan(Plan::Enter { attacker }) = phase {
        moving::to(game, state, seat, attacker, site, table);
    } else if let Phase::Plan(Plan::Target { card, attacker }) = phase {
        let target = crate::state::Target {
            card,
            attacker,
            site,
        };
        attack::at(game, state, seat, target, table);
    } else if let Phase::Plan(Plan::Event { card }) = phase {
        event::at(game, state, seat, card, site, table);
    } else if let Phase::Plan(Plan::EventWith { card, attacker }) = phase {
        event::enter(game, state, seat, card, attacker, site, table);
    } else if let Phase::Plan(Plan::Broker { attacker }) = phase {
        event::enter_second(game, state, seat, attacker, site, table);
    } else if let Phase::Guess = phase {
        effect::guess(game, state, seat, site, table);
    } else {
        unreachable!("checked: a site is to be chosen");
    }
}

fn answer(game: &Placement, state: &mut State, yes: bool, table: &mut impl Table<Placement>) {
    let phase = state.phase;
    if let Phase::Return { attacker } = phase {
        turn::answer_return(game, state, attacker, yes, table);
    } else if let Phase::Advance(target) = phase {
        effect::advance(game, state, &target, yes, table);
    } else if let Phase::Destroy { site } = phase {
        effect::destroy(game, state, site, yes, table);
    } else {
        unreachable!("checked: a question was asked");
    }
}
