//! Deals as forms: anything that exists in the game for anything (交渉).

use tabletop::cards::{Bag, Copies, Kind};
use tabletop::{Filled, Form, FormPart, Phrase, Seat};

use super::{attack, colour, event_card, text};
use crate::Placement;
use crate::actions::{Action, Goods, Offer};
use crate::board::Site;
use crate::cards::{Attack, EventCard};
use crate::imagine::known;
use crate::rules::claim;
use crate::rules::deal::MOST_OFFERS;
use crate::state::{Attacker, Phase};
use crate::view::{CrewView, View};

/// What can change hands, and how many of it there can be.
struct Item {
    ware: Ware,
    most: u8,
}

enum Ware {
    Token(Site),
    Points,
    Attack(Attack),
    Event(EventCard),
}

/// One form for each crew that a deal can be proposed to now.
pub(super) fn forms(game: &Placement, view: &View) -> Vec<Form> {
    let form = |to: Seat| Form {
        title: text(if matches!(view.phase, Phase::Offered { .. }) {
            "form-counter"
        } else {
            "form-deal"
        })
        .with("player", to),
        parts: vec![
            part("form-give", to, &own(game, view)),
            part("form-take", to, &theirs(game, view, to)),
        ],
        words: Some(text("form-promise").with("player", to)),
    };
    partners(game, view).into_iter().map(form).collect()
}

pub(super) fn fill(game: &Placement, view: &View, form: usize, filled: &Filled) -> Option<Action> {
    let to = *partners(game, view).get(form)?;
    let [give, take] = &filled.counts[..] else {
        return None;
    };
    Some(Action::Offer(Offer {
        to,
        give: goods(&own(game, view), give),
        take: goods(&theirs(game, view, to), take),
        promise: filled.words,
    }))
}

/// With whom the viewer can deal: whoever made an offer, or everyone who is still in.
fn partners(game: &Placement, view: &View) -> Vec<Seat> {
    let Some(me) = view
        .me
        .filter(|_| game.special && view.offers < MOST_OFFERS)
    else {
        return Vec::new();
    };
    let is_in = |seat: &Seat| {
        view.crews[seat.index()]
            .attackers
            .iter()
            .any(Attacker::is_free)
    };
    if let Phase::Offered { by, offer, .. } = view.phase {
        return if offer.to == me { vec![by] } else { Vec::new() };
    }
    let proposes = view.phase == Phase::Act && view.turn == me;
    Seat::all(view.players)
        .filter(|&seat| proposes && seat != me)
        .filter(is_in)
        .collect()
}

fn part(key: &str, to: Seat, items: &[Item]) -> FormPart {
    FormPart {
        title: text(key).with("player", to),
        items: items
            .iter()
            .map(|item| (named(&item.ware).with("most", item.most), item.most))
            .collect(),
    }
}

fn named(ware: &Ware) -> Phrase {
    match *ware {
        Ware::Token(site) => text("form-tokens").with("colour", colour(site)),
        Ware::Points => text("form-points"),
        Ware::Attack(card) => text("form-card").with("card", attack(card)),
        Ware::Event(card) => text("form-card").with("card", event_card(card)),
    }
}

fn open(game: &Placement, view: &View, crew: &CrewView) -> Vec<Item> {
    let tokens = claim::movable(game, &known(view), crew.tokens);
    let mut items: Vec<Item> = Site::ALL
        .into_iter()
        .map(|site| Item {
            ware: Ware::Token(site),
            most: tokens.of(site),
        })
        .collect();
    items.push(Item {
        ware: Ware::Points,
        most: crew.points,
    });
    items.retain(|item| item.most > 0);
    items
}

fn cards<K: Copies>(cards: Bag<K>, ware: impl Fn(K) -> Ware) -> impl Iterator<Item = Item> {
    cards.kinds().map(move |card| Item {
        ware: ware(card),
        most: cards.count(card),
    })
}

fn own(game: &Placement, view: &View) -> Vec<Item> {
    let Some(crew) = view.me.map(|me| &view.crews[me.index()]) else {
        return Vec::new();
    };
    let mut items = open(game, view, crew);
    items.extend(cards(crew.hand.known(), Ware::Attack));
    items.extend(cards(crew.events.known(), Ware::Event));
    items
}

/// Any card can be asked for: whether they hold it only they know. Nobody can hold the law.
fn theirs(game: &Placement, view: &View, to: Seat) -> Vec<Item> {
    let crew = &view.crews[to.index()];
    let mut items = open(game, view, crew);
    if !crew.hand.is_empty() {
        items.extend(cards(Bag::DECK, Ware::Attack));
    }
    if !crew.events.is_empty() {
        let held = EventCard::ALL.iter().copied();
        let held = held.filter(|card| card.can_be_held());
        items.extend(held.map(|card| Item {
            ware: Ware::Event(card),
            most: Bag::<EventCard>::DECK.count(card),
        }));
    }
    items
}

fn goods(items: &[Item], counts: &[u8]) -> Goods {
    let mut goods = Goods::NOTHING;
    for (item, &count) in items.iter().zip(counts) {
        let count = count.min(item.most);
        match item.ware {
            Ware::Token(site) => goods.tokens.0[site.index()] = count,
            Ware::Points => goods.points = count,
            Ware::Attack(card) => goods.attacks.add_copies(card, count),
            Ware::Event(card) => goods.events.add_copies(card, count),
        }
    }
    goods
}
