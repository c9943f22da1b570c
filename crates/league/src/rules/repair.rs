//! Repairing: each card removes three damage tokens.

use tabletop::{Seat, Table};

use super::{mend, spread};
use crate::cards::{Cards, DefenceKind};
use crate::state::{Choice, Mending, Phase, Player, State};
use crate::{Action, Event, League};

/// What each card removes, and what each Incident Response adds.
pub(crate) const PER_CARD: u8 = 3;
pub(crate) const PER_RESPONSE: u8 = 2;

pub(super) fn resolve(
    game: &League,
    state: &mut State,
    seat: Seat,
    choice: Choice,
    table: &mut impl Table<League>,
) {
    state.discard(choice.paid);
    let left = PER_CARD * choice.paid.len();
    // LGE-R14: how many Incident Responses are tapped is asked only where they can help.
    let asked = most(state.player(seat), left) > 0;
    if asked {
        state.phase = Phase::Respond { seat, left };
    }
    table.tell(game, state, |_| Some(Event::Opened { seat, choice }));
    if !asked {
        remove(game, state, seat, left, table);
    }
}

/// The most Incident Responses that are of use beside the removal of so much.
#[inline]
pub(super) fn most(player: &Player, left: u8) -> u8 {
    let more = player.rack.damage().saturating_sub(left);
    let useful = more.div_ceil(PER_RESPONSE);
    useful.min(player.untapped(DefenceKind::IncidentResponse).len())
}

pub(super) fn responses(state: &State, seat: Seat, left: u8, out: &mut Vec<Action>) {
    out.extend((0..=most(state.player(seat), left)).map(Action::Respond));
}

pub(super) fn respond(
    game: &League,
    state: &mut State,
    seat: Seat,
    cards: u8,
    table: &mut impl Table<League>,
) {
    let Phase::Respond { left, .. } = state.phase else {
        unreachable!("checked: Incident Responses are asked for");
    };
    state.phase = Phase::Resolve;
    if cards > 0 {
        let player = state.player_mut(seat);
        let unused = player.untapped(DefenceKind::IncidentResponse);
        let used: Cards = unused.iter().take(usize::from(cards)).collect();
        player.tapped = player.tapped.plus(used);
        table.tell(game, state, |_| {
            Some(Event::Tapped {
                seat,
                kind: DefenceKind::IncidentResponse,
                cards,
            })
        });
    }
    remove(game, state, seat, left + PER_RESPONSE * cards, table);
}

fn remove(game: &League, state: &mut State, seat: Seat, left: u8, table: &mut impl Table<League>) {
    let cause = Mending::Repair;
    let left = mend::settle(game, state, seat, cause, left, table);
    if left > 0 {
        let left = spread::only(seat, left);
        state.phase = Phase::Mend { cause, left };
    }
}
