//! What the laws need to know of the game. Written apart from the view.

use tabletop::cards::{Bag, Copies};
use tabletop::{Chance, Lawful, Place, Seat, Viewer};

use crate::Manner;
use crate::Placement;
use crate::board::MAX_PLAYERS;
use crate::cards::{Attack, EventCard, Security, Vulnerability};
use crate::rules::places;
use crate::state::{Phase, Plan, State};

/// The most rounds that a table can play.
pub(crate) const MOST_ROUNDS: u8 = 60;

/// More decisions than a turn takes: every attacker, card and offer can be used only once in it.
const MOST_IN_A_TURN: usize = 250;

/// All cards wherever they are, and all attackers.
#[derive(Debug, PartialEq, Eq)]
pub struct Census {
    attacks: Vec<Attack>,
    securities: Vec<Security>,
    vulnerabilities: Vec<Vulnerability>,
    events: Vec<EventCard>,
    attackers: usize,
}

impl Lawful for Placement {
    type Census = Census;

    const LONGEST: usize = MOST_ROUNDS as usize * MAX_PLAYERS * MOST_IN_A_TURN;

    /// Cards are searched out of these decks, or put back.
    const SHAPED: &'static [Place] = &[places::ATTACKS, places::VULNERABILITIES];

    /// An offer that is withdrawn was made all the same (PLC-R32).
    fn is_restored(&self, before: &State, back: &State) -> bool {
        let made = back.offers - before.offers;
        let offers = before.offers;
        made <= 1 && *before == State { offers, ..*back }
    }

    fn census(&self, state: &State) -> Census {
        let mut attacks: Vec<Attack> = Vec::new();
        let mut events: Vec<EventCard> = Vec::new();
        attacks.extend(
            state
                .attacks
                .pile
                .iter()
                .chain(state.attacks.discards.iter()),
        );
        events.extend(state.events.pile.iter().chain(state.events.discards.iter()));
        for crew in &state.crews {
            attacks.extend(crew.hand.iter());
            events.extend(crew.events.iter());
            assert!(crew.hand.includes(crew.shown), "what is shown is held");
            assert!(crew.events.includes(crew.shown_events));
            for attacker in &crew.attackers {
                for (card, count) in attacker.persistent.cards() {
                    attacks.extend((0..count).map(|_| card));
                }
            }
        }
        let secured = state.sites.iter().flat_map(|site| site.security);
        let mut securities: Vec<Security> = secured.flatten().collect();
        securities.extend(state.securities.pile.iter());
        securities.extend(state.securities.discards.iter());
        let placed = state.sites.iter().map(|site| site.weakness);
        let weaknesses = placed.chain(state.zero_days).flatten();
        let mut vulnerabilities: Vec<Vulnerability> =
            weaknesses.map(|weakness| weakness.card).collect();
        vulnerabilities.extend(state.vulnerabilities.pile.iter());
        vulnerabilities.extend(state.vulnerabilities.discards.iter());
        attacks.sort_unstable();
        securities.sort_unstable();
        vulnerabilities.sort_unstable();
        events.sort_unstable();
        Census {
            attacks,
            securities,
            vulnerabilities,
            events,
            attackers: state.crews.iter().map(|crew| crew.attackers.len()).sum(),
        }
    }

    fn redeal(&self, state: &State, viewer: Viewer, chance: &mut Chance) -> State {
        let mut other = *state;
        if viewer == Viewer::Open {
            return other;
        }
        let me = viewer.seat();
        // Nobody else knows of a plan: it may be another one, or none yet.
        if me != Some(state.turn) && plan_of(state.phase).is_some() && chance.below(2) == 0 {
            other.phase = if let Phase::Plan(Plan::Broker { .. }) = state.phase {
                Phase::Broker
            } else {
                Phase::Act
            };
        }
        let (planned, planned_event) = planned(other.phase);
        let kept = |seat: Seat| seat == state.turn;

        let searching = state.phase == Phase::Fetch && me == Some(state.turn);
        let mut pool: Bag<Attack> = if searching {
            Bag::EMPTY
        } else {
            state.attacks.pile
        };
        let mut kept_cards = [Bag::EMPTY; MAX_PLAYERS];
        for (index, crew) in state.crews.iter().enumerate() {
            let seat = Seat(index as u8);
            let planned = if kept(seat) { planned } else { Bag::EMPTY };
            let fixed = match me == Some(seat) {
                true => crew.hand,
                false => crew.hand.common(crew.shown.most(planned)),
            };
            kept_cards[index] = fixed;
            pool = pool.plus(crew.hand.minus(fixed));
        }
        for (index, crew) in state.crews.iter().enumerate() {
            other.crews[index].hand = refill(kept_cards[index], crew.hand.len(), &mut pool, chance);
        }
        if !searching {
            other.attacks.pile = pool;
        }

        let mut pool: Bag<EventCard> = state.events.pile;
        let mut kept_cards = [Bag::EMPTY; MAX_PLAYERS];
        for (index, crew) in state.crews.iter().enumerate() {
            let seat = Seat(index as u8);
            let planned = if kept(seat) {
                planned_event
            } else {
                Bag::EMPTY
            };
            let fixed = match me == Some(seat) {
                true => crew.events,
                false => crew.events.common(crew.shown_events.most(planned)),
            };
            kept_cards[index] = fixed;
            pool = pool.plus(crew.events.minus(fixed));
        }
        let mut laws = Bag::EMPTY;
        while pool.contains(EventCard::UnauthorizedAccessLaw) {
            pool.remove(EventCard::UnauthorizedAccessLaw);
            laws.add(EventCard::UnauthorizedAccessLaw);
        }
        for (index, crew) in state.crews.iter().enumerate() {
            let size = crew.events.len();
            other.crews[index].events = refill(kept_cards[index], size, &mut pool, chance);
        }
        other.events.pile = pool.plus(laws);
        other
    }
}

/// The cards that a plan needs in hand.
fn planned(phase: Phase) -> (Bag<Attack>, Bag<EventCard>) {
    let (mut attacks, mut events) = (Bag::EMPTY, Bag::EMPTY);
    match plan_of(phase) {
        Some(Plan::Attack { card } | Plan::Target { card, .. }) => attacks.add(card),
        Some(Plan::Manner { target }) => {
            attacks.add(target.card);
            // The way without tokens may be the only one.
            if target.card == Attack::ManInTheMiddle {
                attacks.add(Attack::ArpSpoofing);
            }
        }
        Some(Plan::PayAttack { target, manner }) => {
            attacks.add(target.card);
            if manner == Manner::Spoofed {
                attacks.add(Attack::ArpSpoofing);
            }
        }
        Some(Plan::Event { card } | Plan::EventWith { card, .. }) => events.add(card),
        Some(Plan::Enter { .. } | Plan::PayMove { .. } | Plan::PayEvent | Plan::Broker { .. })
        | None => {}
    }
    (attacks, events)
}

fn refill<K: Copies>(mut hand: Bag<K>, size: u8, pool: &mut Bag<K>, chance: &mut Chance) -> Bag<K> {
    while hand.len() < size {
        hand.add(
            pool.draw(chance)
                .expect("what was taken away is in the pool"),
        );
    }
    hand
}

/// The plan that the turn player is making, if any.
fn plan_of(phase: Phase) -> Option<Plan> {
    if let Phase::Plan(plan) = phase {
        Some(plan)
    } else {
        None
    }
}
