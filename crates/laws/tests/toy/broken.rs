//! Every law can be broken, and says so.

use laws::{Law, Violation, check};
use tabletop::Config;

use crate::fault::Fault;
use crate::game::Toy;

/// What the laws say about the toy game with this fault; at every table it must be the same law.
fn caught(fault: Fault) -> Violation {
    let table = |players| Config::new(players).with("fault", fault as i32);
    let [two, three] =
        [2, 3].map(|players| check::<Toy>(&[table(players)], 0..200).expect_err("a fault"));
    assert_eq!(two.law, three.law, "{two}{three}");
    three
}

#[track_caller]
fn assert_caught(fault: Fault, law: Law, says: &str) {
    let violation = caught(fault);
    assert_eq!(violation.law, law, "{violation}");
    assert!(violation.what.contains(says), "{violation}");
}

#[test]
fn the_turn_law_catches_a_game_that_stalls() {
    assert_caught(Fault::Stalled, Law::Turn, "nobody is awaited");
}

#[test]
fn the_menu_law_catches_a_menu_out_of_order() {
    assert_caught(Fault::Unsorted, Law::Menu, "comes before");
}

#[test]
fn the_menu_law_catches_who_may_act_out_of_turn() {
    assert_caught(Fault::OutOfTurn, Law::Menu, "is not awaited, yet may");
}

#[test]
fn the_menu_law_catches_an_empty_shortlist() {
    assert_caught(Fault::EmptyShortlist, Law::Menu, "no part of the menu");
}

#[test]
fn the_menu_law_catches_a_shortlist_that_knows_too_much() {
    assert_caught(Fault::KnowingShortlist, Law::Menu, "cannot tell");
}

#[test]
fn the_fallback_law_catches_an_illegal_fallback() {
    assert_caught(Fault::ClumsyFallback, Law::Fallback, "AtTheEdge");
}

#[test]
fn the_fallback_law_catches_a_fallback_that_knows_too_much() {
    assert_caught(Fault::KnowingFallback, Law::Fallback, "cannot tell");
}

#[test]
fn the_refusal_law_catches_a_refusal_that_leaves_a_trace() {
    assert_caught(Fault::Grudging, Law::Refusal, "/grudges");
}

#[test]
fn the_census_law_catches_a_coin_that_vanishes() {
    assert_caught(Fault::LosesCoins, Law::Census, "Rest changes the census");
}

#[test]
fn the_ending_law_catches_a_game_without_end() {
    assert_caught(Fault::Endless, Law::Ending, "no end");
}

#[test]
fn the_replay_law_catches_what_depends_on_something_else() {
    assert_caught(Fault::Moody, Law::Replay, "/bank");
}

#[test]
fn the_written_law_catches_a_state_that_is_not_all_written() {
    assert_caught(Fault::Forgetful, Law::Written, "the state");
}

#[test]
fn the_written_law_catches_numbers_too_large_for_javascript() {
    assert_caught(Fault::HugeNumber, Law::Written, "18446744073709551615");
}

#[test]
fn the_imagine_law_catches_a_world_unlike_the_view() {
    assert_caught(Fault::Daydreaming, Law::Imagine, "FaceDown");
}

#[test]
fn the_order_law_catches_who_gains_by_choosing_first() {
    assert_caught(Fault::FirstComeFirstServed, Law::Order, "/purses");
}

#[test]
fn the_order_law_catches_a_choice_that_makes_another_stale() {
    assert_caught(
        Fault::Crowding,
        Law::Order,
        "changes what others may choose",
    );
}

#[test]
fn the_retract_law_catches_who_gains_by_taking_back() {
    assert_caught(Fault::PaidRetract, Law::Retract, "/purses");
}

#[test]
fn the_retract_law_catches_luck_that_can_be_tried_again() {
    assert_caught(Fault::RegretfulDraw, Law::Retract, "luck was drawn");
}

#[test]
fn the_quiet_law_catches_a_reveal_that_is_kept_quiet() {
    assert_caught(Fault::Hushed, Law::Quiet, "/weights");
}

#[test]
fn the_quiet_law_catches_a_step_that_foretells_something_hidden() {
    assert_caught(
        Fault::FitfulReveal,
        Law::Quiet,
        "follows from something hidden",
    );
}

#[test]
fn the_leak_law_catches_a_view_that_shows_too_much() {
    assert_caught(Fault::SeeThroughDeck, Law::Leak, "/deck");
}

#[test]
fn the_leak_law_catches_a_view_that_shows_too_much_for_a_moment() {
    assert_caught(Fault::OpenGlimpse, Law::Leak, "/glimpse");
}

#[test]
fn the_leak_law_catches_a_telling_refusal() {
    assert_caught(Fault::TellingRefusal, Law::Leak, "refusals differ");
}

#[test]
fn the_leak_law_catches_a_telling_event() {
    assert_caught(Fault::TellingEvent, Law::Leak, "Drew");
}

#[test]
fn the_leak_law_catches_an_event_that_only_some_worlds_have() {
    assert_caught(Fault::CountingEvent, Law::Leak, "Groaned");
}

#[test]
fn the_leak_law_catches_an_undo_that_only_some_worlds_have() {
    assert_caught(Fault::TellingUndo, Law::Leak, "undone in only one");
}

#[test]
fn the_leak_law_catches_word_of_a_step_that_cannot_be_seen() {
    assert_caught(Fault::Whispering, Law::Leak, "sees no difference");
}

#[test]
fn the_leak_law_catches_a_redeal_that_deals_nothing_anew() {
    assert_caught(Fault::LazyRedeal, Law::Leak, "only 0.0 % of the re-dealt");
}

#[test]
fn the_leak_law_catches_a_game_with_nothing_comparable() {
    assert_caught(Fault::Fingerprints, Law::Leak, "of the steps leave");
}

#[test]
fn the_luck_law_catches_a_decision_that_shifts_the_luck_of_a_pile() {
    assert_caught(Fault::SharedLuck, Law::Luck, "was not the same");
}

#[test]
fn the_silent_law_catches_a_telling_that_changes_the_game() {
    assert_caught(Fault::Overheard, Law::Silent, "/purses");
}

#[test]
fn the_sound_law_catches_a_panic() {
    assert_caught(Fault::Panicking, Law::Sound, "the pawn fell off the board");
}
