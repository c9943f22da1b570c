//! What wins, and how far everybody is.

use tabletop::{Score, Seat, Standing};

use super::say;
use crate::state::{DraftPhase, SoloPhase};
use crate::view::{DraftResult, DraftView, DuelView, PlayView, SoloView, View};

/// Of three games two must be won.
const GAMES: i32 = 2;

pub(super) fn standing(view: &View) -> Standing {
    match &view.play {
        PlayView::Solo(solo) => standing_solo(solo),
        PlayView::Draft(draft) => standing_draft(view.players, draft),
        PlayView::RedBlue(duel) => standing_duel(duel),
    }
}

fn standing_solo(solo: &SoloView) -> Standing {
    let survived = match solo.phase {
        SoloPhase::Choose | SoloPhase::Lost => solo.round - 1,
        SoloPhase::Won => solo.rounds,
    };
    let says = say("standing-rounds")
        .with("survived", survived)
        .with("rounds", solo.rounds);
    let goal = say("standing-goal-solo").with("rounds", solo.rounds);
    let score = Score::new(i32::from(survived), says);
    Standing::new(goal, [score])
        .target(solo.rounds.into())
        .round(solo.round, Some(solo.rounds.into()))
}

fn standing_draft(players: u8, draft: &DraftView) -> Standing {
    if draft.games > 1 {
        let won = |seat| {
            let won = |game: &&DraftResult| game.winners.contains(seat);
            let games = draft.results.iter().filter(won).count();
            Score::new(games as i32, say("standing-games").with("games", games))
        };
        let goal = say("standing-goal-games").with("games", GAMES);
        return Standing::new(goal, Seat::all(players).map(won))
            .target(GAMES)
            .round(draft.game, Some(draft.games.into()));
    }
    let stopped = |seat: Seat| match draft.results.last() {
        Some(result) => {
            let stopped = result.scores[seat.index()];
            let says = say("standing-stopped").with("count", stopped);
            Score::new(i32::from(stopped), says)
        }
        None => {
            let kept = draft.kept[seat.index()].len();
            let dropped = match draft.phase {
                DraftPhase::Keep | DraftPhase::Drop => draft.dropped[seat.index()].len(),
                // Then what is kept is shown without it.
                DraftPhase::Revealed | DraftPhase::Over => 0,
            };
            Score::new(None, say("standing-kept").with("count", kept - dropped))
        }
    };
    Standing::new(say("standing-goal-draft"), Seat::all(players).map(stopped))
}

/// The attacks that each player has, over both games.
fn standing_duel(duel: &DuelView) -> Standing {
    let score = |pile: usize| {
        let says = say("standing-pile").with("count", pile);
        Score::new(pile as i32, says)
    };
    Standing::new(say("standing-goal-duel"), piles(duel).map(score))
        .round(duel.game, Some(duel.games.into()))
}

/// The attacks that got through for whoever played red, and those that were stopped for blue.
pub(super) fn piles(duel: &DuelView) -> [usize; 2] {
    let mut piles = [0; 2];
    piles[duel.red.index()] += usize::from(duel.through.len());
    piles[duel.blue.index()] += usize::from(duel.stopped.len());
    if let Some(past) = &duel.past {
        piles[past.red.index()] += past.through.len();
        piles[past.red.after(1, 2).index()] += past.stopped.len();
    }
    piles
}
