//! What is worked out in sentences: what is detected, and the rounds looked back upon.

use tabletop::{Phrase, Seat};

use super::aids::{Caught, Review, Side, aids};
use super::{attacks, defence, defences, list, on_table, say};
use crate::solver::Odds;
use crate::state::{DraftPhase, DuelPhase, SoloPhase};
use crate::view::{DraftView, DuelView, PlayView, View};

pub(super) fn aid_lines(view: &View) -> Vec<Phrase> {
    let aids = aids(view);
    let mut lines: Vec<Phrase> = Vec::new();
    if !is_over(view) {
        lines.extend(aids.sides.iter().flat_map(|side| coverage(view, side)));
    }
    lines.extend(aids.reviews.iter().flat_map(|it| review(view, it)));
    lines
}

fn is_over(view: &View) -> bool {
    match &view.play {
        PlayView::Solo(solo) => solo.phase != SoloPhase::Choose,
        PlayView::Draft(draft) => draft.phase == DraftPhase::Over,
        PlayView::RedBlue(duel) => duel.phase == DuelPhase::Over,
    }
}

/// Which of the attacks the defences detect, as far as the viewer can know.
fn coverage(view: &View, side: &Side) -> Vec<Phrase> {
    let of = |is: &dyn Fn(&Caught) -> bool| {
        let handles = side.attacks.iter().filter(|it| is(&it.caught));
        let handles: Vec<_> = handles.map(|it| it.handle).collect();
        (!handles.is_empty()).then(|| attacks(on_table(view, handles.into_iter())))
    };
    let caught = side.attacks.iter().filter_map(|it| match it.caught {
        Caught::By { defences: by } => Some(
            say("aid-caught")
                .with(
                    "attack",
                    list(on_table(view, [it.handle].into_iter()).map(super::attack)),
                )
                .with("defences", defences(by)),
        ),
        Caught::Not | Caught::Unknown => None,
    });
    let not = of(&|caught| *caught == Caught::Not);
    let unknown = of(&|caught| *caught == Caught::Unknown);
    caught
        .chain(not.map(|attacks| say("aid-open").with("attacks", attacks)))
        .chain(unknown.map(|attacks| say("aid-unknown").with("attacks", attacks)))
        .collect()
}

/// A round of solo: what was stopped, the best answer, and how good the choice was.
fn review(view: &View, review: &Review) -> Vec<Phrase> {
    let mut lines = vec![
        say("review-answer")
            .with("round", review.round)
            .with("defences", defences(review.answer))
            .with("count", review.stopped.len())
            .with("of", review.attacks.len()),
    ];
    if review.stopped.len() < usize::from(review.best_stopped) {
        lines.extend(better(view, review));
    } else {
        lines.push(say("review-none-better"));
    }
    lines.push(match review.odds {
        Some(odds) => say("review-odds")
            .with("chance", chance(odds))
            .with("good", count(odds.good))
            .with("of", count(odds.of)),
        None => say("review-odds-closed"),
    });
    lines
}

/// Four that would have stopped more, and what each of them detects.
fn better(view: &View, review: &Review) -> Vec<Phrase> {
    let best = say("review-best")
        .with("count", usize::from(review.best_stopped))
        .with("of", review.attacks.len())
        .with("defences", defences(review.best));
    let catches = review.best_catches.iter().map(|catch| {
        let caught = attacks(on_table(view, catch.attacks.iter().copied()));
        say("review-catch")
            .with("defence", defence(catch.defence))
            .with("attacks", caught)
    });
    [best].into_iter().chain(catches).collect()
}

fn count(number: u32) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}

/// A probability in percent. What is not certain is never rounded to certainty, nor to nothing.
fn chance(Odds { good, of }: Odds) -> String {
    if good == 0 || of == 0 {
        return "0%".to_owned();
    }
    if good == of {
        return "100%".to_owned();
    }
    let (good, of) = (u64::from(good), u64::from(of));
    let rounded = |parts: u64| (2 * good * parts + of) / (2 * of);
    let tenths = rounded(1_000);
    if tenths == 0 || tenths >= 999 {
        let fine = rounded(1_000_000).clamp(1, 999_999);
        return format!("{}.{:04}%", fine / 10_000, fine % 10_000);
    }
    format!("{}.{}%", tenths / 10, tenths % 10)
}

pub(super) fn scoring(view: &View) -> Vec<Phrase> {
    if !is_over(view) {
        return Vec::new();
    }
    match &view.play {
        PlayView::Solo(_) => {
            let reviews = aids(view).reviews;
            reviews.iter().flat_map(|it| review(view, it)).collect()
        }
        PlayView::Draft(draft) => draft_scores(view, draft),
        PlayView::RedBlue(duel) => duel_scores(duel),
    }
}

/// The teams of several games; those of a single one have just been told.
fn draft_scores(view: &View, draft: &DraftView) -> Vec<Phrase> {
    let mut lines = Vec::new();
    if draft.games == 1 {
        return lines;
    }
    for (game, result) in draft.results.iter().enumerate() {
        for seat in Seat::all(view.players) {
            lines.push(
                say("score-team")
                    .with("game", game + 1)
                    .with("player", seat)
                    .with("count", usize::from(result.scores[seat.index()]))
                    .with("defences", defences(result.teams[seat.index()])),
            );
        }
    }
    lines
}

/// The piles of both players, game by game.
fn duel_scores(duel: &DuelView) -> Vec<Phrase> {
    let past = duel.past.iter();
    let past = past.map(|past| (past.red, past.through.len(), past.stopped.len()));
    let last = (
        duel.red,
        usize::from(duel.through.len()),
        usize::from(duel.stopped.len()),
    );
    past.chain([last])
        .enumerate()
        .map(|(game, (red, through, stopped))| {
            say("score-piles")
                .with("game", game + 1)
                .with("games", usize::from(duel.games))
                .with("red", red)
                .with("through", through)
                .with("blue", red.after(1, 2))
                .with("stopped", stopped)
        })
        .collect()
}
