//! How well a player stands: sets and stages won, what the hand could get through, what the zone
//! covers, and funds. A bot sees imagined worlds only, so what lies face down may be counted: its
//! mean over many worlds is what a player can expect.

use tabletop::Seat;

use crate::cards::{ActionCard, CardSet, Kind, Mitigation, STAGES, Technique, Techniques};
use crate::state::{Phase, SLOTS, Side, State, other};

/// In tenths of a point; a set is worth `SET`, a stage about 100.
const SET: i32 = 3_000;
/// By the stages reached; the last one wins the set.
const REACHED: [i32; STAGES + 1] = [0, 90, 190, 310, 460, 1_500];
/// A card of a stage that the attack does not come to yet.
const LATER: i32 = 22;
/// A further attack card in hand.
const SPARE: i32 = 6;
/// By how many defences stop a technique of a stage still to come: face down and face up.
const COVERED: [i32; 4] = [0, 10, 14, 16];
const COVERED_OPENLY: [i32; 4] = [0, 7, 11, 13];
/// A stage of which every technique is stopped.
const CLOSED_STAGE: i32 = 25;
/// Funds are worth less the more there are.
const FUNDS: [(i32, i32); 3] = [(20, 25), (20, 12), (i32::MAX, 3)];

pub(crate) fn worth(state: &State, seat: Seat) -> i32 {
    standing(state, seat) - standing(state, other(seat))
}

fn standing(state: &State, seat: Seat) -> i32 {
    let side = state.side(seat);
    let won = i32::from(state.wins(seat)) * SET;
    if let Phase::Order { .. } | Phase::Over { .. } = state.phase {
        return won;
    }
    won + attack(state, seat) + defence(state, seat) + funds(side.funds) + plans(state, seat)
}

fn funds(funds: u16) -> i32 {
    let mut left = i32::from(funds);
    let mut worth = 0;
    for (most, each) in FUNDS {
        let part = left.min(most);
        worth += part * each;
        left -= part;
    }
    worth / 10
}

/// Whether a phase of this turn is still to come for a player, or going on.
fn is_to_come(state: &State, seat: Seat, card: ActionCard) -> bool {
    if state.side(seat).planned().of(card) == 0 {
        return false;
    }
    let (now, player) = match state.phase {
        Phase::Plan => return true,
        Phase::Recon { seat, .. } => (ActionCard::Recon, seat),
        Phase::Weaponise { seat, .. } => (ActionCard::Weaponise, seat),
        Phase::Attack { seat } | Phase::Reveal { seat, .. } | Phase::Nullify { seat, .. } => {
            (ActionCard::Attack, seat)
        }
        Phase::Harden { seat, .. } => (ActionCard::Harden, seat),
        Phase::Order { .. }
        | Phase::Opening { .. }
        | Phase::Reorganise { .. }
        | Phase::Over { .. } => return false,
    };
    now < card || (now == card && (player == seat || player == state.first))
}

/// The techniques of each stage.
fn of_stage(stage: usize) -> &'static [Technique] {
    const FIRST: [usize; STAGES + 1] = [0, 4, 7, 10, 13, 16];
    &Technique::ALL[FIRST[stage]..FIRST[stage + 1]]
}

/// How far a player is and how far its hand could get.
fn attack(state: &State, seat: Seat) -> i32 {
    let side = state.side(seat);
    let mut run = Run {
        hand: side.techniques,
        reached: side.reached(),
        defences: defences_against(state, seat),
    };
    let sure = REACHED[run.reached];
    let mut going_on = is_to_come(state, seat, ActionCard::Attack);
    match state.phase {
        // The placed card: all that could stop it does.
        Phase::Reveal {
            seat: attacker,
            technique,
        } if attacker == seat => going_on = run.place(technique),
        Phase::Nullify {
            seat: attacker,
            technique,
            ..
        } if attacker == seat => {
            run.defences = run.defences.and(state.side(other(seat)).up);
            going_on = run.place(technique);
            run.defences = defences_against(state, seat).minus(technique.stopped_by());
        }
        _ => {}
    }
    let now = REACHED[run.reached];
    run.go_on();
    let could = REACHED[run.reached];
    // Later the other may have hardened.
    let chance = if going_on { 9 } else { 5 };
    let later = (run.reached..STAGES)
        .filter(|&stage| of_stage(stage).iter().any(|&card| run.hand.contains(card)))
        .count() as i32;
    let spare = i32::from(run.hand.len()) - later;
    sure + (now - sure) * 9 / 10 + (could - now) * chance / 10 + later * LATER + spare * SPARE
}

/// What could stop a player's attack cards in this turn.
fn defences_against(state: &State, seat: Seat) -> CardSet<Mitigation> {
    let zone = state.side(other(seat));
    zone.set().minus(zone.nullified).minus(state.void())
}

/// An attack played out against all defences that could stop it.
struct Run {
    hand: Techniques,
    reached: usize,
    defences: CardSet<Mitigation>,
}

impl Run {
    /// A card that is not in the hand any more: does it get through?
    fn place(&mut self, card: Technique) -> bool {
        let stoppers = card.stopped_by().and(self.defences);
        let through = self.hand.count(card) >= stoppers.len();
        if through {
            self.hand.remove_copies(card, stoppers.len());
            self.defences = self.defences.minus(stoppers);
            self.reached += 1;
        }
        through
    }

    /// As far as the hand gets, each stage with the card that is stopped least.
    fn go_on(&mut self) {
        while self.reached < STAGES {
            let stoppers = |card: &Technique| card.stopped_by().and(self.defences).len();
            let able = of_stage(self.reached)
                .iter()
                .filter(|&&card| self.hand.count(card) > stoppers(&card));
            let Some(&card) = able.min_by_key(|card| stoppers(card)) else {
                return;
            };
            self.hand.remove(card);
            self.place(card);
        }
    }
}

/// What the zone stops of the stages that the other has still to pass.
fn defence(state: &State, seat: Seat) -> i32 {
    let side = state.side(seat);
    let set = side.set();
    let hidden = set.minus(side.up).minus(side.known);
    let reached = state.side(other(seat)).reached();
    let mut worth = 0;
    for stage in reached..STAGES {
        let mut closed = true;
        for card in of_stage(stage) {
            let stoppers = card.stopped_by();
            let all = stoppers.and(set).len().min(3) as usize;
            closed &= all > 0;
            worth += match stoppers.and(hidden).is_empty() {
                true => COVERED_OPENLY[all],
                false => COVERED[all],
            };
        }
        worth += i32::from(closed) * CLOSED_STAGE;
    }
    worth + in_hand(state, seat, side)
}

/// Defences that may still be set.
fn in_hand(state: &State, seat: Seat, side: &Side) -> i32 {
    let soon =
        matches!(state.phase, Phase::Opening { .. }) || is_to_come(state, seat, ActionCard::Harden);
    let share = if soon { 9 } else { 3 };
    let room = SLOTS - usize::from(side.set().len());
    let reached = state.side(other(seat)).reached();
    let mut set = side.set();
    let mut worth = 0;
    for card in side.defences.iter().take(room.max(1)) {
        let new = card.stops().filter(|technique| {
            technique.stage().index() >= reached && technique.stopped_by().and(set).is_empty()
        });
        worth += new.count() as i32 * COVERED[1];
        set.insert(card);
    }
    worth * share / 10
}

/// Action cards that are still to be used.
fn plans(state: &State, seat: Seat) -> i32 {
    let side = state.side(seat);
    let plan = side.planned();
    let coming = |card| i32::from(is_to_come(state, seat, card)) * i32::from(plan.of(card));
    let affordable = |each: i32| i32::from(side.funds) / each;
    let looks = coming(ActionCard::Weaponise).min(affordable(5));
    let zone = state.side(other(seat));
    let unknown = zone.down().minus(zone.known).len();
    let scouting = coming(ActionCard::Recon).min(i32::from(unknown));
    let ready = !side.techniques.is_empty();
    let room = i32::from(side.set().len()) < SLOTS as i32;
    let hardening = coming(ActionCard::Harden)
        .min(affordable(7))
        .min(1 + i32::from(room));
    looks * 14 + scouting * if ready { 9 } else { 4 } + hardening * if room { 12 } else { 4 }
}
