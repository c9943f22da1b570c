//! What the laws need to know of the game. Written apart from the view.

use tabletop::cards::Bag;
use tabletop::{Chance, Lawful, Place, Seat, Viewer};

use crate::FrontLine;
use crate::cards::{EventCard, Mitigation, Plan, Technique};
use crate::rules::{allotment, places};
use crate::state::{PLAYERS, Phase, SETS, SLOTS, Side, State, TURNS, other};

/// More decisions than both players make in a turn: every card in hand, zone and plan is used once.
const MOST_IN_A_TURN: usize = 150;

/// All cards wherever they are.
#[derive(Debug, PartialEq, Eq)]
pub struct Census {
    techniques: Vec<Technique>,
    /// By player.
    defences: [Vec<Mitigation>; PLAYERS],
    events: Vec<EventCard>,
}

impl Lawful for FrontLine {
    type Census = Census;

    const LONGEST: usize = SETS * (TURNS as usize + 1) * MOST_IN_A_TURN;

    /// What a side has laid down, and what it has not bought yet.
    const SHAPED: &'static [Place] = &[places::LEAK, places::pile(Seat(0)), places::pile(Seat(1))];

    fn census(&self, state: &State) -> Census {
        let mut techniques: Vec<Technique> = Vec::new();
        for cards in [state.deck, state.trash, state.looked] {
            techniques.extend(cards.iter());
        }
        if let Phase::Reveal { technique, .. } | Phase::Nullify { technique, .. } = state.phase {
            techniques.push(technique);
        }
        for side in &state.sides {
            techniques.extend(side.techniques.iter());
            techniques.extend(side.chain.iter().flatten());
            for (stage, card) in side.chain.iter().enumerate() {
                assert!(card.is_none_or(|card| card.stage().index() == stage));
            }
            let [up, known] = [side.up, side.known].map(|cards| cards.minus(side.set()));
            assert!(up.is_empty() && known.is_empty(), "what lies open is set");
            assert!(side.up.and(side.known).is_empty(), "no card lies both ways");
        }
        techniques.sort_unstable();
        let defences = state.sides.each_ref().map(|side| {
            let mut defences: Vec<Mitigation> = side.slots.iter().copied().flatten().collect();
            for cards in [side.defences, side.pile, side.trashed] {
                defences.extend(cards.iter());
            }
            defences.sort_unstable();
            defences
        });
        let mut events: Vec<EventCard> = state.event.into_iter().collect();
        events.extend(state.events.iter().chain(state.past_events.iter()));
        events.sort_unstable();
        Census {
            techniques,
            defences,
            events,
        }
    }

    fn redeal(&self, state: &State, viewer: Viewer, chance: &mut Chance) -> State {
        let mut world = *state;
        let strangers: &[Seat] = match viewer {
            Viewer::Open => return world,
            Viewer::Seat(me) => &[other(me)],
            Viewer::Spectator => &[Seat(0), Seat(1)],
        };
        // All attack cards in strangers' hands, in the deck, and under a stranger's eyes.
        let looker = match state.phase {
            Phase::Weaponise { seat, .. } => Some(seat),
            Phase::Order { .. }
            | Phase::Opening { .. }
            | Phase::Reorganise { .. }
            | Phase::Plan
            | Phase::Recon { .. }
            | Phase::Attack { .. }
            | Phase::Reveal { .. }
            | Phase::Nullify { .. }
            | Phase::Harden { .. }
            | Phase::Over { .. } => None,
        };
        let mut pool = state.deck;
        for &seat in strangers {
            pool = pool.plus(state.side(seat).techniques);
        }
        let looked_by_stranger = looker.is_some_and(|seat| strangers.contains(&seat));
        if looked_by_stranger {
            pool = pool.plus(state.looked);
            world.looked = draw(&mut pool, state.looked.len(), chance);
        }
        for &seat in strangers {
            let count = state.side(seat).techniques.len();
            world.side_mut(seat).techniques = draw(&mut pool, count, chance);
        }
        world.deck = pool;
        for &seat in strangers {
            redeal_stranger(self, state, &mut world, seat, chance);
        }
        world
    }
}

fn redeal_stranger(
    game: &FrontLine,
    state: &State,
    world: &mut State,
    seat: Seat,
    chance: &mut Chance,
) {
    match state.phase {
        // Until both are ready nobody knows how far a stranger is.
        Phase::Opening { .. } => *world.side_mut(seat) = any_preparation(state, seat, chance),
        Phase::Plan if game.secret_plans => {
            let side = world.side_mut(seat);
            // A plan without attack of three cards is never against the rules.
            if side.plan.is_committed() && chance.below(2) == 0 {
                let cards = chance.below(4) as u8;
                let recon = chance.below(u32::from(cards) + 1) as u8;
                side.plan.commit(Plan {
                    recon,
                    harden: cards - recon,
                    ..Plan::NOTHING
                });
            }
            shuffle_defences(side, chance);
        }
        Phase::Order { .. }
        | Phase::Reorganise { .. }
        | Phase::Plan
        | Phase::Recon { .. }
        | Phase::Weaponise { .. }
        | Phase::Attack { .. }
        | Phase::Reveal { .. }
        | Phase::Nullify { .. }
        | Phase::Harden { .. }
        | Phase::Over { .. } => shuffle_defences(world.side_mut(seat), chance),
    }
}

/// Deals a stranger's unknown defences anew: what lies face down and never lay open, hand and pile.
/// Everyone saw M1049 leave the pile.
fn shuffle_defences(side: &mut Side, chance: &mut Chance) {
    let mut unknown: Vec<Mitigation> = side.pile.iter().chain(side.defences.iter()).collect();
    let secret =
        |side: &Side, card: Mitigation| !side.up.contains(card) && !side.known.contains(card);
    unknown.extend(
        side.slots
            .iter()
            .flatten()
            .filter(|&&card| secret(side, card)),
    );
    chance.shuffle(&mut unknown);
    if let Some(free) = unknown.iter().position(|&card| card == Mitigation::FREE) {
        // Those taken last are in the pile.
        let outside = unknown.len() - usize::from(side.pile.len());
        let place = chance.below(outside as u32) as usize;
        unknown.swap(free, place);
    }
    let mut next = unknown.into_iter();
    let hand = side.defences.len().into();
    let before = *side;
    for slot in &mut side.slots {
        if slot.is_some_and(|card| secret(&before, card)) {
            *slot = next.next();
        }
    }
    side.defences = next.by_ref().take(hand).collect();
    side.pile = next.collect();
}

/// Some purchases that can be paid, some of them set.
fn any_preparation(state: &State, seat: Seat, chance: &mut Chance) -> Side {
    let mut side = Side::fresh(allotment(state, seat));
    for _ in 0..chance.below(5) {
        let Some(card) = side.pile.draw(chance) else {
            break;
        };
        if u16::from(card.cost()) <= side.funds {
            side.funds -= u16::from(card.cost());
            side.defences.insert(card);
        } else {
            side.pile.insert(card);
        }
    }
    for slot in 0..chance.below(SLOTS as u32 + 1) as usize {
        side.slots[slot] = side.defences.draw(chance);
    }
    side
}

fn draw(pool: &mut Bag<Technique>, count: u8, chance: &mut Chance) -> Bag<Technique> {
    (0..count).filter_map(|_| pool.draw(chance)).collect()
}
