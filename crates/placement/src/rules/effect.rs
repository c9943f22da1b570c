//! What attack cards do besides scoring.

use tabletop::{Seat, Table};

use super::{moving, retreat, stock, turn};
use crate::board::{Piece, Site, Space};
use crate::cards::{Attack, AttackEffect};
use crate::events::{Moving, Rolling, Scoring};
use crate::state::{Phase, State, Target};
use crate::{Event, Placement};

/// The points of a card whose points vary, as things stand after paying, and what they are for.
pub(crate) fn varying_points(state: &State, target: &Target) -> (u8, Scoring) {
    let card = target.card;
    match card.effect() {
        AttackEffect::ScoreStartSpace => {
            let others = state.pieces_at(Space::Start);
            let others = others.filter(|&piece| piece != target.attacker);
            (others.count() as u8, Scoring::Others(card))
        }
        // PLC-R30: what has been paid is held no more.
        AttackEffect::ScoreTokens => {
            let counted = Site::ECommerce;
            let held = state.crews.iter().map(|crew| crew.tokens.of(counted));
            let points = held.fold(0, u8::saturating_add);
            (points, Scoring::Held(card, counted))
        }
        AttackEffect::Nothing
        | AttackEffect::EnterFree
        | AttackEffect::GuessColour
        | AttackEffect::PayMore { .. }
        | AttackEffect::RollToClimb { .. }
        | AttackEffect::Persist { .. }
        | AttackEffect::DiscardInstead
        | AttackEffect::LeaveAndReturn
        | AttackEffect::IgnoreAndDestroy
        | AttackEffect::Empty => (0, Scoring::Card(card)),
    }
}

/// A persistent card lies down with its attacker.
pub(super) fn stay(state: &mut State, card: Attack, attacker: Piece) {
    let attacker = state.attacker_mut(attacker);
    let loan = attacker.loan.as_mut().map(|loan| &mut loan.persistent);
    for persistent in [Some(&mut attacker.persistent), loan].into_iter().flatten() {
        *persistent.count_mut(card) += 1;
    }
}

pub(super) fn apply(
    game: &Placement,
    state: &mut State,
    target: &Target,
    table: &mut impl Table<Placement>,
) {
    let &Target {
        card,
        attacker,
        site,
    } = target;
    let seat = state.turn;
    match card.effect() {
        AttackEffect::Nothing
        | AttackEffect::ScoreStartSpace
        | AttackEffect::PayMore { .. }
        | AttackEffect::DiscardInstead
        | AttackEffect::ScoreTokens => {}
        AttackEffect::EnterFree => {
            if state.attacker(attacker).space == Space::Start {
                ask_to_advance(state, target);
            }
        }
        AttackEffect::GuessColour => state.phase = Phase::Guess,
        // PLC-R28: it is rolled for at every level; the die helps at one.
        AttackEffect::RollToClimb { from } => {
            let helps = state.attacker(attacker).space.level() == from;
            let wanted = helps.then_some(site);
            let die = turn::roll(game, state, Rolling::Attack(card), wanted, table);
            if wanted == Some(die) {
                ask_to_advance(state, target);
            }
        }
        AttackEffect::Persist { .. } => turn::run(game, state, attacker, card, table),
        AttackEffect::LeaveAndReturn => leave(game, state, seat, attacker, table),
        AttackEffect::IgnoreAndDestroy => {
            if state.ground(site).secured() > 0 {
                state.phase = Phase::Destroy { site };
            }
        }
        // PLC-R16: it retreats, points included, before the site leaks.
        AttackEffect::Empty => {
            retreat::out(game, state, seat, attacker, table);
            if !state.is_over() {
                state.ground_mut(site).stock = 0;
                stock::leak(game, state, site, table);
            }
        }
    }
}

/// Asked only if Access Control does not bar it (PLC-R13).
fn ask_to_advance(state: &mut State, target: &Target) {
    if moving::check_open(state, target.site).is_ok() {
        state.phase = Phase::Advance(*target);
    }
}

pub(super) fn advance(
    game: &Placement,
    state: &mut State,
    target: &Target,
    yes: bool,
    table: &mut impl Table<Placement>,
) {
    state.phase = Phase::Act;
    if yes {
        let &Target {
            card,
            attacker,
            site,
        } = target;
        let level = state.attacker(attacker).space.level() + 1;
        let (seat, space) = (state.turn, Space::In(site, level));
        let by = Moving::Attack(card);
        moving::go(game, state, seat, attacker, space, by, table);
    }
}

/// Emotet: on a match one token of the colour, from its site's stock.
pub(super) fn guess(
    game: &Placement,
    state: &mut State,
    seat: Seat,
    site: Site,
    table: &mut impl Table<Placement>,
) {
    state.phase = Phase::Act;
    table.tell(game, state, |_| Some(Event::Guessed { seat, site }));
    let die = turn::roll(
        game,
        state,
        Rolling::Attack(Attack::Emotet),
        Some(site),
        table,
    );
    if die == site {
        stock::take(game, state, seat, site, table);
    }
}

/// Conti: all security cards of the site (PLC-R15).
pub(super) fn destroy(
    game: &Placement,
    state: &mut State,
    site: Site,
    yes: bool,
    table: &mut impl Table<Placement>,
) {
    state.phase = Phase::Act;
    if yes {
        stock::clear_security(state, site);
        table.tell(game, state, |_| Some(Event::Destroyed { site }));
    }
}

/// Backdoor: out without retreat points. The way back is lost with a borrowed attacker (PLC-R23).
fn leave(
    game: &Placement,
    state: &mut State,
    seat: Seat,
    attacker: Piece,
    table: &mut impl Table<Placement>,
) {
    let from = state.attacker(attacker).space;
    moving::place(state, attacker, Space::Start);
    if let (Space::In(site, level), None) = (from, state.attacker(attacker).loan) {
        state.attacker_mut(attacker).backdoor = Some((site, level));
    }
    let (to, why) = (Space::Start, Moving::Attack(Attack::Backdoor));
    table.tell(game, state, |_| {
        Some(Event::Moved {
            seat,
            attacker,
            from,
            to,
            why,
        })
    });
}
