//! The course of a round: its actions, its end, and the next deal.

use tabletop::{Seat, Seats, Table};

use super::{mend, places, score};
use crate::cards::{Cards, DefenceKind, LEVELS, Server, Servers};
use crate::events::Source;
use crate::state::{HAND, Host, MAX_PLAYERS, Mending, Phase, Player, State};
use crate::{Event, League};

/// What each Auto Recovery removes.
const PER_RECOVERY: u8 = 2;

/// Everyone who has cards chooses a tile.
pub(super) fn begin_action(game: &League, state: &mut State, table: &mut impl Table<League>) {
    state.phase = Phase::Choose;
    let (round, action) = (state.round, state.action);
    table.tell(game, state, |_| Some(Event::ActionBegan { round, action }));
}

/// All tiles are resolved. The round ends after the last action, or when nobody has cards.
pub(super) fn end_action(game: &League, state: &mut State, table: &mut impl Table<League>) {
    state.tile = None;
    let out_of_cards = state.players.iter().all(|player| player.hand.is_empty());
    if state.action < game.actions && !out_of_cards {
        state.action += 1;
        begin_action(game, state, table);
    } else {
        recover(game, state, table);
    }
}

/// LGE-R15: at the end of a round first all Auto Recoveries work, at the same time.
fn recover(game: &League, state: &mut State, table: &mut impl Table<League>) {
    let round = state.round;
    table.tell(game, state, |_| Some(Event::RoundEnded { round }));
    let cause = Mending::Recovery;
    let mut left = [0; MAX_PLAYERS];
    for seat in Seat::all(game.players) {
        let recoveries = state.player(seat).count(DefenceKind::AutoRecovery);
        let removed = PER_RECOVERY * recoveries;
        left[seat.index()] = mend::settle(game, state, seat, cause, removed, table);
    }
    if left == [0; MAX_PLAYERS] {
        score(game, state, table);
    } else {
        state.phase = Phase::Mend { cause, left };
    }
}

/// LGE-R15: then each player's points are counted, audits included, and the discs move once each,
/// from the lowest score on.
pub(super) fn score(game: &League, state: &mut State, table: &mut impl Table<League>) {
    let mut waiting = Seats::all(game.players);
    let before = *state;
    while let Some(seat) = before.goes_first(waiting.iter()) {
        waiting = waiting.without(seat);
        let points = count(game, state, seat, table);
        score::advance(game, state, seat, points, table);
    }
    if state.round == LEVELS {
        finish(game, state, table);
    } else {
        next(game, state, table);
    }
}

/// The points of a player at the end of a round, item by item.
fn count(game: &League, state: &mut State, seat: Seat, table: &mut impl Table<League>) -> u8 {
    let player = *state.player(seat);
    let whole = player.rack.hosts().map(whole).sum();
    score::earn(game, state, seat, Source::Vulnerabilities, whole, table);
    let (mut points, mut clean) = (whole, 0);
    for host in player.rack.hosts().filter(|host| host.is_clean()) {
        let bonus = host.server.bonus();
        score::earn(game, state, seat, Source::Clean(host.server), bonus, table);
        points += bonus;
        clean += 1;
    }
    let audits = clean * player.count(DefenceKind::CertificationAudit);
    score::earn(game, state, seat, Source::CertificationAudit, audits, table);
    points + audits
}

/// Vulnerabilities without damage.
#[inline]
pub(crate) fn whole(host: &Host) -> u8 {
    let damage = &host.damage[..host.server.spots().len()];
    damage.iter().filter(|&&damage| damage == 0).count() as u8
}

/// Everything is put away for the next round.
fn next(game: &League, state: &mut State, table: &mut impl Table<League>) {
    for seat in Seat::all(game.players) {
        let player = state.player_mut(seat);
        mend::clean(&mut player.rack);
        player.tapped = Cards::EMPTY;
        player.returned = Cards::EMPTY;
        let hand = std::mem::take(&mut player.hand);
        // LGE-R20: what is left of a hand is discarded openly.
        state.discards = state.discards.plus(hand);
    }
    mend::clean(&mut state.dummy);
    state.dealt = Cards::EMPTY;
    state.gone = state.gone.or(state.supply);
    state.supply = Servers::EMPTY;
    state.phase = Phase::Resolve;
    table.reveal();
    table.tell(game, state, |_| Some(Event::Cleaned));
    state.round += 1;
    state.action = 1;
    state.supply = Server::of_level(state.round);
    let shuffled = deal(game, state, table);
    let round = state.round;
    table.tell(game, state, |_| Some(Event::RoundBegan { round, shuffled }));
    begin_action(game, state, table);
}

/// LGE-R16: if the deck runs out, what is left is dealt, the discards are shuffled, and the deal goes
/// on. Whoever kept count knows that what was left is in somebody's hand.
fn deal(game: &League, state: &mut State, table: &mut impl Table<League>) -> bool {
    let mut shuffled = false;
    for steps in 0..game.players {
        let seat = state.first.after(steps, game.players);
        let mut hand = state.deck.draw_some(HAND, table.luck(places::DECK));
        let missing = HAND - hand.len();
        if missing > 0 && !shuffled {
            shuffled = true;
            let hands = state.players.iter().map(|player| player.hand);
            state.dealt = hands.fold(hand, Cards::plus);
            state.deck = std::mem::take(&mut state.discards);
            table.reshuffled(places::DECK);
            hand = hand.plus(state.deck.draw_some(missing, table.luck(places::DECK)));
        }
        state.player_mut(seat).hand = hand;
    }
    shuffled
}

/// LGE-R21: the last damage stays where it is, since it decides ties.
fn finish(game: &League, state: &mut State, table: &mut impl Table<League>) {
    state.phase = Phase::Over;
    table.reveal();
    table.tell(game, state, |_| {
        let (winners, by_damage) = winners(game, state);
        let points = winners.first().map(|seat| state.player(seat).score);
        Some(Event::Won {
            winners,
            points: points.unwrap_or_default(),
            by_damage,
        })
    });
}

/// Who has the most points and, of those, the least damage; and whether the damage decided.
pub(crate) fn winners(game: &League, state: &State) -> (Seats, bool) {
    let key = |player: &Player| (player.score, u8::MAX - player.rack.damage());
    let players = &state.players[..usize::from(game.players)];
    let best = players.iter().map(key).max();
    let chosen = |wins: &dyn Fn(&Player) -> bool| -> Seats {
        let seats = Seat::all(game.players);
        seats.filter(|&seat| wins(state.player(seat))).collect()
    };
    let winners = chosen(&|player| Some(key(player)) == best);
    let level = chosen(&|player| Some(player.score) == best.map(|(score, _)| score));
    (winners, winners != level)
}
