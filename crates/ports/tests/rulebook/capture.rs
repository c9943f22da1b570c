//! Capturing: what the transport of a card put on the field decides.

use ports::cards::Name::*;
use ports::{Action, Event, Side};
use tabletop::{Seat, Words};

use crate::table::*;

/// Anna holds Syslog (UDP), Kerberos (TCP+UDP) or whatever is asked for, over a field of two.
fn anna_holds(card: ports::cards::Name) -> Table {
    Layout::players(3)
        .hand(ANNA, [card])
        .field([Smtp, Https])
        .deck_top_first([Ssh, Syslog, Bgp])
        .start()
}

#[test]
fn a_tcp_card_stays_on_the_field_and_the_turn_passes() {
    let mut table = anna_holds(Ldap);
    table.play(ANNA, Ldap);
    assert_eq!(table.field(), [Smtp, Https, Ldap]);
    table.assert_turn_of(BEN);
}

#[test]
fn a_udp_card_lets_its_player_give_the_field_to_any_one_player_or_leave_it() {
    let mut table = anna_holds(Ike);
    table.play(ANNA, Ike);
    assert_eq!(table.awaited(), ANNA);
    let mut choices: Vec<Action> = Seat::all(3).map(Action::Give).collect();
    choices.push(Action::Leave);
    assert_eq!(table.menu(ANNA), choices);
}

#[test]
fn whoever_gives_the_field_to_nobody_else_captures_it_whoever_looks_on() {
    let mut table = anna_holds(Ike);
    table.play(ANNA, Ike);
    let game = table.0.game();
    for view in [table.view(ANNA), table.view(BEN), table.spectator()] {
        let told = |to| game.action(&view, &Action::Give(to)).key;
        assert_eq!(told(ANNA), "ports-act-give-self");
        assert_eq!(told(BEN), "ports-act-give");
    }
}

/// PRT-R3
#[test]
fn all_field_cards_the_new_one_included_go_to_one_player() {
    let mut table = anna_holds(Ike);
    table.play(ANNA, Ike).give(ANNA, CLEO);
    assert_eq!(table.captures(CLEO), [Smtp, Https, Ike]);
    assert_eq!(table.captures(ANNA), []);
    assert_eq!(table.captures(BEN), []);
    let gave = Event::Gave {
        seat: ANNA,
        to: CLEO,
        cards: 3,
    };
    assert_eq!(table.events()[0], gave);
    table.assert_turn_of(BEN);
}

#[test]
fn the_player_may_capture_the_field_for_oneself() {
    let mut table = anna_holds(Ike);
    table.play(ANNA, Ike).give(ANNA, ANNA);
    assert_eq!(table.captures(ANNA), [Smtp, Https, Ike]);
}

/// PRT-R3
#[test]
fn using_udp_is_optional() {
    let mut table = anna_holds(Ike);
    table.play(ANNA, Ike).leave(ANNA);
    assert_eq!(table.field(), [Smtp, Https, Ike]);
    assert_eq!(table.events(), [Event::Left { seat: ANNA }]);
    table.assert_turn_of(BEN);
}

#[test]
fn a_udp_card_that_was_left_is_part_of_the_next_capture() {
    let mut table = anna_holds(Ike);
    table.play(ANNA, Ike).leave(ANNA);
    table.turn(BEN).turn(CLEO).give(CLEO, CLEO);
    assert_eq!(table.captures(CLEO), [Smtp, Https, Ike, Ssh, Syslog]);
}

#[test]
fn a_udp_card_that_was_left_has_no_effect_later_on() {
    let mut table = anna_holds(Ike);
    table.play(ANNA, Ike).leave(ANNA);
    table.turn(BEN).assert_turn_of(CLEO);
}

#[test]
fn a_tcp_and_udp_card_may_be_treated_as_tcp() {
    for both in [Kerberos, Dns] {
        let mut table = anna_holds(both);
        table.play(ANNA, both).leave(ANNA);
        assert_eq!(table.field(), [Smtp, Https, both]);
        table.assert_turn_of(BEN);
    }
}

#[test]
fn a_tcp_and_udp_card_may_be_treated_as_udp() {
    for both in [Kerberos, Dns] {
        let mut table = anna_holds(both);
        table.play(ANNA, both).give(ANNA, BEN);
        assert_eq!(table.captures(BEN), [Smtp, Https, both]);
    }
}

#[test]
fn a_udp_card_turned_from_the_deck_captures_just_as_well() {
    let mut table = Layout::players(2)
        .field([Smtp])
        .deck_top_first([Rip])
        .start();
    table.turn(ANNA).give(ANNA, BEN);
    assert_eq!(table.captures(BEN), [Smtp, Rip]);
}

#[test]
fn a_udp_card_on_an_empty_field_can_be_given_alone() {
    let mut table = Layout::players(3)
        .hand(ANNA, [Ike])
        .hand(BEN, [Ssh])
        .rest_captured_by(CLEO)
        .start();
    table.play(ANNA, Ike).give(ANNA, BEN);
    assert_eq!(table.captures(BEN), [Ike]);
}

#[test]
fn captures_add_up() {
    let mut table = Layout::players(2)
        .hand(ANNA, [Ike])
        .captures(BEN, [Ldap])
        .field([Smtp])
        .start();
    table.play(ANNA, Ike).give(ANNA, BEN);
    assert_eq!(table.captures(BEN), [Ldap, Smtp, Ike]);
}

/// PRT-R2
#[test]
fn captures_lie_port_face_up() {
    let mut table = anna_holds(Ike);
    table.play(ANNA, Ike).give(ANNA, BEN);
    let view = table.spectator();
    assert!(
        view.captures[1]
            .iter()
            .all(|card| card.up == Side::Port && shows_port(card))
    );
}

#[test]
fn the_others_cannot_decide_for_the_player() {
    let mut table = anna_holds(Ike);
    table.play(ANNA, Ike);
    assert_eq!(table.menu(BEN), []);
    assert_eq!(
        table.refused(BEN, Action::Give(BEN)),
        ports::Illegal::NotYourTurn
    );
}
