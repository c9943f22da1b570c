//! Advice for a first game: what everybody sees says which question it is (marks, how many cards there
//! are, one's own hand), and what a player would come to who knows the ports by heart, which answer.

use tabletop::{Advice, Phrase, outlook};

use super::has_usable_irc;
use crate::cards::{Set, Transport};
use crate::state::{Handle, Phase};
use crate::view::{Card, Faces, View};
use crate::{Action, Ports};

/// A field of so many cards is worth fetching.
const RICH: usize = 3;
/// So many ways of going on with one's own turn are looked at: enough for whom the field is given to.
const REACH: usize = 8;

pub(super) fn coach(game: &Ports, view: &View, options: &[Action]) -> Option<Advice<Action>> {
    let me = view.me?;
    let to = |key: &'static str, like: &dyn Fn(&Action) -> bool| {
        Advice::to(Phrase::new(key), options, like)
    };
    // Of the options that the words are about those that nothing is better than.
    let best = |key: &'static str, about: &dyn Fn(&Action) -> bool| {
        let worths = outlook(game, view, me, options, REACH);
        let most = worths.iter().map(|(_, worth)| *worth).max()?;
        to(key, &|it| about(it) && worths.contains(&(*it, most)))
    };
    let swaps = || best("ports-coach-irc", &|it| matches!(it, Action::Swap(_)));
    let reds = view.field.iter().filter(|card| card.red).count();
    match view.phase {
        Phase::Dispose if reds >= 2 && 2 * reds > view.field.len() => best(
            "ports-coach-give-red",
            &|it| matches!(it, Action::Give(to) if *to != me),
        ),
        Phase::Dispose if reds == 0 => to("ports-coach-udp-self", &|it| *it == Action::Give(me)),
        Phase::Dispose => best("ports-coach-udp", &|_| true),
        Phase::Ntp { .. } => ntp(game, view, options),
        Phase::Late => swaps(),
        Phase::Act if has_usable_irc(view) => swaps(),
        Phase::Act if view.field.len() >= RICH && reds == 0 => {
            let hand = &view.hands[me.index()];
            let fetches = |card: Handle| hand.iter().any(|it| it.handle == card && is_udp(it));
            to(
                "ports-coach-fetch",
                &|it| matches!(it, Action::Play(card) if fetches(*card)),
            )
        }
        Phase::Act if view.field.len() < RICH && options.contains(&Action::Take) => {
            best("ports-coach-take", &|it| *it == Action::Take)
        }
        Phase::Act if view.top.is_some_and(|card| card.red) => {
            to("ports-coach-red", &|it| matches!(it, Action::Play(_)))
        }
        Phase::Act | Phase::Scored => None,
    }
}

pub(super) const fn is_udp(card: &Card) -> bool {
    match card.faces {
        Faces::Name { .. } => false,
        Faces::Port { transport, .. } | Faces::Both { transport, .. } => match transport {
            Transport::Tcp => false,
            Transport::Udp | Transport::Both => true,
        },
    }
}

/// The sets that cost the others most and oneself least, as far as the captures show their names.
fn ntp(game: &Ports, view: &View, options: &[Action]) -> Option<Advice<Action>> {
    let me = view.me?.index();
    let points = |seat: usize, set: Set| {
        let names = view.captures[seat].iter().filter_map(Card::name);
        let cards = names.filter(|name| game.sets(*name).contains(set)).count() as i32;
        if cards < 2 { 0 } else { cards }
    };
    let harm = |it: &Action| match *it {
        Action::Name(set) => {
            let others = (0..view.captures.len()).filter(|&seat| seat != me);
            let most = others.map(|seat| points(seat, set)).max();
            most.unwrap_or(0) - points(me, set)
        }
        Action::Play(_)
        | Action::Turn
        | Action::Take
        | Action::Give(_)
        | Action::Leave
        | Action::NameNone
        | Action::Swap(_)
        | Action::End => 0,
    };
    let most = options.iter().map(harm).max()?;
    Advice::to(Phrase::new("ports-coach-ntp"), options, |it| {
        harm(it) == most
    })
}
