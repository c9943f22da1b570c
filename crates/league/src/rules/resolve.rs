//! The course of an action once all tiles are up: tile after tile, player after player.

use tabletop::{Seat, Table};

use super::{attack, defend, install, repair, round};
use crate::actions::{Plan, Tile};
use crate::state::{Phase, State};
use crate::{Event, League};

pub(super) fn begin(state: &mut State) {
    state.phase = Phase::Resolve;
}

/// Resolves what can be resolved without asking.
pub(super) fn go_on(game: &League, state: &mut State, table: &mut impl Table<League>) {
    while state.phase == Phase::Resolve {
        match tile(game, state) {
            Some(tile) => {
                turn_to(game, state, tile, table);
                let seat = state.goes_first(waiting(game, state, tile));
                let seat = seat.expect("someone has chosen this tile");
                resolve(game, state, seat, table);
            }
            None => round::end_action(game, state, table),
        }
    }
}

/// Who has not resolved this tile yet.
fn waiting(game: &League, state: &State, tile: Tile) -> impl Iterator<Item = Seat> {
    Seat::all(game.players).filter(move |&seat| {
        let choice = state.player(seat).sealed.open();
        choice.is_some_and(|choice| choice.plan.tile() == tile)
    })
}

/// The next tile that someone has chosen.
fn tile(game: &League, state: &State) -> Option<Tile> {
    let choices = Seat::all(game.players).filter_map(|seat| state.player(seat).sealed.open());
    choices.map(|choice| choice.plan.tile()).min()
}

fn turn_to(game: &League, state: &mut State, tile: Tile, table: &mut impl Table<League>) {
    if state.tile == Some(tile) {
        return;
    }
    state.tile = Some(tile);
    table.tell(game, state, |_| {
        let mut left: Vec<Seat> = waiting(game, state, tile).collect();
        let mut order = Vec::new();
        while let Some(next) = state.goes_first(left.iter().copied()) {
            left.retain(|&seat| seat != next);
            order.push(next);
        }
        Some(Event::TileBegan { tile, order })
    });
}

fn resolve(game: &League, state: &mut State, seat: Seat, table: &mut impl Table<League>) {
    let player = state.player_mut(seat);
    let choice = player.sealed.open().expect("only who has chosen resolves");
    player.sealed.take_back();
    table.reveal();
    match choice.plan {
        Plan::Install => install::resolve(game, state, seat, choice, table),
        Plan::Defend(card) => defend::resolve(game, state, seat, card, choice, table),
        Plan::Attack { card, step } => {
            attack::resolve(game, state, seat, card, step, choice, table)
        }
        Plan::Repair(_) => repair::resolve(game, state, seat, choice, table),
    }
}
