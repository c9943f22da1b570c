//! How well a player stands: sets and stages won, what the hand could get through, what the zone
//! covers, and funds. Each player is taken to know what it can see and no more: an attack is judged by
//! the chance that what lies face down names its cards, so that scouting is worth something and an
//! imagined opponent does not see through the backs of cards.

use tabletop::Seat;
use tabletop::cards::Set;

use crate::FrontLine;
use crate::cards::{ActionCard, COPIES, Mitigation, STAGES, Stage, Technique};
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
/// Going first.
const FIRST: i32 = 40;
/// Funds are worth less the more there are.
const FUNDS: [(i32, i32); 3] = [(20, 25), (20, 12), (i32::MAX, 3)];

pub(crate) fn worth(game: &FrontLine, state: &State, seat: Seat) -> i32 {
    let (own, others) = (standing(state, seat), standing(state, other(seat)));
    own - others + going_first(game, state, seat)
}

/// Who goes first may reach the objective before the other can; not where both attacks count.
fn going_first(game: &FrontLine, state: &State, seat: Seat) -> i32 {
    let between = matches!(state.phase, Phase::Order { .. } | Phase::Over { .. });
    match state.first == seat {
        _ if between || game.resolve_both => 0,
        true => FIRST,
        false => -FIRST,
    }
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

/// How far a player is and how far its hand could get, as far as that player can tell.
fn attack(state: &State, seat: Seat) -> i32 {
    let side = state.side(seat);
    let front = Front::of(state, seat);
    let mut hand = side.techniques;
    let mut reached = side.reached();
    let sure = REACHED[reached];
    let mut going_on = is_to_come(state, seat, ActionCard::Attack);
    // The chance in thousandths to come as far as `reached`, and what is expected up to there.
    let mut chance = SURE;
    let mut expected = 0;
    let placed = match state.phase {
        Phase::Reveal {
            seat: attacker,
            technique,
        } if attacker == seat => Some(front.passes(technique, hand.count(technique) + 1)),
        Phase::Nullify {
            seat: attacker,
            technique,
            need,
        } if attacker == seat => {
            let copies = hand.count(technique);
            let enough = copies >= need;
            hand.remove_copies(technique, need.min(copies));
            Some(i32::from(enough) * SURE)
        }
        Phase::Order { .. }
        | Phase::Opening { .. }
        | Phase::Reorganise { .. }
        | Phase::Plan
        | Phase::Recon { .. }
        | Phase::Weaponise { .. }
        | Phase::Attack { .. }
        | Phase::Reveal { .. }
        | Phase::Nullify { .. }
        | Phase::Harden { .. }
        | Phase::Over { .. } => None,
    };
    if let Some(passes) = placed {
        chance = passes;
        expected = (REACHED[reached + 1] - sure) * passes / SURE;
        reached += 1;
        going_on = true;
    }
    let held: Set<Technique> = hand.kinds().collect();
    let mut could = 0;
    let mut later = 0;
    for stage in &Stage::ALL[reached..] {
        let cards = stage.techniques().and(held);
        if cards.is_empty() {
            chance = 0;
            continue;
        }
        later += 1;
        // Whoever cannot come here gets no further either.
        if chance > 0 {
            let passes = cards
                .iter()
                .map(|card| front.passes(card, hand.count(card)));
            chance = chance * passes.max().unwrap_or(0) / SURE;
            let step = REACHED[stage.index() + 1] - REACHED[stage.index()];
            could += step * chance / SURE;
        }
    }
    // Later the other may have hardened.
    let share = if going_on {
        9
    } else if is_unplanned(state, seat) {
        8
    } else {
        5
    };
    let spare = i32::from(hand.len()) - later;
    sure + expected + could * share / 10 + later * LATER + spare * SPARE
}

/// The other's defences as an attacker sees them.
struct Front {
    /// Those that lie open, or did.
    known: Set<Mitigation>,
    /// How many lie face down and might be any of these.
    hidden: usize,
    unknown: Set<Mitigation>,
    void: Set<Mitigation>,
    /// The chances for so many unknown ones, by how many of them name a technique.
    chances: &'static [[[u16; SPARES]; SLOTS + 1]; NAMING + 1],
}

impl Front {
    fn of(state: &State, attacker: Seat) -> Front {
        let zone = state.side(other(attacker));
        let set = zone.set();
        let seen = zone.up.or(zone.known);
        let unknown = Set::FULL.minus(seen).minus(zone.trashed);
        Front {
            known: seen.minus(zone.nullified),
            hidden: set.minus(seen).len().into(),
            unknown,
            void: state.void(),
            chances: &PASSES[usize::from(unknown.len())],
        }
    }

    /// The chance, in thousandths, that one of so many copies gets through.
    fn passes(&self, card: Technique, copies: u8) -> i32 {
        let stoppers = card.stopped_by().minus(self.void);
        let open = stoppers.and(self.known).len();
        let Some(spare) = copies.checked_sub(open + 1) else {
            return 0;
        };
        let naming = stoppers.and(self.unknown).len();
        let spare = usize::from(spare).min(SPARES - 1);
        self.chances[usize::from(naming)][self.hidden][spare].into()
    }
}

/// Certainty in thousandths.
const SURE: i32 = 1_000;
/// A technique has four copies, so at most three are spare.
const SPARES: usize = COPIES as usize;
/// The most defences that name one technique.
const NAMING: usize = 7;

/// The chance that of the face-down defences no more name a technique than there are spare copies:
/// by how many the face-down ones may be, how many of those name it, how many lie face down, and
/// how many copies are spare.
static PASSES: [[[[u16; SPARES]; SLOTS + 1]; NAMING + 1]; 17] = {
    let mut table = [[[[0; SPARES]; SLOTS + 1]; NAMING + 1]; 17];
    let mut all = 0;
    while all <= 16 {
        let mut naming = 0;
        while naming <= NAMING && naming <= all {
            let mut down = 0;
            while down <= SLOTS && down <= all {
                let mut ways = 0;
                let mut spare = 0;
                while spare < SPARES {
                    if spare <= down {
                        ways += choose(naming, spare) * choose(all - naming, down - spare);
                    }
                    table[all][naming][down][spare] = (ways * 1_000 / choose(all, down)) as u16;
                    spare += 1;
                }
                down += 1;
            }
            naming += 1;
        }
        all += 1;
    }
    table
};

/// In how many ways `some` of `all` can be chosen.
const fn choose(all: usize, some: usize) -> u32 {
    if some > all {
        return 0;
    }
    let mut ways = 1;
    let mut step = 0;
    while step < some {
        ways = ways * (all - step) as u32 / (step + 1) as u32;
        step += 1;
    }
    ways
}

/// What the zone stops of the stages that the other has still to pass, and the hand could.
fn defence(state: &State, seat: Seat) -> i32 {
    let side = state.side(seat);
    let to_come = &Stage::ALL[state.side(other(seat)).reached()..];
    let ahead = to_come
        .iter()
        .fold(Set::EMPTY, |all, stage| all.or(stage.techniques()));
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
    once: Set<Technique>,
    twice: Set<Technique>,
    secretly: Set<Technique>,
}

impl Default for Coverage {
    fn default() -> Coverage {
        Coverage {
            once: Set::EMPTY,
            twice: Set::EMPTY,
            secretly: Set::EMPTY,
        }
    }
}

impl Coverage {
    fn add(&mut self, stops: Set<Technique>, hidden: bool) {
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
