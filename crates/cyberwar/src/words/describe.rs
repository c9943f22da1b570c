//! The table in sentences: for the terminal and for screen readers.

use tabletop::{Phrase, Seat};

use super::{attack, attacks, defence, defences, group, list, on_table, say};
use crate::cards::{Card, Defence, Defences};
use crate::state::SoloPhase;
use crate::view::{DraftView, DuelView, Front, Hand, Pile, PlayView, SoloView, View};

pub(super) fn describe(view: &View) -> Vec<Phrase> {
    let mut lines = Vec::new();
    if let Some(card) = &view.group
        && let Some(name) = view.groups.get(usize::from(card.number))
    {
        lines.push(
            say("describe-group")
                .with("group", group(name))
                .with("version", card.version.as_str())
                .with("count", view.deck),
        );
    }
    match &view.play {
        PlayView::Solo(solo) => describe_solo(view, solo, &mut lines),
        PlayView::Draft(draft) => describe_draft(view, draft, &mut lines),
        PlayView::RedBlue(duel) => describe_duel(view, duel, &mut lines),
    }
    lines
}

fn describe_solo(view: &View, solo: &SoloView, lines: &mut Vec<Phrase>) {
    lines.push(
        say("describe-five")
            .with("round", solo.round)
            .with("rounds", solo.rounds)
            .with(
                "attacks",
                attacks(on_table(view, solo.five.iter().copied())),
            ),
    );
    if solo.phase == SoloPhase::Choose {
        let five = on_table(view, solo.five.iter().copied());
        let five: Vec<Card> = five.filter_map(|attack| attack.face.card()).collect();
        for (front, card) in view.fronts.iter().zip(Defence::all()) {
            lines.extend(describe_front(view, front, card, &five));
        }
    }
    if !solo.chosen.is_empty() {
        let chosen = list(solo.chosen.iter().map(|&card| defence(card)));
        lines.push(say("describe-chosen").with("defences", chosen));
    }
    if let Some(hint) = solo.hint {
        lines.push(say("describe-hint").with("defence", defence(hint)));
    }
}

/// What an open front says about the attacks on the table, or, if nobody knows what they are, about
/// the whole deck.
fn describe_front(view: &View, front: &Front, card: Defence, five: &[Card]) -> Option<Phrase> {
    let Front::Detects { cards } = front else {
        return None;
    };
    if five.is_empty() {
        let gone = view.attacks.iter().filter_map(|attack| attack.face.card());
        let gone: Vec<Card> = gone.collect();
        let left = cards.iter().filter(|card| !gone.contains(card)).count();
        return Some(
            say("describe-front-count")
                .with("defence", defence(card))
                .with("count", left),
        );
    }
    let detected = view.attacks.iter().filter(|attack| {
        let there = attack.face.card();
        there.is_some_and(|there| five.contains(&there) && cards.contains(&there))
    });
    let detected: Vec<Phrase> = detected.map(attack).collect();
    (!detected.is_empty()).then(|| {
        say("describe-front")
            .with("defence", defence(card))
            .with("attacks", list(detected.into_iter()))
    })
}

fn describe_draft(view: &View, draft: &DraftView, lines: &mut Vec<Phrase>) {
    lines.push(say("describe-table").with(
        "attacks",
        attacks(on_table(view, draft.table.iter().copied())),
    ));
    for seat in Seat::all(view.players) {
        match &draft.hands[seat.index()] {
            Hand::Cards { cards } if !cards.is_empty() => lines.push(
                say("describe-hand")
                    .with("player", seat)
                    .with("defences", defences(*cards)),
            ),
            Hand::Count { count } if *count > 0 => lines.push(
                say("describe-hand-count")
                    .with("player", seat)
                    .with("count", *count),
            ),
            Hand::Cards { .. } | Hand::Count { .. } => {}
        }
        describe_pile(seat, "kept", &draft.kept[seat.index()], lines);
        describe_pile(seat, "dropped", &draft.dropped[seat.index()], lines);
    }
}

fn describe_pile(seat: Seat, what: &str, pile: &Pile, lines: &mut Vec<Phrase>) {
    match pile {
        _ if pile.is_empty() => {}
        Pile::Cards { cards } => lines.push(
            say(&format!("describe-{what}"))
                .with("player", seat)
                .with("defences", list(cards.iter().map(|&card| defence(card)))),
        ),
        Pile::Count { count } => lines.push(
            say(&format!("describe-{what}-count"))
                .with("player", seat)
                .with("count", *count),
        ),
    }
}

fn describe_duel(view: &View, duel: &DuelView, lines: &mut Vec<Phrase>) {
    if view.group.is_none() {
        return;
    }
    lines.push(
        say("describe-row")
            .with("player", duel.red)
            .with("attacks", attacks(on_table(view, duel.row.iter()))),
    );
    lines.push(
        say("describe-rack")
            .with("player", duel.blue)
            .with("defences", defences(duel.rack)),
    );
    if !duel.attacks.is_empty() {
        let guards: Defences = duel.guards.iter().copied().collect();
        lines.push(
            say("describe-middle")
                .with(
                    "attacks",
                    attacks(on_table(view, duel.attacks.iter().copied())),
                )
                .with("guards", guards.len())
                .with("defences", defences(guards)),
        );
    }
    lines.push(
        say("describe-piles")
            .with("round", duel.round)
            .with("stopped", duel.stopped.len())
            .with("through", duel.through.len()),
    );
}
