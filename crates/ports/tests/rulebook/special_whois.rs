//! whois: its owner looks at hidden faces, in the own turn only.

use ports::cards::Name::*;
use ports::cards::Set;
use ports::state::Phase;
use ports::{Card, View};
use tabletop::Seat;

use crate::table::*;

/// Anna has captured whois; there is something to look at everywhere.
fn annas_whois() -> Layout {
    Layout::players(3)
        .hand(ANNA, [Ssh, Rlogin])
        .hand(BEN, [Smtp, Bgp])
        .captures(ANNA, [Whois])
        .captures(BEN, [Imap, Dns])
        .captures(CLEO, [Ldap])
        .field([Https, Ipp])
        .deck_top_first([Pop3, Dot])
}

/// Everything that does not belong to this player, apart from the deck.
fn others_cards(view: &View, me: Seat) -> Vec<Card> {
    let piles = [&view.hands, &view.captures];
    let of_others = piles.into_iter().flat_map(|piles| piles.iter().enumerate());
    of_others
        .filter(|(seat, _)| *seat != me.index())
        .flat_map(|(_, pile)| pile)
        .chain(&view.field)
        .copied()
        .collect()
}

#[track_caller]
fn assert_sees_everything(table: &Table, seat: Seat) {
    let view = table.view(seat);
    assert!(others_cards(&view, seat).iter().all(shows_both));
    assert!(view.top.iter().all(shows_both));
}

#[track_caller]
fn assert_sees_only_what_lies_up(table: &Table, seat: Seat) {
    let view = table.view(seat);
    assert!(!others_cards(&view, seat).iter().any(shows_both));
    assert!(!view.top.iter().any(shows_both));
}

#[track_caller]
fn assert_sees_the_top_only(table: &Table, seat: Seat) {
    let view = table.view(seat);
    assert!(!others_cards(&view, seat).iter().any(shows_both));
    assert!(view.top.iter().all(shows_both));
}

#[test]
fn in_the_own_turn_the_owner_sees_the_decks_top_the_field_and_all_hands_and_captures() {
    assert_sees_everything(&annas_whois().start(), ANNA);
}

#[test]
fn in_anothers_turn_the_owner_sees_no_more_than_anyone() {
    for other in [BEN, CLEO] {
        assert_sees_only_what_lies_up(&annas_whois().turn(other).start(), ANNA);
    }
}

#[test]
fn the_owner_looks_from_the_beginning_of_the_turn_to_its_end() {
    let mut table = annas_whois().hand(ANNA, [Syslog]).start();
    table.play(ANNA, Syslog);
    assert_sees_everything(&table, ANNA);
    table.leave(ANNA);
    assert_sees_only_what_lies_up(&table, ANNA);
    table.turn(BEN).turn(CLEO);
    assert_sees_everything(&table, ANNA);
}

#[test]
fn only_the_owner_sees_it() {
    let table = annas_whois().start();
    assert_sees_only_what_lies_up(&table, BEN);
    assert_sees_only_what_lies_up(&table, CLEO);
    let view = table.spectator();
    assert!(!others_cards(&view, CLEO).iter().any(shows_both));
}

#[test]
fn looking_is_not_an_action() {
    let [with, without] = [Whois, Http].map(|captured| {
        let table = annas_whois().captures(ANNA, [captured]).start();
        table.menu(ANNA).len()
    });
    assert_eq!(with, without);
}

#[test]
fn of_the_deck_only_the_top_card_can_be_seen() {
    let table = annas_whois().start();
    let view = table.view(ANNA);
    let seen = others_cards(&view, ANNA).len() + view.hands[0].len() + view.captures[0].len() + 1;
    assert_eq!(seen + usize::from(view.deck) - 1, ports::cards::CARDS);
    assert_eq!(view.top.unwrap().name(), Some(Pop3));
}

#[test]
fn whois_in_a_hand_shows_nothing() {
    let table = annas_whois().captures(ANNA, []).hand(ANNA, [Whois]).start();
    assert_sees_only_what_lies_up(&table, ANNA);
}

#[test]
fn whois_on_the_field_shows_nothing() {
    let table = annas_whois()
        .captures(ANNA, [])
        .field([Whois, Https])
        .start();
    assert_sees_only_what_lies_up(&table, ANNA);
}

#[test]
fn whois_works_as_soon_as_it_is_captured() {
    let mut table = annas_whois()
        .hand(ANNA, [Syslog])
        .captures(ANNA, [Irc])
        .field([Whois])
        .start();
    table.play(ANNA, Syslog).give(ANNA, ANNA);
    // The turn goes on, since the swap is still possible.
    assert_eq!(table.view(ANNA).phase, Phase::Late);
    assert_sees_everything(&table, ANNA);
}

#[test]
fn whois_given_away_is_its_receivers() {
    let mut table = annas_whois()
        .hand(ANNA, [Syslog])
        .captures(ANNA, [])
        .field([Whois])
        .start();
    table.play(ANNA, Syslog).give(ANNA, BEN);
    assert_sees_everything(&table, BEN);
    assert_sees_only_what_lies_up(&table, ANNA);
}

#[test]
fn whois_that_comes_by_the_swap_shows_at_once() {
    let mut table = annas_whois()
        .captures(ANNA, [Irc])
        .captures(BEN, [Whois])
        .start();
    assert_sees_only_what_lies_up(&table, ANNA);
    table.swap(ANNA, Whois);
    assert_sees_everything(&table, ANNA);
}

#[test]
fn whois_that_goes_by_the_swap_shows_no_more() {
    let mut table = annas_whois().captures(BEN, [Irc]).turn(BEN).start();
    table
        .swap(BEN, Whois)
        .turn(BEN)
        .turn(CLEO)
        .assert_turn_of(ANNA);
    assert_sees_only_what_lies_up(&table, ANNA);
}

#[test]
fn the_owner_goes_on_looking_while_another_answers_for_ntp() {
    let mut table = annas_whois().hand(ANNA, [Ntp]).start();
    table.play(ANNA, Ntp).give(ANNA, BEN);
    assert_eq!(table.awaited(), BEN);
    assert_sees_everything(&table, ANNA);
}

#[test]
fn answering_for_ntp_in_anothers_turn_is_not_the_own_turn() {
    let mut table = annas_whois().hand(BEN, [Ntp]).turn(BEN).start();
    table.play(BEN, Ntp).give(BEN, ANNA);
    assert_eq!(table.awaited(), ANNA);
    assert_sees_only_what_lies_up(&table, ANNA);
    table.name(ANNA, Set::Dhcp);
}

/// PRT-R10
#[test]
fn with_captures_name_up_whois_shows_the_decks_top_only() {
    let layout = || annas_whois().switch("captures-name-up", true);
    assert_sees_the_top_only(&layout().start(), ANNA);
    assert_sees_only_what_lies_up(&layout().turn(BEN).start(), ANNA);
}

/// PRT-R10
#[test]
fn with_a_beginner_at_the_table_whois_shows_everyone_the_decks_top_only() {
    let table = annas_whois().switch("beginners", ["3"]).start();
    assert_sees_the_top_only(&table, ANNA);
}

/// PRT-R10
#[test]
fn a_beginner_with_whois_sees_the_decks_top_too() {
    let layout = || annas_whois().switch("beginners", ["1"]);
    assert_sees_everything(&layout().start(), ANNA);
    let waiting = layout().turn(BEN).start().view(ANNA);
    assert!(others_cards(&waiting, ANNA).iter().all(shows_both));
    assert!(shows_name(&waiting.top.unwrap()));
}
