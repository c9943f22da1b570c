//! The puzzle of a day, put and answered. Days are counted by whoever asks: a server has no date of its own
//! to be wrong about.

use std::net::IpAddr;
use std::sync::Arc;

use catalog::Posed;

use crate::Refusal;
use crate::aside::for_address;
use crate::hall::Hall;
use crate::wire::PuzzleAnswered;

/// The game up to there is played again, not where messages wait.
pub(crate) async fn pose(hall: &Arc<Hall>, address: IpAddr, day: i64) -> Result<Posed, Refusal> {
    let posed = for_address(hall, address, move || puzzles::of_day(day).pose());
    posed.await?.map_err(Refusal::Replay)
}

pub(crate) async fn answer(
    hall: &Arc<Hall>,
    address: IpAddr,
    day: i64,
    option: u32,
) -> Result<PuzzleAnswered, Refusal> {
    let puzzle = puzzles::of_day(day);
    let solved = for_address(hall, address, move || puzzle.judge(option)).await??;
    Ok(PuzzleAnswered {
        solved,
        record: puzzle.record().to_owned(),
    })
}
