//! What it costs to show a move to everyone at the table, without wire and store:
//! `cargo bench -p catalog [GAME]`. A game named alone is played for a while, for a profile.
//!
//! Each figure is the best of many games: other work on the machine only ever slows one down.
#![allow(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a bench says what it found"
)]

use std::time::{Duration, Instant};

use catalog::{AnyMatch, Detail, Drawn};
use serde_json::value::RawValue;
use tabletop::{By, Chance, Config, Seat, Seed, Viewer};

const RUNS: Duration = Duration::from_secs(2);

fn main() {
    let named = std::env::args().nth(1).filter(|arg| !arg.starts_with('-'));
    for info in catalog::games() {
        if named.as_deref().is_some_and(|named| named != info.id) {
            continue;
        }
        let config = Config::new(2.clamp(info.players.min, info.players.max));
        let seed = Seed::from_text("moves");
        let open = || catalog::open(info.id, &config, seed).unwrap();
        let moves = moves(open());
        let (mut best, mut bytes) = (Duration::MAX, 0);
        let began = Instant::now();
        while began.elapsed() < RUNS {
            let game = open();
            let start = Instant::now();
            bytes = play(game, &moves);
            best = best.min(start.elapsed());
        }
        let count = moves.len() as f64;
        println!(
            "{:>10} {}p: {:>6.2} µs and {:>5.0} bytes a move ({count} moves)",
            info.id,
            config.players,
            best.as_secs_f64() * 1e6 / count,
            bytes as f64 / count,
        );
    }
}

type Moves = Vec<(Seat, Box<RawValue>)>;

/// A game at random.
fn moves(mut game: Box<dyn AnyMatch>) -> Moves {
    let mut dice = Chance::new(Seed::from_text("dice"));
    let mut moves = Vec::new();
    while let Some(seat) = game.awaited().first() {
        let menu = game.scene(Viewer::Seat(seat)).menu;
        let allowed: Vec<_> = menu.iter().filter(|choice| choice.no.is_none()).collect();
        let action = dice.pick(&allowed).answer();
        game.act(seat, &action, By::Person, &[]).unwrap();
        moves.push((seat, action));
    }
    moves
}

/// The same again, with every player looking on; how many bytes that comes to.
fn play(mut game: Box<dyn AnyMatch>, moves: &Moves) -> usize {
    let viewers: Vec<Viewer> = Seat::all(game.seats()).map(Viewer::Seat).collect();
    let mut faces: Vec<Drawn> = viewers
        .iter()
        .map(|&viewer| game.draw(viewer, None))
        .collect();
    let mut bytes = 0;
    for (seat, action) in moves {
        let step = game.act(*seat, action, By::Person, &viewers).unwrap();
        let mut told: Vec<Vec<_>> = viewers.iter().map(|_| Vec::new()).collect();
        for (viewer, frame) in step.frames {
            told[viewer.seat().unwrap().index()].push(frame);
        }
        for ((viewer, face), frames) in viewers.iter().zip(&mut faces).zip(told) {
            let last = frames.last().map_or(face.seen(), |frame| &frame.seen);
            let next = game.draw(*viewer, Some(last));
            let said = face.go_on(&frames, &next, Detail::Changes);
            bytes += serde_json::to_vec(&said).unwrap().len();
            *face = next;
        }
    }
    bytes
}
