//! What speaks for and against an option: points, prices, what a crew is short of for its next attack,
//! and how long a site's stock lasts.

use tabletop::cards::Bag;
use tabletop::{Phrase, Reason, Seat};

use super::{aids, attack, cost, text};
use crate::Action;
use crate::board::{Cost, Piece, Site, Space, Tokens};
use crate::cards::{Attack, EventEffect};
use crate::cost::Terms;
use crate::imagine::known;
use crate::state::{GOAL, LOW_STOCK, Phase, Plan, State};
use crate::view::View;

pub(super) fn reasons(view: &View, action: &Action) -> Vec<Reason> {
    let Some(me) = view.me else {
        return Vec::new();
    };
    let state = known(view);
    let hand = state.crew(me).hand;
    let tokens = state.crew(me).tokens;
    match *action {
        Action::Play(card) => play(&state, me, card),
        Action::Fetch(card) => points(&state, me, best_points(&state, me, card)),
        Action::Exchange(card) | Action::Discard(card) => put_away(&state, me, card),
        Action::Use(card) => match card.effect() {
            EventEffect::Score { points: scored } => points(&state, me, scored),
            EventEffect::Blackout
            | EventEffect::Climb
            | EventEffect::RollForTokens
            | EventEffect::ChooseTokens
            | EventEffect::SwapTokens
            | EventEffect::Weaken
            | EventEffect::Claim
            | EventEffect::Arm
            | EventEffect::Broker
            | EventEffect::Borrow
            | EventEffect::Law => Vec::new(),
        },
        Action::Take(site) => take(&state, me, hand, site),
        Action::Want(more) => short(&state, me, hand, with(tokens, more)),
        Action::Swap { give, take } => {
            let held = without(tokens, Tokens::one(give));
            held.map_or_else(Vec::new, |held| {
                short(&state, me, hand, with(held, Tokens::one(take)))
            })
        }
        Action::Pay(paid) => {
            let left = without(tokens, paid);
            left.map_or_else(Vec::new, |left| {
                short(&state, me, without_played(&state, hand), left)
            })
        }
        Action::Accept => accept(&state, me, tokens, hand),
        Action::End => short(&state, me, hand, tokens),
        Action::Move(piece) => deeper(&state, piece),
        Action::Retreat(piece) => retreat(&state, piece),
        Action::At(site) => at(&state, site),
        Action::With(piece) => using(&state, me, piece),
        Action::Keep
        | Action::Roll
        | Action::Buy
        | Action::Offer(_)
        | Action::By(_)
        | Action::Exploit(_)
        | Action::Against(_)
        | Action::Refuse
        | Action::Yes
        | Action::No
        | Action::Done => Vec::new(),
    }
}

fn why(key: &str) -> Phrase {
    text(&format!("why-{key}"))
}

fn with(mut tokens: Tokens, more: Tokens) -> Tokens {
    tokens.add(more);
    tokens
}

/// What is left; nothing where there is not so much.
fn without(mut tokens: Tokens, those: Tokens) -> Option<Tokens> {
    if !tokens.includes(those) {
        return None;
    }
    tokens.remove(those);
    Some(tokens)
}

const fn total(cost: Cost) -> i32 {
    cost.own as i32 + cost.other as i32
}

fn points(state: &State, me: Seat, points: u8) -> Vec<Reason> {
    let held = state.crew(me).points;
    let said = match held.saturating_add(points) >= GOAL {
        true => why("wins").with("goal", GOAL),
        false => why("points"),
    };
    vec![Reason::new("points", points, said.with("points", points))]
}

/// What a card scores at best from where its attackers stand; from elsewhere, what is printed.
fn best_points(state: &State, me: Seat, card: Attack) -> u8 {
    let uses = aids::card_aid(state, me, card).uses;
    let best = uses.iter().filter_map(|it| it.points).max();
    best.unwrap_or_else(|| card.points().printed())
}

fn play(state: &State, me: Seat, card: Attack) -> Vec<Reason> {
    let mut reasons = points(state, me, best_points(state, me, card));
    let uses = aids::card_aid(state, me, card).uses.into_iter();
    let payable = uses.filter(|it| it.payable && it.standing);
    if let Some(cheapest) = payable.min_by_key(|it| total(it.bill.total)) {
        reasons.push(price(cheapest.bill.total, cheapest.site));
    }
    reasons
}

fn price(of: Cost, at: Site) -> Reason {
    let said = why("cost").with("cost", cost(of, at));
    Reason::new("cost", -total(of), said)
}

/// A card that none of one's attackers can use is missed least.
fn put_away(state: &State, me: Seat, card: Attack) -> Vec<Reason> {
    let idle = aids::card_aid(state, me, card).uses.is_empty();
    let idle = idle.then(|| Reason::new("idle", 1, why("idle")));
    let printed = card.points().printed();
    let said = why("worth").with("points", printed);
    let worth = Reason::new("worth", -i32::from(printed), said);
    idle.into_iter().chain([worth]).collect()
}

/// A claimed colour is a miss, and so is a site that has leaked in this gathering: nothing is taken.
fn take(state: &State, me: Seat, hand: Bag<Attack>, site: Site) -> Vec<Reason> {
    let leaked = state.phase == Phase::Second { leaked: Some(site) };
    let tokens = state.crew(me).tokens;
    let held = match leaked || state.is_claimed(site) {
        true => tokens,
        false => with(tokens, Tokens::one(site)),
    };
    short(state, me, hand, held)
}

/// What a crew with these tokens lacks for the attack that it is nearest to.
fn short(state: &State, me: Seat, hand: Bag<Attack>, tokens: Tokens) -> Vec<Reason> {
    let uses = hand.kinds().flat_map(|card| {
        let uses = aids::card_aid(state, me, card).uses.into_iter();
        uses.map(move |it| (card, it.site, it.bill.total))
    });
    let nearest = uses
        .map(|(card, site, bill)| (card, site, bill.minus(Cost::held(tokens, site))))
        .min_by_key(|&(card, _, lacks)| (total(lacks), -i32::from(card.points().printed())));
    let Some((card, site, lacks)) = nearest else {
        return Vec::new();
    };
    let said = match lacks.is_free() {
        true => why("affords").with("card", attack(card)),
        false => why("short")
            .with("cost", cost(lacks, site))
            .with("card", attack(card)),
    };
    vec![Reason::new("short", -total(lacks), said)]
}

/// The hand without the card that is being paid for.
fn without_played(state: &State, hand: Bag<Attack>) -> Bag<Attack> {
    if let Phase::Plan(Plan::PayAttack { target, .. }) = state.phase
        && hand.contains(target.card)
    {
        return hand.without(target.card);
    }
    hand
}

fn accept(state: &State, me: Seat, tokens: Tokens, hand: Bag<Attack>) -> Vec<Reason> {
    let Phase::Offered { offer, .. } = state.phase else {
        return Vec::new();
    };
    let Some(held) = without(tokens, offer.take.tokens) else {
        return Vec::new();
    };
    let count = |tokens: Tokens| i32::from(tokens.total());
    let (got, given) = (count(offer.give.tokens), count(offer.take.tokens));
    let mut reasons = Vec::new();
    if got != given {
        let said = why("trade").with("got", got).with("given", given);
        reasons.push(Reason::new("trade", got - given, said));
    }
    reasons.extend(short(state, me, hand, with(held, offer.give.tokens)));
    reasons
}

fn deeper(state: &State, piece: Piece) -> Vec<Reason> {
    match state.attacker(piece).space {
        Space::In(site, level) => {
            let bill = Terms::at(state, site).moving(level).total;
            let said = why("deeper").with("level", level + 1);
            vec![Reason::new("deeper", level + 1, said), price(bill, site)]
        }
        Space::Start | Space::Gone => Vec::new(),
    }
}

/// The tokens at a site are what keeps its attackers safe.
fn retreat(state: &State, piece: Piece) -> Vec<Reason> {
    let Some(site) = state.attacker(piece).space.site() else {
        return Vec::new();
    };
    let stock = state.ground(site).stock;
    if stock >= LOW_STOCK {
        return Vec::new();
    }
    let said = why("low").with("stock", stock);
    vec![Reason::new("low", 1, said)]
}

/// A site to enter or to attack.
fn at(state: &State, site: Site) -> Vec<Reason> {
    let terms = Terms::at(state, site);
    let bill = if let Phase::Plan(Plan::Enter { .. }) = state.phase {
        terms.moving(0).total
    } else if let Phase::Plan(Plan::Target { card, .. }) = state.phase {
        terms.attack(card, 0).total
    } else {
        return Vec::new();
    };
    let stock = state.ground(site).stock;
    let pieces = state.free_pieces();
    let crowd = pieces.filter(|&it| state.attacker(it).space.site() == Some(site));
    let crowd = crowd.count() as i32;
    let said = why("stock").with("stock", stock).with("count", crowd);
    vec![
        price(bill, site),
        Reason::new("stock", i32::from(stock) - crowd, said),
    ]
}

/// Who uses a card decides what it costs.
fn using(state: &State, me: Seat, piece: Piece) -> Vec<Reason> {
    let Phase::Plan(Plan::Attack { card }) = state.phase else {
        return Vec::new();
    };
    let uses = aids::card_aid(state, me, card).uses.into_iter();
    let own = uses.filter(|it| it.attacker == piece);
    let cheapest = own.min_by_key(|it| total(it.bill.total));
    cheapest
        .map(|it| price(it.bill.total, it.site))
        .into_iter()
        .collect()
}
