//! What speaks for and against an option: points and damage as things stand, what a defence guards
//! and does, what is whole and what is not, how many cards it takes and which are left.

use tabletop::{Phrase, Reason, Seat};

use super::{aids, colour, server, text};
use crate::actions::{Plan, Spot};
use crate::cards::{Card, Cards, Colour, DefenceKind, Face, LEVELS, Server};
use crate::imagine::known;
use crate::rules::plan::need;
use crate::rules::repair::{PER_CARD, PER_RESPONSE};
use crate::state::{Host, Phase, Player, State};
use crate::view::View;
use crate::{Action, League, worth};

pub(super) fn reasons(game: &League, view: &View, action: &Action) -> Vec<Reason> {
    let Some(me) = view.me else {
        return Vec::new();
    };
    let state = known(view);
    match *action {
        Action::Plan(plan) => planned(game, &state, me, plan),
        Action::Strike(colour) => {
            let Phase::Colour { card, step, .. } = state.phase else {
                return Vec::new();
            };
            let strikes = aids::strikes(game, &state, me, card, step);
            let strike = strikes.into_iter().find(|it| it.colour == colour);
            strike.as_ref().map_or_else(Vec::new, strikes_for)
        }
        // What the dummy gets is nobody's own.
        Action::Take(_)
            if matches!(
                state.phase,
                Phase::Pick { dummy: true, .. } | Phase::Grow { .. }
            ) =>
        {
            Vec::new()
        }
        Action::Take(server) => take(state.player(me), server),
        Action::Remove(server) => {
            let bonus = server.bonus();
            let said = why("gives-up").with("points", bonus);
            vec![Reason::new("gives-up", -i32::from(bonus), said)]
        }
        Action::Place(spot) => place(state.player(me), spot),
        Action::Mend(spot) => mend(state.player(me), spot),
        Action::Respond(count) => {
            let damage = state.player(me).rack.damage();
            let Phase::Respond { left, .. } = state.phase else {
                return Vec::new();
            };
            let more = (PER_RESPONSE * count).min(damage.saturating_sub(left));
            let said = why("responds").with("count", more);
            vec![Reason::new("responds", more, said)]
        }
        Action::Discard(cards) | Action::Pay(cards) => spend(state.player(me), cards),
    }
}

fn why(key: &str) -> Phrase {
    text(&format!("why-{key}"))
}

fn planned(game: &League, state: &State, me: Seat, plan: Plan) -> Vec<Reason> {
    let player = state.player(me);
    let mut reasons = match plan {
        Plan::Install => {
            let ends = LEVELS + 1 - state.round;
            let said = why("install").with("count", ends);
            vec![Reason::new("install", ends, said)]
        }
        Plan::Defend(card) => match card.face() {
            Face::Defence(kind, own) => defend(game, state, me, kind, own),
            Face::Attack(..) => Vec::new(),
        },
        Plan::Attack { card, step } => {
            let strikes = aids::strikes(game, state, me, card, step).into_iter();
            let best = strikes.max_by_key(|it| it.points);
            best.as_ref().map_or_else(Vec::new, strikes_for)
        }
        Plan::Repair(cards) => {
            let damage = player.rack.damage();
            let mended = (PER_CARD * cards).min(damage);
            let said = why("repairs").with("count", mended).with("all", damage);
            vec![Reason::new("repairs", mended, said)]
        }
    };
    let used = need(state, me, plan) + u8::from(plan.card().is_some());
    let said = why("cards")
        .with("count", used)
        .with("all", player.hand.len());
    reasons.push(Reason::new("cards", -i32::from(used), said));
    reasons
}

fn strikes_for(strike: &aids::StrikeAid) -> Vec<Reason> {
    let damage: u8 = strike.hits.iter().map(|hit| hit.placed).sum();
    let points = why("scores").with("points", strike.points);
    let placed = why("damages")
        .with("count", damage)
        .with("colour", colour(strike.colour));
    vec![
        Reason::new("scores", strike.points, points),
        Reason::new("damages", damage, placed),
    ]
}

/// How many of one's vulnerabilities a defence guards: those of its colour, or of all.
fn guarded(player: &Player, own: Option<Colour>) -> u8 {
    let guarded = Colour::ALL.into_iter();
    let guarded = guarded.filter(|it| own.is_none_or(|own| own == *it));
    guarded.map(|it| player.rack.spots(it)).sum()
}

/// What a defence guards, and what it does besides.
fn defend(
    game: &League,
    state: &State,
    me: Seat,
    kind: DefenceKind,
    own: Option<Colour>,
) -> Vec<Reason> {
    let mut reasons = Vec::new();
    let guarded = guarded(state.player(me), own);
    if guarded > 0 && kind.value() > 0 {
        let said = why("guards")
            .with("value", kind.value())
            .with("count", guarded);
        let value = i32::from(kind.value()) * i32::from(guarded);
        reasons.push(Reason::new("guards", value, said));
    }
    let effect = worth::effect_of(game, state, kind);
    if effect > 0 {
        let said = why(&format!("effect-{}", kind.slug()));
        reasons.push(Reason::new("effect", effect, said));
    }
    reasons
}

/// What is missed of the cards that are spent, and what stays.
fn spend(player: &Player, cards: Cards) -> Vec<Reason> {
    let guards = |card: Card| match card.face() {
        Face::Defence(_, own) => guarded(player, own) > 0,
        Face::Attack(..) => false,
    };
    let missed = cards.iter().filter(|&card| guards(card)).count();
    let said = match missed {
        0 => why("misses-none"),
        count => why("misses").with("count", count),
    };
    let attacks = |cards: Cards| cards.common(Card::ATTACKS).len();
    let left = attacks(player.hand).saturating_sub(attacks(cards));
    vec![
        Reason::new("misses", -(missed as i32), said),
        Reason::new("attacks", left, why("attacks").with("count", left)),
    ]
}

fn take(player: &Player, new: Server) -> Vec<Reason> {
    let bonus = new.bonus();
    let guard: u8 = new.spots().iter().map(|it| player.track[it.index()]).sum();
    vec![
        Reason::new("bonus", bonus, why("bonus").with("points", bonus)),
        Reason::new("shield", guard, why("shield").with("count", guard)),
    ]
}

fn host(player: &Player, wanted: Server) -> Option<&Host> {
    player.rack.hosts().find(|host| host.server == wanted)
}

/// A token costs least where there is damage already.
fn place(player: &Player, spot: Spot) -> Vec<Reason> {
    let Some(host) = host(player, spot.server) else {
        return Vec::new();
    };
    let bonus = spot.server.bonus();
    let (clean, whole) = (host.is_clean(), host.damage[usize::from(spot.nth)] == 0);
    let said = match clean {
        true => why("soils").with("points", bonus),
        false => why("soiled"),
    };
    let soils = Reason::new(
        "soils",
        if clean { -i32::from(bonus) } else { 0 },
        said.with("server", server(spot.server)),
    );
    let said = why(if whole { "breaks" } else { "broken" });
    vec![soils, Reason::new("breaks", -i32::from(whole), said)]
}

fn mend(player: &Player, spot: Spot) -> Vec<Reason> {
    let Some(host) = host(player, spot.server) else {
        return Vec::new();
    };
    let mut reasons = Vec::new();
    if host.total() == 1 {
        let bonus = spot.server.bonus();
        let said = why("cleans")
            .with("server", server(spot.server))
            .with("points", bonus);
        reasons.push(Reason::new("cleans", bonus, said));
    }
    if host.damage[usize::from(spot.nth)] == 1 {
        reasons.push(Reason::new("heals", 1, why("heals")));
    }
    reasons
}
