//! Co-attack (共闘): another player's attacker joins in and pays what the turn player lacks.

use tabletop::cards::Bag;
use tabletop::{Seat, Table};

use super::{attack, deal, effect, moving, score};
use crate::actions::Manner;
use crate::board::{Cost, Piece, Site, Tokens};
use crate::cost;
use crate::events::Scoring;
use crate::state::{CoAttack, Phase, Pose, State, Target};
use crate::{Action, Event, Illegal, Placement};

/// A partner standing beside the attacker could be asked.
pub(super) fn check(
    state: &State,
    seat: Seat,
    site: Site,
    cost: Cost,
    partner: Piece,
) -> Result<(), Illegal> {
    if state.controller(partner) == seat {
        return Err(Illegal::AlreadyYours);
    }
    if !state.attacker(partner).is_standing() {
        return Err(Illegal::Acted);
    }
    if cost.affordable(state.crew(seat).tokens, site) {
        return Err(Illegal::CanPayAlone);
    }
    deal::check_left(state)?;
    let short = cost.minus(Cost::held(state.crew(seat).tokens, site));
    if !short.affordable(state.crew(partner.owner()).tokens, site) {
        return Err(Illegal::PartnerCannotPay);
    }
    Ok(())
}

/// The card is shown to all and the partner is asked.
pub(super) fn propose(
    game: &Placement,
    state: &mut State,
    seat: Seat,
    target: &Target,
    partner: Piece,
    paid: Tokens,
    table: &mut impl Table<Placement>,
) {
    let &Target {
        card,
        attacker,
        site,
    } = target;
    let cost = attack::price_now(state, target);
    let short = cost.minus(Cost::held(state.crew(seat).tokens, site));
    state.offers += 1;
    let crew = state.crew_mut(seat);
    table.reveal_if(|| !crew.shown.contains(card));
    crew.shown = crew.shown.most(Bag::one(card));
    state.phase = Phase::Proposed(CoAttack {
        target: *target,
        partner,
        paid,
        short,
    });
    table.tell(game, state, |_| {
        Some(Event::Proposed {
            seat,
            card,
            attacker,
            partner,
            site,
        })
    });
}

/// Joining is said by paying.
pub(super) fn answers(state: &State, seat: Seat, proposal: &CoAttack, out: &mut Vec<Action>) {
    let tokens = state.crew(seat).tokens;
    cost::ways(tokens, proposal.target.site, proposal.short, |way| {
        out.push(Action::Pay(way));
    });
    out.push(Action::Refuse);
}

pub(super) fn check_payment(
    state: &State,
    seat: Seat,
    proposal: &CoAttack,
    way: Tokens,
) -> Result<(), Illegal> {
    moving::check_way(state, seat, proposal.target.site, proposal.short, way)
}

/// Both have acted until the turn has come round to the initiator. That is the initiator's own next
/// preparation; any other crew's comes before it and passes over its attacker, a borrowed one too.
pub(crate) fn hold(state: &mut State, attacker: Piece, partner: Piece) {
    for piece in [attacker, partner] {
        state.attacker_mut(piece).pose = match piece.owner() == state.turn {
            true => Pose::Acted,
            false => Pose::Held,
        };
    }
}

/// Both pay and both score the printed points; the card's choices are the turn player's.
pub(super) fn join(
    game: &Placement,
    state: &mut State,
    proposal: &CoAttack,
    way: Tokens,
    table: &mut impl Table<Placement>,
) {
    let &CoAttack {
        target,
        partner,
        paid,
        ..
    } = proposal;
    let (seat, other) = (state.turn, partner.owner());
    let manner = Manner::Together(partner);
    attack::show(game, state, seat, &target, manner, table);
    let price = Some(attack::bill(state, &target, manner));
    moving::pay(game, state, seat, paid, price, table);
    moving::pay(game, state, other, way, price, table);
    let scored = (target.card.points().printed(), Scoring::Card(target.card));
    score::note(game, state, seat, scored, table);
    score::note(game, state, other, scored, table);
    score::settle(game, state, table);
    if !state.is_over() {
        effect::apply(game, state, &target, table);
    }
}
