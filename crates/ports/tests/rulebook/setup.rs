//! Set-up: the dealer, the hands, the deck and the first card of the field.

use std::collections::BTreeSet;

use ports::cards::{CARDS, Name, Transport};
use ports::state::{Handle, Phase};
use ports::{Card, Event, Ports, Side, View};
use tabletop::{Config, Game, Seat, Viewer};

use crate::table::*;

/// Openings with every number of players.
fn openings() -> impl Iterator<Item = (u8, Table)> {
    Ports::PLAYERS.flat_map(|players| {
        (0..20).map(move |seed| (players, Table::opening(players, &seed.to_string())))
    })
}

fn handles(cards: &[Card]) -> Vec<Handle> {
    cards.iter().map(|card| card.handle).collect()
}

/// PRT-R1
#[test]
fn the_game_is_for_two_to_six_players() {
    let fits = |players| Ports::new(&Config::new(players)).is_ok();
    let fitting: Vec<u8> = (0..=u8::MAX).filter(|&players| fits(players)).collect();
    assert_eq!(fitting, [2, 3, 4, 5, 6]);
}

#[test]
fn the_first_dealer_is_random() {
    for players in Ports::PLAYERS {
        let dealer = |seed: u8| {
            Table::opening(players, &seed.to_string())
                .spectator()
                .dealer
        };
        let dealers: BTreeSet<Seat> = (0..60).map(dealer).collect();
        assert_eq!(dealers.len(), usize::from(players));
    }
}

#[test]
fn everybody_gets_two_cards_beginning_with_the_dealer() {
    for (players, table) in openings() {
        let view = table.spectator();
        for steps in 0..players {
            let seat = view.dealer.after(steps, players);
            let hand = handles(&view.hands[seat.index()]);
            assert_eq!(hand, [Handle(2 * steps), Handle(2 * steps + 1)]);
        }
    }
}

#[test]
fn hands_lie_open_name_face_up() {
    for (_, table) in openings() {
        let view = table.spectator();
        let mut cards = view.hands.iter().flatten();
        assert!(cards.all(|card| card.up == Side::Name && shows_name(card)));
    }
}

#[test]
fn the_other_cards_are_the_deck_and_the_name_of_its_top_card_is_visible() {
    for (players, table) in openings() {
        let view = table.spectator();
        assert_eq!(view.deck, CARDS as u8 - 2 * players - 1);
        let top = view.top.unwrap();
        assert!(top.up == Side::Name && shows_name(&top));
    }
}

#[test]
fn one_card_is_turned_onto_the_field_port_face_up() {
    for (_, table) in openings() {
        let view = table.spectator();
        assert_eq!(view.field.len(), 1);
        assert!(view.field[0].up == Side::Port && shows_port(&view.field[0]));
    }
}

/// PRT-R8
#[test]
fn the_first_card_has_no_effect_even_if_it_is_udp() {
    let first_is_udp = |table: &Table| matches!(table.events()[..], [_, Event::Laid { transport, .. }] if transport != Transport::Tcp);
    let mut seen = 0;
    for (_, table) in openings().filter(|(_, table)| first_is_udp(table)) {
        table.assert_turn_of(table.spectator().dealer);
        assert_eq!(table.field().len(), 1);
        seen += 1;
    }
    assert!(seen > 0, "no opening turned a UDP card");
}

#[test]
fn the_dealer_takes_the_first_turn() {
    for (_, table) in openings() {
        table.assert_turn_of(table.spectator().dealer);
    }
}

#[test]
fn nobody_has_captured_anything_and_no_set_is_named() {
    for (_, table) in openings() {
        let view = table.spectator();
        assert!(view.captures.iter().all(|pile| pile.is_empty()));
        assert!(view.zeroed.is_empty() && !view.irc_used && view.past.is_empty());
    }
}

#[test]
fn all_36_cards_are_in_the_game_once() {
    for (_, table) in openings() {
        let state = table.0.state();
        let names: BTreeSet<Name> = state.names.iter().copied().collect();
        assert_eq!(names.len(), CARDS);
        let whole = |(name, port): (&Name, _)| name.true_port() == port;
        assert!(
            state
                .names
                .iter()
                .zip(state.ports.iter().copied())
                .all(whole)
        );
    }
}

#[test]
fn the_deal_is_told_and_then_the_first_card() {
    for (_, table) in openings() {
        let View { dealer, field, .. } = table.spectator();
        let [
            Event::Dealt {
                dealer: told,
                game: 1,
                games: 1,
            },
            Event::Laid { card, port, .. },
        ] = table.events()[..]
        else {
            panic!("told {:?}", table.events());
        };
        assert_eq!(told, dealer);
        assert_eq!((card, Some(port)), (field[0].handle, field[0].port()));
    }
}

#[test]
fn handles_count_up_in_the_order_in_which_cards_become_visible() {
    for (players, mut table) in openings() {
        let view = table.spectator();
        let mut next = 2 * players;
        assert_eq!(handles(&view.field), [Handle(next)]);
        // Every card that leaves the deck uncovers the next one.
        while let Some(top) = table.spectator().top {
            next += 1;
            assert_eq!(top.handle, Handle(next));
            let seat = table.awaited();
            table.turn(seat);
            if table.spectator().phase == Phase::Dispose {
                table.leave(seat);
            }
        }
        assert_eq!(usize::from(next), CARDS - 1);
    }
}

#[test]
fn the_set_up_is_the_same_for_every_viewer() {
    for (players, table) in openings() {
        let up = |view: View| -> Vec<Side> {
            let hands = view.hands.iter().flatten();
            hands.chain(&view.field).map(|card| card.up).collect()
        };
        for viewer in Viewer::during_play(players) {
            assert_eq!(up(table.0.view(viewer)), up(table.spectator()));
        }
    }
}
