//! Searching a deck: Zero-Day the vulnerabilities, Weapon Creation the attack cards.

use tabletop::{Seat, Table};

use super::{deal, during, event, places, turn};
use crate::cards::{Attack, EventCard, EventEffect, Vulnerability};
use crate::state::{Phase, Plan, State, Weakness};
use crate::{Event, Illegal, Placement};

pub(super) fn check_exploit(state: &State, card: Vulnerability) -> Result<(), Illegal> {
    let Phase::Plan(Plan::Event { card: event }) = state.phase else {
        return Err(Illegal::WrongStep);
    };
    during(event.effect() == EventEffect::Weaken)?;
    if !state.vulnerabilities.searchable().contains(card) {
        return Err(Illegal::NotInDeck);
    }
    Ok(())
}

pub(super) fn check_fetch(state: &State, card: Attack) -> Result<(), Illegal> {
    during(state.phase == Phase::Fetch)?;
    if !state.attacks.pile.contains(card) {
        return Err(Illegal::NotInDeck);
    }
    Ok(())
}

pub(super) fn check_discard(state: &State, seat: Seat, card: Attack) -> Result<(), Illegal> {
    during(state.phase == Phase::Trim)?;
    if !state.crew(seat).hand.contains(card) {
        return Err(Illegal::NotInHand);
    }
    Ok(())
}

/// Zero-Day: counts as placed now, on top of the security that lies there.
pub(super) fn exploit(
    game: &Placement,
    state: &mut State,
    seat: Seat,
    card: Vulnerability,
    table: &mut impl Table<Placement>,
) {
    event::show(game, state, seat, EventCard::ZeroDay, table);
    state.vulnerabilities.refill(places::VULNERABILITIES, table);
    state.vulnerabilities.pile.remove(card);
    let over = state.ground(card.site()).secured();
    let mut places = state.zero_days.iter_mut();
    let place = places.find(|place| place.is_none());
    *place.expect("checked: there is room") = Some(Weakness { card, over });
    table.tell(game, state, |_| Some(Event::ZeroDayFound { seat, card }));
}

pub(super) fn fetch(
    game: &Placement,
    state: &mut State,
    seat: Seat,
    card: Attack,
    table: &mut impl Table<Placement>,
) {
    state.attacks.pile.remove(card);
    state.crew_mut(seat).hand.add(card);
    trim(state, seat);
    table.tell(game, state, |viewer| {
        let card = turn::face(card, viewer, seat);
        Some(Event::Fetched { seat, card })
    });
}

pub(super) fn discard(
    game: &Placement,
    state: &mut State,
    seat: Seat,
    card: Attack,
    table: &mut impl Table<Placement>,
) {
    deal::lose(game, state, seat, card, table);
    trim(state, seat);
}

fn trim(state: &mut State, seat: Seat) {
    state.phase = if state.crew(seat).hand.len() > turn::HAND {
        Phase::Trim
    } else {
        Phase::Act
    };
}
