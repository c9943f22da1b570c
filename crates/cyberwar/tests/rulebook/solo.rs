//! Solo: five attacks at a time against four defences.

use cyberwar::cards::{Defences, Handle};
use cyberwar::state::{MAX_ROUNDS, SoloPhase};
use cyberwar::{Action, Event};
use tabletop::Seats;

use crate::table::*;

/// T1015 RFP, T1027 XEBUFCP, T1043 NKUP, T1045 B, T1053 EFCP.
const FIVE: [&str; 5] = ["T1015", "T1027", "T1043", "T1045", "T1053"];

#[test]
fn the_deck_is_the_groups_and_five_attacks_lie_face_down() {
    for (group, cards, rounds) in [("box", 44, 9), ("apt3", 44, 9), ("apt29", 23, 5)] {
        let table = Table::opening(&solo_config().with("group", group), "deck");
        let view = table.view(ALICE);
        assert_eq!((view.attacks.len(), view.deck), (5, cards - 5));
        let solo = table.solo_view();
        assert_eq!((solo.round, solo.rounds), (1, rounds));
        assert_eq!(solo.five, (0..5).map(Handle).collect::<Vec<_>>());
    }
}

#[test]
fn exactly_four_defences_are_chosen_before_the_attacks_are_turned_up() {
    let mut table = Table::solo(&solo_config(), &FIVE);
    for (nth, letter) in "PBNE".chars().enumerate() {
        assert_eq!(table.menu(ALICE).len(), 12 - nth);
        table.act(ALICE, Action::Choose(defence(letter)));
        assert!(table.was_quiet());
    }
    assert_eq!(table.menu(ALICE), [Action::Reveal]);
}

#[test]
fn a_choice_can_be_taken_back_until_the_attacks_are_turned_up() {
    let mut table = Table::solo(&solo_config(), &FIVE);
    table
        .act(ALICE, Action::Choose(defence('P')))
        .act(ALICE, Action::Choose(defence('C')));
    table.retract(ALICE);
    assert_eq!(letters(table.solo_view().chosen), "P");
    table.retract(ALICE);
    assert!(table.solo_view().chosen.is_empty());
}

/// CYW-R7
#[test]
fn a_defence_stops_every_attack_it_detects() {
    let mut table = Table::solo(&solo_config(), &FIVE);
    // P detects all but T1045, which B detects; A and L detect nothing here.
    table.answer("PBAL");
    let Some(Event::Revealed { attacks }) = table.told().into_iter().nth(1) else {
        panic!("the attacks are turned up");
    };
    let caught: Vec<String> = attacks
        .iter()
        .map(|shown| letters(shown.caught_by.iter()))
        .collect();
    assert_eq!(caught, ["P", "PB", "P", "B", "P"]);
    assert!(table.told().contains(&Event::Survived { round: 1 }));
}

#[test]
fn when_all_are_stopped_the_five_are_removed_and_all_defences_return() {
    let mut table = Table::solo(&solo_config(), &FIVE);
    table.answer("PBAL");
    let solo = table.solo_view();
    assert_eq!((solo.phase, solo.round), (SoloPhase::Choose, 2));
    assert_eq!(solo.five, (5..10).map(Handle).collect::<Vec<_>>());
    assert_eq!(solo.answers, [defences("PBAL")]);
    assert_eq!(table.menu(ALICE).len(), 12);
}

/// CYW-R10
#[test]
fn one_attack_that_gets_through_loses_and_the_rounds_survived_are_the_score() {
    let mut table = Table::solo(
        &solo_config(),
        &[&FIVE[..], &["T1110", "T1016", "T1041", "T1049", "T1057"]].concat(),
    );
    table.answer("PBAL");
    // T1110 is detected by L only.
    table.answer("PCFB");
    assert!(
        matches!(&table.told()[2], Event::Lost { round: 2, through } if ids(through) == ["T1110"])
    );
    let outcome = table.outcome();
    assert_eq!((outcome.scores(), outcome.winners), (&[1][..], Seats::NONE));
    assert_eq!(table.solo_view().phase, SoloPhase::Lost);
}

/// CYW-R8
#[test]
fn the_last_round_is_what_is_left_and_still_wants_four_defences() {
    let mut table = Table::opening(&solo_config().with("group", "apt29"), "last");
    while !table.is_over() && table.solo_view().round < 5 {
        let best = best_answer(&table);
        table.answer(&best);
    }
    let solo = table.solo_view();
    assert_eq!((solo.round, solo.five.len()), (5, 3));
    assert_eq!(table.menu(ALICE).len(), 12);
    table.answer(&best_answer(&table));
    assert_eq!(table.told().last(), Some(&Event::Cleared { rounds: 5 }));
    let outcome = table.outcome();
    assert_eq!(
        (outcome.scores(), outcome.winners),
        (&[5][..], Seats::one(ALICE))
    );
}

/// Four that stop all attacks on the table.
fn best_answer(table: &Table) -> String {
    let five = table.solo_view().five;
    let links: Vec<Defences> = five
        .iter()
        .map(|&handle| table.state().link(handle))
        .collect();
    letters(cyberwar::solver::best(&links).defences.iter())
}

/// CYW-R11
#[test]
fn every_five_of_a_shuffled_deck_can_be_stopped() {
    let config = solo_config().with("group", "apt29").with("difficulty", "2");
    let fair = |table: &Table| {
        let state = table.state();
        state.attacks.chunks(5).all(|five| {
            cyberwar::solver::can_be_stopped(five.iter().map(|card| state.links[card.index()]))
        })
    };
    let mut unfair_as_dealt = 0;
    for seed in 0..200 {
        let table = Table::opening(&config, &seed.to_string());
        assert!(fair(&table) && !table.solo_view().unfair);
        let as_dealt = Table::opening(&config.clone().with("as-dealt", true), &seed.to_string());
        assert!(!as_dealt.solo_view().unfair);
        unfair_as_dealt += usize::from(!fair(&as_dealt));
    }
    // About one deck in eight.
    assert!((10..50).contains(&unfair_as_dealt), "{unfair_as_dealt}");
}

/// CYW-R28
#[test]
fn a_hint_names_one_defence_of_a_best_answer() {
    for seed in 0..50 {
        let config = solo_config()
            .with("group", "apt29")
            .with("hint", true)
            .with("level", "exam");
        let mut table = Table::opening(&config, &seed.to_string());
        loop {
            let solo = table.solo_view();
            let hint = solo.hint.expect("hints are on");
            let best = best_answer(&table);
            assert!(best.contains(&letters([hint])));
            table.answer(&best);
            if table.is_over() {
                break;
            }
        }
    }
}

#[test]
fn without_the_switch_there_is_no_hint() {
    assert_eq!(
        Table::opening(&solo_config(), "no hint").solo_view().hint,
        None
    );
}

#[test]
fn the_largest_deck_fits() {
    let table = Table::opening(&solo_config().with("group", "G0094"), "Kimsuky");
    assert_eq!(table.state().attacks.len(), 93);
    assert!(usize::from(table.solo_view().rounds) <= MAX_ROUNDS);
}
