//! Work spread over threads.

use std::num::NonZero;
use std::ops::{ControlFlow, Range};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

use crate::LabError;

/// Is told now and then, from any thread, how many games are done; may stop the rest.
pub type Progress<'a> = &'a (dyn Fn(u64) -> ControlFlow<()> + Sync);

/// More than any machine has use for; what is asked for beyond it changes no result.
const THREADS: usize = 1024;

/// Does `work` on every piece of `0..count`. Each thread takes the next piece of up to `piece`
/// when it is done with the last, so a slow game holds up nobody; what each has gathered comes
/// back in no particular order.
pub(crate) fn spread<T: Default + Send>(
    count: u64,
    piece: u64,
    threads: usize,
    progress: Progress<'_>,
    work: impl Fn(Range<u64>, &mut T) + Sync,
) -> Result<Vec<T>, LabError> {
    let next = AtomicU64::new(0);
    let done = AtomicU64::new(0);
    let stopped = AtomicBool::new(false);
    let gather = || {
        let mut gathered = T::default();
        while !stopped.load(Ordering::Relaxed) {
            let start = next.fetch_add(piece, Ordering::Relaxed);
            if start >= count {
                break;
            }
            let end = count.min(start + piece);
            work(start..end, &mut gathered);
            let done = done.fetch_add(end - start, Ordering::Relaxed) + (end - start);
            if progress(done).is_break() {
                stopped.store(true, Ordering::Relaxed);
            }
        }
        gathered
    };
    let gathered = thread::scope(|scope| {
        let others: Vec<_> = (1..resolved(threads, count.div_ceil(piece)))
            .map(|_| scope.spawn(gather))
            .collect();
        let mut all = vec![gather()];
        all.extend(
            others
                .into_iter()
                .map(|other| other.join().expect("games do not panic")),
        );
        all
    });
    if done.load(Ordering::Relaxed) < count {
        return Err(LabError::Stopped);
    }
    Ok(gathered)
}

/// How many threads to work with: no more than there are pieces to take.
fn resolved(threads: usize, pieces: u64) -> usize {
    let threads = match threads {
        0 => thread::available_parallelism().map_or(1, NonZero::get),
        threads => threads.min(THREADS),
    };
    usize::try_from(pieces).map_or(threads, |pieces| threads.min(pieces))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(count: u64, piece: u64, threads: usize) -> Vec<u64> {
        let gathered = spread(
            count,
            piece,
            threads,
            &|_| ControlFlow::Continue(()),
            |range, seen: &mut Vec<u64>| seen.extend(range),
        );
        let mut all: Vec<u64> = gathered.unwrap().concat();
        all.sort_unstable();
        all
    }

    #[test]
    fn everything_is_done_once() {
        for (count, piece, threads) in [(0, 1, 1), (10, 3, 1), (1000, 7, 3), (5, 100, 2)] {
            assert_eq!(all(count, piece, threads), (0..count).collect::<Vec<_>>());
        }
    }

    #[test]
    fn no_more_threads_are_started_than_have_work() {
        assert_eq!(resolved(usize::MAX, 5), 5);
        assert_eq!(resolved(usize::MAX, u64::MAX), THREADS);
        assert_eq!(all(10, 1, usize::MAX), (0..10).collect::<Vec<_>>());
    }

    #[test]
    fn it_can_be_stopped() {
        let enough = |done| match done {
            0..50 => ControlFlow::Continue(()),
            _ => ControlFlow::Break(()),
        };
        let stopped = spread(1000, 10, 1, &enough, |range, sum: &mut u64| {
            *sum += range.end - range.start;
        });
        assert_eq!(stopped, Err(LabError::Stopped));
    }
}
