//! Intruding and moving deeper: one step at a time, each priced, paid and resolved before the next.

use tabletop::{Seat, Table};

use super::{during, stock};
use crate::board::{Cost, DEEPEST, Piece, Site, Space, Tokens};
use crate::cost::{self, Terms};
use crate::events::{Moving, Price};
use crate::state::{Persistent, Phase, Plan, State};
use crate::{Action, Event, Illegal, Placement};

/// The seat may use this attacker now.
pub(super) fn check_standing(state: &State, seat: Seat, piece: Piece) -> Result<(), Illegal> {
    let attacker = state.attacker(piece);
    if !attacker.is_free() {
        return Err(Illegal::Arrested);
    }
    if state.controller(piece) != seat {
        return Err(Illegal::NotYours);
    }
    if !attacker.is_standing() {
        return Err(Illegal::Acted);
    }
    Ok(())
}

/// The attacker can take one step somewhere.
pub(crate) fn check(state: &State, seat: Seat, piece: Piece) -> Result<(), Illegal> {
    check_with(state, seat, piece, |site| Terms::at(state, site))
}

pub(super) fn check_with(
    state: &State,
    seat: Seat,
    piece: Piece,
    terms: impl Fn(Site) -> Terms,
) -> Result<(), Illegal> {
    check_standing(state, seat, piece)?;
    let tokens = state.crew(seat).tokens;
    match state.attacker(piece).space {
        Space::In(_, DEEPEST) => Err(Illegal::Deepest),
        Space::In(site, level) => payable(&terms(site), tokens, site, level),
        Space::Start => {
            let mut why = Illegal::AllBarred;
            for site in Site::ALL {
                match payable(&terms(site), tokens, site, 0) {
                    Ok(()) => return Ok(()),
                    Err(Illegal::NotEnoughTokens { .. }) => why = Illegal::NotEnoughAnywhere,
                    Err(_) => {}
                }
            }
            Err(why)
        }
        Space::Gone => Err(Illegal::Arrested),
    }
}

fn payable(terms: &Terms, tokens: Tokens, site: Site, level: u8) -> Result<(), Illegal> {
    if terms.barred {
        return Err(Illegal::Barred { site });
    }
    enough(tokens, site, terms.moving(level).total)
}

pub(super) fn enough(tokens: Tokens, site: Site, need: Cost) -> Result<(), Illegal> {
    if need.affordable(tokens, site) {
        return Ok(());
    }
    let have = Cost::held(tokens, site);
    Err(Illegal::NotEnoughTokens { site, need, have })
}

/// Access Control does not bar the site, to card effects either (PLC-R13).
pub(super) fn check_open(state: &State, site: Site) -> Result<(), Illegal> {
    if Terms::at(state, site).barred {
        return Err(Illegal::Barred { site });
    }
    Ok(())
}

/// The attacker can enter this site, or go deeper in it.
pub(super) fn check_step(
    state: &State,
    seat: Seat,
    piece: Piece,
    site: Site,
) -> Result<(), Illegal> {
    let level = state.attacker(piece).space.level();
    payable(
        &Terms::at(state, site),
        state.crew(seat).tokens,
        site,
        level,
    )
}

pub(super) fn price(state: &State, piece: Piece, site: Site) -> Cost {
    let level = state.attacker(piece).space.level();
    Terms::at(state, site).moving(level).total
}

pub(super) fn payments(state: &State, seat: Seat, piece: Piece, site: Site, out: &mut Vec<Action>) {
    let cost = price(state, piece, site);
    cost::ways(state.crew(seat).tokens, site, cost, |way| {
        out.push(Action::Pay(way));
    });
}

pub(super) fn check_payment(
    state: &State,
    seat: Seat,
    piece: Piece,
    site: Site,
    way: Tokens,
) -> Result<(), Illegal> {
    check_way(state, seat, site, price(state, piece, site), way)
}

/// These tokens are held and pay the cost exactly.
pub(super) fn check_way(
    state: &State,
    seat: Seat,
    site: Site,
    cost: Cost,
    way: Tokens,
) -> Result<(), Illegal> {
    if !cost::pays(way, site, cost) {
        return Err(Illegal::WrongPayment);
    }
    if !state.crew(seat).tokens.includes(way) {
        let have = Cost::held(state.crew(seat).tokens, site);
        return Err(Illegal::NotEnoughTokens {
            site,
            need: cost,
            have,
        });
    }
    Ok(())
}

pub(super) fn apply(
    game: &Placement,
    state: &mut State,
    seat: Seat,
    attacker: Piece,
    table: &mut impl Table<Placement>,
) {
    match state.attacker(attacker).space {
        Space::In(site, _) => to(game, state, seat, attacker, site, table),
        Space::Start | Space::Gone => state.phase = Phase::Plan(Plan::Enter { attacker }),
    }
}

/// The site is known; the payment is asked for only if there is a choice.
pub(super) fn to(
    game: &Placement,
    state: &mut State,
    seat: Seat,
    attacker: Piece,
    site: Site,
    table: &mut impl Table<Placement>,
) {
    let cost = price(state, attacker, site);
    match cost::only_way(state.crew(seat).tokens, site, cost) {
        Some(way) => pay_and_move(game, state, seat, attacker, site, way, table),
        None => state.phase = Phase::Plan(Plan::PayMove { attacker, site }),
    }
}

pub(super) fn pay_and_move(
    game: &Placement,
    state: &mut State,
    seat: Seat,
    attacker: Piece,
    site: Site,
    way: Tokens,
    table: &mut impl Table<Placement>,
) {
    state.phase = Phase::Act;
    let level = state.attacker(attacker).space.level();
    let price = Price {
        site,
        bill: Terms::at(state, site).moving(level),
        extra: Cost::FREE,
        shared: false,
    };
    pay(game, state, seat, way, Some(price), table);
    let level = level + 1;
    let space = Space::In(site, level);
    go(game, state, seat, attacker, space, Moving::Intrusion, table);
}

/// Tokens go back to the bank, where nobody counts them (PLC-R2).
pub(super) fn pay(
    game: &Placement,
    state: &mut State,
    seat: Seat,
    tokens: Tokens,
    price: Option<Price>,
    table: &mut impl Table<Placement>,
) {
    state.crew_mut(seat).tokens.remove(tokens);
    if !tokens.is_empty() {
        table.tell(game, state, |_| {
            Some(Event::Paid {
                seat,
                tokens,
                price,
            })
        });
    }
}

/// Goes to a level of a site, whatever lets it; a crowd there draws security.
pub(super) fn go(
    game: &Placement,
    state: &mut State,
    seat: Seat,
    attacker: Piece,
    to: Space,
    why: Moving,
    table: &mut impl Table<Placement>,
) {
    let from = state.attacker(attacker).space;
    place(state, attacker, to);
    table.tell(game, state, |_| {
        Some(Event::Moved {
            seat,
            attacker,
            from,
            to,
            why,
        })
    });
    if let (Some(site), None) = (to.site(), from.site()) {
        stock::crowd(game, state, site, table);
    }
}

/// Puts an attacker on another space. Persistent cards stay with it only on that exact space.
pub(super) fn place(state: &mut State, piece: Piece, space: Space) {
    state.arrivals = state.arrivals.saturating_add(1);
    let since = state.arrivals;
    let attacker = state.attacker_mut(piece);
    attacker.space = space;
    attacker.since = since;
    attacker.backdoor = None;
    let persistent = std::mem::replace(&mut attacker.persistent, Persistent::NONE);
    if let Some(loan) = &mut attacker.loan {
        loan.persistent = Persistent::NONE;
    }
    super::turn::discard_persistent(state, persistent);
}

/// Whether a card's effect can take an attacker one level deeper, or into this site.
pub(super) fn check_climb(state: &State, piece: Piece) -> Result<(), Illegal> {
    match state.attacker(piece).space {
        Space::In(_, DEEPEST) => Err(Illegal::Deepest),
        Space::In(site, _) => check_open(state, site),
        Space::Start => {
            let open = |site| check_open(state, site).is_ok();
            during(Site::ALL.into_iter().any(open)).map_err(|_| Illegal::AllBarred)
        }
        Space::Gone => Err(Illegal::Arrested),
    }
}
