//! Advice for a first game. Where fronts are open, it follows from what can be read there. Where they
//! are closed, what detects what is the question itself: there the coach knows the cards by heart, as
//! whoever asks for reasons is told them, and leaves as much to find out as its words do.

use tabletop::Advice;

use super::{reasons, say};
use crate::cards::{Card, Defence};
use crate::setup::Level;
use crate::state::{DraftPhase, DuelPhase, FOUR, SoloPhase};
use crate::view::{Front, PlayView, Profile, SoloView, View};
use crate::{Action, CyberWar};

pub(super) fn coach(game: &CyberWar, view: &View, options: &[Action]) -> Option<Advice<Action>> {
    match &view.play {
        PlayView::Solo(solo) => match (solo.phase, solo.level) {
            (SoloPhase::Choose, _) if solo.chosen.len() == FOUR => None,
            (SoloPhase::Choose, Level::Study) => study(view, solo, options),
            (SoloPhase::Choose, Level::Exam) => exam(game, view, options),
            (SoloPhase::Choose, Level::Blind) => blind(view, solo, options),
            (SoloPhase::Lost | SoloPhase::Won, _) => None,
        },
        PlayView::Draft(draft) => match draft.phase {
            DraftPhase::Keep => most(game, view, options, "keep"),
            DraftPhase::Drop => most(game, view, options, "drop"),
            DraftPhase::Revealed | DraftPhase::Over => None,
        },
        PlayView::RedBlue(duel) => match duel.phase {
            DuelPhase::Pick => most(game, view, options, "pick"),
            DuelPhase::Play if view.me == Some(duel.red) => most(game, view, options, "attack"),
            DuelPhase::Play => most(game, view, options, "defend"),
            DuelPhase::Over => None,
        },
    }
}

/// What speaks for an option, the weightiest first.
fn weight(game: &CyberWar, view: &View, action: &Action) -> Vec<i32> {
    let reasons = reasons::reasons(game, view, action);
    reasons.into_iter().map(|reason| reason.value).collect()
}

/// Whatever most speaks for. Where the same speaks for all of it, there is nothing to advise.
fn most(game: &CyberWar, view: &View, options: &[Action], topic: &str) -> Option<Advice<Action>> {
    let weights: Vec<Vec<i32>> = options.iter().map(|it| weight(game, view, it)).collect();
    let most = weights.iter().max()?;
    Advice::to(say(&format!("coach-{topic}")), options, |it| {
        weight(game, view, it) == *most
    })
}

/// Whatever detects at least one of the attacks that nothing chosen detects: an exam asks which.
fn exam(game: &CyberWar, view: &View, options: &[Action]) -> Option<Advice<Action>> {
    Advice::to(say("coach-exam"), options, |it| {
        weight(game, view, it)
            .first()
            .is_some_and(|stops| *stops > 0)
    })
}

/// Whatever detects two or more of the attacks that nothing chosen detects; if nothing does, one.
fn study(view: &View, solo: &SoloView, options: &[Action]) -> Option<Advice<Action>> {
    let attacks = solo
        .five
        .iter()
        .filter_map(|handle| view.attacks.get(handle.index()));
    let cards: Vec<Card> = attacks.filter_map(|attack| attack.face.card()).collect();
    let open = undetected(view, solo, &cards);
    let most = options.iter().map(|it| caught(view, it, &open)).max()?;
    Advice::to(say("coach-study"), options, |it| {
        most > 0 && caught(view, it, &open) >= most.min(2)
    })
}

/// Whatever detects about as much of the deck as anything, of what nothing chosen detects.
fn blind(view: &View, solo: &SoloView, options: &[Action]) -> Option<Advice<Action>> {
    let Profile::Techniques { techniques } = &view.group.as_ref()?.profile else {
        return None;
    };
    let cards: Vec<Card> = techniques.iter().map(|known| known.card).collect();
    let open = undetected(view, solo, &cards);
    let most = options.iter().map(|it| caught(view, it, &open)).max()?;
    Advice::to(say("coach-blind"), options, |it| {
        most > 0 && 5 * caught(view, it, &open) >= 4 * most
    })
}

/// Those of the cards that no defence chosen so far detects, as the fronts show.
fn undetected(view: &View, solo: &SoloView, cards: &[Card]) -> Vec<Card> {
    let detected = |card: &Card| solo.chosen.iter().any(|it| detects(view, *it, *card));
    cards
        .iter()
        .copied()
        .filter(|card| !detected(card))
        .collect()
}

fn detects(view: &View, defence: Defence, card: Card) -> bool {
    match &view.fronts[defence.index()] {
        Front::Detects { cards } => cards.contains(&card),
        Front::Nothing => false,
    }
}

/// How many of the cards the defence that is to be chosen detects.
fn caught(view: &View, action: &Action, cards: &[Card]) -> usize {
    match *action {
        Action::Choose(defence) => {
            let caught = cards.iter().filter(|card| detects(view, defence, **card));
            caught.count()
        }
        Action::Pick(_)
        | Action::Reveal
        | Action::Keep(_)
        | Action::Drop(_)
        | Action::Attack(_)
        | Action::Defend(_) => 0,
    }
}
