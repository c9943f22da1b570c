//! The toy game's rulebook as scenarios: what a game's own tests look like.

use laws::Scenario;
use tabletop::{Config, Game, Seat, Viewer};

use crate::game::Toy;
use crate::state::{Action, Cards, Event, Illegal, Phase, State};

const FIRST: Seat = Seat(0);
const SECOND: Seat = Seat(1);

/// Two players; card 7 weighs 11, card 1 weighs 5.
fn bidding() -> Scenario<Toy> {
    let opening = Scenario::<Toy>::opening(&Config::new(2), "any");
    let state = State {
        hands: vec![Cards::from([1, 2, 3]), Cards::from([7, 8, 9])],
        deck: Cards::from([0, 4, 5, 6, 10, 11]),
        ..opening.state().clone()
    };
    Scenario::from_state(Toy::new(&Config::new(2)).expect("two may play"), state)
}

fn strolling() -> Scenario<Toy> {
    let mut table = bidding();
    table.act(FIRST, Action::Bid(1)).act(SECOND, Action::Bid(7));
    table
}

#[test]
fn the_heaviest_bid_wins_and_everyone_sees_the_bids() {
    let table = strolling();
    let opened = Event::Opened {
        bids: vec![(1, 5), (7, 11)],
        winner: SECOND,
    };
    assert_eq!(
        table.events(Viewer::Spectator),
        [Event::Sealed { seat: SECOND }, opened]
    );
    assert_eq!(table.view(Viewer::Spectator).purses, [0, 1]);
    assert!(table.awaited().contains(SECOND));
    assert!(!table.was_quiet());
}

#[test]
fn a_bid_can_be_taken_back_until_all_have_bid() {
    let mut table = bidding();
    table.act(FIRST, Action::Bid(1));
    assert_eq!(table.refused(FIRST, Action::Bid(2)), Illegal::NotAwaited);
    table.retract(FIRST).act(FIRST, Action::Bid(2));
}

#[test]
#[should_panic(expected = "seat 1 has nothing to take back")]
fn nothing_can_be_taken_back_afterwards() {
    strolling().retract(FIRST);
}

#[test]
fn a_step_is_quiet_and_a_draw_is_not() {
    let mut table = strolling();
    table.act(SECOND, Action::Right);
    assert_eq!(table.events(Viewer::Seat(FIRST)), [Event::Walked { to: 1 }]);
    assert!(table.was_quiet());
    table.act(SECOND, Action::Draw);
    assert!(!table.was_quiet());
}

#[test]
fn only_who_draws_sees_the_card() {
    let mut table = strolling().with_luck("a card");
    table.act(SECOND, Action::Draw);
    let hidden = Event::Drew {
        seat: SECOND,
        card: None,
    };
    assert_eq!(table.events(Viewer::Spectator), [hidden]);
    let [Event::Drew { card, .. }] = table.events(Viewer::Seat(SECOND))[..] else {
        panic!("one event");
    };
    assert!(card.is_some_and(|card| table.state().hand(SECOND).contains(&card)));
}

#[test]
#[should_panic(expected = "seat 2 may not Left: AtTheEdge\nthe menu is [Look(8), Look(9), Right")]
fn acting_against_the_rules_says_why_and_what_else() {
    strolling().act(SECOND, Action::Left);
}

#[test]
#[should_panic(expected = "seat 2 may Rest")]
fn expecting_a_refusal_that_does_not_come_fails() {
    strolling().refused(SECOND, Action::Rest);
}

#[test]
fn after_three_rounds_the_most_coins_win() {
    let mut table = strolling();
    table.act(SECOND, Action::Rest);
    for (mine, theirs) in [(2, 8), (3, 9)] {
        table.act(FIRST, Action::Bid(mine));
        table.act(SECOND, Action::Bid(theirs));
        let Phase::Stroll { seat, .. } = table.view(Viewer::Spectator).phase else {
            panic!("someone won");
        };
        table.act(seat, Action::Rest);
    }
    assert_eq!(table.outcome().scores(), [1, 2]);
    assert!(table.menu(FIRST).is_empty());
    assert_eq!(table.game().seats(), 2);
}
