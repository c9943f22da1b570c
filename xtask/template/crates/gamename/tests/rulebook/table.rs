//! A table with chosen hands.

use gamename::cards::{Card, Cards};
use gamename::state::{MAX_PLAYERS, Phase, State};
use gamename::{Action, Gamename};
use laws::Scenario;
use tabletop::{Config, Game, Sealed, Seat};

pub const ANN: Seat = Seat(0);
pub const BOB: Seat = Seat(1);

/// The card with this number on it.
pub fn card(value: u8) -> Card {
    Card(value - 1)
}

pub fn lay(value: u8) -> Action {
    Action::Lay(card(value))
}

/// The first trick of a table at which these hands were dealt.
pub fn dealt(hands: &[[u8; 3]]) -> Scenario<Gamename> {
    let game = Gamename::new(&Config::new(hands.len() as u8)).expect("the table is allowed");
    let mut state = State {
        phase: Phase::Lay,
        hands: [Cards::EMPTY; MAX_PLAYERS],
        laid: [Sealed::EMPTY; MAX_PLAYERS],
        aside: Cards::FULL,
        tricks: Default::default(),
    };
    for (held, values) in state.hands.iter_mut().zip(hands) {
        *held = Cards::from(values.map(card));
        state.aside = state.aside.minus(*held);
    }
    Scenario::from_state(game, state)
}
