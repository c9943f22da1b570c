//! What players see, and what they may take back.

use placement::cards::{Attack, EventCard};
use placement::state::{Phase, Plan};
use placement::{Action, Event, Face, Hand, Pile};
use tabletop::cards::{Bag, Copies};
use tabletop::{Chance, Game, Seed, Viewer};

use crate::table::*;

#[test]
fn hands_are_secret_and_only_their_sizes_are_public() {
    let table = Layout::players(3)
        .hand(ANNA, [Attack::Ddos, Attack::Snake])
        .events(ANNA, [EventCard::ZeroDay])
        .start();
    for view in [table.view(BEN), table.spectator()] {
        assert_eq!(
            view.crews[0].hand,
            Hand::Closed {
                shown: Bag::EMPTY,
                hidden: 2
            }
        );
        assert_eq!(
            view.crews[0].events,
            Hand::Closed {
                shown: Bag::EMPTY,
                hidden: 1
            }
        );
    }
    assert_eq!(table.view(ANNA).crews[0].hand.known().len(), 2);
}

#[test]
fn a_drawn_card_is_seen_by_its_owner_only() {
    let mut table = Layout::players(3)
        .hand(ANNA, [Attack::Ddos, Attack::Emotet])
        .next_attack(Attack::Snake)
        .start();
    table.end_turn(ANNA);
    let drew = |card| Event::Drew { seat: ANNA, card };
    assert!(
        table
            .0
            .events(Viewer::Seat(ANNA))
            .contains(&drew(Face::Up(Attack::Snake)))
    );
    assert!(
        table
            .0
            .events(Viewer::Seat(BEN))
            .contains(&drew(Face::Back))
    );
}

#[test]
fn nobody_sees_a_plan_before_it_is_carried_out() {
    let mut table = Layout::players(3)
        .hand(ANNA, [Attack::SqlInjection])
        .tokens(ANNA, [3, 3, 3, 3])
        .start();
    table.act(ANNA, Action::Play(Attack::SqlInjection));
    let plan = Phase::Plan(Plan::Attack {
        card: Attack::SqlInjection,
    });
    assert_eq!(table.view(ANNA).phase, plan);
    assert_eq!(table.view(BEN).phase, Phase::Act);
    assert_eq!(table.spectator().phase, Phase::Act);
    assert!(table.0.was_quiet());
}

/// PLC-R27
#[test]
fn only_who_searches_the_attack_deck_sees_it_and_only_then() {
    let mut table = Layout::players(3)
        .events(ANNA, [EventCard::WeaponCreation])
        .start();
    table.act(ANNA, Action::Use(EventCard::WeaponCreation));
    assert!(matches!(table.view(ANNA).attacks.pile, Pile::Open { .. }));
    let closed = |count| Pile::Closed { count };
    let all = Attack::DECK.len();
    assert_eq!(table.view(BEN).attacks.pile, closed(all));
    table.act(ANNA, Action::Fetch(Attack::Snake));
    assert_eq!(table.view(ANNA).attacks.pile, closed(all - 1));
}

#[test]
fn an_imagined_world_gives_nobody_the_law_in_hand() {
    let table = Layout::players(3)
        .events(
            BEN,
            [EventCard::ZeroDay, EventCard::Ransom1, EventCard::Ransom2],
        )
        .start();
    let view = table.view(ANNA);
    let mut chance = Chance::new(Seed([4; 32]));
    for _ in 0..200 {
        let world = table.0.game().imagine(&view, &(), &mut chance);
        assert!(
            !world.crews[1]
                .events
                .contains(EventCard::UnauthorizedAccessLaw)
        );
        assert_eq!(world.events.pile.count(EventCard::UnauthorizedAccessLaw), 3);
    }
}

#[test]
fn a_card_that_everyone_knows_of_is_imagined_where_it_is() {
    let table = Layout::players(3)
        .hand(BEN, [Attack::Snake, Attack::Ddos])
        .with(|state| state.crews[1].shown = Bag::one(Attack::Snake))
        .start();
    let view = table.view(ANNA);
    let mut chance = Chance::new(Seed([4; 32]));
    for _ in 0..50 {
        let world = table.0.game().imagine(&view, &(), &mut chance);
        assert!(world.crews[1].hand.contains(Attack::Snake));
    }
}

#[test]
fn what_is_known_of_a_card_ends_when_it_is_discarded() {
    let mut table = Layout::players(3)
        .phase(Phase::Exchange)
        .hand(ANNA, [Attack::Snake])
        .with(|state| state.crews[0].shown = Bag::one(Attack::Snake))
        .start();
    table.act(ANNA, Action::Exchange(Attack::Snake));
    assert_eq!(table.view(BEN).crews[0].hand.shown(), Bag::EMPTY);
}
