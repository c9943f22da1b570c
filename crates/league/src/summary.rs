//! The figures by which a replay of League of Hackers is known to go as the game went.

use tabletop::{Seat, Summary};

use crate::cards::Cards;
use crate::state::{Player, Rack, State};

pub(crate) fn write(state: &State, seats: u8, figures: &mut Summary) {
    figures.numbers("round", [state.round, state.action, state.first.0]);
    for seat in Seat::all(seats) {
        player(state.player(seat), figures);
    }
    rack(&state.dummy, figures);
    figures.numbers("deck", cards(state.deck));
    figures.numbers("discards", cards(state.discards));
    figures.number("supply", state.supply.iter().count() as u8);
}

fn cards(cards: Cards) -> impl Iterator<Item = u8> {
    cards.iter().map(|card| card.nth())
}

fn player(player: &Player, figures: &mut Summary) {
    figures.number("score", player.score);
    figures.numbers("track", player.track);
    figures.numbers("hand", cards(player.hand));
    figures.numbers("defences", cards(player.defences));
    figures.numbers("tapped", cards(player.tapped));
    rack(&player.rack, figures);
}

fn rack(rack: &Rack, figures: &mut Summary) {
    for host in rack.hosts() {
        figures.numbers("damage", host.damage);
    }
}
