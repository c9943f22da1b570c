//! What is awaited.

use tabletop::{Phrase, Seat};

use super::{stage, technique, text};
use crate::FrontLine;
use crate::cards::Stage;
use crate::rules::plan_limit;
use crate::state::{Phase, other};
use crate::view::{PlanView, View};

pub(super) fn prompt(game: &FrontLine, view: &View) -> Phrase {
    let ask = |key: &str, seat: Seat| {
        if view.me == Some(seat) {
            text(&format!("prompt-{key}"))
        } else {
            text(&format!("wait-{key}")).with("player", seat)
        }
    };
    match view.phase {
        Phase::Order { seat } => ask("order", seat),
        Phase::Opening { ready } => match view.me {
            Some(me) if !ready.contains(me) => text("prompt-opening"),
            Some(me) => text("wait-opening").with("player", other(me)),
            None => text("watch-opening"),
        },
        Phase::Reorganise { seat } => ask("reorganise", seat),
        Phase::Plan => planning(game, view),
        Phase::Recon { seat, left } => ask("recon", seat).with("left", left),
        Phase::Weaponise { seat, left } => ask("weaponise", seat).with("left", left),
        Phase::Attack { seat } => {
            let next = view.sides[seat.index()].chain.len();
            let next = Stage::ALL.get(next).copied().unwrap_or(Stage::Objective);
            ask("attack", seat).with("stage", stage(next))
        }
        Phase::Reveal {
            seat,
            technique: card,
        } => ask("reveal", other(seat)).with("card", technique(card)),
        Phase::Nullify {
            seat,
            technique: card,
            need,
        } => ask("nullify", seat)
            .with("card", technique(card))
            .with("need", need),
        Phase::Harden { seat, left } => ask("harden", seat).with("left", left),
        Phase::Over { .. } => text("prompt-over"),
    }
}

/// Who plans, and how many action cards they may show.
fn planning(game: &FrontLine, view: &View) -> Phrase {
    let open = |seat: &Seat| view.sides[seat.index()].plan == PlanView::NotYet;
    let order = [view.first, other(view.first)];
    let asked =
        |me: Seat| open(&me) && (game.secret_plans || order.iter().find(|s| open(s)) == Some(&me));
    if let Some(me) = view.me.filter(|&me| asked(me)) {
        let reached = view.sides.each_ref().map(|side| side.chain.len());
        let most = plan_limit(view.event, reached, me);
        return text("prompt-plan").with("most", most);
    }
    match order.into_iter().filter(open).collect::<Vec<_>>()[..] {
        [seat] => text("wait-plan").with("player", seat),
        [first, _] if !game.secret_plans => text("wait-plan").with("player", first),
        _ => text("watch-plan"),
    }
}
