//! Red/blue: the middle is turned up, the cards go to the piles, both sides draw, and games end.

use tabletop::{Outcome, Seat, Seats, Table};

use super::{deal, places};
use crate::cards::{Card, Defences, Handle};
use crate::state::{Duel, DuelPhase, Fought, HANDLES, Handles, Play, ROUNDS, Round, State};
use crate::{CyberWar, Event, Shown};

/// Cards drawn after a round, without the bonus.
const RED_DRAWS: usize = 4;
const BLUE_DRAWS: usize = 3;

/// All attacks are in: whatever a defence of the middle detects is stopped, in whatever order they
/// were played (CYW-R20).
pub(super) fn reveal(game: &CyberWar, state: &mut State, table: &mut impl Table<CyberWar>) {
    table.reveal();
    let duel = super::duel(state);
    let guards: Defences = duel.guards.iter().copied().collect();
    let attacks = duel.attacks.clone();
    let is_stopped = |state: &State, handle: Handle| state.link(handle).meets(guards);
    let stopped: Handles = attacks
        .iter()
        .copied()
        .filter(|&handle| is_stopped(state, handle))
        .collect();
    state.turned = state.turned.or(guards);
    let duel = super::duel(state);
    let attacked: Handles = attacks.iter().copied().collect();
    duel.stopped = duel.stopped.or(stopped);
    duel.through = duel.through.or(attacked.minus(stopped));
    table.tell(game, state, |viewer| {
        let shown = |&handle: &Handle| Shown {
            attack: game.attack(state, viewer, handle),
            caught_by: state.link(handle).and(guards),
        };
        Some(Event::Revealed {
            attacks: attacks.iter().map(shown).collect(),
        })
    });
    let duel = super::duel(state);
    let round = Round {
        attacks: attacks.into_inner().expect("the middle has four attacks"),
        guards: duel
            .guards
            .clone()
            .into_inner()
            .expect("and three defences"),
    };
    let nth = duel.rounds.len() as u8 + 1;
    duel.rounds.push(round);
    duel.attacks.clear();
    duel.guards.clear();
    // CYW-R21: they are in the discard before anyone draws.
    duel.discard = duel.discard.or(guards);
    let last = duel.rounds.is_full();
    let count = usize::from(stopped.len());
    table.tell(game, state, |_| {
        Some(Event::Fought {
            round: nth,
            stopped: count as u8,
            through: (RED_DRAWS - count) as u8,
        })
    });
    if last {
        // CYW-R22: nobody draws after the third round.
        end(game, state, table);
    } else {
        refill(game, state, count, table);
    }
}

/// Both sides draw; then the side that did worse draws one more, or both do.
fn refill(game: &CyberWar, state: &mut State, stopped: usize, table: &mut impl Table<CyberWar>) {
    red_draws(game, state, RED_DRAWS, false, table);
    blue_draws(game, state, BLUE_DRAWS, false, table);
    if stopped >= 2 {
        red_draws(game, state, 1, true, table);
    }
    if stopped <= 2 {
        blue_draws(game, state, 1, true, table);
    }
}

/// From an empty deck nothing is drawn (CYW-R25).
fn red_draws(
    game: &CyberWar,
    state: &mut State,
    count: usize,
    bonus: bool,
    table: &mut impl Table<CyberWar>,
) {
    let mut drawn = Handles::EMPTY;
    for _ in 0..count {
        if let Some(handle) = deal::deal_attack(state, table.luck(places::ATTACKS)) {
            drawn.insert(handle);
        }
    }
    let duel = super::duel(state);
    duel.row = duel.row.or(drawn);
    let seat = duel.red;
    table.tell(game, state, |viewer| {
        let attack = |handle| game.attack(state, viewer, handle);
        Some(Event::RedDrew {
            seat,
            attacks: drawn.iter().map(attack).collect(),
            bonus,
        })
    });
}

/// From an empty deck the discard is shuffled first (CYW-R21).
fn blue_draws(
    game: &CyberWar,
    state: &mut State,
    count: usize,
    bonus: bool,
    table: &mut impl Table<CyberWar>,
) {
    let mut drawn = Defences::EMPTY;
    for _ in 0..count {
        let duel = super::duel(state);
        if duel.deck.is_empty() {
            duel.deck = duel.discard;
            duel.discard = Defences::EMPTY;
            table.reshuffled(places::DEFENCES);
            table.tell(game, state, |_| Some(Event::Reshuffled));
        }
        let duel = super::duel(state);
        let defence = duel.deck.draw(table.luck(places::DEFENCES));
        let defence = defence.expect("what was drawn before is in the discard");
        duel.rack.insert(defence);
        drawn.insert(defence);
    }
    let seat = super::duel(state).blue();
    table.tell(game, state, |_| {
        Some(Event::BlueDrew {
            seat,
            defences: drawn,
            bonus,
        })
    });
}

/// The game is over: the roles are swapped for another, or it is all over (CYW-R23).
fn end(game: &CyberWar, state: &mut State, table: &mut impl Table<CyberWar>) {
    let duel = super::duel(state);
    let (red, blue) = (duel.red, duel.blue());
    let (stopped, through) = (duel.stopped, duel.through);
    let goes_on = game.setup.games() > 1 && duel.past.is_none();
    if !goes_on {
        duel.phase = DuelPhase::Over;
    }
    table.tell(game, state, |_| {
        Some(Event::GameOver {
            red,
            stopped: stopped.len(),
            through: through.len(),
        })
    });
    if !goes_on {
        let winners = outcome(super::duel(state)).winners;
        table.tell(game, state, |_| Some(Event::Won { winners }));
        return;
    }
    let cards = |pile: Handles| pile.iter().map(|handle| state.card(handle)).collect();
    let past = Fought {
        group: state.group.expect("a group was picked"),
        red,
        stopped: cards(stopped),
        through: cards(through),
    };
    state.play = Play::Duel(deal::fresh_duel(blue, Some(past)));
    match game.setup.group {
        Some(group) => {
            deal::take_deck(game, state, group);
            deal::begin(game, state, table);
        }
        None => clear_table(state),
    }
}

/// Until the new red picks a group, no attack deck is there.
fn clear_table(state: &mut State) {
    state.group = None;
    state.attacks.clear();
    state.dealt = 0;
    state.turned = Defences::EMPTY;
}

/// Attacks in each player's own piles, over all games. A single game at six each is red's; over both
/// roles a tie is shared (CYW-R23).
pub(super) fn outcome(duel: &Duel) -> Outcome {
    let mut piles = [0; 2];
    piles[duel.red.index()] += duel.through.len() as i32;
    piles[duel.blue().index()] += duel.stopped.len() as i32;
    if let Some(past) = &duel.past {
        piles[past.red.index()] += count(&past.through);
        piles[past.red.after(1, 2).index()] += count(&past.stopped);
    }
    let winners = match piles[0].cmp(&piles[1]) {
        std::cmp::Ordering::Greater => Seats::one(Seat(0)),
        std::cmp::Ordering::Less => Seats::one(Seat(1)),
        std::cmp::Ordering::Equal if duel.past.is_some() => Seats::all(2),
        std::cmp::Ordering::Equal => Seats::one(duel.red),
    };
    Outcome::new(winners, &piles)
}

fn count(pile: &[Card]) -> i32 {
    pile.len() as i32
}

const _: () = assert!(
    ROUNDS * RED_DRAWS < HANDLES,
    "attack cards of a game fit `Handles`"
);
