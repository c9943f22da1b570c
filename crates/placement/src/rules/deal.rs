//! Deals (交渉): the turn player and one other swap anything that exists in the game.
//!
//! A deal is spoken aloud: what is offered and what changes hands is known to everyone from then on
//! (PLC-R24). Whether the asked side holds what is asked for is only looked at when it accepts. What
//! is promised besides is told with the offer and with the deal, and changes nothing (PLC-R10).

use tabletop::{Game, Seat, Table};

use super::{claim, during, score};
use crate::actions::{Goods, Offer};
use crate::board::{Site, Tokens};
use crate::cards::{Attack, EventCard};
use crate::state::{Crew, Phase, State};
use crate::{Action, Event, Illegal, Placement};

/// Offers, counter-offers and proposals in one turn (PLC-R32).
pub(crate) const MOST_OFFERS: u8 = 5;

pub(super) fn check_left(state: &State) -> Result<(), Illegal> {
    if state.offers >= MOST_OFFERS {
        return Err(Illegal::NoOffersLeft);
    }
    Ok(())
}

/// Accept, refuse, or, if no more than one token is offered, ask for one more. A gift is not haggled
/// over.
pub(super) fn answers(
    game: &Placement,
    state: &State,
    seat: Seat,
    by: Seat,
    offer: &Offer,
    out: &mut Vec<Action>,
) {
    let plain = |goods: &Goods| *goods == Goods::tokens(goods.tokens);
    let sold = offer.take != Goods::NOTHING && holds(state.crew(seat), &offer.take);
    let cheap = plain(&offer.give) && offer.give.tokens.total() <= 1;
    if state.offers < MOST_OFFERS && sold && cheap && plain(&offer.take) {
        let counter = |take| Offer::new(by, offer.take, Goods::tokens(take));
        let held = claim::movable(game, state, state.crew(by).tokens);
        let take = one_more(offer.give.tokens, held);
        out.extend(take.map(counter).map(Action::Offer));
    }
    out.extend([Action::Accept, Action::Refuse]);
}

/// One token more of a colour that is offered; for nothing, one of the colour there is most of.
fn one_more(offered: Tokens, held: Tokens) -> Option<Tokens> {
    let mut rest = held;
    rest.remove(offered);
    let named = |site: Site| offered.is_empty() || offered.of(site) > 0;
    let more = Site::ALL
        .into_iter()
        .filter(|&site| named(site) && rest.of(site) > 0);
    let colour = more.max_by_key(|&site| rest.of(site))?;
    let mut asked = offered;
    asked.add(Tokens::one(colour));
    Some(asked)
}

/// Judges an offer by what everyone knows and by what its proposer holds.
pub(super) fn check(
    game: &Placement,
    state: &State,
    seat: Seat,
    offer: &Offer,
) -> Result<(), Illegal> {
    let to = offer.to;
    check_partner(game, state, seat, to)?;
    if offer.give == Goods::NOTHING && offer.take == Goods::NOTHING {
        return Err(Illegal::EmptyOffer);
    }
    if !holds(state.crew(seat), &offer.give) {
        return Err(Illegal::YouLack);
    }
    let theirs = state.crew(to);
    let may_have = offer.take.events.iter().all(EventCard::can_be_held);
    if !theirs.tokens.includes(offer.take.tokens) || theirs.points < offer.take.points || !may_have
    {
        return Err(Illegal::TheyLack);
    }
    claim::check_movable(game, state, offer.give.tokens)?;
    claim::check_movable(game, state, offer.take.tokens)
}

/// A deal can be proposed to this player now, whatever it is about.
pub(crate) fn check_partner(
    game: &Placement,
    state: &State,
    seat: Seat,
    to: Seat,
) -> Result<(), Illegal> {
    let answers = matches!(state.phase, Phase::Offered { by, .. } if to == by);
    during(answers || state.phase == Phase::Act)?;
    if !game.special {
        return Err(Illegal::FirstGame);
    }
    check_left(state)?;
    if to.0 >= game.seats() || to == seat {
        return Err(Illegal::NoSuchPlayer);
    }
    if !state.crew(to).is_in() {
        return Err(Illegal::OutOfGame { seat: to });
    }
    Ok(())
}

fn holds(crew: &Crew, goods: &Goods) -> bool {
    crew.tokens.includes(goods.tokens)
        && crew.points >= goods.points
        && crew.hand.includes(goods.attacks)
        && crew.events.includes(goods.events)
}

pub(super) fn apply(
    game: &Placement,
    state: &mut State,
    seat: Seat,
    offer: Offer,
    table: &mut impl Table<Placement>,
) {
    if ask(state, seat, offer) {
        table.reveal();
    }
    table.tell(game, state, |_| Some(Event::Offered { seat, offer }));
}

/// The offer is open now. Says whether it showed a card that not everyone knew of.
pub(crate) fn ask(state: &mut State, seat: Seat, offer: Offer) -> bool {
    state.offers += 1;
    let crew = state.crew_mut(seat);
    let shown = crew.shown.most(offer.give.attacks);
    let shown_events = crew.shown_events.most(offer.give.events);
    let showed = (shown, shown_events) != (crew.shown, crew.shown_events);
    crew.shown = shown;
    crew.shown_events = shown_events;
    state.phase = Phase::Offered {
        by: seat,
        offer,
        stands: showed || state.phase != Phase::Act,
    };
    showed
}

/// The whole deal is possible.
pub(crate) fn check_accept(state: &State, seat: Seat) -> Result<(), Illegal> {
    let Phase::Offered { offer, .. } = state.phase else {
        return Err(Illegal::WrongStep);
    };
    if !holds(state.crew(seat), &offer.take) {
        return Err(Illegal::YouLack);
    }
    Ok(())
}

/// Takes effect whole.
pub(super) fn accept(
    game: &Placement,
    state: &mut State,
    seat: Seat,
    table: &mut impl Table<Placement>,
) {
    let Phase::Offered { by, offer, .. } = state.phase else {
        unreachable!("checked: there is an offer");
    };
    state.phase = Phase::Act;
    let crew = state.crew(seat);
    let known =
        crew.shown.includes(offer.take.attacks) && crew.shown_events.includes(offer.take.events);
    table.reveal_if(|| !known);
    swap(state, by, &offer);
    table.tell(game, state, |_| {
        Some(Event::Traded {
            seat: by,
            with: seat,
            offer,
        })
    });
    score::settle(game, state, table);
}

/// Both sides hand over what was agreed.
pub(crate) fn swap(state: &mut State, by: Seat, offer: &Offer) {
    hand_over(state, by, offer.to, &offer.give);
    hand_over(state, offer.to, by, &offer.take);
}

fn hand_over(state: &mut State, from: Seat, to: Seat, goods: &Goods) {
    let giver = state.crew_mut(from);
    giver.tokens.remove(goods.tokens);
    giver.points -= goods.points;
    goods.attacks.iter().for_each(|card| giver.lose(card));
    goods.events.iter().for_each(|card| giver.lose_event(card));
    let taker = state.crew_mut(to);
    taker.tokens.add(goods.tokens);
    taker.points = taker.points.saturating_add(goods.points);
    taker.hand = taker.hand.plus(goods.attacks);
    taker.shown = taker.shown.plus(goods.attacks);
    taker.events = taker.events.plus(goods.events);
    taker.shown_events = taker.shown_events.plus(goods.events);
}

/// Says no to an offer or to a co-attack.
pub(super) fn refuse(
    game: &Placement,
    state: &mut State,
    seat: Seat,
    table: &mut impl Table<Placement>,
) {
    // Only the turn player proposes co-attacks; a counter-offer comes from the other side.
    let with = if let Phase::Offered { by, .. } = state.phase {
        by
    } else {
        state.turn
    };
    state.phase = Phase::Act;
    table.tell(game, state, |_| Some(Event::Refused { seat, with }));
}

/// Discards an attack card from the hand.
pub(super) fn lose(
    game: &Placement,
    state: &mut State,
    seat: Seat,
    card: Attack,
    table: &mut impl Table<Placement>,
) {
    table.reveal_if(|| !state.crew(seat).shown.contains(card));
    state.crew_mut(seat).lose(card);
    state.attacks.discard(card);
    table.tell(game, state, |_| Some(Event::Discarded { seat, card }));
}
