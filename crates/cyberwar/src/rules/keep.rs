//! Draft: everyone keeps a card and passes the others to the left.

use tabletop::{Game, Sealed, Seat, Table};

use super::{drop, score};
use crate::cards::Defence;
use crate::state::{Draft, DraftPhase, MAX_PLAYERS, Play, State};
use crate::{Action, CyberWar, Event, Illegal};

pub(super) fn candidates(game: &CyberWar, draft: &Draft, seat: Seat, out: &mut Vec<Action>) {
    out.extend(draft.hand(seat, game.seats()).iter().map(Action::Keep));
}

pub(super) fn check(
    game: &CyberWar,
    draft: &Draft,
    seat: Seat,
    defence: Defence,
) -> Result<(), Illegal> {
    if draft.phase != DraftPhase::Keep {
        return Err(Illegal::WrongStep);
    }
    if !draft.hand(seat, game.seats()).contains(defence) {
        return Err(Illegal::NotInHand);
    }
    Ok(())
}

pub(super) fn take_back(draft: &mut Draft, seat: Seat) -> bool {
    let choice = &mut draft.choices[seat.index()];
    let committed = choice.is_committed();
    choice.take_back();
    committed
}

pub(super) fn apply(
    game: &CyberWar,
    state: &mut State,
    seat: Seat,
    defence: Defence,
    table: &mut impl Table<CyberWar>,
) {
    let draft = super::draft(state);
    draft.choices[seat.index()].commit(defence);
    let players = usize::from(game.seats());
    if draft.choices[..players].iter().all(Sealed::is_committed) {
        pass(game, state, table);
    } else {
        table.tell(game, state, |_| Some(Event::Decided { seat }));
    }
}

/// Everyone has chosen: what was kept is laid down, and the hands go round.
fn pass(game: &CyberWar, state: &mut State, table: &mut impl Table<CyberWar>) {
    table.reveal();
    let players = game.seats();
    let draft = super::draft(state);
    for seat in Seat::all(players) {
        let kept = draft.choices[seat.index()]
            .open()
            .expect("everyone has chosen");
        let packet = &mut draft.packets[Draft::packet_at(seat, draft.turn, players)];
        let at = packet
            .iter()
            .position(|&card| card == kept)
            .expect("checked: it is in hand");
        packet.swap(usize::from(draft.turn), at);
    }
    draft.choices = [Sealed::EMPTY; MAX_PLAYERS];
    draft.turn += 1;
    tell_kept(game, state, table);
    let (each, drops) = Draft::sizes(players);
    let draft = super::draft(state);
    if usize::from(draft.turn) + 1 < each {
        let cards = (each - usize::from(draft.turn)) as u8;
        table.tell(game, state, |_| Some(Event::Passed { cards }));
        return;
    }
    // The last card is passed and kept: everyone can see that there is no choice.
    draft.turn += 1;
    tell_kept(game, state, table);
    if drops > 0 {
        super::draft(state).phase = DraftPhase::Drop;
        drop::begin(game, state, table);
    } else {
        score::reveal(game, state, table);
    }
}

/// CYW-R13
fn tell_kept(game: &CyberWar, state: &State, table: &mut impl Table<CyberWar>) {
    let Play::Draft(draft) = &state.play else {
        return;
    };
    for seat in Seat::all(game.seats()) {
        table.tell(game, state, |viewer| {
            let kept = draft.kept(seat, game.seats()).last();
            let open = !game.keeps_hidden() || viewer.seat() == Some(seat);
            Some(Event::Kept {
                seat,
                defence: kept.filter(|_| open),
            })
        });
    }
}
