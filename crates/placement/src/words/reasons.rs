//! What speaks for and against an option: points, prices, what a crew is short of for its next attack,
//! what its cards could be used from, and how long a site's stock lasts.

use tabletop::cards::Bag;
use tabletop::{Phrase, Reason, Seat};

use super::{aids, attack, cost, text};
use crate::Action;
use crate::actions::Goods;
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
        Action::Accept => accept(&state, me),
        Action::Offer(offer) => deal(&state, me, &offer.give, &offer.take),
        Action::Refuse => refuse(&state, me),
        Action::Roll => {
            let gathers = Reason::new("gathers", DICE, why("gathers"));
            let short = short(&state, me, hand, tokens);
            short.into_iter().chain([gathers]).collect()
        }
        Action::Keep => vec![Reason::new("worth", 0, why("keeps"))],
        Action::Buy => vec![Reason::new("event", 1, why("event"))],
        Action::Yes => yes(&state, me),
        Action::End => short(&state, me, hand, tokens),
        Action::Move(piece) => deeper(&state, me, piece),
        Action::Retreat(piece) => retreat(&state, me, piece),
        Action::At(site) => at(&state, me, site),
        Action::With(piece) => using(&state, me, piece),
        Action::By(_) | Action::Exploit(_) | Action::Against(_) | Action::No | Action::Done => {
            Vec::new()
        }
    }
}

/// What is rolled for: as many as there are dice.
const DICE: i32 = 3;

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

/// A deal in which these goods go and those come.
fn deal(state: &State, me: Seat, gone: &Goods, come: &Goods) -> Vec<Reason> {
    let crew = state.crew(me);
    let Some(held) = without(crew.tokens, gone.tokens) else {
        return Vec::new();
    };
    let mut reasons = match come.points.checked_sub(gone.points) {
        Some(more) if more > 0 => points(state, me, more),
        _ => Vec::new(),
    };
    let (got, given) = (come.tokens.total(), gone.tokens.total());
    if got != given {
        let said = why("trade").with("got", got).with("given", given);
        reasons.push(Reason::new(
            "trade",
            i32::from(got) - i32::from(given),
            said,
        ));
    }
    reasons.extend(short(state, me, crew.hand, with(held, come.tokens)));
    reasons
}

fn accept(state: &State, me: Seat) -> Vec<Reason> {
    let Phase::Offered { offer, .. } = state.phase else {
        return Vec::new();
    };
    deal(state, me, &offer.take, &offer.give)
}

/// What is not given away.
fn refuse(state: &State, me: Seat) -> Vec<Reason> {
    let Phase::Offered { offer, .. } = state.phase else {
        return Vec::new();
    };
    let crew = state.crew(me);
    let (got, given) = (offer.give.tokens.total(), offer.take.tokens.total());
    let mut reasons = Vec::new();
    if given > got {
        let said = why("refuses").with("got", got).with("given", given);
        reasons.push(Reason::new("refuses", given - got, said));
    }
    reasons.extend(short(state, me, crew.hand, crew.tokens));
    reasons
}

/// Cards in hand that could be used from there, and from nowhere that one's attackers are.
fn unlocks(state: &State, me: Seat, there: Space) -> Option<Reason> {
    let crew = state.crew(me);
    let now = |card: Attack| {
        let mut attackers = crew.attackers.iter();
        attackers.any(|attacker| card.usable_from(attacker.space))
    };
    let more = crew.hand.kinds().filter(|card| card.usable_from(there));
    let more = more.filter(|&card| !now(card)).count();
    let said = || why("unlocks").with("count", more);
    (more > 0).then(|| Reason::new("unlocks", more as i32, said()))
}

/// What a card's effect is used for, which costs nothing.
fn yes(state: &State, me: Seat) -> Vec<Reason> {
    let to = |site, level| {
        let said = why("deeper").with("level", level);
        let deeper = Reason::new("deeper", level, said);
        let unlocks = unlocks(state, me, Space::In(site, level));
        unlocks.into_iter().chain([deeper]).collect()
    };
    if let Phase::Advance(target) = state.phase {
        return to(
            target.site,
            state.attacker(target.attacker).space.level() + 1,
        );
    }
    if let Phase::Return { attacker } = state.phase {
        let backdoor = state.attacker(attacker).backdoor;
        return backdoor.map_or_else(Vec::new, |(site, level)| to(site, level));
    }
    let Phase::Destroy { site } = state.phase else {
        return Vec::new();
    };
    let count = state.ground(site).security.iter().flatten().count();
    let said = why("destroys").with("count", count);
    vec![Reason::new("destroys", count as i32, said)]
}

fn deeper(state: &State, me: Seat, piece: Piece) -> Vec<Reason> {
    match state.attacker(piece).space {
        Space::In(site, level) => {
            let bill = Terms::at(state, site).moving(level).total;
            let said = why("deeper").with("level", level + 1);
            let unlocks = unlocks(state, me, Space::In(site, level + 1)).into_iter();
            let deeper = [Reason::new("deeper", level + 1, said), price(bill, site)];
            unlocks.chain(deeper).collect()
        }
        Space::Start => {
            // Which site it is to be makes no difference to cards of the first level.
            let unlocks = unlocks(state, me, Space::In(Site::Hospital, 1)).into_iter();
            let income = Reason::new("income", 1, why("income"));
            unlocks.chain([income]).collect()
        }
        Space::Gone => Vec::new(),
    }
}

/// It scores from deep inside, and the tokens at a site are what keeps its attackers safe.
fn retreat(state: &State, me: Seat, piece: Piece) -> Vec<Reason> {
    let space = state.attacker(piece).space;
    let Some(site) = space.site() else {
        return Vec::new();
    };
    let mut reasons = points(state, me, space.level().saturating_sub(1));
    let stock = state.ground(site).stock;
    if stock < LOW_STOCK {
        reasons.push(Reason::new("low", 1, why("low").with("stock", stock)));
    }
    reasons
}

/// A site to enter or to attack.
fn at(state: &State, me: Seat, site: Site) -> Vec<Reason> {
    let terms = Terms::at(state, site);
    let bill = if let Phase::Plan(Plan::Enter { .. }) = state.phase {
        terms.moving(0).total
    } else if let Phase::Plan(Plan::Target { card, .. }) = state.phase {
        terms.attack(card, 0).total
    } else {
        return Vec::new();
    };
    // What is held in its colour pays for what is done there later.
    let colour = state.crew(me).tokens.of(site);
    let stock = state.ground(site).stock;
    let pieces = state.free_pieces();
    let crowd = pieces.filter(|&it| state.attacker(it).space.site() == Some(site));
    let crowd = crowd.count() as i32;
    let said = why("stock").with("stock", stock).with("count", crowd);
    let held = why("colour").with("count", colour);
    vec![
        price(bill, site),
        Reason::new("stock", i32::from(stock) - crowd, said),
        Reason::new("colour", colour, held),
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
