//! Laying cards and turning them up.

use gamename::cards::HIGHEST;
use gamename::state::Trick;
use gamename::{Event, Hand, Illegal, Laid};
use laws::Scenario;
use tabletop::{Config, Viewer};

use crate::table::{ANN, BOB, card, dealt, lay};

#[test]
fn everyone_is_dealt_three_cards_that_only_they_see() {
    let table = Scenario::<gamename::Gamename>::opening(&Config::new(3), "three cards");
    let hands = table.view(Viewer::Seat(BOB)).hands;
    assert!(matches!(hands[..], [Hand::Closed(3), Hand::Open(cards), Hand::Closed(3)] if cards.len() == 3));
}

#[test]
fn a_card_that_was_laid_is_seen_by_its_owner_only() {
    let mut table = dealt(&[[1, 5, 9], [2, 6, 10]]);
    table.act(ANN, lay(5));
    assert_eq!(table.view(Viewer::Seat(ANN)).laid[0], Laid::Known(card(5)));
    for viewer in [Viewer::Seat(BOB), Viewer::Spectator] {
        assert_eq!(table.view(viewer).laid[0], Laid::FaceDown);
        assert_eq!(table.events(viewer), [Event::Laid { seat: ANN }]);
    }
}

#[test]
fn a_card_can_be_taken_back_until_all_are_turned_up() {
    let mut table = dealt(&[[1, 5, 9], [2, 6, 10]]);
    table.act(ANN, lay(5)).retract(ANN).act(ANN, lay(9));
    table.act(BOB, lay(2));
    assert_eq!(table.view(Viewer::Spectator).tricks[0].cards[0], card(9));
}

#[test]
fn the_highest_card_takes_the_trick() {
    let mut table = dealt(&[[1, 5, 9], [2, 6, 10]]);
    table.act(ANN, lay(5)).act(BOB, lay(6));
    let trick = Trick {
        cards: [card(5), card(6)].into_iter().collect(),
        winner: BOB,
    };
    let events = table.events(Viewer::Spectator);
    assert_eq!(events[1..], [Event::Took { trick }]);
}

/// GMN-R1
#[test]
fn the_highest_card_of_the_pack_cannot_be_laid_in_the_first_trick() {
    let mut table = dealt(&[[1, 5, 15], [2, 6, 10]]);
    let refused = table.refused(ANN, lay(15));
    assert_eq!(refused, Illegal::TooEarly { card: HIGHEST });
    assert_eq!(table.menu(ANN), [lay(1), lay(5)]);
    table.act(ANN, lay(1)).act(BOB, lay(2));
    assert_eq!(table.menu(ANN), [lay(5), lay(15)]);
}

#[test]
fn only_a_card_of_the_own_hand_is_laid_and_only_one() {
    let mut table = dealt(&[[1, 5, 9], [2, 6, 10]]);
    assert_eq!(table.refused(ANN, lay(6)), Illegal::NotInHand);
    table.act(ANN, lay(5));
    assert_eq!(table.refused(ANN, lay(1)), Illegal::AlreadyLaid);
}
