//! How well a seat stands, for greedy play and cut-off search.

use tabletop::{Game, Seat};

use crate::CyberWar;
use crate::cards::{Defence, Defences, Handle};
use crate::state::{Draft, DraftPhase, Duel, FIVE, Play, Solo, SoloPhase, State, TEAM};

pub(crate) fn worth(game: &CyberWar, state: &State, seat: Seat) -> i32 {
    match &state.play {
        Play::Solo(solo) => solo_worth(state, solo),
        Play::Draft(draft) => draft_worth(game, state, draft, seat),
        Play::Duel(duel) => duel_worth(state, duel, seat),
    }
}

/// Rounds survived, and what the choice so far stops of the next.
fn solo_worth(state: &State, solo: &Solo) -> i32 {
    let chosen: Defences = solo.chosen.iter().copied().collect();
    let five = Solo::block(solo.round(state.dealt), state.attacks.len());
    let stopped = five.filter(|&handle| state.link(Handle(handle)).meets(chosen));
    let lost = i32::from(solo.phase == SoloPhase::Lost);
    50 * (solo.answers.len() as i32 - lost) + 10 * stopped.count() as i32
}

/// Attacks that the best three of one's cards stop, against the best opponent.
fn draft_worth(game: &CyberWar, state: &State, draft: &Draft, seat: Seat) -> i32 {
    let standing = |seat: Seat| {
        let wins = draft
            .games
            .iter()
            .filter(|past| past.winners.contains(seat));
        let points = match draft.phase {
            DraftPhase::Over => 0,
            DraftPhase::Keep | DraftPhase::Drop | DraftPhase::Revealed => {
                let mut cards = draft.team(seat, game.seats());
                if let Some(choice) = draft.choices[seat.index()].open() {
                    cards.insert(choice);
                }
                best_team(state, cards)
            }
        };
        100 * wins.count() as i32 + points
    };
    let others = Seat::all(game.seats()).filter(|&other| other != seat);
    let best_other = others
        .map(standing)
        .max()
        .expect("a draft has at least two players");
    standing(seat) - best_other
}

/// What the best three of these cards stop, in tenths of a point.
fn best_team(state: &State, cards: Defences) -> i32 {
    let links: [Defences; FIVE] = std::array::from_fn(|handle| state.link(Handle(handle as u8)));
    let stopped = |team: Defences| links.iter().filter(|link| link.meets(team)).count();
    let cards: arrayvec::ArrayVec<Defence, 6> = cards.iter().collect();
    if cards.len() <= TEAM {
        return 10 * stopped(cards.into_iter().collect()) as i32;
    }
    let mut most = 0;
    for (a, &first) in cards.iter().enumerate() {
        for (b, &second) in cards.iter().enumerate().skip(a + 1) {
            for &third in cards.iter().skip(b + 1) {
                let team = [first, second, third].into_iter().collect();
                most = most.max(stopped(team));
            }
        }
    }
    10 * most as i32
}

/// The piles, and what lies in the middle so far.
fn duel_worth(state: &State, duel: &Duel, seat: Seat) -> i32 {
    let guards: Defences = duel.guards.iter().copied().collect();
    let middle: i32 = duel
        .attacks
        .iter()
        .map(|&handle| menace(state, duel, guards, handle))
        .sum();
    let mut lead = 10 * (duel.through.len() as i32 - duel.stopped.len() as i32) + middle;
    if let Some(past) = &duel.past {
        // Who is red now was blue then.
        lead += 10 * (past.stopped.len() as i32 - past.through.len() as i32);
    }
    if seat == duel.red { lead } else { -lead }
}

/// What an attack in the middle is worth to red: from −10, stopped, to 10, when nothing of blue's can
/// stop it any more.
fn menace(state: &State, duel: &Duel, guards: Defences, handle: Handle) -> i32 {
    let link = state.link(handle);
    if link.meets(guards) {
        return -10;
    }
    if duel.guards.is_full() {
        return 10;
    }
    match link.and(duel.rack).len() {
        0 => 10,
        1 => 4,
        2 => -2,
        _ => -6,
    }
}
