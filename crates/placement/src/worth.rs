//! How well a crew stands, in about tenths of a point.

use tabletop::{Game, Seat};

use crate::Placement;
use crate::board::{Cost, Site, Space};
use crate::cards::{Attack, AttackEffect, Points};
use crate::cost::Terms;
use crate::state::{Crew, GOAL, Phase, State};

/// Won or lost.
const DECIDED: i32 = 1_000;
/// What the first, the first two and all three free attackers are worth: without any the game is lost.
const FREE: [i32; 4] = [-400, 0, 40, 65];
/// A site whose stock is this many tokens above its attackers is safe for a while.
const SAFE: i32 = 4;

pub(crate) fn worth(game: &Placement, state: &State, seat: Seat) -> i32 {
    if let Phase::Over { winner, .. } = state.phase {
        return if winner == seat { DECIDED } else { -DECIDED };
    }
    let terms = Site::ALL.map(|site| Terms::at(state, site));
    let mut crowds = [0; 4];
    for piece in state.free_pieces() {
        if let Some(site) = state.attacker(piece).space.site() {
            crowds[site.index()] += 1;
        }
    }
    let standing = |seat: Seat| stand(state, state.crew(seat), &terms, &crowds);
    let best_other = Seat::all(game.seats())
        .filter(|&other| other != seat)
        .map(standing)
        .max()
        .expect("there are at least three players");
    standing(seat) - best_other
}

fn stand(state: &State, crew: &Crew, terms: &[Terms; 4], crowds: &[i32; 4]) -> i32 {
    let free = crew.attackers.iter().filter(|attacker| attacker.is_free());
    let mut worth = FREE[free.clone().count()];
    let points = i32::from(crew.points.min(GOAL));
    // The last points count more: they win.
    worth += 10 * points + (points - 8).max(0) * 3;
    for attacker in free {
        let Space::In(site, level) = attacker.space else {
            continue;
        };
        // Its tokens every turn, its retreat, and the cards that only work there.
        worth += [0, 6, 15, 27][usize::from(level)];
        let margin = i32::from(state.ground(site).stock) - crowds[site.index()];
        worth -= 6 * (SAFE - margin).clamp(0, SAFE);
        worth += 4 * i32::from(attacker.persistent.cryptomining);
        worth += 10 * i32::from(attacker.persistent.formjacking);
    }
    let tokens = i32::from(crew.tokens.total());
    let colours = crew.tokens.0.iter().filter(|&&count| count > 0).count() as i32;
    worth += 4 * tokens.min(9) + (tokens - 9).clamp(0, 10) + 2 * colours;
    worth += 7 * i32::from(crew.events.len().min(4));
    worth + best_card(crew, terms)
}

/// What the best card in hand could score soon: most if it can be paid, half if only its place is
/// right.
fn best_card(crew: &Crew, terms: &[Terms; 4]) -> i32 {
    let mut best = 0;
    for card in crew.hand.kinds() {
        let value = value(card);
        for attacker in &crew.attackers {
            if !card.usable_from(attacker.space) {
                continue;
            }
            let (site, level) = match attacker.space {
                Space::In(site, level) => (site, level),
                Space::Start => (plentiful(crew), 0),
                Space::Gone => continue,
            };
            let cost = terms[site.index()].attack(card, level).total;
            let lacks = cost.minus(Cost::held(crew.tokens, site));
            let missing = i32::from(lacks.own + lacks.other);
            best = best.max((value - 3 * missing) / 2);
        }
    }
    best
}

fn plentiful(crew: &Crew) -> Site {
    let most = Site::ALL
        .into_iter()
        .max_by_key(|&site| crew.tokens.of(site));
    most.expect("there are colours")
}

/// The points a card brings on the whole.
fn value(card: Attack) -> i32 {
    match (card.points(), card.effect()) {
        (Points::Printed(points), AttackEffect::Empty) => 10 * i32::from(points) + 20,
        (Points::Printed(points), _) => 10 * i32::from(points),
        (Points::Varying, AttackEffect::Persist { points }) => 8 * i32::from(points),
        (Points::Varying, _) => 40,
    }
}
