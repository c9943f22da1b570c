//! Joint attacks (共同): two own attackers on one space.

use placement::cards::Attack;
use placement::state::Pose;
use placement::{Action, Illegal, Manner};

use crate::table::*;

fn two_inside() -> Layout {
    Layout::players(3)
        .hand(ANNA, [Attack::DirectoryTraversal, Attack::Replay])
        .tokens(ANNA, [1, 4, 1, 1])
        .inside(A1, Company, 2)
        .inside(A2, Company, 2)
}

#[test]
fn one_card_and_one_cost_bring_double_points_and_both_become_acted() {
    let mut table = two_inside().start();
    table.attack_by(Attack::DirectoryTraversal, A1, Manner::Joint(A2));
    assert_eq!(table.points(ANNA), 6);
    assert_eq!(table.tokens(ANNA), [0, 3, 0, 0]);
    assert_eq!((table.pose(A1), table.pose(A2)), (Pose::Acted, Pose::Acted));
}

#[test]
fn attacking_alone_is_still_possible() {
    let mut table = two_inside().start();
    table.attack(Attack::DirectoryTraversal, A1);
    assert_eq!(table.points(ANNA), 3);
    assert_eq!(table.pose(A2), Pose::Standing);
}

/// Why the two cannot attack together.
fn refused(layout: Layout, card: Attack, other: placement::board::Piece) -> Illegal {
    // Something else to choose keeps the question open.
    let mut table = layout.inside(A3, Company, 2).start();
    table
        .act(ANNA, Action::Play(card))
        .act(ANNA, Action::With(A1));
    table.refused(ANNA, Action::By(Manner::Joint(other)))
}

#[test]
fn the_other_must_stand_on_the_same_space() {
    let card = Attack::DirectoryTraversal;
    assert_eq!(refused(two_inside().acted(A2), card, A2), Illegal::Acted);
    assert_eq!(
        refused(two_inside().inside(A2, Company, 1), card, A2),
        Illegal::NotSameSpace
    );
    assert_eq!(refused(two_inside(), card, A1), Illegal::NotSameSpace);
    assert_eq!(
        refused(two_inside().inside(B1, Company, 2), card, B1),
        Illegal::NotYours
    );
}

#[test]
fn other_cards_are_not_for_joint_attacks() {
    let mut table = two_inside().start();
    table.attack(Attack::Replay, A1);
    assert_eq!(table.pose(A2), Pose::Standing, "it was not even asked");
}

#[test]
fn a_first_game_has_no_joint_attacks() {
    let mut table = two_inside().switch("first-game", true).start();
    table.aim(Attack::DirectoryTraversal, A1).pay();
    assert_eq!(table.points(ANNA), 3, "it was not even asked");
}
