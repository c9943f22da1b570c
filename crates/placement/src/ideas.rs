//! Offers that the menu proposes: a few that are likely to be useful. Any other can be put together.

use tabletop::{Game, Seat};

use crate::actions::{Action, Goods, Offer};
use crate::board::{Site, Tokens};
use crate::cards::Attack;
use crate::rules::claim;
use crate::state::{Crew, State};
use crate::{Placement, worth};

/// How many tokens a point is sold for.
const POINT: u8 = 3;

/// Once a turn: who may go on asking, bots above all, would.
pub(crate) fn offers(game: &Placement, state: &State, seat: Seat, out: &mut Vec<Action>) {
    if !game.special || state.offers > 0 {
        return;
    }
    let first = out.len();
    let mine = dealing(game, state, seat);
    for to in Seat::all(game.seats()).filter(|&to| to != seat && state.crew(to).is_in()) {
        let theirs = dealing(game, state, to);
        let mut give_and_take = |give, take| out.push(Action::Offer(Offer::new(to, give, take)));
        swaps(&mine, &theirs, &mut give_and_take);
        sales(&mine, &theirs, mine.hand.kinds(), &mut give_and_take);
        // What they are known to hold, for what they would ask for it.
        let mut take_and_give = |take, give| give_and_take(give, take);
        sales(&theirs, &mine, theirs.shown.kinds(), &mut take_and_give);
    }
    // Menus are in order.
    out[first..].sort_unstable();
}

/// The crew with those of its tokens that can change hands.
fn dealing(game: &Placement, state: &State, seat: Seat) -> Crew {
    let crew = *state.crew(seat);
    let tokens = claim::movable(game, state, crew.tokens);
    Crew { tokens, ..crew }
}

/// One of the colour there is most of, for one of each other colour.
fn swaps(mine: &Crew, theirs: &Crew, each: &mut impl FnMut(Goods, Goods)) {
    let give = plentiful(mine.tokens);
    for take in Site::ALL {
        let scarcer = mine.tokens.of(take) < mine.tokens.of(give);
        if take != give && theirs.tokens.of(take) > 0 && scarcer {
            each(some(give, 1), some(take, 1));
        }
    }
}

/// A point for tokens, and those of the cards that only the buyer has an attacker for: for points or
/// for tokens.
fn sales(
    seller: &Crew,
    buyer: &Crew,
    cards: impl Iterator<Item = Attack>,
    each: &mut impl FnMut(Goods, Goods),
) {
    let colour = plentiful(buyer.tokens);
    let pays = |tokens: u8| buyer.tokens.of(colour) >= tokens;
    if seller.points > 0 && pays(POINT) {
        each(points(1), some(colour, POINT));
    }
    for card in cards.filter(|&card| has_use(buyer, card) && !has_use(seller, card)) {
        let ware = Goods {
            attacks: tabletop::cards::Bag::one(card),
            ..Goods::NOTHING
        };
        // About half of what it brings.
        let price = (worth::value(card) / 20) as u8;
        if price > 0 && buyer.points >= price {
            each(ware, points(price));
        }
        if pays(price + 1) {
            each(ware, some(colour, price + 1));
        }
    }
}

/// One of its attackers stands where the card can be used.
fn has_use(crew: &Crew, card: Attack) -> bool {
    let mut attackers = crew.attackers.iter();
    attackers.any(|attacker| card.usable_from(attacker.space))
}

fn some(colour: Site, count: u8) -> Goods {
    let mut tokens = Tokens::NONE;
    tokens.0[colour.index()] = count;
    Goods::tokens(tokens)
}

fn points(points: u8) -> Goods {
    Goods {
        points,
        ..Goods::NOTHING
    }
}

fn plentiful(tokens: Tokens) -> Site {
    let most = Site::ALL
        .into_iter()
        .rev()
        .max_by_key(|&site| tokens.of(site));
    most.expect("there are colours")
}
