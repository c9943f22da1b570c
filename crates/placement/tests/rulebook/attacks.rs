//! The attack cards.

use placement::board::{Cost, Site, Space};
use placement::cards::{Attack, Security, Vulnerability};
use placement::state::{Phase, Plan, Pose, Target};
use placement::{Action, Event, Illegal, Manner};
use tabletop::{Arg, Phrase, Words};

use crate::table::*;

const RICH: [u8; 4] = [9, 9, 9, 9];

/// Anna holds the card and tokens enough for anything.
fn holding(card: Attack) -> Layout {
    Layout::players(3).hand(ANNA, [card]).tokens(ANNA, RICH)
}

/// What Anna paid, as (○, ●) at this site.
fn paid(table: &Table, site: Site) -> (u8, u8) {
    let spent: [u8; 4] = std::array::from_fn(|colour| 9 - table.tokens(ANNA)[colour]);
    let own = spent[site.index()];
    (own, spent.iter().sum::<u8>() - own)
}

/// The last d4 shows this colour.
fn rolled(colour: Site) -> impl Fn(&Table) -> bool {
    move |table| {
        let die = |event: &Event| matches!(event, Event::Rolled { die, .. } if *die == colour);
        table.told().iter().any(die)
    }
}

// Attacking in general

#[test]
fn an_attacker_on_the_start_space_may_attack_any_site() {
    for site in Site::ALL {
        let mut table = holding(Attack::SqlInjection).start();
        table.attack_at(Attack::SqlInjection, A1, site);
        assert_eq!(paid(&table, site), (1, 2));
    }
}

#[test]
fn an_attacker_in_a_site_attacks_that_site() {
    let mut table = holding(Attack::SqlInjection).inside(A1, Factory, 1).start();
    table.attack(Attack::SqlInjection, A1);
    assert_eq!(paid(&table, Factory), (1, 2));
}

#[test]
fn the_attacker_becomes_acted_and_the_card_is_discarded() {
    let mut table = holding(Attack::SqlInjection).start();
    table.attack_at(Attack::SqlInjection, A1, Factory);
    assert_eq!(table.pose(A1), Pose::Acted);
    assert_eq!(table.hand(ANNA), []);
    assert!(table.open().attacks.discards.contains(Attack::SqlInjection));
}

#[test]
fn an_acted_attacker_cannot_attack() {
    let table = holding(Attack::SqlInjection)
        .acted(A1)
        .acted(A2)
        .acted(A3)
        .start();
    let play = Action::Play(Attack::SqlInjection);
    assert_eq!(table.refused(ANNA, play), Illegal::NoStandingAttacker);
}

#[test]
fn a_card_that_is_not_held_cannot_be_played() {
    let table = holding(Attack::Emotet).start();
    assert_eq!(
        table.refused(ANNA, Action::Play(Attack::Ddos)),
        Illegal::NotInHand
    );
}

#[test]
fn conditions_on_the_level_are_explained() {
    let condition = |card| holding(card).start().refused(ANNA, Action::Play(card));
    assert_eq!(
        condition(Attack::PasswordList),
        Illegal::NeedsLevel { level: 1 }
    );
    assert_eq!(condition(Attack::Replay), Illegal::NeedsLevel { level: 2 });
    assert_eq!(
        condition(Attack::Phobos),
        Illegal::NeedsHeart { site: Hospital }
    );
    let table = holding(Attack::Ddos)
        .inside(A1, Company, 1)
        .inside(A2, Company, 1)
        .inside(A3, Company, 1)
        .start();
    let ddos = Action::Play(Attack::Ddos);
    assert_eq!(table.refused(ANNA, ddos), Illegal::NeedsStartSpace);
}

#[test]
fn missing_tokens_are_told() {
    let table = Layout::players(3)
        .hand(ANNA, [Attack::Replay])
        .tokens(ANNA, [0, 2, 4, 0])
        .inside(A1, Company, 2)
        .start();
    let missing = Illegal::NotEnoughTokens {
        site: Company,
        need: Cost::new(3, 0),
        have: Cost::new(2, 4),
    };
    assert_eq!(table.refused(ANNA, Action::Play(Attack::Replay)), missing);
}

#[test]
fn a_card_chosen_can_be_taken_back_before_it_is_shown() {
    let mut table = holding(Attack::SqlInjection).start();
    let before = *table.0.state();
    table
        .aim(Attack::SqlInjection, A1)
        .act(ANNA, Action::At(Factory));
    assert!(matches!(table.phase(), Phase::Plan(Plan::PayAttack { .. })));
    table.0.retract(ANNA);
    assert_eq!(*table.0.state(), before);
}

/// A card without further effect: its condition, its cost, its points.
fn plain(card: Attack, space: Option<(Site, u8)>, cost: (u8, u8), points: u8) {
    let mut layout = holding(card);
    if let Some((site, level)) = space {
        layout = layout.inside(A1, site, level);
    }
    let mut table = layout.start();
    match space {
        Some((site, _)) => {
            table.attack(card, A1);
            assert_eq!(paid(&table, site), cost);
        }
        None => {
            table.attack_at(card, A1, Hospital);
            assert_eq!(paid(&table, Hospital), cost);
        }
    }
    assert_eq!(table.points(ANNA), points);
}

/// One level less is not enough.
fn needs(card: Attack, site: Site, level: u8) {
    let mut layout = holding(card);
    for attacker in [A1, A2, A3] {
        layout = layout.inside(attacker, site, level - 1);
    }
    assert!(!layout.start().may(ANNA, Action::Play(card)));
}

// 1 Port Scan

#[test]
fn port_scan_scores_1_and_may_enter_level_1_of_the_target_for_free() {
    let mut table = holding(Attack::PortScan).start();
    table.attack_at(Attack::PortScan, A1, Factory);
    assert_eq!(table.points(ANNA), 1);
    assert_eq!(paid(&table, Factory), (2, 0));
    assert_eq!(
        table.phase(),
        Phase::Advance(Target {
            card: Attack::PortScan,
            attacker: A1,
            site: Factory
        })
    );
    table.act(ANNA, Action::Yes);
    assert_eq!(table.space(A1), Space::In(Factory, 1));
    assert_eq!(table.pose(A1), Pose::Acted);
    assert_eq!(paid(&table, Factory), (2, 0));
}

#[test]
fn port_scan_asks_whether_to_enter_not_to_go_deeper() {
    let mut table = holding(Attack::PortScan).start();
    table.attack_at(Attack::PortScan, A1, Factory);
    let (game, view) = (table.0.game(), table.view(ANNA));
    let said = [
        game.prompt(&view),
        game.prompt(&table.view(BEN)),
        game.action(&view, &Action::Yes),
        game.action(&view, &Action::No),
    ];
    for phrase in said {
        let level = ("level".into(), Arg::from(1));
        assert!(phrase.args.contains(&level), "{}", phrase.key);
    }
}

#[test]
fn port_scan_may_stay_outside() {
    let mut table = holding(Attack::PortScan).start();
    table
        .attack_at(Attack::PortScan, A1, Factory)
        .act(ANNA, Action::No);
    assert_eq!(table.space(A1), Space::Start);
    assert_eq!(table.phase(), Phase::Act);
}

#[test]
fn port_scan_from_inside_enters_nothing() {
    let mut table = holding(Attack::PortScan).inside(A1, Factory, 2).start();
    table.attack(Attack::PortScan, A1);
    assert_eq!(table.phase(), Phase::Act);
    assert_eq!(table.space(A1), Space::In(Factory, 2));
}

/// PLC-R13
#[test]
fn port_scan_does_not_enter_against_access_control() {
    let mut table = holding(Attack::PortScan)
        .security(Factory, Security::AccessControl)
        .start();
    table.attack_at(Attack::PortScan, A1, Factory);
    assert_eq!(table.phase(), Phase::Act);
    assert_eq!(table.points(ANNA), 1);
}

// 2 Emotet

#[test]
fn emotet_names_a_colour_and_takes_one_on_a_match() {
    let table = holding(Attack::Emotet).lucky(
        |table| {
            table.attack_at(Attack::Emotet, A1, Hospital);
            assert_eq!(table.phase(), Phase::Guess);
            assert_eq!(table.points(ANNA), 1);
            table.act(ANNA, Action::At(Factory));
        },
        rolled(Factory),
    );
    assert_eq!(table.tokens(ANNA).iter().sum::<u8>(), 36 - 2 + 1);
    assert_eq!(table.stock(Factory), 14);
}

#[test]
fn emotet_takes_nothing_on_another_colour() {
    let table = holding(Attack::Emotet).lucky(
        |table| {
            table
                .attack_at(Attack::Emotet, A1, Hospital)
                .act(ANNA, Action::At(Factory));
        },
        rolled(Company),
    );
    assert_eq!(table.stock(Factory), 15);
    assert_eq!(paid(&table, Hospital), (1, 1));
}

// 3 Brute Force, 6 SQL Injection

#[test]
fn brute_force_costs_three_other_tokens_and_scores_1() {
    plain(Attack::BruteForce, None, (0, 3), 1);
    plain(Attack::BruteForce, Some((Company, 3)), (0, 3), 1);
}

#[test]
fn sql_injection_scores_1() {
    plain(Attack::SqlInjection, None, (1, 2), 1);
}

// 4 DDoS

#[test]
fn ddos_scores_every_other_attacker_on_the_start_space() {
    let mut table = holding(Attack::Ddos)
        .inside(A2, Company, 1)
        .inside(B1, Company, 1)
        .arrested([C1])
        .start();
    table.attack_at(Attack::Ddos, A1, Factory);
    assert_eq!(paid(&table, Factory), (5, 0));
    assert_eq!(table.points(ANNA), 1 + 2 + 2);
}

// 5 USB Drop

#[test]
fn usb_drop_scores_1() {
    plain(Attack::UsbDrop, None, (2, 0), 1);
    plain(Attack::UsbDrop, Some((Company, 1)), (2, 0), 1);
}

#[test]
fn usb_drop_from_inside_may_cost_two_more_for_3_points_in_all() {
    let mut table = holding(Attack::UsbDrop).inside(A1, Company, 1).start();
    table.attack_by(Attack::UsbDrop, A1, Manner::Extra);
    assert_eq!(table.points(ANNA), 3);
    assert_eq!(paid(&table, Company), (2, 2));
}

#[test]
fn vulnerabilities_do_not_reduce_the_two_more() {
    let mut table = holding(Attack::UsbDrop)
        .inside(A1, Company, 1)
        .vulnerability(Vulnerability::NoLockout1)
        .start();
    table.attack_by(Attack::UsbDrop, A1, Manner::Extra);
    assert_eq!(paid(&table, Company), (2, 2));
}

#[test]
fn usb_drop_from_the_start_space_is_always_plain() {
    let mut table = holding(Attack::UsbDrop).start();
    table
        .aim(Attack::UsbDrop, A1)
        .act(ANNA, Action::At(Company));
    assert_eq!(table.phase(), Phase::Act, "nothing was asked");
    assert_eq!(table.points(ANNA), 1);
}

// 7 Password List, 13 Replay

/// From this level a match lets the attacker go one deeper.
fn climbs(card: Attack, from: u8) {
    let play = |table: &mut Table| {
        table.attack(card, A1);
    };
    let layout = holding(card).inside(A1, Company, from);
    let mut match_ = layout.clone().lucky(play, rolled(Company));
    assert_eq!(match_.points(ANNA), 2);
    assert_eq!(
        match_.phase(),
        Phase::Advance(Target {
            card,
            attacker: A1,
            site: Company
        })
    );
    match_.act(ANNA, Action::Yes);
    assert_eq!(match_.space(A1), Space::In(Company, from + 1));
    let miss = layout.clone().lucky(play, rolled(Factory));
    assert_eq!(miss.phase(), Phase::Act);
    assert_eq!(miss.points(ANNA), 2);
    let barred = layout.security(Company, Security::AccessControl);
    assert_eq!(barred.lucky(play, rolled(Company)).phase(), Phase::Act);
}

#[test]
fn password_list_scores_2_and_may_climb_from_level_1_to_2() {
    let outside = holding(Attack::PasswordList).start();
    assert!(!outside.may(ANNA, Action::Play(Attack::PasswordList)));
    climbs(Attack::PasswordList, 1);
}

#[test]
fn replay_scores_2_and_may_climb_from_level_2_to_3() {
    needs(Attack::Replay, Company, 2);
    climbs(Attack::Replay, 2);
}

/// PLC-R28
#[test]
fn at_other_levels_the_roll_does_not_help() {
    let table = holding(Attack::PasswordList).inside(A1, Company, 2).lucky(
        |table| {
            table.attack(Attack::PasswordList, A1);
        },
        rolled(Company),
    );
    assert_eq!(table.phase(), Phase::Act);
}

// 8 Cryptomining, 12 Formjacking

/// Used at once, and again in each own turn.
fn persists(card: Attack, level: u8, points: u8) {
    let play = |table: &mut Table| {
        table.attack(card, A1);
    };
    let layout = holding(card).inside(A1, Factory, level);
    let hit = layout.clone().lucky(play, rolled(Factory));
    assert_eq!(hit.points(ANNA), points);
    let miss = layout.clone().lucky(play, rolled(Hospital));
    assert_eq!(miss.points(ANNA), 0);
    assert!(
        miss.open().attacks.discards.is_empty(),
        "the card stays with the attacker"
    );
    // Until Anna's next turn begins.
    let again = |table: &mut Table| {
        play(table);
        table.end_turn(ANNA);
        for seat in [BEN, CLEO] {
            table.act(seat, Action::Roll);
            if table.phase() == Phase::Wild {
                table.act(seat, Action::Take(Hospital));
            }
            table.end_turn(seat);
        }
    };
    let next_turn = layout.lucky(again, |table| {
        rolled(Factory)(table) && table.spectator().turn == ANNA
    });
    assert!(next_turn.points(ANNA) >= points);
}

#[test]
fn cryptomining_scores_1_on_the_sites_colour_every_turn() {
    persists(Attack::Cryptomining, 1, 1);
}

#[test]
fn formjacking_scores_3_on_the_sites_colour_every_turn() {
    needs(Attack::Formjacking, Factory, 2);
    persists(Attack::Formjacking, 2, 3);
}

// 9, 10, 14, 16: points for a deep attacker

#[test]
fn arp_spoofing_scores_2_from_level_1() {
    plain(Attack::ArpSpoofing, Some((ECommerce, 1)), (1, 2), 2);
    assert!(
        !holding(Attack::ArpSpoofing)
            .start()
            .may(ANNA, Action::Play(Attack::ArpSpoofing))
    );
}

#[test]
fn credential_stuffing_scores_2_from_level_1() {
    plain(Attack::CredentialStuffing, Some((ECommerce, 2)), (1, 2), 2);
    let table = holding(Attack::CredentialStuffing).start();
    assert!(!table.may(ANNA, Action::Play(Attack::CredentialStuffing)));
}

#[test]
fn directory_traversal_scores_3_from_level_2() {
    needs(Attack::DirectoryTraversal, Company, 2);
    plain(Attack::DirectoryTraversal, Some((Company, 2)), (1, 3), 3);
}

#[test]
fn phobos_scores_6_from_the_heart_of_the_hospital() {
    needs(Attack::Phobos, Hospital, 3);
    plain(Attack::Phobos, Some((Hospital, 3)), (3, 1), 6);
    let elsewhere = holding(Attack::Phobos).inside(A1, Company, 3).start();
    assert!(!elsewhere.may(ANNA, Action::Play(Attack::Phobos)));
}

// 11 Man in the Middle

#[test]
fn man_in_the_middle_scores_3_from_level_2() {
    needs(Attack::ManInTheMiddle, Company, 2);
    plain(Attack::ManInTheMiddle, Some((Company, 2)), (2, 2), 3);
}

/// PLC-R14
#[test]
fn an_arp_spoofing_card_may_be_discarded_instead_of_the_whole_cost() {
    let mut table = Layout::players(3)
        .hand(ANNA, [Attack::ManInTheMiddle, Attack::ArpSpoofing])
        .inside(A1, Company, 2)
        .security(Company, Security::LogMonitoring)
        .start();
    table.attack_by(Attack::ManInTheMiddle, A1, Manner::Spoofed);
    assert_eq!(table.points(ANNA), 3);
    assert_eq!(table.tokens(ANNA), [0; 4], "no token at all");
    assert_eq!(table.hand(ANNA), []);
}

// 15 Backdoor

#[test]
fn backdoor_leaves_without_retreat_points_and_may_return_next_turn() {
    needs(Attack::Backdoor, Company, 2);
    let mut table = holding(Attack::Backdoor).inside(A1, Company, 3).start();
    table.attack(Attack::Backdoor, A1);
    assert_eq!(table.points(ANNA), 1);
    assert_eq!(table.space(A1), Space::Start);
    assert_eq!(table.pose(A1), Pose::Acted);
    assert_eq!(table.attacker(A1).backdoor, Some((Company, 3)));
}

// 17 Conti

fn conti() -> Layout {
    holding(Attack::Conti).inside(A1, Company, 3)
}

#[test]
fn conti_scores_4_from_the_heart_of_the_company_and_ignores_security() {
    needs(Attack::Conti, Company, 3);
    let mut table = conti()
        .security(Company, Security::Waf)
        .security(Company, Security::Antivirus)
        .start();
    table.attack(Attack::Conti, A1);
    assert_eq!(table.points(ANNA), 4);
    assert_eq!(paid(&table, Company), (2, 2));
}

#[test]
fn conti_ignores_patching_too() {
    let mut table = conti()
        .vulnerability(Vulnerability::NoLockout2)
        .security(Company, Security::Patching)
        .start();
    table.attack(Attack::Conti, A1);
    assert_eq!(paid(&table, Company), (1, 2));
}

/// PLC-R15
#[test]
fn conti_may_destroy_all_security_cards_without_arming_the_triggers_again() {
    let mut table = conti()
        .security(Company, Security::Waf)
        .security(Company, Security::Edr)
        .with(|state| {
            state.sites[1].low_drawn = true;
            state.sites[1].crowd_drawn = true;
        })
        .start();
    table.attack(Attack::Conti, A1);
    assert_eq!(table.phase(), Phase::Destroy { site: Company });
    table.act(ANNA, Action::Yes);
    assert_eq!(table.security(Company), []);
    let company = &table.open().sites[1];
    assert!(company.low_drawn && company.crowd_drawn);
}

#[test]
fn conti_may_leave_them_and_does_not_ask_where_there_are_none() {
    let mut table = conti().security(Company, Security::Waf).start();
    table.attack(Attack::Conti, A1).act(ANNA, Action::No);
    assert_eq!(table.security(Company), [Security::Waf]);
    let mut table = conti().start();
    table.attack(Attack::Conti, A1);
    assert_eq!(table.phase(), Phase::Act);
}

// 18 Fake Site

/// PLC-R30
#[test]
fn fake_site_scores_every_green_token_held_by_anyone_after_paying() {
    needs(Attack::FakeSite, ECommerce, 3);
    let mut table = Layout::players(3)
        .hand(ANNA, [Attack::FakeSite])
        .tokens(ANNA, [2, 0, 3, 0])
        .tokens(BEN, [0, 0, 2, 0])
        .tokens(CLEO, [4, 4, 1, 4])
        .inside(A1, ECommerce, 3)
        .start();
    table.attack(Attack::FakeSite, A1);
    assert_eq!(table.points(ANNA), 1 + 2 + 1);
}

#[test]
fn what_fake_site_promises_is_what_it_scores() {
    let promised = |table: &Table| {
        let aids = table.0.game().aids(&table.view(ANNA));
        aids.cards[0].uses[0].points
    };
    let layout = |tokens| {
        Layout::players(3)
            .hand(ANNA, [Attack::FakeSite])
            .tokens(ANNA, tokens)
            .tokens(BEN, [0, 0, 2, 0])
            .inside(A1, ECommerce, 3)
            .security(ECommerce, Security::Waf)
    };
    let mut table = layout([2, 0, 4, 0]).start();
    let points = promised(&table);
    table.attack(Attack::FakeSite, A1);
    assert_eq!(table.points(ANNA), 1 + 2, "WAF takes one token more");
    assert_eq!(points, Some(1 + 2));
    let poor = layout([0, 0, 1, 0]).start();
    assert_eq!(promised(&poor), Some(2), "she would have to pay her own");
}

/// Whichever colours are paid for ●: the green ones that go are always the same, and the promise is
/// also made in words.
#[test]
fn what_fake_site_promises_is_scored_however_it_is_paid() {
    let layout = Layout::players(3)
        .hand(ANNA, [Attack::FakeSite])
        .tokens(ANNA, [2, 2, 3, 1])
        .tokens(CLEO, [0, 0, 2, 0])
        .inside(A1, ECommerce, 3);
    let mut table = layout.clone().start();
    let (game, view) = (table.0.game(), table.view(ANNA));
    assert_eq!(game.aids(&view).cards[0].uses[0].points, Some(1 + 2));
    let three = Arg::from(Phrase::new("placement-points").with("count", 3));
    let mut said = Vec::new();
    for line in game.aid_lines(&view) {
        laws::texts::flat(&line, &mut |phrase| {
            if phrase.key == "placement-aid-use-scoring" {
                said.extend(
                    phrase
                        .args
                        .iter()
                        .find(|(name, _)| name == "points")
                        .cloned(),
                );
            }
        });
    }
    assert_eq!(said, [("points".into(), three)]);
    table.aim(Attack::FakeSite, A1);
    let ways = table.0.menu(ANNA);
    assert!(ways.len() > 3, "{ways:?}");
    for way in ways {
        let mut table = layout.clone().start();
        table.aim(Attack::FakeSite, A1).act(ANNA, way);
        assert_eq!(table.points(ANNA), 1 + 2, "{way:?}");
    }
}

// 19 Snake

#[test]
fn snake_empties_the_stock_and_escapes_alone() {
    needs(Attack::Snake, Factory, 3);
    let mut table = holding(Attack::Snake)
        .inside(A1, Factory, 3)
        .inside(A2, Factory, 1)
        .inside(B1, Factory, 2)
        .start();
    table.attack(Attack::Snake, A1);
    assert_eq!(table.space(A1), Space::Start);
    assert_eq!(table.pose(A1), Pose::Acted);
    assert_eq!([A2, B1].map(|piece| table.space(piece)), [Space::Gone; 2]);
    assert_eq!(table.stock(Factory), 10);
    assert_eq!(table.security(Factory), [], "the low stock draws nothing");
}

/// PLC-R16
#[test]
fn snake_scores_4_and_the_retreat_points() {
    let mut table = holding(Attack::Snake).inside(A1, Factory, 3).start();
    table.attack(Attack::Snake, A1);
    assert_eq!(table.points(ANNA), 4 + 2);
    assert_eq!(paid(&table, Factory), (1, 3));
}
