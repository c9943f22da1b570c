//! How games begin: the attack deck is shuffled, and cards are laid out.

use arrayvec::ArrayVec;
use tabletop::{Chance, Game, Sealed, Seat, Table};

use super::{choose, places};
use crate::attack::DEFENCES;
use crate::cards::{Defence, Defences, Handle};
use crate::setup::Mode;
use crate::state::{
    Draft, DraftPhase, Drafted, Duel, DuelPhase, FIVE, Fought, Handles, MAX_GAMES, MAX_PLAYERS,
    Play, Solo, SoloPhase, State,
};
use crate::{CyberWar, Event, solver};

/// Shuffles after which an unfair deck is played (CYW-R11).
const TRIES: u32 = 1_000;

pub(crate) fn first(game: &CyberWar, table: &mut impl Table<CyberWar>) -> State {
    let play = match game.setup.mode {
        Mode::Solo { .. } => Play::Solo(Solo {
            phase: SoloPhase::Choose,
            chosen: ArrayVec::new(),
            answers: ArrayVec::new(),
            hint: None,
            unfair: false,
        }),
        Mode::Draft { .. } => Play::Draft(fresh_draft(ArrayVec::new())),
        Mode::Duel { .. } => Play::Duel(fresh_duel(Seat(0), None)),
    };
    let mut state = State {
        group: None,
        links: game.setup.pool.links.clone(),
        attacks: ArrayVec::new(),
        dealt: 0,
        turned: Defences::EMPTY,
        play,
    };
    if let Some(group) = game.setup.group {
        take_deck(game, &mut state, group);
        begin(game, &mut state, table);
    }
    state
}

/// A group's cards, none of them dealt.
pub(super) fn take_deck(game: &CyberWar, state: &mut State, group: u8) {
    state.group = Some(group);
    state.attacks = game.setup.pool.decks[usize::from(group)].cards.clone();
    state.dealt = 0;
    state.turned = Defences::EMPTY;
}

/// The group is known and its deck is there.
pub(super) fn begin(game: &CyberWar, state: &mut State, table: &mut impl Table<CyberWar>) {
    table.reshuffled(places::ATTACKS);
    table.reshuffled(places::DEFENCES);
    match &mut state.play {
        Play::Solo(_) => begin_solo(game, state, table),
        Play::Draft(_) => begin_draft(game, state, table),
        Play::Duel(_) => begin_duel(game, state, table),
    }
}

fn tell_dealt(game: &CyberWar, state: &State, nth: usize, table: &mut impl Table<CyberWar>) {
    table.tell(game, state, |_| {
        Some(Event::Dealt {
            group: game.group_name(state.group?),
            game: nth as u8,
            games: game.setup.games(),
        })
    });
}

fn begin_solo(game: &CyberWar, state: &mut State, table: &mut impl Table<CyberWar>) {
    let Mode::Solo { as_dealt, .. } = game.setup.mode else {
        unreachable!("a solo game is played by a solo table");
    };
    let is_fair = |state: &State| {
        state
            .attacks
            .chunks(FIVE)
            .all(|five| solver::can_be_stopped(five.iter().map(|card| state.links[card.index()])))
    };
    let tries = if as_dealt { 1 } else { TRIES };
    let mut fair = false;
    for _ in 0..tries {
        table.luck(places::ATTACKS).shuffle(&mut state.attacks);
        fair = as_dealt || is_fair(state);
        if fair {
            break;
        }
    }
    if let Play::Solo(solo) = &mut state.play {
        solo.unfair = !fair;
    }
    tell_dealt(game, state, 1, table);
    if !fair {
        table.tell(game, state, |_| Some(Event::Unfair));
    }
    choose::lay_out(game, state, table);
}

#[inline]
pub(super) fn fresh_draft(games: ArrayVec<Drafted, MAX_GAMES>) -> Draft {
    Draft {
        phase: DraftPhase::Keep,
        turn: 0,
        packets: std::array::from_fn(|_| ArrayVec::new()),
        choices: [Sealed::EMPTY; MAX_PLAYERS],
        dropped: std::array::from_fn(|_| ArrayVec::new()),
        games,
    }
}

fn begin_draft(game: &CyberWar, state: &mut State, table: &mut impl Table<CyberWar>) {
    for _ in 0..FIVE {
        deal_attack(state, table.luck(places::ATTACKS));
    }
    let mut defences: [Defence; DEFENCES] = std::array::from_fn(|defence| Defence(defence as u8));
    table.luck(places::DEFENCES).shuffle(&mut defences);
    let (each, _) = Draft::sizes(game.seats());
    let Play::Draft(draft) = &mut state.play else {
        unreachable!("a draft is dealt");
    };
    for (packet, cards) in draft.packets.iter_mut().zip(defences.chunks(each)) {
        packet.clear();
        packet.extend(cards.iter().copied());
    }
    let nth = draft.games.len() + 1;
    tell_dealt(game, state, nth, table);
    tell_laid(game, state, table);
}

pub(super) fn fresh_duel(red: Seat, past: Option<Fought>) -> Duel {
    Duel {
        phase: DuelPhase::Pick,
        red,
        row: Handles::EMPTY,
        rack: Defences::EMPTY,
        attacks: ArrayVec::new(),
        guards: ArrayVec::new(),
        deck: Defences::FULL,
        discard: Defences::EMPTY,
        stopped: Handles::EMPTY,
        through: Handles::EMPTY,
        rounds: ArrayVec::new(),
        past,
    }
}

fn begin_duel(game: &CyberWar, state: &mut State, table: &mut impl Table<CyberWar>) {
    let attacks: Handles = (0..FIVE)
        .filter_map(|_| deal_attack(state, table.luck(places::ATTACKS)))
        .collect();
    let Play::Duel(duel) = &mut state.play else {
        unreachable!("a game of red and blue is dealt");
    };
    duel.phase = DuelPhase::Play;
    duel.row = attacks;
    for _ in 0..FIVE {
        let defence = duel.deck.draw(table.luck(places::DEFENCES));
        duel.rack.insert(defence.expect("there are twelve"));
    }
    let (nth, seat, defences) = (1 + usize::from(duel.past.is_some()), duel.blue(), duel.rack);
    tell_dealt(game, state, nth, table);
    tell_laid(game, state, table);
    table.tell(game, state, |_| Some(Event::Racked { seat, defences }));
}

/// The first five attacks lie on the table.
fn tell_laid(game: &CyberWar, state: &State, table: &mut impl Table<CyberWar>) {
    table.tell(game, state, |viewer| {
        let five = (0..state.dealt).map(Handle);
        Some(Event::Laid {
            round: 1,
            attacks: five
                .map(|handle| game.attack(state, viewer, handle))
                .collect(),
        })
    });
}

/// Draws an attack: any of those left is as likely as another, so the deck need not lie in an order.
pub(super) fn deal_attack(state: &mut State, chance: &mut Chance) -> Option<Handle> {
    let left = state.left();
    if left == 0 {
        return None;
    }
    let next = usize::from(state.dealt);
    let drawn = next + chance.below(left as u32) as usize;
    state.attacks.swap(next, drawn);
    state.dealt += 1;
    Some(Handle(next as u8))
}

#[cfg(test)]
mod tests {
    use laws::Scenario;
    use tabletop::{Config, Viewer};

    use super::*;

    /// CYW-R11
    #[test]
    fn a_deck_that_cannot_be_shuffled_fairly_is_played_and_the_player_is_told() {
        let mut game = CyberWar::new(&Config::new(1)).unwrap();
        let pool = &mut game.setup.pool;
        // Ten attacks, each with a defence of its own: no four stop five of them.
        pool.decks[0].cards.truncate(10);
        for (defence, card) in Defence::all().zip(&pool.decks[0].cards) {
            pool.links[card.index()] = Defences::one(defence);
        }
        let table = Scenario::opening_of(game, "unfair");
        assert!(table.events(Viewer::Seat(Seat(0))).contains(&Event::Unfair));
        let Play::Solo(solo) = &table.state().play else {
            panic!("this is solo");
        };
        assert!(solo.unfair && solo.phase == SoloPhase::Choose);
    }
}
