//! Scoring: sets, NTP, HSRP, red marks, and who wins.

use ports::cards::Name::{self, *};
use ports::cards::Set;
use ports::{SetScore, Sheet};

use crate::table::*;

/// Anna plays the last card of the game, which is none of those the test speaks of, to a field
/// with all the rest.
fn scored(layout: Layout) -> Table {
    let unnamed = layout.unnamed();
    let last = [Ssh, Bgp, Ipp, FtpData]
        .into_iter()
        .find(|card| unnamed.contains(card));
    let last = last.expect("not all of these are spoken of");
    let mut table = layout.hand(ANNA, [last]).rest_on_the_field().start();
    table.play(ANNA, last);
    table
}

/// What Anna scores with these captures.
fn score_of<const N: usize>(captures: [Name; N]) -> i32 {
    let table = scored(Layout::players(2).captures(ANNA, captures));
    table.outcome().scores()[0]
}

/// What Anna scores with these captures when Ben names the set with NTP at the last moment.
fn score_without<const N: usize>(set: Set, captures: [Name; N]) -> i32 {
    let mut table = Layout::players(3)
        .hand(ANNA, [Ntp])
        .captures(ANNA, captures)
        .rest_captured_by(CLEO)
        .start();
    table.play(ANNA, Ntp).give(ANNA, BEN).name(BEN, set);
    table.outcome().scores()[0]
}

fn annas_sheet<const N: usize>(captures: [Name; N]) -> (Table, Sheet) {
    let table = scored(Layout::players(2).captures(ANNA, captures));
    let sheets = table.spectator().sheets.expect("the game is scored");
    let sheet = sheets[0].clone();
    (table, sheet)
}

#[test]
fn two_cards_of_a_set_score_a_point_each() {
    assert_eq!(score_of([Smtp, Pop3]), 2);
}

#[test]
fn more_cards_of_a_set_score_a_point_each() {
    assert_eq!(score_of([Smtp, Pop3, Imap]), 3);
}

#[test]
fn a_single_card_of_a_set_scores_nothing() {
    assert_eq!(score_of([Smtp]), 0);
    assert_eq!(score_of([Smtp, Dns, Ldap]), 0);
}

#[test]
fn no_captures_score_nothing() {
    assert_eq!(score_of([]), 0);
}

#[test]
fn every_complete_set_scores_its_number_of_cards() {
    assert_eq!(score_of([Kerberos, Ldap, Ike, Ldaps]), 4);
    // Two of them are a pair of v6.
    assert_eq!(
        score_of([DhcpServer, DhcpClient, Dhcpv6Client, Dhcpv6Server]),
        4 + 2
    );
    assert_eq!(score_of([Dns, Dot]), 2);
    assert_eq!(score_of([Ftp, FtpData, Tftp]), 3 - 2);
    // Three of them are over TLS.
    assert_eq!(
        score_of([Smtp, Pop3, Imap, Submission, Imaps, Pop3s]),
        6 + 3
    );
    assert_eq!(score_of([Snmp, SnmpTrap, Syslog]), 3 - 1);
    assert_eq!(score_of([Lpr, Ipp]), 2 - 1);
    assert_eq!(score_of([Ssh, Telnet, Rlogin]), 3 - 2);
    assert_eq!(score_of([Bgp, Rip, Ripng]), 3 - 1);
    assert_eq!(score_of([Http, Https]), 2 - 1);
    // E-Mail has three of these.
    assert_eq!(score_of([Https, Ldaps, Imaps, Pop3s, Submission]), 5 + 3);
    // DHCP has two of these.
    assert_eq!(score_of([Ripng, Dhcpv6Server, Dhcpv6Client]), 3 + 2);
}

#[test]
fn a_card_that_belongs_to_two_sets_counts_in_both() {
    assert_eq!(score_of([Imaps, Pop3s]), 2 + 2);
    assert_eq!(score_of([Http, Https, Ldaps]), 2 + 2 - 1);
}

#[test]
fn a_red_mark_costs_a_point_in_a_set() {
    assert_eq!(score_of([Bgp, Rip]), 2 - 1);
}

#[test]
fn a_red_mark_costs_a_point_without_a_set_too() {
    assert_eq!(score_of([Telnet]), -1);
    assert_eq!(score_of([Telnet, Rip, Http]), -3);
}

#[test]
fn the_red_marks_of_special_cards_cost_a_point_too() {
    assert_eq!(score_of([Whois]), -1);
    assert_eq!(score_of([Ntp, Whois]), -2);
    assert_eq!(score_of([Hsrp]), 0);
    let table = scored(Layout::players(2).captures(BEN, [Irc]));
    assert_eq!(table.outcome().scores()[1], 0);
}

/// PRT-R4
#[test]
fn cards_left_on_the_field_score_for_nobody() {
    let table = scored(Layout::players(3));
    assert_eq!(table.field().len(), ports::cards::CARDS);
    assert_eq!(table.outcome().scores(), [0, 0, 0]);
}

/// PRT-R5
#[test]
fn hsrp_doubles_the_second_highest_set() {
    assert_eq!(score_of([Hsrp, Smtp, Pop3, Imap, Dns, Dot]), 3 + 2 * 2);
}

/// PRT-R5
#[test]
fn hsrp_doubles_the_second_highest_set_wherever_it_stands_in_the_list() {
    // Ascending, descending, and the highest in the middle.
    assert_eq!(score_of([Hsrp, Dns, Dot, Kerberos, Ldap, Ike]), 2 * 2 + 3);
    assert_eq!(
        score_of([Hsrp, Kerberos, Ldap, Dns, Dot, FtpData, Smtp, Pop3, Imap]),
        2 * 2 + 2 + 3
    );
    assert_eq!(
        score_of([
            Hsrp, Kerberos, Ldap, Ike, Smtp, Pop3, Imap, Submission, Dns, Dot
        ]),
        3 * 2 + 4 + 2
    );
}

/// PRT-R5
#[test]
fn with_a_tie_at_the_top_hsrp_doubles_one_of_the_highest() {
    assert_eq!(score_of([Hsrp, Dns, Dot, Kerberos, Ldap]), 2 + 2 * 2);
    assert_eq!(
        score_of([Hsrp, Smtp, Pop3, Imap, Kerberos, Ldap, Ike, Dns, Dot]),
        3 + 3 * 2 + 2
    );
}

/// PRT-R5
#[test]
fn with_a_tie_for_the_second_place_hsrp_doubles_one_of_the_two() {
    assert_eq!(
        score_of([Hsrp, Smtp, Pop3, Imap, Kerberos, Ldap, Dns, Dot]),
        3 + 2 + 2 * 2
    );
}

/// PRT-R5
#[test]
fn with_only_one_set_hsrp_does_nothing() {
    assert_eq!(score_of([Hsrp, Smtp, Pop3, Imap]), 3);
    assert_eq!(score_of([Hsrp, Smtp, Pop3, Dns, Ldap]), 2);
}

#[test]
fn with_overlapping_sets_hsrp_takes_each_set_by_itself() {
    assert_eq!(score_of([Hsrp, Imaps, Pop3s]), 2 + 2 * 2);
    // E-Mail 3, over TLS 2.
    assert_eq!(score_of([Hsrp, Smtp, Imaps, Pop3s]), 3 + 2 * 2);
}

/// PRT-R5
#[test]
fn hsrp_doubles_before_the_red_marks_are_deducted() {
    // Remote Access 3 with two red marks stays the highest; Printer 2 with one is doubled.
    assert_eq!(
        score_of([Hsrp, Ssh, Telnet, Rlogin, Lpr, Ipp]),
        3 + 2 * 2 - 3
    );
}

/// PRT-R5
#[test]
fn for_hsrp_a_set_that_ntp_made_zero_is_no_entry() {
    let cards = [Hsrp, Smtp, Pop3, Imap, Kerberos, Ldap];
    assert_eq!(score_without(Set::Dhcp, cards), 3 + 2 * 2);
    assert_eq!(score_without(Set::EMail, cards), 2);
}

/// PRT-R5
#[test]
fn when_ntp_makes_the_highest_set_zero_hsrp_doubles_the_third_highest() {
    let cards = [
        Hsrp, Smtp, Pop3, Imap, Submission, Kerberos, Ldap, Ike, Dns, Dot,
    ];
    assert_eq!(score_of(cards), 4 + 3 * 2 + 2);
    assert_eq!(score_without(Set::EMail, cards), 3 + 2 * 2);
}

#[test]
fn a_card_of_a_named_set_still_counts_in_its_other_set() {
    let cards = [Imaps, Pop3s, Smtp];
    assert_eq!(score_without(Set::OverTls, cards), 3);
    assert_eq!(score_without(Set::EMail, cards), 2);
}

#[test]
fn hsrp_helps_only_who_captured_it() {
    let table = scored(
        Layout::players(2)
            .captures(ANNA, [Smtp, Pop3, Imap, Kerberos, Ldap])
            .captures(BEN, [Hsrp, Dns, Dot, SnmpTrap, Syslog]),
    );
    assert_eq!(table.outcome().scores(), [3 + 2, 2 + 2 * 2]);
}

#[test]
fn hsrp_left_on_the_field_helps_nobody() {
    assert_eq!(score_of([Smtp, Pop3, Imap, Kerberos, Ldap]), 3 + 2);
}

/// The example that the rules print.
#[test]
fn mikas_example_comes_to_ten_and_to_six_without_over_tls() {
    let mika = [Smtp, Pop3, Imaps, Pop3s, Https, Http, Tftp, Hsrp];
    assert_eq!(score_of(mika), 10);
    assert_eq!(score_without(Set::OverTls, mika), 6);
}

#[test]
fn the_score_sheet_names_every_set_with_its_cards_and_points() {
    let (table, sheet) = annas_sheet([Hsrp, Smtp, Pop3, Imap, Http, Https, Telnet]);
    let cards = |names: &[Name]| names.iter().map(|&name| table.card(name)).collect();
    let set = |set, names: &[Name], points, doubled| SetScore {
        set,
        cards: cards(names),
        points,
        zeroed: false,
        doubled,
    };
    let expected = Sheet {
        sets: vec![
            set(Set::EMail, &[Smtp, Pop3, Imap], 3, false),
            set(Set::Web, &[Http, Https], 4, true),
        ],
        reds: cards(&[Http, Telnet]),
        total: 3 + 4 - 2,
    };
    assert_eq!(sheet, expected);
}

#[test]
fn the_score_sheet_shows_a_named_set_with_nothing() {
    let mut table = Layout::players(3)
        .hand(ANNA, [Ntp])
        .captures(ANNA, [Smtp, Pop3])
        .rest_captured_by(CLEO)
        .start();
    table.play(ANNA, Ntp).give(ANNA, BEN).name(BEN, Set::EMail);
    let sheet = &table.spectator().sheets.expect("the game is scored")[0];
    let [set] = &sheet.sets[..] else {
        panic!("not one set: {sheet:?}");
    };
    assert_eq!((set.set, set.points, set.zeroed), (Set::EMail, 0, true));
    assert_eq!(sheet.total, 0);
}

/// PRT-R5
#[test]
fn the_score_sheet_marks_nothing_as_doubled_when_only_one_set_scores() {
    let mut table = Layout::players(3)
        .hand(ANNA, [Ntp])
        .captures(ANNA, [Hsrp, Smtp, Pop3, Kerberos, Ldap])
        .rest_captured_by(CLEO)
        .start();
    table.play(ANNA, Ntp).give(ANNA, BEN).name(BEN, Set::EMail);
    let sheets = table.spectator().sheets.expect("the game is scored");
    assert!(sheets[0].sets.iter().all(|set| !set.doubled));
}

#[test]
fn the_totals_of_the_sheets_are_the_scores() {
    let table = scored(
        Layout::players(3)
            .captures(ANNA, [Smtp, Pop3])
            .captures(BEN, [Telnet])
            .captures(CLEO, [Hsrp, Imaps, Pop3s]),
    );
    let sheets = table.spectator().sheets.expect("the game is scored");
    let totals: Vec<i32> = sheets.iter().map(|sheet| sheet.total).collect();
    assert_eq!(totals, [2, -1, 6]);
    assert_eq!(table.outcome().scores(), totals);
}

#[test]
fn the_highest_total_wins() {
    let table = scored(
        Layout::players(3)
            .captures(ANNA, [Smtp, Pop3])
            .captures(CLEO, [Ldap, Kerberos, Ike]),
    );
    let winners: Vec<_> = table.outcome().winners.iter().collect();
    assert_eq!(winners, [CLEO]);
    assert!(table.events().contains(&ports::Event::Won {
        seat: CLEO,
        score: 3
    }));
}

#[test]
fn the_highest_total_may_be_negative() {
    let table = scored(
        Layout::players(2)
            .captures(ANNA, [Telnet, Http])
            .captures(BEN, [Rip]),
    );
    assert_eq!(table.outcome().winners.first(), Some(BEN));
}

/// PRT-R11
#[test]
fn a_tie_goes_to_the_seat_that_comes_earlier_counted_from_the_dealer() {
    let tie = |dealer| {
        let table = scored(
            Layout::players(3)
                .captures(ANNA, [Smtp, Pop3])
                .captures(CLEO, [Ldap, Kerberos])
                .dealer(dealer),
        );
        table.outcome().winners.first()
    };
    assert_eq!(tie(ANNA), Some(ANNA));
    assert_eq!(tie(BEN), Some(CLEO));
    assert_eq!(tie(CLEO), Some(CLEO));
}
