//! A game looked back upon, its decisions judged on several threads.

use std::sync::Mutex;

use catalog::{Finding, Review, Reviewing};

use crate::LabError;
use crate::spread::{Progress, spread};

/// Does all pieces of a review; the same whatever the number of threads.
pub fn review(work: Reviewing, threads: usize, progress: Progress<'_>) -> Result<Review, LabError> {
    let Reviewing { pieces, finish } = work;
    let pieces: Vec<Mutex<Option<catalog::Piece>>> = pieces
        .into_iter()
        .map(|piece| Mutex::new(Some(piece)))
        .collect();
    let count = pieces.len() as u64;
    let found = spread(
        count,
        1,
        threads,
        progress,
        |range, found: &mut Vec<Finding>| {
            for nth in range {
                let piece = pieces[nth as usize]
                    .lock()
                    .ok()
                    .and_then(|mut it| it.take());
                found.extend(piece.map(|piece| piece()));
            }
        },
    )?;
    Ok(finish(found.concat()))
}
