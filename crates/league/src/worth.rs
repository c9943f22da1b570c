//! How well a player stands, in about tenths of a point.

use tabletop::Seat;

use crate::League;
use crate::actions::Plan;
use crate::cards::{AttackKind, Card, Cards, Colour, DefenceKind, Face, LEVELS, Server};
use crate::rules::attack::{colours, hit, opponents, points, power};
use crate::rules::plan::need;
use crate::rules::round::whole;
use crate::rules::{put_up, spread};
use crate::state::{Host, Phase, Player, Rack, State, Within};

/// A player's own choice counts as if it were carried out now: nobody can tell what the others do.
pub(crate) fn worth(game: &League, state: &State, seat: Seat) -> i32 {
    let player = state.player(seat);
    let plan = player.sealed.open().map(|choice| choice.plan);
    match plan.or(player.draft) {
        Some(plan) => {
            let mut after = *state;
            carry_out(game, &mut after, seat, plan);
            lead(game, &after, seat)
        }
        None => lead(game, state, seat),
    }
}

/// How far a player is ahead of the best and the mean of the others.
fn lead(game: &League, state: &State, seat: Seat) -> i32 {
    let time = Time::of(game, state);
    let (mut best, mut sum) = (i32::MIN, 0);
    for other in Seat::all(game.players).filter(|&other| other != seat) {
        let stands = stand(state.player(other), &time);
        best = best.max(stands);
        sum += stands;
    }
    let mean = sum / i32::from(game.players - 1);
    let pending = match state.phase {
        Phase::Mend { left, .. } => MENDED * i32::from(left[seat.index()]),
        Phase::Trim
        | Phase::Pick { .. }
        | Phase::Choose
        | Phase::Resolve
        | Phase::Install { .. }
        | Phase::Replace { .. }
        | Phase::Grow { .. }
        | Phase::Outgrow { .. }
        | Phase::Colour { .. }
        | Phase::Place { .. }
        | Phase::Respond { .. }
        | Phase::Over => 0,
    };
    stand(state.player(seat), &time) + pending - (best + mean) / 2
}

/// What the removal of a token is worth.
const MENDED: i32 = 3;

/// What is still to come.
struct Time {
    /// Rounds after this one.
    rounds: i32,
    /// Actions in this round after the one that is being chosen or resolved.
    actions: i32,
    /// Both together, in tenths of a round.
    tenths: i32,
    /// What defences are worth until the end of the game, by kind.
    defences: &'static [Value; DefenceKind::ALL.len()],
}

impl Time {
    fn of(game: &League, state: &State) -> Time {
        let rounds = i32::from(LEVELS - state.round);
        let actions = match state.phase {
            // The end of the round has begun.
            Phase::Mend { .. } | Phase::Over if state.tile.is_none() => 0,
            Phase::Trim
            | Phase::Pick { .. }
            | Phase::Choose
            | Phase::Resolve
            | Phase::Install { .. }
            | Phase::Replace { .. }
            | Phase::Grow { .. }
            | Phase::Outgrow { .. }
            | Phase::Colour { .. }
            | Phase::Place { .. }
            | Phase::Respond { .. }
            | Phase::Mend { .. }
            | Phase::Over => i32::from(game.actions - state.action),
        };
        let tenths = 10 * rounds + 10 * actions / i32::from(game.actions);
        Time {
            rounds,
            actions,
            tenths,
            defences: &VALUES[rounds as usize][tenths as usize],
        }
    }
}

fn stand(player: &Player, time: &Time) -> i32 {
    let mut worth = 10 * i32::from(player.score);
    let audits = i32::from(player.count(DefenceKind::CertificationAudit));
    // Clean things may yet be hit, and damage may yet be repaired.
    let safe = 100 - 7 * time.actions;
    let lost = 6 * time.actions;
    let mut exposed = [0; 4];
    for host in player.rack.hosts() {
        let (all, clean) = (host.server.spots().len() as i32, i32::from(whole(host)));
        let bonus = i32::from(host.server.bonus()) + audits;
        worth += (10 * clean * safe + 10 * (all - clean) * lost) / 100;
        worth += match host.is_clean() {
            true => bonus * safe / 10,
            false => bonus * lost / 10 - i32::from(host.total()),
        };
        worth += time.rounds * (6 * all + 4 * bonus);
        for (exposed, &count) in exposed.iter_mut().zip(host.server.counts()) {
            *exposed += i32::from(count);
        }
    }
    for (&defence, exposed) in player.track.iter().zip(exposed) {
        if defence == 0 {
            continue;
        }
        let each = if exposed == 0 { 1 } else { 2 + exposed };
        worth += i32::from(defence.min(9)) * each * time.tenths / 10;
    }
    for card in player.defences.iter() {
        if let Face::Defence(kind, _) = card.face() {
            worth += time.defences[kind as usize].effect;
        }
    }
    worth + hand(player.hand, time)
}

/// What a defence is worth.
#[derive(Clone, Copy)]
struct Value {
    /// Its effect, once it is put up.
    effect: i32,
    /// The card in hand.
    card: i32,
}

/// By the rounds and the tenths of a round that are still to come, and by kind.
static VALUES: [[[Value; DefenceKind::ALL.len()]; TENTHS]; LEVELS as usize] = {
    let nothing = Value { effect: 0, card: 0 };
    let mut values = [[[nothing; DefenceKind::ALL.len()]; TENTHS]; LEVELS as usize];
    let mut rounds = 0;
    while rounds < values.len() {
        let mut tenths = 0;
        while tenths < TENTHS {
            let mut nth = 0;
            while nth < DefenceKind::ALL.len() {
                let kind = DefenceKind::ALL[nth];
                let effect = effect(kind, rounds as i32, tenths as i32);
                let worth = effect + kind.value() as i32 * tenths as i32 / 3;
                let card = 4 + worth / (3 + kind.cost() as i32);
                values[rounds][tenths][nth] = Value { effect, card };
                nth += 1;
            }
            tenths += 1;
        }
        rounds += 1;
    }
    values
};

/// What the effect of a defence is worth from now on.
pub(crate) fn effect_of(game: &League, state: &State, kind: DefenceKind) -> i32 {
    Time::of(game, state).defences[kind as usize].effect
}

/// One more than the tenths of all rounds.
const TENTHS: usize = 10 * LEVELS as usize + 1;

/// What the effect of a defence is worth until the end of the game.
const fn effect(kind: DefenceKind, rounds: i32, tenths: i32) -> i32 {
    let per_round = match kind {
        DefenceKind::ThinProvision => return 8 * rounds,
        DefenceKind::AutoRecovery => return 7 * (rounds + 1),
        DefenceKind::CertificationAudit => return 12 * rounds,
        DefenceKind::IncidentResponse => 7,
        DefenceKind::SolidStateCache => 12,
        DefenceKind::ProofOfConcept => 15,
        DefenceKind::TrojanHorse => 12,
        DefenceKind::UndergroundMarket => 18,
        DefenceKind::ZeroDayAttack => 16,
        DefenceKind::DeepSecurity => 0,
    };
    per_round * tenths / 10
}

/// What cards in hand are worth: nothing once the round has no more actions.
fn hand(cards: Cards, time: &Time) -> i32 {
    if time.actions == 0 {
        return 0;
    }
    let count = i32::from(cards.len());
    let usable = (5 * time.actions / 2).min(count);
    let all: i32 = cards.iter().map(|card| quality(card, time)).sum();
    all * usable / count.max(1) + (count - usable)
}

/// What a card in hand is worth.
fn quality(card: Card, time: &Time) -> i32 {
    match card.face() {
        Face::Attack(kind, _) => ATTACKS[kind as usize],
        Face::Defence(kind, _) => time.defences[kind as usize].card,
    }
}

/// What attacks in hand are worth, by kind.
static ATTACKS: [i32; AttackKind::ALL.len()] = {
    let mut worths = [0; AttackKind::ALL.len()];
    let mut nth = 0;
    while nth < worths.len() {
        let power = AttackKind::ALL[nth].power(2);
        worths[nth] = 2 + power.normal as i32 + 3 * power.direct as i32 / 2;
        nth += 1;
    }
    worths
};

/// What a plan comes to if nobody else does anything.
fn carry_out(game: &League, state: &mut State, seat: Seat, plan: Plan) {
    pay(game, state, seat, plan);
    match plan {
        Plan::Install => install(game, state, seat),
        Plan::Defend(card) => put_up(state.player_mut(seat), card),
        Plan::Attack { card, step } => attack(game, state, seat, card, step),
        Plan::Repair(cards) => {
            let player = state.player_mut(seat);
            let responses = player.untapped(DefenceKind::IncidentResponse).len();
            repair(&mut player.rack, 3 * cards + 2 * responses);
        }
    }
}

/// Takes the cards from the hand: those chosen, or while they are not, those worth least.
fn pay(game: &League, state: &mut State, seat: Seat, plan: Plan) {
    let time = Time::of(game, state);
    let missing = need(state, seat, plan);
    let choosing = state.phase == Phase::Choose;
    let player = state.player_mut(seat);
    match player.sealed.open() {
        Some(choice) if choosing => player.hand = player.hand.minus(choice.cards()),
        Some(_) => {}
        None => {
            if let Some(card) = plan.card() {
                player.hand = player.hand.without(card);
            }
            for _ in 0..missing {
                let kinds = player.hand.kinds();
                let least = kinds.min_by_key(|&card| quality(card, &time));
                let least = least.expect("a plan can be paid");
                player.hand = player.hand.without(least);
            }
        }
    }
}

fn install(game: &League, state: &mut State, seat: Seat) {
    let track = state.player(seat).track;
    let Some(best) = state
        .supply
        .iter()
        .max_by_key(|&server| shielded(server, &track))
    else {
        return;
    };
    state.supply = state.supply.without(best);
    let player = state.player_mut(seat);
    player.score += u16::from(player.count(DefenceKind::SolidStateCache));
    if player.rack.len() < game.servers {
        player.rack.add(Host::new(best));
        return;
    }
    let oldest = player.rack.0.iter_mut().flatten();
    if let Some(host) = oldest.min_by_key(|host| (host.server.level(), host.is_clean())) {
        let damage = host.total();
        *host = Host::new(best);
        spread::pour_all(&mut player.rack, Within::Server(best), damage);
    }
}

/// How good a server is to have with these defences.
fn shielded(server: Server, track: &[u8; 4]) -> i32 {
    let spots = server.spots().iter();
    let defence: i32 = spots
        .map(|colour| i32::from(track[colour.index()].min(6)))
        .sum();
    6 * i32::from(server.bonus()) + defence
}

fn attack(game: &League, state: &mut State, seat: Seat, card: Card, step: u8) {
    let mut best = (0, 0, Colour::Red, [None; 4]);
    for colour in colours(card).iter() {
        let player = state.player(seat);
        let power = power(player.defences, card, step, colour);
        let (mut hits, mut total) = ([None; 4], 0);
        for (side, slot) in opponents(game.players, seat).zip(&mut hits) {
            *slot = hit(state, side, power, colour);
            total += slot.map_or(0, |hit| hit.placed);
        }
        let points = points(player, hits.iter().flatten()).total();
        if (points, total) > (best.0, best.1) {
            best = (points, total, colour, hits);
        }
    }
    let (points, _, colour, hits) = best;
    state.player_mut(seat).score += u16::from(points);
    for hit in hits.into_iter().flatten() {
        let rack = state.rack_mut(hit.side);
        spread::pour_all(rack, Within::Colour(colour), hit.placed);
    }
}

/// Removes damage where the least of it stands in the way of a clean server.
fn repair(rack: &mut Rack, mut left: u8) {
    while left > 0 {
        let hosts = rack.0.iter_mut().flatten();
        let Some(host) = hosts
            .filter(|host| !host.is_clean())
            .min_by_key(|host| host.total())
        else {
            return;
        };
        let spots = host.damage.iter_mut().filter(|damage| **damage > 0);
        let Some(spot) = spots.min_by_key(|damage| **damage) else {
            return;
        };
        let removed = (*spot).min(left);
        *spot -= removed;
        left -= removed;
    }
}
