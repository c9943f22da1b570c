//! The figures by which a replay of Cyber FrontLine is known to go as the game went.

use tabletop::Summary;
use tabletop::cards::{Bag, Kind, Set};

use crate::cards::Technique;
use crate::state::{Side, State};

pub(crate) fn write(state: &State, figures: &mut Summary) {
    figures.numbers("turn", [state.first.0, state.turn]);
    for side in &state.sides {
        write_side(side, figures);
    }
    figures.numbers("deck", techniques(state.deck));
    figures.numbers("trash", techniques(state.trash));
    figures.numbers("events", cards(state.events));
    let won = state.past.iter().flatten();
    figures.numbers("sets", won.map(|set| set.winner.0));
}

fn techniques(cards: Bag<Technique>) -> impl Iterator<Item = u8> {
    cards.iter().map(|card| card.index() as u8)
}

fn cards<K: Kind>(set: Set<K>) -> impl Iterator<Item = u8> {
    set.iter().map(|card| card.index() as u8)
}

fn write_side(side: &Side, figures: &mut Summary) {
    figures.number("funds", side.funds);
    figures.numbers("techniques", techniques(side.techniques));
    figures.numbers("defences", cards(side.defences));
    figures.numbers("pile", cards(side.pile));
    for (slot, card) in (0u8..).zip(side.slots) {
        figures.numbers(
            "slot",
            card.map(|card| [slot, card.index() as u8])
                .into_iter()
                .flatten(),
        );
    }
    figures.numbers("up", cards(side.up));
    figures.numbers("nullified", cards(side.nullified));
    let chain = side.chain.iter().flatten();
    figures.numbers("chain", chain.map(|card| card.index() as u8));
}
