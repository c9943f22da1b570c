//! The menu of the turn player's actions.

use tabletop::Seat;

use super::{attack, buy, event, moving, retreat};
use crate::board::{Piece, Site};
use crate::cost::Terms;
use crate::state::State;
use crate::{Action, Placement, ideas};

pub(super) fn candidates(game: &Placement, state: &State, seat: Seat, out: &mut Vec<Action>) {
    let mine = state.pieces_of(seat);
    out.extend(mine.iter().map(Action::Move));
    let is_inside = |piece: &Piece| state.attacker(*piece).space.site().is_some();
    out.extend(mine.iter().filter(is_inside).map(Action::Retreat));
    out.extend(state.crew(seat).hand.kinds().map(Action::Play));
    out.push(Action::Buy);
    out.extend(state.crew(seat).events.kinds().map(Action::Use));
    ideas::offers(game, state, seat, out);
    out.push(Action::End);
}

/// The candidates that are allowed, with the sites' prices worked out once.
pub(super) fn options(game: &Placement, state: &State, seat: Seat, out: &mut Vec<Action>) {
    let all = Site::ALL.map(|site| Terms::at(state, site));
    let terms = |site: Site| all[site.index()];
    let mine = state.pieces_of(seat);
    for piece in mine.iter() {
        if moving::check_with(state, seat, piece, terms).is_ok() {
            out.push(Action::Move(piece));
        }
    }
    for piece in mine.iter() {
        if retreat::check(state, seat, piece).is_ok() {
            out.push(Action::Retreat(piece));
        }
    }
    for card in state.crew(seat).hand.kinds() {
        if attack::is_usable(game, state, mine, card, terms) {
            out.push(Action::Play(card));
        }
    }
    if buy::check(game, state, seat).is_ok() {
        out.push(Action::Buy);
    }
    for card in state.crew(seat).events.kinds() {
        if event::check(game, state, seat, card).is_ok() {
            out.push(Action::Use(card));
        }
    }
    ideas::offers(game, state, seat, out);
    out.push(Action::End);
}
