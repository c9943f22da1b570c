//! What may not be done, and why.

use cyberwar::cards::{Defence, Handle};
use cyberwar::{Action, Illegal};
use tabletop::Config;

use crate::table::*;

#[test]
fn in_solo_a_defence_is_chosen_once_and_no_more_than_four() {
    let mut table = Table::opening(&solo_config(), "no");
    assert_eq!(
        table.refused(ALICE, Action::Reveal),
        Illegal::TooFew { missing: 4 }
    );
    table.act(ALICE, Action::Choose(defence('P')));
    assert_eq!(
        table.refused(ALICE, Action::Choose(defence('P'))),
        Illegal::Chosen
    );
    assert_eq!(
        table.refused(ALICE, Action::Reveal),
        Illegal::TooFew { missing: 3 }
    );
    for letter in "CFA".chars() {
        table.act(ALICE, Action::Choose(defence(letter)));
    }
    assert_eq!(
        table.refused(ALICE, Action::Choose(defence('U'))),
        Illegal::FourChosen
    );
    assert_eq!(
        table.refused(ALICE, Action::Choose(Defence(12))),
        Illegal::NoSuchCard
    );
}

#[test]
fn in_the_draft_only_cards_of_ones_own_can_be_kept_and_dropped() {
    let five = ["T1015", "T1027", "T1043", "T1045", "T1053"];
    let mut table = Table::draft(&Config::new(3), &five, &["PCFA", "UKRL", "NEXB"]);
    assert_eq!(
        table.refused(ALICE, Action::Keep(defence('U'))),
        Illegal::NotInHand
    );
    assert_eq!(
        table.refused(ALICE, Action::Keep(Defence(200))),
        Illegal::NotInHand
    );
    assert_eq!(
        table.refused(ALICE, Action::Drop(defence('P'))),
        Illegal::WrongStep
    );
    table.act(ALICE, Action::Keep(defence('P')));
    assert_eq!(
        table.refused(ALICE, Action::Keep(defence('C'))),
        Illegal::NotYourTurn
    );
    table.retract(ALICE);
    table.keep("PUN").keep("ECK").keep("RXF");
    assert_eq!(
        table.refused(ALICE, Action::Drop(defence('U'))),
        Illegal::NotKept
    );
    assert_eq!(
        table.refused(ALICE, Action::Keep(defence('P'))),
        Illegal::WrongStep
    );
}

#[test]
fn a_card_is_dropped_once() {
    let five = ["T1015", "T1027", "T1043", "T1045", "T1053"];
    let mut table = Table::draft(&Config::new(2), &five, &["PCFAUK", "RLNEXB"]);
    table.keep("PR").keep("LC").keep("FN").keep("EA").keep("UX");
    table.act(ALICE, Action::Drop(defence('P')));
    assert_eq!(
        table.refused(ALICE, Action::Drop(defence('P'))),
        Illegal::Dropped
    );
}

#[test]
fn in_red_blue_each_plays_from_the_own_row_when_it_is_their_turn() {
    let mut table = Table::red_blue(&red_blue_config(), &["T1015"], "PXNFL");
    assert_eq!(
        table.refused(BOB, Action::Defend(defence('P'))),
        Illegal::NotYourTurn
    );
    assert_eq!(
        table.refused(ALICE, Action::Defend(defence('P'))),
        Illegal::WrongStep
    );
    assert_eq!(
        table.refused(ALICE, Action::Attack(Handle(5))),
        Illegal::NotInRow
    );
    assert_eq!(
        table.refused(ALICE, Action::Attack(Handle(99))),
        Illegal::NotInRow
    );
    table.act(ALICE, Action::Attack(Handle(0)));
    assert_eq!(
        table.refused(BOB, Action::Defend(defence('R'))),
        Illegal::NotInRow
    );
    assert_eq!(
        table.refused(BOB, Action::Attack(Handle(1))),
        Illegal::WrongStep
    );
}

#[test]
fn red_can_pick_only_a_group_of_the_table_and_only_at_the_start() {
    let mut table = Table::opening(&Config::new(2).with("mode", "red-blue"), "pick");
    assert_eq!(table.refused(ALICE, Action::Pick(2)), Illegal::NoSuchGroup);
    table.act(ALICE, Action::Pick(0));
    assert_eq!(table.refused(ALICE, Action::Pick(1)), Illegal::WrongStep);
}

#[test]
fn an_action_of_another_mode_is_the_wrong_step() {
    let solo = Table::opening(&solo_config(), "wrong");
    assert_eq!(
        solo.refused(ALICE, Action::Keep(defence('P'))),
        Illegal::WrongStep
    );
    assert_eq!(
        solo.refused(ALICE, Action::Attack(Handle(0))),
        Illegal::WrongStep
    );
    let draft = Table::opening(&Config::new(2), "wrong");
    assert_eq!(draft.refused(ALICE, Action::Reveal), Illegal::WrongStep);
}

#[test]
fn nothing_can_be_done_when_it_is_over() {
    let mut table = Table::solo(
        &solo_config(),
        &["T1110", "T1016", "T1041", "T1049", "T1057"],
    );
    table.answer("PCFB");
    assert!(table.is_over());
    assert_eq!(table.refused(ALICE, Action::Reveal), Illegal::Over);
}
