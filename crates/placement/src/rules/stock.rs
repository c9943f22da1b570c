//! Tokens from stocks and from the bank, and what a low stock, a crowd and an empty stock bring.

use tabletop::{Seat, Table};

use super::{arrest, places};
use crate::board::{Pieces, Site, Tokens};
use crate::events::{Source, Trigger};
use crate::state::{CROWD, LOW_STOCK, REFILL, State, Weakness};
use crate::{Event, Placement};

/// Takes a token from a site's stock, if it is not claimed. Says whether the site leaked.
pub(super) fn take(
    game: &Placement,
    state: &mut State,
    seat: Seat,
    site: Site,
    table: &mut impl Table<Placement>,
) -> bool {
    if state.is_claimed(site) {
        table.tell(game, state, |_| Some(Event::Missed { seat, site }));
        return false;
    }
    state.ground_mut(site).stock -= 1;
    state.crew_mut(seat).tokens.add(Tokens::one(site));
    let left = state.ground(site).stock;
    let from = Source::Stock { left };
    table.tell(game, state, |_| Some(Event::Gained { seat, site, from }));
    let ground = state.ground_mut(site);
    if ground.stock == 0 {
        leak(game, state, site, table);
        return true;
    }
    if ground.stock <= LOW_STOCK && !ground.low_drawn {
        ground.low_drawn = true;
        secure(game, state, site, Trigger::LowStock, table);
    }
    false
}

/// Takes a token from the bank, which never runs out (PLC-R2), if its colour is not claimed.
pub(super) fn gain(
    game: &Placement,
    state: &mut State,
    seat: Seat,
    site: Site,
    table: &mut impl Table<Placement>,
) {
    if state.is_claimed(site) {
        table.tell(game, state, |_| Some(Event::Missed { seat, site }));
        return;
    }
    state.crew_mut(seat).tokens.add(Tokens::one(site));
    let from = Source::Bank;
    table.tell(game, state, |_| Some(Event::Gained { seat, site, from }));
}

/// Someone came into the site.
pub(super) fn crowd(
    game: &Placement,
    state: &mut State,
    site: Site,
    table: &mut impl Table<Placement>,
) {
    if !state.ground(site).crowd_drawn && state.pieces_in(site).count() >= CROWD {
        state.ground_mut(site).crowd_drawn = true;
        secure(game, state, site, Trigger::Crowd, table);
    }
}

/// Places a security card.
fn secure(
    game: &Placement,
    state: &mut State,
    site: Site,
    cause: Trigger,
    table: &mut impl Table<Placement>,
) {
    let Some(card) = state.securities.draw(places::SECURITIES, table) else {
        return;
    };
    let mut places = state.ground_mut(site).security.iter_mut();
    let place = places.find(|place| place.is_none());
    *place.expect("each of two triggers places one card") = Some(card);
    table.tell(game, state, |_| Some(Event::Secured { site, card, cause }));
}

/// The stock is empty: everyone in the site is arrested and the site begins anew.
pub(super) fn leak(
    game: &Placement,
    state: &mut State,
    site: Site,
    table: &mut impl Table<Placement>,
) {
    let caught: Pieces = state.pieces_in(site).collect();
    table.tell(game, state, |_| {
        Some(Event::Leaked {
            site,
            caught: caught.iter().count() as u8,
            stock: REFILL,
        })
    });
    clear_security(state, site);
    let ground = state.ground_mut(site);
    ground.stock = REFILL;
    ground.low_drawn = false;
    ground.crowd_drawn = false;
    if let Some(weakness) = ground.weakness.take() {
        state.vulnerabilities.discard(weakness.card);
    }
    arrest::all(game, state, caught, table);
}

/// Discards the security cards of a site; its triggers are not armed again by this.
pub(super) fn clear_security(state: &mut State, site: Site) {
    let ground = &mut state.sites[site.index()];
    for place in &mut ground.security {
        if let Some(card) = place.take() {
            state.securities.discard(card);
        }
    }
    // What comes now comes after the vulnerabilities that are still there.
    let here = |weakness: &&mut Weakness| weakness.card.site() == site;
    let zero_days = state.zero_days.iter_mut().flatten();
    for weakness in ground.weakness.iter_mut().chain(zero_days).filter(here) {
        weakness.over = 0;
    }
}
