//! The match: sets with changing funds and order.

use tabletop::cards::{Bag, Set};
use tabletop::{Seat, Seats, Table};

use super::places;
use crate::state::{Phase, SETS, SetWon, Side, State, TURNS, Victory, WINS, other};
use crate::{Event, FrontLine};

/// What players have to prepare with, and the losers of earlier sets.
const FUNDS: u16 = 20;
const MORE_FUNDS: u16 = 30;

/// What a player has to prepare with: more for the loser of set 1, and for both in set 3.
pub(crate) fn allotment(state: &State, seat: Seat) -> u16 {
    let lost = state.past.iter().flatten().any(|set| set.winner != seat);
    if lost { MORE_FUNDS } else { FUNDS }
}

/// In the first set the lot decides who goes first (FRL-R1).
pub(crate) fn first(game: &FrontLine, table: &mut impl Table<FrontLine>) -> State {
    let first = Seat(table.luck(places::FIRST).below(2) as u8);
    let mut state = State {
        sides: [Side::fresh(FUNDS); 2],
        deck: Bag::DECK,
        trash: Bag::EMPTY,
        looked: Bag::EMPTY,
        events: Set::FULL,
        past_events: Set::EMPTY,
        event: None,
        first,
        turn: 0,
        past: [None; SETS],
        phase: Phase::Opening { ready: Seats::NONE },
    };
    begin(game, &mut state, table);
    table.tell(game, &state, |_| {
        Some(Event::FirstChosen { first, by: None })
    });
    state
}

/// All cards go back to their decks, and nothing of the set before is left.
fn begin(game: &FrontLine, state: &mut State, table: &mut impl Table<FrontLine>) {
    let funds = [0, 1].map(|seat| allotment(state, Seat(seat)));
    *state = State {
        sides: funds.map(Side::fresh),
        deck: Bag::DECK,
        trash: Bag::EMPTY,
        looked: Bag::EMPTY,
        events: Set::FULL,
        past_events: Set::EMPTY,
        event: None,
        turn: 0,
        first: state.first,
        past: state.past,
        phase: state.phase,
    };
    for pile in [places::EVENTS, places::TECHNIQUES] {
        table.reshuffled(pile);
    }
    Seat::all(2).for_each(|seat| table.reshuffled(places::pile(seat)));
    let set = state.set();
    table.tell(game, state, |_| Some(Event::SetBegan { set, funds }));
}

/// The loser of the last set chose who goes first; nothing has been bought yet (FRL-R1).
pub(super) fn choose(
    game: &FrontLine,
    state: &mut State,
    seat: Seat,
    first: Seat,
    table: &mut impl Table<FrontLine>,
) {
    state.first = first;
    state.phase = Phase::Opening { ready: Seats::NONE };
    let by = Some(seat);
    table.tell(game, state, |_| Some(Event::FirstChosen { first, by }));
}

/// After both attack phases: whoever has reached the objective wins the set. With the switch
/// `resolve-both` both may have (FRL-R16).
pub(super) fn objective(
    game: &FrontLine,
    state: &mut State,
    table: &mut impl Table<FrontLine>,
) -> bool {
    let [one, two] = [Seat(0), Seat(1)].map(|seat| state.side(seat).next_stage().is_none());
    let (winner, by) = match (one, two) {
        (false, false) => return false,
        (true, false) => (Seat(0), Victory::Objective),
        (false, true) => (Seat(1), Victory::Objective),
        (true, true) => richer(state),
    };
    win(game, state, winner, by, table);
    true
}

/// The turns have run out: the further stage decides, then the funds (FRL-R17).
pub(super) fn run_out(game: &FrontLine, state: &mut State, table: &mut impl Table<FrontLine>) {
    table.tell(game, state, |_| Some(Event::TurnsEnded { turns: TURNS }));
    let [one, two] = [Seat(0), Seat(1)].map(|seat| state.side(seat).reached());
    let (winner, by) = match one.cmp(&two) {
        std::cmp::Ordering::Greater => (Seat(0), Victory::Further),
        std::cmp::Ordering::Less => (Seat(1), Victory::Further),
        std::cmp::Ordering::Equal => richer(state),
    };
    win(game, state, winner, by, table);
}

/// More funds decide, then having gone second.
fn richer(state: &State) -> (Seat, Victory) {
    let [one, two] = [Seat(0), Seat(1)].map(|seat| state.side(seat).funds);
    match one.cmp(&two) {
        std::cmp::Ordering::Greater => (Seat(0), Victory::Funds),
        std::cmp::Ordering::Less => (Seat(1), Victory::Funds),
        std::cmp::Ordering::Equal => (other(state.first), Victory::Second),
    }
}

fn win(
    game: &FrontLine,
    state: &mut State,
    winner: Seat,
    by: Victory,
    table: &mut impl Table<FrontLine>,
) {
    let set = state.set();
    state.past[usize::from(set) - 1] = Some(SetWon {
        winner,
        by,
        turn: state.turn,
        first: state.first,
    });
    let over = state.wins(winner) == WINS;
    state.phase = if over {
        Phase::Over { winner }
    } else {
        Phase::Order {
            seat: other(winner),
        }
    };
    table.tell(game, state, |_| {
        Some(Event::SetWon {
            seat: winner,
            set,
            by,
        })
    });
    if over {
        let sets = [0, 1].map(|seat| state.wins(Seat(seat)));
        table.tell(game, state, |_| Some(Event::Won { seat: winner, sets }));
    } else {
        begin(game, state, table);
    }
}
