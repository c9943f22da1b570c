//! Attacking: a card, an attacker, a site, a manner, a payment.

use tabletop::{Seat, Table};

use super::{co_attack, deal, effect, moving, score};
use crate::actions::Manner;
use crate::board::{Cost, Piece, Pieces, Site, Space, Tokens};
use crate::cards::{Attack, AttackEffect, Condition, Points};
use crate::cost::{self, Terms};
use crate::events::{Price, Scoring};
use crate::state::{Phase, Plan, Pose, State, Target};
use crate::{Action, Event, Illegal, Placement};

/// What USB Drop may cost more; vulnerabilities do not reduce it.
pub(crate) const EXTRA: Cost = Cost::new(0, 2);

/// Someone can use the card somewhere.
pub(super) fn check(
    game: &Placement,
    state: &State,
    seat: Seat,
    card: Attack,
) -> Result<(), Illegal> {
    if !state.crew(seat).hand.contains(card) {
        return Err(Illegal::NotInHand);
    }
    let mine = state.pieces_of(seat);
    if is_usable(game, state, mine, card, |site| Terms::at(state, site)) {
        return Ok(());
    }
    Err(why_not(game, state, seat, card))
}

/// One of the turn player's attackers can use the card.
pub(super) fn is_usable(
    game: &Placement,
    state: &State,
    mine: Pieces,
    card: Attack,
    terms: impl Fn(Site) -> Terms,
) -> bool {
    let seat = state.turn;
    let mut tried_start = false;
    mine.iter().any(|attacker| {
        let &crate::state::Attacker { space, pose, .. } = state.attacker(attacker);
        if pose != Pose::Standing || !card.usable_from(space) {
            return false;
        }
        let can = |site| {
            let target = Target {
                card,
                attacker,
                site,
            };
            is_ready(game, state, seat, &target, &terms(site))
        };
        match space {
            Space::In(site, _) => can(site),
            // All attackers on the start space are alike.
            Space::Start => {
                !std::mem::replace(&mut tried_start, true) && Site::ALL.into_iter().any(can)
            }
            Space::Gone => false,
        }
    })
}

/// Of all that stands in the way, what comes last: that is what the player is closest to.
fn why_not(game: &Placement, state: &State, seat: Seat, card: Attack) -> Illegal {
    let mut closest = Illegal::NoStandingAttacker;
    for piece in state.pieces_of(seat).iter() {
        let Err(why) = check_attacker(game, state, seat, card, piece) else {
            continue;
        };
        let dear = matches!(
            why,
            Illegal::NotEnoughTokens { .. } | Illegal::NotEnoughAnywhere
        );
        let elsewhere = matches!(
            why,
            Illegal::NeedsLevel { .. } | Illegal::NeedsHeart { .. } | Illegal::NeedsStartSpace
        );
        if dear || (elsewhere && closest == Illegal::NoStandingAttacker) {
            closest = why;
        }
    }
    closest
}

/// The attacker can use the card somewhere.
pub(super) fn check_attacker(
    game: &Placement,
    state: &State,
    seat: Seat,
    card: Attack,
    piece: Piece,
) -> Result<(), Illegal> {
    moving::check_standing(state, seat, piece)?;
    let space = state.attacker(piece).space;
    if !card.usable_from(space) {
        return Err(match card.condition() {
            Condition::Anywhere => Illegal::Arrested,
            Condition::StartSpace => Illegal::NeedsStartSpace,
            Condition::Level(level) => Illegal::NeedsLevel { level },
            Condition::Heart(site) => Illegal::NeedsHeart { site },
        });
    }
    if let Some(site) = space.site() {
        return check_target(game, state, seat, card, piece, site);
    }
    let possible = |site| check_target(game, state, seat, card, piece, site).is_ok();
    if Site::ALL.into_iter().any(possible) {
        Ok(())
    } else {
        Err(Illegal::NotEnoughAnywhere)
    }
}

/// The attacker can use the card against this site.
pub(super) fn check_target(
    game: &Placement,
    state: &State,
    seat: Seat,
    card: Attack,
    attacker: Piece,
    site: Site,
) -> Result<(), Illegal> {
    let target = Target {
        card,
        attacker,
        site,
    };
    let terms = Terms::at(state, site);
    if is_ready(game, state, seat, &target, &terms) {
        return Ok(());
    }
    moving::enough(state.crew(seat).tokens, site, price(state, &target, &terms))
}

/// Some manner of attacking is possible. Those that cost as much as attacking alone need no look.
fn is_ready(game: &Placement, state: &State, seat: Seat, target: &Target, terms: &Terms) -> bool {
    let cost = price(state, target, terms);
    if cost.affordable(state.crew(seat).tokens, target.site) {
        return true;
    }
    let possible = |manner| check_manner(game, state, seat, target, manner).is_ok();
    if target.card.effect() == AttackEffect::DiscardInstead {
        return possible(Manner::Spoofed);
    }
    let mut partners = partners(state, target);
    target.card.co_op()
        && game.special
        && partners.any(|partner| possible(Manner::Together(partner)))
}

fn price(state: &State, target: &Target, terms: &Terms) -> Cost {
    let level = state.attacker(target.attacker).space.level();
    terms.attack(target.card, level).total
}

/// The price of attacking alone.
pub(super) fn price_now(state: &State, target: &Target) -> Cost {
    price(state, target, &Terms::at(state, target.site))
}

/// What an attack in this manner costs, and why.
pub(super) fn bill(state: &State, target: &Target, manner: Manner) -> Price {
    let level = state.attacker(target.attacker).space.level();
    Price {
        site: target.site,
        bill: Terms::at(state, target.site).attack(target.card, level),
        extra: match manner {
            Manner::Extra => EXTRA,
            Manner::Alone | Manner::Spoofed | Manner::Joint(_) | Manner::Together(_) => Cost::FREE,
        },
        shared: matches!(manner, Manner::Together(_)),
    }
}

/// The others on the attacker's space.
fn partners(state: &State, target: &Target) -> impl Iterator<Item = Piece> {
    let attacker = target.attacker;
    state
        .pieces_at(state.attacker(attacker).space)
        .filter(move |&piece| piece != attacker)
}

/// Every manner that is worth thinking of.
pub(super) fn manners(state: &State, target: &Target) -> impl Iterator<Item = Manner> {
    let card = target.card;
    let own = state.controller(target.attacker);
    let extra = matches!(card.effect(), AttackEffect::PayMore { .. }).then_some(Manner::Extra);
    let spoofed = (card.effect() == AttackEffect::DiscardInstead).then_some(Manner::Spoofed);
    let beside = |joint: bool| {
        partners(state, target)
            .filter(move |_| card.co_op())
            .filter(move |&piece| (state.controller(piece) == own) == joint)
    };
    [Manner::Alone]
        .into_iter()
        .chain(extra)
        .chain(spoofed)
        .chain(beside(true).map(Manner::Joint))
        .chain(beside(false).map(Manner::Together))
}

pub(super) fn check_manner(
    game: &Placement,
    state: &State,
    seat: Seat,
    target: &Target,
    manner: Manner,
) -> Result<(), Illegal> {
    let tokens = state.crew(seat).tokens;
    let cost = price_now(state, target);
    let enough = |cost| moving::enough(tokens, target.site, cost);
    match manner {
        Manner::Alone => enough(cost),
        Manner::Extra => {
            let AttackEffect::PayMore { .. } = target.card.effect() else {
                return Err(Illegal::WrongManner);
            };
            if state.attacker(target.attacker).space.level() == 0 {
                return Err(Illegal::NeedsLevel { level: 1 });
            }
            enough(cost.plus(EXTRA))
        }
        Manner::Spoofed if target.card.effect() != AttackEffect::DiscardInstead => {
            Err(Illegal::WrongManner)
        }
        Manner::Spoofed if !state.crew(seat).hand.contains(Attack::ArpSpoofing) => {
            Err(Illegal::NotInHand)
        }
        Manner::Spoofed => Ok(()),
        Manner::Joint(other) => {
            check_beside(game, state, target, other)?;
            moving::check_standing(state, seat, other)?;
            enough(cost)
        }
        Manner::Together(partner) => {
            check_beside(game, state, target, partner)?;
            co_attack::check(state, seat, target.site, cost, partner)
        }
    }
}

/// The other attacker can take part in this attack.
fn check_beside(
    game: &Placement,
    state: &State,
    target: &Target,
    other: Piece,
) -> Result<(), Illegal> {
    if !game.special {
        return Err(Illegal::FirstGame);
    }
    if !target.card.co_op() {
        return Err(Illegal::NotCoOp);
    }
    let space = |piece| state.attacker(piece).space;
    if other == target.attacker || space(other) != space(target.attacker) {
        return Err(Illegal::NotSameSpace);
    }
    Ok(())
}

/// An attacker for the card: on the start space it must be said which site is meant.
pub(super) fn with(
    game: &Placement,
    state: &mut State,
    seat: Seat,
    card: Attack,
    attacker: Piece,
    table: &mut impl Table<Placement>,
) {
    match state.attacker(attacker).space.site() {
        Some(site) => {
            let target = Target {
                card,
                attacker,
                site,
            };
            at(game, state, seat, target, table);
        }
        None => state.phase = Phase::Plan(Plan::Target { card, attacker }),
    }
}

/// A target: the manner is asked for unless everyone can see that attacking alone is the only one.
pub(super) fn at(
    game: &Placement,
    state: &mut State,
    seat: Seat,
    target: Target,
    table: &mut impl Table<Placement>,
) {
    let other = manners(state, &target).any(|manner| match manner {
        Manner::Alone => false,
        // Not asking would tell that there is no ARP Spoofing card in hand.
        Manner::Spoofed => true,
        Manner::Extra | Manner::Joint(_) | Manner::Together(_) => {
            check_manner(game, state, seat, &target, manner).is_ok()
        }
    });
    state.phase = Phase::Plan(Plan::Manner { target });
    if !other {
        in_manner(game, state, seat, Manner::Alone, table);
    }
}

/// A manner: the payment is asked for if there is a choice.
pub(super) fn in_manner(
    game: &Placement,
    state: &mut State,
    seat: Seat,
    manner: Manner,
    table: &mut impl Table<Placement>,
) {
    let Phase::Plan(Plan::Manner { target }) = state.phase else {
        unreachable!("checked: a manner is to be chosen");
    };
    let cost = share(state, seat, &target, manner);
    match cost::only_way(state.crew(seat).tokens, target.site, cost) {
        Some(way) => carry_out(game, state, seat, &target, manner, way, table),
        None => state.phase = Phase::Plan(Plan::PayAttack { target, manner }),
    }
}

/// What the turn player pays of the attack.
pub(super) fn share(state: &State, seat: Seat, target: &Target, manner: Manner) -> Cost {
    let cost = price_now(state, target);
    match manner {
        Manner::Alone | Manner::Joint(_) => cost,
        Manner::Extra => cost.plus(EXTRA),
        Manner::Spoofed => Cost::FREE,
        Manner::Together(_) => cost.within(Cost::held(state.crew(seat).tokens, target.site)),
    }
}

pub(super) fn payments(
    state: &State,
    seat: Seat,
    target: &Target,
    manner: Manner,
    out: &mut Vec<Action>,
) {
    let cost = share(state, seat, target, manner);
    let tokens = state.crew(seat).tokens;
    cost::ways(tokens, target.site, cost, |way| out.push(Action::Pay(way)));
}

pub(super) fn check_payment(
    state: &State,
    seat: Seat,
    target: &Target,
    manner: Manner,
    way: Tokens,
) -> Result<(), Illegal> {
    let cost = share(state, seat, target, manner);
    moving::check_way(state, seat, target.site, cost, way)
}

/// Everything is decided: the card is shown.
pub(super) fn carry_out(
    game: &Placement,
    state: &mut State,
    seat: Seat,
    target: &Target,
    manner: Manner,
    way: Tokens,
    table: &mut impl Table<Placement>,
) {
    if let Manner::Together(partner) = manner {
        return co_attack::propose(game, state, seat, target, partner, way, table);
    }
    show(game, state, seat, target, manner, table);
    let price = bill(state, target, manner);
    moving::pay(game, state, seat, way, Some(price), table);
    if manner == Manner::Spoofed {
        deal::lose(game, state, seat, Attack::ArpSpoofing, table);
    }
    let card = target.card;
    let scored = match (card.points(), card.effect(), manner) {
        (_, AttackEffect::PayMore { points }, Manner::Extra) => (points, Scoring::Card(card)),
        (Points::Printed(points), _, Manner::Joint(_)) => (2 * points, Scoring::Joint(card)),
        (Points::Printed(points), _, _) => (points, Scoring::Card(card)),
        (Points::Varying, _, _) => effect::varying_points(state, target),
    };
    score::add(game, state, seat, scored, table);
    if !state.is_over() {
        effect::apply(game, state, target, table);
    }
}

/// The card leaves the hand and its attackers become acted.
pub(super) fn show(
    game: &Placement,
    state: &mut State,
    seat: Seat,
    target: &Target,
    manner: Manner,
    table: &mut impl Table<Placement>,
) {
    let &Target {
        card,
        attacker,
        site,
    } = target;
    state.phase = Phase::Act;
    table.reveal_if(|| !state.crew(seat).shown.contains(card));
    state.crew_mut(seat).lose(card);
    match manner {
        Manner::Alone | Manner::Extra | Manner::Spoofed => {
            state.attacker_mut(attacker).pose = Pose::Acted;
        }
        Manner::Joint(other) => {
            state.attacker_mut(attacker).pose = Pose::Acted;
            state.attacker_mut(other).pose = Pose::Acted;
        }
        Manner::Together(partner) => co_attack::hold(state, attacker, partner),
    }
    match card.effect() {
        AttackEffect::Persist { .. } => effect::stay(state, card, attacker),
        AttackEffect::Nothing
        | AttackEffect::EnterFree
        | AttackEffect::GuessColour
        | AttackEffect::ScoreStartSpace
        | AttackEffect::PayMore { .. }
        | AttackEffect::RollToClimb { .. }
        | AttackEffect::DiscardInstead
        | AttackEffect::LeaveAndReturn
        | AttackEffect::IgnoreAndDestroy
        | AttackEffect::ScoreTokens
        | AttackEffect::Empty => state.attacks.discard(card),
    }
    table.tell(game, state, |_| {
        Some(Event::Attacked {
            seat,
            card,
            attacker,
            site,
            manner,
        })
    });
}
