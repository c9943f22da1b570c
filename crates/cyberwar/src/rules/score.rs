//! Draft: everything is turned up, and who stops most attacks wins.

use tabletop::{Game, Outcome, Seat, Seats, Table};

use super::{deal, places};
use crate::cards::{Defences, Handle};
use crate::state::{Draft, DraftPhase, Drafted, FIVE, MAX_PLAYERS, Play, State};
use crate::{CyberWar, Event, Shown};

/// By seat.
type Scores = [u8; MAX_PLAYERS];

pub(super) fn reveal(game: &CyberWar, state: &mut State, table: &mut impl Table<CyberWar>) {
    table.reveal();
    let players = game.seats();
    let draft = super::draft(state);
    draft.phase = DraftPhase::Revealed;
    let teams: [Defences; MAX_PLAYERS] = std::array::from_fn(|seat| {
        if seat < usize::from(players) {
            draft.team(Seat(seat as u8), players)
        } else {
            Defences::EMPTY
        }
    });
    state.turned = teams.iter().fold(state.turned, |all, &team| all.or(team));
    tell_revealed(game, state, table);
    // CYW-R7: an attack that several of one's defences detect counts once.
    let five = (0..FIVE as u8).map(Handle);
    let score = |team: Defences| {
        let stopped = five
            .clone()
            .filter(|&handle| state.link(handle).meets(team));
        stopped.count() as u8
    };
    let scores: Scores = teams.map(score);
    for seat in Seat::all(players) {
        table.tell(game, state, |_| {
            Some(Event::Scored {
                seat,
                defences: teams[seat.index()],
                score: scores[seat.index()],
            })
        });
    }
    let winners = break_tie(game, state, &teams, leaders(game, &scores), table);
    let result = Drafted {
        attacks: std::array::from_fn(|handle| state.card(Handle(handle as u8))),
        teams,
        scores,
        extra: state.dealt - FIVE as u8,
        winners,
    };
    end(game, state, result, table);
}

fn tell_revealed(game: &CyberWar, state: &State, table: &mut impl Table<CyberWar>) {
    table.tell(game, state, |viewer| {
        let shown = |handle| shown(game, state, viewer, handle);
        Some(Event::Revealed {
            attacks: (0..state.dealt).map(Handle).map(shown).collect(),
        })
    });
}

fn shown(game: &CyberWar, state: &State, viewer: tabletop::Viewer, handle: Handle) -> Shown {
    Shown {
        attack: game.attack(state, viewer, handle),
        caught_by: state.link(handle).and(state.turned),
    }
}

fn leaders(game: &CyberWar, scores: &Scores) -> Seats {
    let most = scores.iter().max();
    Seat::all(game.seats())
        .filter(|seat| scores.get(seat.index()) == most)
        .collect()
}

/// One more attack at a time among those who lead, until one is left or the deck is empty (CYW-R15).
fn break_tie(
    game: &CyberWar,
    state: &mut State,
    teams: &[Defences; MAX_PLAYERS],
    mut leaders: Seats,
    table: &mut impl Table<CyberWar>,
) -> Seats {
    while leaders.len() > 1 {
        let Some(handle) = deal::deal_attack(state, table.luck(places::ATTACKS)) else {
            break;
        };
        let link = state.link(handle);
        let stop = leaders
            .iter()
            .filter(|seat| link.meets(teams[seat.index()]));
        let stopped_by: Seats = stop.collect();
        table.tell(game, state, |viewer| {
            Some(Event::TieBreak {
                attack: shown(game, state, viewer, handle),
                leaders,
                stopped_by,
            })
        });
        if !stopped_by.is_empty() {
            leaders = stopped_by;
        }
    }
    leaders
}

/// The game is over; another is dealt unless the whole draft is decided.
fn end(game: &CyberWar, state: &mut State, result: Drafted, table: &mut impl Table<CyberWar>) {
    let winners = result.winners;
    let draft = super::draft(state);
    let nth = draft.games.len() as u8 + 1;
    let mut games = draft.games.clone();
    games.push(result);
    let won = |event_winners| Event::GameWon {
        game: nth,
        winners: event_winners,
    };
    if !is_decided(game, &games) {
        table.tell(game, state, |_| Some(won(winners)));
        let group = state.group.expect("a draft's group is chosen by its table");
        state.play = Play::Draft(deal::fresh_draft(games));
        deal::take_deck(game, state, group);
        deal::begin(game, state, table);
        return;
    }
    draft.games = games;
    draft.phase = DraftPhase::Over;
    if game.setup.games() > 1 {
        table.tell(game, state, |_| Some(won(winners)));
    }
    let overall = match &state.play {
        Play::Draft(draft) => outcome(game, draft).winners,
        Play::Solo(_) | Play::Duel(_) => winners,
    };
    table.tell(game, state, |_| Some(Event::Won { winners: overall }));
}

/// Somebody has won two games, or three have been played (CYW-R16).
fn is_decided(game: &CyberWar, games: &[Drafted]) -> bool {
    let enough = game.setup.games() / 2 + 1;
    games.len() == usize::from(game.setup.games())
        || Seat::all(game.seats()).any(|seat| wins(games, seat) >= enough)
}

fn wins(games: &[Drafted], seat: Seat) -> u8 {
    games
        .iter()
        .filter(|game| game.winners.contains(seat))
        .count() as u8
}

/// Most games won; then most attacks stopped in all games, tie-break cards not counted; then shared
/// (CYW-R16).
pub(super) fn outcome(game: &CyberWar, draft: &Draft) -> Outcome {
    let games = &draft.games;
    let stopped = |seat: Seat| {
        games
            .iter()
            .map(|game| game.scores[seat.index()])
            .sum::<u8>()
    };
    if let [only] = &games[..]
        && game.setup.games() == 1
    {
        let scores: Vec<i32> = Seat::all(game.seats())
            .map(|seat| stopped(seat).into())
            .collect();
        return Outcome::new(only.winners, &scores);
    }
    let standing = |seat: Seat| (wins(games, seat), stopped(seat));
    let best = Seat::all(game.seats()).map(standing).max();
    let winners = Seat::all(game.seats()).filter(|&seat| Some(standing(seat)) == best);
    let scores: Vec<i32> = Seat::all(game.seats())
        .map(|seat| wins(games, seat).into())
        .collect();
    Outcome::new(winners.collect(), &scores)
}
