//! What cards cost in this turn. Nothing is bought on credit (FRL-R25).

use tabletop::Seat;

use crate::Illegal;
use crate::cards::{EventCard, Mitigation, Technique};
use crate::state::State;

/// How much cheaper an event makes cards, and what they cost at least.
const DISCOUNT: u8 = 2;
const LEAST: u8 = 1;

pub(crate) const fn of_technique(event: Option<EventCard>, card: Technique) -> u8 {
    match event {
        Some(EventCard::ToolLeak) => discounted(card.cost()),
        _ => card.cost(),
    }
}

pub(crate) const fn of_defence(event: Option<EventCard>, card: Mitigation) -> u8 {
    match event {
        Some(EventCard::AwarenessMonth) => discounted(card.cost()),
        _ => card.cost(),
    }
}

const fn discounted(cost: u8) -> u8 {
    let price = cost.saturating_sub(DISCOUNT);
    if price < LEAST { LEAST } else { price }
}

pub(super) fn check(state: &State, seat: Seat, need: u8) -> Result<(), Illegal> {
    let have = state.side(seat).funds;
    if have < u16::from(need) {
        return Err(Illegal::NotEnoughFunds { need, have });
    }
    Ok(())
}
