//! IRC: once in the whole game its owner may swap it for any card on the table.

use ports::cards::Name::{self, *};
use ports::cards::Transport;
use ports::state::Phase;
use ports::{Action, Event, From, Illegal, Showed};

use crate::table::*;

/// Anna has captured IRC; there is a card in every place.
fn annas_irc() -> Layout {
    Layout::players(3)
        .hand(ANNA, [Ssh])
        .hand(BEN, [Smtp])
        .captures(ANNA, [Irc, Lpr])
        .captures(BEN, [Imap])
        .field([Https, Ipp])
        .deck_top_first([Pop3, Dot])
}

/// Anna swaps IRC for the card: what is told of it.
fn swapped(table: &mut Table, card: Name) -> (From, Showed) {
    table.swap(ANNA, card);
    let [
        Event::Swapped {
            seat: ANNA,
            card: told,
            from,
            showed,
        },
    ] = table.events()[..]
    else {
        panic!("told {:?}", table.events());
    };
    assert_eq!(told, table.card(card));
    (from, showed)
}

#[test]
fn it_can_be_swapped_for_anothers_capture() {
    let mut table = annas_irc().start();
    let showed = Showed::Port(port(143), Transport::Tcp);
    assert_eq!(swapped(&mut table, Imap), (From::Captures(BEN), showed));
    assert_eq!(table.captures(ANNA), [Imap, Lpr]);
    assert_eq!(table.captures(BEN), [Irc]);
}

#[test]
fn it_can_be_swapped_for_a_card_of_anothers_hand() {
    let mut table = annas_irc().start();
    let told = (From::Hand(BEN), Showed::Name(Smtp));
    assert_eq!(swapped(&mut table, Smtp), told);
    assert_eq!(table.captures(ANNA), [Smtp, Lpr]);
    assert_eq!(table.hand(BEN), [Irc]);
}

#[test]
fn it_can_be_swapped_for_a_card_of_the_own_hand() {
    let mut table = annas_irc().start();
    let told = (From::Hand(ANNA), Showed::Name(Ssh));
    assert_eq!(swapped(&mut table, Ssh), told);
    assert_eq!(table.captures(ANNA), [Ssh, Lpr]);
    assert_eq!(table.hand(ANNA), [Irc]);
}

#[test]
fn it_can_be_swapped_for_a_field_card_and_lies_where_that_card_lay() {
    let mut table = annas_irc().start();
    let showed = Showed::Port(port(443), Transport::Tcp);
    assert_eq!(swapped(&mut table, Https), (From::Field, showed));
    assert_eq!(table.captures(ANNA), [Https, Lpr]);
    assert_eq!(table.field(), [Irc, Ipp]);
}

#[test]
fn it_can_be_swapped_for_the_decks_top_card() {
    let mut table = annas_irc().start();
    let deck = table.deck();
    let told = (From::Deck, Showed::Name(Pop3));
    assert_eq!(swapped(&mut table, Pop3), told);
    assert_eq!(table.captures(ANNA), [Pop3, Lpr]);
    assert_eq!((table.top(), table.deck()), (Some(Irc), deck));
    assert!(shows_name(&table.spectator().top.unwrap()));
}

#[test]
fn with_captures_name_up_the_log_tells_the_name_of_a_swapped_capture() {
    let mut table = annas_irc().switch("captures-name-up", true).start();
    let told = (From::Captures(BEN), Showed::Name(Imap));
    assert_eq!(swapped(&mut table, Imap), told);
}

#[test]
fn the_menu_lists_every_card_that_can_be_swapped_and_no_other() {
    let table = annas_irc().start();
    let mut listed: Vec<Action> = table.menu(ANNA);
    listed.retain(|action| matches!(action, Action::Swap(_)));
    let mut swaps = [Imap, Smtp, Ssh, Https, Ipp, Pop3].map(|card| Action::Swap(table.card(card)));
    swaps.sort();
    assert_eq!(listed, swaps);
}

#[test]
fn it_cannot_be_swapped_for_an_own_capture_or_a_card_deeper_in_the_deck() {
    let table = annas_irc().start();
    let refused = |card| table.refused(ANNA, Action::Swap(table.card(card)));
    assert_eq!(refused(Lpr), Illegal::OwnCapture);
    assert_eq!(refused(Irc), Illegal::OwnCapture);
    assert_eq!(refused(Dot), Illegal::NoSuchCard);
}

#[test]
fn after_a_swap_before_the_action_the_action_is_still_to_do() {
    let mut table = annas_irc().start();
    table.swap(ANNA, Imap).assert_turn_of(ANNA);
    table.play(ANNA, Ssh).assert_turn_of(BEN);
}

#[test]
fn after_the_action_there_is_a_last_chance_to_swap() {
    let mut table = annas_irc().start();
    table.play(ANNA, Ssh);
    assert_eq!(
        (table.awaited(), table.view(ANNA).phase),
        (ANNA, Phase::Late)
    );
    table.swap(ANNA, Ssh).assert_turn_of(BEN);
    assert_eq!(table.field(), [Https, Ipp, Irc]);
    assert_eq!(table.captures(ANNA), [Ssh, Lpr]);
}

#[test]
fn the_owner_may_keep_irc_and_end_the_turn() {
    let mut table = annas_irc().start();
    table.play(ANNA, Ssh).end(ANNA).assert_turn_of(BEN);
    assert_eq!(table.captures(ANNA), [Irc, Lpr]);
    assert!(!table.spectator().irc_used);
}

#[test]
fn the_last_chance_comes_after_every_action() {
    let acts: [fn(&mut Table) -> &mut Table; 4] = [
        |table| table.turn(ANNA),
        |table| table.take(ANNA),
        |table| table.play(ANNA, Syslog).leave(ANNA),
        |table| table.play(ANNA, Syslog).give(ANNA, BEN),
    ];
    for act in acts {
        let mut table = annas_irc().hand(ANNA, [Syslog]).start();
        act(&mut table);
        assert_eq!(
            (table.awaited(), table.view(ANNA).phase),
            (ANNA, Phase::Late)
        );
    }
}

/// PRT-R7
#[test]
fn irc_captured_in_this_turn_can_be_swapped_at_its_end() {
    let mut table = annas_irc()
        .hand(ANNA, [Syslog])
        .captures(ANNA, [])
        .field([Irc])
        .start();
    table.play(ANNA, Syslog).give(ANNA, ANNA);
    // The field was filled again first, so the new card can be swapped.
    assert_eq!(table.field(), [Pop3]);
    table.swap(ANNA, Pop3).assert_turn_of(BEN);
    assert_eq!(table.captures(ANNA), [Pop3, Syslog]);
    assert_eq!(table.field(), [Irc]);
}

/// PRT-R7
#[test]
fn irc_given_by_another_waits_for_the_own_turn() {
    let mut table = annas_irc()
        .hand(ANNA, [Syslog])
        .captures(ANNA, [])
        .field([Irc])
        .start();
    table
        .play(ANNA, Syslog)
        .give(ANNA, CLEO)
        .assert_turn_of(BEN);
    let swap = Action::Swap(table.card(Smtp));
    assert_eq!(table.refused(CLEO, swap), Illegal::NotYourTurn);
    table.turn(BEN).swap(CLEO, Smtp);
    assert_eq!(table.captures(CLEO), [Smtp, Syslog]);
}

#[test]
fn without_irc_the_turn_ends_by_itself() {
    let mut table = annas_irc().captures(ANNA, [Lpr]).start();
    table.play(ANNA, Ssh).assert_turn_of(BEN);
}

#[test]
fn irc_in_a_hand_or_on_the_field_cannot_be_swapped() {
    let in_hand = annas_irc().captures(ANNA, []).hand(ANNA, [Irc]).start();
    let on_field = annas_irc().captures(ANNA, []).field([Irc]).start();
    for table in [in_hand, on_field] {
        let swap = Action::Swap(table.card(Imap));
        assert_eq!(table.refused(ANNA, swap), Illegal::NoIrc);
        assert!(!table.menu(ANNA).contains(&swap));
    }
}

#[test]
fn it_can_be_swapped_once_in_a_turn() {
    let mut table = annas_irc().start();
    table.swap(ANNA, Imap);
    assert!(table.spectator().irc_used);
    let again = Action::Swap(table.card(Smtp));
    assert_eq!(table.refused(ANNA, again), Illegal::IrcUsed);
    table.play(ANNA, Ssh).assert_turn_of(BEN);
}

/// PRT-R7
#[test]
fn it_can_be_swapped_once_in_the_whole_game_by_whoever_does_it_first() {
    let mut table = annas_irc().start();
    table.swap(ANNA, Imap).play(ANNA, Ssh);
    // Ben has IRC among his captures now.
    assert_eq!(table.captures(BEN), [Irc]);
    let again = Action::Swap(table.card(Https));
    assert_eq!(table.refused(BEN, again), Illegal::IrcUsed);
    table.play(BEN, Smtp).assert_turn_of(CLEO);
}

/// PRT-R13
#[test]
fn a_swapped_card_has_no_udp_effect() {
    for udp in [Syslog, Kerberos] {
        let mut table = annas_irc().field([udp, Https]).start();
        table.swap(ANNA, udp).assert_turn_of(ANNA);
        assert_eq!(table.captures(ANNA), [udp, Lpr]);
        assert_eq!(table.field(), [Irc, Https]);
    }
}

/// PRT-R14
#[test]
fn the_swap_never_empties_the_field_so_no_card_is_turned() {
    let mut table = annas_irc().field([Https]).start();
    table.swap(ANNA, Https);
    assert_eq!(table.events().len(), 1);
    assert_eq!(table.field(), [Irc]);
    assert_eq!(table.top(), Some(Pop3));
}

#[test]
fn irc_in_a_hand_is_played_like_any_tcp_card() {
    let mut table = annas_irc().start();
    table.swap(ANNA, Ssh).play(ANNA, Irc).assert_turn_of(BEN);
    assert_eq!(table.field(), [Https, Ipp, Irc]);
}

#[test]
fn irc_on_top_of_the_deck_is_the_next_card_to_turn() {
    let mut table = annas_irc().start();
    table.swap(ANNA, Pop3).turn(ANNA);
    assert_eq!(table.field(), [Https, Ipp, Irc]);
    assert_eq!(table.top(), Some(Dot));
}

#[test]
fn irc_keeps_its_handle_and_so_does_the_other_card() {
    let mut table = annas_irc().start();
    let [irc, imap] = [table.card(Irc), table.card(Imap)];
    table.swap(ANNA, Imap);
    let view = table.spectator();
    assert_eq!(view.captures[1][0].handle, irc);
    assert!(view.captures[0].iter().any(|card| card.handle == imap));
}

/// PRT-R7
#[test]
fn a_skipped_turn_has_no_swap() {
    let mut table = Layout::players(3)
        .hand(ANNA, [Ssh])
        .hand(CLEO, [Bgp])
        .captures(BEN, [Irc])
        .rest_on_the_field()
        .start();
    table.play(ANNA, Ssh).assert_turn_of(CLEO);
    assert_eq!(table.events()[1..], [Event::Skipped { seat: BEN }]);
}

#[test]
fn with_an_empty_deck_the_own_last_card_can_be_swapped_and_irc_played_instead() {
    let mut table = Layout::players(2)
        .hand(ANNA, [Hsrp])
        .captures(ANNA, [Irc])
        .rest_on_the_field()
        .start();
    table.swap(ANNA, Hsrp).play(ANNA, Irc);
    assert!(table.is_over());
    assert_eq!(table.captures(ANNA), [Hsrp]);
}

#[test]
fn there_is_a_last_chance_to_swap_before_the_game_is_scored() {
    let mut table = Layout::players(2)
        .hand(ANNA, [Ssh])
        .captures(ANNA, [Irc, Ldap])
        .captures(BEN, [Kerberos, Ike])
        .rest_on_the_field()
        .start();
    table.play(ANNA, Ssh);
    assert!(!table.is_over());
    table.swap(ANNA, Ike);
    assert_eq!(table.outcome().scores(), [2, 0]);
}

#[test]
fn with_nothing_to_swap_for_the_turn_can_still_be_ended() {
    let mut table = Layout::players(2)
        .hand(ANNA, [Syslog])
        .rest_captured_by(ANNA)
        .start();
    table.play(ANNA, Syslog).give(ANNA, ANNA);
    assert_eq!(table.menu(ANNA), [Action::End]);
    assert!(table.end(ANNA).is_over());
}
