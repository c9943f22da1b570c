//! Cards and sets in full, who collects what, and how the scores came about.

use tabletop::{Arg, Page, Phrase, Seat, Words};

use super::{name_face, set_name, whole};
use crate::Ports;
use crate::cards::{Name, Set};
use crate::score::{SetScore, Sheet};
use crate::view::{Card, View};

pub(super) fn pages(game: &Ports, view: &View) -> Vec<Page> {
    let top = view.top.iter().map(|card| card_page(game, card, true));
    let others = (view.field.iter())
        .chain(view.hands.iter().flatten())
        .chain(view.captures.iter().flatten());
    let others = others.map(|card| card_page(game, card, false));
    let sets = Set::ALL.into_iter().map(|set| set_page(game, set));
    top.chain(others).chain(sets).collect()
}

/// What the viewer may know of a card: without its name, only what its port is.
fn card_page(game: &Ports, card: &Card, on_deck: bool) -> Page {
    let thing = format!("card:{}", card.handle.0);
    let page =
        Page::new(whole(card)).about([thing].into_iter().chain(on_deck.then(|| "deck".into())));
    let page = match card.name() {
        None => page.line(Phrase::new("ports-read-name-hidden")),
        Some(name) => {
            let key = format!("ports-card-{}", name.id());
            page.brief(means(game, name))
                .what(format!("{key}-what"))
                .defend(format!("{key}-defend"))
        }
    };
    if card.red {
        page.line(Phrase::new("ports-read-red"))
    } else {
        page
    }
}

/// What a card is good for.
fn means(game: &Ports, name: Name) -> Phrase {
    let sets: Vec<Arg> = game
        .sets(name)
        .iter()
        .map(|set| set_name(set).into())
        .collect();
    if !sets.is_empty() {
        return Phrase::new("ports-read-counts-for").with("sets", sets);
    }
    let eased = if name == Name::Whois && game.is_eased() {
        "-eased"
    } else {
        ""
    };
    Phrase::new(format!("ports-special-{}{eased}", name.id()))
}

fn set_page(game: &Ports, set: Set) -> Page {
    let members: Vec<Arg> = Name::all()
        .filter(|&name| game.sets(name).contains(set))
        .map(|name| name_face(name).into())
        .collect();
    let brief = Phrase::new("ports-read-members").with("cards", members);
    Page::new(set_name(set))
        .about([format!("set:{}", set.id())])
        .brief(brief)
        .line(Phrase::new("ports-read-set-scores"))
}

pub(super) fn aid_lines(game: &Ports, view: &View) -> Vec<Phrase> {
    let mut lines = Vec::new();
    for (seat, collecting) in Seat::all(view.players).zip(game.aids(view).collecting) {
        let captures = view.captures[seat.index()].len();
        let stands = match collecting.score {
            Some(score) => Phrase::new("ports-aid-score").with("score", score),
            None => Phrase::new("ports-aid-hidden").with("unknown", collecting.unknown),
        };
        lines.push(
            stands
                .with("player", seat)
                .with("captures", captures)
                .with("reds", collecting.reds),
        );
        for (set, names) in collecting.sets {
            let all = Name::all().filter(|&name| game.sets(name).contains(set));
            let names: Vec<Arg> = names
                .into_iter()
                .map(|name| name_face(name).into())
                .collect();
            lines.push(
                Phrase::new("ports-aid-set")
                    .with("player", seat)
                    .with("hand", set_name(set))
                    .with("cards", names)
                    .with("all", all.count()),
            );
        }
    }
    lines
}

pub(super) fn scoring(view: &View) -> Vec<Phrase> {
    let mut lines = Vec::new();
    for (seat, sheet) in Seat::all(view.players).zip(view.sheets.iter().flatten()) {
        lines.push(Phrase::new("ports-score-of").with("player", seat));
        for (game, scores) in view.past.iter().enumerate() {
            lines.push(
                Phrase::new("ports-score-game")
                    .with("game", game + 1)
                    .with("points", i32::from(scores[seat.index()])),
            );
        }
        lines.extend(sheet.sets.iter().flat_map(set_lines));
        lines.push(Phrase::new("ports-score-red").with("count", sheet.reds.len()));
        let past = view
            .past
            .iter()
            .map(|scores| i32::from(scores[seat.index()]));
        let total = sheet.total + past.sum::<i32>();
        lines.push(Phrase::new("ports-score-total").with("points", total));
    }
    lines
}

/// A player's score of one game with all that it is made of.
pub(super) fn in_short(seat: Seat, sheet: &Sheet) -> Phrase {
    let score = |key: &str| Phrase::new(format!("ports-score-{key}"));
    let mut items: Vec<Arg> = sheet
        .sets
        .iter()
        .map(|it| {
            match (it.zeroed, it.doubled) {
                (true, _) => score("item-zeroed"),
                (false, true) => score("item-doubled").with("count", it.cards.len()),
                (false, false) => score("item-set").with("count", it.cards.len()),
            }
            .with("hand", set_name(it.set))
            .into()
        })
        .collect();
    if !sheet.reds.is_empty() {
        items.push(score("item-red").with("count", sheet.reds.len()).into());
    }
    match items.is_empty() {
        true => score("of-nothing"),
        false => score("of-items").with("items", Arg::List(items)),
    }
    .with("player", seat)
    .with("points", sheet.total)
}

fn set_lines(score: &SetScore) -> Vec<Phrase> {
    let line =
        |key: &str| Phrase::new(format!("ports-score-{key}")).with("hand", set_name(score.set));
    if score.zeroed {
        return vec![line("zeroed")];
    }
    let mut lines = vec![line("hand").with("count", score.cards.len())];
    if score.doubled {
        lines.push(line("hsrp").with("points", score.points / 2));
    }
    lines
}
