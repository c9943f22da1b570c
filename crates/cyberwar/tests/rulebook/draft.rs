//! The draft: everyone keeps one defence and passes the rest.

use std::collections::BTreeSet;

use cyberwar::cards::Defences;
use cyberwar::state::DraftPhase;
use cyberwar::{Action, Event, Hand, Pile};
use tabletop::{Config, Seat, Seats, Viewer};

use crate::table::*;

/// T1015 RFP, T1027 XEBUFCP, T1043 NKUP, T1045 B, T1053 EFCP.
const FIVE: [&str; 5] = ["T1015", "T1027", "T1043", "T1045", "T1053"];
const TWO: [&str; 2] = ["PCFAUK", "RLNEXB"];
const THREE: [&str; 3] = ["PCFA", "UKRL", "NEXB"];
const FOUR: [&str; 4] = ["PCF", "AUK", "RLN", "EXB"];

fn draft(packets: &[&str]) -> Table {
    Table::draft(&Config::new(packets.len() as u8), &FIVE, packets)
}

fn hand(table: &Table, seat: Seat) -> String {
    match &table.draft_view(seat).hands[seat.index()] {
        Hand::Cards { cards } => letters(cards.iter()),
        Hand::Count { .. } => panic!("one's own hand is seen"),
    }
}

fn kept(table: &Table, seat: Seat) -> String {
    match &table.draft_view(seat).kept[seat.index()] {
        Pile::Cards { cards } => letters(cards.iter().copied()),
        Pile::Count { .. } => panic!("what one has kept is seen"),
    }
}

#[test]
fn five_attacks_lie_face_down_and_all_twelve_defences_are_dealt() {
    for (players, each) in [(2, 6), (3, 4), (4, 3)] {
        let table = Table::opening(&Config::new(players), "dealt");
        assert_eq!(table.spectator().attacks.len(), 5);
        let mut all = Defences::EMPTY;
        for seat in Seat::all(players) {
            let hand = hand(&table, seat);
            assert_eq!(hand.len(), each);
            all = all.or(defences(&hand));
        }
        assert_eq!(all, Defences::FULL);
    }
}

#[test]
fn everyone_keeps_a_card_at_the_same_time_and_passes_the_rest_to_the_left() {
    let mut table = draft(&THREE);
    assert_eq!(table.awaited(), Seats::all(3));
    table.keep("PUN");
    assert_eq!(
        [ALICE, BOB, CAROL].map(|seat| hand(&table, seat)),
        ["EXB", "CFA", "KRL"]
    );
    assert_eq!(
        [ALICE, BOB, CAROL].map(|seat| kept(&table, seat)),
        ["P", "U", "N"]
    );
    table.keep("ECK");
    assert_eq!(
        [ALICE, BOB, CAROL].map(|seat| hand(&table, seat)),
        ["RL", "XB", "FA"]
    );
}

#[test]
fn a_choice_is_secret_and_can_be_changed_until_everyone_has_chosen() {
    let mut table = draft(&THREE);
    table.act(BOB, Action::Keep(defence('U')));
    assert!(table.was_quiet());
    assert_eq!(table.told(), [Event::Decided { seat: BOB }]);
    assert_eq!(table.draft_view(ALICE).decided, Seats::one(BOB));
    assert_eq!(table.draft_view(ALICE).choice, None);
    assert_eq!(table.draft_view(BOB).choice, Some(defence('U')));
    table.retract(BOB);
    assert_eq!(table.awaited(), Seats::all(3));
    table.keep("PRN");
    assert_eq!(kept(&table, BOB), "R");
}

#[test]
fn the_last_card_is_kept_without_being_asked() {
    let mut table = draft(&TWO);
    table.keep("PR").keep("LC").keep("FN").keep("EA").keep("UX");
    assert_eq!(table.draft_view(ALICE).phase, DraftPhase::Drop);
    assert_eq!(kept(&table, ALICE), "PLFEUB");
    assert_eq!(kept(&table, BOB), "RCNAXK");
}

/// CYW-R14
#[test]
fn with_two_players_each_drops_three_and_with_three_one() {
    let mut table = draft(&TWO);
    table.keep("PR").keep("LC").keep("FN").keep("EA").keep("UX");
    table.act(ALICE, Action::Drop(defence('L')));
    table.act(ALICE, Action::Drop(defence('F')));
    assert_eq!(table.draft_view(ALICE).decided, Seats::NONE);
    table.act(ALICE, Action::Drop(defence('E')));
    assert_eq!(table.awaited(), Seats::one(BOB));

    let mut table = draft(&THREE);
    table.keep("PUN").keep("ECK").keep("RXF");
    assert_eq!(table.awaited(), Seats::all(3));
    table.drop(&["P", "U", "N"]);
    assert!(table.is_over());
}

#[test]
fn with_four_players_nobody_drops_a_card() {
    let mut table = draft(&FOUR);
    table.keep("PARE").keep("BCUL");
    assert!(table.is_over());
    let teams: Vec<String> = (0..4)
        .map(|seat| letters(table.draft_view(ALICE).results[0].teams[seat].iter()))
        .collect();
    assert_eq!(teams, ["PNB", "CAX", "FUR", "KLE"]);
}

/// CYW-R14
#[test]
fn drops_are_secret_until_everyone_is_done_and_can_be_taken_back() {
    let mut table = draft(&TWO);
    table.keep("PR").keep("LC").keep("FN").keep("EA").keep("UX");
    table.act(ALICE, Action::Drop(defence('P')));
    assert!(table.was_quiet() && table.told().is_empty());
    assert_eq!(table.draft_view(BOB).dropped[0], Pile::Count { count: 0 });
    table.retract(ALICE);
    assert_eq!(table.menu(ALICE).len(), 6);
    table.drop(&["PLF", "RC"]);
    assert_eq!(table.draft_view(BOB).dropped[0], Pile::Count { count: 3 });
    table.act(BOB, Action::Drop(defence('N')));
    let dropped = Event::Dropped {
        seat: ALICE,
        count: 3,
        defences: Some(defences("PLF")),
    };
    assert!(table.told().contains(&dropped));
}

/// CYW-R7
#[test]
fn who_stops_most_of_the_five_wins_and_an_attack_seen_twice_counts_once() {
    let mut table = draft(&THREE);
    table.keep("PUN").keep("ECK").keep("RXF");
    // Kept: P E R + B, U C X + L?, N K F + A.
    table.drop(&["R", "U", "N"]);
    let result = &table.draft_view(ALICE).results[0];
    let teams: Vec<String> = result
        .teams
        .iter()
        .map(|team| letters(team.iter()))
        .collect();
    for (team, score) in teams.iter().zip(&result.scores) {
        let stopped = FIVE.iter().filter(|id| {
            let by = links(table.game(), id);
            by.chars().any(|letter| team.contains(letter))
        });
        assert_eq!(usize::from(*score), stopped.count(), "{team}");
    }
    let outcome = table.outcome();
    let most = outcome.scores().iter().max();
    let best = Seat::all(3).filter(|seat| outcome.scores().get(seat.index()) == most);
    assert_eq!(outcome.winners, best.collect());
}

#[test]
fn everything_is_turned_up_at_the_end() {
    let mut table = draft(&FOUR);
    table.keep("PARE").keep("BCUL");
    let told = table.told();
    assert!(
        told.iter()
            .any(|event| matches!(event, Event::Revealed { attacks } if attacks.len() == 5))
    );
    let scored: BTreeSet<u8> = told
        .iter()
        .filter_map(|event| match event {
            Event::Scored { seat, .. } => Some(seat.0),
            _ => None,
        })
        .collect();
    assert_eq!(scored.len(), 4);
}

/// CYW-R13
#[test]
fn kept_cards_lie_name_up_for_everyone() {
    let mut table = draft(&THREE);
    table.keep("PUN");
    let told = table.told();
    assert!(told.contains(&Event::Kept {
        seat: ALICE,
        defence: Some(defence('P'))
    }));
    for viewer in [ALICE, BOB, CAROL] {
        assert_eq!(
            table.draft_view(viewer).kept[1],
            Pile::Cards {
                cards: vec![defence('U')]
            }
        );
    }
}

/// CYW-R13
#[test]
fn with_kept_cards_hidden_only_their_number_is_seen_until_the_end() {
    let config = Config::new(3).with("kept-hidden", true);
    let mut table = Table::draft(&config, &FIVE, &THREE);
    table.keep("PUN");
    assert_eq!(table.draft_view(ALICE).kept[1], Pile::Count { count: 1 });
    assert_eq!(
        table.draft_view(BOB).kept[1],
        Pile::Cards {
            cards: vec![defence('U')]
        }
    );
    let told = table.events(Viewer::Seat(ALICE));
    assert!(told.contains(&Event::Kept {
        seat: BOB,
        defence: None
    }));
    assert!(told.contains(&Event::Kept {
        seat: ALICE,
        defence: Some(defence('P'))
    }));
    table.keep("ECK").keep("RXF").drop(&["P", "U", "N"]);
    assert!(table.is_over());
    assert_eq!(
        table.draft_view(ALICE).kept[1],
        table.draft_view(BOB).kept[1]
    );
}

#[test]
fn a_player_knows_a_hand_that_was_passed_on() {
    let mut table = draft(&THREE);
    assert_eq!(table.draft_view(ALICE).hands[1], Hand::Count { count: 4 });
    table.keep("PUN");
    let view = table.draft_view(ALICE);
    assert_eq!(
        view.hands[1],
        Hand::Cards {
            cards: defences("CFA")
        }
    );
    assert_eq!(view.hands[2], Hand::Count { count: 3 });
    assert_eq!(
        view.held,
        [defences("PCFA"), defences("NEXB").minus(defences("N"))]
    );
    table.keep("ECK");
    // Alice has seen what Carol holds now, and what Bob kept of it is open.
    assert_eq!(
        table.draft_view(ALICE).hands[2],
        Hand::Cards {
            cards: defences("FA")
        }
    );
}

#[test]
fn with_kept_cards_hidden_a_hand_is_known_only_right_after_it_was_passed() {
    let config = Config::new(3).with("kept-hidden", true);
    let mut table = Table::draft(&config, &FIVE, &THREE);
    table.keep("PUN");
    assert_eq!(
        table.draft_view(ALICE).hands[1],
        Hand::Cards {
            cards: defences("CFA")
        }
    );
    table.keep("ECK");
    assert_eq!(table.draft_view(ALICE).hands[2], Hand::Count { count: 2 });
}
