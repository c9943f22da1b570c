//! Choosing a tile and the cards under it, in secret. Until the last player has chosen, everyone may
//! change their mind, and nobody sees more than that a choice was made (LGE-R6).

use tabletop::{Game, Seat, Table};

use super::resolve;
use crate::actions::Plan;
use crate::cards::{Card, Cards, DefenceKind, Face, STEPS, server};
use crate::state::{Choice, State};
use crate::{Action, Event, Illegal, League, Shown};

/// What a server costs this player now: Thin Provisions that are not tapped take 1 off each, but
/// never below 1 (LGE-R8).
#[inline]
pub(crate) fn price(state: &State, seat: Seat) -> u8 {
    let reduction = state
        .player(seat)
        .untapped(DefenceKind::ThinProvision)
        .len();
    server::price(state.round).saturating_sub(reduction).max(1)
}

/// The cards that a plan takes besides the one it is about.
#[inline]
pub(crate) fn need(state: &State, seat: Seat, plan: Plan) -> u8 {
    match plan {
        Plan::Install => price(state, seat),
        Plan::Defend(card) => match card.face() {
            Face::Defence(kind, _) => kind.cost(),
            Face::Attack(..) => 0,
        },
        Plan::Attack { step, .. } => step,
        Plan::Repair(cards) => cards,
    }
}

pub(super) fn candidates(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let hand = state.player(seat).hand;
    out.push(Action::Plan(Plan::Install));
    let defences = hand.common(Card::DEFENCES).kinds().map(Plan::Defend);
    out.extend(defences.map(Action::Plan));
    for card in hand.common(Card::ATTACKS).kinds() {
        let steps = (0..STEPS).map(|step| Plan::Attack { card, step });
        out.extend(steps.map(Action::Plan));
    }
    out.extend((1..=hand.len()).map(|cards| Action::Plan(Plan::Repair(cards))));
}

/// What [`check`] allows of the candidates, worked out at once.
pub(crate) fn options(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let hand = state.player(seat).hand;
    let others = hand.len() - 1;
    if !state.supply.is_empty() && price(state, seat) <= hand.len() {
        out.push(Action::Plan(Plan::Install));
    }
    for card in hand.common(Card::DEFENCES).kinds() {
        let plan = Plan::Defend(card);
        if need(state, seat, plan) <= others {
            out.push(Action::Plan(plan));
        }
    }
    for card in hand.common(Card::ATTACKS).kinds() {
        let steps = (0..STEPS.min(others + 1)).map(|step| Plan::Attack { card, step });
        out.extend(steps.map(Action::Plan));
    }
    out.extend((1..=hand.len()).map(|cards| Action::Plan(Plan::Repair(cards))));
}

/// LGE-R7: there is no passing; repairing is always possible, also with nothing to repair.
pub(super) fn check(state: &State, seat: Seat, plan: Plan) -> Result<(), Illegal> {
    let player = state.player(seat);
    if player.draft.is_some() {
        return Err(Illegal::WrongStep);
    }
    let about = match plan {
        Plan::Install if state.supply.is_empty() => return Err(Illegal::NoServers),
        Plan::Defend(card) if card.is_attack() => return Err(Illegal::NotADefence),
        Plan::Attack { card, .. } if !card.is_attack() => return Err(Illegal::NotAnAttack),
        Plan::Attack { step, .. } if step >= STEPS => return Err(Illegal::NoSuchStep),
        Plan::Repair(0) => return Err(Illegal::WrongNumber { need: 1, got: 0 }),
        Plan::Install | Plan::Defend(_) | Plan::Attack { .. } | Plan::Repair(_) => plan.card(),
    };
    if about.is_some_and(|card| !player.hand.contains(card)) {
        return Err(Illegal::NotInHand);
    }
    let have = player.hand.len() - u8::from(about.is_some());
    let need = need(state, seat, plan);
    if need > have {
        return Err(Illegal::NotEnough { need, have });
    }
    Ok(())
}

pub(super) fn payments(state: &State, seat: Seat, plan: Plan, out: &mut Vec<Action>) {
    let rest = rest(state.player(seat).hand, plan.card());
    rest.ways(need(state, seat, plan), |way| out.push(Action::Pay(way)));
}

/// The cards that can pay.
#[inline]
fn rest(hand: Cards, about: Option<Card>) -> Cards {
    match about {
        Some(card) => hand.without(card),
        None => hand,
    }
}

pub(super) fn check_payment(state: &State, seat: Seat, cards: Cards) -> Result<(), Illegal> {
    let player = state.player(seat);
    let Some(plan) = player.draft else {
        return Err(Illegal::WrongStep);
    };
    let (need, got) = (need(state, seat, plan), cards.len());
    if !rest(player.hand, plan.card()).includes(cards) {
        Err(Illegal::NotInHand)
    } else if need != got {
        Err(Illegal::WrongNumber { need, got })
    } else {
        Ok(())
    }
}

pub(super) fn apply(
    game: &League,
    state: &mut State,
    seat: Seat,
    plan: Plan,
    table: &mut impl Table<League>,
) {
    // Nobody else notices whether the payment was asked for, so it is not if there is one way only.
    match only_way(state, seat, plan) {
        Some(paid) => commit(game, state, seat, plan, paid, table),
        None => state.player_mut(seat).draft = Some(plan),
    }
}

/// What pays for a plan if it takes none of the cards that can pay, or all of them.
pub(crate) fn only_way(state: &State, seat: Seat, plan: Plan) -> Option<Cards> {
    let need = need(state, seat, plan);
    let rest = rest(state.player(seat).hand, plan.card());
    if need == 0 {
        Some(Cards::EMPTY)
    } else {
        (need == rest.len()).then_some(rest)
    }
}

pub(super) fn pay(
    game: &League,
    state: &mut State,
    seat: Seat,
    paid: Cards,
    table: &mut impl Table<League>,
) {
    let draft = state.player_mut(seat).draft.take();
    let plan = draft.expect("checked: something is to be paid");
    commit(game, state, seat, plan, paid, table);
}

fn commit(
    game: &League,
    state: &mut State,
    seat: Seat,
    plan: Plan,
    paid: Cards,
    table: &mut impl Table<League>,
) {
    state.player_mut(seat).sealed.commit(Choice { plan, paid });
    table.tell(game, state, |_| Some(Event::Committed { seat }));
    if game.awaited(state).is_empty() {
        reveal(game, state, table);
    }
}

/// All tiles are turned up, with how many cards lie under them.
fn reveal(game: &League, state: &mut State, table: &mut impl Table<League>) {
    table.reveal();
    for player in &mut state.players {
        if let Some(choice) = player.sealed.open() {
            player.hand = player.hand.minus(choice.cards());
        }
    }
    resolve::begin(state);
    table.tell(game, state, |_| {
        let shown = |seat: Seat| state.player(seat).sealed.open().map(|it| Shown::of(&it));
        Some(Event::Revealed {
            tiles: Seat::all(game.players).map(shown).collect(),
        })
    });
}
