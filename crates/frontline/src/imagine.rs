//! The worlds that a view could be of.

use tabletop::cards::{Bag, Set};
use tabletop::{Chance, Sealed, Seat};

use crate::FrontLine;
use crate::cards::{Mitigation, PLANS, Plan, STAGES, Technique};
use crate::rules::{allotment, attack_barred, plan_limit};
use crate::state::{Phase, SETS, SLOTS, Side, State};
use crate::view::{Cards, Place, PlanView, SideView, View};

/// A world in which whatever the viewer cannot see is dealt by chance.
pub(crate) fn imagine(game: &FrontLine, view: &View, chance: &mut Chance) -> State {
    let mut state = known(view);
    let unseen = &mut state.deck;
    for (side, seen) in state.sides.iter_mut().zip(&view.sides) {
        deal_techniques(&mut side.techniques, &seen.techniques, unseen, chance);
        deal_defences(side, seen, chance);
    }
    deal_techniques(&mut state.looked, &view.looked, unseen, chance);
    for seat in [0, 1].map(Seat) {
        if let PlanView::Sealed = view.sides[seat.index()].plan {
            let plan = any_plan(game, view, seat, chance);
            state.side_mut(seat).plan.commit(plan);
        }
    }
    if let Phase::Opening { ready } = view.phase {
        let secret = |seat: &Seat| !is_open(&view.sides[seat.index()]);
        for seat in ready.iter().filter(secret) {
            *state.side_mut(seat) = prepared(&state, seat, chance);
        }
    }
    state
}

fn is_open(side: &SideView) -> bool {
    matches!(side.pile, Cards::Open { .. })
}

/// The world as far as it is seen: the deck is all that has not been seen, and hidden cards are
/// nowhere else.
fn known(view: &View) -> State {
    let mut deck = Bag::DECK;
    let mut take = |cards: &[Technique]| -> Bag<Technique> {
        let cards: Bag<Technique> = cards.iter().copied().collect();
        deck = deck.minus(cards);
        cards
    };
    let trash = take(&view.trash);
    let looked = take(view.looked.open());
    let placed = match view.phase {
        Phase::Reveal { technique, .. } | Phase::Nullify { technique, .. } => Some(technique),
        Phase::Order { .. }
        | Phase::Opening { .. }
        | Phase::Reorganise { .. }
        | Phase::Plan
        | Phase::Recon { .. }
        | Phase::Weaponise { .. }
        | Phase::Attack { .. }
        | Phase::Harden { .. }
        | Phase::Over { .. } => None,
    };
    take(placed.as_slice());
    let sides = view.sides.each_ref().map(|side| {
        take(&side.chain);
        known_side(side, take(side.techniques.open()))
    });
    let mut past = [None; SETS];
    for (slot, won) in past.iter_mut().zip(&view.past) {
        *slot = Some(*won);
    }
    State {
        sides,
        deck,
        trash,
        looked,
        events: view.events.iter().copied().collect(),
        past_events: view.past_events.iter().copied().collect(),
        event: view.event,
        first: view.first,
        turn: view.turn,
        past,
        phase: view.phase,
    }
}

fn known_side(seen: &SideView, techniques: Bag<Technique>) -> Side {
    let mut side = Side {
        funds: seen.funds,
        techniques,
        defences: seen.defences.open().iter().copied().collect(),
        pile: seen.pile.open().iter().copied().collect(),
        slots: [None; SLOTS],
        up: Set::EMPTY,
        known: Set::EMPTY,
        nullified: Set::EMPTY,
        trashed: seen.trashed.iter().copied().collect(),
        chain: [None; STAGES],
        plan: Sealed::EMPTY,
    };
    for (slot, place) in side.slots.iter_mut().zip(&seen.zone) {
        match *place {
            Place::Empty | Place::Hidden => {}
            Place::Down { card, known } => {
                *slot = Some(card);
                if known {
                    side.known.insert(card);
                }
            }
            Place::Up { card, nullified } => {
                *slot = Some(card);
                side.up.insert(card);
                if nullified {
                    side.nullified.insert(card);
                }
            }
        }
    }
    for (stage, &card) in side.chain.iter_mut().zip(&seen.chain) {
        *stage = Some(card);
    }
    if let PlanView::Open { plan, .. } = seen.plan {
        side.plan.commit(plan);
    }
    side
}

/// Deals as many cards as are hidden there.
fn deal_techniques(
    cards: &mut Bag<Technique>,
    seen: &Cards<Technique>,
    unseen: &mut Bag<Technique>,
    chance: &mut Chance,
) {
    if let Cards::Closed { count } = *seen {
        for _ in 0..count {
            let card = unseen.draw(chance);
            cards.add(card.expect("what is hidden somewhere was not seen elsewhere"));
        }
    }
}

/// The defences that the viewer has not seen are spread over the face-down places, the hand and the
/// pile. M1049 was taken from the pile before everyone's eyes (FRL-R21).
fn deal_defences(side: &mut Side, seen: &SideView, chance: &mut Chance) {
    let Cards::Closed { count: in_hand } = seen.defences else {
        return;
    };
    let free = Set::one(Mitigation::FREE);
    let unseen = Set::FULL.minus(side.set()).minus(side.trashed);
    let mut pile = unseen.minus(free);
    let mut taken = unseen.and(free);
    let hidden = seen.zone.iter().filter(|&&place| place == Place::Hidden);
    let count = in_hand + hidden.count() as u8;
    while taken.len() < count {
        let card = pile.draw(chance);
        taken.insert(card.expect("what is hidden was not seen elsewhere"));
    }
    for (slot, place) in side.slots.iter_mut().zip(&seen.zone) {
        if *place == Place::Hidden {
            *slot = taken.draw(chance);
        }
    }
    side.defences = taken;
    side.pile = pile;
}

/// Any plan that the player may have sealed.
fn any_plan(game: &FrontLine, view: &View, seat: Seat, chance: &mut Chance) -> Plan {
    let reached = view.sides.each_ref().map(|side| side.chain.len());
    let most = plan_limit(view.event, reached, seat);
    let barred = attack_barred(game, view.event, view.turn).is_some();
    loop {
        let plan = *chance.pick(&PLANS);
        if plan.len() <= most && !(barred && plan.attack > 0) {
            return plan;
        }
    }
}

/// A player who has finished preparing, as players sensibly do: what is bought is set.
fn prepared(state: &State, seat: Seat, chance: &mut Chance) -> Side {
    let mut side = Side::fresh(allotment(state, seat));
    while side.defences.len() < SLOTS as u8 {
        let payable = |card: &Mitigation| u16::from(card.cost()) <= side.funds;
        let mut payable: Set<Mitigation> = side.pile.iter().filter(payable).collect();
        let Some(card) = payable.draw(chance) else {
            break;
        };
        side.pile.remove(card);
        side.defences.insert(card);
        side.funds -= u16::from(card.cost());
    }
    for slot in &mut side.slots {
        *slot = side.defences.draw(chance);
    }
    side
}
