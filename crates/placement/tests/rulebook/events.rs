//! The thirteen event cards, and buying them.

use placement::board::{Space, Tokens};
use placement::cards::{Attack, EventCard, Vulnerability};
use placement::state::{Persistent, Phase, Pose};
use placement::{Action, Event, Illegal, Manner};
use tabletop::Setting;

use crate::table::*;

fn holding(card: EventCard) -> Layout {
    Layout::players(3).events(ANNA, [card])
}

fn used(table: &mut Table, card: EventCard) -> &mut Table {
    table.act(ANNA, Action::Use(card))
}

// Buying

/// PLC-R9
#[test]
fn an_event_card_costs_three_tokens_of_three_different_colours() {
    let mut table = Layout::players(3)
        .tokens(ANNA, [1, 2, 1, 1])
        .next_event(EventCard::Ransom2)
        .start();
    table.act(ANNA, Action::Buy);
    let ways = [[0, 1, 1, 1], [1, 0, 1, 1], [1, 1, 0, 1], [1, 1, 1, 0]];
    assert_eq!(table.0.menu(ANNA), ways.map(|way| Action::Pay(Tokens(way))));
    table.act(ANNA, Action::Pay(Tokens([0, 1, 1, 1])));
    assert_eq!(table.events_of(ANNA), [EventCard::Ransom2]);
    assert_eq!(table.tokens(ANNA), [1, 1, 0, 0]);
    let poor = Layout::players(3).tokens(ANNA, [9, 9, 0, 0]).start();
    assert_eq!(
        poor.refused(ANNA, Action::Buy),
        Illegal::EventTooDear { have: 2 }
    );
}

/// PLC-R9
#[test]
fn or_three_of_one_colour_if_the_table_says_so() {
    let layout = Layout::players(3).switch("event-price", Setting::Choice("three-of-one".into()));
    let mut table = layout.clone().tokens(ANNA, [2, 4, 0, 3]).start();
    table.act(ANNA, Action::Buy);
    let ways = [[0, 0, 0, 3], [0, 3, 0, 0]];
    assert_eq!(table.0.menu(ANNA), ways.map(|way| Action::Pay(Tokens(way))));
    let poor = layout.tokens(ANNA, [2, 2, 2, 2]).start();
    assert_eq!(
        poor.refused(ANNA, Action::Buy),
        Illegal::EventTooDearOfOne { have: 2 }
    );
}

#[test]
fn one_event_card_a_turn_is_the_most() {
    let mut table = Layout::players(3)
        .tokens(ANNA, [2, 2, 2, 0])
        .next_event(EventCard::Ransom2)
        .start();
    table.act(ANNA, Action::Buy);
    assert_eq!(table.refused(ANNA, Action::Buy), Illegal::EventGained);
}

#[test]
fn any_number_may_be_played() {
    let mut table = holding(EventCard::Ransom1)
        .events(ANNA, [EventCard::Ransom1])
        .start();
    used(&mut table, EventCard::Ransom1);
    used(&mut table, EventCard::Ransom1);
    assert_eq!(table.points(ANNA), 2);
}

// 1 Information Blackout

#[test]
fn information_blackout_takes_all_tokens_of_a_colour_from_everyone() {
    let mut table = holding(EventCard::InformationBlackout)
        .tokens(ANNA, [3, 1, 0, 0])
        .tokens(BEN, [2, 2, 2, 2])
        .start();
    used(&mut table, EventCard::InformationBlackout).act(ANNA, Action::At(Hospital));
    assert_eq!(table.tokens(ANNA), [0, 1, 0, 0]);
    assert_eq!(table.tokens(BEN), [0, 2, 2, 2]);
}

// 2 Physical Intrusion

#[test]
fn physical_intrusion_raises_an_attackers_level_and_makes_it_acted() {
    let mut table = holding(EventCard::PhysicalIntrusion)
        .inside(A1, Factory, 2)
        .start();
    used(&mut table, EventCard::PhysicalIntrusion).act(ANNA, Action::With(A1));
    assert_eq!(table.space(A1), Space::In(Factory, 3));
    assert_eq!(table.pose(A1), Pose::Acted);
}

/// PLC-R17
#[test]
fn physical_intrusion_from_the_start_space_enters_a_chosen_site() {
    let mut table = holding(EventCard::PhysicalIntrusion).start();
    used(&mut table, EventCard::PhysicalIntrusion)
        .act(ANNA, Action::With(A1))
        .act(ANNA, Action::At(Company));
    assert_eq!(table.space(A1), Space::In(Company, 1));
    assert_eq!(table.pose(A1), Pose::Acted);
}

#[test]
fn physical_intrusion_needs_a_standing_attacker_above_the_deepest_level() {
    let table = holding(EventCard::PhysicalIntrusion)
        .acted(A1)
        .acted(A2)
        .acted(A3)
        .start();
    let play = Action::Use(EventCard::PhysicalIntrusion);
    assert_eq!(table.refused(ANNA, play), Illegal::NoStandingAttacker);
    let mut table = holding(EventCard::PhysicalIntrusion)
        .inside(A1, Factory, 3)
        .start();
    table.act(ANNA, play);
    assert_eq!(table.refused(ANNA, Action::With(A1)), Illegal::Deepest);
}

// 3 Dark Web 1

/// PLC-R18
#[test]
fn dark_web_1_rolls_four_d4_and_takes_those_tokens_from_the_bank() {
    let mut table = holding(EventCard::DarkWeb1).start();
    used(&mut table, EventCard::DarkWeb1).act(ANNA, Action::With(A1));
    assert_eq!(table.tokens(ANNA).iter().sum::<u8>(), 4);
    assert_eq!(table.stock(Hospital), 15);
    assert_eq!(table.pose(A1), Pose::Acted);
    let rolls = table
        .told()
        .into_iter()
        .filter(|event| matches!(event, Event::Rolled { .. }));
    assert_eq!(rolls.count(), 4);
}

// 4 Dark Web 2

/// PLC-R19
#[test]
fn dark_web_2_takes_any_three_tokens_from_the_bank() {
    let mut table = holding(EventCard::DarkWeb2).start();
    used(&mut table, EventCard::DarkWeb2).act(ANNA, Action::With(A1));
    assert_eq!(table.0.menu(ANNA).len(), 20);
    table.act(ANNA, Action::Want(Tokens([0, 2, 0, 1])));
    assert_eq!(table.tokens(ANNA), [0, 2, 0, 1]);
    assert_eq!(table.stock(Company), 15);
    assert_eq!(table.pose(A1), Pose::Acted);
}

/// PLC-R2
#[test]
fn the_bank_does_not_run_out() {
    let mut table = holding(EventCard::DarkWeb2)
        .tokens(BEN, [100; 4])
        .tokens(CLEO, [100; 4])
        .start();
    used(&mut table, EventCard::DarkWeb2).act(ANNA, Action::With(A1));
    table.act(ANNA, Action::Want(Tokens([3, 0, 0, 0])));
    assert_eq!(table.tokens(ANNA), [3, 0, 0, 0]);
}

#[test]
fn the_dark_web_needs_a_standing_attacker() {
    for card in [EventCard::DarkWeb1, EventCard::DarkWeb2] {
        let table = holding(card).acted(A1).acted(A2).acted(A3).start();
        assert_eq!(
            table.refused(ANNA, Action::Use(card)),
            Illegal::NoStandingAttacker
        );
    }
}

// 5 Information Confusion

/// PLC-R20
#[test]
fn information_confusion_swaps_tokens_as_the_user_likes_up_to_the_smaller_holding() {
    let mut table = holding(EventCard::InformationConfusion)
        .tokens(ANNA, [2, 0, 0, 0])
        .tokens(BEN, [0, 1, 1, 1])
        .start();
    used(&mut table, EventCard::InformationConfusion).act(ANNA, Action::Against(BEN));
    assert_eq!(table.phase(), Phase::Confuse { with: BEN, left: 2 });
    table.act(
        ANNA,
        Action::Swap {
            give: Hospital,
            take: Company,
        },
    );
    table.act(
        ANNA,
        Action::Swap {
            give: Hospital,
            take: Factory,
        },
    );
    assert_eq!(table.tokens(ANNA), [0, 1, 0, 1]);
    assert_eq!(table.tokens(BEN), [2, 0, 1, 0]);
    assert_eq!(table.phase(), Phase::Act);
}

#[test]
fn fewer_may_be_swapped() {
    let mut table = holding(EventCard::InformationConfusion)
        .tokens(ANNA, [2, 0, 0, 0])
        .tokens(BEN, [0, 1, 1, 1])
        .start();
    used(&mut table, EventCard::InformationConfusion)
        .act(ANNA, Action::Against(BEN))
        .act(ANNA, Action::Done);
    assert_eq!(table.tokens(ANNA), [2, 0, 0, 0]);
}

#[test]
fn with_nothing_to_swap_it_cannot_be_used() {
    let table = holding(EventCard::InformationConfusion)
        .tokens(ANNA, [2, 0, 0, 0])
        .start();
    let play = Action::Use(EventCard::InformationConfusion);
    assert_eq!(table.refused(ANNA, play), Illegal::NothingToSwap);
}

// 6, 7 Ransom

#[test]
fn ransom_1_scores_1_and_ransom_2_scores_2() {
    for (card, points) in [(EventCard::Ransom1, 1), (EventCard::Ransom2, 2)] {
        let mut table = holding(card).start();
        used(&mut table, card);
        assert_eq!(table.points(ANNA), points);
        assert!(table.open().events.discards.contains(card));
    }
}

// 8 Zero-Day

#[test]
fn zero_day_picks_any_vulnerability_from_the_deck_for_this_turn_beside_the_placed_one() {
    let mut table = holding(EventCard::ZeroDay)
        .vulnerability(Vulnerability::DualNic1)
        .inside(A1, Factory, 1)
        .tokens(ANNA, [0, 0, 0, 1])
        .start();
    used(&mut table, EventCard::ZeroDay);
    let placed = Action::Exploit(Vulnerability::DualNic1);
    assert_eq!(table.refused(ANNA, placed), Illegal::NotInDeck);
    table.act(ANNA, Action::Exploit(Vulnerability::DualNic2));
    table.deeper(A1);
    assert_eq!(
        table.space(A1),
        Space::In(Factory, 2),
        "both work: one ○ is enough"
    );
}

/// PLC-R31
#[test]
fn zero_day_ends_with_the_turn_and_goes_back_to_the_deck() {
    let mut table = holding(EventCard::ZeroDay).start();
    used(&mut table, EventCard::ZeroDay).act(ANNA, Action::Exploit(Vulnerability::DualNic2));
    assert!(
        !table
            .open()
            .vulnerabilities
            .pile
            .contains(Vulnerability::DualNic2)
    );
    table.end_turn(ANNA);
    assert!(
        table
            .open()
            .vulnerabilities
            .pile
            .contains(Vulnerability::DualNic2)
    );
    assert_eq!(table.open().zero_days, [None; 3]);
}

// 9 Claim of Responsibility

fn claimed() -> Table {
    let mut table = holding(EventCard::ClaimOfResponsibility)
        .inside(B1, Company, 1)
        .tokens(BEN, [0, 1, 0, 0])
        .start();
    used(&mut table, EventCard::ClaimOfResponsibility).act(ANNA, Action::At(Company));
    table
}

#[test]
fn claim_of_responsibility_bars_a_colour_from_stock_and_bank() {
    let mut table = claimed();
    table.end_turn(ANNA);
    assert_eq!(table.tokens(BEN), [0, 1, 0, 0], "the preparation is a miss");
    assert!(table.told().contains(&Event::Missed {
        seat: BEN,
        site: Company
    }));
    // PLC-R21
    table.act(BEN, Action::Take(Company));
    assert_eq!(table.tokens(BEN), [0, 1, 0, 0]);
    assert_eq!(table.stock(Company), 15);
}

#[test]
fn the_dark_web_gives_no_claimed_colour() {
    let mut table = holding(EventCard::DarkWeb2)
        .with(|state| state.sites[1].claims = tabletop::Seats::one(BEN))
        .start();
    used(&mut table, EventCard::DarkWeb2).act(ANNA, Action::With(A1));
    assert_eq!(table.0.menu(ANNA).len(), 10);
    let claimed = Action::Want(Tokens([0, 1, 1, 1]));
    assert_eq!(
        table.refused(ANNA, claimed),
        Illegal::Claimed { site: Company }
    );
    let table = holding(EventCard::DarkWeb1)
        .with(|state| state.sites[1].claims = tabletop::Seats::one(BEN))
        .lucky(
            |table| {
                used(table, EventCard::DarkWeb1).act(ANNA, Action::With(A1));
            },
            |table| {
                table.told().contains(&Event::Missed {
                    seat: ANNA,
                    site: Company,
                })
            },
        );
    assert_eq!(table.tokens(ANNA)[1], 0);
}

/// PLC-R21
#[test]
fn deals_and_information_confusion_still_move_claimed_tokens() {
    let mut table = holding(EventCard::InformationConfusion)
        .tokens(ANNA, [1, 0, 0, 0])
        .tokens(BEN, [0, 1, 0, 0])
        .with(|state| state.sites[1].claims = tabletop::Seats::one(BEN))
        .start();
    used(&mut table, EventCard::InformationConfusion)
        .act(ANNA, Action::Against(BEN))
        .act(
            ANNA,
            Action::Swap {
                give: Hospital,
                take: Company,
            },
        );
    assert_eq!(table.tokens(ANNA), [0, 1, 0, 0]);
}

#[test]
fn a_claim_ends_when_its_users_next_turn_begins() {
    let mut table = claimed();
    table.end_turn(ANNA);
    for seat in [BEN, CLEO] {
        assert!(!table.spectator().sites[1].claims.is_empty());
        table
            .act(seat, Action::Take(Factory))
            .act(seat, Action::Take(Factory))
            .end_turn(seat);
    }
    assert!(table.spectator().sites[1].claims.is_empty());
    assert!(table.told().contains(&Event::ClaimEnded {
        seat: ANNA,
        site: Company
    }));
}

#[test]
fn or_would_have_begun_if_the_user_is_out() {
    let mut table = Layout::players(3)
        .arrested([B1, B2, B3])
        .with(|state| state.sites[1].claims = tabletop::Seats::one(BEN))
        .start();
    table.end_turn(ANNA);
    assert_eq!(table.spectator().turn, CLEO);
    assert!(table.spectator().sites[1].claims.is_empty());
}

// 10 Weapon Creation

#[test]
fn weapon_creation_takes_any_card_from_the_deck_unseen_by_others() {
    let mut table = holding(EventCard::WeaponCreation)
        .hand(ANNA, [Attack::Ddos])
        .start();
    used(&mut table, EventCard::WeaponCreation).act(ANNA, Action::Fetch(Attack::Phobos));
    assert_eq!(table.hand(ANNA), [Attack::Ddos, Attack::Phobos]);
    assert_eq!(table.view(BEN).crews[0].hand.hidden(), 2);
    assert_eq!(table.phase(), Phase::Act);
}

#[test]
fn then_the_hand_is_discarded_down_to_three() {
    let five = [Attack::Ddos, Attack::Emotet, Attack::Replay, Attack::Conti];
    let mut table = holding(EventCard::WeaponCreation).hand(ANNA, five).start();
    used(&mut table, EventCard::WeaponCreation).act(ANNA, Action::Fetch(Attack::Phobos));
    assert_eq!(table.phase(), Phase::Trim);
    table
        .act(ANNA, Action::Discard(Attack::Ddos))
        .act(ANNA, Action::Discard(Attack::Phobos));
    assert_eq!(table.hand(ANNA).len(), 3);
    assert_eq!(table.phase(), Phase::Act);
}

#[test]
fn before_a_search_an_empty_deck_is_refilled_from_its_discards() {
    let mut table = holding(EventCard::WeaponCreation)
        .with(|state| {
            state.attacks.discards = state.attacks.pile;
            state.attacks.pile = tabletop::cards::Bag::EMPTY;
        })
        .start();
    used(&mut table, EventCard::WeaponCreation).act(ANNA, Action::Fetch(Attack::Phobos));
    assert!(table.open().attacks.discards.is_empty());
}

// 11 Initial Access Broker

#[test]
fn the_broker_brings_up_to_two_attackers_into_chosen_sites_acted() {
    let mut table = holding(EventCard::InitialAccessBroker).start();
    used(&mut table, EventCard::InitialAccessBroker)
        .act(ANNA, Action::With(A1))
        .act(ANNA, Action::At(Company));
    assert_eq!(table.phase(), Phase::Broker);
    table
        .act(ANNA, Action::With(A3))
        .act(ANNA, Action::At(Factory));
    assert_eq!(table.space(A1), Space::In(Company, 1));
    assert_eq!(table.space(A3), Space::In(Factory, 1));
    assert_eq!([A1, A3].map(|piece| table.pose(piece)), [Pose::Acted; 2]);
    assert_eq!(table.phase(), Phase::Act);
}

#[test]
fn one_is_enough() {
    let mut table = holding(EventCard::InitialAccessBroker).start();
    used(&mut table, EventCard::InitialAccessBroker)
        .act(ANNA, Action::With(A1))
        .act(ANNA, Action::At(Company))
        .act(ANNA, Action::Done);
    assert_eq!(table.space(A2), Space::Start);
}

#[test]
fn a_second_attacker_can_be_taken_back_but_not_the_first() {
    let mut table = holding(EventCard::InitialAccessBroker).start();
    used(&mut table, EventCard::InitialAccessBroker)
        .act(ANNA, Action::With(A1))
        .act(ANNA, Action::At(Company))
        .act(ANNA, Action::With(A2));
    assert_eq!(table.view(BEN).phase, Phase::Broker);
    table.0.retract(ANNA);
    assert_eq!(table.phase(), Phase::Broker);
    assert_eq!(table.space(A1), Space::In(Company, 1));
}

/// PLC-R22
#[test]
fn the_brokers_attackers_must_be_standing_on_the_start_space() {
    let mut table = holding(EventCard::InitialAccessBroker)
        .acted(A1)
        .inside(A2, Factory, 1)
        .start();
    used(&mut table, EventCard::InitialAccessBroker);
    assert_eq!(table.refused(ANNA, Action::With(A1)), Illegal::Acted);
    assert_eq!(
        table.refused(ANNA, Action::With(A2)),
        Illegal::NotOnStartSpace
    );
}

// 12 Attacker Buyout

/// Ben leads by five and has an attacker deep in the company, which Anna buys out.
fn bought_out(layout: Layout) -> Table {
    let mut table = layout
        .events(ANNA, [EventCard::AttackerBuyout])
        .points(BEN, 5)
        .start();
    used(&mut table, EventCard::AttackerBuyout).act(ANNA, Action::With(B1));
    table
}

#[test]
fn a_buyout_needs_a_leader_five_points_ahead() {
    let layout = holding(EventCard::AttackerBuyout).points(ANNA, 1);
    let play = Action::Use(EventCard::AttackerBuyout);
    let table = layout.clone().points(BEN, 5).start();
    assert_eq!(table.refused(ANNA, play), Illegal::LeadTooSmall { lead: 4 });
    let table = layout.clone().points(BEN, 9).arrested([B1, B2, B3]).start();
    assert_eq!(table.refused(ANNA, play), Illegal::LeadTooSmall { lead: 0 });
    assert!(layout.points(BEN, 6).start().may(ANNA, play));
}

/// PLC-R23
#[test]
fn a_borrowed_attacker_scores_for_the_user_and_stays_where_it_ends_up() {
    let mut table = bought_out(Layout::players(3).inside(B1, Company, 3));
    table.act(ANNA, Action::Retreat(B1));
    assert_eq!((table.points(ANNA), table.points(BEN)), (2, 5));
    table.end_turn(ANNA);
    assert_eq!(table.space(B1), Space::Start);
    assert_eq!(table.attacker(B1).loan, None);
    assert!(table.told().contains(&Event::GaveBack { attacker: B1 }));
}

/// PLC-R23
#[test]
fn it_may_move_attack_and_join_a_joint_attack() {
    let layout = Layout::players(3)
        .inside(B1, Company, 1)
        .inside(A1, Company, 2)
        .hand(ANNA, [Attack::DirectoryTraversal])
        .tokens(ANNA, [4, 4, 0, 0]);
    let mut table = bought_out(layout);
    table.deeper(B1);
    table.attack_by(Attack::DirectoryTraversal, A1, Manner::Joint(B1));
    assert_eq!(table.points(ANNA), 6);
    assert_eq!(table.pose(B1), Pose::Acted);
}

/// PLC-R23
#[test]
fn persistent_cards_played_with_it_and_a_backdoors_return_are_lost() {
    let layout = Layout::players(3)
        .inside(B1, Company, 2)
        .hand(ANNA, [Attack::Cryptomining])
        .tokens(ANNA, [4, 4, 4, 4])
        .with(|state| {
            state.attacks.pile.remove(Attack::Formjacking);
            state.crews[1].attackers[0].persistent.formjacking = 1;
        });
    let mut table = bought_out(layout);
    table.attack(Attack::Cryptomining, B1).end_turn(ANNA);
    let kept = Persistent {
        cryptomining: 0,
        formjacking: 1,
    };
    assert_eq!(
        table.attacker(B1).persistent,
        kept,
        "its owner's own card stays"
    );
    assert!(table.open().attacks.discards.contains(Attack::Cryptomining));
    let layout = Layout::players(3)
        .inside(B1, Company, 2)
        .hand(ANNA, [Attack::Backdoor])
        .tokens(ANNA, [4, 4, 4, 4]);
    let mut table = bought_out(layout);
    table.attack(Attack::Backdoor, B1);
    assert_eq!(table.attacker(B1).backdoor, None);
}

#[test]
fn ones_own_attacker_cannot_be_bought_out() {
    let mut table = holding(EventCard::AttackerBuyout).points(BEN, 5).start();
    used(&mut table, EventCard::AttackerBuyout);
    assert_eq!(table.refused(ANNA, Action::With(A1)), Illegal::AlreadyYours);
}

// 13 Unauthorized Access Law

fn law() -> Layout {
    Layout::players(3)
        .tokens(ANNA, [1, 1, 1, 0])
        .next_event(EventCard::UnauthorizedAccessLaw)
}

#[test]
fn the_law_arrests_the_deepest_attacker_of_everyone_with_ten_points() {
    let mut table = law()
        .points(BEN, 10)
        .points(CLEO, 9)
        .inside(B1, Company, 1)
        .inside(B2, Factory, 2)
        .inside(C1, Factory, 3)
        .start();
    table.act(ANNA, Action::Buy);
    assert_eq!(table.space(B2), Space::Gone);
    assert_eq!(table.space(B1), Space::In(Company, 1));
    assert_eq!(table.space(C1), Space::In(Factory, 3));
    assert_eq!(table.events_of(ANNA), [], "it is played at once");
    assert!(table.told().contains(&Event::LawDrawn { seat: ANNA }));
    assert_eq!(table.phase(), Phase::Act);
}

#[test]
fn nobody_on_the_start_space_is_arrested() {
    let mut table = law().points(BEN, 12).start();
    table.act(ANNA, Action::Buy);
    assert_eq!(
        [B1, B2, B3].map(|piece| table.space(piece)),
        [Space::Start; 3]
    );
}

#[test]
fn in_a_tie_the_owner_chooses_in_turn_order_from_the_turn_player() {
    let mut table = law()
        .points(ANNA, 11)
        .points(CLEO, 10)
        .inside(A1, Company, 1)
        .inside(A2, Factory, 1)
        .inside(C1, Company, 2)
        .inside(C2, Company, 2)
        .start();
    table.act(ANNA, Action::Buy);
    assert_eq!(table.awaited(), ANNA);
    assert_eq!(table.refused(ANNA, Action::With(A3)), Illegal::NotDeepest);
    table.act(ANNA, Action::With(A2));
    assert_eq!(table.awaited(), CLEO);
    assert_eq!(
        table.space(A2),
        Space::In(Factory, 1),
        "all are arrested together"
    );
    table.act(CLEO, Action::With(C1));
    assert_eq!([A2, C1].map(|piece| table.space(piece)), [Space::Gone; 2]);
    assert_eq!(table.awaited(), ANNA);
}

#[test]
fn no_answer_in_time_means_the_one_that_came_to_that_level_first() {
    let mut table = law()
        .points(CLEO, 10)
        .inside(C2, Company, 2)
        .inside(C1, Company, 2)
        .start();
    table.act(ANNA, Action::Buy);
    let game = table.0.game();
    let answer = tabletop::Game::fallback(game, table.0.state(), CLEO);
    assert_eq!(answer, Action::With(C2));
}
