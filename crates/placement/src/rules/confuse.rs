//! Information Confusion: tokens are swapped with another player, as the user likes (PLC-R20).

use tabletop::{Game, Seat, Table};

use super::{claim, during, event};
use crate::board::{Site, Tokens};
use crate::cards::{EventCard, EventEffect};
use crate::state::{Phase, Plan, State};
use crate::{Action, Event, Illegal, Placement};

/// The other player can be swapped with.
pub(super) fn check_partner(
    game: &Placement,
    state: &State,
    seat: Seat,
    other: Seat,
) -> Result<(), Illegal> {
    if other.0 >= game.seats() || other == seat {
        return Err(Illegal::NoSuchPlayer);
    }
    if !state.crew(other).is_in() {
        return Err(Illegal::OutOfGame { seat: other });
    }
    if swappable(game, state, seat) == 0 || swappable(game, state, other) == 0 {
        return Err(Illegal::NothingToSwap);
    }
    Ok(())
}

/// How many tokens a crew has that can be swapped.
fn swappable(game: &Placement, state: &State, seat: Seat) -> u8 {
    let tokens = claim::movable(game, state, state.crew(seat).tokens);
    tokens.total().min(u8::MAX.into()) as u8
}

pub(super) fn check_against(
    game: &Placement,
    state: &State,
    seat: Seat,
    other: Seat,
) -> Result<(), Illegal> {
    let Phase::Plan(Plan::Event { card }) = state.phase else {
        return Err(Illegal::WrongStep);
    };
    during(card.effect() == EventEffect::SwapTokens)?;
    check_partner(game, state, seat, other)
}

pub(super) fn swaps(
    game: &Placement,
    state: &State,
    seat: Seat,
    with: Seat,
    out: &mut Vec<Action>,
) {
    for give in Site::ALL {
        for take in Site::ALL {
            if check_swap_of(game, state, seat, with, give, take).is_ok() {
                out.push(Action::Swap { give, take });
            }
        }
    }
    out.push(Action::Done);
}

pub(super) fn check_swap(
    game: &Placement,
    state: &State,
    seat: Seat,
    give: Site,
    take: Site,
) -> Result<(), Illegal> {
    let Phase::Confuse { with, .. } = state.phase else {
        return Err(Illegal::WrongStep);
    };
    check_swap_of(game, state, seat, with, give, take)
}

fn check_swap_of(
    game: &Placement,
    state: &State,
    seat: Seat,
    with: Seat,
    give: Site,
    take: Site,
) -> Result<(), Illegal> {
    if give == take {
        return Err(Illegal::NothingToSwap);
    }
    if state.crew(seat).tokens.of(give) == 0 {
        return Err(Illegal::YouLack);
    }
    if state.crew(with).tokens.of(take) == 0 {
        return Err(Illegal::TheyLack);
    }
    claim::check_movable(game, state, Tokens::one(give))?;
    claim::check_movable(game, state, Tokens::one(take))
}

pub(super) fn against(
    game: &Placement,
    state: &mut State,
    seat: Seat,
    with: Seat,
    table: &mut impl Table<Placement>,
) {
    event::show(game, state, seat, EventCard::InformationConfusion, table);
    let left = swappable(game, state, seat).min(swappable(game, state, with));
    state.phase = Phase::Confuse { with, left };
}

/// One token for one. Whatever can be swapped at once can be swapped one by one.
pub(super) fn swap(
    game: &Placement,
    state: &mut State,
    seat: Seat,
    give: Site,
    take: Site,
    table: &mut impl Table<Placement>,
) {
    let Phase::Confuse { with, left } = state.phase else {
        unreachable!("checked: tokens are being swapped");
    };
    let (given, taken) = (Tokens::one(give), Tokens::one(take));
    let mine = &mut state.crew_mut(seat).tokens;
    mine.remove(given);
    mine.add(taken);
    let theirs = &mut state.crew_mut(with).tokens;
    theirs.remove(taken);
    theirs.add(given);
    state.phase = match left {
        0 | 1 => Phase::Act,
        _ => Phase::Confuse {
            with,
            left: left - 1,
        },
    };
    table.tell(game, state, |_| {
        Some(Event::Swapped {
            seat,
            with,
            give,
            take,
        })
    });
}
