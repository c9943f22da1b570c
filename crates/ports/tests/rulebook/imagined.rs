//! The worlds a bot thinks possible: they agree with what it sees, then with what it knows by
//! heart, and guess the rest. (That they look exactly like the view is a law.)

use std::collections::BTreeSet;

use ports::Ports;
use ports::cards::{CARDS, Name, Name::*, Port};
use ports::state::{Handle, State};
use tabletop::{Chance, Config, Game, Mastery, Seat, Seed, Viewer};

use crate::table::*;

fn luck(seed: u8) -> Chance {
    Chance::new(Seed([seed; 32]))
}

fn imagined(table: &Table, viewer: Viewer, mastery: Mastery, seed: u8) -> State {
    let (game, mut chance) = (table.0.game(), luck(seed));
    let lore = game.lore(mastery, &mut chance);
    game.imagine(&table.0.view(viewer), &lore, &mut chance)
}

fn pairs(world: &State) -> Vec<(Name, Port)> {
    let names = world.names.iter().copied();
    names.zip(world.ports.iter().copied()).collect()
}

fn is_true(&(name, port): &(Name, Port)) -> bool {
    name.true_port() == port
}

/// A table in the middle of the game: Anna has whois and the turn.
fn with_whois() -> Table {
    Layout::players(3)
        .hand(ANNA, [Ssh, Rlogin])
        .hand(BEN, [Smtp, Telnet])
        .captures(ANNA, [Whois])
        .captures(BEN, [Imap, Rip])
        .field([Https, Http])
        .deck_top_first([Pop3, Dot])
        .start()
}

#[test]
fn every_name_and_every_port_is_there_once_however_much_is_forgotten() {
    for (seed, mastery) in [0, 30, 60, 90, 100].into_iter().enumerate() {
        let world = imagined(
            &with_whois(),
            Viewer::Spectator,
            Mastery(mastery),
            seed as u8,
        );
        let names: BTreeSet<Name> = world.names.iter().copied().collect();
        let ports: BTreeSet<Port> = world.ports.iter().copied().collect();
        assert_eq!((names.len(), ports.len()), (CARDS, CARDS));
    }
}

#[test]
fn a_red_name_is_only_ever_paired_with_a_red_port() {
    let recoloured = Config::new(2).with("red", ["smtp", "ssh", "dns", "rip", "ntp", "irc"]);
    for config in [Config::new(2), recoloured] {
        let table = Table(laws::Scenario::opening(&config, "red"));
        let game: &Ports = table.0.game();
        // The marks as the table has them, by name.
        let view = game.view(&everything_captured(), Viewer::Open);
        let cards = view.captures[0].iter();
        let red: BTreeSet<Name> = cards
            .filter(|card| card.red)
            .filter_map(|card| card.name())
            .collect();
        for seed in 0..50 {
            let world = imagined(&table, Viewer::Seat(BEN), Mastery(0), seed);
            for (name, port) in pairs(&world) {
                assert_eq!(red.contains(&name), red.contains(&port.true_name()));
            }
        }
    }
}

/// A state in which every card can be looked at.
fn everything_captured() -> State {
    let table = Layout::players(2).rest_captured_by(Seat(0)).start();
    table.0.state().clone()
}

#[test]
fn a_bot_trusts_both_faces_of_the_cards_it_may_look_at_though_it_knows_nothing_by_heart() {
    let table = with_whois();
    for seed in 0..50 {
        let world = imagined(&table, Viewer::Seat(ANNA), Mastery(0), seed);
        for card in [
            Ssh, Rlogin, Whois, Smtp, Telnet, Imap, Rip, Https, Http, Pop3,
        ] {
            let handle = table.card(card);
            assert_eq!(
                (world.name(handle), world.port(handle)),
                (card, card.true_port())
            );
        }
    }
}

#[test]
fn a_bot_guesses_the_other_face_of_what_it_may_not_look_at() {
    let table = with_whois();
    let guesses = |mastery| -> BTreeSet<Name> {
        let guess =
            |seed| imagined(&table, Viewer::Seat(CLEO), mastery, seed).name(table.card(Https));
        (0..50).map(guess).collect()
    };
    assert!(guesses(Mastery(0)).len() > 5);
    assert_eq!(guesses(Mastery::FULL), BTreeSet::from([Https]));
}

#[test]
fn a_guess_never_takes_a_name_that_lies_elsewhere_in_plain_sight() {
    let table = with_whois();
    for seed in 0..50 {
        let world = imagined(&table, Viewer::Seat(CLEO), Mastery(0), seed);
        let guess = world.name(table.card(Https));
        assert!(![Ssh, Rlogin, Smtp, Telnet, Pop3].contains(&guess));
    }
}

#[test]
fn what_a_bot_knows_by_heart_it_always_pairs_rightly() {
    // Seen from nowhere, so that nothing but lore can tell.
    let table = Table::opening(2, "lore");
    for (mastery, at_least) in [(0, 0), (50, 18), (80, 29), (100, 36)] {
        for seed in 0..20 {
            let world = imagined(&table, Viewer::Spectator, Mastery(mastery), seed);
            let right = pairs(&world).iter().filter(|pair| is_true(pair)).count();
            assert!(right >= at_least, "{right} of 36 with mastery {mastery}");
        }
    }
}

#[test]
fn the_order_of_the_deck_is_guessed_even_by_a_bot_that_knows_every_port() {
    let table = Table::opening(3, "deck");
    let [one, other] = [1, 2].map(|seed| imagined(&table, Viewer::Seat(ANNA), Mastery::FULL, seed));
    assert_ne!(one.names, other.names);
    let top = table.0.state().top().unwrap();
    let visible = (0..=top.0).map(Handle);
    let same = |card: Handle| one.name(card) == other.name(card);
    assert!(visible.into_iter().all(same));
}
