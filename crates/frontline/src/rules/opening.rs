//! Before the first turn both buy up to four defences and set up to five, in secret and at the
//! same time. Nothing shows until both have finished (FRL-R3); who has finished may begin anew
//! until the other has, too.

use tabletop::{Seat, Table};

use super::{harden, price, sets, turn};
use crate::cards::Mitigation;
use crate::state::{PLAYERS, Phase, Side, State};
use crate::{Action, Event, FrontLine, Illegal};

/// The most defences bought before the first turn.
const PURCHASES: u8 = 4;

/// Buying and setting in any order (FRL-R4).
pub(super) fn candidates(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let side = state.side(seat);
    out.extend(side.pile.iter().map(Action::Buy));
    out.extend(side.defences.iter().map(Action::Set));
    out.push(Action::Done);
}

/// What is allowed of the candidates.
pub(super) fn options(state: &State, seat: Seat, out: &mut Vec<Action>) {
    harden::options(state, seat, PURCHASES - bought(state.side(seat)), out);
}

/// How many defences a player has bought: what is neither in the pile nor was free.
fn bought(side: &Side) -> u8 {
    let full = Side::fresh(0).pile.len();
    full - side.pile.len()
}

pub(super) fn check_buy(state: &State, seat: Seat, card: Mitigation) -> Result<(), Illegal> {
    let side = state.side(seat);
    if !side.pile.contains(card) {
        return Err(Illegal::NotInPile);
    }
    if bought(side) == PURCHASES {
        return Err(Illegal::NoMorePurchases);
    }
    price::check(state, seat, card.cost())
}

pub(super) fn finish(
    game: &FrontLine,
    state: &mut State,
    seat: Seat,
    table: &mut impl Table<FrontLine>,
) {
    let Phase::Opening { ready } = state.phase else {
        unreachable!("checked: the seat is preparing");
    };
    let ready = ready.with(seat);
    state.phase = Phase::Opening { ready };
    table.tell(game, state, |_| Some(Event::Ready { seat }));
    if ready.len() < PLAYERS {
        return;
    }
    table.reveal();
    state.phase = Phase::Plan;
    for seat in [0, 1].map(Seat) {
        let side = state.side(seat);
        let (bought, set, funds) = (bought(side), side.set().len(), side.funds);
        table.tell(game, state, |_| {
            Some(Event::Prepared {
                seat,
                bought,
                set,
                funds,
            })
        });
    }
    turn::begin(game, state, table);
}

/// Before anything was bought or set; nothing if it is so already.
pub(crate) fn restart(state: &State, seat: Seat) -> Option<State> {
    let Phase::Opening { ready } = state.phase else {
        return None;
    };
    let mut before = *state;
    *before.side_mut(seat) = Side::fresh(sets::allotment(state, seat));
    before.phase = Phase::Opening {
        ready: ready.without(seat),
    };
    (before != *state).then_some(before)
}
