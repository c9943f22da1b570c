//! Refusals: what is not allowed, and the reason given.

use ports::cards::Name::*;
use ports::cards::Set;
use ports::state::Handle;
use ports::{Action, Illegal};
use tabletop::Seat;

use crate::table::*;

fn opening() -> Layout {
    Layout::players(3)
        .hand(ANNA, [Ssh, Syslog])
        .hand(BEN, [Smtp])
        .captures(BEN, [Imap])
        .field([Https])
        .deck_top_first([Pop3, Dot])
}

/// One action of every kind.
fn all_kinds(table: &Table) -> [Action; 9] {
    [
        Action::Play(table.card(Ssh)),
        Action::Turn,
        Action::Take,
        Action::Give(ANNA),
        Action::Leave,
        Action::Name(Set::EMail),
        Action::NameNone,
        Action::Swap(table.card(Imap)),
        Action::End,
    ]
}

#[test]
fn whoever_is_not_awaited_can_do_nothing() {
    let table = opening().start();
    for action in all_kinds(&table) {
        for seat in [BEN, CLEO, Seat(3)] {
            assert_eq!(table.refused(seat, action), Illegal::NotYourTurn);
        }
    }
}

#[test]
fn when_the_game_is_over_nobody_can_do_anything() {
    let mut table = Layout::players(2)
        .hand(ANNA, [Ssh])
        .rest_on_the_field()
        .start();
    table.play(ANNA, Ssh);
    for action in all_kinds(&table) {
        assert_eq!(table.refused(ANNA, action), Illegal::Over);
    }
}

#[test]
fn a_card_that_is_not_in_the_own_hand_cannot_be_played() {
    let table = opening().start();
    let elsewhere = [Smtp, Imap, Https, Pop3, Dot].map(|card| table.card(card));
    for card in elsewhere.into_iter().chain([36, 64, 255].map(Handle)) {
        assert_eq!(table.refused(ANNA, Action::Play(card)), Illegal::NotInHand);
    }
}

#[test]
fn with_two_cards_in_hand_none_can_be_taken() {
    let table = opening().start();
    assert_eq!(table.refused(ANNA, Action::Take), Illegal::HandFull);
}

#[test]
fn from_an_empty_deck_nothing_can_be_turned_or_taken() {
    let table = Layout::players(2)
        .hand(ANNA, [Ssh])
        .rest_on_the_field()
        .start();
    assert_eq!(table.refused(ANNA, Action::Turn), Illegal::DeckEmpty);
    assert_eq!(table.refused(ANNA, Action::Take), Illegal::DeckEmpty);
}

#[test]
fn before_a_udp_card_is_put_down_nothing_can_be_given_or_left() {
    let table = opening().start();
    for action in [Action::Give(BEN), Action::Leave, Action::End] {
        assert_eq!(table.refused(ANNA, action), Illegal::WrongStep);
    }
}

#[test]
fn a_udp_card_must_be_decided_on_before_anything_else() {
    let mut table = opening().captures(ANNA, [Irc]).start();
    table.play(ANNA, Syslog);
    for action in [
        Action::Play(table.card(Ssh)),
        Action::Turn,
        Action::Take,
        Action::Swap(table.card(Imap)),
        Action::End,
    ] {
        assert_eq!(table.refused(ANNA, action), Illegal::WrongStep);
    }
}

#[test]
fn the_field_cannot_be_given_to_somebody_who_is_not_there() {
    let mut table = opening().start();
    table.play(ANNA, Syslog);
    for seat in [Seat(3), Seat(255)] {
        assert_eq!(
            table.refused(ANNA, Action::Give(seat)),
            Illegal::NoSuchPlayer
        );
    }
}

#[test]
fn a_set_can_be_named_only_when_ntp_arrives() {
    let table = opening().captures(ANNA, [Ntp]).start();
    assert_eq!(
        table.refused(ANNA, Action::Name(Set::EMail)),
        Illegal::NoNtp
    );
    assert_eq!(table.refused(ANNA, Action::NameNone), Illegal::NoNtp);
}

#[test]
fn only_three_sets_can_be_named() {
    let mut table = opening().hand(ANNA, [Ntp]).start();
    table.play(ANNA, Ntp).give(ANNA, ANNA);
    assert_eq!(
        table.refused(ANNA, Action::Name(Set::Web)),
        Illegal::NotNameable
    );
}

#[test]
fn while_ntp_is_asked_nothing_else_can_be_done() {
    let mut table = opening().hand(ANNA, [Ntp, Ssh]).start();
    table.play(ANNA, Ntp).give(ANNA, ANNA);
    for action in all_kinds(&table) {
        let naming = matches!(action, Action::Name(_) | Action::NameNone);
        assert_eq!(table.menu(ANNA).contains(&action), naming);
        if !naming {
            assert_eq!(table.refused(ANNA, action), Illegal::WrongStep);
        }
    }
}

#[test]
fn without_irc_nothing_can_be_swapped() {
    let table = opening().start();
    let swap = Action::Swap(table.card(Imap));
    assert_eq!(table.refused(ANNA, swap), Illegal::NoIrc);
}

#[test]
fn irc_cannot_be_swapped_for_what_is_not_on_the_table() {
    let table = opening().captures(ANNA, [Irc]).start();
    for card in [36, 64, 255].map(Handle) {
        assert_eq!(table.refused(ANNA, Action::Swap(card)), Illegal::NoSuchCard);
    }
}

#[test]
fn after_the_action_only_the_swap_and_the_end_are_left() {
    let mut table = opening().captures(ANNA, [Irc]).start();
    table.play(ANNA, Ssh);
    for action in [
        Action::Play(table.card(Syslog)),
        Action::Turn,
        Action::Take,
        Action::Give(BEN),
        Action::Leave,
    ] {
        assert_eq!(table.refused(ANNA, action), Illegal::WrongStep);
    }
}
