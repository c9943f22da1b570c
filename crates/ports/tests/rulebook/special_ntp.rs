//! NTP: whoever captures it may name a set that scores nothing.

use ports::cards::Name::*;
use ports::cards::Set::{self, Dhcp, EMail, OverTls};
use ports::{Action, Event, Illegal};
use tabletop::Game;

use crate::table::*;

/// Anna holds NTP over a field with one card.
fn anna_holds_ntp() -> Layout {
    Layout::players(3)
        .hand(ANNA, [Ntp])
        .field([Smtp])
        .deck_top_first([Ssh, Bgp])
}

#[test]
fn whoever_captures_ntp_may_name_dhcp_e_mail_over_tls_or_none() {
    let mut table = anna_holds_ntp().start();
    table.play(ANNA, Ntp).give(ANNA, ANNA);
    assert_eq!(table.awaited(), ANNA);
    let names = [Dhcp, EMail, OverTls].map(Action::Name);
    assert_eq!(table.menu(ANNA), [&names[..], &[Action::NameNone]].concat());
}

#[test]
fn the_receiver_of_a_gift_with_ntp_names_the_set() {
    let mut table = anna_holds_ntp().start();
    table.play(ANNA, Ntp).give(ANNA, CLEO);
    assert_eq!(table.awaited(), CLEO);
    table.name(CLEO, EMail);
    assert_eq!(table.zeroed(), [EMail]);
    let named = Event::Named {
        seat: CLEO,
        set: Some(EMail),
    };
    assert_eq!(table.events()[0], named);
}

#[test]
fn the_game_waits_for_the_answer() {
    let mut table = anna_holds_ntp().start();
    table.play(ANNA, Ntp).give(ANNA, CLEO);
    assert_eq!(table.menu(ANNA), []);
    assert_eq!(table.refused(ANNA, Action::NameNone), Illegal::NotYourTurn);
    assert_eq!(table.refused(BEN, Action::Turn), Illegal::NotYourTurn);
    table.name_none(CLEO).assert_turn_of(BEN);
}

/// PRT-R6
#[test]
fn naming_is_optional() {
    let mut table = anna_holds_ntp().start();
    table.play(ANNA, Ntp).give(ANNA, ANNA).name_none(ANNA);
    assert_eq!(table.zeroed(), []);
    let named = Event::Named {
        seat: ANNA,
        set: None,
    };
    assert_eq!(table.events()[0], named);
}

#[test]
fn no_answer_in_time_means_none() {
    let mut table = anna_holds_ntp().start();
    table.play(ANNA, Ntp).give(ANNA, BEN);
    let fallback = table.0.game().fallback(table.0.state(), BEN);
    assert_eq!(fallback, Action::NameNone);
}

#[test]
fn the_set_is_named_at_once_before_the_field_is_filled_again() {
    let mut table = anna_holds_ntp().start();
    table.play(ANNA, Ntp).give(ANNA, BEN);
    assert_eq!(table.field(), []);
    table.name(BEN, Dhcp);
    assert_eq!(table.field(), [Ssh]);
    assert!(matches!(
        table.events()[..],
        [Event::Named { .. }, Event::Laid { .. }]
    ));
    table.assert_turn_of(BEN);
}

#[test]
fn ntp_that_is_left_on_the_field_asks_nobody() {
    let mut table = anna_holds_ntp().start();
    table.play(ANNA, Ntp).leave(ANNA).assert_turn_of(BEN);
}

#[test]
fn ntp_asks_when_it_is_captured_later_with_another_card() {
    let mut table = anna_holds_ntp().hand(BEN, [Syslog]).start();
    table.play(ANNA, Ntp).leave(ANNA);
    table.play(BEN, Syslog).give(BEN, CLEO);
    assert_eq!(table.awaited(), CLEO);
}

#[test]
fn ntp_in_a_hand_asks_nobody() {
    let mut table = Layout::players(2)
        .field([Smtp])
        .deck_top_first([Ntp])
        .start();
    table.take(ANNA).assert_turn_of(BEN);
}

#[test]
fn a_capture_without_ntp_asks_nobody_even_if_the_receiver_has_ntp() {
    let mut table = Layout::players(2)
        .hand(ANNA, [Syslog])
        .captures(BEN, [Ntp])
        .field([Smtp])
        .start();
    table.play(ANNA, Syslog).give(ANNA, BEN).assert_turn_of(BEN);
}

#[test]
fn only_e_mail_dhcp_and_over_tls_can_be_named() {
    let mut table = anna_holds_ntp().start();
    table.play(ANNA, Ntp).give(ANNA, ANNA);
    for set in Set::ALL {
        if [Dhcp, EMail, OverTls].contains(&set) {
            assert!(table.menu(ANNA).contains(&Action::Name(set)));
        } else {
            assert_eq!(table.refused(ANNA, Action::Name(set)), Illegal::NotNameable);
        }
    }
}

/// Anna names E-Mail at the very end; she and Ben have captured two of it each.
fn e_mail_named_by_anna() -> Table {
    let mut table = Layout::players(3)
        .hand(ANNA, [Ntp])
        .captures(ANNA, [Smtp, Pop3])
        .captures(BEN, [Imap, Imaps, Pop3s])
        .rest_captured_by(CLEO)
        .start();
    table.play(ANNA, Ntp).give(ANNA, ANNA).name(ANNA, EMail);
    table
}

/// PRT-R6
#[test]
fn the_named_set_scores_nothing_for_everyone_also_for_who_named_it() {
    let table = e_mail_named_by_anna();
    // Anna: NTP's red mark. Ben: IMAPS and POP3S still count for over TLS.
    assert_eq!(table.outcome().scores()[..2], [-1, 2]);
}

#[test]
fn red_marks_still_count_in_a_named_set() {
    let mut table = Layout::players(3)
        .switch("red", ["smtp", "pop3"])
        .hand(ANNA, [Ntp])
        .captures(BEN, [Smtp, Pop3])
        .rest_captured_by(CLEO)
        .start();
    table.play(ANNA, Ntp).give(ANNA, ANNA).name(ANNA, EMail);
    assert_eq!(table.outcome().scores()[..2], [0, -2]);
}

/// PRT-R13
#[test]
fn ntp_swapped_in_before_the_action_is_asked_and_then_the_action_is_done() {
    let mut table = Layout::players(2)
        .hand(ANNA, [Ssh])
        .captures(ANNA, [Irc])
        .field([Ntp])
        .start();
    table.swap(ANNA, Ntp);
    assert_eq!(table.menu(ANNA).last(), Some(&Action::NameNone));
    table.name(ANNA, OverTls).assert_turn_of(ANNA);
    table.play(ANNA, Ssh).assert_turn_of(BEN);
    assert_eq!(table.zeroed(), [OverTls]);
}

/// PRT-R13
#[test]
fn ntp_swapped_in_after_the_action_is_asked_and_then_the_turn_ends() {
    let mut table = Layout::players(2)
        .hand(ANNA, [Ssh])
        .captures(ANNA, [Irc])
        .field([Ntp])
        .start();
    table.play(ANNA, Ssh).swap(ANNA, Ntp);
    assert_eq!(table.awaited(), ANNA);
    table.name(ANNA, Dhcp).assert_turn_of(BEN);
    assert_eq!(table.zeroed(), [Dhcp]);
}

/// PRT-R13
#[test]
fn ntp_asks_wherever_it_is_swapped_from() {
    let places: [fn(Layout) -> Layout; 5] = [
        |layout| layout.field([Ntp]),
        |layout| layout.hand(ANNA, [Ntp]),
        |layout| layout.hand(BEN, [Ntp]),
        |layout| layout.captures(BEN, [Ntp]),
        |layout| layout.deck_top_first([Ntp]),
    ];
    for place in places {
        let layout = Layout::players(2).captures(ANNA, [Irc]).field([Smtp]);
        let mut table = place(layout).start();
        table.swap(ANNA, Ntp);
        assert_eq!(table.menu(ANNA).last(), Some(&Action::NameNone));
    }
}

/// PRT-R6
#[test]
fn ntp_that_arrives_again_by_irc_triggers_again_and_both_named_sets_stay_at_zero() {
    let mut table = anna_holds_ntp().captures(BEN, [Irc]).start();
    table.play(ANNA, Ntp).give(ANNA, ANNA).name(ANNA, EMail);
    table.swap(BEN, Ntp).name(BEN, Dhcp);
    assert_eq!(table.zeroed(), [Dhcp, EMail]);
    assert_eq!(table.captures(BEN), [Ntp]);
    assert_eq!(table.captures(ANNA), [Smtp, Irc]);
    table.assert_turn_of(BEN);
}

/// PRT-R6
#[test]
fn the_second_time_none_may_be_named_too_and_the_first_set_stays_at_zero() {
    let mut table = anna_holds_ntp().captures(BEN, [Irc]).start();
    table.play(ANNA, Ntp).give(ANNA, ANNA).name(ANNA, EMail);
    table.swap(BEN, Ntp).name_none(BEN);
    assert_eq!(table.zeroed(), [EMail]);
}

#[test]
fn naming_the_same_set_again_changes_nothing() {
    let mut table = anna_holds_ntp().captures(BEN, [Irc]).start();
    table.play(ANNA, Ntp).give(ANNA, ANNA).name(ANNA, EMail);
    table.swap(BEN, Ntp).name(BEN, EMail);
    assert_eq!(table.zeroed(), [EMail]);
}

#[test]
fn ntp_and_irc_captured_together_ask_one_after_the_other() {
    let mut table = anna_holds_ntp().field([Irc]).start();
    table.play(ANNA, Ntp).give(ANNA, ANNA);
    table.name(ANNA, Dhcp);
    // The field has been filled again, and the swap is offered last.
    assert_eq!(table.field(), [Ssh]);
    table.swap(ANNA, Ssh).assert_turn_of(BEN);
    assert_eq!(table.captures(ANNA), [Ntp, Ssh]);
}

#[test]
fn the_named_set_can_be_taken_back_only_before_anything_else_happens() {
    let mut table = Layout::players(2)
        .captures(ANNA, [Irc])
        .field([Ntp])
        .start();
    table.swap(ANNA, Ntp).name(ANNA, Dhcp);
    assert!(table.0.was_quiet(), "Anna's action is still to come");
    let mut table = anna_holds_ntp().start();
    table.play(ANNA, Ntp).give(ANNA, BEN).name(BEN, Dhcp);
    assert!(!table.0.was_quiet(), "a card has been turned");
}
