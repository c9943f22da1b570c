//! A turn: one action, a card for an empty field, the next player; and the end of the game.

use ports::cards::Name::*;
use ports::cards::Transport;
use ports::{Action, Event, Side};

use crate::table::*;

#[test]
fn a_played_card_goes_from_the_hand_to_the_field_port_face_up_beside_the_others() {
    let mut table = Layout::players(3)
        .hand(ANNA, [Https, Ssh])
        .field([Smtp])
        .start();
    table.play(ANNA, Ssh);
    assert_eq!(table.hand(ANNA), [Https]);
    assert_eq!(table.field(), [Smtp, Ssh]);
    let view = table.spectator();
    assert!(
        view.field
            .iter()
            .all(|card| card.up == Side::Port && shows_port(card))
    );
    let played = Event::Played {
        seat: ANNA,
        card: table.card(Ssh),
        port: port(22),
        transport: Transport::Tcp,
    };
    assert_eq!(table.events(), [played]);
}

#[test]
fn turning_puts_the_decks_top_card_on_the_field_port_face_up() {
    let mut table = Layout::players(3)
        .hand(ANNA, [Https])
        .field([Smtp])
        .deck_top_first([Bgp, Imap])
        .start();
    table.turn(ANNA);
    assert_eq!(table.field(), [Smtp, Bgp]);
    assert_eq!(table.hand(ANNA), [Https]);
    assert_eq!(table.top(), Some(Imap));
    assert!(shows_port(&table.spectator().field[1]));
    let turned = Event::Turned {
        seat: ANNA,
        card: table.card(Bgp),
        port: port(179),
        transport: Transport::Tcp,
    };
    assert_eq!(table.events(), [turned]);
}

#[test]
fn taking_puts_the_decks_top_card_into_the_hand_name_face_up() {
    let mut table = Layout::players(3)
        .hand(ANNA, [Https])
        .field([Smtp])
        .deck_top_first([Bgp, Imap])
        .start();
    table.take(ANNA);
    assert_eq!(table.hand(ANNA), [Https, Bgp]);
    assert_eq!(table.top(), Some(Imap));
    let view = table.spectator();
    assert!(
        view.hands[0]
            .iter()
            .all(|card| card.up == Side::Name && shows_name(card))
    );
    let took = Event::Took {
        seat: ANNA,
        card: table.card(Bgp),
        name: Bgp,
    };
    assert_eq!(table.events(), [took]);
}

#[test]
fn a_taken_card_does_nothing_to_the_field_even_if_it_is_udp() {
    let mut table = Layout::players(2)
        .field([Smtp])
        .deck_top_first([Syslog])
        .start();
    table.take(ANNA);
    assert_eq!(table.field(), [Smtp]);
    table.assert_turn_of(BEN);
}

#[test]
fn a_card_may_be_taken_with_none_or_one_in_hand_but_not_with_two() {
    let may_take = |layout: Layout| {
        let table = layout.field([Smtp]).start();
        table.menu(ANNA).contains(&Action::Take)
    };
    assert!(may_take(Layout::players(2)));
    assert!(may_take(Layout::players(2).hand(ANNA, [Ssh])));
    assert!(!may_take(Layout::players(2).hand(ANNA, [Ssh, Bgp])));
}

#[test]
fn the_actions_are_to_play_a_hand_card_to_turn_and_to_take() {
    let table = Layout::players(2)
        .hand(ANNA, [Ssh])
        .hand(BEN, [Bgp, Ipp])
        .field([Smtp])
        .start();
    let play = Action::Play(table.card(Ssh));
    assert_eq!(table.menu(ANNA), [play, Action::Turn, Action::Take]);
    assert_eq!(table.menu(BEN), []);
}

#[test]
fn every_action_ends_the_turn_and_the_next_player_clockwise_goes_on() {
    let mut table = Layout::players(3)
        .hand(ANNA, [Ssh])
        .field([Smtp])
        .deck_top_first([Bgp, Imap])
        .start();
    table.play(ANNA, Ssh).assert_turn_of(BEN);
    table.turn(BEN).assert_turn_of(CLEO);
    table.take(CLEO).assert_turn_of(ANNA);
}

#[test]
fn a_card_keeps_its_handle_wherever_it_moves() {
    let mut table = Layout::players(2)
        .field([Smtp])
        .deck_top_first([Syslog, Bgp])
        .start();
    let syslog = table.spectator().top.unwrap().handle;
    table.take(ANNA);
    assert_eq!(table.spectator().hands[0][0].handle, syslog);
    table.turn(BEN).play(ANNA, Syslog);
    assert_eq!(table.spectator().field.last().unwrap().handle, syslog);
    table.give(ANNA, BEN);
    assert!(
        table.spectator().captures[1]
            .iter()
            .any(|card| card.handle == syslog)
    );
}

/// Whether it could be undone would tell who has whois or IRC.
#[test]
fn a_turn_that_has_passed_cannot_be_undone_whatever_the_players_have_captured() {
    for captured in [Whois, Irc, Bgp] {
        for owner in [ANNA, BEN] {
            let mut table = Layout::players(2)
                .hand(ANNA, [Syslog])
                .captures(owner, [captured])
                .field([Smtp])
                .start();
            table.play(ANNA, Syslog).leave(ANNA);
            assert!(!table.0.was_quiet());
        }
    }
}

#[test]
fn with_an_empty_deck_a_card_has_to_be_played() {
    let table = Layout::players(2)
        .hand(ANNA, [Ssh, Syslog])
        .rest_on_the_field()
        .start();
    let plays = [Ssh, Syslog].map(|card| Action::Play(table.card(card)));
    assert_eq!(table.menu(ANNA), plays);
}

#[test]
fn with_an_empty_deck_and_an_empty_hand_the_turn_is_skipped() {
    let mut table = Layout::players(3)
        .hand(ANNA, [Ssh])
        .hand(CLEO, [Bgp])
        .rest_on_the_field()
        .start();
    table.play(ANNA, Ssh).assert_turn_of(CLEO);
    assert_eq!(table.events()[1..], [Event::Skipped { seat: BEN }]);
}

#[test]
fn all_others_are_skipped_until_the_last_hand_is_played() {
    let mut table = Layout::players(4)
        .hand(CLEO, [Ssh, Bgp])
        .rest_on_the_field()
        .turn(CLEO)
        .start();
    table.play(CLEO, Ssh).assert_turn_of(CLEO);
    let skipped = [DAN, ANNA, BEN].map(|seat| Event::Skipped { seat });
    assert_eq!(table.events()[1..], skipped);
    assert!(table.play(CLEO, Bgp).is_over());
}

#[test]
fn nobody_is_skipped_while_the_deck_has_a_card() {
    let mut table = Layout::players(2)
        .hand(ANNA, [Ssh])
        .deck_top_first([Bgp])
        .rest_on_the_field()
        .start();
    table.play(ANNA, Ssh).assert_turn_of(BEN);
    assert_eq!(table.menu(BEN), [Action::Turn, Action::Take]);
}

#[test]
fn when_a_capture_empties_the_field_the_decks_top_card_is_turned_onto_it() {
    let mut table = Layout::players(2)
        .hand(ANNA, [Syslog])
        .field([Smtp])
        .deck_top_first([Bgp, Imap])
        .start();
    table.play(ANNA, Syslog).give(ANNA, ANNA);
    assert_eq!(table.field(), [Bgp]);
    assert!(shows_port(&table.spectator().field[0]));
    assert_eq!(table.top(), Some(Imap));
    let laid = Event::Laid {
        card: table.card(Bgp),
        port: port(179),
        transport: Transport::Tcp,
    };
    assert_eq!(table.events()[1..], [laid]);
    table.assert_turn_of(BEN);
}

/// PRT-R8
#[test]
fn a_udp_card_turned_onto_the_empty_field_has_no_effect() {
    let mut table = Layout::players(2)
        .hand(ANNA, [Syslog])
        .field([Smtp])
        .deck_top_first([Ike])
        .start();
    table.play(ANNA, Syslog).give(ANNA, ANNA);
    assert_eq!(table.field(), [Ike]);
    table.assert_turn_of(BEN);
}

/// PRT-R8
#[test]
fn ntp_turned_onto_the_empty_field_is_nobodys_capture_and_asks_nobody() {
    let mut table = Layout::players(2)
        .hand(ANNA, [Syslog])
        .field([Smtp])
        .deck_top_first([Ntp])
        .start();
    table.play(ANNA, Syslog).give(ANNA, ANNA);
    table.assert_turn_of(BEN);
}

#[test]
fn with_an_empty_deck_the_field_stays_empty() {
    let mut table = Layout::players(3)
        .hand(ANNA, [Syslog])
        .hand(BEN, [Ssh])
        .rest_captured_by(CLEO)
        .start();
    table.play(ANNA, Syslog).give(ANNA, BEN);
    assert_eq!(table.field(), []);
    table.assert_turn_of(BEN);
}

#[test]
fn the_game_ends_when_at_the_end_of_a_turn_the_deck_and_all_hands_are_empty() {
    let mut table = Layout::players(2)
        .hand(ANNA, [Ssh])
        .rest_on_the_field()
        .start();
    table.play(ANNA, Ssh);
    assert!(table.is_over());
    let [
        _,
        Event::Scored { game: 1, .. },
        Event::Won {
            seat: ANNA,
            score: 0,
        },
    ] = table.events()[..]
    else {
        panic!("told {:?}", table.events());
    };
}

#[test]
fn the_game_goes_on_while_somebody_holds_a_card() {
    let mut table = Layout::players(2)
        .hand(ANNA, [Ssh])
        .hand(BEN, [Bgp])
        .rest_on_the_field()
        .start();
    table.play(ANNA, Ssh).assert_turn_of(BEN);
    assert!(table.play(BEN, Bgp).is_over());
}

#[test]
fn the_game_goes_on_while_the_deck_has_a_card() {
    let mut table = Layout::players(2)
        .deck_top_first([Ssh, Bgp])
        .rest_on_the_field()
        .start();
    table.turn(ANNA).assert_turn_of(BEN);
    assert!(table.turn(BEN).is_over());
}

#[test]
fn the_game_does_not_end_in_the_middle_of_a_turn() {
    let mut table = Layout::players(2)
        .hand(ANNA, [Syslog])
        .rest_on_the_field()
        .start();
    table.play(ANNA, Syslog);
    assert!(!table.is_over(), "the UDP card may still be used");
    assert!(table.leave(ANNA).is_over());
}

#[test]
fn taking_the_last_card_of_the_deck_does_not_end_the_game() {
    let mut table = Layout::players(2)
        .deck_top_first([Ssh])
        .rest_on_the_field()
        .start();
    // Ben has nothing to play, so Anna has to play what she took.
    table.take(ANNA).assert_turn_of(ANNA);
    assert_eq!(table.events()[1..], [Event::Skipped { seat: BEN }]);
    assert!(table.play(ANNA, Ssh).is_over());
}

#[test]
fn the_game_ends_when_the_decks_last_card_is_turned_onto_the_emptied_field() {
    let mut table = Layout::players(3)
        .hand(ANNA, [Syslog])
        .deck_top_first([Ssh])
        .rest_captured_by(CLEO)
        .start();
    table.play(ANNA, Syslog).give(ANNA, BEN);
    assert_eq!(table.field(), [Ssh]);
    assert!(table.is_over());
}
