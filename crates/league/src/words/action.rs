//! Actions in words, with what they cost and do.

use tabletop::{Arg, Phrase};

use super::{card, cards, colour, list, power, server, spot, text};
use crate::actions::{Action, Plan};
use crate::cards::{Card, Face, Server};
use crate::imagine::known;
use crate::rules::plan::price;
use crate::state::Phase;
use crate::view::View;

pub(super) fn action(view: &View, action: &Action) -> Phrase {
    let act = |key: &str| text(&format!("act-{key}"));
    match *action {
        Action::Discard(some) => act("discard").with("cards", cards(some)),
        Action::Plan(plan) => plan_in_words(view, plan),
        Action::Pay(some) => act("pay").with("cards", cards(some)),
        Action::Take(it) => match view.phase {
            Phase::Pick { dummy: true, .. } | Phase::Grow { .. } => act("take-dummy"),
            Phase::Trim
            | Phase::Pick { .. }
            | Phase::Choose
            | Phase::Resolve
            | Phase::Install { .. }
            | Phase::Replace { .. }
            | Phase::Outgrow { .. }
            | Phase::Colour { .. }
            | Phase::Place { .. }
            | Phase::Respond { .. }
            | Phase::Mend { .. }
            | Phase::Over => act("take"),
        }
        .with("server", server(it))
        .with("colours", colours(it)),
        Action::Remove(it) => act("remove").with("server", server(it)),
        Action::Strike(hit) => act("strike").with("colour", colour(hit)),
        Action::Place(at) => act("place").with("spot", spot(at)),
        Action::Respond(0) => act("respond-none"),
        Action::Respond(cards) => act("respond").with("cards", cards),
        Action::Mend(at) => act("mend").with("spot", spot(at)),
    }
}

/// The colours of a server's vulnerabilities.
fn colours(it: Server) -> Arg {
    list(it.spots().iter().map(|&spot| colour(spot)).collect())
}

fn plan_in_words(view: &View, plan: Plan) -> Phrase {
    let act = |key: &str| text(&format!("act-{key}"));
    match plan {
        Plan::Install => {
            let me = view.me.unwrap_or(view.first);
            act("install").with("cards", price(&known(view), me))
        }
        Plan::Defend(it) => act("defend").with("card", card(it)).with("cards", cost(it)),
        Plan::Attack { card: it, step } => act("attack")
            .with("card", card(it))
            .with("cards", step)
            .with("power", strength(it, step)),
        Plan::Repair(cards) => act("repair").with("cards", cards).with("damage", 3 * cards),
    }
}

fn cost(card: Card) -> u8 {
    match card.face() {
        Face::Defence(kind, _) => kind.cost(),
        Face::Attack(..) => 0,
    }
}

/// As printed: what one's own defences add depends on the colour.
fn strength(card: Card, step: u8) -> Phrase {
    match card.face() {
        Face::Attack(kind, _) => power(kind.power(step)),
        Face::Defence(..) => text("nothing"),
    }
}
