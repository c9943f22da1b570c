//! Putting up a defence.

use tabletop::{Seat, Table};

use crate::cards::{Card, Cards, Colour, Face};
use crate::state::{Choice, Player, State};
use crate::{Event, League};

pub(super) fn resolve(
    game: &League,
    state: &mut State,
    seat: Seat,
    card: Card,
    choice: Choice,
    table: &mut impl Table<League>,
) {
    state.show(Cards::one(card));
    state.discard(choice.paid);
    let player = state.player_mut(seat);
    put_up(player, card);
    let track = player.track;
    table.tell(game, state, |_| Some(Event::Opened { seat, choice }));
    table.tell(game, state, |_| Some(Event::Defended { seat, card, track }));
}

/// The card stays for the rest of the game, however many there are.
pub(crate) fn put_up(player: &mut Player, card: Card) {
    player.defences = player.defences.with(card);
    if let Face::Defence(kind, colour) = card.face() {
        for own in Colour::ALL {
            if colour.is_none_or(|colour| colour == own) {
                player.track[own.index()] += kind.value();
            }
        }
    }
}
