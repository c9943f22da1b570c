//! The deal, the handicap and the first servers.

use tabletop::{Game, Seat, Table};

use super::{places, round};
use crate::cards::{Cards, Server, Servers};
use crate::state::{HAND, Host, MAX_PLAYERS, Phase, Player, Rack, Side, State};
use crate::{Action, Event, Illegal, League};

pub(crate) fn first(game: &League, table: &mut impl Table<League>) -> State {
    // LGE-R3: chance says who is first; the others follow in seat order.
    let first = Seat(table.luck(places::FIRST).below(u32::from(game.players)) as u8);
    let mut discs = [0, 1, 2, 3].map(Seat);
    for (steps, disc) in (0..game.players).zip(&mut discs) {
        *disc = first.after(steps, game.players);
    }
    let mut state = State {
        players: [Player::FRESH; MAX_PLAYERS],
        dummy: Rack::EMPTY,
        deck: Cards::DECK,
        discards: Cards::EMPTY,
        dealt: Cards::EMPTY,
        supply: Server::of_level(1),
        gone: Servers::EMPTY,
        first,
        discs,
        round: 1,
        action: 1,
        tile: None,
        phase: Phase::Trim,
    };
    for seat in Seat::all(game.players) {
        let more = game.extra[seat.index()];
        let hand = state.deck.draw_some(HAND + more, table.luck(places::DECK));
        state.player_mut(seat).hand = hand;
    }
    trimmed(game, &mut state);
    table.tell(game, &state, |_| {
        Some(Event::RoundBegan {
            round: 1,
            shuffled: false,
        })
    });
    state
}

/// Once everyone has eight cards, servers are picked.
fn trimmed(game: &League, state: &mut State) {
    if game.awaited(state).is_empty() {
        let seat = state.first;
        state.phase = Phase::Pick { seat, dummy: false };
    }
}

pub(super) fn discards(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let hand = state.player(seat).hand;
    hand.ways(hand.len() - HAND, |way| out.push(Action::Discard(way)));
}

pub(super) fn check_discard(player: &Player, cards: Cards) -> Result<(), Illegal> {
    let (need, got) = (player.hand.len() - HAND, cards.len());
    if !player.hand.includes(cards) {
        Err(Illegal::NotInHand)
    } else if need != got {
        Err(Illegal::WrongNumber { need, got })
    } else {
        Ok(())
    }
}

/// LGE-R5: nobody else sees which cards are put back into the deck.
pub(super) fn discard(
    game: &League,
    state: &mut State,
    seat: Seat,
    cards: Cards,
    table: &mut impl Table<League>,
) {
    let player = state.player_mut(seat);
    player.hand = player.hand.minus(cards);
    player.returned = cards;
    state.deck = state.deck.plus(cards);
    trimmed(game, state);
    let cards = cards.len();
    table.tell(game, state, |_| Some(Event::Trimmed { seat, cards }));
}

/// A first server, or in a game of two one for the dummy (LGE-R17).
pub(super) fn pick(
    game: &League,
    state: &mut State,
    seat: Seat,
    server: Server,
    dummy: bool,
    table: &mut impl Table<League>,
) {
    state.supply = state.supply.without(server);
    let side = if dummy {
        Side::Dummy
    } else {
        Side::Player(seat)
    };
    state.rack_mut(side).add(Host::new(server));
    let next = seat.after(1, game.players);
    let picked = Event::Picked {
        seat,
        server,
        dummy,
    };
    state.phase = if game.players == 2 && !dummy {
        Phase::Pick { seat, dummy: true }
    } else {
        Phase::Pick {
            seat: next,
            dummy: false,
        }
    };
    let all_have = state.phase
        == (Phase::Pick {
            seat: state.first,
            dummy: false,
        });
    table.tell(game, state, |_| Some(picked.clone()));
    if all_have {
        round::begin_action(game, state, table);
    }
}
