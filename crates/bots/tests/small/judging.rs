//! Options are judged as chances: right in games whose answers are known, and always alike.

use crate::toys::auction::Auction;
use crate::toys::errand::Errands;
use crate::toys::nim::{Heap, Nim};
use bots::judge::{Depth, compare, judge, stand};
use tabletop::{Game, Seat, Seed, Silent, Viewer};

const DEPTH: Depth = Depth {
    games: 600,
    effort: u32::MAX,
    care: 70,
};

fn seed() -> Seed {
    Seed::from_text("judge")
}

fn heap(left: u8) -> Heap {
    let turn = Seat(0);
    Heap { left, turn }
}

#[test]
fn the_take_that_wins_at_once_is_sure() {
    for left in 1..=3 {
        let judged = judge(&Nim, &heap(left), Seat(0), &[], DEPTH, seed());
        assert_eq!(judged[0].action, left);
        assert_eq!(judged[0].tally.chance(Seat(0)), 1.0);
        assert_eq!(judged[0].tally.chance(Seat(1)), 0.0);
    }
}

#[test]
fn the_best_comes_first_and_what_was_done_is_among_them() {
    let judged = judge(&Nim, &heap(5), Seat(0), &[3], DEPTH, seed());
    assert_eq!(judged[0].action, 1, "it leaves four");
    assert!(judged.iter().any(|it| it.action == 3));
    let chances: Vec<f64> = judged.iter().map(|it| it.tally.chance(Seat(0))).collect();
    assert!(chances.is_sorted_by(|a, b| a >= b), "{chances:?}");
}

#[test]
fn the_same_question_gets_the_same_answer() {
    let auction = Auction { players: 3 };
    let mut chance = tabletop::Chance::new(seed());
    let house = auction.setup(&mut Silent(&mut chance));
    let view = auction.view(&house, Viewer::Seat(Seat(1)));
    let judged = || judge(&auction, &view, Seat(1), &[], DEPTH, seed());
    assert_eq!(judged(), judged());
    let both = compare(&auction, &view, Seat(1), &[1, 5], DEPTH, seed());
    assert_eq!(both[0].tally.games, both[1].tally.games);
    assert_eq!(both.len(), 2);
}

#[test]
fn chances_of_all_seats_are_one_and_lie_in_their_intervals() {
    let auction = Auction { players: 3 };
    let mut chance = tabletop::Chance::new(seed());
    let house = auction.setup(&mut Silent(&mut chance));
    let tally = stand(&auction, &house, DEPTH, seed());
    let seats = || Seat::all(3);
    let all: f64 = seats().map(|seat| tally.chance(seat)).sum();
    assert!((all - 1.0).abs() < 1e-9, "{all}");
    for seat in seats() {
        let (low, high) = tally.interval(seat);
        assert!((low..=high).contains(&tally.chance(seat)));
        assert!(high - low < 0.12, "600 games are about ±4 %");
    }
}

#[test]
fn work_has_an_end_however_many_games_are_wanted() {
    let little = Depth {
        games: u32::MAX,
        effort: 500,
        ..DEPTH
    };
    let judged = judge(&Nim, &heap(15), Seat(0), &[], little, seed());
    let games: u32 = judged.iter().map(|it| it.tally.games).sum();
    assert!(games < 600, "{games}");
}

#[test]
fn of_a_decision_in_parts_every_first_part_is_judged() {
    let game = Errands;
    let mut chance = tabletop::Chance::new(seed());
    let state = game.setup(&mut Silent(&mut chance));
    let seat = game.awaited(&state).first().expect("it has begun");
    let view = game.view(&state, Viewer::Seat(seat));
    let judged = judge(&game, &view, seat, &[], DEPTH, seed());
    assert!(!judged.is_empty());
}
