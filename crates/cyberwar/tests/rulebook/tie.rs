//! The draft: ties, and the best of three games.

use cyberwar::state::{DraftPhase, Drafted};
use cyberwar::{Action, Event};
use tabletop::{Config, Seat, Seats};

use crate::table::*;

/// CP, CP, CP, CP and CP: whoever has one of C and P stops all five.
const ALIKE: [&str; 5] = ["T1016", "T1049", "T1057", "T1059", "T1082"];

/// Two players about to drop cards: Alice has P, R, A, L, K and B, Bob has C, U, E, N, X and F.
fn tied() -> Table {
    let config = Config::new(2);
    let mut table = Table::draft(&config, &ALIKE, &["PUNAFK", "CEXRLB"]);
    table.keep("PC").keep("RU").keep("AE").keep("LN").keep("KX");
    table
}

/// Lets Alice end with these and Bob with those.
fn end_with(mut table: Table, alice: &str, bob: &str) -> Table {
    for (seat, team) in [(ALICE, alice), (BOB, bob)] {
        while table.awaited().contains(seat) {
            let drop = table.menu(seat).into_iter().find(|action| match action {
                Action::Drop(card) => !team.contains(&letters([*card])),
                _ => false,
            });
            table.act(seat, drop.expect("there is more than the team"));
        }
    }
    table
}

/// CYW-R15
#[test]
fn a_tie_is_broken_by_one_more_attack() {
    let mut found = 0;
    for seed in 0..40 {
        let table = end_with(tied().with_luck(&seed.to_string()), "PAK", "CEX");
        let told = table.told();
        let breaks: Vec<(Seats, Seats)> = told
            .iter()
            .filter_map(|event| match event {
                Event::TieBreak {
                    leaders,
                    stopped_by,
                    ..
                } => Some((*leaders, *stopped_by)),
                _ => None,
            })
            .collect();
        let result = &table.draft_view(ALICE).results[0];
        assert_eq!(result.scores, [5, 5]);
        assert_eq!(usize::from(result.extra), breaks.len());
        let (last, before) = breaks.split_last().expect("five each is a tie");
        // All or none of the leaders stop the attacks that decide nothing.
        assert!(
            before
                .iter()
                .all(|(leaders, by)| by == leaders || by.is_empty())
        );
        assert_eq!(last.1, result.winners);
        assert_eq!(result.winners.len(), 1);
        found += before.len();
    }
    assert!(found > 0, "some ties take more than one attack");
}

/// CYW-R15
#[test]
fn if_the_deck_runs_out_the_leaders_share_the_win() {
    let table = tied();
    let mut state = table.state().clone();
    // Nothing is left to draw.
    state.attacks.truncate(5);
    let table = end_with(Table::new(table.game().clone(), state), "PAK", "CEX");
    assert_eq!(table.outcome().winners, Seats::all(2));
    assert_eq!(table.draft_view(ALICE).results[0].extra, 0);
}

/// CYW-R15
#[test]
fn only_the_tied_leaders_take_part_in_the_tie_break() {
    let config = Config::new(3);
    // Alice and Bob stop all five, Carol none.
    for seed in 0..20 {
        let packets = ["PUNA", "CEXR", "FKLB"];
        let mut table = Table::draft(&config, &ALIKE, &packets).with_luck(&seed.to_string());
        table.keep("PCF").keep("KUE").keep("XLN");
        while !table.is_over() {
            let seat = table.awaited().first().expect("someone is awaited");
            let drop = *table.menu(seat).last().expect("there is something to drop");
            table.act(seat, drop);
        }
        for event in table.told() {
            if let Event::TieBreak {
                leaders,
                stopped_by,
                ..
            } = event
            {
                assert!(!leaders.contains(CAROL) && !stopped_by.contains(CAROL));
            }
        }
        assert_eq!(table.outcome().winners.len(), 1);
    }
}

fn three() -> Config {
    Config::new(2).with("best-of-three", true)
}

/// CYW-R16
#[test]
fn in_a_best_of_three_each_game_is_dealt_anew_until_someone_has_won_two() {
    for seed in 0..30 {
        let mut table = Table::opening(&three(), &seed.to_string());
        let mut games = 1;
        while !table.is_over() {
            let seat = table.awaited().first().expect("someone is awaited");
            table.act(seat, table.menu(seat)[0]);
            let told = table.told();
            if told
                .iter()
                .any(|event| matches!(event, Event::GameWon { .. }))
                && !table.is_over()
            {
                games += 1;
                let dealt = |event: &Event| matches!(event, Event::Dealt { game, games: 3, .. } if *game == games);
                assert!(told.iter().any(dealt));
                let view = table.draft_view(ALICE);
                assert_eq!(
                    (view.phase, view.turn, view.game),
                    (DraftPhase::Keep, 0, games)
                );
            }
        }
        let results = table.draft_view(ALICE).results;
        let wins = |seat: Seat| {
            results
                .iter()
                .filter(|game| game.winners.contains(seat))
                .count()
        };
        assert_eq!(results.len(), usize::from(games));
        assert!(games == 3 || wins(ALICE) == 2 || wins(BOB) == 2);
        let winner = table.outcome().winners;
        assert!(winner.len() == 1 || wins(ALICE) == wins(BOB));
        assert_eq!(
            table.outcome().scores(),
            [wins(ALICE) as i32, wins(BOB) as i32]
        );
    }
}

/// A best of three after these games: winners, and attacks stopped by Alice and Bob.
fn after(games: &[(&[Seat], [u8; 2])]) -> Table {
    let table = Table::opening(&three(), "after");
    let mut state = table.state().clone();
    let five = std::array::from_fn(|at| state.attacks[at]);
    let draft = draft_of(&mut state);
    draft.phase = DraftPhase::Over;
    for (winners, [alice, bob]) in games {
        draft.games.push(Drafted {
            attacks: five,
            teams: Default::default(),
            scores: [*alice, *bob, 0, 0],
            extra: 0,
            winners: winners.iter().copied().collect(),
        });
    }
    Table::new(table.game().clone(), state)
}

/// CYW-R16
#[test]
fn a_shared_game_counts_for_each_and_then_the_attacks_stopped_decide() {
    let both: &[Seat] = &[ALICE, BOB];
    let table = after(&[(both, [4, 4]), (both, [3, 3])]);
    assert_eq!(table.outcome().winners, Seats::all(2));
    let table = after(&[(both, [4, 4]), (&[ALICE], [5, 2]), (&[BOB], [1, 3])]);
    assert_eq!(table.outcome().winners, Seats::one(ALICE));
    let table = after(&[(both, [4, 4]), (&[ALICE], [3, 2]), (&[BOB], [1, 3])]);
    assert_eq!(table.outcome().winners, Seats::one(BOB));
}
