//! Gathering: roll all three dice, or take two tokens from stocks.

use tabletop::Table;

use super::{buy, places, stock};
use crate::board::Site;
use crate::events::Six;
use crate::state::{Phase, State, Throw};
use crate::{Action, Event, Placement};

pub(super) fn candidates(out: &mut Vec<Action>) {
    out.push(Action::Roll);
    out.extend(Site::ALL.map(Action::Take));
}

pub(super) fn roll(game: &Placement, state: &mut State, table: &mut impl Table<Placement>) {
    let seat = state.turn;
    let dice = [(); 2].map(|()| Site::ALL[table.luck(places::SITE_DICE).below(4) as usize]);
    let six = match table.luck(places::SIX).below(6) {
        face @ 0..4 => Six::Colour(Site::ALL[face as usize]),
        4 => Six::Wild,
        _ => Six::White,
    };
    state.thrown = Some(Throw { seat, dice, six });
    state.phase = match six {
        Six::Wild => Phase::Wild,
        Six::Colour(_) | Six::White => Phase::Act,
    };
    table.tell(game, state, |_| Some(Event::Gathered { seat, dice, six }));
    for site in dice {
        stock::gain(game, state, seat, site, table);
    }
    match six {
        Six::Colour(site) => {
            stock::take(game, state, seat, site, table);
        }
        Six::White => buy::draw(game, state, seat, table),
        Six::Wild => {}
    }
}

/// One of two tokens, or the wild die's. A claimed colour is a miss (PLC-R21), and so is a site
/// that has leaked in this gathering (PLC-R33).
pub(super) fn take(
    game: &Placement,
    state: &mut State,
    site: Site,
    table: &mut impl Table<Placement>,
) {
    let seat = state.turn;
    let before = state.phase;
    state.phase = if before == Phase::Gather {
        Phase::Second { leaked: None }
    } else {
        Phase::Act
    };
    if before == (Phase::Second { leaked: Some(site) }) {
        table.tell(game, state, |_| Some(Event::Missed { seat, site }));
        return;
    }
    let leaked = stock::take(game, state, seat, site, table);
    if leaked && state.phase == (Phase::Second { leaked: None }) {
        state.phase = Phase::Second { leaked: Some(site) };
    }
}
