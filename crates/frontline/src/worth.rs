//! How well a player stands: sets and stages won, what the hand could get through, what the zone
//! covers, and funds. A bot sees imagined worlds only, so what lies face down may be counted: its
//! mean over many worlds is what a player can expect.

use tabletop::Seat;

use crate::cards::{ActionCard, CardSet, Mitigation, STAGES, Stage, Technique, Techniques};
use crate::state::{Phase, SLOTS, State, other};

/// In tenths of a point; a set is worth `SET`, a stage about 100.
const SET: i32 = 3_000;
/// By the stages reached; the last one wins the set.
const REACHED: [i32; STAGES + 1] = [0, 90, 190, 310, 460, 1_500];
/// A card of a stage that the attack does not come to yet.
const LATER: i32 = 22;
/// A further attack card in hand.
const SPARE: i32 = 6;
/// A technique of a stage to come that a defence stops; another one does, too; one does that nobody
/// knows.
const ONCE: i32 = 7;
const TWICE: i32 = 4;
const SECRETLY: i32 = 3;
/// The share in tenths of what defences in hand are worth as if set: if they can be set in this
/// turn, and later.
const SET_SOON: i32 = 9;
const SET_LATER: i32 = 3;
/// A stage of which every technique is stopped.
const CLOSED_STAGE: i32 = 25;
/// What a plan usually comes to.
const UNPLANNED: i32 = 32;
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

/// Whether a player has still to plan this turn.
fn is_unplanned(state: &State, seat: Seat) -> bool {
    let before = matches!(state.phase, Phase::Plan | Phase::Reorganise { .. });
    before && !state.side(seat).plan.is_committed()
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
    let chance = if going_on {
        9
    } else if is_unplanned(state, seat) {
        8
    } else {
        5
    };
    let held: CardSet<Technique> = run.hand.kinds().collect();
    let later = Stage::ALL[run.reached..]
        .iter()
        .filter(|stage| !stage.techniques().and(held).is_empty())
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
        let held: CardSet<Technique> = self.hand.kinds().collect();
        while let Some(stage) = Stage::ALL.get(self.reached) {
            let stoppers = |card: &Technique| card.stopped_by().and(self.defences).len();
            let able = stage.techniques().and(held).iter();
            let able = able.filter(|card| self.hand.count(*card) > stoppers(card));
            let Some(card) = able.min_by_key(stoppers) else {
                return;
            };
            self.hand.remove(card);
            self.place(card);
        }
    }
}

/// What the zone stops of the stages that the other has still to pass, and the hand could.
fn defence(state: &State, seat: Seat) -> i32 {
    let side = state.side(seat);
    let to_come = &Stage::ALL[state.side(other(seat)).reached()..];
    let ahead = to_come
        .iter()
        .fold(CardSet::EMPTY, |all, stage| all.or(stage.techniques()));
    let mut zone = Coverage::default();
    for card in side.slots.iter().flatten() {
        let hidden = !side.up.or(side.known).contains(*card);
        zone.add(card.stops().and(ahead), hidden);
    }
    let closed = to_come
        .iter()
        .filter(|stage| stage.techniques().minus(zone.once).is_empty());
    let soon =
        matches!(state.phase, Phase::Opening { .. }) || is_to_come(state, seat, ActionCard::Harden);
    let share = if soon { SET_SOON } else { SET_LATER };
    // A full zone can be made room in.
    let room = SLOTS - usize::from(side.set().len());
    let mut all = zone;
    for card in side.defences.iter().take(room.max(1)) {
        all.add(card.stops().and(ahead), true);
    }
    let in_hand = (all.worth() - zone.worth()) * share / 10;
    zone.worth() + closed.count() as i32 * CLOSED_STAGE + in_hand
}

/// The techniques that some defences stop: once, twice or more, and with one that nobody knows.
#[derive(Clone, Copy)]
struct Coverage {
    once: CardSet<Technique>,
    twice: CardSet<Technique>,
    secretly: CardSet<Technique>,
}

impl Default for Coverage {
    fn default() -> Coverage {
        Coverage {
            once: CardSet::EMPTY,
            twice: CardSet::EMPTY,
            secretly: CardSet::EMPTY,
        }
    }
}

impl Coverage {
    fn add(&mut self, stops: CardSet<Technique>, hidden: bool) {
        self.twice = self.twice.or(self.once.and(stops));
        self.once = self.once.or(stops);
        if hidden {
            self.secretly = self.secretly.or(stops);
        }
    }

    fn worth(&self) -> i32 {
        i32::from(self.once.len()) * ONCE
            + i32::from(self.twice.len()) * TWICE
            + i32::from(self.secretly.len()) * SECRETLY
    }
}

/// Action cards that are still to be used.
fn plans(state: &State, seat: Seat) -> i32 {
    if is_unplanned(state, seat) {
        return UNPLANNED;
    }
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
