//! The end of a round, and the next deal.

use league::cards::{Cards, Server};
use league::state::{Mending, Phase};
use league::{Action, Event, Source};
use tabletop::Seat;

use crate::table::*;

/// Anna has one card left, and nobody else has any.
fn last() -> Layout {
    Layout::players(3).hand(ANNA, &COINS[..1])
}

/// What the points were for, as it was told.
fn earned(table: &Table, seat: Seat) -> Vec<(Source, u8)> {
    let told = table.told().into_iter();
    told.filter_map(|event| match event {
        Event::Earned {
            seat: whose,
            points,
            by,
        } if whose == seat => Some((by, points)),
        _ => None,
    })
    .collect()
}

#[test]
fn a_round_ends_when_nobody_has_cards() {
    let mut table = last().start();
    table.repair(ANNA, &COINS[..1]);
    assert_eq!((table.open().round, table.open().action), (2, 1));
}

#[test]
fn a_round_ends_after_its_last_action() {
    for (players, actions) in [(2, 4), (3, 5), (4, 5)] {
        let layout = || Layout::players(players).hand(ANNA, &COINS[..3]);
        let mut table = layout().action(actions - 1).start();
        table.repair(ANNA, &COINS[..1]);
        assert_eq!((table.open().round, table.open().action), (1, actions));
        table.repair(ANNA, &COINS[1..2]);
        assert_eq!((table.open().round, table.open().action), (2, 1));
    }
}

#[test]
fn whole_vulnerabilities_and_clean_servers_score() {
    // Ben: a clean server with bonus 2, and one with one whole vulnerability.
    let mut table = last().server(BEN, 2, &[]).server(BEN, 1, &[0, 3]).start();
    table.repair(ANNA, &COINS[..1]);
    assert_eq!(table.score(BEN), 3 + 2);
    let expected = [(Source::Vulnerabilities, 3), (Source::Clean(s(2)), 2)];
    assert_eq!(earned(&table, BEN), expected);
}

#[test]
fn every_server_has_its_bonus() {
    let bonus = |numbers: &[u8], bonus: u8| {
        for &number in numbers {
            assert_eq!(s(number).bonus(), bonus, "{:?}", s(number));
        }
    };
    bonus(&[1, 5, 8, 10], 1);
    bonus(&[2, 3, 4, 6, 7, 9, 15, 16, 17, 18], 2);
    bonus(&[11, 12, 13, 14, 19, 20, 21, 22, 23, 24, 25, 26], 3);
}

#[test]
fn auto_recovery_removes_two_damage_at_the_end_and_stacks() {
    let mut table = last()
        .server(BEN, 2, &[2, 1])
        .defence(BEN, AutoRecovery, Red)
        .start();
    table.repair(ANNA, &COINS[..1]);
    let cause = Mending::Recovery;
    let left = [0, 2, 0, 0];
    assert_eq!(table.phase(), Phase::Mend { cause, left });
    table.mend(BEN, 2, 0).mend(BEN, 2, 0);
    assert_eq!(earned(&table, BEN), [(Source::Vulnerabilities, 1)]);

    let mut table = last()
        .server(BEN, 2, &[2, 1])
        .defence(BEN, AutoRecovery, Red)
        .defence(BEN, AutoRecovery, Blue)
        .start();
    table.repair(ANNA, &COINS[..1]);
    assert_eq!(table.score(BEN), 2 + 2, "four are enough for all of it");
}

#[test]
fn lge_r15_all_recoveries_work_at_the_same_time_before_anything_is_counted() {
    let layout = || {
        last()
            .server(BEN, 2, &[1, 3])
            .server(CLEO, 3, &[1, 3])
            .defence(BEN, AutoRecovery, Red)
            .defence(CLEO, AutoRecovery, Blue)
    };
    let mut one = layout().start();
    one.repair(ANNA, &COINS[..1]);
    assert_eq!(one.awaited(), [BEN, CLEO]);
    one.mend(BEN, 2, 0);
    assert_eq!(one.damage(2), [0, 2], "the second can only go in one place");
    assert_eq!(one.score(BEN), 0, "Cleo is not done");
    one.mend(CLEO, 3, 0);
    let mut other = layout().start();
    other.repair(ANNA, &COINS[..1]);
    other.mend(CLEO, 3, 0).mend(BEN, 2, 0);
    assert_eq!((one.score(BEN), one.score(CLEO)), (1, 1));
    assert_eq!((other.score(BEN), other.score(CLEO)), (1, 1));
}

#[test]
fn certification_audit_scores_every_clean_server_after_the_recovery_and_stacks() {
    let layout = || {
        last()
            .server(BEN, 2, &[])
            .server(BEN, 3, &[1, 1])
            .server(BEN, 4, &[4, 4])
            .defence(BEN, CertificationAudit, Red)
            .defence(BEN, AutoRecovery, Red)
    };
    let mut table = layout().start();
    table.repair(ANNA, &COINS[..1]);
    table.mend(BEN, 3, 0).mend(BEN, 3, 1);
    let audits = (Source::CertificationAudit, 2);
    assert_eq!(earned(&table, BEN).last(), Some(&audits));
    let mut table = layout().defence(BEN, CertificationAudit, Blue).start();
    table.repair(ANNA, &COINS[..1]);
    table.mend(BEN, 3, 0).mend(BEN, 3, 1);
    let audits = (Source::CertificationAudit, 4);
    assert_eq!(earned(&table, BEN).last(), Some(&audits));
}

#[test]
fn lge_r15_the_discs_move_once_each_the_lowest_first() {
    // Anna 3 and Cleo 1; all get 4 points for a clean server.
    let mut table = last()
        .server(ANNA, 2, &[])
        .server(BEN, 3, &[])
        .server(CLEO, 4, &[])
        .score(ANNA, 3)
        .score(CLEO, 1)
        .discs([CLEO, ANNA, BEN, DORA])
        .start();
    table.repair(ANNA, &COINS[..1]);
    let moved: Vec<Seat> = table
        .told()
        .into_iter()
        .filter_map(|event| match event {
            Event::Scored {
                seat, points: 4, ..
            } => Some(seat),
            _ => None,
        })
        .collect();
    assert_eq!(moved, [BEN, CLEO, ANNA]);
    assert_eq!(
        table.open().discs,
        [BEN, CLEO, ANNA],
        "who moves last lies highest"
    );
}

#[test]
fn lge_r15_the_higher_disc_moves_first_on_a_tie() {
    let mut table = last()
        .server(ANNA, 2, &[])
        .server(BEN, 3, &[])
        .discs([ANNA, CLEO, BEN, DORA])
        .start();
    table.repair(ANNA, &COINS[..1]);
    assert_eq!(
        table.open().discs,
        [CLEO, BEN, ANNA],
        "Ben moved first, Cleo not at all"
    );
}

#[test]
fn damage_taps_hands_and_supply_are_put_away() {
    let mut table = Layout::players(3)
        .action(5)
        .hand(ANNA, &[a(A01, Red), a(A02, Red)])
        .hand(BEN, &[COINS[0], COINS[1]])
        .server(CLEO, 1, &[])
        .server(CLEO, 2, &[1, 4])
        .tapped(CLEO, IncidentResponse, Blue)
        .start();
    table.attack(ANNA, a(A01, Red), &[]);
    table.repair(BEN, &COINS[..1]);
    assert!(table.told().contains(&Event::Cleaned));
    assert_eq!((table.damage(1), table.damage(2)), (vec![0, 0], vec![0, 0]));
    assert!(table.tapped(CLEO).is_empty());
    assert_eq!(
        table.open().supply,
        Server::of_level(2).iter().collect::<Vec<_>>()
    );
    assert_eq!(
        table.open().gone.len(),
        8,
        "the rest of level 1 left the game"
    );
    let discards: Cards = [a(A01, Red), a(A02, Red), COINS[0], COINS[1]]
        .into_iter()
        .collect();
    assert_eq!(table.discards(), discards, "hands too, face up (LGE-R20)");
    for seat in [ANNA, BEN, CLEO] {
        assert_eq!(table.hand(seat).len(), 8);
    }
}

/// A deck of so many cards, the others being discarded.
fn short(layout: Layout, deck: usize) -> Layout {
    let coins: Cards = COINS.into_iter().collect();
    let rest = Cards::DECK.minus(coins);
    layout.discards(rest.iter().skip(deck).collect())
}

#[test]
fn if_the_deck_runs_out_the_rest_is_dealt_and_the_discards_are_shuffled() {
    let mut table = short(Layout::players(3).hand(ANNA, &COINS), 10).start();
    let left = table.0.state().deck;
    assert_eq!(left.len(), 10);
    table.act(ANNA, Action::Plan(league::Plan::Repair(8)));
    let told = Event::RoundBegan {
        round: 2,
        shuffled: true,
    };
    assert!(table.told().contains(&told));
    let hands: Cards = [ANNA, BEN, CLEO]
        .into_iter()
        .flat_map(|seat| table.hand(seat))
        .collect();
    assert_eq!(hands.len(), 24);
    assert!(
        hands.includes(left),
        "all that was left is in somebody's hand"
    );
    assert_eq!(
        table.open().dealt,
        left,
        "and everyone may know it (LGE-R16)"
    );
    assert!(table.discards().is_empty());
    assert_eq!(table.0.state().deck.len(), 64 - 24);
}

#[test]
fn lge_r16_what_everyone_knows_to_be_in_hands_is_forgotten_as_it_is_played() {
    let mut table = short(Layout::players(3).hand(ANNA, &COINS), 10).start();
    table.act(ANNA, Action::Plan(league::Plan::Repair(8)));
    let known = table.open().dealt;
    for seat in [ANNA, BEN, CLEO] {
        let first = table.hand(seat)[0];
        table.repair(seat, &[first]);
    }
    let still = table.open().dealt;
    assert!(known.includes(still));
    assert!(still.common(table.discards()).is_empty());
}

#[test]
fn a_deck_that_is_long_enough_is_not_shuffled() {
    let mut table = short(Layout::players(3).hand(ANNA, &COINS), 24).start();
    let left = table.0.state().deck;
    table.act(ANNA, Action::Plan(league::Plan::Repair(8)));
    let told = Event::RoundBegan {
        round: 2,
        shuffled: false,
    };
    assert!(table.told().contains(&told));
    let hands: Cards = [ANNA, BEN, CLEO]
        .into_iter()
        .flat_map(|seat| table.hand(seat))
        .collect();
    assert_eq!(hands, left);
    assert_eq!(table.open().dealt, Cards::EMPTY);
}
