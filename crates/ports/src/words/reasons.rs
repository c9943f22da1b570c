//! What speaks for and against an option: what lies on the field, what it would make of the captures,
//! and what a set costs whom. What is only behind a port that the viewer may not turn over is not said.

use tabletop::{Phrase, Reason, Seat};

use super::coach::is_udp;
use crate::cards::{Name, Set, Sets};
use crate::state::Handle;
use crate::view::{Card, View};
use crate::{Action, Ports};

pub(super) fn reasons(game: &Ports, view: &View, action: &Action) -> Vec<Reason> {
    let Some(me) = view.me else {
        return Vec::new();
    };
    match *action {
        Action::Give(to) => give(game, view, me, to),
        Action::Play(card) => {
            let hand = view.hands[me.index()].iter();
            let card = hand.copied().find(|it| it.handle == card);
            card.map_or_else(Vec::new, |card| play(game, view, me, card))
        }
        Action::Take => {
            let name = view.top.as_ref().and_then(Card::name);
            let family = name.and_then(|name| family(game, view, me, name));
            family.into_iter().collect()
        }
        Action::Name(set) => name(game, view, me, set),
        Action::Swap(card) => swap(game, view, me, card),
        Action::Turn | Action::Leave | Action::NameNone | Action::End => Vec::new(),
    }
}

fn why(key: &str) -> Phrase {
    Phrase::new(format!("ports-why-{key}"))
}

fn give(game: &Ports, view: &View, me: Seat, to: Seat) -> Vec<Reason> {
    let cards = view.field.len() as i32;
    let reds = view.field.iter().filter(|card| card.red).count() as i32;
    if to != me {
        let told = |key: &str, count: i32| why(key).with("player", to).with("count", count);
        return [
            Reason::new("reds", reds, told("reds-other", reds)),
            Reason::new("captures", -cards, told("captures-other", cards)),
        ]
        .into_iter()
        .filter(|reason| reason.value != 0)
        .collect();
    }
    let mut reasons = Vec::new();
    let names: Option<Vec<Name>> = view.field.iter().map(Card::name).collect();
    if let Some(names) = names {
        let gained = score(game, view, me, &names, None) - score(game, view, me, &[], None);
        reasons.push(Reason::new(
            "points",
            gained,
            why("points").with("points", gained),
        ));
    }
    reasons.push(Reason::new(
        "captures",
        cards,
        why("captures").with("count", cards),
    ));
    let said = match reds {
        0 => why("no-reds"),
        reds => why("reds").with("count", reds),
    };
    reasons.push(Reason::new("reds", -reds, said));
    reasons
}

/// A UDP card fetches the field, itself included; any other stays there for whoever does.
fn play(game: &Ports, view: &View, me: Seat, card: Card) -> Vec<Reason> {
    let mut reasons = Vec::new();
    if is_udp(&card) {
        let fetched = view.field.len() as i32 + 1;
        let text = why("fetches").with("count", fetched);
        reasons.push(Reason::new("fetches", fetched, text));
        if let Some(name) = card.name() {
            reasons.extend(family(game, view, me, name));
        }
    } else if let Some(name) = card.name() {
        reasons.extend(feeds(game, view, me, name));
    }
    let hand = view.hands[me.index()].iter();
    let kept = hand.filter(|it| it.handle != card.handle && is_udp(it));
    let kept = kept.count() as i32;
    if kept > 0 {
        let text = why("keeps").with("count", kept);
        reasons.push(Reason::new("keeps", kept, text));
    }
    reasons
}

/// Whose captures a card that is left on the field would make a set with.
fn feeds(game: &Ports, view: &View, me: Seat, name: Name) -> Option<Reason> {
    let others = Seat::all(view.players).filter(|&seat| seat != me);
    let (fed, count) = others
        .map(|seat| (seat, kin(game, view, seat, name) as i32))
        .max_by_key(|&(_, count)| count)?;
    let text = match count {
        0 => why("feeds-none"),
        count => why("feeds").with("player", fed).with("count", count),
    };
    Some(Reason::new("feeds", -count, text))
}

fn family(game: &Ports, view: &View, me: Seat, name: Name) -> Option<Reason> {
    let count = kin(game, view, me, name);
    let text = why("family").with("count", count);
    (count > 0).then(|| Reason::new("family", count as i32, text))
}

/// How many of a seat's captures a card would make a set with, or a larger one.
fn kin(game: &Ports, view: &View, seat: Seat, name: Name) -> usize {
    let own = game.sets(name);
    let kin = captured(view, seat).filter(|it| {
        Set::ALL
            .iter()
            .any(|&set| own.contains(set) && game.sets(*it).contains(set))
    });
    kin.count()
}

fn name(game: &Ports, view: &View, me: Seat, set: Set) -> Vec<Reason> {
    let points = |seat: Seat| {
        let cards = captured(view, seat).filter(|name| game.sets(*name).contains(set));
        let cards = cards.count() as i32;
        if cards < 2 { 0 } else { cards }
    };
    let others = Seat::all(view.players).filter(|&seat| seat != me);
    let hit = others.max_by_key(|&seat| points(seat));
    let own = points(me);
    let mut reasons = Vec::new();
    if let Some(hit) = hit.filter(|&hit| points(hit) > 0) {
        let lost = points(hit);
        let text = why("harm").with("player", hit).with("points", lost);
        reasons.push(Reason::new("harm", lost, text));
    }
    let text = match own {
        0 => why("spares"),
        own => why("costs").with("points", own),
    };
    reasons.push(Reason::new("costs", -own, text));
    reasons
}

/// What the captures would be worth with the other card in the place of IRC.
fn swap(game: &Ports, view: &View, me: Seat, card: Handle) -> Vec<Reason> {
    let lying = view.top.iter().chain(&view.field);
    let held = view.hands.iter().chain(&view.captures).flatten();
    let Some(name) = lying
        .chain(held)
        .find(|it| it.handle == card)
        .and_then(Card::name)
    else {
        return Vec::new();
    };
    let after = score(game, view, me, &[name], Some(Name::Irc));
    let gained = after - score(game, view, me, &[], None);
    vec![Reason::new(
        "points",
        gained,
        why("points").with("points", gained),
    )]
}

/// The captures whose names the viewer sees.
fn captured(view: &View, seat: Seat) -> impl Iterator<Item = Name> {
    view.captures[seat.index()].iter().filter_map(Card::name)
}

/// What the captures are worth with these and without that one.
fn score(game: &Ports, view: &View, me: Seat, more: &[Name], less: Option<Name>) -> i32 {
    let kept = captured(view, me).filter(|name| Some(*name) != less);
    let all = kept.chain(more.iter().copied());
    game.tally_of(all, Sets::of(&view.zeroed)).total()
}
