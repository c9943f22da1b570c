//! What is awaited.

use tabletop::{Arg, Phrase, Seat};

use super::{card, colour, server, text};
use crate::actions::Plan;
use crate::state::{HAND, Mending, Phase, Within};
use crate::view::{Mind, View};

pub(super) fn prompt(view: &View) -> Phrase {
    let ask = |key: &str, seat: Seat| match view.me == Some(seat) {
        true => text(&format!("prompt-{key}")),
        false => text(&format!("wait-{key}")).with("player", seat),
    };
    match view.phase {
        Phase::Trim => trim(view),
        Phase::Pick { seat, dummy: false } => ask("pick", seat),
        Phase::Pick { seat, dummy: true } => ask("pick-dummy", seat),
        Phase::Choose => choose(view),
        Phase::Resolve => text("wait-resolve"),
        Phase::Install { seat } => ask("install", seat),
        Phase::Replace { seat, new } => ask("replace", seat).with("server", server(new)),
        Phase::Grow { seat } => ask("grow", seat),
        Phase::Outgrow { seat, new } => ask("outgrow", seat).with("server", server(new)),
        Phase::Colour { seat, card: it, .. } => ask("colour", seat).with("card", card(it)),
        Phase::Place { within, left } => place(view, within, left),
        Phase::Respond { seat, left } => ask("respond", seat).with("damage", left),
        Phase::Mend { cause, left } => mend(view, cause, left),
        Phase::Over => text("prompt-over"),
    }
}

/// The players of whom this is true.
fn those(view: &View, awaited: impl Fn(Seat) -> bool) -> Arg {
    let seats = Seat::all(view.players.len() as u8);
    Arg::List(seats.filter(|&seat| awaited(seat)).map(Arg::Seat).collect())
}

fn trim(view: &View) -> Phrase {
    let too_many = |seat: Seat| view.players[seat.index()].hand.len().saturating_sub(HAND);
    match view.me.map(too_many) {
        Some(cards @ 1..) => text("prompt-trim").with("cards", cards),
        _ => text("wait-trim").with("players", those(view, |seat| too_many(seat) > 0)),
    }
}

fn choose(view: &View) -> Phrase {
    let own = view.me.map(|me| view.players[me.index()].mind);
    let pay = |key: &str, cards: u8| text(&format!("prompt-pay-{key}")).with("cards", cards);
    match own {
        Some(Mind::Thinking) => text("prompt-choose"),
        Some(Mind::Paying { plan, cards }) => match plan {
            Plan::Install => pay("install", cards),
            Plan::Defend(it) => pay("defend", cards).with("card", card(it)),
            Plan::Attack { card: it, .. } => pay("attack", cards).with("card", card(it)),
            Plan::Repair(_) => pay("repair", cards),
        },
        Some(Mind::Known { .. }) => text("wait-chosen").with("players", thinking(view)),
        Some(Mind::Idle | Mind::Committed | Mind::Shown { .. }) | None => {
            text("wait-choose").with("players", thinking(view))
        }
    }
}

fn thinking(view: &View) -> Arg {
    those(view, |seat| {
        view.players[seat.index()].mind == Mind::Thinking
    })
}

fn place(view: &View, within: Within, left: [u8; 4]) -> Phrase {
    let (key, name, what) = match within {
        Within::Colour(hit) => ("place-colour", "colour", colour(hit)),
        Within::Server(new) => ("place-server", "server", server(new)),
    };
    match view.me.map(|me| left[me.index()]) {
        Some(tokens @ 1..) => text(&format!("prompt-{key}")).with("damage", tokens),
        _ => {
            let players = those(view, |seat| left[seat.index()] > 0);
            text(&format!("wait-{key}")).with("players", players)
        }
    }
    .with(name, what)
}

fn mend(view: &View, cause: Mending, left: [u8; 4]) -> Phrase {
    let key = match cause {
        Mending::Repair => "mend",
        Mending::Recovery => "recover",
    };
    match view.me.map(|me| left[me.index()]) {
        Some(tokens @ 1..) => text(&format!("prompt-{key}")).with("damage", tokens),
        _ => {
            let players = those(view, |seat| left[seat.index()] > 0);
            text(&format!("wait-{key}")).with("players", players)
        }
    }
}
