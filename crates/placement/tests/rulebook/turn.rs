//! The course of a turn.

use placement::board::{Site, Space};
use placement::cards::{Attack, EventCard, Security, Vulnerability};
use placement::state::{Persistent, Phase, Pose, Throw};
use placement::{Action, Event, Six, Source};

use crate::table::*;

/// Ben is about to have his turn in some later round.
fn before_ben() -> Layout {
    Layout::players(3).before_turn_of(BEN)
}

// The round marker

#[test]
fn a_new_round_turns_a_vulnerability_up() {
    let mut table = Layout::players(3)
        .with(|state| state.turn = CLEO)
        .next_vulnerability(Vulnerability::NoLockout1)
        .start();
    table.end_turn(CLEO);
    assert_eq!(table.spectator().round, 3);
    assert_eq!(
        table.vulnerability(Company),
        Some(Vulnerability::NoLockout1)
    );
}

#[test]
fn it_replaces_the_vulnerability_that_lies_there() {
    let mut table = Layout::players(3)
        .with(|state| state.turn = CLEO)
        .vulnerability(Vulnerability::AlertFlood1)
        .next_vulnerability(Vulnerability::NoLockout1)
        .start();
    table.end_turn(CLEO);
    assert_eq!(
        table.vulnerability(Company),
        Some(Vulnerability::NoLockout1)
    );
    let discards = table.open().vulnerabilities.discards;
    assert!(discards.contains(Vulnerability::AlertFlood1));
}

#[test]
fn no_vulnerability_is_turned_up_within_a_round() {
    let mut table = Layout::players(3).start();
    table.end_turn(ANNA);
    assert!(
        !table
            .told()
            .iter()
            .any(|event| matches!(event, Event::Exposed { .. }))
    );
    assert_eq!(table.spectator().round, 2);
}

/// PLC-R6
#[test]
fn if_the_start_player_is_out_the_next_player_in_order_does_it() {
    let mut table = Layout::players(4)
        .arrested([A1, A2, A3])
        .with(|state| state.turn = DAN)
        .next_vulnerability(Vulnerability::DualNic1)
        .start();
    table.end_turn(DAN);
    assert_eq!(table.spectator().turn, BEN);
    assert_eq!(table.spectator().round, 3);
    assert_eq!(table.vulnerability(Factory), Some(Vulnerability::DualNic1));
}

// Preparation

/// PLC-R29
#[test]
fn each_own_attacker_inside_takes_a_token_from_its_sites_stock() {
    let mut table = before_ben()
        .inside(B1, Factory, 1)
        .inside(B2, Hospital, 3)
        .inside(B3, Factory, 2)
        .inside(A1, Company, 1)
        .start();
    table.end_turn(ANNA);
    assert_eq!(table.tokens(BEN), [1, 0, 0, 2]);
    assert_eq!(table.tokens(ANNA), [0; 4]);
    assert_eq!(table.stock(Factory), 13);
    let sites: Vec<Site> = table
        .told()
        .iter()
        .filter_map(|event| match event {
            Event::Gained {
                site,
                from: Source::Stock { .. },
                ..
            } => Some(*site),
            _ => None,
        })
        .collect();
    assert_eq!(
        sites,
        [Hospital, Factory, Factory],
        "red comes before yellow"
    );
}

/// PLC-R29, PLC-R33
#[test]
fn a_leak_in_preparation_arrests_the_own_attackers_there_and_nothing_more_is_taken() {
    let mut table = before_ben()
        .inside(B1, Company, 1)
        .inside(B2, Company, 2)
        .inside(B3, Factory, 1)
        .inside(C1, Company, 3)
        .stock(Company, 1)
        .start();
    table.end_turn(ANNA);
    assert_eq!(table.tokens(BEN), [0, 1, 0, 1]);
    assert_eq!(table.stock(Company), 10);
    assert_eq!(
        [B1, B2, C1].map(|piece| table.space(piece)),
        [Space::Gone; 3]
    );
    assert_eq!(table.awaited(), BEN);
}

#[test]
fn acted_attackers_stand_up() {
    let mut table = before_ben().acted(B1).acted(C1).start();
    table.end_turn(ANNA);
    assert_eq!(table.pose(B1), Pose::Standing);
    assert_eq!(table.pose(C1), Pose::Acted);
    assert!(table.told().contains(&Event::Stood { seat: BEN }));
}

/// PLC-R7
#[test]
fn tokens_are_taken_before_persistent_cards_are_used() {
    let layout = before_ben().inside(B1, Company, 1).with(|state| {
        state.attacks.pile.remove(Attack::Cryptomining);
        state.crews[1].attackers[0].persistent.cryptomining = 1;
    });
    let mut table = layout.start();
    table.end_turn(ANNA);
    let order: Vec<&str> = table
        .told()
        .iter()
        .filter_map(|event| match event {
            Event::Gained { .. } => Some("token"),
            Event::Rolled { .. } => Some("roll"),
            _ => None,
        })
        .collect();
    assert_eq!(order, ["token", "roll"]);
}

#[test]
fn in_a_first_turn_only_a_card_is_exchanged() {
    let mut table = Layout::players(3)
        .with(|state| state.round = 1)
        .hand(BEN, [Attack::Ddos])
        .inside(B1, Company, 1)
        .acted(B1)
        .start();
    table.end_turn(ANNA);
    assert_eq!(table.phase(), Phase::Exchange);
    assert_eq!(table.tokens(BEN), [0; 4]);
    assert_eq!(table.pose(B1), Pose::Acted);
}

#[test]
fn exactly_one_card_may_be_exchanged() {
    let mut table = Layout::players(3)
        .phase(Phase::Exchange)
        .hand(ANNA, [Attack::Ddos, Attack::Emotet])
        .next_attack(Attack::Snake)
        .start();
    table.act(ANNA, Action::Exchange(Attack::Ddos));
    assert_eq!(table.hand(ANNA), [Attack::Emotet, Attack::Snake]);
    assert_eq!(table.phase(), Phase::Gather);
    assert_eq!(
        table.refused(ANNA, Action::Exchange(Attack::Emotet)),
        placement::Illegal::WrongStep
    );
}

#[test]
fn or_none() {
    let mut table = Layout::players(3)
        .phase(Phase::Exchange)
        .hand(ANNA, [Attack::Ddos])
        .start();
    table.act(ANNA, Action::Keep);
    assert_eq!(table.hand(ANNA), [Attack::Ddos]);
    assert_eq!(table.phase(), Phase::Gather);
}

#[test]
fn without_cards_there_is_nothing_to_exchange() {
    let mut table = before_ben().start();
    table.end_turn(ANNA);
    assert_eq!(table.phase(), Phase::Gather);
}

// Gathering

fn gathering() -> Layout {
    Layout::players(3).phase(Phase::Gather)
}

#[test]
fn two_tokens_may_be_taken_one_at_a_time() {
    let mut table = gathering().start();
    table
        .act(ANNA, Action::Take(Company))
        .act(ANNA, Action::Take(Company));
    assert_eq!(table.tokens(ANNA), [0, 2, 0, 0]);
    assert_eq!(table.stock(Company), 13);
    assert_eq!(table.phase(), Phase::Act);
}

#[test]
fn or_of_different_colours() {
    let mut table = gathering().start();
    table
        .act(ANNA, Action::Take(Hospital))
        .act(ANNA, Action::Take(Factory));
    assert_eq!(table.tokens(ANNA), [1, 0, 0, 1]);
}

/// PLC-R33
#[test]
fn once_a_site_has_leaked_nothing_more_is_taken_from_it_in_this_gathering() {
    let mut table = gathering().stock(Company, 1).start();
    table.act(ANNA, Action::Take(Company));
    assert_eq!(table.stock(Company), 10);
    table.act(ANNA, Action::Take(Company));
    assert_eq!(table.tokens(ANNA), [0, 1, 0, 0]);
    assert_eq!(table.stock(Company), 10);
    assert_eq!(
        table.told(),
        [Event::Missed {
            seat: ANNA,
            site: Company
        }]
    );
}

/// The first gathering of this kind.
fn rolled(wanted: impl Fn([Site; 2], Six) -> bool) -> Table {
    gathering().lucky(
        |table| {
            table.act(ANNA, Action::Roll);
        },
        |table| match table.told()[0] {
            Event::Gathered { dice, six, .. } => wanted(dice, six),
            _ => false,
        },
    )
}

#[test]
fn each_d4_gives_a_token_from_the_bank_and_the_d6_one_from_the_stock() {
    let table = rolled(|dice, six| dice == [Hospital, Hospital] && six == Six::Colour(Factory));
    assert_eq!(table.tokens(ANNA), [2, 0, 0, 1]);
    assert_eq!(table.stock(Hospital), 15);
    assert_eq!(table.stock(Factory), 14);
    assert_eq!(table.phase(), Phase::Act);
}

#[test]
fn the_dice_lie_as_they_fell_for_everyone_to_see() {
    let (dice, six) = ([Hospital, Company], Six::White);
    let mut table = rolled(|fell, last| fell == dice && last == six);
    table.end_turn(ANNA);
    let thrown = Some(Throw {
        seat: ANNA,
        dice,
        six,
    });
    for view in [table.view(ANNA), table.view(BEN), table.spectator()] {
        assert_eq!(view.thrown, thrown);
    }
}

#[test]
fn wild_takes_from_the_stock_of_a_chosen_site() {
    let mut table = rolled(|dice, six| dice == [Hospital, Company] && six == Six::Wild);
    assert_eq!(table.phase(), Phase::Wild);
    table.act(ANNA, Action::Take(Factory));
    assert_eq!(table.tokens(ANNA), [1, 1, 0, 1]);
    assert_eq!(table.stock(Factory), 14);
    assert_eq!(table.phase(), Phase::Act);
}

#[test]
fn white_draws_an_event_card_which_is_the_only_one_this_turn() {
    let table = gathering()
        .tokens(ANNA, [3, 3, 3, 3])
        .next_event(EventCard::Ransom2)
        .lucky(
            |table| {
                table.act(ANNA, Action::Roll);
            },
            |table| {
                matches!(
                    table.told()[0],
                    Event::Gathered {
                        six: Six::White,
                        ..
                    }
                )
            },
        );
    assert_eq!(table.events_of(ANNA), [EventCard::Ransom2]);
    assert_eq!(
        table.refused(ANNA, Action::Buy),
        placement::Illegal::EventGained
    );
}

// The end

#[test]
fn the_hand_is_filled_up_to_three() {
    let mut table = Layout::players(3).hand(ANNA, [Attack::Ddos]).start();
    table.end_turn(ANNA);
    assert_eq!(table.hand(ANNA).len(), 3);
    assert_eq!(table.spectator().turn, BEN);
}

/// PLC-R8
#[test]
fn more_than_three_cards_are_kept() {
    let four = [Attack::Ddos, Attack::Emotet, Attack::Snake, Attack::Replay];
    let mut table = Layout::players(3).hand(ANNA, four).start();
    table.end_turn(ANNA);
    assert_eq!(table.hand(ANNA).len(), 4);
}

#[test]
fn an_empty_deck_is_refilled_from_its_discards_and_then_nothing_is_drawn() {
    let mut table = Layout::players(3)
        .with(|state| {
            state.attacks.discards = state.attacks.pile;
            state.attacks.pile = tabletop::cards::Bag::EMPTY;
        })
        .start();
    table.end_turn(ANNA);
    assert_eq!(table.hand(ANNA).len(), 3);
    assert!(table.open().attacks.discards.is_empty());
}

#[test]
fn an_out_player_is_skipped() {
    let mut table = Layout::players(3).arrested([B1, B2, B3]).start();
    table.end_turn(ANNA);
    assert_eq!(table.spectator().turn, CLEO);
}

#[test]
fn a_persistent_card_is_lost_with_its_space() {
    let mut table = Layout::players(3)
        .inside(A1, Company, 1)
        .tokens(ANNA, [2, 2, 0, 0])
        .with(|state| {
            state.attacks.pile.remove(Attack::Cryptomining);
            state.crews[0].attackers[0].persistent.cryptomining = 1;
        })
        .start();
    table.deeper(A1);
    assert_eq!(table.attacker(A1).persistent, Persistent::NONE);
    assert!(table.open().attacks.discards.contains(Attack::Cryptomining));
}

// Backdoor's way back

fn backdoor() -> Layout {
    before_ben().with(|state| state.crews[1].attackers[0].backdoor = Some((Company, 2)))
}

#[test]
fn a_backdoor_attacker_may_return_after_the_exchange() {
    let mut table = backdoor().hand(BEN, [Attack::Ddos]).start();
    table.end_turn(ANNA).act(BEN, Action::Keep);
    assert_eq!(table.phase(), Phase::Return { attacker: B1 });
    table.act(BEN, Action::Yes);
    assert_eq!(table.space(B1), Space::In(Company, 2));
    assert_eq!(table.phase(), Phase::Gather);
}

#[test]
fn unused_it_lapses() {
    let mut table = backdoor().start();
    table.end_turn(ANNA).act(BEN, Action::No);
    assert_eq!(table.space(B1), Space::Start);
    assert_eq!(table.attacker(B1).backdoor, None);
}

#[test]
fn it_lapses_when_access_control_bars_it() {
    let mut table = backdoor()
        .security(Company, Security::AccessControl)
        .start();
    table.end_turn(ANNA);
    assert_eq!(table.phase(), Phase::Gather);
    assert_eq!(table.attacker(B1).backdoor, None);
}

#[test]
fn the_third_attacker_to_return_draws_security() {
    let mut table = backdoor()
        .inside(A1, Company, 1)
        .inside(C1, Company, 1)
        .next_security(Security::Edr)
        .start();
    table.end_turn(ANNA).act(BEN, Action::Yes);
    assert_eq!(table.security(Company), [Security::Edr]);
}
