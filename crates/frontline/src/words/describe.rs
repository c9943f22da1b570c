//! The table in sentences, and what decided the match.

use tabletop::{Arg, Phrase, Score, Seat, Standing};

use super::event::victory;
use super::reading::place;
use super::{event_card, hand, list, mitigation, plan, technique, text};
use crate::cards::STAGES;
use crate::state::{Phase, Slot, WINS};
use crate::view::{Cards, PlanView, SideView, View};

pub(super) fn describe(view: &View) -> Vec<Phrase> {
    let say = |key: &str| text(&format!("describe-{key}"));
    let mut lines = vec![
        say("set")
            .with("set", view.set)
            .with("one", Seat(0))
            .with("one-sets", view.wins[0])
            .with("two", Seat(1))
            .with("two-sets", view.wins[1]),
    ];
    if view.turn > 0 {
        lines.push(
            say("turn")
                .with("turn", view.turn)
                .with("turns", view.turns)
                .with("player", view.first),
        );
    }
    if let Some(card) = view.event {
        lines.push(say("event").with("card", event_card(card)));
    }
    for seat in [0, 1].map(Seat) {
        lines.extend(describe_side(seat, &view.sides[seat.index()]));
    }
    if let Some(me) = view.me {
        let side = &view.sides[me.index()];
        let defences = side.defences.open().iter().copied().map(mitigation);
        lines.push(say("techniques").with("cards", hand(side.techniques.open())));
        lines.push(say("defences").with("cards", list(defences.collect())));
    }
    if let (Phase::Weaponise { .. }, Cards::Open { cards }) = (view.phase, &view.looked) {
        lines.push(say("looked").with("cards", hand(cards)));
    }
    lines.push(say("trash").with("cards", hand(&view.trash)));
    lines
}

fn describe_side(seat: Seat, side: &SideView) -> Vec<Phrase> {
    let say = |key: &str| text(&format!("describe-{key}")).with("player", seat);
    let chain = side.chain.iter().copied().map(technique);
    let zone = Slot::all().filter_map(|at| place(side.zone[at.index()], at));
    let mut lines = vec![
        say("side")
            .with("funds", Arg::Number(side.funds.into()))
            .with("techniques", side.techniques.len())
            .with("defences", side.defences.len())
            .with("pile", side.pile.len()),
        say("chain").with("cards", list(chain.collect())),
        say("zone").with("cards", list(zone.collect())),
    ];
    if !side.trashed.is_empty() {
        let trashed = side.trashed.iter().copied().map(mitigation);
        lines.push(say("trashed").with("cards", list(trashed.collect())));
    }
    if let PlanView::Open { plan: planned, .. } = side.plan {
        lines.push(say("plan").with("cards", plan(planned)));
    }
    lines
}

pub(super) fn standing(view: &View) -> Standing {
    let score = |(&wins, side): (&u8, &SideView)| {
        let stages = side.chain.len() as u8;
        let says = text("standing")
            .with("sets", wins)
            .with("stage", stages)
            .with("stages", STAGES);
        let score = Score::new(i32::from(wins), says);
        if let Phase::Over { .. } = view.phase {
            return score;
        }
        score.part(stages, STAGES as u8)
    };
    let goal = text("standing-goal").with("sets", WINS);
    Standing::new(goal, view.wins.iter().zip(&view.sides).map(score))
        .target(WINS.into())
        .round(view.turn, Some(view.turns.into()))
}

pub(super) fn verdict(view: &View) -> Vec<Phrase> {
    let Phase::Over { .. } = view.phase else {
        return Vec::new();
    };
    let sets = view.past.iter().zip(1u8..);
    sets.map(|(won, set)| {
        text(&format!("verdict-{}", victory(won.by)))
            .with("player", won.winner)
            .with("set", set)
            .with("turn", won.turn)
    })
    .collect()
}
