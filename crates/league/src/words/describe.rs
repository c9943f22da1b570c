//! The table in sentences, and what decided the game.

use tabletop::{Arg, Phrase, Score, Seat, Standing};

use super::aids::player_aid;
use super::event::won;
use super::{card, cards, colour, list, server, text};
use crate::League;
use crate::cards::{Colour, LEVELS};
use crate::imagine::known;
use crate::rules::round::winners;
use crate::state::Phase;
use crate::view::{PlayerView, ServerView, View};

pub(super) fn describe(view: &View) -> Vec<Phrase> {
    let say = |key: &str| text(&format!("describe-{key}"));
    let mut lines = vec![
        say("round")
            .with("round", view.round)
            .with("action", view.action)
            .with("actions", view.actions),
        say("supply").with(
            "servers",
            list(view.supply.iter().map(|&it| server(it)).collect()),
        ),
    ];
    for (index, player) in view.players.iter().enumerate() {
        lines.extend(describe_player(Seat(index as u8), player));
    }
    if let Some(servers) = &view.dummy {
        let dummy = || Arg::from(text("dummy"));
        lines.extend(describe_servers(dummy, servers));
    }
    if let Some(me) = view.me {
        let hand = view.players[me.index()].hand.known();
        lines.push(say("hand").with("cards", cards(hand)));
    }
    lines
}

fn describe_player(seat: Seat, player: &PlayerView) -> Vec<Phrase> {
    let track = Colour::ALL.map(|own| {
        text("describe-defence-in")
            .with("colour", colour(own))
            .with("defence", player.track[own.index()])
    });
    let mut lines = vec![
        text("describe-player")
            .with("player", seat)
            .with("points", i32::from(player.score))
            .with("cards", player.hand.len())
            .with("track", list(track.to_vec())),
    ];
    if !player.defences.is_empty() {
        let up = player.defences.iter().map(|defence| match defence.tapped {
            true => text("describe-tapped").with("card", card(defence.card)),
            false => card(defence.card),
        });
        lines.push(
            text("describe-defences")
                .with("player", seat)
                .with("cards", list(up.collect())),
        );
    }
    lines.extend(describe_servers(|| Arg::Seat(seat), &player.servers));
    lines
}

fn describe_servers(owner: impl Fn() -> Arg, servers: &[ServerView]) -> Vec<Phrase> {
    let describe = |seen: &ServerView| {
        let spots = seen.server.spots().iter().zip(&seen.damage);
        let spots = spots.map(|(&own, &damage)| {
            text("describe-spot")
                .with("colour", colour(own))
                .with("damage", damage)
        });
        text("describe-server")
            .with("player", owner())
            .with("server", server(seen.server))
            .with("spots", list(spots.collect()))
    };
    servers.iter().map(describe).collect()
}

/// The points so far, and those that the round would bring if it ended now.
pub(super) fn standing(view: &View) -> Standing {
    let state = known(view);
    let score = |seat: usize| {
        let player = state.player(Seat(seat as u8));
        let points = i32::from(player.score);
        if view.phase == Phase::Over {
            return Score::points(points);
        }
        let says = text("standing")
            .with("points", points)
            .with("coming", player_aid(player).at_round_end());
        Score::new(points, says)
    };
    Standing::new(text("standing-goal"), (0..view.players.len()).map(score))
        .round(view.round, Some(LEVELS.into()))
}

pub(super) fn verdict(game: &League, view: &View) -> Vec<Phrase> {
    if view.phase != Phase::Over {
        return Vec::new();
    }
    let state = known(view);
    let (winners, by_damage) = winners(game, &state);
    let winners: Vec<Seat> = winners.iter().collect();
    let points = winners.first().map(|&seat| state.player(seat).score);
    vec![won(&winners, points.unwrap_or_default(), by_damage)]
}
