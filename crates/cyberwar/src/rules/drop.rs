//! Draft: everyone drops kept cards until three are left (CYW-R14).

use tabletop::{Game, Seat, Seats, Table};

use super::score;
use crate::cards::{Defence, Defences};
use crate::state::{Draft, DraftPhase, Play, State};
use crate::{Action, CyberWar, Event, Illegal};

/// Who has not dropped enough yet.
pub(crate) fn awaited(game: &CyberWar, draft: &Draft) -> Seats {
    let (_, drops) = Draft::sizes(game.seats());
    Seat::all(game.seats())
        .filter(|seat| draft.dropped[seat.index()].len() < drops)
        .collect()
}

/// The cards kept, those dropped already too.
pub(super) fn candidates(game: &CyberWar, draft: &Draft, seat: Seat, out: &mut Vec<Action>) {
    let kept: Defences = draft.kept(seat, game.seats()).collect();
    out.extend(kept.iter().map(Action::Drop));
}

pub(super) fn options(game: &CyberWar, draft: &Draft, seat: Seat, out: &mut Vec<Action>) {
    out.extend(draft.team(seat, game.seats()).iter().map(Action::Drop));
}

pub(super) fn check(
    game: &CyberWar,
    draft: &Draft,
    seat: Seat,
    defence: Defence,
) -> Result<(), Illegal> {
    if draft.phase != DraftPhase::Drop {
        return Err(Illegal::WrongStep);
    }
    if draft.dropped[seat.index()].contains(&defence) {
        return Err(Illegal::Dropped);
    }
    if !draft.team(seat, game.seats()).contains(defence) {
        return Err(Illegal::NotKept);
    }
    Ok(())
}

pub(super) fn take_back(draft: &mut Draft, seat: Seat) -> bool {
    draft.dropped[seat.index()].pop().is_some()
}

pub(super) fn begin(game: &CyberWar, state: &State, table: &mut impl Table<CyberWar>) {
    let (_, drops) = Draft::sizes(game.seats());
    table.tell(game, state, |_| {
        Some(Event::MustDrop { count: drops as u8 })
    });
}

pub(super) fn apply(
    game: &CyberWar,
    state: &mut State,
    seat: Seat,
    defence: Defence,
    table: &mut impl Table<CyberWar>,
) {
    let draft = super::draft(state);
    draft.dropped[seat.index()].push(defence);
    let waiting = awaited(game, draft);
    if waiting.is_empty() {
        table.reveal();
        tell_dropped(game, state, table);
        score::reveal(game, state, table);
    } else if !waiting.contains(seat) {
        table.tell(game, state, |_| Some(Event::Decided { seat }));
    }
}

fn tell_dropped(game: &CyberWar, state: &State, table: &mut impl Table<CyberWar>) {
    let Play::Draft(draft) = &state.play else {
        return;
    };
    for seat in Seat::all(game.seats()) {
        let dropped: Defences = draft.dropped[seat.index()].iter().copied().collect();
        table.tell(game, state, |viewer| {
            let open = !game.keeps_hidden() || viewer.seat() == Some(seat);
            Some(Event::Dropped {
                seat,
                count: dropped.len() as u8,
                defences: open.then_some(dropped),
            })
        });
    }
}
