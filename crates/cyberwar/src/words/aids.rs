//! What is worked out for the player: which attacks are known to be stopped, and after a round of solo
//! the best answer.

use serde::Serialize;
use tabletop::Seat;
use ts_rs::TS;

use crate::cards::{Defence, Defences, Handle};
use crate::solver::{self, Odds};
use crate::state::{DraftPhase, FIVE, SoloPhase};
use crate::view::{DraftView, Face, Front, PlayView, Profile, SoloView, View};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Aids {
    /// What is known of the defences that face attacks now: the player's in solo, each player's in a
    /// draft, blue's in red/blue.
    pub sides: Vec<Side>,
    /// Solo: the last round, and when the game is over all of them.
    pub reviews: Vec<Review>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Side {
    #[ts(type = "number")]
    pub seat: Seat,
    pub attacks: Vec<Coverage>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Coverage {
    #[ts(type = "number")]
    pub handle: Handle,
    pub caught: Caught,
}

/// What the viewer can know about an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum Caught {
    /// By these defences, as far as their fronts can be read.
    By {
        #[ts(type = "Array<number>")]
        defences: Defences,
    },
    /// None of the defences detects it.
    Not,
    Unknown,
}

/// A round of solo, looked back upon.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Review {
    /// Counted from 1.
    pub round: u8,
    #[ts(type = "Array<number>")]
    pub attacks: Vec<Handle>,
    #[ts(type = "Array<number>")]
    pub answer: Defences,
    /// The attacks it stopped.
    #[ts(type = "Array<number>")]
    pub stopped: Vec<Handle>,
    #[ts(type = "Array<number>")]
    pub best: Defences,
    /// How many attacks the best answer stops.
    pub best_stopped: u8,
    /// What each defence of the best answer catches.
    pub best_catches: Vec<Catch>,
    /// In how many of the rounds that the deck could have dealt then, and that can be stopped at all,
    /// the answer stops everything; none while fronts are closed.
    pub odds: Option<Odds>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Catch {
    #[ts(type = "number")]
    pub defence: Defence,
    #[ts(type = "Array<number>")]
    pub attacks: Vec<Handle>,
}

pub(super) fn aids(view: &View) -> Aids {
    let sides = match &view.play {
        PlayView::Solo(solo) => {
            let chosen = solo.chosen.iter().copied().collect();
            vec![side(view, Seat(0), &solo.five, chosen)]
        }
        PlayView::Draft(draft) => draft_sides(view, draft),
        PlayView::RedBlue(duel) => {
            let guards = duel.guards.iter().copied().collect();
            vec![side(view, duel.blue, &duel.attacks, guards)]
        }
    };
    let reviews = match &view.play {
        PlayView::Solo(solo) => reviews(view, solo),
        PlayView::Draft(_) | PlayView::RedBlue(_) => Vec::new(),
    };
    Aids { sides, reviews }
}

fn side(view: &View, seat: Seat, attacks: &[Handle], defences: Defences) -> Side {
    let attacks = attacks.iter().map(|&handle| Coverage {
        handle,
        caught: caught(view, handle, defences),
    });
    Side {
        seat,
        attacks: attacks.collect(),
    }
}

/// Once everything is turned up.
fn draft_sides(view: &View, draft: &DraftView) -> Vec<Side> {
    match (draft.phase, draft.results.last()) {
        (DraftPhase::Over, Some(result)) => Seat::all(view.players)
            .map(|seat| side(view, seat, &draft.table, result.teams[seat.index()]))
            .collect(),
        _ => Vec::new(),
    }
}

fn caught(view: &View, handle: Handle, defences: Defences) -> Caught {
    let Some((by, of)) = readable(view, handle) else {
        return Caught::Unknown;
    };
    let by = by.and(defences);
    if !by.is_empty() {
        Caught::By { defences: by }
    } else if defences.minus(of).is_empty() {
        Caught::Not
    } else {
        Caught::Unknown
    }
}

/// Which defences are known to detect an attack, and of which it is known at all.
fn readable(view: &View, handle: Handle) -> Option<(Defences, Defences)> {
    match &view.attacks.get(handle.index())?.face {
        Face::Nothing => None,
        Face::Front { detected_by, .. } => Some((*detected_by, Defences::FULL)),
        Face::Back { card, .. } => {
            let (mut by, mut of) = (Defences::EMPTY, Defences::EMPTY);
            for (front, defence) in view.fronts.iter().zip(Defence::all()) {
                if let Front::Detects { cards } = front {
                    of.insert(defence);
                    if cards.contains(card) {
                        by.insert(defence);
                    }
                }
            }
            Some((by, of))
        }
    }
}

fn reviews(view: &View, solo: &SoloView) -> Vec<Review> {
    let rounds = solo.answers.len();
    let from = match solo.phase {
        SoloPhase::Choose => rounds.saturating_sub(1),
        SoloPhase::Lost | SoloPhase::Won => 0,
    };
    (from..rounds)
        .map(|round| review(view, solo, round))
        .collect()
}

fn review(view: &View, solo: &SoloView, round: usize) -> Review {
    let answer = solo.answers[round];
    let five = view.attacks.iter().skip(round * FIVE).take(FIVE);
    let attacks: Vec<Handle> = five.map(|attack| attack.handle).collect();
    let links: Vec<Defences> = attacks
        .iter()
        .filter_map(|&handle| readable(view, handle))
        .map(|(by, _)| by)
        .collect();
    let of = |numbers: &mut dyn Iterator<Item = usize>| -> Vec<Handle> {
        numbers.map(|number| attacks[number]).collect()
    };
    let best = solver::best(&links);
    let catches = |defence: Defence| Catch {
        defence,
        attacks: of(&mut (0..links.len()).filter(|&nth| links[nth].contains(defence))),
    };
    Review {
        round: round as u8 + 1,
        answer,
        stopped: of(&mut (0..links.len()).filter(|&nth| links[nth].meets(answer))),
        best: best.defences,
        best_stopped: best.stopped,
        best_catches: best.defences.iter().map(catches).collect(),
        odds: deck_before(view, round).map(|deck| solver::odds(&deck, answer)),
        attacks,
    }
}

/// What detects each card that was left when a round began, if that can be read (CYW-R29).
fn deck_before(view: &View, round: usize) -> Option<Vec<Defences>> {
    let Profile::Techniques { techniques } = &view.group.as_ref()?.profile else {
        return None;
    };
    let removed = view.attacks.iter().take(round * FIVE);
    let removed = removed.filter_map(|attack| attack.face.card());
    let removed = removed.fold(0u128, |all, card| all | 1 << card.0);
    let mut links = [Defences::EMPTY; crate::cards::MAX_CARDS];
    for (front, defence) in view.fronts.iter().zip(Defence::all()) {
        let Front::Detects { cards } = front else {
            return None;
        };
        cards
            .iter()
            .for_each(|card| links[card.index()].insert(defence));
    }
    let left = techniques.iter().map(|known| known.card);
    let left = left.filter(|card| removed >> card.0 & 1 == 0);
    Some(left.map(|card| links[card.index()]).collect())
}
