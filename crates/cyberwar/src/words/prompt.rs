//! What is awaited.

use tabletop::{Phrase, Seat};

use super::{players, say};
use crate::state::{DraftPhase, DuelPhase, FOUR, SoloPhase};
use crate::view::{DraftView, DuelView, PlayView, SoloView, View};

pub(super) fn prompt(view: &View) -> Phrase {
    match &view.play {
        PlayView::Solo(solo) => solo_prompt(view, solo),
        PlayView::Draft(draft) => draft_prompt(view, draft),
        PlayView::RedBlue(duel) => duel_prompt(view, duel),
    }
}

fn solo_prompt(view: &View, solo: &SoloView) -> Phrase {
    let missing = FOUR - solo.chosen.len();
    match solo.phase {
        SoloPhase::Choose if view.me.is_none() => say("wait-choose").with("player", Seat(0)),
        SoloPhase::Choose if missing == 0 => say("prompt-reveal"),
        SoloPhase::Choose => say("prompt-choose")
            .with("round", solo.round)
            .with("rounds", solo.rounds)
            .with("count", missing),
        SoloPhase::Lost | SoloPhase::Won => say("prompt-over"),
    }
}

fn draft_prompt(view: &View, draft: &DraftView) -> Phrase {
    let undecided: Vec<Seat> = Seat::all(view.players)
        .filter(|&seat| !draft.decided.contains(seat))
        .collect();
    let awaits_me = view.me.is_some_and(|me| undecided.contains(&me));
    match draft.phase {
        DraftPhase::Keep if awaits_me => say("prompt-keep"),
        DraftPhase::Keep => say("wait-keep").with("players", players(&undecided)),
        DraftPhase::Drop if awaits_me => {
            let mine = view.me.map(|me| draft.dropped[me.index()].len());
            let missing = usize::from(draft.drops) - mine.unwrap_or_default();
            say("prompt-drop").with("count", missing)
        }
        DraftPhase::Drop => say("wait-drop").with("players", players(&undecided)),
        DraftPhase::Revealed | DraftPhase::Over => say("prompt-over"),
    }
}

fn duel_prompt(view: &View, duel: &DuelView) -> Phrase {
    let mine = |seat: Seat| view.me == Some(seat);
    match duel.phase {
        DuelPhase::Pick if mine(duel.red) => say("prompt-pick"),
        DuelPhase::Pick => say("wait-pick").with("player", duel.red),
        DuelPhase::Play => {
            let reds_turn = duel.attacks.len() == duel.guards.len();
            let (mover, step) = if reds_turn {
                (duel.red, "attack")
            } else {
                (duel.blue, "defend")
            };
            if mine(mover) {
                say(&format!("prompt-{step}")).with("round", duel.round)
            } else {
                say(&format!("wait-{step}")).with("player", mover)
            }
        }
        DuelPhase::Over => say("prompt-over"),
    }
}
