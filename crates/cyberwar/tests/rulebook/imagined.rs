//! What bots know by heart, and the worlds they think possible.

use cyberwar::CyberWar;
use cyberwar::cards::Card;
use cyberwar::state::State;
use tabletop::{Chance, Config, Game, Mastery, Seed, Viewer};

use crate::table::*;

/// A world that a player of this mastery imagines.
fn imagined(table: &Table, mastery: Mastery) -> State {
    let game: &CyberWar = table.game();
    let mut chance = Chance::new(Seed([5; 32]));
    let lore = game.lore(mastery, &mut chance);
    let view = game.view(table.state(), Viewer::Seat(ALICE));
    game.imagine(&view, &lore, &mut chance)
}

/// How many cards' detections are imagined rightly.
fn right(table: &Table, mastery: Mastery) -> usize {
    let world = imagined(table, mastery);
    let truth = &table.state().links;
    (0..truth.len())
        .filter(|&card| world.links[card] == truth[card])
        .count()
}

#[test]
fn a_bot_that_knows_everything_imagines_the_true_detections() {
    let table = Table::opening(&Config::new(2), "all");
    assert_eq!(right(&table, Mastery::FULL), 58);
}

#[test]
fn weaker_bots_know_fewer_detections() {
    let table = Table::opening(&Config::new(2), "some");
    let [nothing, some, more] = [0, 40, 70].map(|mastery| right(&table, Mastery(mastery)));
    // A guess is right now and then, since many attacks are detected alike.
    assert!(nothing < 20, "{nothing}");
    assert!((24..44).contains(&some), "{some}");
    assert!((41..55).contains(&more) && some < more, "{more}");
}

#[test]
fn what_lies_open_is_believed_whatever_was_forgotten() {
    let table = Table::opening(&solo_config(), "open");
    let world = imagined(&table, Mastery(0));
    let group = &table.game().settings().pool.decks[0];
    for &Card(card) in &group.cards {
        let at = usize::from(card);
        assert_eq!(world.links[at], table.state().links[at]);
    }
}
