//! What decided the game.

use tabletop::{Phrase, Seat, Seats};

use super::standing::piles;
use super::{attacks, say, seats};
use crate::state::{DraftPhase, DuelPhase, SoloPhase};
use crate::view::{DraftView, DuelView, Face, PlayView, SoloView, View};

pub(super) fn verdict(view: &View) -> Vec<Phrase> {
    match &view.play {
        PlayView::Solo(solo) => solo_verdict(view, solo),
        PlayView::Draft(draft) if draft.phase == DraftPhase::Over => draft_verdict(view, draft),
        PlayView::RedBlue(duel) if duel.phase == DuelPhase::Over => vec![duel_verdict(duel)],
        PlayView::Draft(_) | PlayView::RedBlue(_) => Vec::new(),
    }
}

fn solo_verdict(view: &View, solo: &SoloView) -> Vec<Phrase> {
    let Some(&answer) = solo.answers.last() else {
        return Vec::new();
    };
    match solo.phase {
        SoloPhase::Choose => Vec::new(),
        SoloPhase::Won => vec![say("verdict-cleared").with("rounds", solo.rounds)],
        SoloPhase::Lost => {
            let got_through = |attack: &&crate::Attack| match &attack.face {
                Face::Front { detected_by, .. } => !detected_by.meets(answer),
                Face::Back { .. } | Face::Nothing => false,
            };
            let five = solo
                .five
                .iter()
                .filter_map(|five| view.attacks.get(five.index()));
            vec![
                say("verdict-lost")
                    .with("round", solo.round)
                    .with("attacks", attacks(five.filter(got_through))),
            ]
        }
    }
}

fn draft_verdict(view: &View, draft: &DraftView) -> Vec<Phrase> {
    let Some(last) = draft.results.last() else {
        return Vec::new();
    };
    if draft.games > 1 {
        return Seat::all(view.players)
            .map(|seat| {
                let won = draft
                    .results
                    .iter()
                    .filter(|game| game.winners.contains(seat));
                let stopped = draft
                    .results
                    .iter()
                    .map(|game| i32::from(game.scores[seat.index()]));
                say("verdict-games")
                    .with("player", seat)
                    .with("games", won.count())
                    .with("stopped", stopped.sum::<i32>())
            })
            .collect();
    }
    let best = last
        .winners
        .first()
        .map_or(0, |seat| last.scores[seat.index()]);
    let why = match (last.extra, last.winners.len()) {
        (0, _) => say("verdict-stopped")
            .with("players", seats(last.winners))
            .with("score", best),
        (extra, 1) => say("verdict-tie-break")
            .with("players", seats(last.winners))
            .with("score", best)
            .with("count", extra),
        (_, _) => say("verdict-shared")
            .with("players", seats(last.winners))
            .with("score", best),
    };
    vec![why]
}

fn duel_verdict(duel: &DuelView) -> Phrase {
    let [one, two] = piles(duel);
    if one == two && duel.past.is_some() {
        return say("verdict-even")
            .with("players", seats(Seats::all(2)))
            .with("count", one);
    }
    if one == two {
        return say("verdict-six")
            .with("player", duel.red)
            .with("count", one);
    }
    say("verdict-piles")
        .with("more", one.max(two))
        .with("fewer", one.min(two))
}
