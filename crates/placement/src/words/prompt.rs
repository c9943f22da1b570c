//! What is awaited.

use tabletop::{Phrase, Seat};

use super::{
    about_offer, attack, attacker_of, cost, event_card, is_me, joint_points, site, space, text,
};
use crate::board::{Piece, Space};
use crate::cards::EventEffect;
use crate::state::{Attacker, Phase, Plan};
use crate::view::View;

pub(super) fn prompt(view: &View) -> Phrase {
    let ask = |key: &str, seat: Seat| {
        if is_me(view, seat) {
            text(&format!("prompt-{key}"))
        } else {
            text(&format!("wait-{key}")).with("player", seat)
        }
    };
    let turn = view.turn;
    match view.phase {
        Phase::Exchange => ask("exchange", turn),
        Phase::Return { attacker: piece } => {
            let back = attacker_in(view, piece)
                .backdoor
                .map_or(Space::Start, |(site, level)| Space::In(site, level));
            ask("return", turn)
                .with("attacker", attacker_of(turn, piece))
                .with("space", space(back))
        }
        Phase::Gather => ask("gather", turn),
        Phase::Second { .. } => ask("second", turn),
        Phase::Wild => ask("wild", turn),
        Phase::Act => ask("act", turn),
        Phase::Plan(plan) => plan_prompt(turn, plan),
        Phase::Offered { by, offer, .. } if is_me(view, offer.to) => {
            about_offer("prompt-offered", &offer).with("by", by)
        }
        Phase::Offered { by, offer, .. } => about_offer("wait-offered", &offer)
            .with("by", by)
            .with("player", offer.to),
        Phase::Proposed(proposal) => ask("proposed", proposal.partner.owner())
            .with("by", turn)
            .with("card", attack(proposal.target.card))
            .with("site", site(proposal.target.site))
            .with("cost", cost(proposal.short, proposal.target.site))
            .with("points", joint_points(proposal.target.card)),
        Phase::Surrender { seat, .. } => ask("surrender", seat),
        Phase::Guess => ask("guess", turn),
        Phase::Advance(target) => ask("advance", turn)
            .with(
                "level",
                attacker_in(view, target.attacker).space.level() + 1,
            )
            .with("attacker", attacker_of(turn, target.attacker))
            .with("site", site(target.site)),
        Phase::Destroy { site: at } => ask("destroy", turn).with("site", site(at)),
        Phase::Broker => ask("broker", turn),
        Phase::Confuse { with, left } => ask("confuse", turn).with("with", with).with("left", left),
        Phase::Fetch => ask("fetch", turn),
        Phase::Trim => ask("trim", turn),
        Phase::Over { .. } => text("prompt-over"),
    }
}

fn attacker_in(view: &View, piece: Piece) -> Attacker {
    view.crews[piece.owner().index()].attackers[usize::from(piece.nth())]
}

/// Only the turn player ever sees a plan.
fn plan_prompt(turn: Seat, plan: Plan) -> Phrase {
    let ask = |key: &str| text(&format!("prompt-plan-{key}"));
    match plan {
        Plan::Enter { attacker: piece } => ask("enter").with("attacker", attacker_of(turn, piece)),
        Plan::PayMove { site: at, .. } => ask("pay-move").with("site", site(at)),
        Plan::Attack { card } => ask("attack").with("card", attack(card)),
        Plan::Target { card, .. } => ask("target").with("card", attack(card)),
        Plan::Manner { target } => ask("manner").with("card", attack(target.card)),
        Plan::PayAttack { target, .. } => ask("pay-attack")
            .with("card", attack(target.card))
            .with("site", site(target.site)),
        Plan::PayEvent => ask("pay-event"),
        Plan::Event { card } => {
            let about = match card.effect() {
                EventEffect::Blackout => "event-colour",
                EventEffect::Claim => "event-site",
                EventEffect::SwapTokens => "event-player",
                EventEffect::Weaken => "event-vulnerability",
                EventEffect::Climb
                | EventEffect::RollForTokens
                | EventEffect::ChooseTokens
                | EventEffect::Score { .. }
                | EventEffect::Arm
                | EventEffect::Broker
                | EventEffect::Borrow
                | EventEffect::Law => "event-attacker",
            };
            ask(about).with("card", event_card(card))
        }
        Plan::EventWith { card, .. } if card.effect() == EventEffect::ChooseTokens => {
            ask("event-tokens").with("card", event_card(card))
        }
        Plan::EventWith { card, .. } => ask("event-entry").with("card", event_card(card)),
        Plan::Broker { attacker: piece } => ask("enter").with("attacker", attacker_of(turn, piece)),
    }
}
