//! The figures by which a replay of CyberWar is known to go as the game went.

use tabletop::{Seat, Summary};

use crate::cards::Defences;
use crate::state::{Draft, Duel, Play, Solo, State};

pub(crate) fn write(state: &State, seats: u8, figures: &mut Summary) {
    figures.numbers("group", state.group);
    let dealt = state.attacks.iter().take(state.dealt.into());
    figures.numbers("dealt", dealt.map(|card| card.0));
    figures.numbers("turned", defences(state.turned));
    match &state.play {
        Play::Solo(play) => solo(play, figures),
        Play::Draft(play) => draft(play, seats, figures),
        Play::Duel(play) => duel(play, figures),
    }
}

fn defences(defences: Defences) -> impl Iterator<Item = u8> {
    defences.iter().map(|defence| defence.0)
}

fn solo(solo: &Solo, figures: &mut Summary) {
    figures.numbers("chosen", solo.chosen.iter().map(|defence| defence.0));
    for answer in &solo.answers {
        figures.numbers("answer", defences(*answer));
    }
}

fn draft(draft: &Draft, seats: u8, figures: &mut Summary) {
    for seat in Seat::all(seats).map(Seat::index) {
        let packet = draft.packets[seat].iter();
        figures.numbers("packet", packet.map(|defence| defence.0));
        let dropped = draft.dropped[seat].iter();
        figures.numbers("dropped", dropped.map(|defence| defence.0));
    }
    for game in &draft.games {
        figures.numbers("scores", game.scores);
    }
}

fn duel(duel: &Duel, figures: &mut Summary) {
    figures.number("red", duel.red.0);
    figures.numbers("row", duel.row.iter().map(|handle| handle.0));
    figures.numbers("rack", defences(duel.rack));
    figures.numbers("deck", defences(duel.deck));
    figures.numbers("discard", defences(duel.discard));
    figures.numbers("stopped", duel.stopped.iter().map(|handle| handle.0));
    figures.numbers("through", duel.through.iter().map(|handle| handle.0));
}
