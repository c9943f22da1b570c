//! How well a crew stands, in about tenths of a point.

use tabletop::{Game, Seat};

use crate::Placement;
use crate::board::{Cost, Site, Space};
use crate::cards::{Attack, AttackEffect, Points};
use crate::cost::{self, Terms};
use crate::rules::deal;
use crate::rules::turn::HAND;
use crate::state::{CoAttack, Crew, GOAL, Phase, State};

/// Won or lost.
const DECIDED: i32 = 1_000;
/// What the first, the first two and all three free attackers are worth: without any the game is lost.
const FREE: [i32; 4] = [-400, 0, 40, 65];
/// A token, until there are plenty.
const TOKEN: i32 = 4;
/// A site whose stock is this many tokens above its attackers is safe for a while.
const SAFE: i32 = 4;

pub(crate) fn worth(game: &Placement, state: &State, seat: Seat) -> i32 {
    match state.phase {
        Phase::Over { winner, .. } if winner == seat => DECIDED,
        Phase::Over { .. } => -DECIDED,
        Phase::Offered { by, offer, .. } => {
            let mut agreed = *state;
            if deal::check_accept(state, offer.to).is_ok() {
                deal::swap(&mut agreed, by, &offer);
            }
            if_agreed(game, state, &agreed, offer.to, seat)
        }
        Phase::Proposed(proposal) => {
            let agreed = joined(state, &proposal);
            if_agreed(game, state, &agreed, proposal.partner.owner(), seat)
        }
        _ => lead(game, state, seat),
    }
}

/// An open question is worth what its likely answer is: whoever is asked agrees if it gains by it.
fn if_agreed(game: &Placement, state: &State, agreed: &State, asked: Seat, seat: Seat) -> i32 {
    let agrees = lead(game, agreed, asked) > lead(game, state, asked);
    let likely = if agrees { agreed } else { state };
    // Nobody likes to be asked again and again.
    let bother = i32::from(seat != asked) * 3 * i32::from(state.offers);
    lead(game, likely, seat) - bother
}

/// What a co-attack pays and scores.
fn joined(state: &State, proposal: &CoAttack) -> State {
    let mut agreed = *state;
    let (card, site) = (proposal.target.card, proposal.target.site);
    let points = match card.points() {
        Points::Printed(points) => points,
        Points::Varying => 0,
    };
    let initiator = agreed.crew_mut(state.turn);
    initiator.tokens.remove(proposal.paid);
    initiator.points += points;
    initiator.hand.remove(card);
    let partner = agreed.crew_mut(proposal.partner.owner());
    let way = cost::sensible(partner.tokens, site, proposal.short);
    partner.tokens.remove(way);
    partner.points += points;
    agreed
}

/// How far a crew is ahead of the best of the others.
fn lead(game: &Placement, state: &State, seat: Seat) -> i32 {
    let terms = Site::ALL.map(|site| Terms::at(state, site));
    let mut crowds = [0; 4];
    for piece in state.free_pieces() {
        if let Some(site) = state.attacker(piece).space.site() {
            crowds[site.index()] += 1;
        }
    }
    let standing = |seat: Seat| stand(state, seat, &terms, &crowds);
    // What the others take when their turn begins is theirs already: else ending one's turn, which
    // must be done anyway, would look bad.
    let income = |other: Seat| match other == state.turn {
        true => 0,
        false => TOKEN * inside(state.crew(other)),
    };
    let best_other = Seat::all(game.seats())
        .filter(|&other| other != seat)
        .map(|other| standing(other) + income(other))
        .max()
        .expect("there are at least three players");
    standing(seat) - best_other
}

/// How many attackers are in sites.
fn inside(crew: &Crew) -> i32 {
    let sites = crew.attackers.iter().filter_map(|it| it.space.site());
    sites.count() as i32
}

fn stand(state: &State, seat: Seat, terms: &[Terms; 4], crowds: &[i32; 4]) -> i32 {
    let crew = state.crew(seat);
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
    worth += TOKEN * tokens.min(9) + (tokens - 9).clamp(0, 10) + 2 * colours;
    worth += 7 * i32::from(crew.events.len().min(4));
    if seat == state.turn {
        // The end of the turn draws them.
        worth += 5 * i32::from(HAND.saturating_sub(crew.hand.len()));
    }
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
