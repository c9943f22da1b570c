//! The puzzle of a day, put and answered. Days are counted by whoever asks: a server has no date of its own
//! to be wrong about.

use std::net::IpAddr;
use std::sync::Arc;

use catalog::Posed;

use crate::Refusal;
use crate::hall::Hall;
use crate::wire::PuzzleAnswered;

pub(crate) async fn pose(hall: &Arc<Hall>, address: IpAddr, day: i64) -> Result<Posed, Refusal> {
    let posed = work(hall, address, move || puzzles::of_day(day).pose());
    posed.await?.map_err(Refusal::Replay)
}

pub(crate) async fn answer(
    hall: &Arc<Hall>,
    address: IpAddr,
    day: i64,
    option: u32,
) -> Result<PuzzleAnswered, Refusal> {
    let puzzle = puzzles::of_day(day);
    let solved = work(hall, address, move || puzzle.judge(option)).await??;
    Ok(PuzzleAnswered {
        solved,
        record: puzzle.record().to_owned(),
    })
}

/// The game up to there is played again, not where messages wait.
async fn work<T: Send + 'static>(
    hall: &Arc<Hall>,
    address: IpAddr,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Refusal> {
    let turn = hall.thinkers.turn(address, "").await;
    let done = tokio::task::spawn_blocking(move || {
        let done = work();
        drop(turn);
        done
    });
    // What panicked is in the log.
    done.await.map_err(|_| Refusal::Trouble)
}
